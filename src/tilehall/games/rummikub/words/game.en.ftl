### Rummikub in lists and headings: what it is about, its modes, its endings, and what bots say before a game.

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
