"""The reason for a step, in a sentence that holds whatever the unseen cards are."""

from __future__ import annotations

from typing import Final

from tilehall.bots.heart_tiles.candidates import RECYCLE, SHIELD, WIND, Plan
from tilehall.bots.heart_tiles.placings import points
from tilehall.bots.heart_tiles.plan_steps import first_place
from tilehall.bots.heart_tiles.position import Position
from tilehall.bots.heart_tiles.rollout import lead
from tilehall.games.heart_tiles.cards import COLOURS
from tilehall.games.heart_tiles.steps import WORDS

DRAWING: Final = "Brings every card to the hand first, so that there is more to choose from."


def reason(position: Position, plan: Plan) -> str:
    """Why the first step of a plan is taken."""
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
    what = f"Blows {counted_points(lost)} of theirs away" if lost else "Blows one of their hearts away"
    if wins:
        return f"{what}, to fill the tiles and win."
    taken = [heart for heart, on in plan.places if on == colour and points(heart, on)]
    if taken:
        best = max(taken, key=lambda heart: points(heart, colour))
        return f"{what} and makes room for {_heart(best)}, worth {points(best, colour)} there."
    return f"{what} and frees a {_colour(colour)} tile."


def _why_shield(position: Position) -> str:
    mine = sum(code >> 2 for code in position.tiles.mine)
    if position.unseen_magic[0] and mine:
        return f"Keeps {counted_points(mine)} safe from Wind through the coming turn."
    return "Lets the other side use no magic in the coming turn."


def _why_recycle(plan: Plan) -> str:
    colour = _colour(plan.target)
    on_white = [heart for heart, on in plan.places if not on and heart >> 2 != plan.target]
    if on_white and not plan.tiles.free[0]:
        best = max(on_white, key=lambda heart: heart & 3)
        return f"Turns a {colour} tile white, so that there is room for {_heart(best)} to count."
    return f"Turns a {colour} tile white: no {colour} heart counts double there any more."


def _why_filling(plan: Plan, ahead: int) -> str:
    what = "Fills the last tiles" if len(plan.places) > 1 else "Fills the last tile"
    if ahead > 0:
        return f"{what} and wins by {counted_points(ahead)}."
    return f"{what}, {counted_points(-ahead)} short." if ahead else f"{what} for a draw."


def _why_heart(plan: Plan) -> str:
    heart, colour = first_place(plan)
    gain = points(heart, colour)
    if not gain:
        return f"Gives {_heart(heart)} up to take a {_colour(colour)} tile from the other side."
    more = sum(points(*place) for place in plan.places) - gain
    what = f"{gain} + {more} points" if more else counted_points(gain)
    if colour:
        return f"{what}: {_colour(colour)} on {_colour(colour)} counts double."
    return f"{what}: on white every heart counts what it shows."


def _why_end(position: Position, ahead: int) -> str:
    standing = f"{counted_points(abs(ahead))} {'ahead' if ahead > 0 else 'behind'}" if ahead else "level"
    if not (position.heart_deck or position.magic_deck):
        return f"Ends the game, {standing}."
    held = len(position.hand.hearts)
    if held and position.to_place:
        return f"Keeps {held} heart{'s' if held > 1 else ''} for later turns, {standing} now."
    return f"Nothing more to place in this turn, {standing} now."


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
