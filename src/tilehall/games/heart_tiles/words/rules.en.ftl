### Heart Tiles at the table: the log and refusals.

## The log

step-draw = { $deck ->
        [heart] { $who } draws a heart.
       *[magic] { $who } draws a magic card.
    }
step-heart = { $who } places { $card } on tile { $tile }.
step-wind = { $who } uses Wind on tile { $tile }.
step-recycle = { $who } uses Recycle on tile { $tile }.
step-shield = { $who } raises a Shield.
step-end = { $who } ends the turn.
step-paint = Tile { $tile } is { $colour ->
        [w] white
        [r] red
        [y] yellow
       *[g] green
    }.
step-deal = { $seat } gets { $drawn }.

fact-scored = It counts { $points }: { $seat } has { $score }.
fact-blown = { $seat } loses { $card } and its { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $score } left.
fact-whitened = Tile { $tile } is white from now on.
fact-shielded = { $turns ->
        [0] The Shield of { $seat } falls.
        [one] The Shield of { $seat } lasts { $turns } more turn.
       *[other] The Shield of { $seat } lasts { $turns } more turns.
    }

## Cards

card = { $kind ->
        [r] a red { $value }
        [y] a yellow { $value }
        [g] a green { $value }
        [wind] Wind
        [recycle] Recycle
        [shield] Shield
        [hidden-heart] a heart
       *[hidden-magic] a magic card
    }

## Refusals

drawn-already = { $deck ->
        [heart] You have already drawn a heart this turn.
       *[magic] You have already drawn a magic card this turn.
    }
deck-empty = { $deck ->
        [heart] The heart deck is empty.
       *[magic] The magic deck is empty.
    }
hearts-placed = You have already placed { $most } hearts this turn.
not-held = You do not hold { $card }.
heart-there = There is already a heart on tile { $tile }.
own-heart = The heart on tile { $tile } is yours. Wind removes only hearts of your opponent.
no-heart-there = There is no heart on tile { $tile }. Wind removes a heart of your opponent.
heart-shielded = Your opponent's Shield protects the heart on tile { $tile }. You keep the card.
tile-not-empty = There is a heart on tile { $tile }. Recycle needs an empty tile.
tile-white = Tile { $tile } is already white. Recycle needs a red, yellow or green tile.
tiles-shielded = Your opponent's Shield protects every tile from Recycle. You keep the card.
one-shield = Your opponent has a Shield up, and there can be only one. You keep the card.
draw-first = { $deck ->
        [heart] Draw a heart before you end your turn.
        [magic] Draw a magic card before you end your turn.
       *[both] Draw a heart and a magic card before you end your turn.
    }
magic-used = You have already used a magic card this turn.
no-such-place = There is no tile { $tile }: they are numbered from 0 to { $last }.
being-dealt = The tiles and cards are still being dealt; wait for them.
tiles-painted-once = The tiles are painted once, in order, before anything else.
first-drawn-once = Who begins is drawn once, when all tiles are painted.
rematch-begins = In this rematch seat { $seat } begins.
no-card-owed = No card is owed now.
hidden-card = A dealt card has to be named; this one is hidden.
next-card-for = { $deck ->
        [heart] The next card is for seat { $seat }, from the heart deck.
       *[magic] The next card is for seat { $seat }, from the magic deck.
    }
none-left = No { $card } is left to deal.
no-heart = { $word } is no heart: hearts are written like r2, y1 or g3.
no-such-colour = There is no heart { $heart }: the colours are r, y and g (red, yellow, green).
no-such-value = There is no heart { $heart }: values run from 1 to 3.
no-such-deck = There is no deck { $word }: the decks are heart and magic.
no-such-tile-colour = There is no colour { $word }: tiles are w, r, y or g (white, red, yellow, green).
