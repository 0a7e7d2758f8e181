"""Explain a step in a sentence that is true for any unseen cards."""

from __future__ import annotations

from typing import Final

from tilehall.bots.heart_tiles.candidates import RECYCLE, SHIELD, WIND, Plan
from tilehall.bots.heart_tiles.placings import points
from tilehall.bots.heart_tiles.plan_steps import first_place
from tilehall.bots.heart_tiles.position import Position
from tilehall.bots.heart_tiles.rollout import lead
from tilehall.games.heart_tiles.cards import COLOURS
from tilehall.games.heart_tiles.steps import WORDS

DRAWING: Final = "Draws first, so that there is more to choose from."


def reason(position: Position, plan: Plan) -> str:
    """Explain the first step of a plan."""
    ahead, filled = lead(plan.tiles), not any(plan.tiles.free)
    if plan.magic == WIND:
        return _why_wind(plan, filled and ahead > 0)
    if plan.magic == SHIELD:
        return _why_shield(position)
    if plan.magic == RECYCLE:
        return _why_recycle(plan)
    if plan.places:
        return _why_filling(plan, ahead) if filled else _why_heart(plan)
    return _why_end(position, ahead)


def _why_wind(plan: Plan, wins: bool) -> str:
    lost, colour = plan.target >> 2, plan.target & 3
    what = f"Blows away {lost} of their points" if lost else "Blows away one of their hearts"
    if wins:
        return f"{what}, and then fills the tiles and wins."
    taken = [heart for heart, on in plan.places if on == colour and points(heart, on)]
    if taken:
        best = max(taken, key=lambda heart: points(heart, colour))
        return f"{what} and makes room for {_heart(best)}, worth {points(best, colour)} there."
    return f"{what} and frees a {_colour(colour)} tile."


def _why_shield(position: Position) -> str:
    mine = sum(code >> 2 for code in position.tiles.mine)
    if position.unseen_magic[0] and mine:
        return f"Protects {counted_points(mine)} from Wind in the coming turn."
    return "Keeps the other side from using magic in the coming turn."


def _why_recycle(plan: Plan) -> str:
    colour = _colour(plan.target)
    on_white = [heart for heart, on in plan.places if not on and heart >> 2 != plan.target]
    if on_white and not plan.tiles.free[0]:
        best = max(on_white, key=lambda heart: heart & 3)
        return f"Turns a {colour} tile white to make room for {_heart(best)}."
    return f"Turns a {colour} tile white, so that {colour} hearts no longer count double there."


def _why_filling(plan: Plan, ahead: int) -> str:
    what = "Fills the last tiles" if len(plan.places) > 1 else "Fills the last tile"
    if ahead > 0:
        return f"{what} and wins by {counted_points(ahead)}."
    return f"{what} and loses by {counted_points(-ahead)}." if ahead else f"{what} for a draw."


def _why_heart(plan: Plan) -> str:
    heart, colour = first_place(plan)
    gain = points(heart, colour)
    if not gain:
        return f"Gives up {_heart(heart)} to take a {_colour(colour)} tile away from the other side."
    more = sum(points(*place) for place in plan.places) - gain
    what = f"{gain} + {more} points" if more else counted_points(gain)
    if colour:
        return f"Scores {what}, because {_colour(colour)} on {_colour(colour)} counts double."
    return f"Scores {what}, because every heart counts on white."


def _why_end(position: Position, ahead: int) -> str:
    standing = f"{counted_points(abs(ahead))} {'ahead' if ahead > 0 else 'behind'}" if ahead else "level"
    if not (position.heart_deck or position.magic_deck):
        return f"Ends the game {standing}."
    held = len(position.hand.hearts)
    if held and position.to_place:
        return f"Keeps {held} heart{'s' if held > 1 else ''} for later turns while {standing}."
    return "End the turn, because there is nothing more to place."


def counted_points(count: int) -> str:
    """Return a number of points in words.

    >>> counted_points(1), counted_points(-2)
    ('1 point', '-2 points')
    """
    return f"{count} point{'s' if count != 1 else ''}"


def _colour(colour: int) -> str:
    return WORDS[COLOURS[colour]]


def _heart(heart: int) -> str:
    return f"the {_colour(heart >> 2)} {heart & 3}"
