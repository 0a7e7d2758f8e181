### Rummikub at the table: the log, refusals, and what a turn still needs.

## The log

step-deal = { $tile ->
        [hidden] { $seat } gets a tile.
       *[other] { $seat } gets { $tile }.
    }
step-show = { $seat } is left with { $tiles }.
step-lift = { $who } takes { $tiles } apart.
step-lay = { $who } lays { $tiles }.
step-end = { $who } ends the turn.
step-draw = { $who } draws a tile.
step-pass = { $who } passes.

fact-opened = { $seat } opens with { $points } points.
fact-played = { $seat } plays { $tiles } from the rack; { $left ->
        [0] no tile is left
        [1] one tile is left
       *[other] { $left } tiles are left
    }.
fact-closed = { $how ->
        [emptied] { $seat } has emptied the rack: the round is over.
       *[passed] Everybody has passed and the pool is empty: the round is over.
    }
fact-scored = { $winners-count ->
        [0] Nobody wins
        [one] { $winners } wins
       *[other] { $winners } win
    } round { $round }. Penalty points: { $points-count ->
        [0] none
       *[other] { $points }
    }.

## Tiles

# "the" and one tile, or both tiles of a kind: the black 7, both jokers.
equal-tiles = { $count ->
        [1] the { tile }
       *[other] both { tile }s
    }
tile = { $colour ->
        [k] black { $number }
        [r] red { $number }
        [b] blue { $number }
        [o] orange { $number }
       *[joker] joker
    }
a-joker = a joker

## Sets in a draft

set = { $kind ->
        [run] A run
       *[group] A group
    } worth { $value }{ $jokers ->
        [0] { "" }
        [1] ; the joker is { $joker }
       *[other] ; the jokers are { $joker } and { $other }
    }.
no-such-tile = There is no tile { $tile }.
too-many-jokers = There are only { $most } jokers.
colour-twice = A group has each colour only once, and { $tile } is there twice.
group-too-long = A group has at most { $most } tiles. This one would have { $count }.
not-a-set = { $tiles } is not a set. A run has one colour, a group has one number.
set-needs-more = { $have ->
        [one] { $tiles } needs
       *[other] { $tiles } need
    } { $more } more { $more ->
        [one] tile
       *[other] tiles
    } to make a set.
set-has-twice = A set cannot have { $tile } twice.
nothing-in-common = { $tiles } have no colour and no number in common.
number-twice = A run has each number only once, and { $tile } is there twice.
run-too-long = A run has at most { $most } tiles. This one would have { $count }.
joker-below = There is no tile below { $tile } that the joker could stand for.
joker-above = There is no tile above { $tile } that the joker could stand for.
run-wraps = A run ends with { $last }: it does not go on to { $first }.
run-skips = That run would skip from { $below } to { $above }.

## What a turn still needs

loose-tiles = Put these tiles back into sets: { $tiles }.
lay-from-rack = Lay at least one tile from your rack.
initial-meld = Your first play needs { $needed } points. You have { $points } so far.

## Refusals

lift-first = Lift sets before you lay any. Take back what you laid, then lift.
not-opened = You have not opened yet. First lay sets from your rack worth { $needed } points.
not-on-table = There is no set { $tiles } on the table to lift.
not-at-hand = You do not have { $tiles }: neither loose nor on your rack.
pool-empty = The pool is empty. Pass instead.
pool-not-empty = You can pass only when the pool is empty. Draw a tile instead.
player-to-act = A player is to act, not chance.
player-resigned = This player has resigned already.
first-being-drawn = It is being drawn who begins the round.
rack-being-shown = The round is over, and the rack of seat { $seat } is being shown as it is.
not-in-pool = There is no tile { $tile } in the pool to deal.
tiles-being-dealt = Tiles are being dealt: the next one goes to seat { $seat }.
put-sets-back = Put the sets back on the table first.
take-tiles-back = Take your tiles back first.
take-back = Take { $tiles } back first.
no-tile = { $word } is no tile: tiles are written like k7, o13 or * for a joker.
no-such-colour = There is no tile { $tile }: the colours are k, r, b and o (black, red, blue, orange).
no-such-number = There is no tile { $tile }: numbers run from 1 to { $last }.
point-limit-too-low = The option “{ option-point-limit }” is 0 for none, or at least { $least }.
game-without-end = The option “{ option-rounds }” is 0 only with a point limit: otherwise the game would not end.
