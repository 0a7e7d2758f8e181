"""The settings of a room: what its host chooses before a game. Entries, messages and rooms share this one struct."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct, structs

from tilehall.core import options as choices
from tilehall.core.game import AnyGame, Options
from tilehall.table import clock_settings
from tilehall.table.clock_settings import ClockSettings

Hints = Literal["bots", "always", "never"]  # who may ask for a hint: whoever plays against bots only, anyone, nobody
SeatCount = Annotated[int, Meta(ge=1, le=16)]  # of any game; each game has narrower bounds of its own
TurnsLate = Annotated[int, Meta(ge=0, le=20)]  # four rounds of five players: what is older gives no help to anyone

O = TypeVar("O")  # noqa: E741 (the form that the options have: raw JSON, builtins, or the game's own struct)
P = TypeVar("P")


class RoomSettings(Struct, Generic[O], frozen=True, kw_only=True):
    """What the host chooses for a room.

    The options are raw JSON in a client's message, builtins in the log, and the game's own struct in a room.
    """

    options: O
    seats: SeatCount
    listed: bool  # the room is in the list of open rooms
    watch: bool  # anyone signed in may look on
    hints: Hints = "bots"  # who may ask for a hint, by the host's choice
    rated: bool = False  # its games count for the ratings, where they can
    clock: ClockSettings | None = None  # None: nobody's time runs
    turns_late: TurnsLate = 0  # how many turns behind the game is what spectators see of it


def with_options(given: RoomSettings[Any], options: P) -> RoomSettings[P]:
    """The same settings with the options in another form; `given` may be an entry or a message that holds settings.

    >>> with_options(RoomSettings(options=b"{}", seats=2, listed=True, watch=False), {"hp": 9}).options
    {'hp': 9}
    """
    kept = {name: getattr(given, name) for name in RoomSettings.__struct_fields__ if name != "options"}
    return RoomSettings(options=options, **kept)


def decode(given: RoomSettings[Raw], game: AnyGame) -> RoomSettings[Options]:
    """The settings that a client sent for a game; Malformed or Illegal, with a sentence, where they do not fit it."""
    if given.clock is not None:
        clock_settings.check(given.clock)
    return with_options(given, choices.decode(game, bytes(given.options), given.seats))


def from_log(given: RoomSettings[dict[str, Any]], game: AnyGame) -> RoomSettings[Options]:
    """The settings that an entry of the log holds."""
    return with_options(given, msgspec.convert(given.options, game.options))


def to_log(settings: RoomSettings[Options]) -> dict[str, Any]:
    """The settings as the fields of an entry."""
    return structs.asdict(with_options(settings, msgspec.to_builtins(settings.options)))
