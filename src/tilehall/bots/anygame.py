"""Bots for any game that has none of its own: information-set Monte Carlo tree search with random playouts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from random import Random

from tilehall.bots.bot import Bot, BotTurn, Clock, Comparison, Levels
from tilehall.bots.sampling import sample_means
from tilehall.bots.search import most_visited, random_playout, search
from tilehall.core.game import AnyGame, Step, View
from tilehall.core.play import pick
from tilehall.core.words import say

# Each level searches about three times as much as the previous one. The clock limits `master`.
ITERATIONS = {"first": 15, "easy": 40, "medium": 120, "strong": 360, "hard": 1000, "master": 3000}
PLAYOUTS = 200  # per compared turn: the error of a difference is then about 3%


def levels(game: AnyGame) -> Levels:
    """Return six levels of search for a game."""
    return Levels(
        first=searching(game, ITERATIONS["first"]),
        easy=searching(game, ITERATIONS["easy"]),
        medium=searching(game, ITERATIONS["medium"]),
        strong=searching(game, ITERATIONS["strong"]),
        hard=searching(game, ITERATIONS["hard"]),
        master=searching(game, ITERATIONS["master"]),
    )


def quick_levels(game: AnyGame) -> Levels:
    """Return the three weakest levels of search for a game, for a browser."""
    found = levels(game)
    return Levels(first=found.first, easy=found.easy, medium=found.medium)


def searching(game: AnyGame, iterations: int) -> Bot[View]:
    """Return a bot that searches each step of a turn with a number of iterations.

    >>> from tilehall.core.play import begin
    >>> from tilehall.core.registry import find
    >>> game = find("4ascend")
    >>> state = begin(game, game.options(plants_start=0))
    >>> turn = searching(game, 20)(game.view(state, 0), (), Clock(5), Random(1))
    >>> type(turn.steps[-1]).__name__, turn.steps[-1].final
    ('Stone', True)
    """

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        steps: list[Step] = []
        while True:
            state = game.guess(view, rng)
            # A turn may have many steps: each gets half of the remaining time.
            some = Clock(clock.left / 2)
            root = search(game, view, rng, some, iterations=iterations, evaluate=random_playout(game))
            step, node = most_visited(root)
            steps.append(step)
            if step.final:
                why = say("reason-does-well", percent=round(100 * node.mean))
                return BotTurn(tuple(steps), why, node.mean)
            # A step of a draft reveals nothing: any state that fits the view leads to the same next view.
            view = game.view(game.apply(state, step), view.me)

    return bot


def comparison(game: AnyGame) -> Comparison[View]:
    """Return a comparison of turns by random playouts after each of them."""
    evaluate = random_playout(game)

    def compare(
        view: View, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random
    ) -> Sequence[float]:
        assert view.me is not None
        me = view.me

        def playouts() -> list[float]:
            start, seed = game.guess(view, rng), rng.getrandbits(64)
            return [evaluate(reduce(game.apply, turn, start), Random(seed))[me] for turn in turns]

        return sample_means(playouts, PLAYOUTS, clock)

    return compare


def random_bot(game: AnyGame) -> Bot[View]:
    """Return a bot that plays random legal steps: the baseline for all bots."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        steps: list[Step] = []
        while not steps or not steps[-1].final:
            state = game.guess(view, rng)
            step = pick(game, state, rng)
            steps.append(step)
            view = game.view(game.apply(state, step), view.me)
        return BotTurn(tuple(steps), say("advice-any-step"))

    return bot
