"""The entries of a tournament's log, one per row: everything that happens in it, from its creation to its end.

Entries hold the ids of users, not their names, so that a deleted account leaves no name behind. All times are epoch
milliseconds.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from tilehall.table.summary import Code, UserId
from tilehall.tournaments.settings import TournamentSettings

Player = str  # a user, or a bot of the hall: see `house_bot`
How = Literal["played", "no-show", "decided"]  # by the rules; players did not come; the organiser decided

HOUSE_BOT = "house~"  # begins the id of a bot of the hall; random ids have no tilde


class TournamentEntry(Struct, frozen=True, tag_field="is", omit_defaults=True, forbid_unknown_fields=True):
    """An event in a tournament, at the time at which it was written.

    A field that a later release adds is written only if it is used, and this release cannot read a row that has it.
    """

    at: int


class Created(TournamentEntry, frozen=True, tag="created"):
    """The organiser created the tournament."""

    organiser: UserId
    version: int  # of the game's rules
    settings: TournamentSettings[dict[str, Any]]
    sizes: tuple[int, ...]  # the numbers of players that a table can have, from the smallest
    seed: str  # random, of the draws
    previous: str = ""  # the tournament of which this is the weekly repetition


class SettingsChanged(TournamentEntry, frozen=True, tag="settings"):
    """The organiser changed the settings before the start."""

    version: int
    settings: TournamentSettings[dict[str, Any]]
    sizes: tuple[int, ...]


class Entered(TournamentEntry, frozen=True, tag="entered"):
    """A player entered, or came back after leaving or not coming to a table."""

    player: Player
    rating: float = 0.0  # by which players are seeded


class Withdrew(TournamentEntry, frozen=True, tag="withdrew"):
    """A player left. A table at which they sit is played to its end."""

    player: Player


class PlayerRemoved(TournamentEntry, frozen=True, tag="removed"):
    """The organiser or a moderator removed a player, who may not come back."""

    player: Player
    by: UserId
    why: str = ""


class Started(TournamentEntry, frozen=True, tag="started"):
    """The tournament started. Blank: at the planned time."""

    by: UserId = ""


class Paused(TournamentEntry, frozen=True, tag="paused"):
    """No more tables are paired until the organiser goes on. Games in progress continue."""

    by: UserId


class Resumed(TournamentEntry, frozen=True, tag="resumed"):
    """The tournament goes on. An arena takes longer by the pause."""

    by: UserId


class Pairing(Struct, frozen=True):
    """The players of a table, by seat. Tables are numbered through the whole tournament, from 1."""

    table: int
    players: tuple[Player, ...]


class RoundPaired(TournamentEntry, frozen=True, tag="paired"):
    """A round was paired, or in an arena some of the players who were free."""

    round: int  # from 1
    tables: tuple[Pairing, ...]
    byes: tuple[Player, ...] = ()  # players without a table in this round
    walkovers: tuple[Player, ...] = ()  # players whose opponent has left


class TableReplayed(TournamentEntry, frozen=True, tag="replayed"):
    """A drawn table of a knockout is played again, as a new table of the same round."""

    drawn: int  # the number of the drawn table
    table: Pairing


class TableOpened(TournamentEntry, frozen=True, tag="opened"):
    """The room of a table was opened."""

    table: int
    room: Code


class Attended(TournamentEntry, frozen=True, tag="attended"):
    """At the deadline, it was noted who had not come to a table. The game goes on, and their clocks run."""

    table: int
    absent: tuple[Player, ...] = ()


class TableFinished(TournamentEntry, frozen=True, tag="finished"):
    """A table has its result."""

    table: int
    places: tuple[int, ...]  # by seat; equal players share a place: a draw is (1, 1), and if nobody came, (2, 2)
    how: How = "played"
    absent: tuple[Player, ...] = ()  # players who never came, and are not paired until they enter again


class Corrected(TournamentEntry, frozen=True, tag="corrected"):
    """The organiser or a moderator set the result of a table."""

    table: int
    places: tuple[int, ...]
    by: UserId
    why: str


class Extended(TournamentEntry, frozen=True, tag="extended"):
    """Time in which the hall could not serve players does not count for an arena, nor for deadlines."""

    milliseconds: int
    since: int  # all time lost from `since` to this row is settled


class BoardsFrozen(TournamentEntry, frozen=True, tag="frozen"):
    """The boards of the class stand still, or go on.

    The time between does not count for an arena, nor for deadlines.
    """

    on: bool


class TournamentEnded(TournamentEntry, frozen=True, tag="ended"):
    """The tournament ended, and its standings are final, but for corrections."""


class Cancelled(TournamentEntry, frozen=True, tag="cancelled"):
    """The tournament was cancelled. Blank: because too few players had entered."""

    by: UserId = ""
    why: str = ""


class Repeated(TournamentEntry, frozen=True, tag="repeated"):
    """The tournament of the next week was created."""

    tournament: str


AnyTournamentEntry = (
    Created
    | SettingsChanged
    | Entered
    | Withdrew
    | PlayerRemoved
    | Started
    | Paused
    | Resumed
    | RoundPaired
    | TableReplayed
    | TableOpened
    | Attended
    | TableFinished
    | Corrected
    | Extended
    | BoardsFrozen
    | TournamentEnded
    | Cancelled
    | Repeated
)

_decoder: msgspec.json.Decoder[AnyTournamentEntry] = msgspec.json.Decoder(AnyTournamentEntry)


def write(entry: AnyTournamentEntry) -> bytes:
    """Return an entry as the log stores it.

    >>> write(TableFinished(1700000000000, 7, (1, 2)))
    b'{"is":"finished","at":1700000000000,"table":7,"places":[1,2]}'
    """
    return msgspec.json.encode(entry)


def read(raw: bytes) -> AnyTournamentEntry:
    """Return an entry from the log.

    >>> read(b'{"is":"withdrew","at":1700000000000,"player":"ann"}')
    Withdrew(at=1700000000000, player='ann')
    """
    return _decoder.decode(raw)


def house_bot(level: str, number: int) -> Player:
    """Return the id of a bot of the hall.

    >>> house_bot("easy", 2)
    'house~easy~2'
    """
    return f"{HOUSE_BOT}{level}~{number}"


def level_of(player: Player) -> str:
    """Return the level of a bot of the hall, or blank for a user.

    >>> level_of("house~easy~2"), level_of("x1y2")
    ('easy', '')
    """
    return player.removeprefix(HOUSE_BOT).partition("~")[0] if player.startswith(HOUSE_BOT) else ""
