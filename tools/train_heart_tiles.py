"""Training of Heart Tiles' value network: it plays against itself, and learns from who won.

    python -m tools.train_heart_tiles 8000 3

Each of three iterations plays 8000 games with the weights of the iteration before, and fits new weights to the
positions of the last iterations.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np

from tilehall.bots.heart_tiles import value_network
from tilehall.bots.heart_tiles.candidates import Candidates
from tilehall.bots.heart_tiles.features import EMPTY, FEATURES, LEAD, Context, features
from tilehall.bots.heart_tiles.heuristic import STRONG, scores
from tilehall.bots.heart_tiles.placings import Matrix
from tilehall.bots.heart_tiles.position import Codes, Hand, Tiles, hearts_of, magic_of
from tilehall.bots.heart_tiles.rollout import FullState, candidates_in, draw, heart_sums, next_state, over, payoff_of
from tilehall.bots.heart_tiles.value_network import UNIT, WEIGHTS, Network, NetworkWeights
from tilehall.games.heart_tiles.cards import BOX, COLOURS, MAGIC, cards
from tilehall.games.heart_tiles.state import HAND, TILES

NEURONS = 24  # a little fewer than the features; other numbers were not tried
EPSILON = 0.03  # the probability that a turn is played at random, so that odd positions are met too
TEMPERATURE = 0.25  # of the softmax over log-odds by which plans are chosen
ITERATIONS_KEPT = 3  # older games are of weaker players
EPOCHS = 12
BATCH = 256
LEARNING_RATE = 3e-3  # of Adam (Kingma and Ba 2015), with cosine decay (Loshchilov and Hutter 2017)
WEIGHT_DECAY = 1e-5  # keeps weights small that nothing speaks for
WON = 20.0  # the log-odds of a game that has been won

Logits = Callable[[Matrix], Matrix]  # of the columns of a matrix of features


class Sample(NamedTuple):
    """The features of a position, and the payoff in the end of the player who left it."""

    features: Matrix
    payoff: float


def opening(rng: Random) -> FullState:
    """Tiles and cards as the deal would have them."""
    box = cards(BOX)
    hearts, magic = list(hearts_of(box)), [MAGIC.index(card) for card in box if card in MAGIC]
    rng.shuffle(hearts)
    rng.shuffle(magic)
    tiles = [int(rng.random() * len(COLOURS)) for _ in range(TILES)]
    free = (tiles.count(0), tiles.count(1), tiles.count(2), tiles.count(3))
    many, some = HAND.count("heart"), HAND.count("magic")

    def hand(seat: int) -> Hand:
        held = [MAGIC[kind] for kind in magic[seat * some : (seat + 1) * some]]
        return Hand(tuple(sorted(hearts[seat * many : (seat + 1) * many])), magic_of(held))

    deck: Codes = tuple(hearts[2 * many : -2])
    return FullState(
        tiles=Tiles(free, (), ()),
        mine=hand(0),
        theirs=hand(1),
        hearts=deck,
        magic=tuple(magic[2 * some :]),
        unplaced=heart_sums(tuple(hearts)),
        unused=magic_of(card for card in box if card in MAGIC),
        blocked=False,
    )


def first_logits(matrix: Matrix) -> Matrix:
    """What the first iteration plays by: the heuristic of strong, thirty of which are about one in log-odds."""
    return scores(matrix, STRONG) / 30


def chosen(context: Context, plans: Candidates, logits_of: Logits, rng: Random) -> tuple[int, Matrix]:
    """The plan that is played, mostly a good one, and the features of all."""
    matrix = features(context, plans)
    if rng.random() < EPSILON:
        return int(rng.random() * matrix.shape[1]), matrix
    logits = logits_of(matrix)
    ends = matrix[EMPTY] == 0 if context.heart_deck or context.magic_deck else np.ones(len(logits), dtype=np.bool_)
    logits = np.where(ends, WON * np.sign(matrix[LEAD]), logits)
    # The Gumbel-max trick: a plan is chosen as often as the softmax of the logits says.
    noise = -np.log(-np.log(np.array([rng.random() for _ in logits]) + 1e-12) + 1e-12)
    return int((logits + TEMPERATURE * noise).argmax()), matrix


def samples(logits_of: Logits, rng: Random) -> list[Sample]:
    """A sample of each position of one game against itself."""
    state, mover = opening(rng), 0
    met: list[tuple[int, Matrix]] = []
    while True:
        context, hand = draw(state)
        plans = candidates_in(state, hand)
        at, matrix = chosen(context, plans, logits_of, rng)
        plan = plans.plan(at)
        if over(context, plan):
            payoff = payoff_of(plan.tiles)
            return [Sample(row, payoff if seat == mover else 1 - payoff) for seat, row in met]
        met.append((mover, matrix[:, at].copy()))
        state, mover = next_state(state, hand, plan), 1 - mover


def fitted(found: list[Sample], seed: int) -> NetworkWeights:
    """Weights with a low cross-entropy between win probability and payoff, by mini-batch gradient descent."""
    rng = np.random.default_rng(seed)
    rows, payoffs = np.array([each.features for each in found]), np.array([each.payoff for each in found])
    mean, spread = rows.mean(0), rows.std(0) + 1e-6
    rows = (rows - mean) / spread
    layers = [
        rng.normal(0, len(FEATURES) ** -0.5, (len(FEATURES), NEURONS)),
        np.zeros(NEURONS),
        rng.normal(0, NEURONS**-0.5, NEURONS),
        np.zeros(1),
    ]
    first, second = [np.zeros_like(layer) for layer in layers], [np.zeros_like(layer) for layer in layers]
    order, number = np.arange(len(payoffs)), 0
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        rate = LEARNING_RATE * (1 + np.cos(np.pi * epoch / EPOCHS)) / 2 + 1e-5
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            number += 1
            gradients = _gradients(layers, rows[batch], payoffs[batch])
            for layer, gradient, one, two in zip(layers, gradients, first, second, strict=True):
                one += 0.1 * (gradient - one)
                two += 0.001 * (gradient * gradient - two)
                layer -= rate * (one / (1 - 0.9**number)) / (np.sqrt(two / (1 - 0.999**number)) + 1e-8)
    inputs, biases, outputs, bias = layers
    return NetworkWeights(
        inputs=tuple(tuple(_whole(row)) for row in (inputs / spread[:, None]).T),
        biases=tuple(_whole(biases - mean / spread @ inputs)),
        outputs=tuple(_whole(outputs)),
        bias=_whole(bias)[0],
    )


def _gradients(layers: list[Matrix], rows: Matrix, payoffs: Matrix) -> list[Matrix]:
    inputs, biases, outputs, bias = layers
    before = rows @ inputs + biases
    neurons = np.maximum(before, 0)
    error = (1 / (1 + np.exp(-(neurons @ outputs + bias))) - payoffs) / len(payoffs)
    back = np.outer(error, outputs) * (before > 0)
    return [rows.T @ back + WEIGHT_DECAY * inputs, back.sum(0), neurons.T @ error, np.array([error.sum()])]


def _whole(row: Matrix) -> list[int]:
    return [round(float(weight) * UNIT) for weight in row]


def trained(games: int, iterations: int, seed: int = 1) -> NetworkWeights:
    """The weights after so many iterations of so many games."""
    rng = Random(seed)
    logits_of: Logits = first_logits
    kept: list[list[Sample]] = []
    weights: NetworkWeights | None = None
    for number in range(iterations):
        kept = [*kept, [sample for _ in range(games) for sample in samples(logits_of, rng)]][-ITERATIONS_KEPT:]
        weights = fitted([sample for each in kept for sample in each], number)
        logits_of = Network(weights).logits
    assert weights is not None
    return weights


def written(weights: NetworkWeights) -> str:
    """The file, a neuron a line."""
    neurons = ",\n".join(json.dumps(row, separators=(",", ":")) for row in weights.inputs)
    rest = msgspec.to_builtins(weights)
    del rest["inputs"]
    return f'{{"inputs":[\n{neurons}],\n{json.dumps(rest, separators=(",", ":"))[1:]}\n'


if __name__ == "__main__":
    games, iterations = map(int, sys.argv[1:])
    Path(value_network.__file__).with_name(WEIGHTS).write_text(written(trained(games, iterations)), encoding="utf-8")
