### Why a bot of Miners makes a move: in hints and reviews.
###
### The subject of a reason-… is the move: "Best move: reaches the left destination…", "It closes the mine for good."
### $reader is `player` if the reader makes the move, and else `none`.

## Parts of the sentences below

destination = { $place ->
        [left] the left destination
        [middle] the middle destination
       *[right] the right destination
    }
# What the move earns for the player and for the others.
gold = for { $gold } gold{ $others ->
        [0] { " " }and leaves nothing to the others
       *[other] , while the others get { $others }
    }
cards = { $cards ->
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
        [7] seven cards
        [8] eight cards
        [9] nine cards
        [10] ten cards
       *[other] { $cards } cards
    }
own-cards = { $own ->
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
        [7] seven cards
        [8] eight cards
        [9] nine cards
        [10] ten cards
       *[other] { $own } cards
    }

## Reasons

reason-reaches = reaches { destination } { gold }.
reason-reaches-several = reaches { $destinations ->
        [2] two
       *[3] three
    } destinations at once { gold }.
reason-closes-for-all = closes the mine for good, so that nobody wins.
reason-closes-ahead = closes the mine for good while ahead on gold.
reason-closes = closes the mine, because there is nothing better to lay.
reason-blocks = blocks the way to { destination }, which one more card would have reached.
reason-opens = opens the way to { destination } and keeps a card that reaches it.
reason-digs-up = digs up to { destination }, which only some cards can reach from there.
reason-digs = digs to within { cards } of { destination }{ $own ->
        [0] { "" }
       *[other] , with { own-cards } of { $reader ->
            [player] your
           *[none] one's
        } own on the way
    }.
reason-closes-tunnel = closes the tunnel towards { destination }.
reason-lengthens = makes the way to { destination } longer, from { $was ->
        [one] { $was } card
       *[other] { $was } cards
    } to { $now }.
reason-waits-carefully = waits, because going nearer now might let the next player reach a destination.
reason-waits = waits without bringing anybody nearer to a destination.
advice-pass = pass, because { $reader ->
        [player] your
       *[none] the
    } hand is empty.
advice-discard = discard this card, because none of them fits anywhere.
