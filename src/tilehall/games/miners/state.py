"""The position of a game of Miners, and its options."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tilehall.core import game
from tilehall.core.game import Seat
from tilehall.games.miners.mine import Mine
from tilehall.games.miners.open_way import Barred, barred

Over = Literal["", "goal", "dead", "stuck", "resigned"]


class OptionsVersion1(game.Options, frozen=True, kw_only=True):
    """The options of version 1 of the rules."""

    goal: Literal["all", "first"] = "all"


class Options(OptionsVersion1, frozen=True, kw_only=True):
    """What ends the game, and whether a card may cut off a destination."""

    keep_open: bool = True


class Reached(Struct, frozen=True):
    """A destination that was reached."""

    seat: Seat  # the seat that laid the card that reached it
    vein: tuple[int, ...]  # the cells of the cards on a shortest path at that time (R2.7)


class Discarded(Struct, frozen=True):
    """A card on the open discard pile."""

    kind: int
    number: int  # of its cardId (R2.3)
    seat: Seat


class State(Struct, frozen=True):
    """A position. Kinds of cards, faces and cells are numbers (see card.py and mine.py)."""

    options: Options
    mine: Mine
    laid_by: bytes  # by cell: the seat that laid the card; 0 if there is none
    numbers: bytes  # by cell: the number in the card's cardId (R2.3); 0 if there is none
    hands: tuple[tuple[int, ...], ...]  # by seat; the cards of a player who resigned stay here, out of the game
    deck: bytes  # by kind: how many are left
    owed: tuple[Seat, ...]  # the seats that chance deals the next cards to
    gold: tuple[int, ...]
    playing: tuple[bool, ...]
    reached: tuple[Reached | None, ...] = (None, None, None)  # dest_1, dest_2, dest_3
    discards: tuple[Discarded, ...] = ()
    seat: Seat = 0  # whose turn it is after all owed cards are dealt
    idle: tuple[Seat, ...] = ()  # the seats that laid nothing with an empty deck since the last lay (R2.8)
    over: Over = ""
    barred: Barred = ()  # the lays that fit but that R2.10 forbids


def with_barred(state: State) -> State:
    """Return the state with `barred` computed for its mine."""
    if not state.options.keep_open:
        return state
    found = barred(state.mine, state.reached, first_ends=state.options.goal == "first")
    return state if found == state.barred else replace(state, barred=found)
