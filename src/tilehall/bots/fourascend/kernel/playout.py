"""Games played on in machine code: at random, for comparison, and with an eye for chains, for the search."""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.dice import Dice, any_spot, below, fraction, one_of
from tilehall.bots.fourascend.kernel.halves import ONE, ZERO, Bits, building, chains, finishing, lowest, spot_bits
from tilehall.bots.fourascend.kernel.position import (
    OVER,
    PLACED,
    SEAT,
    VACATED,
    Boards,
    Facts,
    empty,
    place,
    power,
    roll,
    worth,
)

Spots = np.ndarray[tuple[int], np.dtype[np.int64]]

SEES = 0.9  # how often a stone in a playout looks at chains at all: always would make every playout alike
BUILDS = 0.7  # how often it then adds to a line, where there is nothing to finish and nothing to block


@njit(cache=True)
def random_game(bits: Boards, facts: Facts, agreed: Facts, dice: Dice) -> float:
    """Play on at random to the end, in place; what came of it for Black."""
    # The free cells are kept in a list, in any order: one draw then finds one, however full the board is.
    free = np.empty(90, dtype=np.int64)
    low, high = empty(bits)
    many = listed(free, 0, low, high)
    roll(bits, facts, agreed, dice)
    while not facts[OVER]:
        at = below(dice, many)
        spot = free[at]
        many -= 1
        free[at] = free[many]
        place(bits, facts, agreed, spot)
        one_low, one_high = spot_bits(spot)
        low &= ~one_low
        high &= ~one_high
        now_low, now_high = empty(bits)
        if (now_low ^ low) | (now_high ^ high):
            many = listed(free, many, now_low ^ low, now_high ^ high)
            low, high = now_low, now_high
        roll(bits, facts, agreed, dice)
    return worth(facts, agreed)


@njit(cache=True)
def listed(spots: Spots, many: int, low: Bits, high: Bits) -> int:
    """Add these spots to a list that has so many; how many it has then."""
    while low:
        spots[many] = lowest(low)
        low &= low - ONE
        many += 1
    while high:
        spots[many] = lowest(high) + 64
        high &= high - ONE
        many += 1
    return many


@njit(cache=True)
def random_games(bits: Boards, facts: Facts, agreed: Facts, dice: Dice, games: int) -> tuple[float, int]:
    """So many random games from one position: the sum for Black, and the stones placed in all."""
    total, stones = 0.0, 0
    for _ in range(games):
        own, numbers = bits.copy(), facts.copy()
        before = numbers[PLACED]
        total += random_game(own, numbers, agreed, dice)
        stones += numbers[PLACED] - before
    return total, stones


@njit(cache=True)
def strongest(bits: Boards, seat: int, low: Bits, high: Bits) -> int:
    """Of these spots, the one where a stone has most power now: its own chain, and what it takes from an attack."""
    at = 2 * seat
    best, most = -1, -1
    while low | high:
        if low:
            one_low, one_high = low & (~low + ONE), ZERO
            spot = lowest(low)
        else:
            one_low, one_high = ZERO, high & (~high + ONE)
            spot = lowest(high) + 64
        low ^= one_low
        high ^= one_high
        chain_low, chain_high = chains(bits[at] | one_low, bits[at + 1] | one_high)
        gain = power(chain_low, chain_high, bits) + power(bits[VACATED] & one_low, bits[VACATED + 1] & one_high, bits)
        if gain > most:
            best, most = spot, gain
    return best


@njit(cache=True)
def likely(bits: Boards, facts: Facts, dice: Dice) -> int:
    """A spot that a player with an eye for chains may choose: finish, answer, block, build, in this order."""
    low, high = empty(bits)
    if fraction(dice) < SEES:
        seat = facts[SEAT]
        mine, theirs = 2 * seat, 2 - 2 * seat
        a, b = finishing(bits[mine], bits[mine + 1], low, high)
        a |= bits[VACATED]
        b |= bits[VACATED + 1]
        if a | b:
            return strongest(bits, seat, a, b)
        a, b = finishing(bits[theirs], bits[theirs + 1], low, high)
        if a | b:
            return one_of(dice, a, b)
        if fraction(dice) < BUILDS:
            a, b = building(bits[mine], bits[mine + 1], low, high)
            if a | b:
                return one_of(dice, a, b)
    return any_spot(dice, low, high)


@njit(cache=True)
def play_on(bits: Boards, facts: Facts, agreed: Facts, dice: Dice, stones: int) -> None:
    """Place so many stones more, or as many as there are until the game is over; never stop before an answer."""
    while not facts[OVER] and (stones > 0 or bits[VACATED] | bits[VACATED + 1]):
        place(bits, facts, agreed, likely(bits, facts, dice))
        roll(bits, facts, agreed, dice)
        stones -= 1
