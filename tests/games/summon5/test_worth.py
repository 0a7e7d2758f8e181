"""The worth of the next tile on every cell, which equals the points of trying it there."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.summon5.position import GAME, play, position

from tilehall.core.game import CHANCE
from tilehall.core.play import pick
from tilehall.games.summon5.board import INDEX
from tilehall.games.summon5.draft import bonus, placed
from tilehall.games.summon5.state import Options, State
from tilehall.games.summon5.steps import End, Place

PLAIN = Options()
RICH = Options(sacred=(5, 3), board=11, hand=10, patterns=True, progressive=True, portals=8, obstacles=6)


def test_a_tile_beside_the_centre_says_what_its_sum_earns() -> None:
    state = position("0123478", "1234569")
    assert GAME.draft(state, []).worth["0"] == dict.fromkeys(("6,7", "7,6", "7,8", "8,7"), 10)
    assert GAME.draft(state, []).worth["3"] == {}


def test_with_a_tile_laid_the_whole_turn_is_counted() -> None:
    state = play(position("0123478", "1234569"), "place 0 7,8")
    worth = GAME.draft(state, []).worth
    assert worth["1"]["8,8"] == 10  # the 0 beside the sun still scores
    assert "7,9" not in worth["1"]  # 5 0 1 no longer scores
    assert "7,9" not in worth["4"]


def test_after_the_final_step_nothing_can_be_placed() -> None:
    state = position("0123478", "1234569")
    assert GAME.draft(state, [Place("0", (7, 8)), End()]).worth == {}


@pytest.mark.parametrize("options", [PLAIN, RICH], ids=["plain", "rich"])
@pytest.mark.parametrize("seed", range(4))
def test_every_figure_is_what_trying_it_says(options: Options, seed: int) -> None:
    rng = Random(seed)
    state: State = GAME.setup(options, 2)
    seen = 0
    while (actor := GAME.actor(state)) is not None:
        if actor != CHANCE and rng.random() < 0.25:
            seen += agree(state, rng)
        state = GAME.apply(state, pick(GAME, state, rng))
    assert seen > 20


def agree(state: State, rng: Random) -> int:
    """Try some of the next steps and compare the points with the announced worth; return how many were tried."""
    told = GAME.draft(state, [])
    places = [step for step in told.next if isinstance(step, Place)]
    for step in rng.sample(places, min(12, len(places))):
        tried = GAME.draft(state, [step])
        after = placed(state, INDEX[step.cell], int(step.tile))
        extra = 0 if tried.missing else bonus(after)
        row, column = step.cell
        assert told.worth[step.tile].get(f"{row},{column}", 0) == tried.points - extra, step
    return min(12, len(places))
