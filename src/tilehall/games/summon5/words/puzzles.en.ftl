### Puzzles of SUMMON5: their themes, tasks and answers.
###
### A theme has at most 40 characters. A task has at most 100, because it is read beside the board, on phones too. The other
### texts are answers: .praise to the solution, .otherwise to other tries.

theme-most = The best score
theme-few-threads = One or two Rune Threads
theme-five-threads = Five Rune Threads at once

puzzle-score = Score the most that your Rune Threads can: { $points } energy in this turn.
    .praise = { $points } energy. The next best turn scores { $second }.
    .otherwise = { $points } energy can be scored in this turn, with { $threads ->
        [one] { $threads } Rune Thread
       *[other] { $threads } Rune Threads
    }.
    .second = { $second } energy: the second best turn there is. One scores { $points }.
