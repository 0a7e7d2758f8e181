### Heart Tiles in the terminal, and in pictures.

seat-name = Player { $number }

# At most eight letters.
colour = { $colour ->
        [w] white
        [r] red
        [y] yellow
       *[g] green
    }
hidden-hand = { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }, { $magic ->
        [one] { $magic } magic card
       *[other] { $magic } magic cards
    }
decks = Decks: { hidden-hand }.
# Cards follow.
cards-gone = Out of the game:
# In a picture, on a magic card.
magic = { $card ->
        [wind] Wind
        [recycle] Recycle
       *[shield] Shield
    }
# The S stands on the tiles that the Shield protects. .alone: in a picture.
shield-lasts = S: the Shield of { $player } lasts { $turns ->
        [one] { $turns } more turn
       *[other] { $turns } more turns
    }.
    .alone = The Shield of { $player } lasts { $turns ->
            [one] { $turns } more turn
           *[other] { $turns } more turns
        }.
# What the player to act may do before the turn ends.
may-still = { $player } may still { $actions }.
    .draw-heart = draw a heart
    .draw-magic = draw a magic card
    .hearts = place { $count ->
            [one] { $count } heart
           *[other] { $count } hearts
        }
    .magic = use { $count ->
            [one] { $count } magic card
           *[other] { $count } magic cards
        }
    .end = end the turn
