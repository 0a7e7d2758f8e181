"""The bots of SUMMON5: some overlook turns, one takes the most points, and some consider the opponents' replies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.kernel.layout import WIDTH, Floats, Ints
from tilehall.bots.summon5.reason import BEGUN, NO_TURN, aimed, plain
from tilehall.core.game import Step
from tilehall.core.message import Text
from tilehall.core.play import pick
from tilehall.core.registry import find
from tilehall.games.summon5.board import EMPTY, LONGEST
from tilehall.games.summon5.draft import in_order
from tilehall.games.summon5.steps import End, Stuck
from tilehall.games.summon5.view import View

TO_THE_END: Final = 1000  # more turns than any game has
ROLLOUTS: Final = 12  # for the win probability, if the choice needed none
MARGIN: Final = 100  # about the points of a good turn
# Opponents may look ahead too: in 40 games of hard against hard, the odds of a win were about 0.4 times those that the
# rollouts gave. In 40 games against medium, the ratio was higher. This value was chosen between the two, not measured.
ODDS_RATIO: Final = 0.6
NONE: Final[Ints] = np.full(WIDTH, -1, np.int64)  # no turn: in a rollout, the player to act finds one or is stuck


class Limits(NamedTuple):
    """What a level overlooks."""

    reach: int  # maximum number of tiles placed in a turn
    overlooks: float  # the probability that an empty cell is overlooked
    far_sight: float = 0.0  # the probability that it considers longer sequences in a turn


class Budget(NamedTuple):
    """How much a level searches in a turn. A stage is a number of candidates and a number of determinizations."""

    replies: tuple[tuple[int, int], ...]  # stages in which every opponent replies once
    rollouts: tuple[tuple[int, int], ...]  # stages in which the best candidates are rolled out to the end of the game
    effort: int  # limit in tiles tried, for hands and options with very many turns
    looks_ahead: float = 1.0  # the probability that it searches in a turn; otherwise it plays the highest score
    mirrored: bool = True  # whether mirror images of a turn on a symmetric board are separate candidates


class ChosenTurn(NamedTuple):
    """The turn that a bot plays."""

    turn: Ints  # NONE if there is none
    why: Text
    win_probability: float


def limited_bot(limits: Limits) -> Bot[View]:
    """Return a bot that takes the most points with few tiles, on the cells that it does not overlook."""

    def choose(arrays: PositionArrays, clock: Clock, rng: Random) -> ChosenTurn:
        unseen = [at for at, code in enumerate(arrays.cells) if code == EMPTY and rng.random() < limits.overlooks]
        reach = LONGEST if rng.random() < limits.far_sight else limits.reach
        turns = arrays.turns(1, reach, unseen)
        return for_points(arrays, turns if len(turns) else arrays.turns(1), rng)

    return bot(choose)


def greedy_bot() -> Bot[View]:
    """Return a bot that plays the highest-scoring turn."""

    def choose(arrays: PositionArrays, clock: Clock, rng: Random) -> ChosenTurn:
        return for_points(arrays, arrays.turns(1), rng)

    return bot(choose)


def for_points(arrays: PositionArrays, turns: Ints, rng: Random) -> ChosenTurn:
    """Choose the first of these turns, with its points as the reason."""
    turn = turns[0] if len(turns) else NONE
    _, payoffs = arrays.rollouts(turn[np.newaxis], arrays.determinizations(ROLLOUTS, rng), TO_THE_END)
    return ChosenTurn(turn, plain(arrays, turn) if len(turns) else NO_TURN, float(payoffs.mean()))


def search_bot(budget: Budget) -> Bot[View]:
    """Return a bot that compares turns by the opponents' replies, and the best turns by rollouts to the end.

    The candidates of a stage are tried in the same determinizations, and only the best enter the next stage, as in
    sequential halving (Karnin, Koren and Somekh 2013).
    """

    def choose(arrays: PositionArrays, clock: Clock, rng: Random) -> ChosenTurn:
        turns = candidates(arrays, budget)
        plays_on = budget.looks_ahead == 1 or rng.random() < budget.looks_ahead
        if not len(turns) or clock.up or not plays_on:
            return for_points(arrays, turns, rng)
        replies = after_replies(arrays, turns, budget, clock, rng)
        order = np.argsort(-replies.margins, kind="stable")
        total, won, games = np.zeros(len(turns)), np.zeros(len(turns)), 0
        for best, determinizations in budget.rollouts:
            order = order[:best]
            for _ in range(determinizations):
                if games and (clock.up or arrays.spent > budget.effort):
                    break
                scores, payoffs = arrays.rollouts(turns[order], arrays.determinizations(1, rng), TO_THE_END)
                total[order] += values(arrays.margins(scores), payoffs).sum(axis=1)
                won[order] += payoffs.sum(axis=1)
                games += 1
            order = order[np.argsort(-total[order], kind="stable")]
        chosen = order[0]
        why = aimed(arrays, turns[chosen], replies.scores[chosen], turns[0], replies.scores[0])
        return ChosenTurn(turns[chosen], why, calibrated(float(won[chosen]) / games))

    return bot(choose)


def candidates(arrays: PositionArrays, budget: Budget) -> Ints:
    """Return the turns that enter the first stage: those with the highest scores."""
    count = budget.replies[0][0]
    if budget.mirrored:
        return arrays.turns(count)
    symmetries = arrays.symmetries()
    return arrays.without_images(arrays.turns(count * len(symmetries)), symmetries)[:count]


class Replies(NamedTuple):
    """The results of each turn after every opponent has replied once."""

    scores: Floats  # by turn and seat, on average
    margins: Floats  # by turn; minus infinity for turns that did not reach the last stage


def after_replies(arrays: PositionArrays, turns: Ints, budget: Budget, clock: Clock, rng: Random) -> Replies:
    """Try the turns against replies. The highest score stays in every stage, because reasons compare with it."""
    depth = max(2, len(arrays.seats) - len(arrays.view.resigned))
    total = np.zeros((len(turns), len(arrays.seats)))
    tried = np.zeros((len(turns), 1))
    left = np.arange(len(turns))
    for most, determinizations in budget.replies:
        if len(left) > most:
            order = np.argsort(-arrays.margins(total[left]), kind="stable")[:most]
            left = left[np.union1d(order, 0)]
        for _ in range(determinizations):
            if tried[0] and (clock.up or arrays.spent > budget.effort // 2):
                break
            scores, _ = arrays.rollouts(turns[left], arrays.determinizations(1, rng), depth)
            total[left] += scores[:, 0]
            tried[left] += 1
    mean = total / tried
    margins = np.full(len(turns), -np.inf)
    margins[left] = arrays.margins(mean[left])
    return Replies(mean, margins)


def values(margins: Floats, payoffs: Floats) -> Floats:
    """Return the values of rollouts: the payoff, plus a shaping term by the margin for what the rollouts miss."""
    return payoffs + np.tanh(margins / MARGIN)


def calibrated(mean_payoff: float) -> float:
    """Convert the mean payoff of rollouts, in which all players are greedy, to a win probability.

    >>> calibrated(0.0), round(calibrated(0.6), 2), calibrated(1.0)
    (0.0, 0.47, 1.0)
    """
    return ODDS_RATIO * mean_payoff / (ODDS_RATIO * mean_payoff + (1 - mean_payoff))


def bot(choose: Callable[[PositionArrays, Clock, Random], ChosenTurn]) -> Bot[View]:
    """Return a bot that plays the chosen turn as steps."""
    game = find("summon5")

    def play(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        if view.placed:
            return finished(view, rng)
        arrays = PositionArrays(view)
        turn, why, win_probability = choose(arrays, clock, rng)
        if turn is NONE:
            return BotTurn((Stuck(),), why, win_probability)
        return BotTurn((*in_order(arrays.board, arrays.laid(turn)), End()), why, win_probability)

    def finished(view: View, rng: Random) -> BotTurn:
        """Return steps that complete a turn that has begun. Any listed step leads to its end."""
        state, steps = game.guess(view, rng), list[Step]()
        while not steps or not steps[-1].final:
            steps.append(End() if End() in game.legal(state) else pick(game, state, rng))
            state = game.apply(state, steps[-1])
        return BotTurn(tuple(steps), BEGUN)

    return play
