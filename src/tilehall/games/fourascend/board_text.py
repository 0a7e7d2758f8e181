"""The board in JSON: the rows of a view, and the steps onto free cells.

A stone changes one cell, so both are made from those of the position before it where these are at hand, and whole where
they are not: after a chain has lifted off, or in a game that was loaded from its log.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import json

from tilehall.core.game import Cell
from tilehall.core.notation import text
from tilehall.games.fourascend.board import BIT, BOARD, CELLS, ROW, SHIFTS, SIZE, rows
from tilehall.games.fourascend.state import Options
from tilehall.games.fourascend.steps import Stone

Stones = tuple[int, int]  # Black's, White's
BoardText = tuple[bytes, bytes]  # the rows, and the steps onto free cells; each item with a comma behind it
Fragments = tuple[tuple[int, tuple[bytes, ...]], ...]  # where each row begins, and by its bits what is on them

WIDTH = len(b'"stone 4,4",')  # of a step with its comma, and of a row of nine cells too
MOST = 4096  # positions that are remembered: one for each game under play, and the last of some that are over

PLACES = {bit: row * len(b'".........",') + 1 + column for (row, column), bit in BIT.items()}


def _fragments(values: dict[Cell, bytes]) -> Fragments:
    """For each row and each pattern of bits in it, what belongs to those cells, each with a comma behind it."""

    def patterns(row: int) -> tuple[bytes, ...]:
        items = [values[row, column] + b"," for column in range(SIZE)]
        return tuple(b"".join([items[at] for at in range(SIZE) if bits >> at & 1]) for bits in range(ROW + 1))

    return tuple((shift, patterns(row)) for row, shift in enumerate(SHIFTS))


STEPS = _fragments({cell: json.encode(text(Stone(cell))) for cell in CELLS})
PLANTS = _fragments({cell: json.encode(cell) for cell in CELLS})

_known: dict[Stones, BoardText] = {}


def board_text(stones: Stones, before: Stones | None = None) -> BoardText:
    """The text of a board; `before` are the stones of an earlier position, whose text is then forgotten."""
    found = _known.get(stones)
    if found is None:
        found = (before and _with_a_stone(stones, before)) or _whole(stones)
        if len(_known) >= MOST:
            _known.clear()
        _known[stones] = found
    return found


def _with_a_stone(stones: Stones, before: Stones) -> BoardText | None:
    """The text of a board with one stone more than one whose text is at hand; None where it is another."""
    earlier = _known.pop(before, None)
    if earlier is None:
        return None
    black, white = before
    taken = black | white
    changed = (black ^ stones[0]) | (white ^ stones[1])
    at = PLACES.get(changed)
    if at is None or changed & taken:
        return None
    lines, free = earlier
    skipped = WIDTH * (BOARD & ~taken & (changed - 1)).bit_count()
    symbol = b"b" if stones[0] & changed else b"w"
    return lines[:at] + symbol + lines[at + 1 :], free[:skipped] + free[skipped + WIDTH :]


def _whole(stones: Stones) -> BoardText:
    black, white = stones
    return json.encode(rows(black, white))[1:-1] + b",", _joined(STEPS, BOARD & ~(black | white))


def _joined(fragments: Fragments, bits: int) -> bytes:
    return b"".join([row[bits >> shift & ROW] for shift, row in fragments])


@lru_cache(maxsize=4096)  # of as many games at once: plants change seldom
def plants_json(plants: int) -> bytes:
    """The cells of plants.

    >>> plants_json(BIT[0, 3] | BIT[8, 1])
    b'[[0,3],[8,1]]'
    """
    return b"[%b]" % _joined(PLANTS, plants)[:-1]


@lru_cache(maxsize=1024)  # hosts choose among few
def options_json(options: Options) -> bytes:
    """Options as they stand in a view."""
    return json.encode(options)
