### Why a bot of SUMMON5 plays a turn: in hints and reviews.
###
### The subject of a reason-… is the turn: "Best move: scores 30 energy, the most possible."
### $reader is `player` if the reader plays the turn, and else `none`.

## Parts of the sentences below

threads = { $threads ->
        [1] one Rune Thread
        [2] two Rune Threads
        [3] three Rune Threads
        [4] four Rune Threads
        [5] five Rune Threads
       *[other] { $threads } Rune Threads
    }
reservoir = { $reader ->
        [player] your Thread Reservoir
       *[none] the Thread Reservoir
    }

## Reasons

reason-scores-with = scores { $points } energy with { threads }.
reason-reaches-target = scores { $points } energy and reaches the target.
reason-empties = scores { $points } energy and empties { reservoir }.
reason-scores = scores { $points } energy.
reason-scores-most = scores { $points } energy, the most possible.
reason-scores-most-tried = scores { $points } energy, the most of a few turns tried.
# What the next player is likely to score, to the nearest ten; $other is the same after the turn that scores the most.
reason-leaves-nothing = scores { $points } energy and leaves the next player almost nothing.
reason-leaves-less = scores { $points } energy, { $fewer } less than possible, but leaves the next player about { $reply } instead of { $other }.
reason-leaves-little = scores { $points } energy, the most possible, and leaves the next player only about { $reply }.
# $threads is a list: the 0, the 4 and both 9s.
reason-keeps = scores { $points } energy and keeps { $threads } for later.
reason-gathers-whole = scores { $points } energy and gathers a whole new Reservoir.
reason-finishes = finishes the turn that was begun.
advice-stuck = say “stuck”, because no Rune Thread in { reservoir } makes a sequence score.
