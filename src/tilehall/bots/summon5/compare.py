"""Compare turns by rollouts to the end of the game, in the same determinizations."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from tilehall.bots.bot import Clock
from tilehall.bots.sampling import sample_means
from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.kernel import layout
from tilehall.bots.summon5.kernel.layout import Ints
from tilehall.bots.summon5.levels import NONE, TO_THE_END, calibrated
from tilehall.core.game import Step
from tilehall.core.registry import find
from tilehall.games.summon5.board import DOWN, INDEX
from tilehall.games.summon5.steps import Place
from tilehall.games.summon5.view import View

WORLDS: Final = 800  # determinizations: the error of a measured cost is then below 4% in 19 of 20 cases
PORTION: Final = 8  # worlds between two checks of the clock


def turn_of(view: View, steps: Sequence[Step], rng: Random) -> Ints:
    """Return a turn as an array of the kernel, or NONE if it places nothing."""
    laid = sorted((INDEX[step.cell], int(step.tile)) for step in steps if isinstance(step, Place))
    if not laid:
        return NONE
    game = find("summon5")
    state = game.guess(view, rng)
    before = state.scores[view.seat]
    for step in steps:
        state = game.apply(state, step)
    first, last = laid[0][0], laid[-1][0]
    turn = NONE.copy()
    turn[layout.POINTS] = state.scores[view.seat] - before
    turn[layout.WAY] = int(first != last and (last - first) % DOWN == 0)
    turn[layout.FIRST], turn[layout.LAST] = first, last
    turn[layout.TILES : layout.TILES + len(laid)] = [tile for _, tile in laid]
    return turn


def compare(
    view: View, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random
) -> Sequence[float]:
    """Return the win probability after each turn."""
    arrays = PositionArrays(view)
    # A separate generator, so that the worlds do not depend on the number of turns compared.
    encoded = np.array([turn_of(view, steps, Random(0)) for steps in turns])

    def payoffs() -> list[float]:
        _, found = arrays.rollouts(encoded, arrays.determinizations(PORTION, rng), TO_THE_END)
        return [float(each) for each in found.sum(axis=1)]

    return [calibrated(mean / PORTION) for mean in sample_means(payoffs, WORLDS // PORTION, clock)]
