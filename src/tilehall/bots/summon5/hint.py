"""Advice: every good turn is tried in the same worlds, far more of them than in play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from tilehall.bots.contest import Contest, advising
from tilehall.bots.halving import Matrix, Stage, survivors
from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.kernel.layout import POINTS, Floats, Ints
from tilehall.bots.summon5.levels import MARGIN, TO_THE_END, values
from tilehall.bots.summon5.reason import BEGUN, NO_TURN, aimed
from tilehall.core.game import Step
from tilehall.core.play import pick
from tilehall.core.registry import find
from tilehall.games.summon5.draft import in_order
from tilehall.games.summon5.steps import End, Stuck
from tilehall.games.summon5.view import View

TURNS: Final = 300  # candidates: those with the highest scores
REPLIES: Final = 24  # worlds in which everybody replies once to each of them
SHORTLIST: Final = 48
STAGES: Final = (Stage(SHORTLIST, 32), Stage(20, 96), Stage(10, 400))


def contest(view: View, shown: Sequence[Step], rng: Random) -> Contest:
    """The turns of a hand, the most points first; turns that score as much come by cells and tiles."""
    if view.placed:
        return Contest(turns=[_ended(view, rng)], why=lambda _: BEGUN)
    arrays = PositionArrays(view)
    turns = arrays.turns(TURNS)
    if not len(turns):
        return Contest(turns=[(Stuck(),)], why=lambda _: NO_TURN)
    turns = turns[np.lexsort((*turns.T[::-1], -turns[:, POINTS]))]
    replies = after_replies(arrays, turns, rng)
    scores: Floats = replies.mean(axis=1)

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        ended, payoffs = arrays.rollouts(turns[list(left)], arrays.determinizations(worlds, rng), TO_THE_END)
        # The payoff, and the margin for what the rollouts miss, half each.
        found: Matrix = values(arrays.margins(ended), payoffs) / 2
        return found

    return Contest(
        turns=[(*in_order(arrays.board, arrays.laid(turn)), End()) for turn in turns],
        why=lambda at: aimed(arrays, turns[at], scores[at], turns[0], scores[0]),
        sample=sample,
        shortlist=survivors(np.tanh(arrays.margins(replies) / MARGIN) / 2, SHORTLIST),
    )


def after_replies(arrays: PositionArrays, turns: Ints, rng: Random) -> Ints:
    """By turn, world and seat: the score when everybody has replied to the turn once."""
    depth = max(2, len(arrays.seats) - len(arrays.view.resigned))
    scores, _ = arrays.rollouts(turns, arrays.determinizations(REPLIES, rng), depth)
    return scores


def _ended(view: View, rng: Random) -> tuple[Step, ...]:
    """The rest of a turn that somebody has begun: what is listed leads to its end."""
    game, steps = find("summon5"), list[Step]()
    state = game.guess(view, rng)
    while not steps or not steps[-1].final:
        steps.append(End() if End() in game.legal(state) else pick(game, state, rng))
        state = game.apply(state, steps[-1])
    return tuple(steps)


advise = advising(contest, STAGES)
