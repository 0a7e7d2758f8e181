"""The entries of a room's log, one per row: everything that happens in it, from opening to a rematch.

Entries hold the ids of users, not their names, so that a deleted account leaves no name behind.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tilehall.core.game import Seat
from tilehall.table.clock_settings import AtZero
from tilehall.table.room_settings import RoomSettings


class Entry(Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """An event in a room.

    A field that a later release adds is written only if it is used, and this release cannot read a row that has it.
    Ignoring the field could show spectators something hidden, or continue with wrong settings.
    """


class Opened(RoomSettings[dict[str, Any]], Entry, frozen=True, kw_only=True):
    """The host opened the room."""

    game: str
    version: int
    host: str
    commitment: str
    class_code: str = ""  # the class to which the room belongs: nobody else may enter; blank: none
    teacher: str = ""  # the teacher of that class, who may do what a host may
    queue: str = ""  # the speed of the quick-match queue in which the host waits; blank: not in a queue
    position: tuple[str, ...] = ()  # the steps of another game from which the first game continues
    first: Seat | None = None  # the first player of that game, if it is given
    offline: bool = False  # the room holds a game that its host played offline
    tournament: str = ""  # the code of the tournament to which the table belongs; nobody is its host
    # At a table of a tournament, by seat: a user, or a bot like "=easy~1", with its level and its number. One entry has
    # all of them, so that a crash cannot leave a table at which somebody is missing.
    players: tuple[str, ...] = ()


class Arranged(RoomSettings[dict[str, Any]], Entry, frozen=True, kw_only=True):
    """The host changed the settings, which clears all ready marks."""


class Sat(Entry, frozen=True):
    """A user sat down."""

    user: str  # blank: a person without an account, who played offline on the host's device
    seat: Seat
    name: str = ""  # of a person without an account


class Stood(Entry, frozen=True):
    """A seat became free: its player left, or the host removed the player, who may not sit down again."""

    seat: Seat
    removed: bool = False


class Readmitted(Entry, frozen=True):
    """The host let a removed player sit down again."""

    user: str


class Seated(Entry, frozen=True):
    """A bot took a free seat."""

    seat: Seat
    level: str


class BecameReady(Entry, frozen=True, tag="ready"):
    """A player became ready, with a random value for the dice."""

    seat: Seat
    value: str
    rated_with_bots: bool = False  # the player agrees to a rated game with a bot account


class BecameUnready(Entry, frozen=True, tag="unready"):
    """A player is no longer ready."""

    seat: Seat


class Hosted(Entry, frozen=True):
    """Another user became the host."""

    user: str


class Muted(Entry, frozen=True):
    """A user may not chat at this table, or may again."""

    user: str
    on: bool


class Began(Entry, frozen=True):
    """The game began, with the first steps of chance."""

    steps: tuple[str, ...]
    edition: int = 0  # the edition of the bots' ratings by which the game is rated; 0: unrated
    rating_rules: int = 1  # the version of the rating rules
    takebacks: int = 0  # of a game that was played offline: the number of turns taken back


class Played(Entry, frozen=True):
    """A turn, or a part of it: steps of a seat and the steps of chance after them."""

    seat: Seat
    steps: tuple[str, ...]


class Resigned(Entry, frozen=True):
    """A seat resigned; with the steps of chance after that."""

    seat: Seat
    steps: tuple[str, ...] = ()


class TimedOut(Entry, frozen=True, tag="timeout"):
    """The time of a seat was up.

    `steps` are the game's default turn or a resignation, with the steps of chance after it. If a bot plays the turn,
    they are empty, and later entries hold the turn.
    """

    seat: Seat
    at_zero: AtZero
    steps: tuple[str, ...] = ()
    level: str = ""  # the level of the bot that plays


class TimeGivenBack(Entry, frozen=True, tag="timeback"):
    """Time that a seat lost while the server was down does not count."""

    seat: Seat
    milliseconds: int
    since: int = 0  # all time lost from `since` to this row is settled; 0: `milliseconds` before this row


class Frozen(Entry, frozen=True):
    """The teacher of a class stopped its boards and clocks, or lets them go on."""

    on: bool


class TookBack(Entry, frozen=True):
    """A player who plays only against bots took back a turn, and everything after it."""

    seat: Seat
    to: int  # the last entry that moved the game and is kept
    steps: int  # the number of steps of the record that are kept


class Agreed(Entry, frozen=True):
    """A player agreed that a bot substitutes for a seat whose owner is away."""

    user: str
    seat: Seat


class Replaced(Entry, frozen=True):
    """A bot substitutes for a seat."""

    seat: Seat
    level: str


class Returned(Entry, frozen=True):
    """The owner took the seat back from a substitute."""

    seat: Seat


class Gathered(Entry, frozen=True, tag="again"):
    """A rematch is being prepared, with a new commitment for its dice."""

    commitment: str


class Closed(Entry, frozen=True):
    """The host or a moderator closed the room."""

    by_hall: bool = False
    why: str = ""  # the reason that a moderator gave


AnyEntry = (
    Opened
    | Arranged
    | Sat
    | Stood
    | Readmitted
    | Seated
    | BecameReady
    | BecameUnready
    | Hosted
    | Muted
    | Began
    | Played
    | Resigned
    | TimedOut
    | TimeGivenBack
    | Frozen
    | TookBack
    | Agreed
    | Replaced
    | Returned
    | Gathered
    | Closed
)

SEAT_ENTRIES = (Played, Resigned, TimedOut)  # an action of a seat in the game, or one taken for it

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    """Return an entry as the log stores it.

    >>> write(Played(1, ("stone 4,4", "plant 0,0")))
    b'{"is":"played","seat":1,"steps":["stone 4,4","plant 0,0"]}'
    """
    return msgspec.json.encode(entry)


def read(raw: bytes) -> AnyEntry:
    """Return an entry from the log.

    >>> read(b'{"is":"stood","seat":1}')
    Stood(seat=1, removed=False)
    """
    return _decoder.decode(raw)
