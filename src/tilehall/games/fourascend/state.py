"""The position of a game of 4ascend, and its options."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilehall.core import game
from tilehall.core.game import Seat
from tilehall.core.options import RANGE

Plants = Annotated[int, Meta(ge=0, le=10)] | Annotated[str, Meta(pattern=RANGE, extra={"low": 0, "high": 10})]
StartPlants = Annotated[int, Meta(ge=0, le=30)] | Annotated[str, Meta(pattern=RANGE, extra={"low": 0, "high": 30})]
Moves = Annotated[int, Meta(ge=0, le=40)] | Annotated[str, Meta(pattern=RANGE, extra={"low": 1, "high": 40})]


class Options(game.Options, frozen=True, kw_only=True, cache_hash=True):
    """HP, plants, and the length of a game."""

    hp: Annotated[int, Meta(ge=1, le=99)] = 20
    plants_start: StartPlants = 4
    sprout_every: Moves = 6
    sprout: Plants = 2
    regrow: Plants = 2
    max_turns: Annotated[int, Meta(ge=0, le=1000)] = 0
    on_limit: Literal["hp", "draw"] = "hp"


class State(Struct, frozen=True):
    """A position. Sets of stones and plants are bit masks (see board.py)."""

    options: Options
    stones: tuple[int, int]  # Black's, White's
    plants: int
    hp: tuple[int, int]
    seat: Seat = 0
    vacated: int = 0  # the cells of the attacker's chain while the defender answers; 0 in the normal phase
    placed: int = 0  # stones placed in the whole game
    wait: int = 0  # quiet moves until plants sprout; 0 means never
    due: Literal["", "plants_start", "sprout", "regrow"] = ""  # the range from which chance picks an amount next
    grow: int = 0  # plants that chance has yet to place
    renew: bool = False  # chance picks a new `wait` next
    over: Literal["", "hp", "limit", "full", "resigned"] = ""
    resigned: Seat | None = None
