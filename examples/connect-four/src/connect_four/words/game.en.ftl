### Connect Four in lists and headings: what it is about, its modes and options, its endings, and what bots say.

summary = Drop discs into the rack; four of yours in a line win.
aim = Line up { $line }
# Who plays, until somebody takes the seat.
seat-name = { $seat ->
        [0] Red
       *[1] Yellow
    }

## Modes

mode-four = Line of four
    .summary = The usual game.
mode-five = Line of five
    .summary = A longer game on a larger rack.

## Options

# The label of an option, and what it does.
option-columns = Columns
    .description = Columns of the rack.
option-rows = Rows
    .description = Discs that a column holds.
option-line = Line
    .description = Discs in a line that win.

## Endings

ending-line = A line is complete.
ending-full = The rack is full.

## Greetings of bots, by level

greeting-easy = Plop!
greeting-medium = The middle is mine.
greeting-hard = I see the diagonals.
