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
        for end in range(max(last, start + 1), start + LONGEST):
            stretch = piece[start : end + 1]
            # R1.4: a sequence is a whole run, so no tile lies before or behind it.
            if max(stretch) > EMPTY or piece[start - 1] <= PORTAL or piece[end + 1] <= PORTAL:
                continue
            others = tuple(at - HERE for at in range(start, end + 1) if piece[at] == EMPTY and at != HERE)
            found.append(Window(len(others) + 1, sum(stretch.translate(VALUES)), others))
    return tuple(sorted(found, key=lambda window: -window.fills))
