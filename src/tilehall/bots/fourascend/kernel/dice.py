"""Dice for kernels: a 64-bit xorshift, the same on every machine."""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.halves import ONE, SPOTS, Bits, count, has, lowest

Dice = np.ndarray[tuple[int], np.dtype[np.uint64]]

# Marsaglia (2003), "Xorshift RNGs": one of the triples of shifts with the full period; the factor of Vigna (2016).
FIRST = np.uint64(12)
SECOND = np.uint64(25)
THIRD = np.uint64(27)
FACTOR = np.uint64(2685821657736338717)
HALF = np.uint64(32)
UNIT = 1.0 / (1 << 32)
PATIENCE = 16  # draws for a free cell before the free ones are counted


def dice(seed: int) -> Dice:
    """Dice that fall the same for the same seed.

    >>> one, two = dice(7), dice(7)
    >>> [below(one, 6) for _ in range(5)] == [below(two, 6) for _ in range(5)]
    True
    """
    # A generator of this kind never leaves zero, so zero is never where it starts.
    return np.array([(seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % (1 << 64) or 1], dtype=np.uint64)


@njit(cache=True)
def toss(state: Dice) -> Bits:
    """The next 64 bits, of which the upper ones are the better."""
    bits = state[0]
    bits ^= bits >> FIRST
    bits ^= bits << SECOND
    bits ^= bits >> THIRD
    state[0] = bits
    return np.uint64(bits * FACTOR)


@njit(cache=True)
def below(state: Dice, sides: int) -> int:
    """A whole number from 0 to below `sides`, which is small, so that the ends are as likely as the rest."""
    return int(np.int64(((toss(state) >> HALF) * np.uint64(sides)) >> HALF))


@njit(cache=True)
def fraction(state: Dice) -> float:
    """A number from 0 to below 1."""
    return np.float64(np.int64(toss(state) >> HALF)) * UNIT


@njit(cache=True)
def any_spot(state: Dice, low: Bits, high: Bits) -> int:
    """A spot of these, each as likely; there is at least one."""
    # A draw is cheaper than a count, and most draws hit while many are free; all are as likely either way.
    for _ in range(PATIENCE):
        spot = int(SPOTS[below(state, 81)])
        if has(low, high, spot):
            return spot
    return one_of(state, low, high)


@njit(cache=True)
def one_of(state: Dice, low: Bits, high: Bits) -> int:
    """A spot of these few, each as likely; there is at least one."""
    here = count(low)
    skip = below(state, here + count(high))
    if skip < here:
        for _ in range(skip):
            low &= low - ONE
        return lowest(low)
    for _ in range(skip - here):
        high &= high - ONE
    return lowest(high) + 64
