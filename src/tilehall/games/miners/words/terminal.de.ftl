### Miners im Terminal.

gold-of = Gold { $gold }
hidden-hand = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
no-cards = keine Karten
deck = Stapel { $cards }
discards = Ablage
piles = { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    } im Stapel · { $discards } abgeworfen
draws = { $player } zieht.
