### Les positions dans le terminal, dans tous les jeux.

to-act = C’est à { $player } de jouer.
has-resigned = { $player } (abandon)
ending-resigned = La partie se termine par abandon.
score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture = { $game }. { $now }
    .seen = { $game } vu par { $player }. { $now }
