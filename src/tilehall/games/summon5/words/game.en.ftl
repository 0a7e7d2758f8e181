### SUMMON5 in lists and headings: what it is about, its modes and options, its endings, and what bots say before a game.

title = SUMMON5
summary = Weave Rune Threads into sequences whose sums are multiples of the Sacred Number.
default-turn = the first turn that scores is woven
aim = Make sums of { $sacred }
# After a score, in little space, and an amount in results.
unit = energy
    .amount = { $count } Mystical Energy

## Modes

mode-sacred-5 = Sacred 5
    .summary = Sums of 5, 10, 15 and so on score.
mode-sacred-3 = Sacred 3
    .summary = Sums of 3, 6, 9 and so on score.
mode-sacred-7 = Sacred 7
    .summary = Sums of 7, 14, 21 and so on score.
mode-mixed-paths = Mixed Paths
    .summary = Multiples of 3, 5 and 7 all score.
mode-small-loom = Small loom
    .summary = A faster game on a Great Loom of 11 by 11 cells.
mode-obstacles = Obstacles
    .summary = Ten knots block cells of the loom and end sequences.
mode-portals = Portals
    .summary = Four portals double the sequences that run through them.

## Options

# The label of an option, what it does (.description), and the names of its values: a form, in little space.
option-sacred = Sacred Numbers
    .description = A sum that is a multiple of one of them scores.
option-board = Great Loom
    .description = The size of the loom; the small one makes a faster game.
    .value-15 = 15 by 15
    .value-11 = 11 by 11
option-hand = Thread Reservoir
    .description = Rune Threads in a full Thread Reservoir; all of them together hold at most 32.
option-endgame = Endgame
    .description = What happens when the Draw Pile is empty.
    .value-last-round = Finish the round, then one more
    .value-round = Finish the round
    .value-pile = Stop at once
    .value-play-out = Play on until a Thread Reservoir is empty
option-target-score = Target score
    .description = The Mystical Energy that ends the game; 0: no target.
option-perfect-bonus = Perfect bonus
    .description = Mystical Energy for a Thread Reservoir that is empty for good.
option-strict = Strict
    .description = Every sequence formed must be a multiple of a Sacred Number.
option-progressive = Progressive
    .description = Sequences are worth more with every completed round.
option-patterns = Patterns
    .description = Bonus for scoring palindromes, steps of one and equal numbers, three or more long.
# .place is a label above a narrow field. $place: the number on the Rune Thread.
option-multipliers = Multipliers
    .description = Factors of the Rune Threads 0 to 9; the largest in a scoring sequence multiplies its energy.
    .place = Thread { $place }
option-obstacles = Obstacles
    .description = Blocked cells: they end sequences.
option-portals = Portals
    .description = Portals on the loom: they are worth 0 and double a sequence's energy.

## Endings

ending-pile = The Rune Threads ran out.
ending-stuck = A player could not weave any more.
ending-target = The agreed Mystical Energy is reached.

## Greetings of bots, by level

greeting-first = Two threads, three threads, that will do.
greeting-easy = Short ones add up.
greeting-medium = Now and then I find a long one.
greeting-strong = I take every point I can.
greeting-hard = What I leave you matters too.
greeting-master = I think about your next hand.
