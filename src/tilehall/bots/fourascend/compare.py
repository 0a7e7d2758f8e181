"""Compare stones by searches after each of them, with the same budget and the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random

from tilehall.bots.bot import Clock
from tilehall.bots.fourascend.player import Budget, search_turn
from tilehall.bots.sampling import sample_means
from tilehall.core.game import Step
from tilehall.games.fourascend.board import BIT
from tilehall.games.fourascend.steps import Stone
from tilehall.games.fourascend.view import View, state_of

BUDGET = Budget(iterations=8_000, overlooks=0.0)
SEARCHES = 4  # per stone, about 0.1 s in all; the error of a single search can exceed an inaccuracy


def compare(
    view: View, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random
) -> Sequence[float]:
    r"""Return the win probability after each stone.

    >>> from tilehall.core.record import after
    >>> from tilehall.games.fourascend import FourAscend
    >>> from tilehall.games.fourascend.state import Options
    >>> game, quiet = FourAscend(), Options(plants_start=0, hp=4)
    >>> view = game.view(after(game, "stone 4,0\nstone 8,8\nstone 4,1\nstone 8,0\nstone 4,2", quiet), 1)
    >>> block, elsewhere = compare(view, [[Stone((4, 3))], [Stone((0, 8))]], (), Clock(5), Random(1))
    >>> block > elsewhere + 0.1
    True
    """
    state, left = state_of(view), count(len(turns) * SEARCHES, -1)

    def searches() -> list[float]:
        seed, found = rng.getrandbits(64), []
        for (step,) in turns:
            assert isinstance(step, Stone)
            share = Clock(clock.left / next(left))
            found.append(search_turn(state, BUDGET, share, Random(seed), only=BIT[step.cell]).win_probability)
        return found

    return sample_means(searches, SEARCHES, clock)
