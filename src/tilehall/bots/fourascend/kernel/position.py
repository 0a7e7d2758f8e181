"""The rules of 4ascend on bitboards. A test compares them with `games/fourascend/rules.py` in 80 random games.

A position is two arrays, which a search changes in place: `bits`, the words of the four boards, and `scalars`, all
other numbers. The options of the game are a third array, `options`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.bitboard import (
    BOARD_HIGH,
    BOARD_LOW,
    ZERO,
    Bitboard,
    Word,
    chains,
    popcount,
    split,
    spot_bits,
)
from tilehall.bots.fourascend.kernel.rng import RngState, any_spot, below
from tilehall.core.options import ends
from tilehall.games.fourascend.state import Options, State

Boards = np.ndarray[tuple[int], np.dtype[np.uint64]]
Scalars = np.ndarray[tuple[int], np.dtype[np.int64]]

# Indices in `bits`, low word first: the stones of a seat at twice its number, plants, and the cells of an attack.
PLANTS = 4
VACATED = 6
BOARDS = 8

# Indices in `scalars`: Black's health, then White's, and so on.
HEALTH = 0
SEAT = 2
PLACED = 3
WAIT = 4
DUE = 5
GROW = 6
RENEW = 7
OVER = 8

DUES: Final = ("", "plants_start", "sprout", "regrow")
SPROUT = 2
REGROW = 3
ENDS: Final = ("", "hp", "limit", "full")
BY_HEALTH = 1
BY_LIMIT = 2
BY_FULL = 3

# Indices in `options`: minimum, maximum and whether chance picks, at three times the number of each due; then the rest.
EVERY = 0
TURNS = 12
DRAWS = 13
OPTIONS = 14

CHANCE = -1
NOBODY = -2


def encode_options(options: Options) -> Scalars:
    """Return the options as an array."""
    amounts = (options.sprout_every, options.plants_start, options.sprout, options.regrow)
    numbers = [number for amount in amounts for number in (*ends(amount), isinstance(amount, str))]
    return np.array([*numbers, options.max_turns, options.on_limit == "draw"], dtype=np.int64)


def encode_state(state: State) -> tuple[Boards, Scalars]:
    """Return a state of the rules as arrays."""
    boards = (*state.stones, state.plants, state.vacated)
    bits = np.array([word for board in boards for word in split(board)], dtype=np.uint64)
    scalars = [
        *state.hp,
        state.seat,
        state.placed,
        state.wait,
        DUES.index(state.due),
        state.grow,
        state.renew,
        ENDS.index(state.over),
    ]
    return bits, np.array(scalars, dtype=np.int64)


@njit(cache=True)
def actor(scalars: Scalars) -> int:
    """Return who acts next: a seat, chance, or nobody if the game is over."""
    if scalars[OVER]:
        return NOBODY
    if scalars[GROW] or scalars[DUE] or scalars[RENEW]:
        return CHANCE
    return int(scalars[SEAT])


@njit(cache=True)
def empty(bits: Boards) -> Bitboard:
    """Return the cells without a stone: the legal steps of the player to act."""
    return BOARD_LOW & ~(bits[0] | bits[2]), BOARD_HIGH & ~(bits[1] | bits[3])


@njit(cache=True)
def bare(bits: Boards) -> Bitboard:
    """Return the cells on which a plant can grow."""
    low, high = empty(bits)
    return low & ~bits[PLANTS], high & ~bits[PLANTS + 1]


@njit(cache=True)
def power(low: Word, high: Word, bits: Boards) -> int:
    """Return the power of a chain: one for each cell, and one more for each plant on it (R3.4)."""
    return popcount(low) + popcount(high) + popcount(low & bits[PLANTS]) + popcount(high & bits[PLANTS + 1])


@njit(cache=True)
def finished(bits: Boards, scalars: Scalars, options: Scalars) -> int:
    """Return why the game ends in the normal phase, checked before anything grows (R3.8, R3.9)."""
    if scalars[HEALTH] <= 0 or scalars[HEALTH + 1] <= 0:
        return BY_HEALTH
    if 0 < options[TURNS] <= scalars[PLACED]:
        return BY_LIMIT
    low, high = empty(bits)
    return 0 if low | high else BY_FULL


@njit(cache=True)
def grow_plants(bits: Boards, scalars: Scalars, options: Scalars, due: int) -> None:
    """Let plants grow: the number in the options, or one that chance picks."""
    if options[3 * due + 2]:
        scalars[DUE] = due
    else:
        low, high = bare(bits)
        scalars[GROW] = min(options[3 * due], popcount(low) + popcount(high))


@njit(cache=True)
def place(bits: Boards, scalars: Scalars, options: Scalars, spot: int) -> None:
    """Place a stone of the player to act on an empty spot."""
    seat = scalars[SEAT]
    at = 2 * seat
    low, high = spot_bits(spot)
    mine_low, mine_high = bits[at] | low, bits[at + 1] | high
    chain_low, chain_high = chains(mine_low, mine_high)
    bits[at], bits[at + 1] = mine_low & ~chain_low, mine_high & ~chain_high
    scalars[PLACED] += 1
    scalars[SEAT] = 1 - seat
    if bits[VACATED] | bits[VACATED + 1]:
        resolve(bits, scalars, options, low, high, chain_low, chain_high)
        return
    if chain_low | chain_high:
        bits[VACATED], bits[VACATED + 1] = chain_low, chain_high
        return
    sprouts = scalars[WAIT] == 1  # R3.7: this quiet move brings the count to zero
    if scalars[WAIT]:
        scalars[WAIT] -= 1
    scalars[OVER] = finished(bits, scalars, options)
    if sprouts and not scalars[OVER]:
        if options[EVERY + 2]:
            scalars[RENEW] = 1
        else:
            scalars[WAIT] = options[EVERY]
        grow_plants(bits, scalars, options, SPROUT)


@njit(cache=True)
def resolve(
    bits: Boards, scalars: Scalars, options: Scalars, low: Word, high: Word, chain_low: Word, chain_high: Word
) -> None:
    """Resolve attack and defence after the answer on one bit, which may have lifted a chain (R3.3 to R3.6)."""
    attacker = scalars[SEAT]
    gone_low, gone_high = bits[VACATED], bits[VACATED + 1]
    # R3.3: the answer occupies its cell even if it leaves the board with its own chain.
    damage = power(gone_low & ~low, gone_high & ~high, bits) - power(chain_low, chain_high, bits)
    if damage > 0:
        scalars[HEALTH + 1 - attacker] -= damage
    else:
        scalars[HEALTH + attacker] += damage
    # R3.5: a plant under an answer that stays on the board is not consumed.
    bits[PLANTS] &= ~((gone_low | chain_low) & ~(low & ~chain_low))
    bits[PLANTS + 1] &= ~((gone_high | chain_high) & ~(high & ~chain_high))
    bits[VACATED] = ZERO
    bits[VACATED + 1] = ZERO
    scalars[OVER] = finished(bits, scalars, options)
    if not scalars[OVER]:
        grow_plants(bits, scalars, options, REGROW)


@njit(cache=True)
def picked(bits: Boards, scalars: Scalars, plants: int) -> None:
    """Apply chance's choice of how many plants grow."""
    low, high = bare(bits)
    scalars[DUE] = 0
    scalars[GROW] = min(plants, popcount(low) + popcount(high))


