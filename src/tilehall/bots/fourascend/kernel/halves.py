"""A board as two 64-bit halves: bit ten times the row plus the column, as in the rules' own whole numbers.

Every function takes and gives the low half first. A bit's number is called a spot.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.games.fourascend.board import BOARD, CELLS, CHAIN, STRIDE

Bits = np.uint64
Pair = tuple[np.uint64, np.uint64]

ZERO = np.uint64(0)
ONE = np.uint64(1)
WORD = np.uint64(64)
BOARD_LOW = np.uint64(BOARD & (1 << 64) - 1)
BOARD_HIGH = np.uint64(BOARD >> 64)
SPOTS = np.array([row * STRIDE + column for row, column in CELLS], dtype=np.int64)
WAYS = np.array([1, STRIDE, STRIDE + 1, STRIDE - 1], dtype=np.uint64)
TWO = np.uint64(2)
THREE = np.uint64(3)

# How to count bits by adding neighbours: pairs, fours, bytes, then all bytes at once. LLVM knows the pattern and
# makes one instruction of it where the machine has one.
FIVES = np.uint64(0x5555555555555555)
THREES = np.uint64(0x3333333333333333)
NIBBLES = np.uint64(0x0F0F0F0F0F0F0F0F)
BYTES = np.uint64(0x0101010101010101)
FOUR = np.uint64(4)
TOP = np.uint64(56)


def _windows() -> list[tuple[int, list[int]]]:
    """Every place for a chain of four: its way, and its spots."""
    found = []
    board = set(CELLS)
    for row, column in CELLS:
        for way, (step_down, right) in enumerate(((0, 1), (1, 0), (1, 1), (1, -1))):
            line = [(row + step_down * step, column + right * step) for step in range(CHAIN)]
            if board.issuperset(line):
                found.append((way, [cell[0] * STRIDE + cell[1] for cell in line]))
    return found


def halves(bits: int) -> Pair:
    """A board of the rules as its two halves.

    >>> halves(1 << 88 | 3)
    (np.uint64(3), np.uint64(16777216))
    """
    return np.uint64(bits & (1 << 64) - 1), np.uint64(bits >> 64)


WINDOWS = _windows()
STARTS = [halves(sum(1 << spots[0] for way, spots in WINDOWS if way == wanted)) for wanted in range(4)]
OPEN_LOW = np.array([low for low, _ in STARTS], dtype=np.uint64)
OPEN_HIGH = np.array([high for _, high in STARTS], dtype=np.uint64)
WINDOWS_THROUGH = np.array([sum(spot in spots for _, spots in WINDOWS) for spot in range(90)], dtype=np.int64)


@njit(cache=True)
def count(bits: Bits) -> int:
    """How many bits are set."""
    bits = bits - ((bits >> ONE) & FIVES)
    bits = (bits & THREES) + ((bits >> TWO) & THREES)
    bits = (bits + (bits >> FOUR)) & NIBBLES
    return int(np.int64((bits * BYTES) >> TOP))


@njit(cache=True)
def lowest(bits: Bits) -> int:
    """The number of the lowest bit set."""
    return count((bits & (~bits + ONE)) - ONE)


# Looked up and not shifted: which half a spot is in cannot be foretold, and a wrong guess costs more than a look.
LOW = np.array([halves(1 << spot)[0] for spot in range(90)], dtype=np.uint64)
HIGH = np.array([halves(1 << spot)[1] for spot in range(90)], dtype=np.uint64)


@njit(cache=True)
def spot_bits(spot: int) -> Pair:
    """The one bit of a spot."""
    return LOW[spot], HIGH[spot]


@njit(cache=True)
def has(low: Bits, high: Bits, spot: int) -> bool:
    """Whether a spot's bit is set."""
    return bool((low & LOW[spot]) | (high & HIGH[spot]))


@njit(cache=True)
def down(low: Bits, high: Bits, by: Bits) -> Pair:
    """All bits moved towards the first cell; `by` is from 1 to 63."""
    return low >> by | high << (WORD - by), high >> by


@njit(cache=True)
def up(low: Bits, high: Bits, by: Bits) -> Pair:
    """All bits moved towards the last cell; what leaves the board is for the caller to mask."""
    return low << by, high << by | low >> (WORD - by)


@njit(cache=True)
def chains(low: Bits, high: Bits) -> Pair:
    """The stones that stand in a line of four or more (R3.2), as `fourascend.board.chains` finds them."""
    found_low, found_high = ZERO, ZERO
    for way in range(4):
        by = WAYS[way]
        twice = by + by
        a, b = down(low, high, by)
        a, b = a & low, b & high
        c, d = down(a, b, twice)
        a, b = a & c, b & d
        if a | b:
            c, d = up(a, b, by)
            a, b = a | c, b | d
            c, d = up(a, b, twice)
            found_low |= a | c
            found_high |= b | d
    return found_low, found_high


@njit(cache=True)
def finishing(low: Bits, high: Bits, empty_low: Bits, empty_high: Bits) -> Pair:
    """The empty cells on which one more stone makes a chain."""
    found_low, found_high = ZERO, ZERO
    for way in range(4):
        by = WAYS[way]
        a1, b1 = down(low, high, by)  # a stone one further on
        c1, d1 = up(low, high, by)  # a stone one before
        # Two in a row that begin one further on, and two in a row that end one before.
        a2, b2 = down(a1, b1, by)
        c2, d2 = up(c1, d1, by)
        ahead_low, ahead_high = a1 & a2, b1 & b2
        behind_low, behind_high = c1 & c2, d1 & d2
        a3, b3 = down(a2, b2, by)
        c3, d3 = up(c2, d2, by)
        found_low |= ahead_low & (a3 | c1) | behind_low & (c3 | a1)
        found_high |= ahead_high & (b3 | d1) | behind_high & (d3 | b1)
    return found_low & empty_low, found_high & empty_high


@njit(cache=True)
def building(low: Bits, high: Bits, empty_low: Bits, empty_high: Bits) -> Pair:
    """The empty cells of windows that hold two stones or three and nothing in the way: a stone there threatens."""
    found_low, found_high = ZERO, ZERO
    open_low, open_high = low | empty_low, high | empty_high
    for way in range(4):
        by = WAYS[way]
        twice = by + by
        a, b = down(open_low, open_high, by)
        a, b = a & open_low, b & open_high
        c, d = down(a, b, twice)
        a, b = a & c, b & d
        s1, t1 = down(low, high, by)
        s2, t2 = down(low, high, twice)
        s3, t3 = down(s2, t2, by)
        a &= (low & s1) | (s2 & s3) | ((low | s1) & (s2 | s3))
        b &= (high & t1) | (t2 & t3) | ((high | t1) & (t2 | t3))
        if a | b:
            c, d = up(a, b, by)
            a, b = a | c, b | d
            c, d = up(a, b, twice)
            found_low |= a | c
            found_high |= b | d
    return found_low & empty_low, found_high & empty_high
