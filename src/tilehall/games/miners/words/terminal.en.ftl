### Miners in the terminal, and in pictures. The mine has 28 columns beside it.

# Numbers of destinations may follow: gold 20 *1*
gold-of = gold { $gold }
hidden-hand = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
no-cards = no cards
deck = deck { $cards }
# Cards follow.
discards = discards
# Below a picture.
piles = { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the deck · { $discards } discarded
draws = { $player } draws.
