"""The layout of the integer arrays of the kernel (see `arrays.py`)."""

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

# Indices in the array `rules`.
STRICT: Final = 0
PATTERNS: Final = 1
PROGRESSIVE: Final = 2
HAND: Final = 3
ENDGAME: Final = 4
TARGET: Final = 5
BONUS: Final = 6
SIZE: Final = 7
FACTORS: Final = 8  # the multipliers of the ten tiles
TIMES: Final = FACTORS + KINDS  # by sum: how often the Sacred Numbers go into it
RULES: Final = TIMES + HIGHEST + 1
ENDGAMES: Final = ("last_round", "round", "pile", "play_out")  # ENDGAME is an index into this list
AFTER_LAST_ROUND: Final = 0
AFTER_ROUND: Final = 1
AT_ONCE: Final = 2

# Indices in `checks` for an empty cell and a direction: the points of each tile, then these.
KIND: Final = KINDS
BEST_POINTS: Final = KINDS + 1  # points of the best tile, or -1 if none may be placed
CHECKS: Final = KINDS + 2

ALONE: Final = 0  # a tile there is in no sequence in this direction
CROSSES: Final = 1
OVERLONG: Final = 2  # a tile would make a sequence longer than five

# Indices in a found turn.
POINTS: Final = 0
WAY: Final = 1  # 0 across, 1 down
FIRST: Final = 2  # the ends of the window
LAST: Final = 3
TILES: Final = 4  # from here on, the placed tiles in the order of the cells; -1 for none
WIDTH: Final = TILES + LONGEST

# Indices in the array `status`.
SEAT: Final = 0
ROUNDS: Final = 1
CLOSING: Final = 2  # completed rounds at which the game ends; 0 if not known yet

# Indices in a row of the array `seats`.
SCORE: Final = 0
MOVED: Final = 1
OUT: Final = 2  # takes no more turns: resigned or stuck
GONE: Final = 3  # resigned: cannot win
SEATED: Final = 4

SURVEY: Final = 1500  # the cost of the cross-checks, in tiles tried

# Rows of the array `work` of a search. A partial fill is the tiles on the first empty cells of a window.
FILLS: Final = 0  # the empty cells of the window
TILE: Final = 1  # the tile on each of them; -1 for none yet
GAINS: Final = 2  # by length of the partial fill: the points of the crossing sequences
TOTALS: Final = 3  # by length of the partial fill: the sum of the window so far
FACTOR: Final = 4  # by length of the partial fill: the highest multiplier in the window so far
ABOVE: Final = 5  # by length of the partial fill: the maximum points of the rest, without the window's own sequence
SUMS: Final = 6  # by number of tiles: the possible sums of that many tiles of the hand, as bits
KEPT: Final = 7  # the turns kept so far, with these columns:
WORK: Final = 8
COUNT: Final = 0  # number of kept turns
WORST: Final = 1  # index of the kept turn with the fewest points, if there is no room for more
WORST_POINTS: Final = 2
TRIED: Final = 3  # tiles tried so far
