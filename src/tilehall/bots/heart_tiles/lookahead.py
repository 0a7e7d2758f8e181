"""What comes after a plan: worlds are imagined, both sides play on in them as they see fit, and the plans that do
worst are dropped until one is left."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from tilehall.bots.bot import Clock
from tilehall.bots.heart_tiles.judge import shares
from tilehall.bots.heart_tiles.menu import NONE, Menu, Plan, menu
from tilehall.bots.heart_tiles.position import Position, dealt, imagined
from tilehall.bots.heart_tiles.scene import Scene, after, ahead, drawn, handed_over, known, options, over

Stage = tuple[int, int]  # so many plans are tried in so many worlds


class Work(NamedTuple):
    """How much is thought about a turn."""

    stages: tuple[Stage, ...]
    turns: int  # played on in each world


class Weighed(NamedTuple):
    """A plan and the share of the win that it promises."""

    plan: Plan
    share: float


def choices(position: Position) -> Menu:
    """The plans of the player who looks, for what is left of the turn."""
    return menu(
        position.tiles,
        position.hand,
        to_place=position.to_place,
        to_use=position.to_use,
        blocked=position.blocked,
        shielded=position.shielded,
    )


def weigh(position: Position, rng: Random, clock: Clock, work: Work) -> list[Weighed]:
    """The plans of a turn, the best first, as far as they were looked at closely."""
    about = known(position)
    choice = choices(position)
    judged = shares(about, choice)
    order = np.argsort(-judged, kind="stable")[: work.stages[0][0] if work.stages else 1]
    found = [Weighed(choice.plan(int(at)), float(judged[at])) for at in order]
    won = [Weighed(plan, 1.0) for plan in choice.plans() if over(about, plan) and ahead(plan.tiles) > 0]
    if won:
        # The plainest win: no card more than it takes, then by as much as can be.
        return [max(won, key=lambda each: (each.plan.magic == NONE, -len(each.plan.places), ahead(each.plan.tiles)))]
    totals, worlds = [0.0] * len(found), 0
    left = list(range(len(found)))
    for count, several in work.stages:
        left = left[:count]
        if len(left) == 1:
            break
        for _ in range(several):
            if clock.up:
                break
            world = imagined(position, rng)
            worlds += 1
            for at in left:
                plan, share = found[at]
                ended = over(about, plan)
                totals[at] += share if ended else 1 - played(handed_over(position, world, plan), work.turns)
        left.sort(key=lambda at: -totals[at])
    return [Weighed(found[at].plan, totals[at] / worlds) if worlds else found[at] for at in left]


def played(scene: Scene, turns: int) -> float:
    """The share of the win for whoever is to move, after so many turns as both would play them."""
    about, hand = drawn(scene)
    choice = options(scene, hand)
    judged = shares(about, choice)
    at = int(judged.argmax())
    if turns > 1:
        plan = choice.plan(at)
        if not over(about, plan):
            return 1 - played(after(scene, hand, plan), turns - 1)
    return float(judged[at])


def hoped(position: Position, rng: Random, clock: Clock, worlds: int = 8) -> float:
    """The share of the win to expect before the cards of the turn are drawn."""
    total, number = 0.0, 0
    while number < worlds and not (number and clock.up):
        world = imagined(position, rng)
        after_draws = dealt(position, world)
        total += float(shares(known(after_draws), choices(after_draws)).max())
        number += 1
    return total / number
