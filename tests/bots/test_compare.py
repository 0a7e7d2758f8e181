"""Comparing turns: one scale for all, and the bot's own turn rarely rated below a random one, after any draft."""

from __future__ import annotations

from random import Random

import pytest

from tilehall.bots.bot import Clock
from tilehall.bots.levels import comparison, levels
from tilehall.bots.levels import find as find_bot
from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.compare import turn_of
from tilehall.core.game import CHANCE, AnyGame, Step
from tilehall.core.play import begin, pick, roll
from tilehall.core.registry import find, games
from tilehall.games.summon5.draft import in_order
from tilehall.games.summon5.steps import End

MAX_TURNS = 12  # of a random game, compared with the bot's own
MAX_DEFICIT = 0.05  # by which a random turn may seem better: the accuracy of the budgets


def any_turn(game: AnyGame, state: object, rng: Random) -> tuple[Step, ...]:
    """Return a random turn that ends."""
    while True:
        now, steps = state, list[Step]()
        while not steps or (not steps[-1].final and len(steps) < 60):
            steps.append(pick(game, now, rng))
            now = game.apply(now, steps[-1])
        if steps[-1].final:
            return tuple(steps)


@pytest.mark.parametrize("name", games())
def test_the_bots_turn_is_rarely_worse_than_a_random_one(name: str) -> None:
    game, rng = find(name), Random(name)
    levels(game).warm()
    compare, hard = comparison(game), find_bot(game, "hard")
    state, turns, behind = begin(game), 0, 0
    while (actor := game.actor(state)) is not None and turns < MAX_TURNS:
        if actor == CHANCE:
            state = game.apply(state, roll(game, state, rng))
            continue
        turns += 1
        view, seed = game.view(state, actor), rng.getrandbits(32)
        played = any_turn(game, state, rng)
        best = hard(view, (), Clock(0.3), Random(seed)).steps
        values = compare(view, (best, played, played), (), Clock(60), Random(seed))
        assert all(0 <= value <= 1 for value in values)
        assert values[1] == values[2], "the same turn is worth the same: all are measured over the same worlds"
        assert compare(view, (best, played, played), (), Clock(60), Random(seed)) == values
        behind += values[1] > values[0] + MAX_DEFICIT
        assert len(compare(view, (best, played), (), Clock(0), Random(seed))) == 2, "however late it is"
        for step in played:
            state = game.apply(state, step)
    assert turns
    assert behind <= turns // 6


def test_a_turn_of_summon5_is_encoded_as_the_search_finds_it() -> None:
    game, rng = find("summon5"), Random(3)
    state, looked = begin(game), 0
    while (actor := game.actor(state)) is not None and looked < 400:
        if actor == CHANCE:
            state = game.apply(state, roll(game, state, rng))
            continue
        view = game.view(state, actor)
        arrays = PositionArrays(view)
        found = arrays.turns(40)
        for turn in found:
            looked += 1
            steps = (*in_order(arrays.board, arrays.laid(turn)), End())
            encoded = turn_of(view, steps, rng)
            assert sorted(arrays.laid(encoded)) == sorted(arrays.laid(turn))
            assert encoded[0] == turn[0], "its points"
        for step in (
            (*in_order(arrays.board, arrays.laid(found[0])), End()) if len(found) else any_turn(game, state, rng)
        ):
            state = game.apply(state, step)
    assert looked > 100
