### What the hall says about playing well, in every game: hints, reviews, lessons and puzzles.

## Hints and reviews

# The reason for a turn is part of these sentences. It has a verb and no subject, like "lays three tiles.", and begins
# with a small letter and ends with a full stop. Only best-move may have a reason that tells the player what to do, like
# "draw a tile, because nothing fits."
best-move = Best move: { $reason }
    .found = You have found the best move: it { $reason }
    .found-alone = You have found the best move.
others-as-good = { $others ->
        [1] Another is as good.
        [2] Two others are as good.
        [3] Three others are as good.
        [4] Four others are as good.
       *[other] Several others are as good.
    }
# The turn of a game that decided it, with the player's chance to win before and after it.
turning-point = The turning point was turn { $turn }, { $yours ->
        [true] your move
       *[false] { $who }'s move
    }: win chance { $before }% → { $after }%.
    .better = A better move { $reason }
    .because = It { $reason }

## Reasons for turns

reason-does-well = does well in { $percent }% of the games tried out from here.
advice-any-step = any step will do.

## Lessons and puzzles

# Where a puzzle comes from.
puzzle-source = { $origin ->
        [bots] From a game of bots, turn { $turn }.
        [hall] From a game played in this hall, turn { $turn }.
       *[record] From a game that was played, turn { $turn }.
    }

## Refusals

try-over = This try is over. Start the lesson again.
too-many-turns = A lesson has at most { $most } turns.
unknown-level = There is no level { $level }; there are { $levels }.
