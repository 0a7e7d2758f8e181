"""The consequences of a SUMMON5 turn, which the page animates and lists in its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from tilehall.core import game
from tilehall.core.game import Cell, Seat
from tilehall.core.message import Argument


class Scored(game.Fact, frozen=True):
    """A sequence scores."""

    seat: Seat
    cells: tuple[Cell, ...]
    tiles: str
    sum: int
    points: int

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"threads": " ".join(self.tiles)}


class Perfect(game.Fact, frozen=True):
    """A hand is empty for good (R1.9)."""

    seat: Seat
    bonus: int


class Total(game.Fact, frozen=True):
    """The points of the whole turn, and the score after it."""

    seat: Seat
    points: int
    score: int


class Closing(game.Fact, frozen=True):
    """The end is near: this many rounds are left, including the current one (R1.8)."""

    why: Literal["pile", "hand", "stuck"]  # the pile is empty, a hand is empty, or a player has no legal turn
    rounds: int
