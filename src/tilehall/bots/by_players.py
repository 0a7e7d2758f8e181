"""Another bot for another number of players: with more than two, other things decide, and luck is larger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.core.game import Step, ViewT

TWO: Final = 2


def by_players(seats: Callable[[ViewT], int], two: Bot[ViewT], more: Bot[ViewT]) -> Bot[ViewT]:
    """One bot between two players, and another among more; `seats` tells from a view how many there are."""

    def bot(view: ViewT, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        return (two if seats(view) == TWO else more)(view, shown, clock, rng)

    return bot