@njit(cache=True)
def plant(bits: Boards, scalars: Scalars, spot: int) -> None:
    """Apply chance's choice of where a plant grows."""
    low, high = spot_bits(spot)
    bits[PLANTS] |= low
    bits[PLANTS + 1] |= high
    scalars[GROW] -= 1


@njit(cache=True)
def renewed(scalars: Scalars, moves: int) -> None:
    """Apply chance's choice of the number of quiet moves until plants sprout."""
    scalars[RENEW] = 0
    scalars[WAIT] = moves


@njit(cache=True)
def roll(bits: Boards, scalars: Scalars, options: Scalars, rng: RngState) -> None:
    """Play all pending steps of chance, in the order of the rules."""
    if scalars[OVER]:
        return
    if scalars[DUE]:
        at = 3 * scalars[DUE]
        picked(bits, scalars, options[at] + below(rng, options[at + 1] - options[at] + 1))
    while scalars[GROW]:
        low, high = bare(bits)
        plant(bits, scalars, any_spot(rng, low, high))
    if scalars[RENEW]:
        renewed(scalars, options[EVERY] + below(rng, options[EVERY + 1] - options[EVERY] + 1))


@njit(cache=True)
def payoff_to_black(scalars: Scalars, options: Scalars) -> float:
    """Return Black's payoff of a finished game: 1 for a win, 0.5 for a draw."""
    black, white = scalars[HEALTH], scalars[HEALTH + 1]
    if black == white or (scalars[OVER] != BY_HEALTH and options[DRAWS]):
        return 0.5
    return 1.0 if black > white else 0.0
