"""Find the cards that fit but would cut off a destination (R2.10).

A set of cells is an integer with a bit for each cell. An unused column after each row keeps shifts from wrapping.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tilehall.games.miners.card import DARK_SIDES, FITS, LEADS, START, THROUGH
from tilehall.games.miners.mine import BEYOND, BIT, DESTINATIONS_AT, ROW, WAYS, Mine, Way

Barred = tuple[tuple[int, int], ...]  # cells, each with the faces that fit there but may not be laid, as bits

# By destination: the cells next to it.
BESIDE: Final = tuple(sum(BIT[way.at] for way in WAYS[at]) for at in DESTINATIONS_AT)
MIDDLE_FIRST: Final = (1, 0, 2)  # one search from the middle destination nearly always serves all three


def barred(mine: Mine, reached: Sequence[object], *, first_ends: bool) -> Barred:
    """Return the lays that R2.10 forbids. `first_ends` says whether the first destination ends the game.

    The open ends of R2.10 are the cells of the frontier. An empty cell that faces a lit side and fits no card has cards
    on all four sides, so no route leads through it.

    A lay removes only one open end: its own cell. It can therefore cut off a destination only if every route to it
    begins there. Some card may always be laid on that cell, because for any two, three or four sides there is a card
    that joins them and is closed on the others.
    """
    asks = mine.asks
    doors: set[tuple[int, int]] = set()  # cells, each with cells of which a lit path must reach at least one
    for destination, ends, region in _searches(mine, reached):
        if ends and not ends & (ends - 1):
            at = _cell(ends)
            near = ends & BESIDE[destination] or DARK_SIDES[asks[at]]
            doors.add((at, region | BIT[DESTINATIONS_AT[destination]] if near else region))
    found: dict[int, int] = {}
    for at, aims in doors:
        leading = LEADS[asks[at]][_sides(mine, at, aims)]
        found[at] = found.get(at, 0) | FITS[asks[at]] & ~leading
    if first_ends:
        unreached = sum(BIT[at] for number, at in enumerate(DESTINATIONS_AT) if not reached[number])
        found = {at: faces & ~LEADS[asks[at]][_sides(mine, at, unreached)] for at, faces in found.items()}
    return tuple((at, faces) for at, faces in sorted(found.items()) if faces)


def _searches(mine: Mine, reached: Sequence[object]) -> Iterator[tuple[int, int, int]]:
    """Search from each unreached destination, over empty cells, for the open ends at which its routes begin.

    Yield the destination, the open ends found, and the other cells searched. A search stops after it finds two ends.
    """
    ends = 0
    for at in mine.frontier:
        ends |= BIT[at]
    within = mine.empty & ~ends
    searched: list[tuple[int, int]] = []  # connected cells, and the ends next to them
    for number in MIDDLE_FIRST:
        if reached[number]:
            continue
        found, region = BESIDE[number] & ends, 0
        left = BESIDE[number] & within
        for cells, beside in searched:
            if left & cells:
                found |= beside
                region |= cells
                left &= ~cells
        while left and not found & (found - 1):
            cells, beside = _search(1 << left.bit_length() - 1, within, ends)
            searched.append((cells, beside))
            found |= beside
            region |= cells
            left &= ~cells
        yield number, found, region


def _search(cells: int, within: int, ends: int) -> tuple[int, int]:
    """Return the cells connected to these, and the ends next to them. Stop after finding two ends."""
    grown = found = 0
    while cells != grown and not found & (found - 1):
        grown = cells
        wider = grown | grown << 1 | grown >> 1 | grown << ROW | grown >> ROW
        found |= wider & ends
        cells = wider & within
    return cells, found


def _cell(bit: int) -> int:
    """Return the index of the cell that a bit stands for.

    >>> _cell(BIT[60])
    60
    """
    row, column = divmod(bit.bit_length() - 1, ROW)
    return row * (ROW - 1) + column


def _sides(mine: Mine, at: int, aims: int) -> int:
    """Return the sides over which a card on an empty cell would join one of `aims` to the start, as bits."""
    dark = DARK_SIDES[mine.asks[at]]
    sides = 0
    for way in WAYS[at]:
        if dark >> way.side & 1:
            sides |= _through_the_dark(mine, way, aims) << way.side
        elif BIT[way.at] & aims:
            sides |= 1 << way.side
    return sides


def _through_the_dark(mine: Mine, way: Way, aims: int) -> bool:
    """Return whether a path that enters unlit cards this way comes out at one of `aims`."""
    cards = mine.cards
    entered, left = set[int](), [(way.at, 1 << way.back)]
    while left:
        here, entry = left.pop()
        through = THROUGH[cards[here]]
        if here in entered or not through & entry:
            continue
        entered.add(here)
        for there, _, back in BEYOND[here][through]:
            if BIT[there] & aims:
                return True
            if cards[there] < START:
                left.append((there, back))
    return False
