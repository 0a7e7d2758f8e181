"""Explain a step in words that are true for any unseen cards."""

from __future__ import annotations

from typing import Final

from tilehall.bots.heart_tiles.candidates import RECYCLE, SHIELD, WIND, Plan
from tilehall.bots.heart_tiles.placings import points
from tilehall.bots.heart_tiles.plan_steps import first_place
from tilehall.bots.heart_tiles.position import Position
from tilehall.bots.heart_tiles.rollout import lead
from tilehall.core.message import Message
from tilehall.games.heart_tiles.cards import COLOURS
from tilehall.games.heart_tiles.words import say

DRAWING: Final = say("reason-draws-first")


def reason(position: Position, plan: Plan) -> Message:
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


def _why_wind(plan: Plan, wins: bool) -> Message:
    lost, colour = plan.target >> 2, plan.target & 3
    if wins:
        return say("reason-blows-and-wins", lost=lost)
    taken = [heart for heart, on in plan.places if on == colour and points(heart, on)]
    if taken:
        best = max(taken, key=lambda heart: points(heart, colour))
        return say("reason-blows-for-heart", lost=lost, heart=_heart(best), worth=points(best, colour))
    return say("reason-blows", lost=lost, colour=COLOURS[colour])


def _why_shield(position: Position) -> Message:
    mine = sum(code >> 2 for code in position.tiles.mine)
    if position.unseen_magic[0] and mine:
        return say("reason-protects", points=mine)
    return say("reason-shields")


def _why_recycle(plan: Plan) -> Message:
    colour = COLOURS[plan.target]
    on_white = [heart for heart, on in plan.places if not on and heart >> 2 != plan.target]
    if on_white and not plan.tiles.free[0]:
        best = max(on_white, key=lambda heart: heart & 3)
        return say("reason-recycles-for-heart", colour=colour, heart=_heart(best))
    return say("reason-recycles", colour=colour)


def _why_filling(plan: Plan, ahead: int) -> Message:
    tiles = len(plan.places)
    if ahead > 0:
        return say("reason-fills-and-wins", tiles=tiles, points=ahead)
    return (
        say("reason-fills-and-loses", tiles=tiles, points=-ahead)
        if ahead
        else say("reason-fills-for-draw", tiles=tiles)
    )


def _why_heart(plan: Plan) -> Message:
    heart, colour = first_place(plan)
    gain = points(heart, colour)
    if not gain:
        return say("reason-gives-up", heart=_heart(heart), colour=COLOURS[colour])
    more = sum(points(*place) for place in plan.places) - gain
    if colour:
        return say("reason-scores-double", points=gain, more=more, colour=COLOURS[colour])
    return say("reason-scores-on-white", points=gain, more=more)


def _why_end(position: Position, ahead: int) -> Message:
    standing = "ahead" if ahead > 0 else "behind" if ahead else "level"
    if not (position.heart_deck or position.magic_deck):
        return say("reason-ends-game", standing=standing, points=abs(ahead))
    held = len(position.hand.hearts)
    if held and position.to_place:
        return say("reason-keeps-hearts", hearts=held, standing=standing, points=abs(ahead))
    return say("advice-end")


def _heart(heart: int) -> Message:
    return say("heart", colour=COLOURS[heart >> 2], value=heart & 3)
