"""How the weights of the judge were found: it plays itself, and learns from who won.

    python -m tools.train_heart_tiles 8000 3

Each round plays so many games with the weights of the round before, and fits new ones to the last rounds' positions.
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

from tilehall.bots.heart_tiles import judge
from tilehall.bots.heart_tiles.judge import UNIT, WEIGHTS, Network, Weights
from tilehall.bots.heart_tiles.menu import Menu
from tilehall.bots.heart_tiles.placings import Table
from tilehall.bots.heart_tiles.position import Codes, Hand, Tiles, hearts_of, magic_of
from tilehall.bots.heart_tiles.scene import Scene, after, drawn, options, over, result, tally
from tilehall.bots.heart_tiles.taste import REGULAR, liking
from tilehall.bots.heart_tiles.traits import AHEAD, EMPTY, NAMES, Known, traits
from tilehall.games.heart_tiles.cards import BOX, COLOURS, MAGIC, cards
from tilehall.games.heart_tiles.state import HAND, TILES

NEURONS = 24  # a little fewer than the traits; other numbers were not tried
WHIMS = 0.03  # the share of turns that are played at random, so that odd positions are met too
SPREAD = 0.25  # how far, in the logarithm of the odds, a plan may be from the best and still be tried now and then
ROUNDS_KEPT = 3  # older games are of weaker players
PASSES = 12  # over the positions
BATCH = 256
PACE = 3e-3  # of Adam (Kingma and Ba, 2014), falling to nothing
DECAY = 1e-5  # keeps weights small that nothing speaks for
CERTAIN = 20.0  # the logarithm of the odds of what has been won

Judging = Callable[[Table], Table]


class Lesson(NamedTuple):
    """The traits of a position, and the share of the win that whoever left it had in the end."""

    traits: Table
    share: float


def opening(rng: Random) -> Scene:
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
    return Scene(
        tiles=Tiles(free, (), ()),
        mine=hand(0),
        theirs=hand(1),
        hearts=deck,
        magic=tuple(magic[2 * some :]),
        unplaced=tally(tuple(hearts)),
        unused=magic_of(card for card in box if card in MAGIC),
        blocked=False,
    )


def first_judge(table: Table) -> Table:
    """What the first round plays by: the taste of a regular, thirty of which are about one in the odds' logarithm."""
    return liking(table, REGULAR) / 30


def chosen(about: Known, choice: Menu, judging: Judging, rng: Random) -> tuple[int, Table]:
    """The plan that is played, mostly a good one, and the traits of all."""
    table = traits(about, choice)
    if rng.random() < WHIMS:
        return int(rng.random() * table.shape[1]), table
    logits = judging(table)
    ends = table[EMPTY] == 0 if about.heart_deck or about.magic_deck else np.ones(len(logits), dtype=np.bool_)
    logits = np.where(ends, CERTAIN * np.sign(table[AHEAD]), logits)
    # Gumbel's noise: a plan is chosen as often as the softmax of the logits says.
    noise = -np.log(-np.log(np.array([rng.random() for _ in logits]) + 1e-12) + 1e-12)
    return int((logits + SPREAD * noise).argmax()), table


def lessons(judging: Judging, rng: Random) -> list[Lesson]:
    """A game against itself, and what there is to learn from it."""
    scene, mover = opening(rng), 0
    met: list[tuple[int, Table]] = []
    while True:
        about, hand = drawn(scene)
        choice = options(scene, hand)
        at, table = chosen(about, choice, judging, rng)
        plan = choice.plan(at)
        if over(about, plan):
            won = result(plan.tiles)
            return [Lesson(row, won if seat == mover else 1 - won) for seat, row in met]
        met.append((mover, table[:, at].copy()))
        scene, mover = after(scene, hand, plan), 1 - mover


def fitted(learned: list[Lesson], seed: int) -> Weights:
    """The weights that foretell best who won."""
    dice = np.random.default_rng(seed)
    rows, shares = np.array([lesson.traits for lesson in learned]), np.array([lesson.share for lesson in learned])
    mean, spread = rows.mean(0), rows.std(0) + 1e-6
    rows = (rows - mean) / spread
    layers = [
        dice.normal(0, len(NAMES) ** -0.5, (len(NAMES), NEURONS)),
        np.zeros(NEURONS),
        dice.normal(0, NEURONS**-0.5, NEURONS),
        np.zeros(1),
    ]
    first, second = [np.zeros_like(layer) for layer in layers], [np.zeros_like(layer) for layer in layers]
    order, number = np.arange(len(shares)), 0
    for turn in range(PASSES):
        dice.shuffle(order)
        pace = PACE * (1 + np.cos(np.pi * turn / PASSES)) / 2 + 1e-5
        for at in range(0, len(order), BATCH):
            batch = order[at : at + BATCH]
            number += 1
            slopes = _slopes(layers, rows[batch], shares[batch])
            for layer, slope, one, two in zip(layers, slopes, first, second, strict=True):
                one += 0.1 * (slope - one)
                two += 0.001 * (slope * slope - two)
                layer -= pace * (one / (1 - 0.9**number)) / (np.sqrt(two / (1 - 0.999**number)) + 1e-8)
    inputs, biases, outputs, bias = layers
    return Weights(
        inputs=tuple(tuple(_whole(row)) for row in (inputs / spread[:, None]).T),
        biases=tuple(_whole(biases - mean / spread @ inputs)),
        outputs=tuple(_whole(outputs)),
        bias=_whole(bias)[0],
    )


def _slopes(layers: list[Table], rows: Table, shares: Table) -> list[Table]:
    inputs, biases, outputs, bias = layers
    before = rows @ inputs + biases
    neurons = np.maximum(before, 0)
    error = (1 / (1 + np.exp(-(neurons @ outputs + bias))) - shares) / len(shares)
    back = np.outer(error, outputs) * (before > 0)
    return [rows.T @ back + DECAY * inputs, back.sum(0), neurons.T @ error, np.array([error.sum()])]


def _whole(row: Table) -> list[int]:
    return [round(float(weight) * UNIT) for weight in row]


def trained(games: int, rounds: int, seed: int = 1) -> Weights:
    """The weights after so many rounds of so many games."""
    rng = Random(seed)
    judging: Judging = first_judge
    kept: list[list[Lesson]] = []
    weights: Weights | None = None
    for number in range(rounds):
        kept = [*kept, [lesson for _ in range(games) for lesson in lessons(judging, rng)]][-ROUNDS_KEPT:]
        weights = fitted([lesson for each in kept for lesson in each], number)
        judging = Network(weights).logits
    assert weights is not None
    return weights


def written(weights: Weights) -> str:
    """The file, a neuron a line."""
    neurons = ",\n".join(json.dumps(row, separators=(",", ":")) for row in weights.inputs)
    rest = msgspec.to_builtins(weights)
    del rest["inputs"]
    return f'{{"inputs":[\n{neurons}],\n{json.dumps(rest, separators=(",", ":"))[1:]}\n'


if __name__ == "__main__":
    games, rounds = map(int, sys.argv[1:])
    Path(judge.__file__).with_name(WEIGHTS).write_text(written(trained(games, rounds)), encoding="utf-8")
