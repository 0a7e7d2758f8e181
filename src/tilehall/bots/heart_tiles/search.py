"""Look ahead over whole turns: compare the candidates with the highest values by rollouts.

All remaining candidates are rolled out in the same determinizations (common random numbers). After each stage, the
worse half is dropped and the rest gets more determinizations, as in
sequential halving (Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from tilehall.bots.bot import Clock
from tilehall.bots.heart_tiles.candidates import NONE, Candidates, Plan, candidates
from tilehall.bots.heart_tiles.features import Context
from tilehall.bots.heart_tiles.position import Position, after_draws, determinize
from tilehall.bots.heart_tiles.rollout import context_of, hand_over, lead, over, rollout
from tilehall.bots.heart_tiles.value_network import win_probabilities

Stage = tuple[int, int]  # the number of candidates, and the number of determinizations


class Budget(NamedTuple):
    """How much a search does for one turn."""

    stages: tuple[Stage, ...]
    turns: int  # of each rollout


class Evaluated(NamedTuple):
    """A plan and the win probability after it."""

    plan: Plan
    win_probability: float


def candidates_of(position: Position) -> Candidates:
    """Return the plans of the player to act for the rest of the turn."""
    return candidates(
        position.tiles,
        position.hand,
        to_place=position.to_place,
        to_use=position.to_use,
        blocked=position.blocked,
        shielded=position.shielded,
    )


def search(position: Position, rng: Random, clock: Clock, budget: Budget) -> list[Evaluated]:
    """Return the plans that remain after the last stage, best first."""
    context = context_of(position)
    plans = candidates_of(position)
    values = win_probabilities(context, plans)
    order = np.argsort(-values, kind="stable")[: budget.stages[0][0] if budget.stages else 1]
    found = [Evaluated(plans.plan(int(at)), float(values[at])) for at in order]
    if won := winning(context, plans):
        return [won]
    totals, worlds = [0.0] * len(found), 0
    left = list(range(len(found)))
    for count, several in budget.stages:
        left = left[:count]
        if len(left) == 1:
            break
        for _ in range(several):
            if clock.up:
                break
            world = determinize(position, rng)
            worlds += 1
            for at in left:
                plan, value = found[at]
                ended = over(context, plan)
                totals[at] += value if ended else 1 - rollout(hand_over(position, world, plan), budget.turns)
        left.sort(key=lambda at: -totals[at])
    return [Evaluated(found[at].plan, totals[at] / worlds) if worlds else found[at] for at in left]


def winning(context: Context, plans: Candidates) -> Evaluated | None:
    """Return the simplest immediate win (fewest cards, then the largest lead), or None if no plan wins now."""
    won = [Evaluated(plan, 1.0) for plan in plans.plans() if over(context, plan) and lead(plan.tiles) > 0]
    if not won:
        return None
    return max(won, key=lambda each: (each.plan.magic == NONE, -len(each.plan.places), lead(each.plan.tiles)))


def before_draws(position: Position, rng: Random, clock: Clock, worlds: int = 8) -> float:
    """Return the win probability before the draws of the turn, averaged over determinizations."""
    total, number = 0.0, 0
    while number < worlds and not (number and clock.up):
        drawn = after_draws(position, determinize(position, rng))
        total += float(win_probabilities(context_of(drawn), candidates_of(drawn)).max())
        number += 1
    return total / number
