"""Compares stones: searches of its own behind each of them, with the same budget and the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots.bot import Clock
from tilehall.bots.fourascend.player import Budget, search_turn
from tilehall.core.game import Step
from tilehall.games.fourascend.board import BIT
from tilehall.games.fourascend.steps import Stone
from tilehall.games.fourascend.view import View, state_of

BUDGET = Budget(iterations=8_000, overlooks=0.0)
SEARCHES = 4  # behind each stone, about a tenth of a second in all: one alone may be off by more than an inaccuracy


def compare(
    view: View, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random
) -> Sequence[float]:
    """The win probability after each stone.

    >>> from tilehall.core.record import after
    >>> from tilehall.games.fourascend import FourAscend
    >>> from tilehall.games.fourascend.state import Options
    >>> game, quiet = FourAscend(), Options(plants_start=0, hp=4)
    >>> view = game.view(after(game, "stone 4,0\\nstone 8,8\\nstone 4,1\\nstone 8,0\\nstone 4,2", quiet), 1)
    >>> block, elsewhere = compare(view, [[Stone((4, 3))], [Stone((0, 8))]], (), Clock(5), Random(1))
    >>> block > elsewhere + 0.1
    True
    """
    state, seeds = state_of(view), [rng.getrandbits(64) for _ in range(SEARCHES)]
    totals, done = [0.0] * len(turns), 0
    for seed in seeds:
        for at, (step,) in enumerate(turns):
            assert isinstance(step, Stone)
            share = Clock(clock.left / (len(turns) * SEARCHES - done))
            totals[at] += search_turn(state, BUDGET, share, Random(seed), only=BIT[step.cell]).win_probability
            done += 1
    return [total / SEARCHES for total in totals]
