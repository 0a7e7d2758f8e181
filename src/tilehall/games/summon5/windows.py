"""The stretches of a row or column that a turn can fill."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tilehall.games.summon5.board import EMPTY, LONGEST, PORTAL, VALUES

HERE: Final = LONGEST  # a piece of a line is a cell with five more on each side: this is the cell


class Window(NamedTuple):
    """A stretch that one turn would make an unbroken sequence of two to five tiles."""

    fills: int  # cells to fill
    total: int  # of the tiles that lie in it
    others: tuple[int, ...]  # the cells to fill besides the one looked at, counted from that one


@lru_cache(maxsize=1 << 15)
def windows(piece: bytes, first: int, last: int) -> tuple[Window, ...]:
    """The windows that hold an empty cell and everything from `first` to `last`, those with the most to fill first.

    >>> from tilehall.games.summon5.board import BLOCK
    >>> piece = bytes([BLOCK, BLOCK, BLOCK, BLOCK, 4, EMPTY, EMPTY, BLOCK, 1, 1, 1])
    >>> windows(piece, HERE, HERE)
    (Window(fills=2, total=4, others=(1,)), Window(fills=1, total=4, others=()))
    """
    found = []
    for start in range(last - LONGEST + 1, first + 1):
        if piece[start - 1] <= PORTAL:  # R1.4: a sequence is a whole run, so no tile lies before or behind it
            continue
        total = 0
        others: tuple[int, ...] = ()
        for end in range(start, start + LONGEST):
            cell = piece[end]
            if cell > EMPTY:
                break
            if cell < EMPTY:
                total += VALUES[cell]
            elif end != HERE:
                others = (*others, end - HERE)
            if end >= last and end > start and piece[end + 1] > PORTAL:
                found.append(Window(len(others) + 1, total, others))
    return tuple(sorted(found, reverse=True))
