"""Compare steps by rollouts of the best plans that follow them, in the same determinizations."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from tilehall.bots.bot import Clock
from tilehall.bots.heart_tiles.candidates import Plan
from tilehall.bots.heart_tiles.position import Position, determinize, position_of
from tilehall.bots.heart_tiles.rollout import context_of, hand_over, over, payoff_of, rollout
from tilehall.bots.heart_tiles.search import before_draws, candidates_of
from tilehall.bots.heart_tiles.value_network import win_probabilities
from tilehall.bots.sampling import sample_means
from tilehall.core.game import Step
from tilehall.core.registry import find
from tilehall.games.heart_tiles.steps import Draw, End
from tilehall.games.heart_tiles.view import View

PLANS: Final = 3  # the plans for the rest of the turn with the highest value
WORLDS: Final = 120  # enough that another seed changes the difference of two steps by at most 4% in 95% of the cases
DEPTH: Final = 2  # turns per rollout, as in `hard`


def compare(
    view: View, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random
) -> Sequence[float]:
    """Return the win probability after each step, if the rest of the turn is played well."""
    position, seed = position_of(view), rng.getrandbits(64)
    # While there are cards to draw, every step is measured before the draw, by the value network alone.
    if view.may.draw:
        return [before_draws(_after(view, step, seed), Random(seed), clock) for (step,) in turns]
    values: list[float] = []
    for (step,) in turns:
        share = Clock(clock.left / (len(turns) - len(values)))
        if isinstance(step, End):
            values.append(_value(position, [candidates_of(position).plan(0)], share, Random(seed)))
        else:
            after = _after(view, step, seed)
            values.append(_value(after, _best_plans(after), share, Random(seed)))
    return values


def _after(view: View, step: Step, seed: int) -> Position:
    """Return the position after a step of the turn. A draw leaves it unchanged, because its card is not known yet."""
    if isinstance(step, Draw):
        return position_of(view)
    game = find("heart-tiles")
    return position_of(game.view(game.apply(game.guess(view, Random(seed)), step), view.me))


def _best_plans(position: Position) -> list[Plan]:
    plans = candidates_of(position)
    order = np.argsort(-win_probabilities(context_of(position), plans), kind="stable")[:PLANS]
    return [plans.plan(int(at)) for at in order]


def _value(position: Position, plans: Sequence[Plan], clock: Clock, rng: Random) -> float:
    """Return the best mean payoff of the plans, over determinizations that depend on the generator alone."""
    context = context_of(position)
    ended = {at: payoff_of(plan.tiles) for at, plan in enumerate(plans) if over(context, plan)}

    def payoffs() -> list[float]:
        world = determinize(position, rng)
        return [
            ended[at] if at in ended else 1 - rollout(hand_over(position, world, plan), DEPTH)
            for at, plan in enumerate(plans)
        ]

    return max(sample_means(payoffs, WORLDS, clock))
