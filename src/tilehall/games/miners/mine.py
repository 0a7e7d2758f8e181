"""The mine: the card on each cell, the paths that lead back to the start, and what each empty cell requires of a card.

A side is *lit* if a path joins it to the start.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from tilehall.core.game import Cell
from tilehall.games.miners.card import (
    ASKS_CLOSED,
    ASKS_LIT,
    ASKS_OPEN,
    DESTINATION,
    EMPTY,
    FITS,
    LIT_SIDES,
    OPENS,
    START,
    THROUGH,
)

SIZE: Final = 9
CELLS: Final[tuple[Cell, ...]] = tuple((row, column) for row in range(SIZE) for column in range(SIZE))
INDEX: Final[dict[Cell, int]] = {cell: at for at, cell in enumerate(CELLS)}
START_AT: Final = INDEX[7, 4]
DESTINATIONS_AT: Final = (INDEX[1, 2], INDEX[1, 4], INDEX[1, 6])  # dest_1, dest_2, dest_3
ROW: Final = SIZE + 1  # bits from a cell to the cell below it
BIT: Final = tuple(1 << row * ROW + column for row, column in CELLS)  # by cell; a set of cells is an integer


class Way(Struct, frozen=True):
    """The step from a cell over one of its sides to the neighbouring cell."""

    side: int
    at: int

    @property
    def back(self) -> int:
        """The side of the neighbouring cell that faces this one."""
        return self.side ^ 2


def _ways(cell: Cell) -> tuple[Way, ...]:
    row, column = cell
    beyond = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return tuple(Way(side, INDEX[there]) for side, there in enumerate(beyond) if there in INDEX)


WAYS: Final = tuple(_ways(cell) for cell in CELLS)

# By cell and by sides: the neighbour on each of these sides, how far to shift its ask, and the bit of its facing side.
BEYOND: Final = tuple(
    tuple(
        tuple((way.at, 2 * way.back, 1 << way.back) for way in WAYS[at] if sides >> way.side & 1) for sides in range(16)
    )
    for at in range(len(CELLS))
)


class Mine(Struct, frozen=True):
    """The contents of the mine, with one byte per cell, row by row.

    Everything follows from `cards`. The rest is kept up to date so that no step has to compute it from the start.
    """

    cards: bytes  # a face, START, DESTINATION or EMPTY
    lit: bytes  # the open sides that a path joins to the start (R2.5)
    asks: bytes  # what the neighbours of an empty cell require (see card.py)
    frontier: tuple[int, ...]  # the empty cells on which some card of R2.3 fits
    empty: int  # the empty cells, as bits


def dug(mine: Mine, at: int, face: int) -> tuple[Mine, list[int]]:
    """Return the mine with one more card, and the destinations that a newly lit side faces."""
    cards, lit, asks = bytearray(mine.cards), bytearray(mine.lit), bytearray(mine.asks)
    changed, faced = dig(cards, lit, asks, at, face)
    frontier = set(mine.frontier)
    for there in changed:
        if FITS[asks[there]]:
            frontier.add(there)
        else:
            frontier.discard(there)
    return Mine(bytes(cards), bytes(lit), bytes(asks), tuple(sorted(frontier)), mine.empty ^ BIT[at]), faced


def dig(cards: bytearray, lit: bytearray, asks: bytearray, at: int, face: int) -> tuple[list[int], list[int]]:
    """Lay a card in place. Return the cells whose asks changed, and the destinations that a newly lit side faces."""
    opens, through = OPENS[face], THROUGH[face]
    light = opens & LIT_SIDES[asks[at]]
    if light & through:
        light |= through
    cards[at] = face
    asks[at] = 0
    changed = [at]
    for there, shift, _ in BEYOND[at][opens]:
        if cards[there] == EMPTY:
            asks[there] |= ASKS_OPEN << shift
            changed.append(there)
    for there, shift, _ in BEYOND[at][15 & ~opens]:
        if cards[there] == EMPTY:
            asks[there] |= ASKS_CLOSED << shift
            changed.append(there)
    faced = []
    spreading = [(at, light)]
    while spreading:
        here, light = spreading.pop()
        lit[here] |= light
        for there, shift, back in BEYOND[here][light]:
            card = cards[there]
            if card == EMPTY:
                asks[there] |= ASKS_LIT << shift
                changed.append(there)
            elif card == DESTINATION:  # R2.5: no path leads through a destination
                faced.append(there)
            elif not lit[there] & back:
                # R2.5: a stub becomes lit but leads no further.
                spreading.append((there, THROUGH[card] if THROUGH[card] & back else back))
    return changed, faced


def _untouched() -> Mine:
    cards = bytearray([EMPTY] * len(CELLS))
    lit, asks = bytearray(len(CELLS)), bytearray(len(CELLS))
    for at in DESTINATIONS_AT:
        cards[at] = DESTINATION
    cards[START_AT] = START
    lit[START_AT] = 15
    for there, shift, _ in BEYOND[START_AT][15]:
        asks[there] = ASKS_LIT << shift
    empty = sum(BIT[at] for at, card in enumerate(cards) if card == EMPTY)
    return Mine(bytes(cards), bytes(lit), bytes(asks), tuple(sorted(way.at for way in WAYS[START_AT])), empty)


UNTOUCHED: Final = _untouched()


def mine_of(faces: Iterable[tuple[int, int]]) -> Mine:
    """Return the mine with these faces on these cells, in any order."""
    mine = UNTOUCHED
    for at, face in faces:
        mine, _ = dug(mine, at, face)
    return mine


def vein(mine: Mine, destination: int) -> tuple[int, ...]:
    """Return the cells of the cards on any shortest path from the start to a destination (R2.7).

    >>> from tilehall.games.miners.card import FACE
    >>> shaft = mine_of((INDEX[row, 4], FACE["TB"]) for row in range(2, 7))
    >>> [CELLS[at] for at in vein(shaft, DESTINATIONS_AT[1])]
    [(2, 4), (3, 4), (4, 4), (5, 4), (6, 4)]
    """
    cards = mine.cards
    rings = [{START_AT}]  # the cells by their distance from the start
    seen = {START_AT}
    ends: set[int] = set()
    while not ends and rings[-1]:
        ring = set()
        for here in rings[-1]:
            for there, _, back in BEYOND[here][THROUGH[cards[here]]]:
                if there == destination:
                    ends.add(here)
                elif cards[there] < START and THROUGH[cards[there]] & back and there not in seen:
                    ring.add(there)
        seen |= ring
        rings.append(ring)
    path = set(ends)
    for ring in reversed(rings[1:-2]):
        path |= {
            here
            for here in ring
            for there, _, back in BEYOND[here][THROUGH[cards[here]]]
            if there in path and THROUGH[cards[there]] & back
        }
    return tuple(sorted(path))
