"""The level `medium`, which always lays as many tiles as possible."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots.bot import BotTurn, Clock
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.reason import lays, nothing
from tilehall.bots.rummikub.solver import solve
from tilehall.bots.rummikub.win_probability import from_rack_sizes
from tilehall.core.game import Step
from tilehall.games.rummikub.view import View


def medium(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
    """Lay the most tiles."""
    position = Position(view)
    play = solve(position.table, position.rack) if position.opened else opening(position.rack, position.needed)
    if play is None:
        return position.draw_or_pass(
            nothing(position.opened, position.needed), from_rack_sizes(position, position.rack)
        )
    return position.turn_of(
        play, lays(play, position.rack, position.opened), from_rack_sizes(position, position.rack - play.put)
    )
