"""Levels that another bot plays at tables of more than two players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.by_players import by_players
from tilehall.bots.levels import find as find_bot
from tilehall.core.game import CHANCE, Step
from tilehall.core.play import begin, roll
from tilehall.core.registry import find


def noting(name: str, asked: list[str]) -> Bot[Any]:
    """Return a bot that notes each request; the view here is the number of players."""

    def bot(view: Any, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        asked.append(name)
        return BotTurn((), "", 1 / view)

    return bot


@pytest.mark.parametrize(("seats", "who"), [(1, "two"), (2, "two"), (3, "more"), (5, "more")])
def test_another_bot_plays_among_more_than_two(seats: int, who: str) -> None:
    asked: list[str] = []
    bot = by_players(lambda view: view, noting("two", asked), noting("more", asked))
    assert bot(seats, (), Clock(1), Random(1)).win_probability == 1 / seats
    assert asked == [who]


@pytest.mark.parametrize(("name", "level"), [("miners", "hard"), ("rummikub", "hard"), ("summon5", "master")])
def test_a_level_of_two_bots_plays_at_every_table(name: str, level: str) -> None:
    game = find(name)
    bot = find_bot(game, level)
    for seats in game.seats:
        state, rng = begin(game, None, seats), Random(seats)
        while game.actor(state) == CHANCE:
            state = game.apply(state, roll(game, state, rng))
        actor = game.actor(state)
        turn = bot(game.view(state, actor), (), Clock(60.0), rng)
        assert turn.steps[-1].final
