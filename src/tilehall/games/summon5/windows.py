"""The stretches of a row or column that a turn can fill."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tilehall.games.summon5.board import EMPTY, LONGEST, PORTAL, VALUES

HERE: Final = LONGEST  # the index of the cell itself in a slice of its line, which has five more cells on each side


class Window(NamedTuple):
    """A stretch of a line that one turn would fill to a sequence of two to five tiles."""

    fills: int  # the number of cells to fill
    total: int  # the sum of the tiles in it
    others: tuple[int, ...]  # the other cells to fill, as offsets from this cell


@lru_cache(maxsize=1 << 15)
def windows(piece: bytes, first: int, last: int) -> tuple[Window, ...]:
    """Return the windows that contain an empty cell and everything from `first` to `last`, most cells to fill first.

    >>> from tilehall.games.summon5.board import BLOCK
    >>> piece = bytes([BLOCK, BLOCK, BLOCK, BLOCK, 4, EMPTY, EMPTY, BLOCK, 1, 1, 1])
    >>> windows(piece, HERE, HERE)
    (Window(fills=2, total=4, others=(1,)), Window(fills=1, total=4, others=()))
    """
    return tuple(sorted(each_window(piece, first, last), reverse=True))


def each_window(piece: bytes, first: int, last: int) -> Iterator[Window]:
    """Yield the same windows as `windows` one by one, for a caller that seldom needs all of them."""
    for start in range(last - LONGEST + 1, first + 1):
        if piece[start - 1] <= PORTAL:  # R1.4: a sequence is a whole run, so there is no tile before or after it
            continue
        total = 0
        others: list[int] = []
        for end in range(start, start + LONGEST):
            cell = piece[end]
            if cell > EMPTY:
                break
            if cell < EMPTY:
                total += VALUES[cell]
            elif end != HERE:
                others.append(end - HERE)
            if end >= last and end > start and piece[end + 1] > PORTAL:
                yield Window(len(others) + 1, total, tuple(others))
