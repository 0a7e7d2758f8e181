### Positions that are drawn in the terminal, in every game.

to-act = { $player } is to act.
has-resigned = { $player } (resigned)
ending-resigned = The game ends by resignation.
score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
