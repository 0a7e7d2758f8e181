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
SPREAD: Final = 5.0  # tiles ahead that make a win e times as likely
ROUND: Final = 40.0  # points by which a round sets two players apart
ROUNDS: Final = 4  # rounds that a point limit leaves to play, about
WORLDS: Final = 8  # ways that the racks of the others may be, looked at each turn


def shares(behind: Sequence[float]) -> list[float]:
    """The chance of each seat, from how many tiles each is away from going out.

    >>> [round(share, 2) for share in shares([3, 3, 8])]
    [0.42, 0.42, 0.16]
    """
    weights = [exp(-each / SPREAD) for each in behind]
    return [weight / sum(weights) for weight in weights]


def expected(view: View, seats: Sequence[int], behind: Sequence[float]) -> float:
    """The share of the first of these seats; over several rounds, the points so far count too."""
    options = view.options
    left = options.rounds - view.round if options.rounds else ROUNDS
    if options.rounds == 1 or not left:
        left = 0
    apart = ROUND * sqrt(left + 1)
    if options.rounds == 1:
        return shares(behind)[0]
    return shares(
        [each / sqrt(left + 1) + SPREAD * view.totals[seat] / apart for seat, each in zip(seats, behind, strict=True)]
    )[0]


def by_counts(sight: Sight, rack: Bag) -> float:
    """What the racks' sizes promise, if one's own becomes this one."""
    view = sight.view
    mine = size(rack) + (0 if sight.opened or rack != sight.rack else UNOPENED)
    others = [view.counts[seat] + (0 if view.opened[seat] else UNOPENED) for seat in sight.others]
    if not rack and not sight.points_matter:
        return 1.0
    return expected(view, [sight.me, *sight.others], [mine, *others])


class Chances:
    """How the others stand, as far as one can guess: their racks are drawn from the tiles that are unseen."""

    def __init__(self, sight: Sight, table: Bag, clock: Clock, rng: Random, worlds: int = WORLDS) -> None:
        """`table` is what will lie there when they play."""
        self.sight = sight
        view = sight.view
        stuck = dict.fromkeys(sight.others, 0.0)
        looked = 0
        while looked < worlds and not (looked and clock.up):
            state = state_of(view, rng)
            looked += 1
            for seat in sight.others:
                stuck[seat] += size(state.racks[seat] - most(table, state.racks[seat]))
        self.behind = [stuck[seat] / looked + (0 if view.opened[seat] else UNOPENED) for seat in sight.others]

    def hope(self, left: int, opened: bool) -> float:
        """The share of the win with so many tiles that do not fit."""
        mine = left + (0 if opened else UNOPENED)
        return expected(self.sight.view, [self.sight.me, *self.sight.others], [mine, *self.behind])
