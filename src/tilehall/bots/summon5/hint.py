"""Give advice: try every good turn in the same worlds, with far more worlds than in play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from tilehall.bots.bot import Advice
from tilehall.bots.contest import Contest, advising
from tilehall.bots.halving import Matrix, Stage, survivors
from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.kernel.layout import POINTS, Floats, Ints
from tilehall.bots.summon5.levels import MARGIN, TO_THE_END
from tilehall.bots.summon5.reason import BEGUN, NO_TURN, aimed
from tilehall.core.game import Step
from tilehall.core.play import pick
from tilehall.core.registry import find
from tilehall.games.summon5.board import EMPTY, INDEX, STRIDE
from tilehall.games.summon5.draft import in_order
from tilehall.games.summon5.steps import End, Stuck
from tilehall.games.summon5.view import View

TURNS: Final = 300  # candidates with the highest scores
FIRST_REPLIES: Final = 8  # worlds in which every opponent replies once to each candidate
REPLIES_SEED: Final = 5  # arbitrary, but fixed
CLOSER: Final = 100  # candidates that get more replies
MORE_REPLIES: Final = 16
SHORTLIST: Final = 40
ONWARD: Final = 4000  # more than the number of turns that continue a draft
LIKED: Final = 4  # turns that continue a draft and do best against the replies
ONWARD_WORLDS: Final = 64  # worlds in which these are played to the end
HIGHEST: Final = 10  # turns with the highest scores that are shortlisted regardless of the replies
STAGES: Final = (Stage(SHORTLIST, 64), Stage(20, 96), Stage(12, 160), Stage(6, 4000))
# The effort limit in tiles tried, about 1 s. The number of worlds alone would not limit the time, because a rollout at
# the start of a game with four players takes fifty times as long as near its end.
EFFORT: Final = 62_000_000


def contest(view: View, shown: Sequence[Step], rng: Random) -> Contest:
    """Return a contest of the turns of a hand, in descending order of points, then by cells and tiles."""
    if view.placed:
        return Contest(turns=[_ended(view, rng)], why=lambda _: BEGUN)
    arrays = PositionArrays(view)
    turns = arrays.turns(TURNS)
    if not len(turns):
        return Contest(turns=[(Stuck(),)], why=lambda _: NO_TURN)
    turns = turns[np.lexsort((*turns.T[::-1], -turns[:, POINTS]))]
    # The worlds do not depend on the seed, so that the position alone determines the shortlist. Otherwise another seed
    # would select other turns from many with similar replies.
    replies = after_replies(arrays, turns, Random(REPLIES_SEED))
    limit = max(EFFORT, arrays.spent)  # at least some rollouts are always done

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        if arrays.spent > limit:
            return np.zeros((len(left), 0))
        ended, payoffs = arrays.rollouts(turns[list(left)], arrays.determinizations(worlds, rng), TO_THE_END)
        # Half the payoff, and half the margin for what the rollouts miss: from 0 to 1, like a win probability.
        found: Matrix = (payoffs + standing(arrays.margins(ended))) / 2
        return found

    return Contest(
        turns=[(*in_order(arrays.board, arrays.laid(turn)), End()) for turn in turns],
        why=lambda at: aimed(arrays, turns[at], replies.scores[at], turns[0], replies.scores[0]),
        sample=sample,
        shortlist=replies.shortlist,
    )


def onward(view: View, drafted: View) -> Advice | None:
    """Return the best turn that contains every drafted tile, by a few rollouts."""
    arrays = PositionArrays(view)
    draft = {(INDEX[each.cell], int(each.tile)) for each in drafted.placed}
    rows, columns = ({at // STRIDE for at, _ in draft}, {at % STRIDE for at, _ in draft})
    # A turn lies in one line, so only cells in the row or column of the draft can be part of it.
    elsewhere = [
        at
        for at, code in enumerate(arrays.cells)
        if code == EMPTY and {at // STRIDE} != rows and {at % STRIDE} != columns
    ]
    keeping = [turn for turn in arrays.turns(ONWARD, unseen=elsewhere) if draft <= set(arrays.laid(turn))]
    if not keeping:
        return None
    turns = np.array([arrays.turns(1)[0], *keeping[:HIGHEST]])
    scores = after_replies(arrays, turns, Random(REPLIES_SEED)).scores
    liked = 1 + np.argsort(-arrays.margins(scores[1:]), kind="stable")[:LIKED]
    worlds = arrays.determinizations(ONWARD_WORLDS, Random(REPLIES_SEED))
    ended, payoffs = arrays.rollouts(turns[liked], worlds, TO_THE_END)
    at = int(liked[(payoffs + standing(arrays.margins(ended))).mean(axis=1).argmax()])
    steps = (*in_order(arrays.board, arrays.laid(turns[at])), End())
    return Advice(steps, aimed(arrays, turns[at], scores[at], turns[0], scores[0]))


def standing(margins: Floats) -> Matrix:
    """Map the margin of this seat to a value from 0 (far behind) to 1 (far ahead)."""
    found: Matrix = (1 + np.tanh(margins / MARGIN)) / 2
    return found


class Replies(NamedTuple):
    """The results of turns after every opponent has replied once."""

    shortlist: list[int]  # the turns to roll out to the end, in order
    scores: Floats  # by turn and seat, on average


def after_replies(arrays: PositionArrays, turns: Ints, rng: Random) -> Replies:
    """Try a few replies to each turn, and more to the best turns."""
    depth = max(2, len(arrays.seats) - len(arrays.view.resigned))

    def replied(some: Ints, worlds: int) -> Ints:
        return arrays.rollouts(some, arrays.determinizations(worlds, rng), depth)[0]

    first = replied(turns, FIRST_REPLIES)
    # The highest scores are always included, because the reason for another turn compares it with the first.
    closer = sorted({*range(min(HIGHEST, len(turns))), *survivors(standing(arrays.margins(first)), CLOSER)})
    both = np.concatenate((first[closer], replied(turns[closer], MORE_REPLIES)), axis=1)
    liked = {closer[at] for at in survivors(standing(arrays.margins(both)), SHORTLIST - HIGHEST)}
    scores: Floats = first.mean(axis=1)
    scores[closer] = both.mean(axis=1)
    return Replies(sorted({*range(min(HIGHEST, len(turns))), *liked}), scores)


def _ended(view: View, rng: Random) -> tuple[Step, ...]:
    """Return steps that complete a turn that has begun. Any listed step leads to its end."""
    game, steps = find("summon5"), list[Step]()
    state = game.guess(view, rng)
    while not steps or not steps[-1].final:
        steps.append(End() if End() in game.legal(state) else pick(game, state, rng))
        state = game.apply(state, steps[-1])
    return tuple(steps)


advise = advising(contest, STAGES)
