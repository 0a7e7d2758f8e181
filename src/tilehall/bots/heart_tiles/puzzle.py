"""Find puzzles of Heart Tiles: the turn that wins, or the one that scores the most.

The cards of the turn are already drawn, so the turn has no chance in it, and every plan is compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import FoundPuzzle
from tilehall.bots.heart_tiles.candidates import NONE, Plan, candidates
from tilehall.bots.heart_tiles.plan_steps import first_place, step_of
from tilehall.bots.heart_tiles.position import Position, position_of
from tilehall.bots.heart_tiles.rollout import context_of, lead, over
from tilehall.core.lesson import Check, WrongTry
from tilehall.core.notation import text
from tilehall.core.registry import find
from tilehall.games.heart_tiles.steps import End
from tilehall.games.heart_tiles.view import View
from tilehall.games.heart_tiles.words import say

MIN_CARDS: Final = 2  # cards that the solution must use
MIN_LEAD_POINTS: Final = 2  # between the solution and the next best turn

MAGIC: Final = (say("theme-wind"), say("theme-recycle"), say("theme-shield"))  # by kind of magic


def find_puzzle(view: View) -> FoundPuzzle | None:
    """Find the one plan that wins now, or else the one that scores the most in this turn."""
    if view.may.draw or view.placed or view.used:
        return None
    position = position_of(view)
    context, plans = context_of(position), _every_plan(position)
    before = lead(position.tiles)
    won = [plan for plan in plans if over(context, plan) and lead(plan.tiles) > 0]
    if won:
        core = _core(won)
        return None if core is None else _winning(view, core)
    best = max(lead(plan.tiles) for plan in plans)
    second = max((lead(plan.tiles) for plan in plans if lead(plan.tiles) < best), default=best)
    core = _core([plan for plan in plans if lead(plan.tiles) == best])
    if core is None or best - second < MIN_LEAD_POINTS:
        return None
    return _scoring(view, core, best - before, second - before)


def _every_plan(position: Position) -> list[Plan]:
    """Return every plan, including those that a bot ignores because another plan is at least as good."""
    found = candidates(
        position.tiles,
        position.hand,
        to_place=position.to_place,
        to_use=position.to_use,
        blocked=position.blocked,
        shielded=position.shielded,
        every=True,
    )
    return list(found.plans())


def _core(plans: Sequence[Plan]) -> Plan | None:
    """Return the plan with the fewest cards if all others only add cards to it, else None."""
    core = min(plans, key=_cards)
    needed = Counter(core.places)
    for plan in plans:
        same_magic = core.magic == NONE or (plan.magic, plan.target) == (core.magic, core.target)
        if not same_magic or needed - Counter(plan.places):
            return None
    return core if _cards(core) >= MIN_CARDS else None


def _cards(plan: Plan) -> int:
    return len(plan.places) + (plan.magic != NONE)


def _winning(view: View, plan: Plan) -> FoundPuzzle:
    return FoundPuzzle(
        theme=say("theme-win"),
        task=say("puzzle-win"),
        goal=Check(won=True),
        solution=_steps(view, plan, to_the_end=True),
        praise=say("puzzle-win.praise"),
        otherwise=say("puzzle-win.otherwise"),
    )


def _scoring(view: View, plan: Plan, gained: int, second: int) -> FoundPuzzle:
    when = Check(lead=second, step="end")
    close = WrongTry(turns=(), when=when, say=say("puzzle-score.second", points=gained, second=second))
    return FoundPuzzle(
        theme=say("theme-most") if plan.magic == NONE else MAGIC[plan.magic],
        task=say("puzzle-score", points=gained),
        goal=Check(lead=gained),
        solution=_steps(view, plan, to_the_end=False),
        praise=say("puzzle-score.praise", points=gained, second=second),
        otherwise=say("puzzle-score.otherwise", points=gained),
        wrong=(close,) if second > 0 else (),
    )


def _steps(view: View, plan: Plan, *, to_the_end: bool) -> tuple[str, ...]:
    """Return the steps of the plan, with the end of the turn if the game is not over before."""
    game, steps = find("heart-tiles"), list[str]()
    state = game.guess(view, Random(0))
    while game.actor(state) is not None:
        step = step_of(game.view(state, view.me), plan)
        if isinstance(step, End) and not to_the_end:
            break
        state = game.apply(state, step)
        steps.append(text(step))
        if isinstance(step, End):
            break
        if plan.magic != NONE:
            plan = plan._replace(magic=NONE)
        else:
            left = list(plan.places)
            left.remove(first_place(plan))
            plan = plan._replace(places=tuple(left))
    return tuple(steps)
