"""The rules, checked against a second reading of the documents: naive models that share no code with the games.

At every position of random games both must agree on the seat to act, the legal steps, the odds of chance and the end.
"""

from __future__ import annotations

from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from tests.second_reading.reading import Reading
from tests.support.parameters import in_soak_except
from tilehall.core import options as choices
from tilehall.core.game import CHANCE, AnyGame, Options, Resign
from tilehall.core.notation import text
from tilehall.core.play import advance, begin, pick
from tilehall.core.registry import games

MODULES = {name: type(game).__module__.split(".")[-2] for name, game in games().items()}
RESIGN_PROBABILITY = 0.004  # per step
OFTEN_RESIGN_PROBABILITY = 0.04  # per step in every fourth game, so that rounds also end by a resignation (C5b)


def reading(game: AnyGame, options: Options, seats: int, first: int | None) -> Reading:
    """Return the second reading of a game, with the same options."""
    chosen = msgspec.to_builtins(options)
    model: Reading = import_module(f"tests.second_reading.{MODULES[game.name]}").Reading(chosen, seats, first)
    return model


def compare(game: AnyGame, model: Reading, state: Any, steps: list[str]) -> None:
    """Check that both see the same position."""
    where = "after " + ", ".join(steps[-12:])
    compare_standing(game, model, state, where)
    if game.actor(state) == CHANCE:
        assert {text(step): weight for step, weight in game.odds(state)} == model.odds(), where
    else:
        assert {text(step) for step in game.legal(state)} == model.legal(), where


def compare_standing(game: AnyGame, model: Reading, state: Any, where: str) -> None:
    """Check that both see the same player to act and the same end."""
    assert game.actor(state) == model.next(), where
    outcome, theirs = game.outcome(state), model.outcome()
    assert (outcome is None) == (theirs is None), where
    if outcome and theirs:
        assert (list(outcome.scores), list(outcome.winners)) == (theirs["scores"], theirs["winners"]), where


def beginning(name: str, seed: int, rng: Random) -> tuple[AnyGame, Options, int, int | None]:
    """Return a game with random options, for a random number of players."""
    game = games()[name]
    seats = game.seats[seed % len(game.seats)]
    options = choices.draw(game, seats, rng) if seed >= 2 else game.options()
    if "hand" in options.__struct_fields__ and seed >= 2:  # long hands take the naive reading minutes
        options = msgspec.structs.replace(options, hand=rng.randint(3, 4))
    return game, options, seats, rng.randrange(seats) if seed % 3 == 2 else None


def play_both(name: str, seed: int) -> int:
    """Play a random game in both readings and compare them at every step; return the number of steps."""
    rng = Random(f"{name}/{seed}")
    game, options, seats, first = beginning(name, seed, rng)
    resigns = OFTEN_RESIGN_PROBABILITY if seed % 4 == 3 else RESIGN_PROBABILITY
    state, model, steps = begin(game, options, seats, first), reading(game, options, seats, first), list[str]()
    compare(game, model, state, steps)
    while game.actor(state) is not None:
        step = pick(game, state, rng)
        if rng.random() < resigns:
            step = Resign(rng.randrange(seats))
            if text(step) in steps:
                continue
        state = advance(game, state, step)
        steps.append(text(step))
        model.do(text(step))
        compare(game, model, state, steps)
    return len(steps)


@pytest.mark.parametrize("seed", in_soak_except(range(8), 0, 1, 2, 3))
@pytest.mark.parametrize("name", games())
def test_both_readings_agree(name: str, seed: int) -> None:
    assert play_both(name, seed) > 0


@pytest.mark.parametrize("seed", in_soak_except(range(8, 20), *range(8, 14)))
@pytest.mark.parametrize("name", [name for name, game in games().items() if game.seats[-1] > 2])
def test_c5_c5b_both_readings_agree_on_who_acts_and_on_the_end_after_any_resignation(name: str, seed: int) -> None:
    rng = Random(f"{name}/{seed}")
    game, options, seats, first = beginning(name, seed, rng)
    state, model, steps = begin(game, options, seats, first), reading(game, options, seats, first), list[str]()
    while game.actor(state) is not None:
        for seat in {seat for seat in range(seats) if f"resign {seat}" not in steps}:
            other = deepcopy(model)
            other.do(f"resign {seat}")
            compare_standing(game, other, game.resign(state, seat), f"resign {seat} after " + ", ".join(steps[-12:]))
        leaves = rng.randrange(seats) if rng.random() < RESIGN_PROBABILITY else None
        step = pick(game, state, rng) if leaves is None or f"resign {leaves}" in steps else Resign(leaves)
        state = advance(game, state, step)
        steps.append(text(step))
        model.do(steps[-1])
