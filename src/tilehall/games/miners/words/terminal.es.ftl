### Miners en la terminal.

gold-of = oro { $gold }
hidden-hand = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
no-cards = sin cartas
deck = mazo { $cards }
discards = descartes
piles = { $deck ->
        [one] { $deck } carta
       *[other] { $deck } cartas
    } en el mazo · descartes: { $discards }
draws = { $player } roba.
