"""Looking after the hall over HTTP: for accounts that the host has named, and for the host's own command."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from tilehall.server.http.dependencies import Body
from tilehall.server.http.rooms import Code
from tilehall.server.http.routes import SIGNED_IN, command, get, post
from tilehall.server.moderation.listings import (
    ActListing,
    OneTimeCode,
    PersonListing,
    Refusals,
    ReportListing,
    RoomListing,
)
from tilehall.server.moderation.moderator import MAX_NOTE_CHARS, Actor, Moderator
from tilehall.server.moderation.talk_reports import list_reports

MAX_TIME_MS = 253_402_300_799_000  # the end of the year 9999, in milliseconds
Note = Annotated[str, Meta(max_length=MAX_NOTE_CHARS, description="Told to whoever it concerns; may be left out.")]
Person = Annotated[str, PathParameter(min_length=1, max_length=64, description="The id of a person.")]
Search = Annotated[str, QueryParameter(max_length=64, description="A part of it; left out: all.")]
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many to leave out at the beginning.")]
Before = Annotated[int | None, QueryParameter(ge=1, le=2**53, description="Only those with a lower number.")]
ReportNumber = Annotated[int, PathParameter(ge=1, le=2**53, description="The number of a report.")]


class Closing(Body, frozen=True):
    """Why a room is closed."""

    why: Note = ""


class NewBan(Body, frozen=True):
    """Why somebody is banned, and until when."""

    reason: Note = ""
    until: (
        Annotated[int, Meta(ge=1, le=MAX_TIME_MS, description="Milliseconds since 1970; left out: until it is lifted.")]
        | None
    ) = None


class Muting(Body, frozen=True):
    """Whom to mute in a room, or to let talk again."""

    user: Annotated[str, Meta(min_length=1, max_length=64)]
    on: bool = True


class AdminController(Controller):
    """Routes for whoever looks after the hall. Every act stands in the audit log."""

    path = "/admin"
    tags = ("admin",)
    security = SIGNED_IN

    @get("/rooms", "All rooms", 401)
    async def list_rooms(
        self, moderator: Given[Moderator], actor: Given[Actor], search: Search = "", skip: Skip = 0
    ) -> tuple[RoomListing, ...]:
        """Fifty rooms that are not closed, the last changed first, by code or game. Nothing of a game under way."""
        return await moderator.list_rooms(search, skip)

    @command("/rooms/{code:str}/close", "Close a room", 401, 404, 409, 422)
    async def close_room(
        self, code: Code, data: JSONBody[Closing], moderator: Given[Moderator], actor: Given[Actor]
    ) -> None:
        """Close a room for good, also while a game is under way; everyone in it is told why."""
        await moderator.close_room(actor, code, data.why)

    @command("/rooms/{code:str}/mute", "Mute somebody in a room", 401, 404, 409)
    async def mute(self, code: Code, data: JSONBody[Muting], moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Keep somebody from talking in a room, or let them again."""
        await moderator.mute(actor, code, data.user, data.on)

    @get("/people", "All people", 401)
    async def list_people(
        self,
        moderator: Given[Moderator],
        actor: Given[Actor],
        search: Search = "",
        called: Annotated[
            str, QueryParameter(max_length=64, description="Exactly this name or id, in place of a search.")
        ] = "",
        skip: Skip = 0,
    ) -> tuple[PersonListing, ...]:
        """Fifty people, the last seen first, by their names."""
        return await (moderator.find_people(called) if called else moderator.list_people(search, skip))

    @command("/people/{person:str}/ban", "Ban somebody", 401, 404, 409, 422)
    async def ban(
        self, person: Person, data: JSONBody[NewBan], moderator: Given[Moderator], actor: Given[Actor]
    ) -> None:
        """Keep somebody out: every device of theirs, at once. Their seats stay theirs, and count as away."""
        await moderator.ban(actor, person, data.reason, data.until)

    @command("/people/{person:str}/unban", "Lift a ban", 401, 404, 409)
    async def unban(self, person: Person, moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Let somebody in again; everything of theirs is as it was."""
        await moderator.unban(actor, person)

    @command("/people/{person:str}/sign-out", "End somebody's sessions", 401, 404)
    async def sign_out(self, person: Person, moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Sign every device of somebody out. A guest does not come back."""
        await moderator.sign_out(actor, person)

    @post("/people/{person:str}/reset-password", "Reset a password", 401, 404, 409)
    async def reset_password(self, person: Person, moderator: Given[Moderator], actor: Given[Actor]) -> OneTimeCode:
        """Make an account's password worthless and sign every device out. The answer is a recovery code to hand to its
        owner, who sets a new password with it, once."""
        return OneTimeCode(await moderator.reset_password(actor, person))

    @get("/reports", "Reported lines", 401)
    async def list_reports(
        self,
        moderator: Given[Moderator],
        actor: Given[Actor],
        settled: Annotated[bool, QueryParameter(description="Those that are settled, in place of the open ones.")] = (
            False
        ),
        before: Before = None,
    ) -> tuple[ReportListing, ...]:
        """Fifty lines of talk that people reported, each with the talk around it, the newest first."""
        return await list_reports(moderator.store, moderator.people, settled, before)

    @command("/reports/{report:int}/settle", "Settle a report", 401, 404)
    async def settle_report(self, report: ReportNumber, moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Mark a report as settled."""
        await moderator.settle_report(actor, report)

    @get("/refusals", "What the limits refused", 401)
    async def list_refusals(self, moderator: Given[Moderator], actor: Given[Actor]) -> Refusals:
        """What the limits refused since the server was started, by limit, and by limit and address."""
        return moderator.list_refusals()

    @get("/audit", "The audit log", 401)
    async def list_acts(
        self, moderator: Given[Moderator], actor: Given[Actor], before: Before = None
    ) -> tuple[ActListing, ...]:
        """Fifty acts of whoever looked after the hall, the newest first."""
        return await moderator.list_acts(before)
