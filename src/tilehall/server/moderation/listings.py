"""What an admin sees: rooms, users, reports, refusals and the audit log.

Of a room an admin sees what is listed, but never its game. No hand, deck or seed can appear here.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilehall.messages.api_types import Millis
from tilehall.store.protocol import ActKind
from tilehall.table.summary import Phase


class Named(Struct, frozen=True):
    """A user, by id and current name."""

    id: str
    name: Annotated[str, Meta(description="Blank for a deleted user.")]


class RoomListing(Struct, frozen=True):
    """A room, as an admin sees it."""

    code: str
    game: str
    phase: Phase
    host: Named
    players: tuple[Named, ...]
    seats: int
    here: Annotated[int, Meta(description="The number of connections that are watching it.")]
    opened: Millis
    changed: Millis


class AdminClassListing(Struct, frozen=True):
    """A class, as an admin sees it."""

    code: str
    title: str
    teacher: Named
    pupils: int
    created: Millis
    ends: Annotated[int | None, Meta(description="Milliseconds since 1970; null for no end.")]


class AdminTournamentListing(Struct, frozen=True):
    """A tournament, as an admin sees it."""

    code: str
    title: str
    game: str
    format: str
    state: str
    organiser: Named
    players: int
    listed: Annotated[bool, Meta(description="Whether it is in public lists.")]
    created: Millis


class PersonListing(Struct, frozen=True):
    """A user, as an admin sees them."""

    id: str
    name: str
    account: Annotated[bool, Meta(description="False for a guest.")]
    admin: Annotated[bool, Meta(description="Whether the user is an admin.")]
    here: Annotated[int, Meta(description="The number of open connections.")]
    created: Millis
    seen: Millis
    banned: bool
    until: Annotated[int | None, Meta(description="When a ban ends; null if it must be lifted.")]
    reason: Annotated[str, Meta(description="The reason of a ban, as the user is shown it.")]
    owner: Annotated[
        Named | None, Meta(description="Of a bot account: its owner. A ban of the owner bans it, too.")
    ] = None


class SpokenLine(Struct, frozen=True):
    """A line of talk around a report."""

    n: int
    at: Millis
    by: Named
    text: str


class ReporterListing(Struct, frozen=True):
    """A user who reported a line, and why."""

    by: Named
    at: Millis
    why: str


class ReportListing(Struct, frozen=True):
    """A reported line of talk, with the talk around it."""

    n: int
    room: str
    line: SpokenLine
    context: Annotated[tuple[SpokenLine, ...], Meta(description="In order, including the line.")]
    reporters: Annotated[tuple[ReporterListing, ...], Meta(description="The first 20 of them.")]
    reported: Annotated[int, Meta(description="The number of users who reported it.")]
    banned: Annotated[bool, Meta(description="Whether its speaker is banned.")]
    settled: Annotated[int | None, Meta(description="When it was settled; null while it is open.")]


class LimitCount(Struct, frozen=True):
    """How often a limit refused something since the server started."""

    limit: str
    count: int


class RefusalListing(Struct, frozen=True):
    """How often a limit refused an address, and when it last did."""

    limit: str
    address: str
    count: int
    last: Millis


class Refusals(Struct, frozen=True):
    """What the limits refused."""

    since: Annotated[int, Meta(description="When the server started; milliseconds since 1970.")]
    total: tuple[LimitCount, ...]
    newest: Annotated[tuple[RefusalListing, ...], Meta(description="By limit and address, the last refused first.")]


class ActListing(Struct, frozen=True):
    """A row of the audit log."""

    n: int
    at: Millis
    by: Annotated[Named | None, Meta(description="Null for the host at the command line.")]
    act: ActKind
    on: Annotated[str, Meta(description="The id of a user, the code of a room or the number of a report.")]
    name: Annotated[str, Meta(description="The current name of a user; blank for a room, a report or a deleted user.")]
    note: str


class OneTimeCode(Struct, frozen=True):
    """A recovery code that sets a new password, once."""

    recovery: str
