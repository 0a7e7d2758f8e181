"""Bots for Heart Tiles: they weigh whole turns, and the hard one plays the best of them on in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Bot, Clock, Levels, Turn
from tilehall.bots.heart_tiles.answer import draw_of, step_of, why_of
from tilehall.bots.heart_tiles.judge import network
from tilehall.bots.heart_tiles.lookahead import Weighed, Work, hoped, weigh
from tilehall.bots.heart_tiles.position import Position, seen
from tilehall.bots.heart_tiles.taste import NEWCOMER, REGULAR, Taste, fancy
from tilehall.core.game import Step
from tilehall.games.heart_tiles.view import View

# Some 500 times two turns for the first decision of a turn: a fifth of a second.
# Four turns instead of two won no more of 120 games against medium.
HARD: Final = Work(stages=((20, 8), (10, 16), (5, 24), (2, 40)), turns=2)

Mind = Callable[[Position, Random, Clock], Weighed]


def plain(taste: Taste) -> Mind:
    """The mind of a player who looks at this turn only."""
    return lambda position, rng, clock: fancy(position, rng, taste)


def searching(work: Work) -> Mind:
    """The mind of a player who looks ahead."""
    return lambda position, rng, clock: weigh(position, rng, clock, work)[0]


def bot_of(mind: Mind) -> Bot[View]:
    """A bot that draws, and then does what its mind thinks best, step by step."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
        position = seen(view)
        if draw := draw_of(view):
            step, why = draw
            return Turn((step,), why, hoped(position, rng, clock))
        best = mind(position, rng, clock)
        return Turn((step_of(view, best.plan),), why_of(position, best.plan), best.share)

    return bot


def _warm() -> None:
    network()


LEVELS = Levels(easy=bot_of(plain(NEWCOMER)), medium=bot_of(plain(REGULAR)), hard=bot_of(searching(HARD)), warm=_warm)
