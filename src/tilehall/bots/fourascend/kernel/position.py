"""The rules of 4ascend over halves. `games/fourascend/rules.py` is the law; a test plays both and compares each step.

A position is two arrays, so that a search changes one in place: `bits`, the halves of the four boards, and `facts`,
the numbers beside the board. What the players agreed on is a third, `agreed`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.dice import Dice, any_spot, below
from tilehall.bots.fourascend.kernel.halves import (
    BOARD_HIGH,
    BOARD_LOW,
    ZERO,
    Bits,
    Pair,
    chains,
    count,
    halves,
    spot_bits,
)
from tilehall.core.options import ends
from tilehall.games.fourascend.state import Options, State

Boards = np.ndarray[tuple[int], np.dtype[np.uint64]]
Facts = np.ndarray[tuple[int], np.dtype[np.int64]]

# In `bits`, low half first: Black's stones, White's at twice the seat, plants, and the cells of an attack.
PLANTS = 4
VACATED = 6
BOARDS = 8

# In `facts`: Black's health, White's behind it, and so on.
HEALTH = 0
SEAT = 2
PLACED = 3
WAIT = 4
DUE = 5
GROW = 6
RENEW = 7
OVER = 8
FACTS = 9

DUES: Final = ("", "plants_start", "sprout", "regrow")
SPROUT = 2
REGROW = 3
ENDS: Final = ("", "hp", "limit", "full")
BY_HEALTH = 1
BY_LIMIT = 2
BY_FULL = 3

# In `agreed`: least, most and whether chance picks, at three times the number of each due; then the rest.
EVERY = 0
TURNS = 12
DRAWS = 13
AGREED = 14

CHANCE = -1
NOBODY = -2


def agreed_of(options: Options) -> Facts:
    """What the players agreed on, as numbers."""
    amounts = (options.sprout_every, options.plants_start, options.sprout, options.regrow)
    numbers = [number for amount in amounts for number in (*ends(amount), isinstance(amount, str))]
    return np.array([*numbers, options.max_turns, options.on_limit == "draw"], dtype=np.int64)


def laid_out(state: State) -> tuple[Boards, Facts]:
    """A state of the rules as arrays."""
    boards = (*state.stones, state.plants, state.vacated)
    bits = np.array([half for board in boards for half in halves(board)], dtype=np.uint64)
    facts = [
        *state.hp,
        state.seat,
        state.placed,
        state.wait,
        DUES.index(state.due),
        state.grow,
        state.renew,
        ENDS.index(state.over),
    ]
    return bits, np.array(facts, dtype=np.int64)


@njit(cache=True)
def actor(facts: Facts) -> int:
    """Who acts next: a seat, chance, or nobody when the game is over."""
    if facts[OVER]:
        return NOBODY
    if facts[GROW] or facts[DUE] or facts[RENEW]:
        return CHANCE
    return int(facts[SEAT])


@njit(cache=True)
def empty(bits: Boards) -> Pair:
    """The cells without a stone: the legal steps of whoever is to act."""
    return BOARD_LOW & ~(bits[0] | bits[2]), BOARD_HIGH & ~(bits[1] | bits[3])


@njit(cache=True)
def bare(bits: Boards) -> Pair:
    """The cells where a plant can grow."""
    low, high = empty(bits)
    return low & ~bits[PLANTS], high & ~bits[PLANTS + 1]


@njit(cache=True)
def power(low: Bits, high: Bits, bits: Boards) -> int:
    """One for each cell, one more for each plant on it (R3.4)."""
    return count(low) + count(high) + count(low & bits[PLANTS]) + count(high & bits[PLANTS + 1])


@njit(cache=True)
def finished(bits: Boards, facts: Facts, agreed: Facts) -> int:
    """Why the game is over in the normal phase, looked at before anything grows (R3.8, R3.9)."""
    if facts[HEALTH] <= 0 or facts[HEALTH + 1] <= 0:
        return BY_HEALTH
    if 0 < agreed[TURNS] <= facts[PLACED]:
        return BY_LIMIT
    low, high = empty(bits)
    return 0 if low | high else BY_FULL


@njit(cache=True)
def growing(bits: Boards, facts: Facts, agreed: Facts, due: int) -> None:
    """Let plants grow: as many as agreed, or as chance picks."""
    if agreed[3 * due + 2]:
        facts[DUE] = due
    else:
        low, high = bare(bits)
        facts[GROW] = min(agreed[3 * due], count(low) + count(high))


@njit(cache=True)
def place(bits: Boards, facts: Facts, agreed: Facts, spot: int) -> None:
    """The player to move puts a stone on an empty spot."""
    seat = facts[SEAT]
    at = 2 * seat
    low, high = spot_bits(spot)
    mine_low, mine_high = bits[at] | low, bits[at + 1] | high
    chain_low, chain_high = chains(mine_low, mine_high)
    bits[at], bits[at + 1] = mine_low & ~chain_low, mine_high & ~chain_high
    facts[PLACED] += 1
    facts[SEAT] = 1 - seat
    if bits[VACATED] | bits[VACATED + 1]:
        resolve(bits, facts, agreed, low, high, chain_low, chain_high)
        return
    if chain_low | chain_high:
        bits[VACATED], bits[VACATED + 1] = chain_low, chain_high
        return
    sprouts = facts[WAIT] == 1  # R3.7: the quiet move that brings the count down to nothing
    if facts[WAIT]:
        facts[WAIT] -= 1
    facts[OVER] = finished(bits, facts, agreed)
    if sprouts and not facts[OVER]:
        if agreed[EVERY + 2]:
            facts[RENEW] = 1
        else:
            facts[WAIT] = agreed[EVERY]
        growing(bits, facts, agreed, SPROUT)


@njit(cache=True)
def resolve(
    bits: Boards, facts: Facts, agreed: Facts, low: Bits, high: Bits, chain_low: Bits, chain_high: Bits
) -> None:
    """Attack and defence after the answer on one bit, which lifted a chain or none (R3.3 to R3.6)."""
    attacker = facts[SEAT]
    gone_low, gone_high = bits[VACATED], bits[VACATED + 1]
    # R3.3: the answer occupies its cell even when it is lifted with its own chain.
    damage = power(gone_low & ~low, gone_high & ~high, bits) - power(chain_low, chain_high, bits)
    if damage > 0:
        facts[HEALTH + 1 - attacker] -= damage
    else:
        facts[HEALTH + attacker] += damage
    # R3.5: a plant under an answer that still stands is not consumed.
    bits[PLANTS] &= ~((gone_low | chain_low) & ~(low & ~chain_low))
    bits[PLANTS + 1] &= ~((gone_high | chain_high) & ~(high & ~chain_high))
    bits[VACATED] = ZERO
    bits[VACATED + 1] = ZERO
    facts[OVER] = finished(bits, facts, agreed)
    if not facts[OVER]:
        growing(bits, facts, agreed, REGROW)


@njit(cache=True)
def picked(bits: Boards, facts: Facts, plants: int) -> None:
    """Chance picked how many plants grow."""
    low, high = bare(bits)
    facts[DUE] = 0
    facts[GROW] = min(plants, count(low) + count(high))


@njit(cache=True)
def plant(bits: Boards, facts: Facts, spot: int) -> None:
    """Chance set a plant."""
    low, high = spot_bits(spot)
    bits[PLANTS] |= low
    bits[PLANTS + 1] |= high
    facts[GROW] -= 1


@njit(cache=True)
def renewed(facts: Facts, moves: int) -> None:
    """Chance picked how many quiet moves there are until plants sprout."""
    facts[RENEW] = 0
    facts[WAIT] = moves


@njit(cache=True)
def roll(bits: Boards, facts: Facts, agreed: Facts, dice: Dice) -> None:
    """All that chance owes now, in the order of the rules."""
    if facts[OVER]:
        return
    if facts[DUE]:
        at = 3 * facts[DUE]
        picked(bits, facts, agreed[at] + below(dice, agreed[at + 1] - agreed[at] + 1))
    while facts[GROW]:
        low, high = bare(bits)
        plant(bits, facts, any_spot(dice, low, high))
    if facts[RENEW]:
        renewed(facts, agreed[EVERY] + below(dice, agreed[EVERY + 1] - agreed[EVERY] + 1))


@njit(cache=True)
def worth(facts: Facts, agreed: Facts) -> float:
    """What a finished game is worth to Black: a win, a loss, or a draw in between."""
    black, white = facts[HEALTH], facts[HEALTH + 1]
    if black == white or (facts[OVER] != BY_HEALTH and agreed[DRAWS]):
        return 0.5
    return 1.0 if black > white else 0.0
