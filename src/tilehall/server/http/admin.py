"""Looking after the hall over HTTP: for accounts that the host has named, and for the host's own command."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Meta

from tilehall.server.http.dependencies import NOTHING, SIGNED_IN, Body, refusals
from tilehall.server.http.rooms import Code
from tilehall.server.moderation.listings import (
    ActListing,
    OneTimeCode,
    PersonListing,
    Refusals,
    ReportListing,
    RoomListing,
)
from tilehall.server.moderation.moderator import LONGEST_NOTE, Actor, Moderator
from tilehall.server.moderation.talk_reports import list_reports

LATEST = 253_402_300_799_000  # the end of the year 9999, in milliseconds
Note = Annotated[str, Meta(max_length=LONGEST_NOTE, description="Told to whoever it concerns; may be left out.")]
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
        Annotated[int, Meta(ge=1, le=LATEST, description="Milliseconds since 1970; left out: until it is lifted.")]
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

    @get("/rooms", summary="All rooms", responses=refusals(401, 429))
    async def list_rooms(
        self, moderator: Given[Moderator], actor: Given[Actor], search: Search = "", skip: Skip = 0
    ) -> tuple[RoomListing, ...]:
        """Fifty rooms that are not closed, the last changed first, by code or game. Nothing of a game under way."""
        return await moderator.list_rooms(search, skip)

    @post(
        "/rooms/{code:str}/close",
        summary="Close a room",
        status_code=HTTP_204_NO_CONTENT,
        responses=NOTHING | refusals(401, 404, 409, 422, 429),
    )
    async def close_room(
        self, code: Code, data: JSONBody[Closing], moderator: Given[Moderator], actor: Given[Actor]
    ) -> None:
        """Close a room for good, also while a game is under way; everyone in it is told why."""
        await moderator.close_room(actor, code, data.why)

    @post(
        "/rooms/{code:str}/mute",
        summary="Mute somebody in a room",
        status_code=HTTP_204_NO_CONTENT,
        responses=NOTHING | refusals(401, 404, 409, 429),
    )
    async def mute(self, code: Code, data: JSONBody[Muting], moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Keep somebody from talking in a room, or let them again."""
        await moderator.mute(actor, code, data.user, data.on)

    @get("/people", summary="All people", responses=refusals(401, 429))
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

    @post(
        "/people/{person:str}/ban",
        summary="Ban somebody",
        status_code=HTTP_204_NO_CONTENT,
        responses=NOTHING | refusals(401, 404, 409, 422, 429),
    )
    async def ban(
        self, person: Person, data: JSONBody[NewBan], moderator: Given[Moderator], actor: Given[Actor]
    ) -> None:
        """Keep somebody out: every device of theirs, at once. Their seats stay theirs, and count as away."""
        await moderator.ban(actor, person, data.reason, data.until)

    @post(
        "/people/{person:str}/unban",
        summary="Lift a ban",
        status_code=HTTP_204_NO_CONTENT,
        responses=NOTHING | refusals(401, 404, 409, 429),
    )
    async def unban(self, person: Person, moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Let somebody in again; everything of theirs is as it was."""
        await moderator.unban(actor, person)

    @post(
        "/people/{person:str}/sign-out",
        summary="End somebody's sessions",
        status_code=HTTP_204_NO_CONTENT,
        responses=NOTHING | refusals(401, 404, 429),
    )
    async def sign_out(self, person: Person, moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Sign every device of somebody out. A guest does not come back."""
        await moderator.sign_out(actor, person)

    @post(
        "/people/{person:str}/reset-password",
        summary="Reset a password",
        status_code=HTTP_200_OK,
        responses=refusals(401, 404, 409, 429),
    )
    async def reset_password(self, person: Person, moderator: Given[Moderator], actor: Given[Actor]) -> OneTimeCode:
        """Make an account's password worthless and sign every device out. The answer is a recovery code to hand to its
        owner, who sets a new password with it, once."""
        return OneTimeCode(await moderator.reset_password(actor, person))

    @get("/reports", summary="Reported lines", responses=refusals(401, 429))
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

    @post(
        "/reports/{report:int}/settle",
        summary="Settle a report",
        status_code=HTTP_204_NO_CONTENT,
        responses=NOTHING | refusals(401, 404, 429),
    )
    async def settle_report(self, report: ReportNumber, moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Mark a report as settled."""
        await moderator.settle_report(actor, report)

    @get("/refusals", summary="What the limits refused", responses=refusals(401, 429))
    async def list_refusals(self, moderator: Given[Moderator], actor: Given[Actor]) -> Refusals:
        """What the limits refused since the server was started, by limit, and by limit and address."""
        return moderator.list_refusals()

    @get("/audit", summary="The audit log", responses=refusals(401, 429))
    async def list_acts(
        self, moderator: Given[Moderator], actor: Given[Actor], before: Before = None
    ) -> tuple[ActListing, ...]:
        """Fifty acts of whoever looked after the hall, the newest first."""
        return await moderator.list_acts(before)
