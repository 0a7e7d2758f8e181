"""Compares turns by what they leave: how far everybody is from going out behind each of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots.bot import Clock
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.solver import most_laid
from tilehall.bots.rummikub.win_probability import Opponents, after_going_out
from tilehall.core.game import Step
from tilehall.games.rummikub.melds import NUMBER
from tilehall.games.rummikub.steps import End, Lay, Lift
from tilehall.games.rummikub.tiles import size
from tilehall.games.rummikub.view import View


def play_of(steps: Sequence[Step]) -> Play:
    """The play that a turn makes; a turn that ends by drawing or passing lays nothing.

    >>> from tilehall.games.rummikub.steps import Draw
    >>> play_of([Lay(("k1", "k2", "k3")), Draw()]).count, play_of([Lay(("k1", "k2", "k3")), End()]).count
    (0, 3)
    """
    if not isinstance(steps[-1], End):
        return Play((), ())
    lifted = tuple(NUMBER[step.tiles] for step in steps if isinstance(step, Lift))
    return Play(lifted, tuple(NUMBER[step.tiles] for step in steps if isinstance(step, Lay)))


def compare(
    view: View, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random
) -> Sequence[float]:
    """The win probability after each turn, over the same determinizations of the racks of the others."""
    position, seed = Position(view), rng.getrandbits(64)
    return [_value(position, play_of(steps), clock, Random(seed)) for steps in turns]


def _value(position: Position, play: Play, clock: Clock, rng: Random) -> float:
    rack, table = position.rack - play.put, position.bag + play.put
    if not rack:
        return after_going_out(position)
    # Once the pool is empty the fewest points win: then all that is left counts, and not only what does not fit.
    left = size(rack - most_laid(table, rack)) if position.view.pool else size(rack)
    return Opponents(position, table, clock, rng).win_probability(left, position.opened or play.count > 0)
