"""Find the next step of a plan on the real tiles."""

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
    """Return the first step of a plan: magic, then hearts, then the end of the turn."""
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
    """Return the placing of the more valuable heart of a plan."""
    return max(plan.places, key=lambda place: (points(*place), place))


def _free(view: View, colour: int) -> int:
    return next(at for at, tile in enumerate(view.tiles) if tile.owner is None and COLOUR[tile.colour] == colour)


def draw_of(view: View) -> Draw | None:
    """Return the next draw, if any. Drawing first is best: the draws are required, and more cards give more choice."""
    return Draw(view.may.draw[0]) if view.may.draw else None
