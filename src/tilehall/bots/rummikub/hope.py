"""Hope: the share of the win that a seat can expect, from how far each is from going out."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final

from tilehall.bots.bot import Clock
from tilehall.bots.rummikub.sight import Sight
from tilehall.bots.rummikub.solver import most
from tilehall.games.rummikub.tiles import Bag, size
from tilehall.games.rummikub.view import View, state_of

UNOPENED: Final = 3.0  # tiles that a rack which has not opened is behind one that has
# Tiles ahead that make a win e times as likely, at the end and for each tile in the pool: fitted to 84 games of hard
# bots with two and with four seats.
SPREAD, SPREAD_A_TILE = 5.0, 0.1
ROUND: Final = 40.0  # points by which a round sets two players apart
ROUNDS: Final = 4  # rounds that a point limit leaves to play, about
WORLDS: Final = 8  # ways that the racks of the others may be, looked at each turn


def shares(behind: Sequence[float]) -> list[float]:
    """The chance of each, from how many times a win e times as likely each is behind.

    >>> [round(share, 2) for share in shares([0, 0, 1])]
    [0.42, 0.42, 0.16]
    """
    weights = [exp(-each) for each in behind]
    return [weight / sum(weights) for weight in weights]


def expected(view: View, seats: Sequence[int], behind: Sequence[float]) -> float:
    """The share of the first of these seats, from how many tiles each is away from going out.

    Over several rounds the points so far count too, and this round the less the more rounds are to come.
    """
    spread = SPREAD + SPREAD_A_TILE * view.pool
    this_round = [each / spread for each in behind]
    if view.options.rounds == 1:
        return shares(this_round)[0]
    rounds = view.options.rounds - view.round + 1 if view.options.rounds else ROUNDS
    points = [view.totals[seat] / ROUND for seat in seats]
    return shares([(each + more) / sqrt(rounds) for each, more in zip(this_round, points, strict=True)])[0]


def by_counts(sight: Sight, rack: Bag) -> float:
    """What the racks' sizes promise, if one's own becomes this one."""
    if not rack:
        return won(sight)
    view = sight.view
    mine = size(rack) + (0 if sight.opened or rack != sight.rack else UNOPENED)
    others = [view.counts[seat] + (0 if view.opened[seat] else UNOPENED) for seat in sight.others]
    return expected(view, [sight.me, *sight.others], [mine, *others])


def won(sight: Sight) -> float:
    """What winning the round now promises: the game, where this is its only round."""
    view = sight.view
    if view.options.rounds == 1:
        return 1.0
    return expected(view, [sight.me, *sight.others], [0, *(float(view.counts[seat]) for seat in sight.others)])


class Chances:
    """How the others stand, as far as one can guess: their racks are drawn from the tiles that are unseen."""

    def __init__(self, sight: Sight, table: Bag, clock: Clock, rng: Random) -> None:
        """`table` is what will lie there when they play."""
        self.sight = sight
        view = sight.view
        stuck = dict.fromkeys(sight.others, 0)
        looked = 0
        while looked < WORLDS and not (looked and clock.up):
            state = state_of(view, rng)
            looked += 1
            for seat in sight.others:
                stuck[seat] += size(state.racks[seat] - most(table, state.racks[seat]))
        self.behind = [stuck[seat] / looked + (0 if view.opened[seat] else UNOPENED) for seat in sight.others]

    def hope(self, left: int, opened: bool) -> float:
        """The share of the win with so many tiles that do not fit."""
        mine = left + (0 if opened else UNOPENED)
        return expected(self.sight.view, [self.sight.me, *self.sight.others], [mine, *self.behind])
