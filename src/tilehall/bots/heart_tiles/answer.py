"""From a plan to the next step of it on the real tiles, with the reason in a sentence."""

from __future__ import annotations

from typing import Final

from tilehall.bots.heart_tiles.menu import RECYCLE, SHIELD, WIND, Plan
from tilehall.bots.heart_tiles.placings import points
from tilehall.bots.heart_tiles.position import COLOUR, Position, code_of, heart_code
from tilehall.bots.heart_tiles.scene import ahead
from tilehall.games.heart_tiles.cards import COLOURS, HEARTS
from tilehall.games.heart_tiles.rules import END
from tilehall.games.heart_tiles.rules import SHIELD as RAISE
from tilehall.games.heart_tiles.steps import WORDS, Draw, Heart, Recycle, Step, Wind
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


def draw_of(view: View) -> tuple[Draw, str] | None:
    """What to draw first, if anything: whoever has all cards in hand chooses best, and they must be drawn anyway."""
    if not view.may.draw:
        return None
    deck = view.may.draw[0]
    return Draw(deck), "Draws first: with every card in hand there is more to choose from."


def why_of(position: Position, plan: Plan) -> str:
    """Why the first step of a plan is taken, in a sentence that holds whatever the unseen cards are."""
    lead, filled = ahead(plan.tiles), not any(plan.tiles.free)
    if plan.magic == WIND:
        return _why_wind(plan, filled and lead > 0)
    if plan.magic == SHIELD:
        return _why_shield(position)
    if plan.magic == RECYCLE:
        return _why_recycle(plan)
    if plan.places:
        return _why_filling(plan, lead) if filled else _why_heart(plan)
    return _why_end(position, lead)


def _why_wind(plan: Plan, wins: bool) -> str:
    lost, colour = plan.target >> 2, plan.target & 3
    what = f"Blows {_points(lost)} of theirs away" if lost else "Blows one of their hearts away"
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
        return f"Keeps {_points(mine)} safe from Wind through the coming turn."
    return "Lets the other side use no magic in the coming turn."


def _why_recycle(plan: Plan) -> str:
    colour = _colour(plan.target)
    on_white = [heart for heart, on in plan.places if not on and heart >> 2 != plan.target]
    if on_white and not plan.tiles.free[0]:
        best = max(on_white, key=lambda heart: heart & 3)
        return f"Turns a {colour} tile white, so that there is room for {_heart(best)} to count."
    return f"Turns a {colour} tile white: no {colour} heart counts double there any more."


def _why_filling(plan: Plan, lead: int) -> str:
    what = "Fills the last tiles" if len(plan.places) > 1 else "Fills the last tile"
    if lead > 0:
        return f"{what} and wins by {_points(lead)}."
    return f"{what}, {_points(-lead)} short." if lead else f"{what} for a draw."


def _why_heart(plan: Plan) -> str:
    heart, colour = first_place(plan)
    gain = points(heart, colour)
    if not gain:
        return f"Gives {_heart(heart)} up to take a {_colour(colour)} tile from the other side."
    more = sum(points(*place) for place in plan.places) - gain
    what = f"{gain} + {more} points" if more else _points(gain)
    if colour:
        return f"{what}: {_colour(colour)} on {_colour(colour)} counts double."
    return f"{what}: on white every heart counts what it shows."


def _why_end(position: Position, lead: int) -> str:
    standing = f"{_points(abs(lead))} {'ahead' if lead > 0 else 'behind'}" if lead else "level"
    if not (position.heart_deck or position.magic_deck):
        return f"Ends the game, {standing}."
    held = len(position.hand.hearts)
    if held and position.to_place:
        return f"Keeps {held} heart{'s' if held > 1 else ''} for later turns, {standing} now."
    return f"Nothing more to place in this turn, {standing} now."


def _points(count: int) -> str:
    return f"{count} point{'s' if count != 1 else ''}"


def _colour(colour: int) -> str:
    return WORDS[COLOURS[colour]]


def _heart(heart: int) -> str:
    return f"the {_colour(heart >> 2)} {heart & 3}"
