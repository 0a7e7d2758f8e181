"""Compiled rollouts: every player plays the turn with the highest score, to a given depth."""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.summon5.kernel.layout import (
    AFTER_LAST_ROUND,
    AFTER_ROUND,
    AT_ONCE,
    BONUS,
    CHECKS,
    CLOSING,
    ENDGAME,
    FIRST,
    GONE,
    HAND,
    LAST,
    MOVED,
    OUT,
    POINTS,
    ROUNDS,
    SCORE,
    SEAT,
    TARGET,
    TILES,
    WAY,
    WIDTH,
    Cells,
    Floats,
    Ints,
)
from tilehall.bots.summon5.kernel.turns import search_turns
from tilehall.games.summon5.board import AREA, DOWN, EMPTY, LONGEST


@njit(cache=True)
def lay(cells: Cells, hand: Ints, turn: Ints) -> None:
    """Place the tiles of a found turn on the board."""
    way = DOWN if turn[WAY] else 1
    count = 0
    for at in range(turn[FIRST], turn[LAST] + 1, way):
        if cells[at] == EMPTY:
            tile = turn[TILES + count]
            cells[at] = tile
            hand[tile] -= 1
            count += 1


@njit(cache=True)
def rollout(
    cells: Cells,
    hands: Ints,
    pile: Ints,
    seats: Ints,
    status: Ints,
    turn: Ints,
    rules: Ints,
    depth: int,
    checks: Ints,
    effort: Ints,
    best: Ints,
) -> None:
    """Play at most `depth` turns: `turn` first, and then each player's highest-scoring turn (R1.7 to R1.9).

    All arrays except `pile`, `turn` and `rules` are changed. The pile is drawn from its front.
    """
    stock = len(pile)
    drawn = 0
    given = turn[TILES] >= 0
    while depth > 0:
        depth -= 1
        seat = status[SEAT]
        hand = hands[seat]
        if given:
            best[0] = turn
            found = 1
            given = False
        else:
            perfect = rules[BONUS] if drawn == stock else 0
            found = search_turns(cells, hand, perfect, status[ROUNDS], rules, LONGEST, checks, effort, best)
        ends = 0
        if found == 0:
            seats[seat, OUT] = 1
            ends = status[ROUNDS] + 1
        else:
            lay(cells, hand, best[0])
            seats[seat, SCORE] += best[0, POINTS]
            if 0 < rules[TARGET] <= seats[seat, SCORE]:
                return
            drawn = refill(hand, pile, drawn, rules[HAND])
            if drawn == stock:
                if rules[ENDGAME] == AT_ONCE:
                    return
                ends = closing(rules[ENDGAME], status[ROUNDS], hand)
        if ends and (status[CLOSING] == 0 or ends < status[CLOSING]):
            status[CLOSING] = ends
        if pass_on(hands, seats, status):
            return


@njit(cache=True)
def refill(hand: Ints, pile: Ints, drawn: int, size: int) -> int:
    """Draw up to a full hand. Return the number of tiles drawn from the pile so far."""
    held = hand.sum()
    while held < size and drawn < len(pile):
        hand[pile[drawn]] += 1
        drawn += 1
        held += 1
    return drawn


@njit(cache=True)
def closing(endgame: int, rounds: int, hand: Ints) -> int:
    """Return the completed rounds at which the game ends with an empty pile, or 0 if not known yet (R1.8)."""
    if endgame == AFTER_LAST_ROUND:
        return rounds + 2
    if endgame == AFTER_ROUND or hand.sum() == 0:
        return rounds + 1
    return 0


@njit(cache=True)
def pass_on(hands: Ints, seats: Ints, status: Ints) -> bool:
    """End the turn of the seat to act, and the round if all have moved. Return whether the game is over."""
    players = len(seats)
    seat = status[SEAT]
    seats[seat, MOVED] = 1
    waiting = False
    following = -1
    for ahead in range(1, players + 1):
        other = (seat + ahead) % players
        if seats[other, OUT] == 0 and hands[other].sum():
            waiting = waiting or seats[other, MOVED] == 0
            following = other if following < 0 else following
    if not waiting:
        status[ROUNDS] += 1
        seats[:, MOVED] = 0
        if status[ROUNDS] == status[CLOSING]:
            return True
    if following < 0:
        return True
    status[SEAT] = following
    return False


@njit(cache=True)
def payoff(hands: Ints, seats: Ints, me: int) -> float:
    """Return the payoff of a seat if the game ended now: the highest score, then the fewest tiles (R1.10)."""
    mine = hands[me].sum()
    level = 1
    for other in range(len(seats)):
        if other == me or seats[other, GONE]:
            continue
        if seats[other, SCORE] > seats[me, SCORE]:
            return 0.0
        if seats[other, SCORE] == seats[me, SCORE]:
            tiles = hands[other].sum()
            if tiles < mine:
                return 0.0
            if tiles == mine:
                level += 1
    return 1.0 / level


@njit(cache=True)
def rollouts(
    cells: Cells,
    hands: Ints,
    piles: Ints,
    seats: Ints,
    status: Ints,
    turns: Ints,
    rules: Ints,
    depth: int,
    effort: Ints,
    scores: Ints,
    payoffs: Floats,
) -> None:
    """Roll out each turn in each determinization. Fill `scores`, and `payoffs` of the seat to act."""
    checks = np.zeros((2, AREA, CHECKS), np.int64)
    best = np.zeros((1, WIDTH), np.int64)
    for number in range(len(turns)):
        for world in range(len(piles)):
            held, seated = hands[world].copy(), seats.copy()
            rollout(
                cells.copy(),
                held,
                piles[world],
                seated,
                status.copy(),
                turns[number],
                rules,
                depth,
                checks,
                effort,
                best,
            )
            scores[number, world] = seated[:, SCORE]
            payoffs[number, world] = payoff(held, seated, status[SEAT])
