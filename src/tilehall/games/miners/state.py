"""The position of a game of Miners, and its options."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tilehall.core import game
from tilehall.core.game import Seat
from tilehall.core.options import named
from tilehall.games.miners.mine import Mine
from tilehall.games.miners.open_way import Barred, barred

Over = Literal["", "goal", "dead", "stuck", "resigned"]


class OptionsVersion1(game.Options, frozen=True, kw_only=True):
    """The options of version 1 of the rules."""

    goal: Annotated[
        Literal["all", "first"],
        named({"all": "All three destinations", "first": "The first destination"}, description="What ends the game."),
    ] = "all"


class Options(OptionsVersion1, frozen=True, kw_only=True):
    """When the digging is done, and whether the way stays open."""

    keep_open: Annotated[
        bool,
        Meta(
            title="Keep the way open",
            description="Nobody may lay a card that cuts a destination off from the open ends of the mine.",
        ),
    ] = True


class Reached(Struct, frozen=True):
    """A destination that was reached."""

    seat: Seat  # who laid the card that reached it
    vein: tuple[int, ...]  # the cells of the cards that lay on a shortest path then (R2.7)


class Discarded(Struct, frozen=True):
    """A card on the open discard pile."""

    kind: int
    number: int  # of its cardId (R2.3)
    seat: Seat


class State(Struct, frozen=True):
    """Kinds of cards, faces and cells are numbers (see card.py and mine.py)."""

    options: Options
    mine: Mine
    laid_by: bytes  # by cell: the seat that laid the card there, 0 where none lies
    numbers: bytes  # by cell: the number of the card's cardId (R2.3), 0 where none lies
    hands: tuple[tuple[int, ...], ...]  # by seat; what a seat that resigned held stays here, out of the game
    deck: bytes  # by kind: how many are left
    owed: tuple[Seat, ...]  # to whom chance deals the next cards
    gold: tuple[int, ...]
    playing: tuple[bool, ...]
    reached: tuple[Reached | None, ...] = (None, None, None)  # dest_1, dest_2, dest_3
    discards: tuple[Discarded, ...] = ()
    seat: Seat = 0  # whose turn it is once nothing is owed
    idle: tuple[Seat, ...] = ()  # who, since the last card laid, laid nothing in a turn begun with no deck (R2.8)
    over: Over = ""
    barred: Barred = ()  # the lays that fit, and that R2.10 forbids


def with_barred(state: State) -> State:
    """The state with the lays that R2.10 forbids in its mine."""
    if not state.options.keep_open:
        return state
    found = barred(state.mine, state.reached, first_ends=state.options.goal == "first")
    return state if found == state.barred else replace(state, barred=found)
