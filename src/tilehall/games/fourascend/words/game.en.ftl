### 4ascend in lists and headings: what it is about, its modes and options, its endings, and what bots say before a game.

title = 4ascend
summary = Line up four stones to attack; answer an attack on the spot; keep your HP above zero.
unit = HP left
    .amount = { $count } HP
default-turn = a stone is placed on the first free cell
aim = Line up four

## Modes

mode-hp-15 = HP 15
    .summary = A short fight.
mode-hp-20 = HP 20
    .summary = The usual fight.
mode-hp-30 = HP 30
    .summary = A long fight.

## Options

# The label of an option, what it does (.description), and the names of its values: a form, in little space.
option-hp = HP
    .description = HP of each side at the start.
option-plants-start = Plants at the start
    .description = Plants that grow before the first move.
option-sprout-every = Sprout every
    .description = Quiet moves after which plants sprout; 0 is never.
option-sprout = Sprout
    .description = Plants that sprout then.
option-regrow = Regrow
    .description = Plants that grow after each attack is resolved.
option-max-turns = Turn limit
    .description = Turns after which the game ends; 0: no limit.
option-on-limit = Result at the limit
    .description = Who wins when the turn limit is reached or the board is full.
    .value-hp = More HP wins
    .value-draw = It is a draw

## Endings

ending-hp = One side has no HP left.
ending-limit = The agreed number of stones is placed.
ending-full = The board is full.

## Greetings of bots, by level

greeting-first = Four in a row attacks, they told me.
greeting-easy = I like lines. Do you?
greeting-medium = Watch my threes.
greeting-strong = Plants first, then stones.
greeting-hard = Two threats are one too many for you.
greeting-master = I have seen this board fill before.
