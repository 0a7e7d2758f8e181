"""The steps of 4ascend: players place stones; chance grows plants."""

from __future__ import annotations

from tilehall.core import game
from tilehall.core.game import Cell


class Stone(game.Step, frozen=True):
    """Place a stone on an empty cell: `stone 4,4`."""

    cell: Cell


class Plant(game.Step, frozen=True):
    """Chance grows a plant on an empty cell: `plant 2,7`."""

    cell: Cell


class Grow(game.Step, frozen=True):
    """Chance picks how many plants grow now, if the option is a range: `grow 3`."""

    plants: int


class Wait(game.Step, frozen=True):
    """Chance picks the number of quiet moves until plants sprout, if the option is a range: `wait 6`."""

    moves: int


Step = Stone | Plant | Grow | Wait
