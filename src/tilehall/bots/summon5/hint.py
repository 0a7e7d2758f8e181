"""Advice: every good turn is tried in the same worlds, far more of them than in play."""

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

TURNS: Final = 300  # candidates: those with the highest scores
FIRST_REPLIES: Final = 8  # worlds in which everybody replies once to each of them
REPLIES_SEED: Final = 5  # any
CLOSER: Final = 100  # of them at the most are worth more replies
MORE_REPLIES: Final = 16
SHORTLIST: Final = 40
ONWARD: Final = 4000  # turns along the lines of a draft: more than there are
LIKED: Final = 4  # of those that go on from a draft, by the replies
ONWARD_WORLDS: Final = 64  # in which these are played to the end
HIGHEST: Final = 10  # of the shortlist, whatever is replied: a reply says little of what a lead is worth at the end
STAGES: Final = (Stage(SHORTLIST, 64), Stage(20, 96), Stage(12, 160), Stage(6, 4000))
# Where it stops, in tiles tried: rollouts at the start of a game with four players take fifty times as long as near its
# end, so that worlds alone would say little of the time. About 1 s.
EFFORT: Final = 62_000_000


def contest(view: View, shown: Sequence[Step], rng: Random) -> Contest:
    """The turns of a hand, the most points first; turns that score as much come by cells and tiles."""
    if view.placed:
        return Contest(turns=[_ended(view, rng)], why=lambda _: BEGUN)
    arrays = PositionArrays(view)
    turns = arrays.turns(TURNS)
    if not len(turns):
        return Contest(turns=[(Stuck(),)], why=lambda _: NO_TURN)
    turns = turns[np.lexsort((*turns.T[::-1], -turns[:, POINTS]))]
    # In the same worlds with every seed, so that the position alone gives the shortlist, as it gives the order: of many
    # turns to which the replies are alike, another seed would list others.
    replies = after_replies(arrays, turns, Random(REPLIES_SEED))
    limit = max(EFFORT, arrays.spent)  # some rollouts are always done

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        if arrays.spent > limit:
            return np.zeros((len(left), 0))
        ended, payoffs = arrays.rollouts(turns[list(left)], arrays.determinizations(worlds, rng), TO_THE_END)
        # The payoff, and the margin for what the rollouts miss, half each: from 0 to 1, as a win probability is.
        found: Matrix = (payoffs + standing(arrays.margins(ended))) / 2
        return found

    return Contest(
        turns=[(*in_order(arrays.board, arrays.laid(turn)), End()) for turn in turns],
        why=lambda at: aimed(arrays, turns[at], replies.scores[at], turns[0], replies.scores[0]),
        sample=sample,
        shortlist=replies.shortlist,
    )


def onward(view: View, drafted: View) -> Advice | None:
    """Return the best turn that has every drafted tile in it, by a few rollouts."""
    arrays = PositionArrays(view)
    draft = {(INDEX[each.cell], int(each.tile)) for each in drafted.placed}
    rows, columns = ({at // STRIDE for at, _ in draft}, {at % STRIDE for at, _ in draft})
    # A turn lies in one line: what is neither in the row nor in the column of the draft cannot be part of it.
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
    """How well this seat stands by the margin: 0 for far behind, 1 for far ahead."""
    found: Matrix = (1 + np.tanh(margins / MARGIN)) / 2
    return found


class Replies(NamedTuple):
    """What comes of turns when everybody has replied once."""

    shortlist: list[int]  # the turns that are worth a rollout to the end, in order
    scores: Floats  # by turn and seat, on average


def after_replies(arrays: PositionArrays, turns: Ints, rng: Random) -> Replies:
    """A few replies to each turn, and more to those that do well."""
    depth = max(2, len(arrays.seats) - len(arrays.view.resigned))

    def replied(some: Ints, worlds: int) -> Ints:
        return arrays.rollouts(some, arrays.determinizations(worlds, rng), depth)[0]

    first = replied(turns, FIRST_REPLIES)
    # Those that score most are always among them: the reason for another turn compares it with the first.
    closer = sorted({*range(min(HIGHEST, len(turns))), *survivors(standing(arrays.margins(first)), CLOSER)})
    both = np.concatenate((first[closer], replied(turns[closer], MORE_REPLIES)), axis=1)
    liked = {closer[at] for at in survivors(standing(arrays.margins(both)), SHORTLIST - HIGHEST)}
    scores: Floats = first.mean(axis=1)
    scores[closer] = both.mean(axis=1)
    return Replies(sorted({*range(min(HIGHEST, len(turns))), *liked}), scores)


def _ended(view: View, rng: Random) -> tuple[Step, ...]:
    """The rest of a turn that somebody has begun: what is listed leads to its end."""
    game, steps = find("summon5"), list[Step]()
    state = game.guess(view, rng)
    while not steps or not steps[-1].final:
        steps.append(End() if End() in game.legal(state) else pick(game, state, rng))
        state = game.apply(state, steps[-1])
    return tuple(steps)


advise = advising(contest, STAGES)
