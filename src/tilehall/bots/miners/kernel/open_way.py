"""Find the lays that R2.10 forbids: `open_way.barred` of the rules, compiled.

A set of cells is two integers, one for the upper rows and one for the lower; within each, bits are as in the rules.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.miners.kernel.layout import (
    AREA,
    ASKS,
    BACK,
    BESIDE,
    BEYOND,
    CARDS,
    CELL,
    DARK_SIDES,
    DESTINATIONS_AT,
    FIRST_ENDS,
    FITS,
    KEEP_OPEN,
    LEADS,
    LOWER,
    NOBODY,
    REACHED,
    THROUGH,
    UPPER,
    UPPER_BITS,
    Ints,
)
from tilehall.games.miners.card import EMPTY, START
from tilehall.games.miners.mine import ROW


@njit(cache=True)
def bar(mine: Ints, frontier: Ints, count: int, numbers: Ints, barred: Ints) -> None:
    """Write the faces that fit but may not be laid into `barred`, by cell, as bits."""
    barred[:] = 0
    if not numbers[KEEP_OPEN]:
        return
    empty, ends = (0, 0), (0, 0)
    for at in range(AREA):
        if mine[CARDS, at] == EMPTY:
            empty = empty[0] | UPPER[at], empty[1] | LOWER[at]
    for number in range(count):
        ends = ends[0] | UPPER[frontier[number]], ends[1] | LOWER[frontier[number]]
    within = empty[0] & ~ends[0], empty[1] & ~ends[1]
    for number in range(len(DESTINATIONS_AT)):
        if numbers[REACHED + number] != NOBODY:
            continue
        found, searched = search(BESIDE[number, 0], BESIDE[number, 1], within, ends)
        if not has_one(found):
            continue
        destination = DESTINATIONS_AT[number]
        aims = searched[0] | UPPER[destination], searched[1] | LOWER[destination]
        for each in range(count):
            at = frontier[each]
            if UPPER[at] & found[0] or LOWER[at] & found[1]:
                asked = mine[ASKS, at]
                barred[at] |= FITS[asked] & ~LEADS[asked, leading_sides(mine, at, aims)]
    if numbers[FIRST_ENDS]:
        allow_reaching(mine, numbers, barred)


@njit(cache=True)
def allow_reaching(mine: Ints, numbers: Ints, barred: Ints) -> None:
    """Remove lays that reach a destination from `barred`: with goal `first`, they end the game."""
    aims = (0, 0)
    for number in range(len(DESTINATIONS_AT)):
        if numbers[REACHED + number] == NOBODY:
            aims = aims[0] | UPPER[DESTINATIONS_AT[number]], aims[1] | LOWER[DESTINATIONS_AT[number]]
    for at in range(AREA):
        if barred[at]:
            barred[at] &= ~LEADS[mine[ASKS, at], leading_sides(mine, at, aims)]


@njit(cache=True)
def has_one(cells: tuple[int, int]) -> bool:
    """Return whether a set has exactly one cell."""
    upper, lower = cells
    return (upper == 0) != (lower == 0) and not upper & (upper - 1) and not lower & (lower - 1)


@njit(cache=True)
def search(
    upper: int, lower: int, within: tuple[int, int], ends: tuple[int, int]
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Search from some cells. Return the ends found and the cells searched. Stop after finding two ends."""
    found = upper & ends[0], lower & ends[1]
    upper, lower = upper & within[0], lower & within[1]
    before = (0, 0)
    while before != (upper, lower) and (found == (0, 0) or has_one(found)):
        before = (upper, lower)
        wider = upper | upper << 1 | upper >> 1 | upper << ROW | upper >> ROW | lower << (UPPER_BITS - ROW)
        below = lower | lower << 1 | lower >> 1 | lower << ROW | lower >> ROW | upper >> (UPPER_BITS - ROW)
        found = found[0] | wider & ends[0], found[1] | below & ends[1]
        upper, lower = wider & within[0], below & within[1]
    return found, (upper, lower)


@njit(cache=True)
def leading_sides(mine: Ints, at: int, aims: tuple[int, int]) -> int:
    """Return the sides over which a card on an empty cell would join one of `aims` to the start, as bits."""
    sides = 0
    for side in range(4):
        way = BEYOND[at, 1 << side, 0]
        there = way[CELL]
        if there == NOBODY:
            continue
        if DARK_SIDES[mine[ASKS, at]] >> side & 1:
            leads = through_the_dark(mine, there, way[BACK], aims)
        else:
            leads = UPPER[there] & aims[0] != 0 or LOWER[there] & aims[1] != 0
        if leads:
            sides |= 1 << side
    return sides


@njit(cache=True)
def through_the_dark(mine: Ints, at: int, entry: int, aims: tuple[int, int]) -> bool:
    """Return whether a path that enters unlit cards at a cell comes out at one of `aims`."""
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
            if UPPER[there] & aims[0] or LOWER[there] & aims[1]:
                return True
            if mine[CARDS, there] < START:
                left[size, 0], left[size, 1] = there, way[BACK]
                size += 1
    return False
