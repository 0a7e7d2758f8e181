"""Games played on from a position, compiled."""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.summon5.kernel.layout import (
    BONUS,
    CLOSING,
    ENDGAME,
    FIRST,
    GONE,
    HAND,
    LAST,
    MOVED,
    NOTES,
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
from tilehall.bots.summon5.kernel.turns import search
from tilehall.games.summon5.board import AREA, DOWN, EMPTY, LONGEST


@njit(cache=True)
def lay(cells: Cells, hand: Ints, turn: Ints) -> None:
    """Put the tiles of a found turn on the board."""
    way = DOWN if turn[WAY] else 1
    count = 0
    for at in range(turn[FIRST], turn[LAST] + 1, way):
        if cells[at] == EMPTY:
            tile = turn[TILES + count]
            cells[at] = tile
            hand[tile] -= 1
            count += 1


@njit(cache=True)
def play_on(
    cells: Cells,
    hands: Ints,
    pile: Ints,
    seats: Ints,
    standing: Ints,
    turn: Ints,
    law: Ints,
    depth: int,
    sketch: Ints,
    effort: Ints,
    best: Ints,
) -> None:
    """Play a game on, at most `depth` turns: `turn` first, and then everybody's best-scoring one (R1.7 to R1.9).

    Everything that it is given is played upon. The pile is drawn from its front.
    """
    players = len(seats)
    stock = len(pile)
    drawn = 0
    given = turn[TILES] >= 0
    while depth > 0:
        depth -= 1
        seat = standing[SEAT]
        hand = hands[seat]
        if given:
            best[0] = turn
            found = 1
            given = False
        else:
            perfect = law[BONUS] if drawn == stock else 0
            found = search(cells, hand, perfect, standing[ROUNDS], law, LONGEST, sketch, effort, best)
        ends = 0
        if found == 0:
            seats[seat, OUT] = 1
            ends = standing[ROUNDS] + 1
        else:
            lay(cells, hand, best[0])
            seats[seat, SCORE] += best[0, POINTS]
            if 0 < law[TARGET] <= seats[seat, SCORE]:
                return
            held = hand.sum()
            while held < law[HAND] and drawn < stock:
                hand[pile[drawn]] += 1
                drawn += 1
                held += 1
            if drawn == stock:
                if law[ENDGAME] == 0:
                    ends = standing[ROUNDS] + 2
                elif law[ENDGAME] == 1:
                    ends = standing[ROUNDS] + 1
                elif law[ENDGAME] == 2:
                    return
                elif held == 0:
                    ends = standing[ROUNDS] + 1
        if ends and (standing[CLOSING] == 0 or ends < standing[CLOSING]):
            standing[CLOSING] = ends
        seats[seat, MOVED] = 1
        waiting = False
        following = -1
        for ahead in range(1, players + 1):
            other = (seat + ahead) % players
            if seats[other, OUT] == 0 and hands[other].sum():
                waiting = waiting or seats[other, MOVED] == 0
                following = other if following < 0 else following
        if not waiting:
            standing[ROUNDS] += 1
            seats[:, MOVED] = 0
            if standing[ROUNDS] == standing[CLOSING]:
                return
        if following < 0:
            return
        standing[SEAT] = following


@njit(cache=True)
def won(hands: Ints, seats: Ints, me: int) -> float:
    """The share of the win that a seat has as things stand: the highest score, then the fewest tiles (R1.10)."""
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
def weigh(
    cells: Cells,
    hands: Ints,
    piles: Ints,
    seats: Ints,
    standing: Ints,
    turns: Ints,
    law: Ints,
    depth: int,
    effort: Ints,
    scores: Ints,
    shares: Floats,
) -> None:
    """Play each turn on in each world, and note the scores then and the share of the win of the seat to act."""
    sketch = np.zeros((2, AREA, NOTES), np.int64)
    best = np.zeros((1, WIDTH), np.int64)
    for number in range(len(turns)):
        for world in range(len(piles)):
            held, seated = hands[world].copy(), seats.copy()
            play_on(
                cells.copy(),
                held,
                piles[world],
                seated,
                standing.copy(),
                turns[number],
                law,
                depth,
                sketch,
                effort,
                best,
            )
            scores[number, world] = seated[:, SCORE]
            shares[number, world] = won(held, seated, standing[SEAT])
