"""Tests of exported policies: they play whole turns of every game, and a file that does not fit is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tilehall.bots.bot import Clock
from tilehall.core.game import CHANCE, Malformed
from tilehall.core.play import begin, roll, whole_turn
from tilehall.core.registry import games
from tilehall.research.encoding import encoding_of
from tilehall.research.policy import load, save

NAMES = [name for name, game in games().items() if game.actions()]


def layers(name: str, hidden: int = 8) -> list[tuple[Any, Any]]:
    made, encoding = np.random.default_rng(1), encoding_of(name)
    return [
        (made.normal(size=(hidden, encoding.size)), np.zeros(hidden)),
        (made.normal(size=(encoding.actions, hidden)), np.zeros(encoding.actions)),
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_policy_plays_legal_turns(name: str, tmp_path: Path) -> None:
    save(tmp_path / "policy.npz", name, layers(name), seats=[2], temperature=1.0)
    game, rng = encoding_of(name).game, Random(4)
    bot = load(tmp_path / "policy.npz").bot(game.options(), 2)
    state, turns = begin(game, game.options(), 2), 0
    while turns < 6 and (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            state = game.apply(state, roll(game, state, rng))
            continue
        turn = bot(game.view(state, actor), (), Clock(60), rng)
        state = whole_turn(game, state, actor, turn.steps)[0][-1]
        turns += 1


def test_without_a_temperature_the_best_legal_action_is_chosen(tmp_path: Path) -> None:
    save(tmp_path / "policy.npz", "heart-tiles", layers("heart-tiles"), seats=[2], activation="relu")
    policy = load(tmp_path / "policy.npz")
    seen = np.ones(policy.encoding.size, np.float32)
    (first, bias), (last, _) = policy.layers
    logits = last @ np.maximum(first @ seen + bias, 0)
    legal = [3, 5, 7]
    assert policy.choose(seen, legal, Random(1)) == max(legal, key=lambda action: logits[action])


def test_a_policy_says_which_games_it_does_not_play(tmp_path: Path) -> None:
    save(tmp_path / "policy.npz", "4ascend", layers("4ascend"), seats=[2], options={"hp": 15})
    policy = load(tmp_path / "policy.npz")
    options = policy.encoding.game.options
    assert policy.why_not("4ascend", 2, options(hp=15)) == ""
    assert policy.why_not("4ascend", 2, options()) == "plays only with the options that it was trained with"
    assert policy.why_not("miners", 2, None) == "plays only 4ascend"
    assert policy.why_not("4ascend", 3) == "plays only with 2 players"


def test_layers_that_do_not_fit_the_game_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="A layer takes 433 numbers"):
        save(tmp_path / "policy.npz", "4ascend", layers("heart-tiles"), seats=[2])
    with pytest.raises(Malformed, match="one output for each of the 81 actions"):
        save(tmp_path / "policy.npz", "4ascend", layers("4ascend")[:1], seats=[2])


def test_a_file_that_is_no_policy_of_this_release_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    for content in (b"", b"no archive", b"PK\x03\x04"):
        file.write_bytes(content)
        with pytest.raises(Malformed, match="is not a policy"):
            load(file)
    np.savez(file, policy=np.array([object()], dtype=object))
    with pytest.raises(Malformed, match="is not a policy"):
        load(file)
    save(file, "4ascend", layers("4ascend"), seats=[2])
    with np.load(file) as read:
        arrays = dict(read)
    fingerprint = encoding_of("4ascend").fingerprint
    arrays["policy"] = np.array(str(arrays["policy"]).replace(fingerprint, "0" * 16))
    np.savez(file, **arrays)
    with pytest.raises(Malformed, match="trained with another release"):
        load(file)
