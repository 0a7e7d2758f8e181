"""Calibration of win probabilities: map the estimate of a comparison to how often such a seat wins.

A comparison makes assumptions about how people play, so its win probabilities are too extreme or not extreme enough.
They are corrected on the scale of log-odds by a slope and an intercept, for each game and number of seats (Platt 1999,
"Probabilistic Outputs for Support Vector Machines"). The map is monotone, so the order of turns does not change.
The maximum certainty of a comparison is also a coefficient. If all of its worlds end in the same way, the result is
nearly certain in Miners, but not in Heart Tiles, where a rollout has only two turns.

A game's coefficients are in `calibration.json` in the folder of its bots.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final

import msgspec
from msgspec import Struct

from tilehall.core.registry import bot_file

FILE: Final = "calibration.json"  # written by `python -m bench.calibration fit`
SURE: Final = 0.995  # the default maximum of a sampled win probability


class Line(Struct, frozen=True):
    """A linear map from estimated log-odds to calibrated ones."""

    slope: float = 1.0
    intercept: float = 0.0


AS_SAID: Final = Line()


class Coefficients(Struct, frozen=True):
    """The calibration of one game."""

    lines: dict[str, Line]  # by the number of seats
    games: int = 0  # number of games in the fit
    sure: float = SURE  # estimates are clipped to this certainty


def log_odds(probability: float, sure: float = SURE) -> float:
    """Return the log-odds of a probability, clipped to the maximum certainty.

    >>> log_odds(0.5), round(log_odds(1.0), 2), round(log_odds(1.0, 0.98), 2)
    (0.0, 5.29, 3.89)
    """
    inside = min(sure, max(1 - sure, probability))
    return log(inside / (1 - inside))


def calibrate(probability: float, coefficients: Coefficients, seats: int) -> float:
    """Return a calibrated win probability.

    >>> round(calibrate(0.9, Coefficients({"2": Line(0.5)}), 2), 2)
    0.75
    """
    line = coefficients.lines.get(str(seats), AS_SAID)
    return 1 / (1 + exp(-(line.intercept + line.slope * log_odds(probability, coefficients.sure))))


@cache
def fitted(game: str) -> Coefficients | None:
    """Return the coefficients of a game, or None if it has no calibration."""
    raw = bot_file(game, FILE)
    return None if raw is None else msgspec.json.decode(raw, type=Coefficients)


def calibrated(game: str, seats: int, probability: float) -> float:
    """Return the calibrated win probability of a game, or the estimate itself if the game has no calibration."""
    coefficients = fitted(game)
    return calibrate(probability, coefficients, seats) if coefficients else probability
