### The board of SUMMON5.
### A tile is a Rune Thread, the board is the Great Loom, a hand is a Thread Reservoir, the score is Mystical Energy (in a
### sentence that has little room "energy"). Sequences are lines of Rune Threads; they score if their sum is a multiple of the
### Sacred Number. A turn has two phases: in the Weaving phase a player places Rune Threads, in the Gathering phase the Thread
### Reservoir is filled again. The 5 in the middle of the loom is its sun. A portal doubles points, a knot blocks a place.

# Rune Threads by their count, in other messages.
threads = { $count ->
        [one] a Rune Thread
       *[other] { $count } Rune Threads
    }
# Stands for the name of a player who has none.
somebody = Somebody

## The list of keys: what a key does

key-digit = choose a Rune Thread, or put it on the cell that has the focus
key-enter = on a cell: put the chosen Rune Thread there, or take it back
key-back = take the newest Rune Thread back
key-undo = undo the turn or a hint, or bring it back
key-end = end the turn

## The line above the loom: the goal and how far the game is. There is little room.

# $sacred: a number, or numbers like "3, 5 or 7".
goal = Make sums of { $sacred }
    .more = Every multiple scores: the larger the sum, the more.
# The score that ends the game.
target = Goal <b>{ $points }</b>
round = { $last ->
        [true] Last round
       *[false] Round { $round }
    }
phase = { $stage ->
        [refill] Gathering phase
       *[play] Weaving phase
    }
# How many Rune Threads are left to draw.
pile = Pile <b>{ $count }</b>
# How many another player holds: a tooltip, and for screen readers.
holds = { $who } has { threads }.

## The sentence above the loom: what is missing, or what was earned. It should fit two lines of a phone.

loom-waits = The Great Loom waits for its first Rune Thread.
none-scores = None of your Rune Threads can make a sequence that scores. Say that you are stuck.
# $more: whether another Rune Thread may be placed in this turn.
worth = { $more ->
        [true] This turn is worth { $points } Mystical Energy. End it, or weave on.
       *[false] This turn is worth { $points } Mystical Energy. End it.
    }
# The player has chosen a Rune Thread, or a cell.
where-to = Where should the { $tile } go?
which-thread = Which Rune Thread should go there?
place-some = Place one to five Rune Threads in a row or a column, next to the sun.
# The turn before. <who/> is the name of the player; $you is true if the reader was that player.
channelled = { $you ->
        [true] You channelled { $points } Mystical Energy.
       *[false] <who/> channelled { $points } Mystical Energy.
    }
perfect = The Thread Reservoir is empty for good, a perfect game: { $bonus } energy more.
# For screen readers: a sequence of the turn.
sum-earns = Sum { $sum }: { $points ->
        [0] no energy
       *[other] { $points } energy
    }.

## The loom

# .caption: below the loom, on its lower beam.
loom = The Great Loom, { $size } by { $size }
    .caption = Great Loom
# A button that shows the whole loom, and back.
whole-loom = Whole loom
    .closer = Closer
# For screen readers: the cells of the loom. at: the beginning of all of them.
at = Row { $row }, column { $column }
cell-own = { at }: your { $tile }, placed in this turn; press to take it back
    .back = { at }: your { $tile }, placed in this turn; the hint takes it back; press to take it back
cell-thread = { at }: { $tile }
    .sun = { at }: { $tile }, the sun in the centre
    .new = { at }: { $tile }, new
cell-portal = { at }: portal ×2, worth 0, doubles energy
cell-knot = { at }: blocked
cell-empty = { at }: empty
    .earns = { at }: empty, the turn would earn { $points } here
    .ghost = { at }: empty, { $tile } would go here
    .gap = { at }: empty, a gap to fill
    .open = { at }: empty, a Rune Thread may go here
# For screen readers: a portal in a line of Rune Threads: "3 portal 2".
portal = portal
# For screen readers, after the Rune Threads of a sequence: "3 2 5, sum 10".
sum = sum { $sum }
# For screen readers: the list of sequences.
forms = What this turn forms
    .last = What the last turn formed

## The Thread Reservoir

# Above the Rune Threads, and for screen readers.
reservoir = Your Thread Reservoir
    .empty = Your Thread Reservoir is empty.
# For screen readers: a Rune Thread, which is a button. $cell: like 7,8.
thread = Rune Thread { $tile }
    .place = Place { $tile } on { $cell }
    .earns = Place { $tile } on { $cell }, for { $points }

## Buttons, below the loom. The first is alone in its row; of the others, two share the width of a phone.

stuck = I am stuck: no turn is possible
redo-turn = Redo turn
undo-turn = Undo turn
# Brings back what the player had placed before a hint was laid out.
undo-hint = Undo hint
end-turn = End turn
    .earns = End turn, +{ $points }

## The log

# $you is true if the reader is the player. In all messages, $who is the name of a player.
wove = { $you ->
        [true] You weave { threads }
       *[false] { $who } weaves { threads }
    }
# For screen readers, after the message above: each Rune Thread, in the words of the message below.
wove-threads = : { $threads }
wove-where = { $tile } on row { $row }, column { $column }.
# The player's score after the turn. Short.
score-now = now { $score }
gathered = Gathering phase: { threads }.
# What chance has put on the loom at the start.
loom-holds = { $what ->
        [portals] On the Great Loom: { portals }.
        [knots] On the Great Loom: { knots }.
       *[both] On the Great Loom: { portals } and { knots }.
    }
