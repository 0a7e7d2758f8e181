"""The Gymnasium environments: one agent plays against bots, alone or in several processes."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.support.parameters import in_soak_except
from tilehall.core.game import Malformed
from tilehall.core.registry import games
from tilehall.research.gymnasium import env, vector_env

NAMES = [name for name, game in games().items() if game.actions()]


def legal(observation: dict[str, Any]) -> list[int]:
    found: list[int] = np.flatnonzero(observation["action_mask"]).tolist()
    return found


@pytest.mark.parametrize("name", in_soak_except(NAMES, "heart-tiles"))
def test_a_game_against_bots_ends_with_a_reward(name: str) -> None:
    made, rng = env(name, opponents=("random",)), Random(3)
    observation, info = made.reset(seed=5)
    assert made.observation_space.contains(observation)
    reward, ended = 0.0, False
    while not ended:
        observation, reward, ended, _, info = made.step(rng.choice(legal(observation)))
        assert made.observation_space.contains(observation)
    assert -1 <= reward <= 1
    assert reward == made_reward(made, info["seat"])


def made_reward(made: Any, seat: int) -> float:
    outcome = made.game.outcome(made.position)
    if not outcome.winners:
        return 0.0
    return 0.0 if len(outcome.winners) > 1 else 1.0 if seat in outcome.winners else -1.0


def test_the_environment_passes_the_checker_of_gymnasium() -> None:
    check_env(env("heart-tiles", opponents=("random",)), skip_render_check=True)


def test_gymnasium_makes_a_game_by_its_name() -> None:
    for name in NAMES:
        assert gymnasium.spec(f"tilehall/{name}-v{games()[name].version}").kwargs == {"game": name}
    made = gymnasium.make("tilehall/heart-tiles-v1", opponents=("random",), seat=1, render_mode="ansi")
    observation, info = made.reset(seed=2)
    assert info["seat"] == 1
    assert np.array_equal(made.unwrapped.action_masks(), observation["action_mask"])
    made.step(legal(observation)[0])
    assert "Decks:" in str(made.render())


def test_the_same_seed_gives_the_same_game_against_a_level() -> None:
    ends = []
    for _ in range(2):
        made, rng = env("heart-tiles", opponents=("first",), seat=1), Random(1)
        observation, _ = made.reset(seed=9)
        for _ in range(12):
            observation, *_ = made.step(rng.choice(legal(observation)))
        ends.append(list(map(str, made.steps)))
    assert ends[0] == ends[1]


def test_games_run_in_several_processes() -> None:
    made = vector_env("heart-tiles", 2, opponents=("random",))
    try:
        observations, _ = made.reset(seed=1)
        assert observations["observation"].shape[0] == 2
        over = {0: False, 1: False}
        for _ in range(400):
            observations, rewards, ended, _, _ = made.step(observations["action_mask"].argmax(axis=1))
            assert not rewards[~ended].any()
            over = {at: over[at] or bool(ended[at]) for at in over}
            if all(over.values()):
                break
        assert all(over.values()), "a game that is over is followed by another"
    finally:
        made.close()


def test_an_unknown_bot_or_seat_is_refused_with_a_sentence() -> None:
    for settings in ({"opponents": ("grandmaster",)}, {"seat": 7}, {"opponents": ("easy",) * 9}):
        with pytest.raises(Malformed, match=r"\w+ .*\."):
            env("heart-tiles", **settings)
