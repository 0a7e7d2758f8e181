### Rummikub in lists and headings: what it is about, its modes and options, its endings, and what bots say before a game.

title = Rummikub
summary = Lay runs and groups, rearrange the table, and be the first to empty your rack.
unit = points against
default-turn = a tile is drawn
notice = Rummikub is a trademark of its owner. This project has no tie with the owner of that trademark: it is neither made, nor licensed, nor endorsed by them. The host of a hall can give the game another name.
aim = Empty your rack

## Modes

mode-one-round = One round
    .summary = The first empty rack wins.
mode-four-rounds = Four rounds
    .summary = The lowest total after four rounds wins.
mode-to-500-points = To 500 points
    .summary = The game ends when a player has 500 points.

## Options

# The label of an option, what it does (.description), and the names of its values: a form, in little space.
option-initial-meld = Initial meld
    .description = Points that a player's first play of a round needs.
option-rounds = Rounds
    .description = Rounds in a game. 0: no fixed number, only with a point limit.
option-point-limit = Point limit
    .description = The game ends after a round in which a total reaches this, from 50 points. 0: no limit.

## Endings

ending-emptied = A rack is empty.
ending-passed = The pool is empty, and everyone passed.
ending-rounds = The agreed rounds are played.
ending-limit = The agreed points are reached.

## Greetings of bots, by level

greeting-first = Thirty points to open, yes?
greeting-easy = I lay what I see.
greeting-medium = A set may be taken apart, you know.
greeting-strong = If it can be laid, I lay it.
greeting-hard = Some tiles wait for their moment.
greeting-master = Count my rack, as I count yours.
