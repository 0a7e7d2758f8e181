"""The static evaluation of a position, and the move prior of each cell.

A window is four cells in a row, named by its first; it is open to a side while the other has no stone in it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.bitboard import (
    DIRECTIONS,
    ONE,
    SPOTS,
    STARTS_HIGH,
    STARTS_LOW,
    WINDOWS_THROUGH,
    Bitboard,
    Word,
    chains,
    down,
    finishing,
    has,
    lowest_bit,
    popcount,
    spot_bits,
)
from tilehall.bots.fourascend.kernel.position import (
    HEALTH,
    OVER,
    PLANTS,
    SEAT,
    VACATED,
    Boards,
    Scalars,
    empty,
    payoff_to_black,
    power,
)

Floats = np.ndarray[tuple[int], np.dtype[np.float64]]
OpenWindows = tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]


class EvaluationWeights(NamedTuple):
    """The weights of the evaluation, of the move priors and of the search, chosen by hand.

    Measured in self-play at 300 to 600 iterations per turn, in 60 to 100 games each: more or less exploration, and
    windows worth half or 1.7 times as much, won less (19% to 39%). Four stones per rollout instead of eight made no
    difference (48%). The other weights were not varied.
    """

    exploration: float = 0.6  # the constant c of PUCT
    first_play_reduction: float = 0.05  # an untried child has the value of its parent minus this
    rollout_stones: int = 8  # stones that a rollout places before the evaluation
    max_children: int = 20  # of a node below the root; those with the highest priors
    # In health points: open windows with one, two and three stones, the bonus for plants in one, and being to move.
    open_one: float = 0.05
    open_two: float = 0.3
    open_three: float = 1.2
    planted: float = 0.3
    to_move: float = 0.5
    # A lead is divided by this to become a value, so a lead counts more if the weaker side has little health.
    scale: float = 3.0
    scale_per_health: float = 0.3
    # The prior of a cell is a sum over the windows through it, raised to the exponent.
    prior_exponent: float = 1.5
    prior_finish: float = 8.0
    prior_block: float = 5.0
    prior_build: float = 3.0
    prior_hinder: float = 2.0
    prior_begin: float = 0.7
    prior_answer: float = 3.0


@njit(cache=True)
def open_windows(low: Word, high: Word, other_low: Word, other_high: Word, direction: int) -> OpenWindows:
    """Return the windows in one direction that are open to a side and hold one, two and three of its stones."""
    by = DIRECTIONS[direction]
    twice = by + by
    # No stone of the opponent in any of the four cells.
    a, b = down(other_low, other_high, by)
    a, b = a | other_low, b | other_high
    c, d = down(a, b, twice)
    open_low, open_high = STARTS_LOW[direction] & ~(a | c), STARTS_HIGH[direction] & ~(b | d)
    # Add up the stones of the four cells bit by bit, for all windows at once.
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
def window_value(bits: Boards, seat: int, weights: EvaluationWeights) -> float:
    """Return the value of a side's open windows, in health points."""
    mine, theirs = 2 * seat, 2 - 2 * seat
    total = 0.0
    for direction in range(4):
        windows = open_windows(bits[mine], bits[mine + 1], bits[theirs], bits[theirs + 1], direction)
        by = DIRECTIONS[direction]
        a, b = down(bits[PLANTS], bits[PLANTS + 1], by)
        a, b = a | bits[PLANTS], b | bits[PLANTS + 1]
        c, d = down(a, b, by + by)
        a, b = a | c, b | d
        total += weights.open_one * (popcount(windows[0]) + popcount(windows[1]))
        total += weights.open_two * (popcount(windows[2]) + popcount(windows[3]))
        total += weights.open_two * weights.planted * (popcount(windows[2] & a) + popcount(windows[3] & b))
        total += weights.open_three * (popcount(windows[4]) + popcount(windows[5]))
        total += weights.open_three * weights.planted * (popcount(windows[4] & a) + popcount(windows[5] & b))
    return total


@njit(cache=True)
def evaluate(bits: Boards, scalars: Scalars, options: Scalars, weights: EvaluationWeights) -> float:
    """Return the value of a position to Black, from 0 to 1, or the payoff if the game is over."""
    if scalars[OVER]:
        return payoff_to_black(scalars, options)
    black, white = scalars[HEALTH], scalars[HEALTH + 1]
    ahead = np.float64(black - white) + window_value(bits, 0, weights) - window_value(bits, 1, weights)
    ahead += weights.to_move if scalars[SEAT] == 0 else -weights.to_move
    lead = ahead / (weights.scale + weights.scale_per_health * min(black, white))
    return float(0.5 + 0.5 * lead / np.sqrt(1.0 + lead * lead))


@njit(cache=True)
def add_to_windows(priors: Floats, low: Word, high: Word, by: int, gain: float) -> None:
    """Raise the prior of all cells of these windows."""
    while low:
        spot = lowest_bit(low)
        low &= low - ONE
        for _ in range(4):
            priors[spot] += gain
            spot += by
    while high:
        spot = lowest_bit(high) + 64
        high &= high - ONE
        for _ in range(4):
            priors[spot] += gain
            spot += by


@njit(cache=True)
def move_priors(bits: Boards, scalars: Scalars, weights: EvaluationWeights, priors: Floats) -> Bitboard:
    """Write the prior of each spot for the player to act into `priors`. Return the free spots."""
    seat = scalars[SEAT]
    mine, theirs = 2 * seat, 2 - 2 * seat
    for spot in range(90):
        priors[spot] = 0.0
    for spot in SPOTS:
        priors[spot] = 0.1 * WINDOWS_THROUGH[spot]
    for direction in range(4):
        by = int(np.int64(DIRECTIONS[direction]))
        windows = open_windows(bits[mine], bits[mine + 1], bits[theirs], bits[theirs + 1], direction)
        add_to_windows(priors, windows[0], windows[1], by, weights.prior_begin)
        add_to_windows(priors, windows[2], windows[3], by, weights.prior_build)
        add_to_windows(priors, windows[4], windows[5], by, weights.prior_finish)
        windows = open_windows(bits[theirs], bits[theirs + 1], bits[mine], bits[mine + 1], direction)
        add_to_windows(priors, windows[0], windows[1], by, weights.prior_begin * 0.5)
        add_to_windows(priors, windows[2], windows[3], by, weights.prior_hinder)
        add_to_windows(priors, windows[4], windows[5], by, weights.prior_block)
    low, high = empty(bits)
    a, b = finishing(bits[mine], bits[mine + 1], low, high)
    if a | b | bits[VACATED] | bits[VACATED + 1]:
        for spot in SPOTS:
            if has(a, b, spot):
                c, d = spot_bits(spot)
                c, d = chains(bits[mine] | c, bits[mine + 1] | d)
                priors[spot] += (power(c, d, bits) - 3) * weights.prior_finish * 0.3
            if has(bits[VACATED], bits[VACATED + 1], spot):
                priors[spot] += weights.prior_answer * (2 if has(bits[PLANTS], bits[PLANTS + 1], spot) else 1)
    return low, high
