"""The random generator xorshift64* for kernels, with the same numbers on every machine."""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.bitboard import ONE, SPOTS, Word, has, lowest_bit, popcount

RngState = np.ndarray[tuple[int], np.dtype[np.uint64]]

# Marsaglia (2003), "Xorshift RNGs": a triple of shifts with the full period. The multiplier is from Vigna (2016).
FIRST = np.uint64(12)
SECOND = np.uint64(25)
THIRD = np.uint64(27)
MULTIPLIER = np.uint64(2685821657736338717)
UPPER_HALF = np.uint64(32)  # how far to shift for the upper 32 bits
UNIT = 1.0 / (1 << 32)
REJECTIONS = 16  # random draws before falling back to counting the wanted cells


def seeded(seed: int) -> RngState:
    """Return the state of a generator that is determined by the seed.

    >>> one, two = seeded(7), seeded(7)
    >>> [below(one, 6) for _ in range(5)] == [below(two, 6) for _ in range(5)]
    True
    """
    # An xorshift generator never leaves zero, so it must not start there.
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % (1 << 64) or 1], dtype=np.uint64)


@njit(cache=True)
def next_word(state: RngState) -> Word:
    """Return the next 64 bits. The upper bits are more random than the lower ones."""
    bits = state[0]
    bits ^= bits >> FIRST
    bits ^= bits << SECOND
    bits ^= bits >> THIRD
    state[0] = bits
    return np.uint64(bits * MULTIPLIER)


@njit(cache=True)
def below(state: RngState, sides: int) -> int:
    """Return an integer from 0 to below `sides`, which must be small for a uniform distribution."""
    return int(np.int64(((next_word(state) >> UPPER_HALF) * np.uint64(sides)) >> UPPER_HALF))


@njit(cache=True)
def uniform(state: RngState) -> float:
    """Return a number from 0 to below 1."""
    return np.float64(np.int64(next_word(state) >> UPPER_HALF)) * UNIT


@njit(cache=True)
def any_spot(state: RngState, low: Word, high: Word) -> int:
    """Return one of these spots with equal probability. There must be at least one."""
    # Rejection sampling: a draw is cheaper than a count, and most draws hit while many spots are free.
    for _ in range(REJECTIONS):
        spot = int(SPOTS[below(state, 81)])
        if has(low, high, spot):
            return spot
    return one_of(state, low, high)


@njit(cache=True)
def one_of(state: RngState, low: Word, high: Word) -> int:
    """Return one of these few spots with equal probability. There must be at least one."""
    here = popcount(low)
    skip = below(state, here + popcount(high))
    if skip < here:
        for _ in range(skip):
            low &= low - ONE
        return lowest_bit(low)
    for _ in range(skip - here):
        high &= high - ONE
    return lowest_bit(high) + 64
