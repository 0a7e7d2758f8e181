"""The position of a game of Rummikub, and its options."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from tilehall.core import game
from tilehall.core.game import Seat
from tilehall.games.rummikub.melds import MELDS
from tilehall.games.rummikub.tiles import Bag, less

Closing = Literal["", "emptied", "passed"]
Over = Literal["", "emptied", "passed", "rounds", "limit", "resigned"]


class Unsaid(IntEnum):
    """A default that can be told apart from the same number set by the user."""

    ROUNDS = 1


class Options(game.Options, frozen=True, kw_only=True):
    """The initial meld, and the length of a game."""

    implies: ClassVar = {"point_limit": {"rounds": 0}}

    initial_meld: Annotated[int, Meta(ge=0, le=60)] = 30
    rounds: Annotated[int, Meta(ge=0, le=50)] = Unsaid.ROUNDS
    point_limit: Annotated[int, Meta(ge=0, le=1000)] = 0

    def __post_init__(self) -> None:
        # R4.9: setting a limit makes `rounds` default to 0.
        if self.rounds is Unsaid.ROUNDS:
            force_setattr(self, "rounds", self.implies["point_limit"]["rounds"] if self.point_limit else 1)


class State(Struct, frozen=True):
    """A position. Racks and pool are bags (see tiles.py); sets are their numbers, ascending (see melds.py).

    Racks and table keep their contents until the turn ends. A draft is only the lifted sets and the laid sets.
    """

    options: Options
    racks: tuple[Bag, ...]
    pool: Bag
    playing: tuple[bool, ...]  # by seat: whether the player has not resigned
    opened: tuple[bool, ...]  # by seat: whether the player has made the initial meld of this round
    passed: tuple[bool, ...]  # by seat: whether the player has passed since the last play
    totals: tuple[int, ...]  # penalty points of the finished rounds
    owed: tuple[int, ...]  # tiles that chance has yet to deal to each seat
    table: tuple[int, ...] = ()
    round: int = 1
    first: Seat | None = None  # C8: the seat that begins the first round of a rematch, until it is drawn
    seat: Seat | None = None  # the seat to act; None until chance has drawn who begins the round
    lifted: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    closing: Closing = ""  # how the round ended, while racks are shown and after the game
    showing: tuple[Seat, ...] = ()  # the seats whose racks chance has yet to show
    over: Over = ""


def bag_of_sets(numbers: tuple[int, ...]) -> Bag:
    """Return the tiles of several sets, which must come from one table so that a bag can hold them."""
    return sum(MELDS[number].bag for number in numbers)


def value_of_sets(numbers: tuple[int, ...]) -> int:
    """Return the value of several sets, with each joker as the tile that it stands for."""
    return sum(MELDS[number].value for number in numbers)


def at_hand(state: State) -> Bag:
    """Return the tiles that the player to act can lay: loose ones and those on the rack."""
    assert state.seat is not None
    rack = state.racks[state.seat]
    if state.lifted:
        rack += bag_of_sets(state.lifted)
    if state.laid:
        rack -= bag_of_sets(state.laid)
    return rack


def put_down(state: State) -> Bag:
    """Return the tiles that left the rack in this turn. Lays use loose tiles first, so their order does not matter."""
    return less(bag_of_sets(state.laid), bag_of_sets(state.lifted))
