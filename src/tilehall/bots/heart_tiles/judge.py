"""How good a position is for whoever has just ended a turn: a small network over the traits, trained by self-play.

Its weights are whole numbers: sums of whole numbers are exact in any order, so every machine judges alike.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from tilehall.bots.heart_tiles.menu import Menu
from tilehall.bots.heart_tiles.placings import Table
from tilehall.bots.heart_tiles.traits import AHEAD, EMPTY, Known, traits

WEIGHTS = "weights.json"  # written by tools/train_heart_tiles.py
UNIT: Final = 1000  # a weight of 1.0, in the file: three digits are as good as all of them


class Weights(Struct, frozen=True):
    """One layer of neurons and what is made of them."""

    inputs: tuple[tuple[int, ...], ...]  # for each neuron, the weight of each trait
    biases: tuple[int, ...]
    outputs: tuple[int, ...]
    bias: int


class Network:
    """The weights in the form they are multiplied in."""

    def __init__(self, weights: Weights) -> None:
        self.inputs = np.array(weights.inputs, dtype=np.float64)
        self.biases = np.array(weights.biases, dtype=np.float64)[:, None]
        self.outputs = np.array(weights.outputs, dtype=np.float64)
        self.bias = float(weights.bias * UNIT)

    def logits(self, table: Table) -> Table:
        """For each column of traits, the logarithm of the odds to win."""
        neurons = np.maximum(self.inputs @ table + self.biases, 0.0)
        found: Table = (self.outputs @ neurons + self.bias) / (UNIT * UNIT)
        return found


@cache
def network() -> Network:
    """The network that comes with the package."""
    source = files(__package__).joinpath(WEIGHTS).read_bytes()
    return Network(msgspec.json.decode(source, type=Weights))


def shares(known: Known, menu: Menu) -> Table:
    """For each plan, the share of the win that whoever makes it may expect; exact where the game is over then."""
    table = traits(known, menu)
    found: Table = 1 / (1 + np.exp(-network().logits(table)))
    if not (known.heart_deck or known.magic_deck):
        return _result(table)
    ends = table[EMPTY] == 0
    if ends.any():
        found = np.where(ends, _result(table), found)
    return found


def _result(table: Table) -> Table:
    found: Table = (np.sign(table[AHEAD]) + 1) / 2
    return found
