### Positions that are drawn in the terminal and as pictures, in every game.

to-act = { $player } is to act.
has-resigned = { $player } (resigned)
ending-resigned = The game ends by resignation.
score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# The title of a picture, for screen readers. $now: what happens next, or the result; a whole sentence.
# .seen: with the cards or tiles that one player sees.
picture = { $game }. { $now }
    .seen = { $game }, as { $player } sees it. { $now }
