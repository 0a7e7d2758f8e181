"""Advice: the best lay there is, found exactly; whoever would rather hold it back is told what waits."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots.bot import Advice
from tilehall.bots.rummikub.dynamic_program import TILES
from tilehall.bots.rummikub.hard import POINTS
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.reason import lays, nothing, or_wait
from tilehall.bots.rummikub.solver import solve
from tilehall.core.game import Step
from tilehall.games.rummikub.view import View


def advise(view: View, shown: Sequence[Step], rng: Random) -> Advice:
    """The most tiles, or the most points once the pool is empty and what is left on a rack decides."""
    position = Position(view)
    weights = TILES if view.pool else POINTS
    if position.opened:
        play = solve(position.table, position.rack, weights)
    else:
        play = opening(position.rack, position.needed, weights)
    if play is None:
        turn = position.draw_or_pass(nothing(position.opened, position.needed, bool(view.pool)), 0.5)
        return Advice(turn.steps, turn.why)
    why = lays(play, position.rack, position.opened)
    if position.opened and view.pool and play.put != position.rack:
        why = f"{why} {or_wait(position.rack - play.put)}"
    turn = position.turn_of(play, why, 0.5)
    return Advice(turn.steps, turn.why)
