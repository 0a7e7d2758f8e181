"""Calibration: from what a comparison says to how often such a seat wins.

A comparison plays on with its own idea of how people play, so its win probabilities are too sure of themselves, or not
sure enough. They are corrected on the scale of log-odds by a slope and an intercept, for each game and number of seats
(Platt 1999, "Probabilistic Outputs for Support Vector Machines"): a monotone map, so that no turn passes another.
How sure a comparison can be at the most is a coefficient too. Where all of its worlds end alike, that is nearly certain
in Miners, and in Heart Tiles, which it plays on for two turns, it is not.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec
from msgspec import Struct

FILE: Final = "calibration.json"  # written by `python -m bench.calibration fit`
SURE: Final = 0.995  # nothing that was sampled is surer than this, unless it was measured


class Line(Struct, frozen=True):
    """From the log-odds that are said to those that come out."""

    slope: float = 1.0
    intercept: float = 0.0


AS_SAID: Final = Line()


class Coefficients(Struct, frozen=True):
    """Of one game."""

    lines: dict[str, Line]  # by the number of seats
    games: int = 0  # that they were fitted on
    sure: float = SURE  # what is said counts as no surer than this


def log_odds(probability: float, sure: float = SURE) -> float:
    """The log-odds of a probability, within what is sure.

    >>> log_odds(0.5), round(log_odds(1.0), 2), round(log_odds(1.0, 0.98), 2)
    (0.0, 5.29, 3.89)
    """
    inside = min(sure, max(1 - sure, probability))
    return log(inside / (1 - inside))


def calibrate(probability: float, coefficients: Coefficients, seats: int) -> float:
    """The win probability as it comes out in play.

    >>> round(calibrate(0.9, Coefficients({"2": Line(0.5)}), 2), 2)
    0.75
    """
    line = coefficients.lines.get(str(seats), AS_SAID)
    return 1 / (1 + exp(-(line.intercept + line.slope * log_odds(probability, coefficients.sure))))


@cache
def fitted() -> dict[str, Coefficients]:
    """The coefficients that come with the package, by game."""
    source = files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(source, type=dict[str, Coefficients])


def calibrated(game: str, seats: int, probability: float) -> float:
    """The same for a game: as it is, where the game brings bots that nobody has measured."""
    coefficients = fitted().get(game)
    return calibrate(probability, coefficients, seats) if coefficients else probability
