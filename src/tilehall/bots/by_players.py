"""Choose a bot by the number of players: games with more than two need a different strategy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.core.game import Step, ViewT

TWO: Final = 2


def by_players(seats: Callable[[ViewT], int], two: Bot[ViewT], more: Bot[ViewT]) -> Bot[ViewT]:
    """Combine a bot for up to two players with one for more. `seats` returns the number of players from a view."""

    def bot(view: ViewT, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        return (two if seats(view) <= TWO else more)(view, shown, clock, rng)

    return bot
