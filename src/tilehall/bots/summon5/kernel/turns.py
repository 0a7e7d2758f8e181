"""Compiled search for all turns of a hand on a board: exhaustive, with branch and bound.

A turn fills a *window*: two to five cells in a line that become one unbroken sequence. The turn places a tile on each
of its empty cells. The cross-checks give the points of the crossing sequences for each cell and tile. A window, or the
rest of one, is skipped if an upper bound of its points does not exceed the worst kept turn.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from tilehall.bots.summon5.kernel.cross_checks import cross_checks, run_points
from tilehall.bots.summon5.kernel.layout import (
    ABOVE,
    ALONE,
    BEST_POINTS,
    BORDER,
    COUNT,
    CROSSES,
    FACTOR,
    FACTORS,
    FILLS,
    FIRST,
    GAINS,
    KEPT,
    KIND,
    KINDS,
    LAST,
    OVERLONG,
    PATTERNS,
    POINTS,
    PROGRESSIVE,
    SIZE,
    STRICT,
    SUMS,
    SURVEY,
    TILE,
    TILES,
    TIMES,
    TOTALS,
    TRIED,
    WAY,
    WORK,
    WORST,
    WORST_POINTS,
    Cells,
    Ints,
)
from tilehall.games.summon5.board import DOWN, EMPTY, LONGEST, PORTAL
from tilehall.games.summon5.reach import HIGHEST
from tilehall.games.summon5.scoring import BASE, PATTERN, PATTERNED

# LLVM inlines the helpers that are called for each window: passing an array costs numba two atomic increments.
inlined = njit(cache=True, forceinline=True)


class Terms(NamedTuple):
    """Constants of a search."""

    reach: int  # maximum number of tiles placed
    held: int  # tiles in the hand
    perfect: int  # points for laying the whole hand
    rounds: int
    base: int  # points each time that a Sacred Number goes into a sum
    factor: int  # the highest multiplier in the hand
    middle: int  # the cell in the centre
    opening: bool  # whether this is the first turn
    symmetric: bool  # whether the order of tiles on cells without crossing sequences does not matter


class Window(NamedTuple):
    """Cells in a line that become one sequence."""

    side: int  # 0 across, 1 down
    start: int
    end: int
    length: int
    gaps: int  # empty cells
    lying: int  # the sum of the tiles already in it
    portals: int
    factor: int  # the highest multiplier of the tiles already in it


@njit(cache=True)
def search_turns(
    cells: Cells,
    hand: Ints,
    perfect: int,
    rounds: int,
    rules: Ints,
    reach: int,
    checks: Ints,
    effort: Ints,
    turns: Ints,
) -> int:
    """Fill `turns` with the highest-scoring turns, as many as it has room for. Return their number.

    `perfect` is earned by placing the whole hand; `reach` is the maximum number of tiles placed. With room for one
    turn, the result is exactly the best one, and equivalent orders of tiles are tried once. `checks` is working space.
    `effort` counts the work done, so that a limit has the same effect on every machine.
    """
    held = hand.sum()
    if min(reach, held) == 0:
        return 0
    effort[0] += SURVEY
    cross_checks(cells, hand, rounds, rules, checks)
    work = np.zeros((WORK, LONGEST + 1), np.int64)
    add_sums(hand, work[SUMS])
    heights = np.full((LONGEST + 1, HIGHEST + 1), -1, np.int64)
    middle = (rules[SIZE] // 2 + BORDER) * (DOWN + 1)
    terms = Terms(
        reach=min(reach, held),
        held=held,
        perfect=perfect,
        rounds=rounds,
        base=BASE + rounds if rules[PROGRESSIVE] else BASE,
        factor=factor_of(hand, rules),
        middle=middle,
        opening=cells[middle - 1] > PORTAL
        and cells[middle + 1] > PORTAL
        and cells[middle - DOWN] > PORTAL
        and cells[middle + DOWN] > PORTAL,
        symmetric=len(turns) == 1 and rules[PATTERNS] == 0,
    )
    for side in range(2):
        search_side(cells, hand, rules, checks, turns, work, heights, terms, side)
    effort[0] += work[KEPT, TRIED]
    return int(work[KEPT, COUNT])


@inlined
def add_sums(hand: Ints, sums: Ints) -> None:
    """Fill `sums`, by number of tiles, with the possible sums of that many tiles of a hand, as bits."""
    sums[0] = 1
    for tile in range(KINDS):
        for _ in range(hand[tile]):
            for count in range(LONGEST, 0, -1):
                sums[count] |= sums[count - 1] << tile


@inlined
def factor_of(hand: Ints, rules: Ints) -> int:
    """Return the highest multiplier of the tiles in a hand."""
    factor = 1
    for tile in range(KINDS):
        if hand[tile]:
            factor = max(factor, rules[FACTORS + tile])
    return factor


@njit(cache=True)
def search_side(
    cells: Cells,
    hand: Ints,
    rules: Ints,
    checks: Ints,
    turns: Ints,
    work: Ints,
    heights: Ints,
    terms: Terms,
    side: int,
) -> None:
    """Search every window across, or every window down."""
    middle = terms.middle
    way = DOWN if side else 1
    across = 1 - side
    for row in range(rules[SIZE]):
        for start in range((row + BORDER) * DOWN + BORDER, (row + BORDER) * DOWN + BORDER + rules[SIZE]):
            if cells[start] > EMPTY or cells[start - way] <= PORTAL:
                continue
            gaps = 0
            lying = 0
            portals = 0
            factor = 1
            joined = False
            opened = not terms.opening
            for length in range(1, LONGEST + 1):
                end = start + (length - 1) * way
                code = int(cells[end])
                if code > EMPTY:
                    break
                if code == EMPTY:
                    if gaps == terms.reach or closed(checks, across, end):
                        break
                    work[FILLS, gaps] = end
                    gaps += 1
                    joined = joined or checks[across, end, KIND] == CROSSES
                    opened = opened or end in (middle - 1, middle + 1, middle - DOWN, middle + DOWN)
                else:
                    joined = True
                    if code == PORTAL:
                        portals += 1
                    else:
                        lying += code
                        factor = max(factor, rules[FACTORS + code])
                if length < 2 or gaps == 0 or not joined or not opened or cells[end + way] <= PORTAL:
                    continue
                if gaps == 1 and side == 1 and checks[0, work[FILLS, 0], KIND] == CROSSES:
                    continue  # one tile in a row and in a column: the row has counted it
                window = Window(side, start, end, length, gaps, lying, portals, factor)
                fill(cells, hand, rules, checks, turns, work, heights, terms, window)


@inlined
def closed(checks: Ints, across: int, at: int) -> bool:
    """Return whether no tile of the hand may be placed on an empty cell."""
    return bool(
        checks[0, at, KIND] == OVERLONG or checks[1, at, KIND] == OVERLONG or checks[across, at, BEST_POINTS] < 0
    )


@njit(cache=True)
def fill(
    cells: Cells,
    hand: Ints,
    rules: Ints,
    checks: Ints,
    turns: Ints,
    work: Ints,
    heights: Ints,
    terms: Terms,
    window: Window,
) -> None:
    """Keep the best ways to fill a window: depth-first, cell by cell, lowest tile first."""
    across, gaps = 1 - window.side, window.gaps
    scale = terms.base * max(window.factor, terms.factor) << window.portals
    bound_rest(rules, checks, work, terms, window)
    full = work[KEPT, COUNT] == len(turns)
    if full and work[ABOVE, 0] + highest(rules, work, heights, gaps, window.lying) * scale <= work[KEPT, WORST_POINTS]:
        return
    fills, tiles, gains, totals = work[FILLS], work[TILE], work[GAINS], work[TOTALS]
    factors, above = work[FACTOR], work[ABOVE]
    tiles[0], gains[0], totals[0], factors[0] = -1, 0, window.lying, window.factor
    place = tried = 0
    while place >= 0:
        at = fills[place]
        kind = checks[across, at, KIND]
        tile = tiles[place]
        if tile >= 0:
            hand[tile] += 1
        elif terms.symmetric and kind == ALONE:
            # Cells without crossing sequences are equivalent, so they take their tiles in ascending order.
            for before in range(place):
                if checks[across, fills[before], KIND] == ALONE:
                    tile = max(tile, tiles[before] - 1)
        tile += 1
        while tile < KINDS and (hand[tile] == 0 or (kind == CROSSES and checks[across, at, tile] < 0)):
            tile += 1
        if tile == KINDS:
            place -= 1
            continue
        hand[tile] -= 1
        tiles[place] = tile
        place += 1
        gains[place] = gains[place - 1] + (checks[across, at, tile] if kind == CROSSES else 0)
        totals[place] = totals[place - 1] + tile
        factors[place] = max(factors[place - 1], rules[FACTORS + tile])
        tried += 1
        if full:
            height = heights[gaps - place, totals[place]]
            if height < 0:
                height = highest(rules, work, heights, gaps - place, totals[place])
            if gains[place] + above[place] + height * scale <= work[KEPT, WORST_POINTS]:
                place -= 1
                continue
        if place < gaps:
            tiles[place] = -1
            continue
        keep(cells, rules, turns, work, terms, window)
        full = work[KEPT, COUNT] == len(turns)
        place -= 1
    work[KEPT, TRIED] += tried


@inlined
def bound_rest(rules: Ints, checks: Ints, work: Ints, terms: Terms, window: Window) -> None:
    """Fill the row ABOVE, from the last empty cell of a window to the first."""
    gaps = window.gaps
    # R1.12: no sequence has more than two patterns.
    work[ABOVE, gaps] = 2 * PATTERN if rules[PATTERNS] and window.length >= PATTERNED else 0
    if gaps == terms.held:
        work[ABOVE, gaps] += terms.perfect
    for place in range(gaps - 1, -1, -1):
        work[ABOVE, place] = work[ABOVE, place + 1] + checks[1 - window.side, work[FILLS, place], BEST_POINTS]


@njit(cache=True)
def beaten(rules: Ints, work: Ints, heights: Ints, room: int, place: int, left: int, scale: int) -> bool:
    """Return whether a partial fill with `left` tiles to place cannot earn more than the worst kept turn."""
    if work[KEPT, COUNT] < room:
        return False
    height = highest(rules, work, heights, left, work[TOTALS, place])
    return bool(work[GAINS, place] + work[ABOVE, place] + height * scale <= work[KEPT, WORST_POINTS])


@inlined
def highest(rules: Ints, work: Ints, heights: Ints, count: int, lying: int) -> int:
    """Return the maximum number of times that the Sacred Numbers go into a sum with `count` more tiles.

    The result is cached in `heights`, where -1 means not computed yet.
    """
    if heights[count, lying] < 0:
        height = 0
        for total in range(lying, HIGHEST + 1):
            if work[SUMS, count] >> (total - lying) & 1:
                height = max(height, rules[TIMES + total])
        heights[count, lying] = height
    return int(heights[count, lying])


@inlined
def window_points(cells: Cells, rules: Ints, work: Ints, terms: Terms, window: Window) -> int:
    """Return the points of the window's own sequence when it is full, or -1 if `strict` forbids it."""
    gaps = window.gaps
    if rules[PATTERNS]:
        for place in range(gaps):
            cells[work[FILLS, place]] = work[TILE, place]
        way = DOWN if window.side else 1
        points = run_points(cells, window.start, window.end, way, terms.rounds, rules)
        for place in range(gaps):
            cells[work[FILLS, place]] = EMPTY
        return points
    total = work[TOTALS, gaps]
    points = int(rules[TIMES + total]) * terms.base * work[FACTOR, gaps] << window.portals
    return -1 if points == 0 and rules[STRICT] and total > 0 else points


@inlined
def keep(cells: Cells, rules: Ints, turns: Ints, work: Ints, terms: Terms, window: Window) -> None:
    """Add the turn that fills a window to `turns`, if it is legal and there is room or a worse turn."""
    own = window_points(cells, rules, work, terms, window)
    earned = own + work[GAINS, window.gaps]
    if own < 0 or earned == 0:
        return  # R1.5: something must score
    if window.gaps == terms.held:
        earned += terms.perfect
    kept = work[KEPT]
    slot = kept[COUNT]
    if slot < len(turns):
        kept[COUNT] += 1
    elif earned > kept[WORST_POINTS]:
        slot = kept[WORST]
    else:
        return
    turns[slot, POINTS] = earned
    turns[slot, WAY] = window.side
    turns[slot, FIRST] = window.start
    turns[slot, LAST] = window.end
    for place in range(LONGEST):
        turns[slot, TILES + place] = work[TILE, place] if place < window.gaps else -1
    if kept[COUNT] == len(turns):
        worst = 0
        for each in range(1, len(turns)):
            if turns[each, POINTS] < turns[worst, POINTS]:
                worst = each
        kept[WORST] = worst
        kept[WORST_POINTS] = turns[worst, POINTS]
