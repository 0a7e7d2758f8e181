### Stellungen im Terminal, in jedem Spiel.

to-act = { $player } ist am Zug.
has-resigned = { $player } (aufgegeben)
ending-resigned = Die Partie endet, weil aufgegeben wurde.
score = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
picture = { $game }. { $now }
    .seen = { $game } aus der Sicht von { $player }. { $now }
