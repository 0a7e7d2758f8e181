"""Train a policy with masked PPO and a critic that sees the whole position, in numpy alone.

    python examples/research/ppo.py heart-tiles --minutes 5 --out policy.npz

One network, the actor, plays both seats against itself. It sees what its seat may see, and chooses among the legal
actions. A second network, the critic, judges positions from everything, hidden cards included. Only training needs it:
the file holds the actor alone.

The method is that of Schulman et al., "Proximal Policy Optimization Algorithms" (2017), with actions masked as in Huang
and Ontañón, "A Closer Look at Invalid Action Masking in Policy Gradient Algorithms" (2022). The networks are so small
that their gradients are written by hand, and no library for training is needed.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

# Networks this small do not gain from threads, which would spend CPU time waiting for each other on a busy machine.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from tilehall.bots.arena import interval
from tilehall.research.gymnasium import env as against_bots
from tilehall.research.pettingzoo import TileEnv
from tilehall.research.policy import Policy, load, save

SEATS = 2
GAMES_AT_ONCE = 32
STEPS_PER_UPDATE = 4096
EPOCHS, BATCH = 4, 512
HIDDEN = 128
LEARNING_RATE = 1e-3  # at the start; it falls to a tenth
CLIP, ENTROPY, LAMBDA = 0.2, 0.01, 0.95
MAX_GRADIENT = 0.5

Array = NDArray[Any]


class Network:
    """A multilayer perceptron with one hidden layer, trained with Adam."""

    def __init__(self, inputs: int, outputs: int, rng: np.random.Generator) -> None:
        first = rng.normal(size=(inputs, HIDDEN)) / np.sqrt(inputs)
        last = rng.normal(size=(HIDDEN, outputs)) / np.sqrt(HIDDEN) / 100  # so that all actions begin equal
        self.weights: list[Array] = [
            part.astype(np.float32) for part in (first, np.zeros(HIDDEN), last, np.zeros(outputs))
        ]
        self._mean = [np.zeros_like(part) for part in self.weights]
        self._square = [np.zeros_like(part) for part in self.weights]
        self._updates = 0

    def __call__(self, inputs: Array) -> Array:
        """Return the outputs for a batch of inputs."""
        return self._forward(inputs)[1]

    def learn(self, inputs: Array, slope: Callable[[Array], Array], rate: float) -> None:
        """Take a step down the gradient of a loss. `slope` returns the gradient by the outputs."""
        hidden, outputs = self._forward(inputs)
        outward = slope(outputs)
        inward = outward @ self.weights[2].T * (1 - hidden**2)
        gradients = (inputs.T @ inward, inward.sum(0), hidden.T @ outward, outward.sum(0))
        norm = np.sqrt(sum(np.square(part).sum() for part in gradients))
        self._updates += 1
        step = rate * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for weight, gradient, mean, square in zip(self.weights, gradients, self._mean, self._square, strict=True):
            part = gradient * min(1.0, MAX_GRADIENT / (norm + 1e-8))
            mean += 0.1 * (part - mean)
            square += 0.001 * (part**2 - square)
            weight -= step * mean / (np.sqrt(square) + 1e-8)

    def _forward(self, inputs: Array) -> tuple[Array, Array]:
        hidden = np.tanh(inputs @ self.weights[0] + self.weights[1])
        return hidden, hidden @ self.weights[2] + self.weights[3]


class Choice(NamedTuple):
    """What a seat saw and did, and how good the critic found the position."""

    seen: Array
    mask: Array
    state: Array
    action: int
    log_probability: float
    value: float


class Batch(NamedTuple):
    """Choices as arrays, with what followed from each."""

    seen: Array
    masks: Array
    states: Array
    actions: Array
    log_probabilities: Array
    advantages: Array
    returns: Array


def log_softmax(logits: Array, masks: Array) -> Array:
    """Return the logarithms of the probabilities of actions, which are 0 for illegal ones."""
    legal = np.where(masks, logits, np.float32(-1e9))
    shifted = legal - legal.max(1, keepdims=True)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(1, keepdims=True)))


class Learner:
    """An actor that plays a game against itself, and its critic."""

    def __init__(self, game: str, seed: int = 0) -> None:
        self.game = game
        self.updates = 0
        self._rng = np.random.default_rng(seed)
        self._games = [TileEnv(game, SEATS) for _ in range(GAMES_AT_ONCE)]
        for number, each in enumerate(self._games):
            each.reset(seed=seed * GAMES_AT_ONCE + number)
        self._played: list[dict[str, list[Choice]]] = [{} for _ in self._games]
        encoding = self._games[0].encoding
        self.actor = Network(encoding.size, encoding.actions, self._rng)
        self.critic = Network(encoding.size, 1, self._rng)

    def update(self, rate: float = LEARNING_RATE) -> None:
        """Play some thousand steps, and learn from them."""
        batch = self._collect()
        for _ in range(EPOCHS):
            order = self._rng.permutation(len(batch.actions))
            for start in range(0, len(order), BATCH):
                part = Batch(*(column[order[start : start + BATCH]] for column in batch))
                self.actor.learn(part.seen, partial(actor_slope, part), rate)
                self.critic.learn(part.states, partial(critic_slope, part), rate)
        self.updates += 1

    def save(self, file: Path) -> None:
        """Write the actor as a policy."""
        first, first_bias, last, last_bias = self.actor.weights
        save(file, self.game, [(first.T, first_bias), (last.T, last_bias)], seats=[SEATS], options={})

    def _collect(self) -> Batch:
        """Play until enough games are over, and return all choices of these games."""
        rows: list[tuple[object, ...]] = []
        while len(rows) < STEPS_PER_UPDATE:
            for choices, reward in self._step():
                judged = zip(choices, *judge([choice.value for choice in choices], reward), strict=True)
                rows += [(*choice[:5], advantage, value) for choice, advantage, value in judged]
        return Batch(*map(np.asarray, zip(*rows, strict=True)))

    def _step(self) -> Iterator[tuple[list[Choice], float]]:
        """Take one step in every game. Yield what each seat did in the games that are over, and its reward."""
        agents = [game.agent_selection for game in self._games]
        views = [game.observe(agent) for game, agent in zip(self._games, agents, strict=True)]
        seen, masks = (np.stack([view[part] for view in views]) for part in ("observation", "action_mask"))
        states = np.stack([game.state(game.possible_agents.index(game.agent_selection)) for game in self._games])
        logs, values = log_softmax(self.actor(seen), masks), self.critic(states)[:, 0]
        # The greatest sum with Gumbel noise is an action drawn by its probability.
        actions = np.where(masks, logs + self._rng.gumbel(size=logs.shape), -np.inf).argmax(1).tolist()
        for at, (game, agent, action) in enumerate(zip(self._games, agents, actions, strict=True)):
            choice = Choice(seen[at], masks[at], states[at], action, logs[at, action], values[at])
            self._played[at].setdefault(agent, []).append(choice)
            game.step(action)
            if all(game.terminations.values()):
                for each, choices in self._played[at].items():
                    yield choices, game.rewards[each]
                self._played[at] = {}
                game.reset()


def judge(values: list[float], reward: float) -> tuple[Array, Array]:
    """Return the advantage of each choice of a seat, and the value that each of its positions turned out to have.

    These are generalized advantage estimates without a discount, because the only reward comes at the end.
    """
    before, after = np.asarray(values, np.float32), np.asarray([*values[1:], reward], np.float32)
    advantages = after - before
    for at in reversed(range(len(values) - 1)):
        advantages[at] += LAMBDA * advantages[at + 1]
    return advantages, advantages + before


def actor_slope(batch: Batch, logits: Array) -> Array:
    """Return the gradient of PPO's clipped loss, with a bonus for the entropy of legal actions."""
    rows = np.arange(len(batch.actions))
    logs = log_softmax(logits, batch.masks)
    chances = np.exp(logs)
    advantages = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
    ratio = np.exp(logs[rows, batch.actions] - batch.log_probabilities)
    clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    chosen = np.where(clipped, 0, -advantages * ratio)
    slope = -chances * chosen[:, None]
    slope[rows, batch.actions] += chosen
    entropy = -(chances * logs).sum(1, keepdims=True)
    slope += ENTROPY * chances * (logs + entropy)
    return np.asarray(slope / len(rows))


