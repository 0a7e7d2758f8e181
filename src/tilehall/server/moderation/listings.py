"""What an admin sees: rooms, people, reports, refusals and the audit log.

Of a room it is what is listed of it and never its game: no hand, no deck and no seed can come here.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilehall.server.api_types import Millis
from tilehall.store.protocol import ActKind
from tilehall.table.summary import Phase


class Named(Struct, frozen=True):
    """Somebody, by id and by what they are called now."""

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
    here: Annotated[int, Meta(description="Connections that watch it right now.")]
    opened: Millis
    changed: Millis


class PersonListing(Struct, frozen=True):
    """A person, as an admin sees them."""

    id: str
    name: str
    account: Annotated[bool, Meta(description="False for a guest.")]
    admin: Annotated[bool, Meta(description="May look after the hall.")]
    here: Annotated[int, Meta(description="Connections that are open right now.")]
    created: Millis
    seen: Millis
    banned: bool
    until: Annotated[int | None, Meta(description="When a ban ends; null: when somebody lifts it.")]
    reason: Annotated[str, Meta(description="The reason of a ban, as the person is told it.")]


class SpokenLine(Struct, frozen=True):
    """A line of talk around a report."""

    n: int
    at: Millis
    by: Named
    text: str


class ReporterListing(Struct, frozen=True):
    """Who reported a line, and why."""

    by: Named
    at: Millis
    why: str


class ReportListing(Struct, frozen=True):
    """A line of talk that was reported, with the talk around it."""

    n: int
    room: str
    line: SpokenLine
    context: Annotated[tuple[SpokenLine, ...], Meta(description="In order, the line itself among it.")]
    reporters: Annotated[tuple[ReporterListing, ...], Meta(description="The first 20 of them.")]
    reported: Annotated[int, Meta(description="How many people reported it.")]
    banned: Annotated[bool, Meta(description="Whoever said it is banned.")]
    settled: Annotated[int | None, Meta(description="When it was settled; null while it is open.")]


class LimitCount(Struct, frozen=True):
    """How often a limit refused something since the server was started."""

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

    since: Annotated[int, Meta(description="When the server was started; milliseconds since 1970.")]
    total: tuple[LimitCount, ...]
    newest: Annotated[tuple[RefusalListing, ...], Meta(description="By limit and address, the last refused first.")]


class ActListing(Struct, frozen=True):
    """A row of the audit log."""

    n: int
    at: Millis
    by: Annotated[Named | None, Meta(description="Null: the host, at the command line.")]
    act: ActKind
    on: Annotated[str, Meta(description="The id of a person, the code of a room or the number of a report.")]
    name: Annotated[str, Meta(description="What a person is called now; blank for a room, a report, or who is gone.")]
    note: str


class OneTimeCode(Struct, frozen=True):
    """A recovery code that sets a new password, once."""

    recovery: str
