### Miners in lists and headings.

title = Miners
summary = Creusez du départ vers trois destinations : de l’or pour chacune, et pour chaque carte du chemin.
unit = pièces d’or
    .amount = { $count } { $count ->
        [one] pièce d’or
       *[other] pièces d’or
    }
default-turn = la première carte qui peut l’être est posée ; sinon, une carte est défaussée
aim = Creusez jusqu’à l’or

## Modes

mode-all-destinations = Toutes les destinations
    .summary = Creusez jusqu’à ce que les trois destinations soient atteintes.
mode-first-destination = Première destination
    .summary = La première destination termine la partie.

## Options

option-goal = Fin de partie
    .description = Ce qui termine la partie.
    .value-all = Les trois destinations
    .value-first = La première destination
option-keep-open = La voie reste libre
    .description = Personne ne peut poser une carte qui coupe l’accès à une destination.

## Endings

ending-goal = Les destinations sont atteintes.
ending-dead = Plus aucune carte ne va dans la mine.
ending-stuck = La pioche est vide, et personne ne pouvait poser de carte.

## Greetings of bots, by level

greeting-first = L’or, c’est par où ?
greeting-easy = Je creuse au plus près.
greeting-medium = Attention : je surveille qui joue après moi.
greeting-strong = Je n’ouvre jamais la voie aux autres.
greeting-hard = Il y a des voies qu’il vaut mieux fermer.
greeting-master = Je sais ce que vous n’avez pas en main.
