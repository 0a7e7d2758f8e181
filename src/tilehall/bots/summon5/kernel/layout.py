"""What stands where in the arrays of the kernel: cells, hands and rules are whole numbers (see `arrays.py`)."""

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

# Where each rule stands in the array `rules`.
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
AFTER_LAST_ROUND: Final = 0
AFTER_ROUND: Final = 1
AT_ONCE: Final = 2

# The cross-check of an empty cell and a way through it, in the array `checks`: the points of each tile, and these.
KIND: Final = KINDS
MOST: Final = KINDS + 1  # points of the best tile; -1: none may lie there
CHECKS: Final = KINDS + 2

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

# How the game stands, in the array `status`.
SEAT: Final = 0
ROUNDS: Final = 1
CLOSING: Final = 2  # completed rounds at which the game ends; 0: not known yet

# What a seat is, in the array `seats`, one row each.
SCORE: Final = 0
MOVED: Final = 1
OUT: Final = 2  # takes no turn any more: resigned, or stuck
GONE: Final = 3  # resigned: cannot win
SEATED: Final = 4

SURVEY: Final = 1500  # what the cross-checks cost, in tiles tried: about as much time

# The rows of the array `work` of a search. A partial fill is the tiles on the first empty cells of a window.
FILLS: Final = 0  # the empty cells of the window
TILE: Final = 1  # the tile on each of them; -1: none yet
GAINS: Final = 2  # by length of the partial fill: the points of what crosses it
TOTALS: Final = 3  # by length of the partial fill: the sum of the window so far
FACTOR: Final = 4  # by length of the partial fill: the highest multiplier in the window so far
ABOVE: Final = 5  # by length of the partial fill: the most that the rest can earn, apart from the window's own sequence
SUMS: Final = 6  # by number of tiles: the sums that so many tiles of the hand can have, as bits
KEPT: Final = 7  # what is kept of the turns found so far:
WORK: Final = 8
COUNT: Final = 0  # turns that are kept
WORST: Final = 1  # which of them has the fewest points, once there is no room for more
LEAST: Final = 2  # its points
TRIED: Final = 3  # tiles tried so far
