"""The consequences of a SUMMON5 turn, which the page animates and lists in its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tilehall.core import game
from tilehall.core.game import Cell, Seat


class Scored(game.Fact, frozen=True):
    """A sequence scores."""

    seat: Seat
    cells: tuple[Cell, ...]
    tiles: str
    sum: int
    points: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} weaves {' '.join(self.tiles)}, sum {self.sum}: {self.points} points."


class Perfect(game.Fact, frozen=True):
    """A hand is empty for good (R1.9)."""

    seat: Seat
    bonus: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} has emptied the hand, a perfect game: {self.bonus} points."


class Total(game.Fact, frozen=True):
    """The points of the whole turn, and the score after it."""

    seat: Seat
    points: int
    score: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} earns {self.points} points and has {self.score}."


class Closing(game.Fact, frozen=True):
    """The end is near: this many rounds are left, including the current one (R1.8)."""

    why: Literal["pile", "hand", "stuck"]  # the pile is empty, a hand is empty, or a player has no legal turn
    rounds: int

    def sentence(self, names: Sequence[str]) -> str:
        ends = "The game ends with this round." if self.rounds == 1 else "After this round one more is played."
        return ends if self.why == "stuck" else f"The {self.why} is empty. {ends}"
