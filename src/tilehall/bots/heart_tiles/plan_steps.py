"""From a plan to its next step on the real tiles."""

from __future__ import annotations

from typing import Final

from tilehall.bots.heart_tiles.candidates import RECYCLE, SHIELD, WIND, Plan
from tilehall.bots.heart_tiles.placings import points
from tilehall.bots.heart_tiles.position import COLOUR, code_of, heart_code
from tilehall.games.heart_tiles.cards import HEARTS
from tilehall.games.heart_tiles.rules import END
from tilehall.games.heart_tiles.rules import SHIELD as RAISE
from tilehall.games.heart_tiles.steps import Draw, Heart, Recycle, Step, Wind
from tilehall.games.heart_tiles.view import View

NAMED: Final = {heart_code(heart): heart for heart in HEARTS}


def step_of(view: View, plan: Plan) -> Step:
    """The first step of a plan: magic, then hearts, then the end of the turn."""
    if plan.magic == SHIELD:
        return RAISE
    if plan.magic == WIND:
        return Wind(
            next(
                at
                for at, tile in enumerate(view.tiles)
                if tile.owner == 1 - view.seat and code_of(tile.points, tile.colour) == plan.target
            )
        )
    if plan.magic == RECYCLE:
        return Recycle(_free(view, plan.target))
    if plan.places:
        heart, colour = first_place(plan)
        return Heart(NAMED[heart], _free(view, colour))
    return END


def first_place(plan: Plan) -> tuple[int, int]:
    """The dearer heart of a plan goes first."""
    return max(plan.places, key=lambda place: (points(*place), place))


def _free(view: View, colour: int) -> int:
    return next(at for at, tile in enumerate(view.tiles) if tile.owner is None and COLOUR[tile.colour] == colour)


def draw_of(view: View) -> Draw | None:
    """The card to draw first, if any: they must be drawn anyway, and with all in hand there is more to choose from."""
    return Draw(view.may.draw[0]) if view.may.draw else None
