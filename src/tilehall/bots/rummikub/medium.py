"""Medium: lays as much as there is to lay, whatever comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots.bot import Clock, Turn
from tilehall.bots.rummikub.hope import by_counts
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.sight import Sight
from tilehall.bots.rummikub.solver import solve
from tilehall.bots.rummikub.words import lays, nothing
from tilehall.core.game import Step
from tilehall.games.rummikub.view import View


def medium(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
    """The most tiles, each turn."""
    sight = Sight(view)
    play = solve(sight.table, sight.rack) if sight.opened else opening(sight.rack, sight.needed)
    if play is None:
        return sight.waiting(nothing(sight.opened, sight.needed), by_counts(sight, sight.rack))
    return sight.playing(play, lays(play, sight.rack, sight.opened), by_counts(sight, sight.rack - play.put))
