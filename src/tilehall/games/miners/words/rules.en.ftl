### Miners at the table: the log and refusals.

## The log

step-deal = { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $face }.
    }
step-lay = { $who } lays { $face } at { $cell }.
step-discard = { $who } can lay nothing and discards { $face }.
step-pass = { $who } has no cards and passes.

# The dwarf is named unless the player goes by that name.
fact-reach = { $dwarf ->
        [none] { $seat }
       *[other] { $dwarf } ({ $seat })
    } reaches the { $destination ->
        [dest_1] left
        [dest_2] middle
       *[dest_3] right
    } destination at { $cell }. Gold: { $pay }.
fact-dead = The mine is dead: no card fits any cell.
fact-stuck = The deck is empty and nobody can lay a card.

## Cards

card = { $shape ->
        [cross] a cross
        [straight] a straight ({ $ways })
        [bend] a bend ({ $ways })
        [fork] a fork ({ $ways })
       *[dead-end] a dead end ({ $ways })
    }
# Sides of a card that a path joins, or one side with a stub.
card-way = { $sides ->
        [T] stub top
        [R] stub right
        [B] stub bottom
        [L] stub left
        [TB] top-bottom
        [RL] right-left
        [TR] top-right
        [RB] right-bottom
        [BL] bottom-left
        [TL] top-left
        [TRB] top-right-bottom
        [RBL] right-bottom-left
        [TBL] top-bottom-left
       *[TRL] top-right-left
    }

## Refusals

hidden-card = A hidden card cannot be dealt: say which one it is.
no-such-card = There is no card { $card } in the deck.
no-such-card-upright = There is no card { $card }; the card { $kind }, turned, lies like that: write { $turned }.
hand-empty = Your hand is empty: pass.
not-held = You do not hold { $card }.
start-there = The start is on that cell.
destination-there = A destination is on that cell.
card-there = There is already a card on that cell.
not-beside-card = That cell is not next to a card. Destinations do not count.
# A side of the new card, and its neighbour on that side.
sides-differ = Your card is { $mine ->
        [open] open
       *[closed] closed
    } on its { $side ->
        [T] top
        [R] right
        [B] bottom
       *[L] left
    } side, but { $neighbour ->
        [start] the start
       *[card] the card { $side ->
            [T] above it
            [R] to its right
            [B] below it
           *[L] to its left
        }
    } is { $mine ->
        [open] closed
       *[closed] open
    } there.
cuts-off-destination = A card there would cut off a destination.
not-joined-to-start = A card there would not join a path that leads back to the start.
card-fits = You cannot discard while a card of yours fits. Try { $card }.
cards-being-dealt = Cards are being dealt; wait for them.
hand-not-empty = You can pass only with an empty hand. Lay a card, or discard one if none fits.
dwarf-resigned = { $dwarf } has already resigned.
no-card-dealt = No card is being dealt now.
next-card-for = The next card goes to { $dwarf }.
not-in-deck = There is no { $card } left in the deck.
no-card = { $word } is no card: a card is its open sides T, R, B and L in groups, like TB or TB+R.
no-turned-card-held = { $word } is no card in a hand: a card is turned when it is laid.
