### 4ascend in lists and headings.

title = 4ascend
summary = Alignez quatre pierres pour attaquer ; répondez aussitôt aux attaques ; préservez vos PV.
unit = PV restants
    .amount = { $count } PV
default-turn = une pierre est posée sur la première case libre
aim = Alignez quatre pierres

## Modes

mode-hp-15 = 15 PV
    .summary = Un combat court.
mode-hp-20 = 20 PV
    .summary = Le combat habituel.
mode-hp-30 = 30 PV
    .summary = Un long combat.

## Options

option-hp = PV
    .description = PV de chaque camp au départ.
option-plants-start = Plantes au départ
    .description = Plantes qui poussent avant le premier coup.
option-sprout-every = Délai entre les pousses
    .description = Coups tranquilles après lesquels des plantes poussent ; 0 : jamais.
option-sprout = Pousses
    .description = Plantes qui poussent alors.
option-regrow = Repousse
    .description = Plantes qui poussent une fois chaque attaque résolue.
option-max-turns = Limite de tours
    .description = Tours après lesquels la partie s’arrête ; 0 : pas de limite.
option-on-limit = Résultat à la limite
    .description = Qui gagne quand la limite de tours est atteinte ou que le plateau est plein.
    .value-hp = Qui a le plus de PV gagne
    .value-draw = Match nul

## Endings

ending-hp = Un camp n’a plus de PV.
ending-limit = Le nombre de pierres convenu est posé.
ending-full = Le plateau est plein.

## Greetings of bots, by level

greeting-first = Quatre alignées, et ça attaque, paraît-il.
greeting-easy = J’aime les alignements. Pas vous ?
greeting-medium = Gare à mes alignements de trois.
greeting-strong = D’abord les plantes, ensuite les pierres.
greeting-hard = Deux menaces à la fois, c’est une de trop pour vous.
greeting-master = Ce plateau, je l’ai déjà vu se remplir.
