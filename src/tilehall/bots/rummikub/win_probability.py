"""The win probability of a seat: a softmax over each seat's distance from going out."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final

from tilehall.bots.bot import Clock
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.solver import most_laid
from tilehall.games.rummikub.tiles import Bag, size
from tilehall.games.rummikub.view import View, state_of

UNOPENED: Final = 3.0  # the disadvantage of a player who has not opened, in tiles
# The temperature in tiles: at the end of a round, and the increase per tile in the pool. Fitted to 84 games of hard
# bots with two and with four seats.
TEMPERATURE, TEMPERATURE_PER_TILE = 5.0, 0.1
ROUND: Final = 40.0  # the typical difference of points after a round
ROUNDS: Final = 4  # about the number of rounds that a point limit leaves to play
DETERMINIZATIONS: Final = 8  # of the opponents' racks, per turn


def softmax(behind: Sequence[float]) -> list[float]:
    """Return the softmax of the negated values: each unit behind makes a win e times less likely.

    >>> [round(each, 2) for each in softmax([0, 0, 1])]
    [0.42, 0.42, 0.16]
    """
    weights = [exp(-each) for each in behind]
    return [weight / sum(weights) for weight in weights]


def expected(view: View, seats: Sequence[int], behind: Sequence[float]) -> float:
    """Return the win probability of the first of these seats, from each seat's distance from going out in tiles."""
    temperature = TEMPERATURE + TEMPERATURE_PER_TILE * view.pool
    return over_rounds(view, seats, [each / temperature for each in behind])


def over_rounds(view: View, seats: Sequence[int], this_round: Sequence[float]) -> float:
    """Return the win probability of the first of these seats in the game, from negated log-odds for this round.

    Over several rounds, the points so far also count, and this round counts less if more rounds remain.
    """
    if view.options.rounds == 1:
        return softmax(this_round)[0]
    rounds = view.options.rounds - view.round + 1 if view.options.rounds else ROUNDS
    points = [view.totals[seat] / ROUND for seat in seats]
    return softmax([(each + more) / sqrt(rounds) for each, more in zip(this_round, points, strict=True)])[0]


def from_rack_sizes(position: Position, rack: Bag) -> float:
    """Return the win probability by the sizes of the racks, if the bot's own rack becomes `rack`."""
    if not rack:
        return after_going_out(position)
    view = position.view
    mine = size(rack) + (0 if position.opened or rack != position.rack else UNOPENED)
    others = [view.counts[seat] + (0 if view.opened[seat] else UNOPENED) for seat in position.others]
    return expected(view, [position.me, *position.others], [mine, *others])


def after_going_out(position: Position) -> float:
    """Return the win probability after winning the round now: 1 if it is the only round of the game."""
    view = position.view
    if view.options.rounds == 1:
        return 1.0
    return expected(view, [position.me, *position.others], [0, *(float(view.counts[seat]) for seat in position.others)])


class Opponents:
    """The opponents' average distance from going out, over determinizations of their racks."""

    def __init__(
        self, position: Position, table: Bag, clock: Clock, rng: Random, determinizations: int = DETERMINIZATIONS
    ) -> None:
        """Sample the opponents' racks. `table` is the table that they will play on."""
        self.position = position
        view = position.view
        stuck = dict.fromkeys(position.others, 0)
        looked = 0
        while looked < determinizations and not (looked and clock.up):
            state = state_of(view, rng)
            looked += 1
            for seat in position.others:
                stuck[seat] += size(state.racks[seat] - most_laid(table, state.racks[seat]))
        self.behind = [stuck[seat] / looked + (0 if view.opened[seat] else UNOPENED) for seat in position.others]

    def win_probability(self, left: int, opened: bool) -> float:
        """Return the win probability of this seat if `left` tiles remain that cannot be laid."""
        mine = left + (0 if opened else UNOPENED)
        return expected(self.position.view, [self.position.me, *self.position.others], [mine, *self.behind])
