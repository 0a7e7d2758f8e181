### Puzzles of Rummikub: their themes, tasks and answers.
###
### A theme has at most 40 characters. A task has at most 100, because it is read beside the board, on phones too. The other
### texts are answers: .praise to the solution, .otherwise to other tries.

theme-everything = Lay everything
theme-most = Lay the most
theme-joker = Free a joker
theme-opening = Open with the most

puzzle-lay-all = Lay all your { $tiles } tiles, and win.
    .praise = The rack is empty: the turn that wins.
    .otherwise = All { $tiles } of your tiles can be laid in this one turn.{ $joker ->
        [true] { " " }It takes your joker.
       *[false] { "" }
    }
    .close = Just one tile was left. All of them can be laid.
    .idle = { idle } { puzzle-lay-all.otherwise }
puzzle-lay-some = Lay as many tiles as you can: { $tiles } of your { $held }.
    .praise = { $tiles } tiles, and no other choice of tiles lays as many.
    .otherwise = { $tiles } tiles can be laid in this turn.
    .close = So close: one tile more can be laid.{ $joker ->
        [true] { " " }It takes your joker.
       *[false] { "" }
    }
    .idle = { idle } { puzzle-lay-some.otherwise }
# What the player did instead of laying tiles.
idle = { $idle ->
        [draw] You drew a tile: that is for when nothing can be laid.
       *[pass] You passed.
    }
