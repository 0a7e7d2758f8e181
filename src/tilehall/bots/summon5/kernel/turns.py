"""All turns of a hand on a board, compiled.

A turn fills a *window*: a stretch of two to five cells that becomes one unbroken sequence, so that its empty cells are
what the turn lays. What crosses the window is known for each cell and tile before any tile is laid, and a window that
cannot beat what was found is not looked into.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.summon5.kernel.layout import (
    ALONE,
    BORDER,
    CROSSES,
    FACTORS,
    FIRST,
    KIND,
    KINDS,
    LAST,
    MOST,
    OVERLONG,
    PATTERNS,
    POINTS,
    PROGRESSIVE,
    SIZE,
    STRICT,
    SURVEY,
    TILES,
    TIMES,
    WAY,
    Cells,
    Ints,
)
from tilehall.games.summon5.board import DOWN, EMPTY, LONGEST, PORTAL
from tilehall.games.summon5.reach import HIGHEST
from tilehall.games.summon5.scoring import BASE, PATTERN, PATTERNED


@njit(cache=True)
def run_points(cells: Cells, first: int, last: int, way: int, rounds: int, law: Ints) -> int:
    """What a sequence earns, as `scoring.points` has it; -1 where `strict` forbids it."""
    total = 0
    portals = 0
    factor = 1
    for at in range(first, last + 1, way):
        code = int(cells[at])
        if code == PORTAL:
            portals += 1
        else:
            total += code
            factor = max(factor, law[FACTORS + code])
    if law[TIMES + total] == 0:
        return -1 if law[STRICT] and total > 0 else 0
    base = BASE + rounds if law[PROGRESSIVE] else BASE
    earned = int(law[TIMES + total]) * base * factor << portals
    if law[PATTERNS] and last - first >= (PATTERNED - 1) * way:
        same = True
        step = 0
        for at in range(first, last + 1, way):
            value = int(cells[at]) % PORTAL
            if value != int(cells[last + first - at]) % PORTAL:
                same = False
            if at > first:
                change = value - int(cells[at - way]) % PORTAL
                if at == first + way:
                    step = change
                elif change != step:
                    step = KINDS
        if same:
            earned += PATTERN
        if -1 <= step <= 1:
            earned += PATTERN
    return earned


@njit(cache=True)
def survey(cells: Cells, hand: Ints, rounds: int, law: Ints, sketch: Ints) -> None:
    """For each empty cell, each way and each tile of the hand: what the sequence through it that way would earn."""
    for row in range(law[SIZE]):
        for at in range((row + BORDER) * DOWN + BORDER, (row + BORDER) * DOWN + BORDER + law[SIZE]):
            if cells[at] != EMPTY:
                continue
            for side in range(2):
                way = DOWN if side else 1
                sketch[side, at, KIND] = ALONE
                sketch[side, at, MOST] = 0
                if cells[at - way] > PORTAL and cells[at + way] > PORTAL:
                    continue
                first = at
                last = at
                while cells[first - way] <= PORTAL:
                    first -= way
                while cells[last + way] <= PORTAL:
                    last += way
                if last - first >= LONGEST * way:
                    sketch[side, at, KIND] = OVERLONG
                    continue
                sketch[side, at, KIND] = CROSSES
                best = -1
                for tile in range(KINDS):
                    if hand[tile]:
                        cells[at] = tile
                        earned = run_points(cells, first, last, way, rounds, law)
                        sketch[side, at, tile] = earned
                        best = max(best, earned)
                cells[at] = EMPTY
                sketch[side, at, MOST] = best


@njit(cache=True)
def highest(heights: Ints, sums: Ints, law: Ints, count: int, lying: int) -> int:
    """How often the Sacred Numbers go into what lies there and so many tiles of the hand, at most."""
    if heights[count, lying] < 0:
        height = 0
        for total in range(lying, HIGHEST + 1):
            if sums[count] >> (total - lying) & 1:
                height = max(height, law[TIMES + total])
        heights[count, lying] = height
    return int(heights[count, lying])


@njit(cache=True)
def search(
    cells: Cells, hand: Ints, perfect: int, rounds: int, law: Ints, reach: int, sketch: Ints, effort: Ints, turns: Ints
) -> int:
    """Fill `turns` with the turns that score most, as many as it has room for; returns how many there are.

    `perfect` is earned by laying the whole hand; `reach` is the most tiles that are laid. Room for one turn gives the
    best one exactly; the order of tiles that makes no difference to it is then tried once. `sketch` is room to work
    in, and `effort` grows by the work done, so that it can be limited the same on every machine.
    """
    room = len(turns)
    found = 0
    least = -(1 << 60)
    lowest = 0
    held = 0
    widest = 1
    sums = np.zeros(LONGEST + 1, np.int64)
    sums[0] = 1
    for tile in range(KINDS):
        for _ in range(hand[tile]):
            for count in range(LONGEST, 0, -1):
                sums[count] |= sums[count - 1] << tile
        if hand[tile]:
            held += hand[tile]
            widest = max(widest, law[FACTORS + tile])
    reach = min(reach, held)
    if reach == 0:
        return 0
    base = BASE + rounds if law[PROGRESSIVE] else BASE
    effort[0] += SURVEY
    survey(cells, hand, rounds, law, sketch)
    middle = (law[SIZE] // 2 + BORDER) * (DOWN + 1)
    opening = (
        cells[middle - 1] > PORTAL
        and cells[middle + 1] > PORTAL
        and cells[middle - DOWN] > PORTAL
        and cells[middle + DOWN] > PORTAL
    )
    plain = room == 1 and law[PATTERNS] == 0
    # The most that a sequence can get out of so many tiles of the hand and what lies there; -1: not looked at yet.
    heights = np.full((LONGEST + 1, HIGHEST + 1), -1, np.int64)
    fills = np.zeros(LONGEST, np.int64)
    tiles = np.zeros(LONGEST, np.int64)
    gains = np.zeros(LONGEST + 1, np.int64)
    totals = np.zeros(LONGEST + 1, np.int64)
    widths = np.zeros(LONGEST + 1, np.int64)
    above = np.zeros(LONGEST + 1, np.int64)
    for side in range(2):
        way = DOWN if side else 1
        across = 1 - side
        for row in range(law[SIZE]):
            for start in range((row + BORDER) * DOWN + BORDER, (row + BORDER) * DOWN + BORDER + law[SIZE]):
                if cells[start] > EMPTY or cells[start - way] <= PORTAL:
                    continue
                count = 0
                lying = 0
                portals = 0
                width = 1
                joined = False
                opened = not opening
                for length in range(1, LONGEST + 1):
                    end = start + (length - 1) * way
                    code = int(cells[end])
                    if code > EMPTY:
                        break
                    if code == EMPTY:
                        if (
                            sketch[0, end, KIND] == OVERLONG
                            or sketch[1, end, KIND] == OVERLONG
                            or sketch[across, end, MOST] < 0
                        ):
                            break
                        if count == reach:
                            break
                        fills[count] = end
                        count += 1
                        joined = joined or sketch[across, end, KIND] == CROSSES
                        opened = opened or end in (middle - 1, middle + 1, middle - DOWN, middle + DOWN)
                    else:
                        joined = True
                        if code == PORTAL:
                            portals += 1
                        else:
                            lying += code
                            width = max(width, law[FACTORS + code])
                    if length < 2 or count == 0 or not joined or not opened or cells[end + way] <= PORTAL:
                        continue
                    if count == 1 and side == 1 and sketch[0, fills[0], KIND] == CROSSES:
                        continue  # one tile in a row and in a column: the row has counted it
                    scale = base * max(width, widest) << portals
                    # R1.12: no sequence has more than two patterns.
                    above[count] = 2 * PATTERN if law[PATTERNS] and length >= PATTERNED else 0
                    if count == held:
                        above[count] += perfect
                    for place in range(count - 1, -1, -1):
                        above[place] = above[place + 1] + sketch[across, fills[place], MOST]
                    height = highest(heights, sums, law, count, lying) * scale
                    if found == room and above[0] + height <= least:
                        continue
                    totals[0] = lying
                    widths[0] = width
                    gains[0] = 0
                    place = 0
                    tiles[0] = -1
                    while place >= 0:
                        tile = tiles[place]
                        at = fills[place]
                        if tile >= 0:
                            hand[tile] += 1
                        elif plain and sketch[across, at, KIND] == ALONE:
                            # Cells that nothing crosses are alike: they take their tiles in rising order.
                            for before in range(place):
                                if sketch[across, fills[before], KIND] == ALONE:
                                    tile = max(tile, tiles[before] - 1)
                        tile += 1
                        while tile < KINDS and (
                            hand[tile] == 0 or (sketch[across, at, KIND] == CROSSES and sketch[across, at, tile] < 0)
                        ):
                            tile += 1
                        if tile == KINDS:
                            tiles[place] = -1
                            place -= 1
                            continue
                        tiles[place] = tile
                        hand[tile] -= 1
                        gain = gains[place]
                        if sketch[across, at, KIND] == CROSSES:
                            gain += sketch[across, at, tile]
                        gains[place + 1] = gain
                        totals[place + 1] = totals[place] + tile
                        widths[place + 1] = max(widths[place], law[FACTORS + tile])
                        effort[0] += 1
                        if found == room:
                            height = highest(heights, sums, law, count - place - 1, totals[place + 1]) * scale
                            if gain + above[place + 1] + height <= least:
                                continue
                        if place + 1 < count:
                            place += 1
                            tiles[place] = -1
                            continue
                        if law[PATTERNS]:
                            for each in range(count):
                                cells[fills[each]] = tiles[each]
                            main = run_points(cells, start, end, way, rounds, law)
                            for each in range(count):
                                cells[fills[each]] = EMPTY
                        else:
                            main = law[TIMES + totals[count]] * base * widths[count] << portals
                            if main == 0 and law[STRICT] and totals[count] > 0:
                                main = -1
                        if main < 0:
                            continue
                        earned = main + gain
                        if earned == 0:
                            continue  # R1.5: something must score
                        if count == held:
                            earned += perfect
                        if found == room:
                            if earned <= least:
                                continue
                            slot = lowest
                        else:
                            slot = found
                            found += 1
                        turns[slot, POINTS] = earned
                        turns[slot, WAY] = side
                        turns[slot, FIRST] = start
                        turns[slot, LAST] = end
                        for each in range(LONGEST):
                            turns[slot, TILES + each] = tiles[each] if each < count else -1
                        if found == room:
                            lowest = 0
                            for each in range(1, room):
                                if turns[each, POINTS] < turns[lowest, POINTS]:
                                    lowest = each
                            least = turns[lowest, POINTS]
    return found
