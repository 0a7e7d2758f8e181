### Miners im Terminal.

gold-of = Gold { $gold }
hidden-hand = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
no-cards = keine Karten
deck = Stapel { $cards }
discards = Ablage
draws = { $player } zieht.
