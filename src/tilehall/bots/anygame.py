"""Bots for a game that brings none of its own: they imagine what they cannot see, and play on at random from there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots.bot import Bot, Clock, Levels, Turn
from tilehall.bots.search import favourite, grow, played_out
from tilehall.core.game import AnyGame, Step, View
from tilehall.core.play import pick

ROUNDS = {"easy": 40, "medium": 300, "hard": 2000}  # each far more than the one before; hard is cut off by the clock


def levels(game: AnyGame) -> Levels:
    """Three levels of search, for any game."""
    return Levels(
        easy=searching(game, ROUNDS["easy"]),
        medium=searching(game, ROUNDS["medium"]),
        hard=searching(game, ROUNDS["hard"]),
    )


def searching(game: AnyGame, rounds: int) -> Bot[View]:
    """A bot that thinks for so many rounds about a turn.

    >>> from tilehall.core.play import begin
    >>> from tilehall.core.registry import find
    >>> game = find("4ascend")
    >>> state = begin(game, game.options(plants_start=0))
    >>> turn = searching(game, 20)(game.view(state, 0), (), Clock(5), Random(1))
    >>> type(turn.steps[-1]).__name__, turn.steps[-1].final
    ('Stone', True)
    """

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
        steps: list[Step] = []
        while True:
            state = game.guess(view, rng)
            # A turn of many steps shares its time: each step has half of what is left.
            some = Clock(clock.left / 2)
            root = grow(game, view, rng, some, rounds=rounds, leaf=played_out(game))
            step, node = favourite(root)
            steps.append(step)
            if step.final:
                why = f"It went well in {node.mean:.0%} of the games imagined from here."
                return Turn(tuple(steps), why, node.mean)
            # A step of a draft shows nothing new: any state behind the view leads to the same next view.
            view = game.view(game.apply(state, step), view.me)

    return bot


def random_bot(game: AnyGame) -> Bot[View]:
    """Any legal step, for comparison: what every bot has to beat."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
        steps: list[Step] = []
        while not steps or not steps[-1].final:
            state = game.guess(view, rng)
            step = pick(game, state, rng)
            steps.append(step)
            view = game.view(game.apply(state, step), view.me)
        return Turn(tuple(steps), "Any step will do.")

    return bot
