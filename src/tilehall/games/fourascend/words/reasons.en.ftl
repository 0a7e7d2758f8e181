### Why a bot of 4ascend places a stone there: in hints and reviews.
###
### The subject of a reason-… is the stone: "Best move: blocks White's chain of four.", "It lifts a chain of five."
### $reader is `opponent` if the reader is the other player, and else `player` or `none`.

# Black or White; in hints and reviews the name of the player.
seat-name = { $seat ->
        [0] Black
       *[1] White
    }

## Numbers in words, as parts of the sentences below

size = { $cells ->
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
       *[other] { $cells }
    }
chain = a chain of { size }{ $plants ->
        [0] { "" }
       *[other] { " " }with { plants }
    }
plants = { $plants ->
        [1] one plant
        [2] two plants
        [3] three plants
        [4] four plants
        [5] five plants
        [6] six plants
        [7] seven plants
        [8] eight plants
        [9] nine plants
        [10] ten plants
       *[other] { $plants } plants
    }
lines = { $lines ->
        [1] one line
        [2] two lines
        [3] three lines
        [4] four lines
        [5] five lines
        [6] six lines
        [7] seven lines
        [8] eight lines
        [9] nine lines
        [10] ten lines
        [11] eleven lines
        [12] twelve lines
        [13] thirteen lines
        [14] fourteen lines
        [15] fifteen lines
        [16] sixteen lines
       *[other] { $lines } lines
    }
ways = { $ways ->
        [1] one way
        [2] two ways
        [3] three ways
        [4] four ways
        [5] five ways
        [6] six ways
        [7] seven ways
        [8] eight ways
        [9] nine ways
        [10] ten ways
       *[other] { $ways } ways
    }

## A stone that attacks

reason-wins = lifts { chain }, and no answer can save { $reader ->
        [opponent] you
       *[none] { $other }
    }.
reason-deals = lifts { chain } and deals at least { $damage } damage, whatever the answer.
reason-attacks = lifts { chain } for power { $power }, which only another chain can stop.

## A stone that answers an attack

reason-strikes-back = answers with { chain } and strikes back with { $defence } against { $attack }.
reason-cancels = answers with { chain } and cancels the attack.
reason-weakens = answers with { chain }, so that only { $through } of { $whole } damage gets through.
reason-takes = takes { $taken ->
        [cell] a cell
       *[plant] a cell and its plant
    } out of the attack and lowers the damage from { $whole } to { $attack }{ $saved ->
        [true] , just enough to survive
       *[false] { "" }
    }.
# $does is one part of those below, or several.
reason-accepts = accepts { $whole } damage for something better: { $does }.

## Another stone, with one or more of these parts

reason-quiet = { $does }.
does-block-chain = blocks { $reader ->
        [opponent] your
       *[none] { $other }'s
    } chain of { size }
does-block-way = blocks one of { $reader ->
        [opponent] your
       *[none] { $other }'s
    } { ways } to a chain
does-threaten = threatens a chain of { size }{ $ways ->
        [1] { "" }
       *[other] { " " }in { ways }
    }
does-cut = cuts { lines } that { $reader ->
        [opponent] you have
       *[none] { $other } has
    } begun
does-build = builds on { lines }
does-stand-on-plant = stands on a plant
does-stand-open = stands where { lines } can still become a chain
does-keep-open = keeps { lines } open for later
does-wait = waits and gives nothing away
