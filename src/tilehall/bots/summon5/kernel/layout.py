"""What stands where in the arrays of the kernel: cells, hands and rules are whole numbers (see `loom.py`)."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tilehall.games.summon5.board import LONGEST
from tilehall.games.summon5.reach import HIGHEST

Cells = NDArray[np.int8]
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

KINDS: Final = 10  # tiles 0 to 9
BORDER: Final = LONGEST  # cells around the board, as board.py has it

# Where each rule stands in the array `law`.
STRICT: Final = 0
PATTERNS: Final = 1
PROGRESSIVE: Final = 2
HAND: Final = 3
ENDGAME: Final = 4
TARGET: Final = 5
BONUS: Final = 6
SIZE: Final = 7
FACTORS: Final = 8  # of the ten tiles
TIMES: Final = FACTORS + KINDS  # for each sum, how often the Sacred Numbers go into it
RULES: Final = TIMES + HIGHEST + 1
ENDGAMES: Final = ("last_round", "round", "pile", "play_out")  # ENDGAME is a place in this list

# What is known of an empty cell and a way through it, in the array `sketch`: the points of each tile there, and these.
KIND: Final = KINDS
MOST: Final = KINDS + 1  # points of the best tile; -1: none may lie there
NOTES: Final = KINDS + 2

ALONE: Final = 0  # a tile there is in no sequence that way
CROSSES: Final = 1
OVERLONG: Final = 2  # it would make a sequence longer than five

# Where each number stands in a found turn.
POINTS: Final = 0
WAY: Final = 1  # 0 across, 1 down
FIRST: Final = 2  # the window's ends
LAST: Final = 3
TILES: Final = 4  # and from here on the tiles laid, in the order of the cells; -1 where there are none
WIDTH: Final = TILES + LONGEST

# How the game stands, in the array `standing`.
SEAT: Final = 0
ROUNDS: Final = 1
CLOSING: Final = 2  # completed rounds at which the game ends; 0: not known yet

# What a seat is, in the array `seats`, one row each.
SCORE: Final = 0
MOVED: Final = 1
OUT: Final = 2  # takes no turn any more: resigned, or stuck
GONE: Final = 3  # resigned: cannot win
SEATED: Final = 4

SURVEY: Final = 1500  # what looking at the board costs, in tiles tried: about as much time
