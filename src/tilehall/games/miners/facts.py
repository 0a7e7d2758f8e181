"""The events that a step of Miners can cause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tilehall.core import game
from tilehall.core.game import Cell, Seat
from tilehall.core.message import Argument
from tilehall.core.sentences import BySeat

# R2.1: the order of play; Thorin begins.
DWARVES: Final = ("Thorin Goldbeard", "Gimli Ironfoot", "Dwalin Rockfist", "Balin Gemseeker", "Bofur Pickaxe")


class Reach(game.Fact, frozen=True):
    """A player reached a destination, and the cards of the vein paid gold."""

    destination: str  # "dest_1"
    cell: Cell
    seat: Seat
    vein: tuple[Cell, ...]  # the cards on a shortest path
    pay: BySeat  # gold by seat, including the bounty for reaching it

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        dwarf = DWARVES[self.seat]
        return {"dwarf": "none" if names[self.seat] == dwarf else dwarf}


class Dead(game.Fact, frozen=True):
    """No card of the game fits on any cell."""


class Stuck(game.Fact, frozen=True):
    """The deck is empty, and no player could lay a card."""
