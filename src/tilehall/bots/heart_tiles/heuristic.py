"""Choose a plan by a heuristic: a weighted sum of a few features at the end of the turn."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np

from tilehall.bots.heart_tiles.features import EMPTY, FEATURES, LEAD, features
from tilehall.bots.heart_tiles.placings import Matrix
from tilehall.bots.heart_tiles.position import Position
from tilehall.bots.heart_tiles.rollout import context_of
from tilehall.bots.heart_tiles.search import Evaluated, candidates_of
from tilehall.bots.heart_tiles.value_network import win_probabilities

Missed = np.ndarray[tuple[int], np.dtype[np.bool_]]


class Heuristic(NamedTuple):
    """The weights of some features, and the probability of overlooking a plan."""

    weights: dict[str, int]
    sees_ends: bool  # whether a turn that ends the game counts by its winner and is never overlooked
    overlooks: float  # the probability that a plan is overlooked


FIRST: Final = Heuristic(
    # Only points on the tiles count; magic that earns none stays in the hand.
    weights={"points ahead": 10, "my Winds": 1, "my Recycles": 1, "my Shields": 1},
    sees_ends=False,
    overlooks=0.97,
)
EASY: Final = Heuristic(
    weights=FIRST.weights,
    sees_ends=False,
    overlooks=0.87,
)
MEDIUM: Final = Heuristic(weights=FIRST.weights, sees_ends=False, overlooks=0.35)
STRONG: Final = Heuristic(
    # A point counts 10 and a good card in the hand a little. Only higher levels consider the opponent's answers.
    weights={"points ahead": 10, "my Winds": 3, "my Shields": 3, "shielded": 6},
    sees_ends=True,
    overlooks=0.5,
)
DECISIVE: Final = 10_000  # more than any weighted sum


def scores(matrix: Matrix, heuristic: Heuristic) -> Matrix:
    """Return the weighted sum of each plan."""
    found: Matrix = np.array([heuristic.weights.get(name, 0) for name in FEATURES], dtype=np.float64) @ matrix
    return found


def overlooked(plans: int, overlooks: float, rng: Random) -> Missed:
    """Return which plans are overlooked, each with this probability. At least one is not."""
    missed: Missed = np.array([rng.random() < overlooks for _ in range(plans)])
    missed[int(rng.random() * plans)] = False
    return missed


def choose(position: Position, rng: Random, heuristic: Heuristic) -> Evaluated:
    """Return the plan with the highest score, and its win probability by the value network."""
    context, plans = context_of(position), candidates_of(position)
    matrix = features(context, plans)
    scored = scores(matrix, heuristic)
    scored -= np.where(overlooked(len(scored), heuristic.overlooks, rng), DECISIVE / 2, 0)
    if heuristic.sees_ends:
        ends = matrix[EMPTY] == 0 if context.heart_deck or context.magic_deck else np.ones(len(scored), dtype=np.bool_)
        scored = np.where(ends, np.sign(matrix[LEAD]) * DECISIVE + matrix[LEAD], scored)
    best = int(scored.argmax())
    return Evaluated(plans.plan(best), float(win_probabilities(context, plans)[best]))


def by_network(position: Position, rng: Random, overlooks: float) -> Evaluated:
    """Return the plan with the highest win probability by the value network, except overlooked plans.

    A turn that wins at once is never overlooked.
    """
    plans = candidates_of(position)
    values = win_probabilities(context_of(position), plans)
    missed = overlooked(len(values), overlooks, rng)
    best = int(np.where(missed & (values < 1), values - 1, values).argmax())
    return Evaluated(plans.plan(best), float(values[best]))
