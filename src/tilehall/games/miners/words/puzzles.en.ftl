### Puzzles of Miners: their themes, tasks and answers.
###
### A theme has at most 40 characters. A task has at most 100, because it is read beside the board, on phones too. The other
### texts are answers: .praise to the solution, .otherwise to other tries.

theme-keep-out = Keep them out
theme-way-in = The only way in
theme-gold = The most gold

puzzle-keep-out = Lay a card so that the next dwarf cannot reach a destination, whatever card they hold.
    .praise = Now the next dwarf cannot reach a destination, whatever card they hold.
    .otherwise = A card that is still out reaches a destination from here. One cell keeps them all out.
puzzle-way-in = A destination can be reached, from one cell only. Reach it.
    .praise = The only way in: no other cell leads into a destination.
    .otherwise = A destination could be reached with one of your cards.
puzzle-gold = Earn the most gold that you can with one card: { $gold }.
    .praise = { $gold } gold. The next best cell earns { $second }.
    .otherwise = { $gold } gold can be earned with one card.
