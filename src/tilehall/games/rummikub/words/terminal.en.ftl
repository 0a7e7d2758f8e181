### Rummikub in the terminal, and in pictures.

seat-name = Player { $number }

# Above the table. Without a number of rounds, $rounds is 0; without a limit, $limit is 0.
heading = Round { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }of { $rounds }
    }{ $limit ->
        [0] { "" }
       *[other] , up to { $limit } points
    }. Pool: { $pool }.
table-empty = The table is empty.
# $needed: the points that open, or 0.
laid-now = Laid in this turn: { $sets ->
        [1] one set
       *[other] { $sets } sets
    } worth { $points }{ $needed ->
        [0] { "" }
       *[other] { " " }of the { $needed } it takes to open
    }.
# Tiles follow.
from-rack = From the rack:
loose = Loose:
no-set-yet = No set yet:
# After a player's name.
player-has = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [resigned] , resigned
        [opened] , has opened
       *[closed] { "" }
    }{ $passed ->
        [true] , passed
       *[false] { "" }
    }
