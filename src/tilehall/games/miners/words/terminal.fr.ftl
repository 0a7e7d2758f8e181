### Miners dans le terminal.

gold-of = or { $gold }
hidden-hand = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
no-cards = aucune carte
deck = pioche { $cards }
discards = défausse
piles = { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche · défausse : { $discards }
draws = { $player } pioche.
