"""The form of a bot: like people, it has better and worse days, but one form for a whole game.

In a game with little luck, a small difference in strength decides nearly every game. A level whose strength varies from
game to game, but never within one, loses some games to the level below and wins some against the level above, without
blundering after playing well.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Any

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.core.game import Seat, Step
from tilehall.core.notation import text


def form(shown: Sequence[Step], seat: Seat | None, chance: tuple[type[Step], ...], forms: int) -> int:
    """Draw a form from what chance showed the seat before the first move, so that it is the same in every turn.

    >>> from tilehall.games.fourascend.steps import Plant, Stone
    >>> start = [Plant((1, 1)), Plant((4, 8))]
    >>> [form([*start, *([Stone((4, 4))] * turns)], 0, (Plant,), 3) for turns in range(4)]
    [2, 2, 2, 2]
    """
    start = takewhile(lambda step: isinstance(step, chance), shown)
    return Random(f"form {seat} {'; '.join(map(text, start))}").randrange(forms)


def varying(bots: Sequence[Bot[Any]], chance: tuple[type[Step], ...]) -> Bot[Any]:
    """Return a bot that plays each game like a random one of `bots`. `chance` are the steps of chance."""

    def bot(view: Any, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        return bots[form(shown, view.me, chance, len(bots))](view, shown, clock, rng)

    return bot
