### Miners in lists and headings: what it is about, its modes and options, its endings, and what bots say before a game.

title = Miners
summary = Dig from the start to three destinations: gold for reaching one, and for every card on the way.
unit = gold
    .amount = { $count } gold
default-turn = the first card that may be laid is laid; if there is none, one is discarded
aim = Dig to the gold

## Modes

mode-all-destinations = All destinations
    .summary = Dig until all three destinations are reached.
mode-first-destination = First destination
    .summary = The first destination ends the game.

## Options

# The label of an option, what it does (.description), and the names of its values: a form, in little space.
option-goal = Goal
    .description = What ends the game.
    .value-all = All three destinations
    .value-first = The first destination
option-keep-open = Keep the way open
    .description = Nobody may lay a card that cuts a destination off from the open ends of the mine.

## Endings

ending-goal = The destinations are reached.
ending-dead = No card fits anywhere in the mine any more.
ending-stuck = The deck is empty, and nobody could lay a card.

## Greetings of bots, by level

greeting-first = Which way is the gold?
greeting-easy = I dig where it is near.
greeting-medium = Careful: I watch who comes after me.
greeting-strong = I never open a way for someone else.
greeting-hard = Some ways are better closed.
greeting-master = I know what you do not hold.
