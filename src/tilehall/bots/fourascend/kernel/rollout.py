"""Random playouts for comparison, and rollouts by a policy based on chains for the search."""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.bitboard import ONE, ZERO, Word, building, chains, finishing, lowest_bit, spot_bits
from tilehall.bots.fourascend.kernel.position import (
    OVER,
    PLACED,
    SEAT,
    VACATED,
    Boards,
    Scalars,
    empty,
    payoff_to_black,
    place,
    power,
    roll,
)
from tilehall.bots.fourascend.kernel.rng import RngState, any_spot, below, one_of, uniform

Spots = np.ndarray[tuple[int], np.dtype[np.int64]]

POLICY_RATE = 0.9  # how often a stone follows the policy; always would make all rollouts alike
BUILD_RATE = 0.7  # how often it extends a window if there is nothing to finish or block


@njit(cache=True)
def random_game(bits: Boards, scalars: Scalars, options: Scalars, rng: RngState) -> float:
    """Play random stones in place until the game ends. Return Black's payoff."""
    # An unordered list of the free cells: one draw finds a free cell even on a nearly full board.
    free = np.empty(90, dtype=np.int64)
    low, high = empty(bits)
    many = append_spots(free, 0, low, high)
    roll(bits, scalars, options, rng)
    while not scalars[OVER]:
        at = below(rng, many)
        spot = free[at]
        many -= 1
        free[at] = free[many]
        place(bits, scalars, options, spot)
        one_low, one_high = spot_bits(spot)
        low &= ~one_low
        high &= ~one_high
        now_low, now_high = empty(bits)
        if (now_low ^ low) | (now_high ^ high):
            many = append_spots(free, many, now_low ^ low, now_high ^ high)
            low, high = now_low, now_high
        roll(bits, scalars, options, rng)
    return payoff_to_black(scalars, options)


@njit(cache=True)
def append_spots(spots: Spots, many: int, low: Word, high: Word) -> int:
    """Append these spots to a list of `many` spots. Return the new length."""
    while low:
        spots[many] = lowest_bit(low)
        low &= low - ONE
        many += 1
    while high:
        spots[many] = lowest_bit(high) + 64
        high &= high - ONE
        many += 1
    return many


@njit(cache=True)
def random_games(bits: Boards, scalars: Scalars, options: Scalars, rng: RngState, games: int) -> tuple[float, int]:
    """Play random games from one position. Return the sum of Black's payoffs, and the number of stones placed."""
    total, stones = 0.0, 0
    for _ in range(games):
        own, numbers = bits.copy(), scalars.copy()
        before = numbers[PLACED]
        total += random_game(own, numbers, options, rng)
        stones += numbers[PLACED] - before
    return total, stones


@njit(cache=True)
def strongest(bits: Boards, seat: int, low: Word, high: Word) -> int:
    """Return the spot on which a stone has the most power: its own chain, plus what it removes from an attack."""
    at = 2 * seat
    best, most = -1, -1
    while low | high:
        if low:
            one_low, one_high = low & (~low + ONE), ZERO
            spot = lowest_bit(low)
        else:
            one_low, one_high = ZERO, high & (~high + ONE)
            spot = lowest_bit(high) + 64
        low ^= one_low
        high ^= one_high
        chain_low, chain_high = chains(bits[at] | one_low, bits[at + 1] | one_high)
        gain = power(chain_low, chain_high, bits) + power(bits[VACATED] & one_low, bits[VACATED + 1] & one_high, bits)
        if gain > most:
            best, most = spot, gain
    return best


@njit(cache=True)
def policy_move(bits: Boards, scalars: Scalars, rng: RngState) -> int:
    """Return the policy's spot for the player to act: finish, answer, block or build, in this order, or any."""
    low, high = empty(bits)
    if uniform(rng) < POLICY_RATE:
        seat = scalars[SEAT]
        mine, theirs = 2 * seat, 2 - 2 * seat
        a, b = finishing(bits[mine], bits[mine + 1], low, high)
        a |= bits[VACATED]
        b |= bits[VACATED + 1]
        if a | b:
            return strongest(bits, seat, a, b)
        a, b = finishing(bits[theirs], bits[theirs + 1], low, high)
        if a | b:
            return one_of(rng, a, b)
        if uniform(rng) < BUILD_RATE:
            a, b = building(bits[mine], bits[mine + 1], low, high)
            if a | b:
                return one_of(rng, a, b)
    return any_spot(rng, low, high)


@njit(cache=True)
def rollout(bits: Boards, scalars: Scalars, options: Scalars, rng: RngState, stones: int) -> None:
    """Place up to `stones` more stones, until the game is over. Never stop before an answer to an attack."""
    while not scalars[OVER] and (stones > 0 or bits[VACATED] | bits[VACATED + 1]):
        place(bits, scalars, options, policy_move(bits, scalars, rng))
        roll(bits, scalars, options, rng)
        stones -= 1
