### Puzzles of Miners: their themes, tasks and answers.
###
### A theme has at most 40 characters, a task 100.

theme-keep-out = Barrer la route
theme-way-in = La seule entrée
theme-gold = Le plus d’or

puzzle-keep-out = Empêchez le prochain nain d’atteindre une destination, quelle que soit sa carte.
    .praise = Le prochain nain ne peut atteindre aucune destination, quelle que soit sa carte.
    .otherwise = D’ici, une carte encore en jeu atteint une destination. Une seule case barre la route à toutes.
puzzle-way-in = Une destination peut être atteinte, depuis une seule case. Atteignez-la.
    .praise = La seule entrée : aucune autre case ne mène dans une destination.
    .otherwise = Une destination pouvait être atteinte avec l’une de vos cartes.
puzzle-gold = Gagnez le plus d’or possible avec une seule carte : { $gold }.
    .praise = { $gold } { $gold ->
            [one] pièce d’or
           *[other] pièces d’or
        }. La deuxième meilleure case en rapporte { $second }.
    .otherwise = Avec une seule carte, on peut gagner { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    }.
