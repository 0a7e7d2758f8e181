"""Bots for a game that brings none of its own: information-set Monte Carlo tree search with random playouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots.bot import Bot, BotTurn, Clock, Levels
from tilehall.bots.search import most_visited, random_playout, search
from tilehall.core.game import AnyGame, Step, View
from tilehall.core.play import pick

# Each far more than the one before; hard is cut off by the clock.
ITERATIONS = {"easy": 40, "medium": 300, "hard": 2000}


def levels(game: AnyGame) -> Levels:
    """Three levels of search, for any game."""
    return Levels(
        easy=searching(game, ITERATIONS["easy"]),
        medium=searching(game, ITERATIONS["medium"]),
        hard=searching(game, ITERATIONS["hard"]),
    )


def searching(game: AnyGame, iterations: int) -> Bot[View]:
    """A bot that searches each step of a turn with so many iterations.

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
            # A turn may have many steps: each gets half of the time that is left.
            some = Clock(clock.left / 2)
            root = search(game, view, rng, some, iterations=iterations, evaluate=random_playout(game))
            step, node = most_visited(root)
            steps.append(step)
            if step.final:
                why = f"It went well in {node.mean:.0%} of the games imagined from here."
                return BotTurn(tuple(steps), why, node.mean)
            # A step of a draft shows nothing new: any state behind the view leads to the same next view.
            view = game.view(game.apply(state, step), view.me)

    return bot


def random_bot(game: AnyGame) -> Bot[View]:
    """Any legal step, for comparison: what every bot has to beat."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        steps: list[Step] = []
        while not steps or not steps[-1].final:
            state = game.guess(view, rng)
            step = pick(game, state, rng)
            steps.append(step)
            view = game.view(game.apply(state, step), view.me)
        return BotTurn(tuple(steps), "Any step will do.")

    return bot
