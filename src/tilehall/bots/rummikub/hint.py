"""Give advice: the best play, found exactly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots.bot import Advice
from tilehall.bots.rummikub.dynamic_program import TILES
from tilehall.bots.rummikub.hard import POINTS
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import changing
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.reason import lays, nothing
from tilehall.bots.rummikub.solver import solve
from tilehall.core.game import Step
from tilehall.games.rummikub.melds import NUMBER
from tilehall.games.rummikub.tiles import bag_of, within
from tilehall.games.rummikub.view import View


def advise(view: View, shown: Sequence[Step], rng: Random) -> Advice:
    """Advise the play with the most tiles, or with the most points if the pool is empty."""
    position = Position(view)
    weights = TILES if view.pool else POINTS
    if position.opened:
        play = solve(position.table, position.rack, weights)
    else:
        play = opening(position.rack, position.needed, weights)
    if play is None:
        turn = position.draw_or_pass(nothing(position.opened, position.needed, bool(view.pool)), 0.5)
        return Advice(turn.steps, turn.why)
    turn = position.turn_of(play, lays(play, position.rack, position.opened), 0.5)
    return Advice(turn.steps, turn.why)


def onward(view: View, drafted: View) -> Advice | None:
    """Return the best play that uses every tile of the draft, in the same sets or in others."""
    position, lying = Position(view), tuple(NUMBER[tiles] for tiles in drafted.table)
    weights = TILES if view.pool else POINTS
    loose = bag_of(drafted.loose) + sum(map(bag_of, drafted.building))  # tiles that must still go into a set
    left = bag_of(drafted.racks[position.me] or ())
    if position.opened:
        more = solve(lying, left + loose, weights, needed=loose)
    else:
        more = opening(left + loose, max(0, position.needed - drafted.points), weights)
        lying = tuple(NUMBER[tiles] for tiles in drafted.laid)
    if loose and (more is None or not within(loose, more.put)):
        return None
    play = changing(position.table if position.opened else (), lying if more is None else more.over(lying))
    if not play.put or (not position.opened and play.value < position.needed):
        return None
    return Advice(play.steps, lays(play, position.rack, position.opened))
