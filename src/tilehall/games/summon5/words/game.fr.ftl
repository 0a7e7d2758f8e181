### SUMMON5 in lists and headings.

title = SUMMON5
summary = Tissez des Fils runiques en séquences dont la somme est un multiple du Nombre sacré.
default-turn = le premier tour qui rapporte est tissé
aim = Des multiples de { $sacred }
unit = d’énergie
    .amount = { $count } points d’Énergie mystique

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

## Options

option-sacred = Nombres sacrés
    .description = Une somme multiple de l’un d’eux rapporte.
option-board = Métier
    .description = La taille du métier ; avec le petit, la partie est plus rapide.
    .value-15 = 15 sur 15
    .value-11 = 11 sur 11
option-hand = Réserve de fils
    .description = Fils runiques d’une Réserve de fils pleine ; 32 au plus pour toutes ensemble.
option-endgame = Fin de partie
    .description = Ce qui se passe quand la pioche est vide.
    .value-last-round = Finir la manche, puis une autre
    .value-round = Finir la manche
    .value-pile = S’arrêter aussitôt
    .value-play-out = Jusqu’à une Réserve de fils vide
option-target-score = Objectif
    .description = L’Énergie mystique qui termine la partie ; 0 : pas d’objectif.
option-perfect-bonus = Bonus de partie parfaite
    .description = Énergie pour une Réserve de fils vide pour de bon.
option-strict = Strict
    .description = Toute séquence formée doit être un multiple d’un Nombre sacré.
option-progressive = Progressif
    .description = Les séquences rapportent davantage à chaque manche finie.
option-patterns = Motifs
    .description = Bonus pour les séquences d’au moins trois qui rapportent : palindromes, suites de un en un, nombres égaux.
option-multipliers = Multiplicateurs
    .description = Multiplicateurs des Fils runiques 0 à 9 ; le plus grand d’une séquence multiplie ce qu’elle rapporte.
    .place = Fil { $place }
option-obstacles = Obstacles
    .description = Cases bloquées : elles arrêtent les séquences.
option-portals = Portails
    .description = Portails sur le métier : ils valent 0 et doublent ce que rapporte une séquence.

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
