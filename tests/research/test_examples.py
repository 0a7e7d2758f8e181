"""The examples for research: they run, and what they learn is learnt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import numpy as np
import pytest
from examples.research import ismcts, plot_dataset, ppo, random_agent

from tests.research.test_dataset import play_here
from tests.support.parameters import in_soak_except
from tilehall.bots.arena import interval
from tilehall.core.registry import games
from tilehall.research.policy import load

NAMES = [name for name, game in games().items() if game.actions()]


@pytest.mark.parametrize("name", in_soak_except(NAMES, "heart-tiles"))
def test_random_agents_play_a_game_to_its_end(name: str) -> None:
    board, rewards = random_agent.play(name, seed=4)
    assert "player_0" in board
    assert len(rewards) == games()[name].usual_seats
    assert len(rewards) == 1 or abs(sum(rewards.values())) < 1e-6


def batch(rng: np.random.Generator, count: int = 6, actions: int = 5) -> ppo.Batch:
    masks = (rng.random((count, actions)) < 0.6).astype(np.int8)
    masks[:, 0] = 1
    chosen = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
    old = ppo.log_softmax(rng.normal(size=(count, actions)), masks)[np.arange(count), chosen]
    advantages = rng.normal(size=count).astype(np.float32)
    seen = np.zeros((count, 1), np.float32)
    return ppo.Batch(seen, masks, seen, chosen, old, advantages, advantages)


def loss(part: ppo.Batch, logits: ppo.Array) -> float:
    """Return PPO's loss as the paper writes it."""
    rows = np.arange(len(part.actions))
    legal = np.where(part.masks, logits, -np.inf)
    chances = np.exp(legal) / np.exp(legal).sum(1, keepdims=True)
    entropy = -(chances * np.log(np.where(chances > 0, chances, 1))).sum(1)
    ratio = chances[rows, part.actions] / np.exp(part.log_probabilities)
    wanted = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-8)
    clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
    return float((-np.minimum(ratio * wanted, clipped * wanted) - ppo.ENTROPY * entropy).mean())


def test_the_gradient_of_the_actor_is_that_of_the_loss_in_the_paper() -> None:
    rng = np.random.default_rng(3)
    part = batch(rng)
    logits = rng.normal(size=part.masks.shape)
    found, wanted, tiny = ppo.actor_slope(part, logits), np.zeros_like(logits), 1e-5
    for at in np.ndindex(*logits.shape):
        nudge = np.zeros_like(logits)
        nudge[at] = tiny
        wanted[at] = (loss(part, logits + nudge) - loss(part, logits - nudge)) / (2 * tiny)
    assert np.allclose(found, wanted, atol=1e-4)
    assert not found[part.masks == 0].any(), "an illegal action teaches nothing"


def test_a_network_learns_what_it_is_shown() -> None:
    rng = np.random.default_rng(1)
    network, inputs = ppo.Network(4, 1, rng), rng.normal(size=(64, 4)).astype(np.float32)
    wanted = np.sin(inputs[:, :1])
    errors = []
    for _ in range(300):
        network.learn(inputs, lambda values: (values - wanted) / len(wanted), 0.01)
        errors.append(float(np.square(network(inputs) - wanted).mean()))
    assert errors[-1] < 0.01 < errors[0]


def test_advantages_pass_the_reward_back_to_earlier_choices() -> None:
    advantages, returns = ppo.judge([0.0, 0.5], 1.0)
    assert np.allclose(advantages, [0.5 + ppo.LAMBDA * 0.5, 0.5])
    assert np.allclose(returns - advantages, [0.0, 0.5])


def test_a_few_updates_of_ppo_give_a_policy_that_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "GAMES_AT_ONCE", 8)
    monkeypatch.setattr(ppo, "STEPS_PER_UPDATE", 200)
    learner = ppo.Learner("heart-tiles", seed=1)
    before = [part.copy() for part in learner.actor.weights]
    for _ in range(3):
        learner.update()
    assert all(np.isfinite(part).all() for part in (*learner.actor.weights, *learner.critic.weights))
    assert not any(np.array_equal(*pair) for pair in zip(before, learner.actor.weights, strict=True))
    learner.save(tmp_path / "policy.npz")
    policy = load(tmp_path / "policy.npz")
    assert 0 <= ppo.share_won(policy, "random", 4) <= 1
    seen = np.random.default_rng(2).random(policy.encoding.size).astype(np.float32)
    assert np.allclose(policy.logits(seen), learner.actor(seen[None])[0], atol=1e-4)
    assert policy.choose(seen, [3, 8], Random(1)) in (3, 8)


def test_the_command_trains_a_policy_and_says_how_well_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ppo, "GAMES_AT_ONCE", 4)
    monkeypatch.setattr(ppo, "STEPS_PER_UPDATE", 50)
    out = tmp_path / "policy.npz"
    words = f"ppo.py heart-tiles --minutes 0.001 --out {out} --against random first --games 2"
    monkeypatch.setattr(sys, "argv", words.split())
    ppo.main()
    assert load(out).why_not("heart-tiles", 2) == ""
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(" of ")[2].partition(" (")[0] for line in told] == [
        "2 games against random",
        "2 games against first",
    ]


@pytest.mark.soak
def test_ppo_beats_the_first_level_after_minutes_of_training(tmp_path: Path) -> None:
    out = tmp_path / "policy.npz"
    words = f"heart-tiles --minutes 3 --seed 5 --games 2 --out {out}".split()
    subprocess.run([sys.executable, ppo.__file__, *words], check=True)
    won = 400 * ppo.share_won(load(out), "first", 400, seed=9)
    assert interval(won, 400)[0] > 0.5


@pytest.mark.parametrize("name", in_soak_except(["heart-tiles", "miners", "summon5"], "heart-tiles"))
def test_ismcts_plays_against_a_bot(name: str) -> None:
    rewards = [ismcts.play(name, 4, "first", seat, seed=3) for seat in (0, 1)]
    assert all(-1 <= reward <= 1 for reward in rewards)
    assert rewards == [ismcts.play(name, 4, "first", seat, seed=3) for seat in (0, 1)], "the seed decides"


def test_a_dataset_is_loaded_into_pandas_and_plotted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_here(tmp_path / "hearts")
    rows = plot_dataset.load(tmp_path / "hearts")
    ends = plot_dataset.results(rows)
    assert len(ends) == 14
    assert ends.steps.sum() == len(rows)
    assert abs(ends.reward.sum()) < 1e-6
    out = tmp_path / "hearts.svg"
    monkeypatch.setattr(sys, "argv", ["plot_dataset.py", str(tmp_path / "hearts"), "--out", str(out)])
    plot_dataset.main()
    assert "random" in capsys.readouterr().out
    assert ElementTree.parse(out).getroot().tag.endswith("svg")
