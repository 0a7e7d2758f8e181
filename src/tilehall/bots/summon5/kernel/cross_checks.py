"""Compiled cross-checks: the points of the crossing sequence for each empty cell and each tile of the hand.

Cross-checks (Appel and Jacobson 1988, "The World's Fastest Scrabble Program") are computed once for a board and a hand.
They reduce the search for turns to one dimension.
"""

from __future__ import annotations

from numba import njit

from tilehall.bots.summon5.kernel.layout import (
    ALONE,
    BEST_POINTS,
    BORDER,
    CROSSES,
    FACTORS,
    KIND,
    KINDS,
    OVERLONG,
    PATTERNS,
    PROGRESSIVE,
    SIZE,
    STRICT,
    TIMES,
    Cells,
    Ints,
)
from tilehall.games.summon5.board import DOWN, EMPTY, LONGEST, PORTAL
from tilehall.games.summon5.scoring import BASE, PATTERN, PATTERNED


@njit(cache=True)
def run_points(cells: Cells, first: int, last: int, way: int, rounds: int, rules: Ints) -> int:
    """Return the points of a sequence, as in `scoring.points`, or -1 if `strict` forbids it."""
    total = 0
    portals = 0
    factor = 1
    for at in range(first, last + 1, way):
        code = int(cells[at])
        if code == PORTAL:
            portals += 1
        else:
            total += code
            factor = max(factor, rules[FACTORS + code])
    if rules[TIMES + total] == 0:
        return -1 if rules[STRICT] and total > 0 else 0
    base = BASE + rounds if rules[PROGRESSIVE] else BASE
    earned = int(rules[TIMES + total]) * base * factor << portals
    if rules[PATTERNS] and last - first >= (PATTERNED - 1) * way:
        earned += pattern_points(cells, first, last, way)
    return earned


@njit(cache=True)
def pattern_points(cells: Cells, first: int, last: int, way: int) -> int:
    """Return the points for the patterns of a sequence that is long enough for them (R1.12)."""
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
    earned = 0
    if same:
        earned += PATTERN
    if -1 <= step <= 1:
        earned += PATTERN
    return earned


@njit(cache=True, forceinline=True)
def cross_check(cells: Cells, hand: Ints, rounds: int, rules: Ints, checks: Ints, side: int, at: int) -> None:
    """Fill `checks` for one empty cell and one direction, if there is a tile next to it."""
    way = DOWN if side else 1
    first = at
    last = at
    while cells[first - way] <= PORTAL:
        first -= way
    while cells[last + way] <= PORTAL:
        last += way
    if last - first >= LONGEST * way:
        checks[side, at, KIND] = OVERLONG
        return
    checks[side, at, KIND] = CROSSES
    best = -1
    for tile in range(KINDS):
        if hand[tile]:
            cells[at] = tile
            earned = run_points(cells, first, last, way, rounds, rules)
            checks[side, at, tile] = earned
            best = max(best, earned)
    cells[at] = EMPTY
    checks[side, at, BEST_POINTS] = best


@njit(cache=True)
def cross_checks(cells: Cells, hand: Ints, rounds: int, rules: Ints, checks: Ints) -> None:
    """Fill `checks` for each empty cell and both directions with the points of each tile of the hand."""
    for row in range(rules[SIZE]):
        for at in range((row + BORDER) * DOWN + BORDER, (row + BORDER) * DOWN + BORDER + rules[SIZE]):
            if cells[at] != EMPTY:
                continue
            for side in range(2):
                way = DOWN if side else 1
                checks[side, at, KIND] = ALONE
                checks[side, at, BEST_POINTS] = 0
                if cells[at - way] <= PORTAL or cells[at + way] <= PORTAL:
                    cross_check(cells, hand, rounds, rules, checks, side, at)
