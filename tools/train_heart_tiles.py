"""Train the value network of Heart Tiles by self-play.

    python -m tools.train_heart_tiles 8000 3

Each of three iterations plays 8000 games with the weights of the previous iteration, and fits new weights to the
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
EPSILON = 0.03  # the probability of a random turn, so that unusual positions occur
TEMPERATURE = 0.25  # of the softmax over log-odds by which plans are chosen
ITERATIONS_KEPT = 3  # older games come from weaker players
EPOCHS = 12
BATCH = 256
LEARNING_RATE = 3e-3  # of Adam (Kingma and Ba 2015), with cosine decay (Loshchilov and Hutter 2017)
WEIGHT_DECAY = 1e-5  # keeps unneeded weights small
WON = 20.0  # the log-odds of a won game

Logits = Callable[[Matrix], Matrix]  # from a matrix of features, one position per column


class Sample(NamedTuple):
    """The features of a position, and the final payoff of the player who moved into it."""

    features: Matrix
    payoff: float


def opening(rng: Random) -> FullState:
    """Return a random deal of tiles and cards."""
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
    """Return the logits of the first iteration: the heuristic of `strong`, whose 30 points are about one log-odd."""
    return scores(matrix, STRONG) / 30


def chosen(context: Context, plans: Candidates, logits_of: Logits, rng: Random) -> tuple[int, Matrix]:
    """Choose a plan, usually a good one. Return its index and the features of all plans."""
    matrix = features(context, plans)
    if rng.random() < EPSILON:
        return int(rng.random() * matrix.shape[1]), matrix
    logits = logits_of(matrix)
    ends = matrix[EMPTY] == 0 if context.heart_deck or context.magic_deck else np.ones(len(logits), dtype=np.bool_)
    logits = np.where(ends, WON * np.sign(matrix[LEAD]), logits)
    # The Gumbel-max trick draws a plan with the probabilities of the softmax.
    noise = -np.log(-np.log(np.array([rng.random() for _ in logits]) + 1e-12) + 1e-12)
    return int((logits + TEMPERATURE * noise).argmax()), matrix


def samples(logits_of: Logits, rng: Random) -> list[Sample]:
    """Return a sample of each position of one game of self-play."""
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
    """Fit weights to the payoffs: minimise the cross-entropy by mini-batch gradient descent."""
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
    """Return the weights after a number of iterations of self-play."""
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
    """Return the text of the weights file, one neuron per line."""
    neurons = ",\n".join(json.dumps(row, separators=(",", ":")) for row in weights.inputs)
    rest = msgspec.to_builtins(weights)
    del rest["inputs"]
    return f'{{"inputs":[\n{neurons}],\n{json.dumps(rest, separators=(",", ":"))[1:]}\n'


if __name__ == "__main__":
    games, iterations = map(int, sys.argv[1:])
    Path(value_network.__file__).with_name(WEIGHTS).write_text(written(trained(games, iterations)), encoding="utf-8")
