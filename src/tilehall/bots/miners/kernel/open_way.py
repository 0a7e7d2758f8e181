"""The lays that R2.10 forbids: `open_way.barred` of the rules, compiled."""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.miners.kernel.layout import (
    AREA,
    ASKS,
    BACK,
    BEYOND,
    CARDS,
    CELL,
    DARK_SIDES,
    DESTINATIONS_AT,
    FIRST_ENDS,
    FITS,
    KEEP_OPEN,
    LEADS,
    NOBODY,
    REACHED,
    THROUGH,
    Bools,
    Ints,
)
from tilehall.games.miners.card import EMPTY, START


@njit(cache=True)
def bar(mine: Ints, frontier: Ints, count: int, numbers: Ints, barred: Ints) -> None:
    """Write into `barred`, by cell, the faces that fit there and may not be laid, as bits."""
    barred[:] = 0
    if not numbers[KEEP_OPEN]:
        return
    ends = np.zeros(AREA, np.bool_)
    for number in range(count):
        ends[frontier[number]] = True
    for number in range(len(DESTINATIONS_AT)):
        if numbers[REACHED + number] == NOBODY:
            at, searched = only_end(mine, ends, DESTINATIONS_AT[number])
            if at != NOBODY:
                asked = mine[ASKS, at]
                barred[at] |= FITS[asked] & ~LEADS[asked, leading_sides(mine, at, searched)]
    if numbers[FIRST_ENDS]:
        for at in range(AREA):
            if barred[at]:
                barred[at] &= ~LEADS[mine[ASKS, at], leading_sides(mine, at, unreached(numbers))]


@njit(cache=True)
def only_end(mine: Ints, ends: Bools, destination: int) -> tuple[int, Bools]:
    """The open end that all routes to a destination begin at, or NOBODY; the cells between, and the destination."""
    searched = np.zeros(AREA, np.bool_)
    queue = np.empty(AREA, np.int64)
    queue[0], searched[destination] = destination, True
    found, read, size = NOBODY, 0, 1
    while read < size:
        here = queue[read]
        read += 1
        for way in BEYOND[here, 15]:
            there = way[CELL]
            if there == NOBODY:
                break
            if ends[there]:
                if found != NOBODY and found != there:
                    return NOBODY, searched
                found = there
            elif mine[CARDS, there] == EMPTY and not searched[there]:
                searched[there] = True
                queue[size] = there
                size += 1
    return found, searched


@njit(cache=True)
def unreached(numbers: Ints) -> Bools:
    """The cells of the destinations that are not reached."""
    cells = np.zeros(AREA, np.bool_)
    for number in range(len(DESTINATIONS_AT)):
        cells[DESTINATIONS_AT[number]] = numbers[REACHED + number] == NOBODY
    return cells


@njit(cache=True)
def leading_sides(mine: Ints, at: int, aims: Bools) -> int:
    """The sides of an empty cell over which a card there would bring light to one of some cells, as bits."""
    sides = 0
    for side in range(4):
        way = BEYOND[at, 1 << side, 0]
        if way[CELL] == NOBODY:
            continue
        if DARK_SIDES[mine[ASKS, at]] >> side & 1:
            leads = through_the_dark(mine, way[CELL], way[BACK], aims)
        else:
            leads = aims[way[CELL]]
        if leads:
            sides |= 1 << side
    return sides


@njit(cache=True)
def through_the_dark(mine: Ints, at: int, entry: int, aims: Bools) -> bool:
    """Whether light that enters cards in the dark there comes out at one of some cells."""
    entered = np.zeros(AREA, np.bool_)
    left = np.empty((4 * AREA, 2), np.int64)
    left[0, 0], left[0, 1] = at, entry
    size = 1
    while size:
        size -= 1
        here = left[size, 0]
        through = THROUGH[mine[CARDS, here]]
        if entered[here] or not through & left[size, 1]:
            continue
        entered[here] = True
        for way in BEYOND[here, through]:
            there = way[CELL]
            if there == NOBODY:
                break
            if aims[there]:
                return True
            if mine[CARDS, there] < START:
                left[size, 0], left[size, 1] = there, way[BACK]
                size += 1
    return False
