"""Compiled rollouts: play a game to its end by the policy and return the payoffs."""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.miners.evaluation import NOBODY_WINS, RICH
from tilehall.bots.miners.kernel.digging import dig, pay, update_frontier
from tilehall.bots.miners.kernel.layout import (
    AREA,
    FIRST_ENDS,
    IDLE,
    KIND_OF,
    LAID_BY,
    NOBODY,
    REACHED,
    SEAT,
    SEATS,
    Floats,
    Ints,
)
from tilehall.bots.miners.kernel.open_way import bar
from tilehall.bots.miners.kernel.policy import faces_in, policy, uniform


@njit(cache=True)
def remove(hand: Ints, size: int, at: int) -> int:
    """Remove the card at an index from a hand. Return the new number of cards."""
    hand[at : size - 1] = hand[at + 1 : size]
    return size - 1


@njit(cache=True)
def place_of(hand: Ints, kind: int) -> int:
    """Return the index of the first card of a kind, which must be in the hand."""
    at = 0
    while hand[at] != kind:
        at += 1
    return at


@njit(cache=True)
def reach(mine: Ints, numbers: Ints, faced: Ints) -> bool:
    """Pay for the destinations that a lit side faces. Return whether the game is over."""
    left, now = 0, False
    for number in range(len(faced)):
        if numbers[REACHED + number] == NOBODY:
            if faced[number]:
                pay(mine, numbers, number)
                now = True
            else:
                left += 1
    return now and (not left or bool(numbers[FIRST_ENDS]))


@njit(cache=True)
def play_on(
    mine: Ints,
    frontier: Ints,
    count: int,
    numbers: Ints,
    hands: Ints,
    sizes: Ints,
    deck: Ints,
    left: int,
    blunders: Floats,
    luck: Floats,
) -> None:
    """Play to the end of the game in place. `sizes` are the sizes of the hands, `left` the size of the deck."""
    seats = len(sizes)
    playing = numbers[SEATS + seats :]
    players = playing.sum()
    changed, drawn = np.empty(8 * AREA, np.int64), np.zeros(1, np.int64)
    faced, barred = np.zeros(3, np.int64), np.zeros(AREA, np.int64)
    bar(mine, frontier, count, numbers, barred)
    while True:
        seat = numbers[SEAT]
        hand = hands[seat]
        careless = uniform(luck, drawn) < blunders[seat]
        at, face = policy(mine, frontier, count, numbers, barred, faces_in(hand, sizes[seat]), careless, luck, drawn)
        if at == NOBODY:
            if sizes[seat]:
                sizes[seat] = remove(hand, sizes[seat], int(uniform(luck, drawn) * sizes[seat]))
            if not left:
                numbers[IDLE] += 1
                if numbers[IDLE] >= players:
                    return
        else:
            numbers[IDLE] = 0
            sizes[seat] = remove(hand, sizes[seat], place_of(hand, KIND_OF[face]))
            faced[:] = 0
            for number in range(dig(mine, at, face, changed, faced)):
                count = update_frontier(mine, frontier, count, changed[number])
            mine[LAID_BY, at] = seat
            if reach(mine, numbers, faced) or not count:
                return
            bar(mine, frontier, count, numbers, barred)
        if left:
            left -= 1
            hand[sizes[seat]] = deck[left]
            sizes[seat] += 1
        numbers[SEAT] = (seat + 1) % seats
        while not playing[numbers[SEAT]]:
            numbers[SEAT] = (numbers[SEAT] + 1) % seats


@njit(cache=True)
def shaped_payoff(numbers: Ints, seat: int, shaping: float) -> float:
    """Return the payoff of a seat in a finished game: `evaluation.shaped_payoffs`, compiled."""
    seats = (len(numbers) - SEATS) // 2
    gold, playing = numbers[SEATS : SEATS + seats], numbers[SEATS + seats :]
    standing = np.zeros(seats, np.int64)
    anything = False
    for destination in range(REACHED, SEATS):
        if numbers[destination] != NOBODY:
            anything = True
            standing[numbers[destination]] += 1
    if not anything:
        return (NOBODY_WINS if shaping else 1.0) / seats
    # Most gold, then most of the three destinations.
    standing += 4 * gold
    best, sharing = -1, 0
    for each in range(seats):
        if playing[each] and standing[each] > best:
            best, sharing = standing[each], 1
        elif playing[each] and standing[each] == best:
            sharing += 1
    if playing[seat] and standing[seat] == best:
        return 1.0 / sharing
    return float(shaping * max(0.0, 1.0 + (gold[seat] - gold.max()) / RICH))


@njit(cache=True)
def rollouts(
    mine: Ints,
    frontier: Ints,
    count: int,
    numbers: Ints,
    hands: Ints,
    sizes: Ints,
    decks: Ints,
    blunders: Floats,
    luck: Floats,
    seat: int,
    spent: int,
    shaping: float,
) -> Floats:
    """Return the payoff of a seat at the end of one game per world. The arguments are not changed.

    The seat has just moved, and its hands still contain the card that it spent, if any. It draws before the others
    play. Hands, decks and random numbers are indexed by world. All hands of a seat have the same size.
    """
    found = np.empty(len(decks))
    for world in range(len(decks)):
        own_numbers, own_hands, own_sizes = numbers.copy(), hands[world].copy(), sizes.copy()
        hand, left = own_hands[seat], decks.shape[1]
        if spent != NOBODY:
            own_sizes[seat] = remove(hand, sizes[seat], place_of(hand, spent))
        if left:
            left -= 1
            hand[own_sizes[seat]] = decks[world, left]
            own_sizes[seat] += 1
        play_on(
            mine.copy(),
            frontier.copy(),
            count,
            own_numbers,
            own_hands,
            own_sizes,
            decks[world],
            left,
            blunders,
            luck[world],
        )
        found[world] = shaped_payoff(own_numbers, seat, shaping)
    return found
