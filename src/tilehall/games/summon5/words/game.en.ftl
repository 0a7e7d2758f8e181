### SUMMON5 in lists and headings: what it is about, its modes, its endings, and what bots say before a game.

title = SUMMON5
summary = Weave Rune Threads into sequences whose sums are multiples of the Sacred Number.
default-turn = the first turn that scores is woven
aim = Make sums of { $sacred }

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
    .summary = Ten knots in the cloth end sequences.
mode-portals = Portals
    .summary = Four portals double what runs through them.

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
