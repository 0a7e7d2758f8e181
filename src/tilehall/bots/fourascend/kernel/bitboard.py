"""Bitboards of two 64-bit words: the bit of a cell is ten times its row plus its column, as in the rules.

Every function takes and returns the low word first. The number of a cell's bit is its spot. A direction is the
distance between the spots of two neighbours: across, down and the two diagonals.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.games.fourascend.board import BOARD, CELLS, CHAIN, STRIDE

Word = np.uint64
Bitboard = tuple[np.uint64, np.uint64]

ZERO = np.uint64(0)
ONE = np.uint64(1)
WORD_BITS = np.uint64(64)
BOARD_LOW = np.uint64(BOARD & (1 << 64) - 1)
BOARD_HIGH = np.uint64(BOARD >> 64)
SPOTS = np.array([row * STRIDE + column for row, column in CELLS], dtype=np.int64)
DIRECTIONS = np.array([1, STRIDE, STRIDE + 1, STRIDE - 1], dtype=np.uint64)
TWO = np.uint64(2)

# Population count by adding neighbouring bits (Warren, "Hacker's Delight", section 5-1). LLVM recognises the pattern
# and emits one instruction if the machine has one.
EVERY_SECOND_BIT = np.uint64(0x5555555555555555)
EVERY_SECOND_PAIR = np.uint64(0x3333333333333333)
LOW_NIBBLES = np.uint64(0x0F0F0F0F0F0F0F0F)
LOW_BITS_OF_BYTES = np.uint64(0x0101010101010101)
FOUR = np.uint64(4)
TOP_BYTE = np.uint64(56)


def _windows() -> list[tuple[int, list[int]]]:
    """List every window (four cells in a line): its direction and its spots."""
    found = []
    board = set(CELLS)
    for row, column in CELLS:
        for direction, (step_down, right) in enumerate(((0, 1), (1, 0), (1, 1), (1, -1))):
            line = [(row + step_down * step, column + right * step) for step in range(CHAIN)]
            if board.issuperset(line):
                found.append((direction, [cell[0] * STRIDE + cell[1] for cell in line]))
    return found


def split(bits: int) -> Bitboard:
    """Split a board of the rules into two words.

    >>> split(1 << 88 | 3)
    (np.uint64(3), np.uint64(16777216))
    """
    return np.uint64(bits & (1 << 64) - 1), np.uint64(bits >> 64)


WINDOWS = _windows()
STARTS = [split(sum(1 << spots[0] for direction, spots in WINDOWS if direction == wanted)) for wanted in range(4)]
STARTS_LOW = np.array([low for low, _ in STARTS], dtype=np.uint64)
STARTS_HIGH = np.array([high for _, high in STARTS], dtype=np.uint64)
WINDOWS_THROUGH = np.array([sum(spot in spots for _, spots in WINDOWS) for spot in range(90)], dtype=np.int64)


@njit(cache=True)
def popcount(bits: Word) -> int:
    """Count the bits that are set."""
    bits = bits - ((bits >> ONE) & EVERY_SECOND_BIT)
    bits = (bits & EVERY_SECOND_PAIR) + ((bits >> TWO) & EVERY_SECOND_PAIR)
    bits = (bits + (bits >> FOUR)) & LOW_NIBBLES
    return int(np.int64((bits * LOW_BITS_OF_BYTES) >> TOP_BYTE))


@njit(cache=True)
def lowest_bit(bits: Word) -> int:
    """Return the number of the lowest bit that is set."""
    return popcount((bits & (~bits + ONE)) - ONE)


# A table instead of shifts: the word of a spot is unpredictable, and a mispredicted branch costs more.
SPOT_LOW = np.array([split(1 << spot)[0] for spot in range(90)], dtype=np.uint64)
SPOT_HIGH = np.array([split(1 << spot)[1] for spot in range(90)], dtype=np.uint64)


@njit(cache=True)
def spot_bits(spot: int) -> Bitboard:
    """Return the bit of a spot."""
    return SPOT_LOW[spot], SPOT_HIGH[spot]


@njit(cache=True)
def has(low: Word, high: Word, spot: int) -> bool:
    """Return whether the bit of a spot is set."""
    return bool((low & SPOT_LOW[spot]) | (high & SPOT_HIGH[spot]))


@njit(cache=True)
def down(low: Word, high: Word, by: Word) -> Bitboard:
    """Shift all bits towards the first cell by 1 to 63."""
    return low >> by | high << (WORD_BITS - by), high >> by


@njit(cache=True)
def up(low: Word, high: Word, by: Word) -> Bitboard:
    """Shift all bits towards the last cell by 1 to 63. The caller masks bits that leave the board."""
    return low << by, high << by | low >> (WORD_BITS - by)


@njit(cache=True)
def chains(low: Word, high: Word) -> Bitboard:
    """Return the stones in a line of four or more (R3.2), as `fourascend.board.chains` does."""
    found_low, found_high = ZERO, ZERO
    for direction in range(4):
        by = DIRECTIONS[direction]
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
def finishing(low: Word, high: Word, empty_low: Word, empty_high: Word) -> Bitboard:
    """Return the empty cells on which one more stone makes a chain."""
    found_low, found_high = ZERO, ZERO
    for direction in range(4):
        by = DIRECTIONS[direction]
        a1, b1 = down(low, high, by)  # the stone one cell ahead
        c1, d1 = up(low, high, by)  # the stone one cell back
        # Two in a row that begin one cell ahead, and two in a row that end one cell back.
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
def building(low: Word, high: Word, empty_low: Word, empty_high: Word) -> Bitboard:
    """Return the empty cells of windows with two or three stones and none of the opponent: a stone there threatens."""
    found_low, found_high = ZERO, ZERO
    open_low, open_high = low | empty_low, high | empty_high
    for direction in range(4):
        by = DIRECTIONS[direction]
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
