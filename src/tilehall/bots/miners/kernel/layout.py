"""The tables of the rules and of the rollout policy as arrays, and the layout of a public state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tilehall.bots.miners import public_state, routes
from tilehall.games.miners import card, mine, open_way

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

# The rows of the array of a mine, with one column per cell.
CARDS: Final = 0
LIT: Final = 1
ASKS: Final = 2
LAID_BY: Final = 3

# Indices in `numbers`. After these come the gold of each seat, and whether it is still playing.
SEAT: Final = 0  # whose turn it is
IDLE: Final = 1  # players who have laid nothing since the deck became empty
FIRST_ENDS: Final = 2  # whether the first destination ends the game
KEEP_OPEN: Final = 3  # whether R2.10 applies: no card may cut off a destination
REACHED: Final = 4  # by destination: the seat that reached it, or NOBODY
SEATS: Final = 7
NOBODY: Final = -1

# Indices in a step to a neighbouring cell, and in a side that faces a destination.
CELL: Final = 0
SHIFT: Final = 1
BACK: Final = 2
SIDE: Final = 0
DESTINATION: Final = 1


def table(rows: Sequence[Sequence[Sequence[Sequence[int]]]]) -> Ints:
    """Return nested lists as one array, padded to the longest list with rows that begin with NOBODY."""
    longest = max(len(found) for row in rows for found in row)
    width = max(len(one) for row in rows for found in row for one in found)
    filled = np.full((len(rows), len(rows[0]), longest + 1, width), NOBODY, np.int64)
    for first, row in enumerate(rows):
        for second, found in enumerate(row):
            for at, one in enumerate(found):
                filled[first, second, at] = one
    return filled


FITS: Final[Ints] = np.array(card.FITS, np.int64)
LIT_SIDES: Final[Ints] = np.array(card.LIT_SIDES, np.int64)
DARK_SIDES: Final[Ints] = np.array(card.DARK_SIDES, np.int64)
LEADS: Final[Ints] = np.array(card.LEADS, np.int64)
OPENS: Final[Ints] = np.array(card.OPENS, np.int64)
THROUGH: Final[Ints] = np.array(card.THROUGH, np.int64)
FACES_OF: Final[Ints] = np.array(card.FACES_OF, np.int64)
KIND_OF: Final[Ints] = np.array(public_state.KIND_OF, np.int64)
BEYOND: Final[Ints] = table(mine.BEYOND)
FACING: Final[Ints] = table([routes.FACING])[0]
APPROACHES: Final[Ints] = table(routes.APPROACHES)
DESTINATIONS_AT: Final[Ints] = np.array(mine.DESTINATIONS_AT, np.int64)
AREA: Final = len(mine.CELLS)

# A set of cells is two integers: the bits of the rules up to UPPER_BITS, and the remaining bits.
UPPER_BITS: Final = 6 * mine.ROW
_UPPER: Final = (1 << UPPER_BITS) - 1
UPPER: Final[Ints] = np.array([bit & _UPPER for bit in mine.BIT], np.int64)
LOWER: Final[Ints] = np.array([bit >> UPPER_BITS for bit in mine.BIT], np.int64)
BESIDE: Final[Ints] = np.array([(cells & _UPPER, cells >> UPPER_BITS) for cells in open_way.BESIDE], np.int64)
