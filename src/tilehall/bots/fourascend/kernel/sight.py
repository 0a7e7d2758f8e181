"""What a position looks like at a glance: what it is worth, and which cells catch the eye.

A window is four cells in a row, named by its first; it is open to a side while the other has no stone in it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.halves import (
    ONE,
    OPEN_HIGH,
    OPEN_LOW,
    SPOTS,
    WAYS,
    WINDOWS_THROUGH,
    Bits,
    Pair,
    chains,
    count,
    down,
    finishing,
    has,
    lowest,
    spot_bits,
)
from tilehall.bots.fourascend.kernel.position import (
    HEALTH,
    OVER,
    PLANTS,
    SEAT,
    VACATED,
    Boards,
    Facts,
    empty,
    power,
    worth,
)

Numbers = np.ndarray[tuple[int], np.dtype[np.float64]]
Lines = tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]


class Taste(NamedTuple):
    """What a search looks for, chosen by hand.

    Against itself at 300 to 600 rounds a turn, 60 to 100 games each: more or less curiosity, and lines worth half or
    1.7 times as much, won less (19% to 39%); four stones and not eight made no difference (48%). The rest is untried.
    """

    curiosity: float = 0.6  # how much a cell that charms gains over one that went well
    unknown: float = 0.05  # how much worse than its parent a cell is held to be until it is tried
    stones: int = 8  # that a playout places before the position is judged
    width: int = 20  # cells looked at below the root
    # In health points: open windows with one, two and three stones, what plants add to one, and being to move.
    one: float = 0.05
    two: float = 0.3
    three: float = 1.2
    planted: float = 0.3
    move: float = 0.5
    # A lead counts for more when the weaker side has little health left.
    steady: float = 3.0
    healthy: float = 0.3
    # How much a cell charms, for each window through it.
    sharp: float = 1.5
    finish: float = 8.0
    block: float = 5.0
    build: float = 3.0
    hinder: float = 2.0
    begin: float = 0.7
    answer: float = 3.0


@njit(cache=True)
def open_lines(low: Bits, high: Bits, other_low: Bits, other_high: Bits, way: int) -> Lines:
    """One way along the board, the windows open to a side that hold one, two and three of its stones."""
    by = WAYS[way]
    twice = by + by
    # No stone of the other side in any of the four cells.
    a, b = down(other_low, other_high, by)
    a, b = a | other_low, b | other_high
    c, d = down(a, b, twice)
    open_low, open_high = OPEN_LOW[way] & ~(a | c), OPEN_HIGH[way] & ~(b | d)
    # The stones of the four cells added up bit by bit, for all windows at once.
    s1, t1 = down(low, high, by)
    s2, t2 = down(low, high, twice)
    s3, t3 = down(s2, t2, by)
    x, y = low ^ s1, s2 ^ s3
    odd_low, two_low = x ^ y, (low & s1) ^ (s2 & s3) ^ (x & y)
    x, y = high ^ t1, t2 ^ t3
    odd_high, two_high = x ^ y, (high & t1) ^ (t2 & t3) ^ (x & y)
    return (
        open_low & odd_low & ~two_low,
        open_high & odd_high & ~two_high,
        open_low & two_low & ~odd_low,
        open_high & two_high & ~odd_high,
        open_low & odd_low & two_low,
        open_high & odd_high & two_high,
    )


@njit(cache=True)
def prospects(bits: Boards, seat: int, taste: Taste) -> float:
    """What a side's open lines are worth, in health points."""
    mine, theirs = 2 * seat, 2 - 2 * seat
    total = 0.0
    for way in range(4):
        lines = open_lines(bits[mine], bits[mine + 1], bits[theirs], bits[theirs + 1], way)
        by = WAYS[way]
        a, b = down(bits[PLANTS], bits[PLANTS + 1], by)
        a, b = a | bits[PLANTS], b | bits[PLANTS + 1]
        c, d = down(a, b, by + by)
        a, b = a | c, b | d
        total += taste.one * (count(lines[0]) + count(lines[1]))
        total += taste.two * (count(lines[2]) + count(lines[3]))
        total += taste.two * taste.planted * (count(lines[2] & a) + count(lines[3] & b))
        total += taste.three * (count(lines[4]) + count(lines[5]))
        total += taste.three * taste.planted * (count(lines[4] & a) + count(lines[5] & b))
    return total


@njit(cache=True)
def glance(bits: Boards, facts: Facts, agreed: Facts, taste: Taste) -> float:
    """What a position is worth to Black, from 0 to 1."""
    if facts[OVER]:
        return worth(facts, agreed)
    black, white = facts[HEALTH], facts[HEALTH + 1]
    ahead = np.float64(black - white) + prospects(bits, 0, taste) - prospects(bits, 1, taste)
    ahead += taste.move if facts[SEAT] == 0 else -taste.move
    lead = ahead / (taste.steady + taste.healthy * min(black, white))
    return float(0.5 + 0.5 * lead / np.sqrt(1.0 + lead * lead))


@njit(cache=True)
def add(charm: Numbers, low: Bits, high: Bits, by: int, gain: float) -> None:
    """Let all cells of these windows charm more."""
    while low:
        spot = lowest(low)
        low &= low - ONE
        for _ in range(4):
            charm[spot] += gain
            spot += by
    while high:
        spot = lowest(high) + 64
        high &= high - ONE
        for _ in range(4):
            charm[spot] += gain
            spot += by


@njit(cache=True)
def charms(bits: Boards, facts: Facts, taste: Taste, charm: Numbers) -> Pair:
    """How much each spot catches the eye of whoever is to move, into `charm`; the spots that are free."""
    seat = facts[SEAT]
    mine, theirs = 2 * seat, 2 - 2 * seat
    for spot in range(90):
        charm[spot] = 0.0
    for spot in SPOTS:
        charm[spot] = 0.1 * WINDOWS_THROUGH[spot]
    for way in range(4):
        by = int(np.int64(WAYS[way]))
        lines = open_lines(bits[mine], bits[mine + 1], bits[theirs], bits[theirs + 1], way)
        add(charm, lines[0], lines[1], by, taste.begin)
        add(charm, lines[2], lines[3], by, taste.build)
        add(charm, lines[4], lines[5], by, taste.finish)
        lines = open_lines(bits[theirs], bits[theirs + 1], bits[mine], bits[mine + 1], way)
        add(charm, lines[0], lines[1], by, taste.begin * 0.5)
        add(charm, lines[2], lines[3], by, taste.hinder)
        add(charm, lines[4], lines[5], by, taste.block)
    low, high = empty(bits)
    a, b = finishing(bits[mine], bits[mine + 1], low, high)
    if a | b | bits[VACATED] | bits[VACATED + 1]:
        for spot in SPOTS:
            if has(a, b, spot):
                c, d = spot_bits(spot)
                c, d = chains(bits[mine] | c, bits[mine + 1] | d)
                charm[spot] += (power(c, d, bits) - 3) * taste.finish * 0.3
            if has(bits[VACATED], bits[VACATED + 1], spot):
                charm[spot] += taste.answer * (2 if has(bits[PLANTS], bits[PLANTS + 1], spot) else 1)
    return low, high
