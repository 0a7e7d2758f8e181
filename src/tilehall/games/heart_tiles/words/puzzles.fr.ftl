### Puzzles of Heart Tiles: their themes, tasks and answers.
###
### A theme has at most 40 characters, a task 100.

theme-win = Le tour qui gagne
theme-most = Le plus de points
theme-wind = Avec le Vent
theme-recycle = Avec le Recyclage
theme-shield = Avec le Bouclier

puzzle-win = La partie peut finir à ce tour. Gagnez-la.
    .praise = Vous gagnez. Aucun autre tour ne le permet.
    .otherwise = Cela ne gagne pas. Comptez les points sur les cases : un seul tour vous met en tête à la fin de la partie.
puzzle-score = Gagnez { points } sur l’adversaire à ce tour. Ce que l’autre camp perd compte aussi.
    .praise = { points } : le deuxième meilleur tour en rapporte { $second }.
    .otherwise = Un tour vous fait gagner { points } sur l’adversaire. Ce que vous lui prenez compte aussi.
    .second = { $second ->
        [one] { $second } point
       *[other] { $second } points
    } : le deuxième meilleur tour. { puzzle-score.otherwise }