def critic_slope(batch: Batch, values: Array) -> Array:
    """Return the gradient of half the squared error."""
    return np.asarray((values - batch.returns[:, None]) / len(values))


def train(game: str, seconds: float, seed: int = 0, say: Callable[[str], None] = print) -> Learner:
    """Train for some seconds of CPU time, and return the learner."""
    learner, begun = Learner(game, seed), process_time()
    while (passed := (process_time() - begun) / seconds) < 1:
        learner.update(LEARNING_RATE * (1 - 0.9 * passed))
        if learner.updates % 20 == 0:
            say(f"{passed:4.0%}  {learner.updates} updates, {learner.updates * STEPS_PER_UPDATE:,} steps")
    return learner


def share_won(policy: Policy, opponent: str, games: int, seed: int = 0) -> float:
    """Return the share of games that a policy wins against a bot. A draw counts half. The seats take turns."""
    rng, won = Random(seed), 0.0
    tables = [against_bots(policy.about.game, opponents=(opponent,), seat=seat) for seat in range(SEATS)]
    for number in range(games):
        table = tables[number % SEATS]
        view, _ = table.reset(seed=seed + number // SEATS)
        reward, ended = 0.0, False
        while not ended:
            legal = np.flatnonzero(view["action_mask"]).tolist()
            view, reward, ended, _, _ = table.step(policy.choose(view["observation"], legal, rng))
        won += (1 + reward) / 2
    return won / games


def main() -> None:
    """Train, write the policy, and let it play against bots."""
    parser = ArgumentParser(description="Train a policy with masked PPO.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0, help="of CPU time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--against", nargs="+", default=["first"], help="the bots to play against in the end")
    parser.add_argument("--games", type=int, default=1000, help="the number of games against each of them")
    given = parser.parse_args()
    train(given.game, 60 * given.minutes, given.seed).save(given.out)
    for bot in given.against:
        share = share_won(load(given.out), bot, given.games)
        low, high = interval(share * given.games, given.games)
        print(f"{share:.1%} of {given.games} games against {bot} (95% interval {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
