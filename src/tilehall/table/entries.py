"""What the log of a room holds: one entry a row, everything that happened in it, from opening it to a rematch.

Names are not in it, only the ids of people, so that an account that is deleted leaves none behind.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tilehall.core.game import Seat
from tilehall.table.clock_settings import AtZero
from tilehall.table.room_settings import RoomSettings


class Entry(Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened in a room.

    What a later release added stands in a row only where it is used, and makes the row unreadable for this one: to
    leave out what it means could show spectators what they may not see yet, or play on by other settings.
    """


class Opened(RoomSettings[dict[str, Any]], Entry, frozen=True, kw_only=True):
    """The room was opened by its host."""

    game: str
    version: int
    host: str
    commitment: str
    queue: str = ""  # the speed that its host asked for in quick match, and sits here to wait for; blank: invited
    position: tuple[str, ...] = ()  # the steps of another game that the first game of this room goes on from
    first: Seat | None = None  # who began that game, if that is given


class Arranged(RoomSettings[dict[str, Any]], Entry, frozen=True, kw_only=True):
    """The host changed what is played; ready marks are gone."""


class Sat(Entry, frozen=True):
    """Somebody sat down."""

    user: str
    seat: Seat


class Stood(Entry, frozen=True):
    """A seat is free again: its player left it, or the host removed them, who may not sit down here again."""

    seat: Seat
    removed: bool = False


class Readmitted(Entry, frozen=True):
    """The host lets a player sit down again who was removed."""

    user: str


class Seated(Entry, frozen=True):
    """A bot took a free seat."""

    seat: Seat
    level: str


class BecameReady(Entry, frozen=True, tag="ready"):
    """A player is ready, and brings a random value for the dice."""

    seat: Seat
    value: str


class BecameUnready(Entry, frozen=True, tag="unready"):
    """A player is not ready any more."""

    seat: Seat


class Hosted(Entry, frozen=True):
    """Somebody else is the host now."""

    user: str


class Muted(Entry, frozen=True):
    """Somebody may not talk at this table, or may again."""

    user: str
    on: bool


class Began(Entry, frozen=True):
    """The game began: chance's first steps."""

    steps: tuple[str, ...]
    edition: int = 0  # the edition of the bots' ratings with which it is rated; 0: it is not
    rating_rules: int = 1  # the version of the rating rules


class Played(Entry, frozen=True):
    """A turn, or a part of one: a seat's steps, and every step of chance's that they cause."""

    seat: Seat
    steps: tuple[str, ...]


class Resigned(Entry, frozen=True):
    """A seat gave up; and every step of chance's that this causes."""

    seat: Seat
    steps: tuple[str, ...] = ()


class TimedOut(Entry, frozen=True, tag="timeout"):
    """The time of a seat was up. A bot plays that turn; or these are the steps that the game names, or its resigning,
    and every step of chance's that they cause."""

    seat: Seat
    at_zero: AtZero
    steps: tuple[str, ...] = ()
    level: str = ""  # of the bot that plays


class TimeGivenBack(Entry, frozen=True, tag="timeback"):
    """The hall lost time while that of a seat ran: so much of it does not count."""

    seat: Seat
    milliseconds: int
    since: int = 0  # what was lost from this time to that of the row is settled; 0: as much before the row as is given


class TookBack(Entry, frozen=True):
    """A player who plays against bots alone took back a turn, and everything that followed it."""

    seat: Seat
    to: int  # the last entry that moved the game and still stands
    steps: int  # how many steps of the record still stand


class Agreed(Entry, frozen=True):
    """Somebody agrees that a bot plays on for a seat whose owner is away."""

    user: str
    seat: Seat


class Replaced(Entry, frozen=True):
    """A bot plays on for a seat."""

    seat: Seat
    level: str


class Returned(Entry, frozen=True):
    """The owner took the seat back."""

    seat: Seat


class Gathered(Entry, frozen=True, tag="again"):
    """A rematch is gathered, with a new commitment for its dice."""

    commitment: str


class Closed(Entry, frozen=True):
    """The host closed the room, or whoever looks after the hall did."""

    by_hall: bool = False
    why: str = ""  # what the hall gave as its reason


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
    | TookBack
    | Agreed
    | Replaced
    | Returned
    | Gathered
    | Closed
)

SeatEntry = Played | Resigned | TimedOut  # what a seat does to the game, or is done for it
SEAT_ENTRIES = (Played, Resigned, TimedOut)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    """An entry as the log keeps it.

    >>> write(Played(1, ("stone 4,4", "plant 0,0")))
    b'{"is":"played","seat":1,"steps":["stone 4,4","plant 0,0"]}'
    """
    return msgspec.json.encode(entry)


def read(raw: bytes) -> AnyEntry:
    """An entry from the log.

    >>> read(b'{"is":"stood","seat":1}')
    Stood(seat=1, removed=False)
    """
    return _decoder.decode(raw)
