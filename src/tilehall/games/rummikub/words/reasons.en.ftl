### Why a bot of Rummikub plays a turn: in hints and reviews.
###
### The subject of a reason-… is the turn: "Best move: lays four tiles.", "It opens with 33 points."
### $reader is `player` if the reader plays the turn, and else `none`.

## Parts of the sentences below

number-of-tiles = { $count ->
        [1] one tile
        [2] two tiles
        [3] three tiles
        [4] four tiles
        [5] five tiles
        [6] six tiles
        [7] seven tiles
        [8] eight tiles
        [9] nine tiles
       *[other] { $count } tiles
    }
number-of-sets = { $sets ->
        [1] one set
        [2] two sets
        [3] three sets
        [4] four sets
        [5] five sets
        [6] six sets
        [7] seven sets
        [8] eight sets
        [9] nine sets
       *[other] { $sets } sets
    }
keeps-jokers = { $jokers ->
        [0] { "" }
        [1] { " " }and keeps the joker
       *[2] { " " }and keeps both jokers
    }
rack = { $reader ->
        [player] your rack
       *[none] the rack
    }
no-play = { $lacking ->
        [fit] nothing on { rack } fits the table
        [points] { rack } does not make { $needed } points in new sets
       *[set] { rack } does not make a new set
    }

## Reasons. $tiles are few tiles, as a list, or a number-of-tiles.

reason-lays = lays { $tiles }{ keeps-jokers }.
reason-rearranges = lays { $tiles } by rearranging { number-of-sets }{ $jokers ->
        [0] { "" }
       *[other] ,{ keeps-jokers }
    }.
reason-opens = opens with { $points } points{ keeps-jokers }.
reason-goes-out = lays the last { $count ->
        [1] tile
       *[other] { number-of-tiles }
    } and goes out.
reason-ends = ends the turn with what is laid.
reason-draws = draws, because the sets that were begun do not work out.
reason-sees-nothing = sees nothing that fits.
reason-holds-back = holds back { number-of-tiles } that { $count ->
        [one] fits
       *[other] fit
    }, to go out in one turn: { $tiles } { $stuck ->
        [one] does
       *[other] do
    } not fit yet.
advice-wait = all tiles would fit but for the jokers: waits to go out in one turn.
advice-nothing = nothing on { rack } fits{ $pool ->
        [empty] , and the pool is empty
       *[full] { "" }
    }.
advice-draw = draw a tile, because { no-play } yet.
advice-pass = pass, because { no-play } and the pool is empty.
