### Puzzles of Heart Tiles: their themes, tasks and answers.
###
### A theme has at most 40 characters. A task has at most 100, because it is read beside the board, on phones too. The other
### texts are answers: .praise to the solution, .otherwise to other tries.

theme-win = The turn that wins
theme-most = The most points
theme-wind = With Wind
theme-recycle = With Recycle
theme-shield = With Shield

puzzle-win = The game can end with this turn. Win it.
    .praise = You win. No other turn does.
    .otherwise = That does not win. Count the points on the tiles: one turn puts you ahead when the game ends.
# $points is what the best turn brings, $second what the next best turn brings.
puzzle-score = Get { points } further ahead with this turn. What the other side loses counts too.
    .praise = { points }: the next best turn brings { $second }.
    .otherwise = One turn brings you { points } further ahead. What you take from the other side counts too.
    .second = { $second ->
        [one] { $second } point
       *[other] { $second } points
    }: the second best. { puzzle-score.otherwise }
