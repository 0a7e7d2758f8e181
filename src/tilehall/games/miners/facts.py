"""The events that a step of Miners can cause."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.core import game
from tilehall.core.game import Cell, Seat


class Reach(game.Fact, frozen=True):
    """A player reached a destination, and the cards of the vein paid gold."""

    destination: str  # "dest_1"
    cell: Cell
    seat: Seat
    vein: tuple[Cell, ...]  # the cards on a shortest path
    pay: tuple[int, ...]  # gold by seat, including the bounty for reaching it

    def sentence(self, names: Sequence[str]) -> str:
        shares = ", ".join(f"{names[seat]} {gold}" for seat, gold in enumerate(self.pay) if gold)
        where = f"{self.destination.replace('dest_', 'destination ')} at {self.cell[0]},{self.cell[1]}"
        return f"{names[self.seat]} reaches {where}. Gold: {shares}."


class Dead(game.Fact, frozen=True):
    """No card of the game fits on any cell."""

    def sentence(self, names: Sequence[str]) -> str:
        return "The mine is dead: no card fits any cell."


class Stuck(game.Fact, frozen=True):
    """The deck is empty, and no player could lay a card."""

    def sentence(self, names: Sequence[str]) -> str:
        return "The deck is empty and nobody can lay a card."
