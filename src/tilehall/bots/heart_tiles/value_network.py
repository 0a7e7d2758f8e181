"""The value network: the win probability of the player who has just ended a turn, from the features of the position.

It has one hidden layer of rectified linear units. `tools/train_heart_tiles.py` trained it on the results of self-play.
Its weights are integers, whose sums are exact in any order, so it gives the same result on every machine.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from tilehall.bots.heart_tiles.candidates import Candidates
from tilehall.bots.heart_tiles.features import EMPTY, LEAD, Context, features
from tilehall.bots.heart_tiles.placings import Matrix

WEIGHTS = "weights.json"  # written by tools/train_heart_tiles.py
UNIT: Final = 1000  # a weight of 1.0 in the file; three decimal digits are enough


class NetworkWeights(Struct, frozen=True):
    """The hidden layer and the output."""

    inputs: tuple[tuple[int, ...], ...]  # by neuron: the weight of each feature
    biases: tuple[int, ...]
    outputs: tuple[int, ...]
    bias: int


class Network:
    """The weights as arrays."""

    def __init__(self, weights: NetworkWeights) -> None:
        self.inputs = np.array(weights.inputs, dtype=np.float64)
        self.biases = np.array(weights.biases, dtype=np.float64)[:, None]
        self.outputs = np.array(weights.outputs, dtype=np.float64)
        self.bias = float(weights.bias * UNIT)

    def logits(self, matrix: Matrix) -> Matrix:
        """Return the log-odds of a win for each column of features."""
        neurons = np.maximum(self.inputs @ matrix + self.biases, 0.0)
        found: Matrix = (self.outputs @ neurons + self.bias) / (UNIT * UNIT)
        return found


@cache
def network() -> Network:
    """Return the network of the package."""
    source = files(__package__).joinpath(WEIGHTS).read_bytes()
    return Network(msgspec.json.decode(source, type=NetworkWeights))


def win_probabilities(context: Context, plans: Candidates) -> Matrix:
    """Return the win probability of the player after each plan, or the payoff if the plan ends the game."""
    matrix = features(context, plans)
    found: Matrix = 1 / (1 + np.exp(-network().logits(matrix)))
    if not (context.heart_deck or context.magic_deck):
        return _payoffs(matrix)
    ends = matrix[EMPTY] == 0
    if ends.any():
        found = np.where(ends, _payoffs(matrix), found)
    return found


def _payoffs(matrix: Matrix) -> Matrix:
    found: Matrix = (np.sign(matrix[LEAD]) + 1) / 2
    return found
