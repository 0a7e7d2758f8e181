### SUMMON5 at the table: the log, refusals, and what a turn still needs.
### A tile is a Rune Thread, the board is the Great Loom, a hand is a Thread Reservoir, the score is Mystical Energy.

## The log

step-place = { $who } places Rune Thread { $tile } on { $cell }.
step-end = { $who } ends the Weaving phase.
step-stuck = { $who } cannot weave and takes no further part.
step-block = { $cell } is blocked.
step-portal = A portal opens on { $cell }.
step-deal = { $tile ->
        [hidden] { $seat } gathers a Rune Thread.
       *[other] { $seat } gathers Rune Thread { $tile }.
    }

fact-scored = { $seat } weaves { $threads }, sum { $sum }: { $points } energy.
fact-perfect = { $seat } has emptied the Thread Reservoir, a perfect game: { $bonus } energy.
fact-total = { $seat } channels { $points } Mystical Energy and has { $score }.
fact-closing = { $why ->
        [pile] The Draw Pile is empty. { rounds-left }
        [hand] A Thread Reservoir is empty. { rounds-left }
       *[stuck] { rounds-left }
    }
rounds-left = { $rounds ->
        [1] The game ends with this round.
       *[other] After this round one more is played.
    }

## Refusals of a placement

thread-there = Rune Thread { $tile } is already on that cell.
portal-there = There is a portal on that cell.
cell-blocked = That cell is blocked: no Rune Thread can go there.
not-in-reservoir = You have no { $tile } in your Thread Reservoir.
out-of-line = All Rune Threads of a turn go in one row or one column. That cell is not in line with the others.
gap-blocked = Your Rune Threads would leave a gap: a cell between them is blocked.
gap-closed = Your Rune Threads would leave a gap: a cell between them can take none.
too-long = A sequence has at most five Rune Threads. This one would have { $count }.
out-of-reach = To reach that cell you would need { $needed } Rune Threads, and you have only { $held }.
first-turn-too-far = The first turn must have a Rune Thread next to the centre of the Great Loom. That cell is too far away.
too-far = Your Rune Threads must join one on the Great Loom. None is near enough to that cell.
not-beside-thread = That cell is not next to a Rune Thread yet. Start beside one and work outwards.
no-turn-scores = With that Rune Thread there, none of your turns could score.

## What a turn still needs

place-thread = Place a Rune Thread.
fill-gaps = { $count ->
        [one] Fill the gap between your Rune Threads.
       *[other] Fill the gaps between your Rune Threads.
    }
join-threads = Join your Rune Threads to one that was already on the Great Loom.
begin-at-centre = Put a Rune Thread next to the centre: the first turn begins there.
every-sum = Every sequence must add up to a multiple of { $sacred }. { $threads } makes { $sum }.
some-sum = Weave a sequence that adds up to a multiple of { $sacred }.
say-stuck = You cannot weave. Say that you are stuck.

## Other refusals

turn-has-ended = The turn has ended with the step before.
only-chance = Only chance does that.
take-threads-back = Take your Rune Threads back first.
take-back = Take { $threads } back first.
# Part of take-back: the 3, both 9s.
equal-threads = { $count ->
        [1] the { $tile }
        [2] both { $tile }s
       *[other] the { $tile }s
    }
can-weave = You can still weave.
gathering = The Gathering phase is not over; wait for it.
cannot-begin = Seat { $seat } cannot be the first player.
no-place-for-obstacle = { $cell } is no place for an obstacle.
no-place-for-portal = { $cell } is no place for a portal.
dealt-to-other = Seat { $next } is dealt to now, not seat { $seat }.
not-in-pile = There is no { $tile } in the Draw Pile.
no-thread = { $word } is no Rune Thread: one is a number from 0 to 9.
no-such-thread = There is no Rune Thread { $tile }: numbers run from 0 to 9.
sacred-numbers-differ = The Sacred Numbers are different from each other; { $numbers } are not.
hands-too-large = All Thread Reservoirs together hold at most { $most } Rune Threads; { $seats } of { $hand } hold { $all }.
