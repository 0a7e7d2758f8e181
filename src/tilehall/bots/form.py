"""The form of a bot: it has better and worse days, as people have, and one form for the whole of a game.

Where a game leaves little to chance, the same small difference in strength decides nearly every game. A level whose
strength differs from game to game, and never within one, loses some of its games to the level below it and wins some
against the one above, and still does not blunder after playing well.
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
    """One of so many forms, drawn from what chance showed the seat before anybody acted: the same in every turn.

    >>> from tilehall.games.fourascend.steps import Plant, Stone
    >>> start = [Plant((1, 1)), Plant((4, 8))]
    >>> [form([*start, *([Stone((4, 4))] * turns)], 0, (Plant,), 3) for turns in range(4)]
    [2, 2, 2, 2]
    """
    start = takewhile(lambda step: isinstance(step, chance), shown)
    return Random(f"form {seat} {'; '.join(map(text, start))}").randrange(forms)


def varying(bots: Sequence[Bot[Any]], chance: tuple[type[Step], ...]) -> Bot[Any]:
    """A bot that plays each game like one of these, each as likely; `chance` are the steps of chance in that game."""

    def bot(view: Any, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        return bots[form(shown, view.me, chance, len(bots))](view, shown, clock, rng)

    return bot
