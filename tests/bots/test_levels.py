"""Every bot plays whole legal turns under any options, with a reason and a win probability, even without time."""

from __future__ import annotations

from random import Random

import pytest

from tilehall.bots import levels as bot_levels
from tilehall.bots.bot import Clock, Levels
from tilehall.bots.levels import find as find_bot
from tilehall.bots.levels import levels, offered
from tilehall.core import options as choices
from tilehall.core import record
from tilehall.core.game import CHANCE, Malformed, Resign, Step
from tilehall.core.play import act, advance, begin, roll, shown
from tilehall.core.question import EVERY_GAME, LEVELS
from tilehall.core.reason import as_sentence
from tilehall.core.registry import find, games

GAMES = 8  # of each game, over all seat counts and random options
MAX_TURNS = 60
BOT_TIMEOUT_S = 0.02  # per turn: even the hard bot must answer with what it has


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("name", games())
def test_every_turn_is_whole_and_legal_under_any_options(name: str, number: int) -> None:
    game, rng = find(name), Random(f"{name} {number}")
    levels(game).warm()
    seats = game.seats[number % len(game.seats)]
    options = choices.draw(game, seats, rng)
    state = begin(game, options, seats)
    bots = [find_bot(game, LEVELS[(seat + number) % len(LEVELS)]) for seat in range(seats)]
    steps: list[Step] = []
    turns = 0
    while (actor := game.actor(state)) is not None and turns < MAX_TURNS:
        if actor == CHANCE:
            steps.append(roll(game, state, rng))
            state = game.apply(state, steps[-1])
            continue
        turns += 1
        if rng.random() < 0.01:
            steps.append(Resign(actor))
            state = advance(game, state, steps[-1])
            continue
        played = record.write(game, options, seats, steps)
        turn = bots[actor](game.view(state, actor), tuple(shown(game, steps, actor)), Clock(BOT_TIMEOUT_S), rng)
        here = f"{turn} after\n{record.to_text(played)}"
        assert turn.steps, here
        assert [step.final for step in turn.steps] == [False] * (len(turn.steps) - 1) + [True], here
        assert as_sentence(turn.why).endswith("."), here
        assert 0 <= turn.win_probability <= 1, here
        for step in turn.steps:
            state = act(game, state, actor, step)
            steps.append(step)
    assert turns


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", games())
def test_the_same_seed_gives_the_same_turn(name: str, level: str) -> None:
    game = find(name)
    levels(game).warm()
    state, rng = begin(game), Random(5)
    while game.actor(state) == CHANCE:
        state = game.apply(state, roll(game, state, rng))
    view = game.view(state, game.actor(state))
    one, two = (find_bot(game, level)(view, (), Clock(600), Random(9)) for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", games())
def test_a_game_names_the_levels_that_it_has_bots_for(name: str) -> None:
    assert find(name).levels == offered(find(name)) == LEVELS


def test_a_package_that_brings_three_levels_offers_three(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("4ascend")
    easy = find_bot(game, "easy")
    monkeypatch.setattr(bot_levels, "levels", lambda _: Levels(easy=easy, medium=easy, hard=easy))
    assert offered(game) == EVERY_GAME
    with pytest.raises(Malformed, match="There is no level 'master'; there are easy, medium, hard, random"):
        find_bot(game, "master")
