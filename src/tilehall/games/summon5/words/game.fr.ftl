### SUMMON5 in lists and headings.

title = SUMMON5
summary = Tissez des Fils runiques en séquences dont la somme est un multiple du Nombre sacré.
default-turn = le premier tour qui rapporte est tissé
aim = Faites des sommes de { $sacred }

## Modes

mode-sacred-5 = Sacré 5
    .summary = Les sommes de 5, 10, 15, etc. rapportent.
mode-sacred-3 = Sacré 3
    .summary = Les sommes de 3, 6, 9, etc. rapportent.
mode-sacred-7 = Sacré 7
    .summary = Les sommes de 7, 14, 21, etc. rapportent.
mode-mixed-paths = Voies mêlées
    .summary = Les multiples de 3, de 5 et de 7 rapportent tous.
mode-small-loom = Petit métier
    .summary = Une partie plus rapide sur un Grand Métier de 11 cases sur 11.
mode-obstacles = Obstacles
    .summary = Dix nœuds dans l’étoffe arrêtent les séquences.
mode-portals = Portails
    .summary = Quatre portails doublent ce qui les traverse.

## Endings

ending-pile = Les Fils runiques sont épuisés.
ending-stuck = Quelqu’un ne pouvait plus tisser.
ending-target = L’Énergie mystique convenue est atteinte.

## Greetings of bots, by level

greeting-first = Deux fils, trois fils, ça ira bien.
greeting-easy = Les petites sommes finissent par compter.
greeting-medium = De temps en temps, j’en trouve une longue.
greeting-strong = Je prends tous les points que je peux.
greeting-hard = Ce que je vous laisse compte aussi.
greeting-master = Je pense à votre prochaine main.
