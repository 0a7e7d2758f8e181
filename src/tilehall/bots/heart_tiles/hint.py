"""Give advice: roll out the plans with the highest value in the same worlds, with more worlds than in play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from tilehall.bots.contest import Contest, advising
from tilehall.bots.halving import Matrix, Stage
from tilehall.bots.heart_tiles.plan_steps import draw_of, step_of
from tilehall.bots.heart_tiles.position import determinize, position_of
from tilehall.bots.heart_tiles.reason import DRAWING, reason
from tilehall.bots.heart_tiles.rollout import context_of, hand_over, over, rollout
from tilehall.bots.heart_tiles.search import candidates_of, winning
from tilehall.bots.heart_tiles.value_network import win_probabilities
from tilehall.core.game import Step
from tilehall.games.heart_tiles.view import View

PLANS: Final = 30  # candidates
STAGES: Final = (Stage(PLANS, 32), Stage(15, 64), Stage(8, 160))
DEPTH: Final = 2  # turns per rollout, as in play


def contest(view: View, shown: Sequence[Step], rng: Random) -> Contest:
    """Return the plans for the rest of the turn, each by its first step, in descending order of value."""
    position = position_of(view)
    if draw := draw_of(view):
        return Contest(turns=[(draw,)], why=lambda _: DRAWING)
    context, plans = context_of(position), candidates_of(position)
    won = winning(context, plans)
    values = win_probabilities(context, plans)
    order = np.argsort(-values, kind="stable")[:PLANS]
    found = [won.plan] if won else [plans.plan(int(at)) for at in order]

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        drawn = [determinize(position, rng) for _ in range(worlds)]
        rows = []
        for number in left:
            plan = found[number]
            if over(context, plan):
                rows.append([float(values[order[number]])] * worlds)
            else:
                rows.append([1 - rollout(hand_over(position, world, plan), DEPTH) for world in drawn])
        return np.array(rows)

    return Contest(
        turns=[(step_of(view, plan),) for plan in found],
        why=lambda at: reason(position, found[at]),
        sample=sample if len(found) > 1 else None,
    )


advise = advising(contest, STAGES)
