"""The settings of a room, which its host chooses before a game. Entries, messages and rooms share this struct."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct, structs

from tilehall.core import options as choices
from tilehall.core.game import AnyGame, Options
from tilehall.table import clock_settings
from tilehall.table.clock_settings import ClockSettings

Hints = Literal["bots", "always", "never"]  # hints in games against bots only, in all games, or in none
SeatCount = Annotated[int, Meta(ge=1, le=16)]  # for any game; each game has narrower bounds
TurnsLate = Annotated[int, Meta(ge=0, le=20)]  # four rounds of five players: knowing older turns helps nobody

O = TypeVar("O")  # noqa: E741 (the form that the options have: raw JSON, builtins, or the game's own struct)
P = TypeVar("P")


class RoomSettings(Struct, Generic[O], frozen=True, kw_only=True):
    """The host's settings for a room.

    The options are raw JSON in a client's message, builtins in the log, and the game's own struct in a room.
    """

    options: O
    seats: SeatCount
    listed: bool  # whether the room is in the list of open rooms
    watch: bool  # whether any signed-in user may watch
    hints: Hints = "bots"  # when players may ask for a hint
    rated: bool = False  # whether its games count for the ratings, if they can
    clock: ClockSettings | None = None  # None: no clock
    turns_late: TurnsLate = 0  # the delay for spectators, in turns


def with_options(given: RoomSettings[Any], options: P) -> RoomSettings[P]:
    """Return the settings with the options in another form. `given` may be an entry or a message with settings.

    >>> with_options(RoomSettings(options=b"{}", seats=2, listed=True, watch=False), {"hp": 9}).options
    {'hp': 9}
    """
    kept = {name: getattr(given, name) for name in RoomSettings.__struct_fields__ if name != "options"}
    return RoomSettings(options=options, **kept)


def decode(given: RoomSettings[Raw], game: AnyGame) -> RoomSettings[Options]:
    """Return the settings that a client sent for a game. Raises `Malformed` or `Illegal` if they do not fit it."""
    if given.clock is not None:
        clock_settings.check(given.clock)
    return with_options(given, choices.decode(game, bytes(given.options), given.seats))


def from_log(given: RoomSettings[dict[str, Any]], game: AnyGame) -> RoomSettings[Options]:
    """Return the settings in an entry of the log."""
    return with_options(given, msgspec.convert(given.options, game.options))


def to_log(settings: RoomSettings[Options]) -> dict[str, Any]:
    """Return the settings as the fields of an entry."""
    return structs.asdict(with_options(settings, msgspec.to_builtins(settings.options)))
