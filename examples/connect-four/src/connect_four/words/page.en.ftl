### The board of Connect Four, its list of keys and its log.

board = Connect Four
rack = The rack
# A column, for screen readers. $discs: one or more of the messages below, from the bottom up.
column = Column { $number }: { $discs }, from the bottom
    .empty = Column { $number }: empty
disc = { $colour ->
        [red] red
       *[yellow] yellow
    }
# Puts one more disc behind others.
discs-more = { $discs }, { $disc }
# The player who reads it.
own-name = { $name } (you)
# For screen readers, before the sentence of a move.
dropped = { $colour ->
        [red] red disc:
       *[yellow] yellow disc:
    }

## The list of keys: what a key does

key-beside = to the column beside this one
key-digit = to the column with that number
key-drop = drop a disc into this column
    .keys = Enter, Space