portals = { $portals ->
        [one] { $portals } portal
       *[other] { $portals } portals
    }
knots = { $knots ->
        [one] { $knots } knot
       *[other] { $knots } knots
    }
begins = { $you ->
        [true] You begin. Everyone has { threads }.
       *[false] { $who } begins. Everyone has { threads }.
    }
no-turn = { $you ->
        [true] You have no possible turn.
       *[false] { $who } has no possible turn.
    }
resigns = { $you ->
        [true] You resign.
       *[false] { $who } resigns.
    }

## How to play

# For screen readers: a sequence in a picture. $tiles: like "3 2 5".
how-example = { $tiles } sum to { $sum }, which earns { $points ->
        [0] nothing
       *[other] { $points } energy
    }.
# $several: whether this game has more than one Sacred Number. $sacred: the number, or numbers like "3, 5 or 7".
how-aim = Weave Rune Threads, tiles with the numbers 0 to 9, into the Great Loom of { $size } by { $size } places. Whenever a line of them adds up to a multiple of { $several ->
        [true] one of the Sacred Numbers
       *[false] the Sacred Number
    }, <b>{ $sacred }</b>, its Mystical Energy is yours.

how-turn = Your turn
    .weaving = <b>Weaving phase.</b> Place one to five Rune Threads from your Thread Reservoir in <b>one row or one column</b>, without a gap, next to a Rune Thread that lies there. Then end the turn.
    .gathering = <b>Gathering phase.</b> Your Thread Reservoir is filled up to { $hand } again.

how-scores = What scores
how-sequence = A <b>sequence</b> is an unbroken line of two to five Rune Threads, across or down. Its sum divided by { $several ->
        [true] the Sacred Number
       *[false] { $sacred }
    }, times 10: that is what it earns.
how-each = A sum that is a multiple of several Sacred Numbers earns for each.
how-counts = Every sequence with a new Rune Thread in it counts. At least one must score; one that does not shows its sum in grey and does no harm.
how-strict = Every sequence with a new Rune Thread in it counts. At least one must score; and at this table <b>every</b> sequence you form must be a multiple of { $several ->
        [true] one of the numbers
       *[false] { $sacred }
    }. A sum of 0 is allowed, and earns nothing.

how-again = Scoring a sequence again
    .longer = Make an old sequence longer, and all of it scores again. Five Rune Threads are the most.

how-end = The end
# $endgame: what the host has chosen.
how-pile = { $endgame ->
        [last_round] When the Draw Pile is empty, the round is finished and one more is played.
        [round] When the Draw Pile is empty, the round is finished, and that was the last.
        [pile] When the Draw Pile is empty, the game is over at once.
       *[play_out] When the Draw Pile is empty, all play on from their Thread Reservoirs; once one is empty, that round is the last.
    }
how-target = The first player with <b>{ $points }</b> Mystical Energy ends the game at once.
how-perfect = A Thread Reservoir that is empty and cannot be filled any more is a perfect game: { $bonus } energy more.
how-winner = A player without a possible turn is stuck and takes no further turns; the game ends after that round. The most Mystical Energy wins; if level, fewer Rune Threads in the Thread Reservoir.

how-special = On this loom
    .portals = <b>Portals</b> ({ $count }) count 0, join Rune Threads, and each doubles what a sequence through it earns.
    .knots = <b>Knots</b> ({ $count }) block their places and end sequences.
    .rising = <b>Rising energy:</b> times 10 in the first round, times 11 in the second, and so on.
    .patterns = <b>Patterns:</b> a scoring sequence of three or more earns 10 more if it reads the same both ways, 10 more if each Rune Thread is one more (or one less) than the one before, and 10 more if all are equal.
    .before = The pictures above show what a sequence earns before that.
# $strong: a list of the next message.
how-strong = <b>Strong Rune Threads:</b> { $strong }. The strongest Rune Thread of a sequence multiplies what it earns.
how-factor = { $tile } counts ×{ $factor }

how-good = Good to know
    .cross = One Rune Thread can complete two sequences at once, one across and one down. Both score.
    .long = Longer sequences with larger sums score more. Spend the high Rune Threads, 6 to 9, where they count.
    .save = Weigh the energy of this turn against Rune Threads that you could save for a bigger one.
    .block = You can block a rich sequence that others could complete, but you may block yourself, too.
    .stays = Once you end your turn, its Rune Threads stay. A player without a possible turn is out of the game.

how-controls = Controls
# $press: tap on a touch screen, click with a mouse.
how-pointer = { $press ->
        [tap] Drag a Rune Thread to a place, or tap a Rune Thread and a place, in either order. Tap a Rune Thread of this turn to take it back.
       *[click] Drag a Rune Thread to a place, or click a Rune Thread and a place, in either order. Click a Rune Thread of this turn to take it back.
    } Drag the loom to see more of it; zoom with two fingers or with <key>Ctrl</key> and the wheel.
# <key> is a key of the keyboard.
how-keys = With the keyboard, arrows move over the loom, a digit places that Rune Thread, <key>Backspace</key> takes it back, <key>U</key> undoes and redoes the turn, and <key>E</key> ends it.
