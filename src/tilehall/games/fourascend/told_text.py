"""What is told of a stone or a plant, in JSON: all of it but the name of who placed the stone is made once."""

from __future__ import annotations

from functools import lru_cache

from msgspec import json

from tilehall.core.game import CHANCE, Cell, Did, Seat
from tilehall.games.fourascend.board import CELLS
from tilehall.games.fourascend.steps import Plant, Stone

NAME = "@"  # stands for the name of who placed a stone, until it is known


def _stone(seat: Seat, cell: Cell) -> tuple[bytes, bytes]:
    """What stands before the name of who placed a stone, and behind it."""
    step = Stone(cell)
    told = json.encode({"fact": Did(seat, step), "say": step.sentence(NAME, ())})
    before, _, behind = told.partition(NAME.encode())
    return before, behind


def _plant(cell: Cell) -> bytes:
    fact = Did(CHANCE, Plant(cell))
    return json.encode({"fact": fact, "say": fact.sentence(())})


STONES = tuple({cell: _stone(seat, cell) for cell in CELLS} for seat in range(2))
PLANTS = {cell: _plant(cell) for cell in CELLS}


@lru_cache(maxsize=4096)  # of as many people who play at once
def _inside_quotes(name: str) -> bytes:
    return json.encode(name)[1:-1]


def stone_json(seat: Seat, cell: Cell, name: str) -> bytes:
    """A stone that changed nothing else, as it is told.

    >>> stone_json(1, (4, 4), "Ben")
    b'{"fact":{"fact":"did","who":1,"step":{"do":"stone","cell":[4,4]}},"say":"Ben places a stone on 4,4."}'
    """
    before, behind = STONES[seat][cell]
    return before + _inside_quotes(name) + behind
