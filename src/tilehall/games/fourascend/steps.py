"""The steps of 4ascend: players place stones; chance grows plants."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.core import game
from tilehall.core.game import Cell


class Stone(game.Step, frozen=True):
    """Place a stone on an empty cell: `stone 4,4`."""

    cell: Cell

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} places a stone on {self.cell[0]},{self.cell[1]}."


class Plant(game.Step, frozen=True):
    """Chance grows a plant on an empty cell: `plant 2,7`."""

    cell: Cell

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"A plant grows on {self.cell[0]},{self.cell[1]}."


class Grow(game.Step, frozen=True):
    """Chance picks how many plants grow now, if the option is a range: `grow 3`."""

    plants: int

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"Plants that grow now: {self.plants}."


class Wait(game.Step, frozen=True):
    """Chance picks the number of quiet moves until plants sprout, if the option is a range: `wait 6`."""

    moves: int

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"Quiet moves until plants sprout: {self.moves}." if self.moves else "No more plants will sprout."


Step = Stone | Plant | Grow | Wait
