"""Moderation over HTTP, for accounts that the host has named, and for the host's command line."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from tilehall.messages.api_types import Body
from tilehall.messages.errors import NotFound
from tilehall.server.accounts.people import People
from tilehall.server.classes.registry import NO_CLASS, ClassRegistry
from tilehall.server.http.classes import ClassCode
from tilehall.server.http.rooms import Code
from tilehall.server.http.routes import SIGNED_IN, command, get, post
from tilehall.server.moderation.listings import (
    ActListing,
    AdminClassListing,
    AdminTournamentListing,
    OneTimeCode,
    PersonListing,
    Refusals,
    ReportListing,
    RoomListing,
)
from tilehall.server.moderation.moderator import MAX_NOTE_CHARS, Actor, Moderator
from tilehall.server.moderation.talk_reports import list_reports
from tilehall.store.store import Store

MAX_TIME_MS = 253_402_300_799_000  # the end of the year 9999, in milliseconds
Note = Annotated[str, Meta(max_length=MAX_NOTE_CHARS, description="Shown to the users concerned; optional.")]
Person = Annotated[str, PathParameter(min_length=1, max_length=64, description="A user's id.")]
Search = Annotated[str, QueryParameter(max_length=64, description="Text to search for; all if omitted.")]
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many to skip at the beginning.")]
Before = Annotated[int | None, QueryParameter(ge=1, le=2**53, description="Only those with a lower number.")]
ReportNumber = Annotated[int, PathParameter(ge=1, le=2**53, description="The number of a report.")]


class Closing(Body, frozen=True):
    """The reason for which a room is closed."""

    why: Note = ""


class NewBan(Body, frozen=True):
    """The reason and the end of a ban."""

    reason: Note = ""
    until: (
        Annotated[
            int, Meta(ge=1, le=MAX_TIME_MS, description="Milliseconds since 1970. If omitted, until it is lifted.")
        ]
        | None
    ) = None


class Muting(Body, frozen=True):
    """The user to mute in a room, or to let talk again."""

    user: Annotated[str, Meta(min_length=1, max_length=64)]
    on: bool = True


class AdminController(Controller):
    """Routes for moderators. Every action is written to the audit log."""

    path = "/admin"
    tags = ("admin",)
    security = SIGNED_IN

    @get("/rooms", "List all rooms", 401)
    async def list_rooms(
        self, moderator: Given[Moderator], actor: Given[Actor], search: Search = "", skip: Skip = 0
    ) -> tuple[RoomListing, ...]:
        """List fifty rooms that are not closed, the last changed first, by code or game.

        Shows nothing of running games.
        """
        return await moderator.list_rooms(search, skip)

    @command("/rooms/{code:str}/close", "Close a room", 401, 404, 409, 422)
    async def close_room(
        self, code: Code, data: JSONBody[Closing], moderator: Given[Moderator], actor: Given[Actor]
    ) -> None:
        """Close a room for good, even during a game. Everyone in it is shown the reason."""
        await moderator.close_room(actor, code, data.why)

    @command("/rooms/{code:str}/mute", "Mute a user in a room", 401, 404, 409)
    async def mute(self, code: Code, data: JSONBody[Muting], moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Stop a user from talking in a room, or let them talk again."""
        await moderator.mute(actor, code, data.user, data.on)

    @get("/people", "List all users", 401)
    async def list_people(
        self,
        moderator: Given[Moderator],
        actor: Given[Actor],
        search: Search = "",
        called: Annotated[
            str, QueryParameter(max_length=64, description="An exact name or id, instead of a search.")
        ] = "",
        skip: Skip = 0,
    ) -> tuple[PersonListing, ...]:
        """List fifty users, the last seen first, by name."""
        return await (moderator.find_people(called) if called else moderator.list_people(search, skip))

    @command("/people/{person:str}/ban", "Ban a user", 401, 404, 409, 422)
    async def ban(
        self, person: Person, data: JSONBody[NewBan], moderator: Given[Moderator], actor: Given[Actor]
    ) -> None:
        """Ban a user on all devices, at once. The user keeps their seats, and counts as away."""
        await moderator.ban(actor, person, data.reason, data.until)

    @command("/people/{person:str}/unban", "Lift a ban", 401, 404, 409)
    async def unban(self, person: Person, moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Lift a ban. Everything that belongs to the user is as before."""
        await moderator.unban(actor, person)

    @command("/people/{person:str}/sign-out", "Sign out a user", 401, 404)
    async def sign_out(self, person: Person, moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Sign out every device of a user. A guest cannot come back."""
        await moderator.sign_out(actor, person)

    @post("/people/{person:str}/reset-password", "Reset a password", 401, 404, 409)
    async def reset_password(self, person: Person, moderator: Given[Moderator], actor: Given[Actor]) -> OneTimeCode:
        """Invalidate the password of an account, and sign out every device.

        The answer is a recovery code for its owner, who can use it once to set a new password.
        """
        return OneTimeCode(await moderator.reset_password(actor, person))

    @get("/reports", "List reported lines", 401)
    async def list_reports(
        self,
        store: Given[Store],
        people: Given[People],
        actor: Given[Actor],
        settled: Annotated[bool, QueryParameter(description="List settled reports instead of open ones.")] = False,
        before: Before = None,
    ) -> tuple[ReportListing, ...]:
        """List fifty reported lines, each with the talk around it, the newest first."""
        return await list_reports(store, people, settled, before)

    @command("/reports/{report:int}/settle", "Settle a report", 401, 404)
    async def settle_report(self, report: ReportNumber, moderator: Given[Moderator], actor: Given[Actor]) -> None:
        """Mark a report as settled."""
        await moderator.settle_report(actor, report)

    @get("/classes", "List all classes", 401)
    async def list_all_classes(
        self, moderator: Given[Moderator], actor: Given[Actor], search: Search = "", skip: Skip = 0
    ) -> tuple[AdminClassListing, ...]:
        """List fifty classes, the newest first, by code or title."""
        return await moderator.list_classes(search, skip)

    @command("/classes/{code:str}/delete", "Delete a class", 401, 404)
    async def delete_class_by_admin(
        self, code: ClassCode, moderator: Given[Moderator], classes: Given[ClassRegistry], actor: Given[Actor]
    ) -> None:
        """Delete a class with everything in it: its pupils, their rooms, games and talk, and homework."""
        found = await classes.find(code)
        if found is None:
            raise NotFound(NO_CLASS)
        await classes.delete(found.code, moderator.act(actor, "delete_class", found.code))

    @get("/tournaments", "List all tournaments", 401)
    async def list_all_tournaments(
        self, moderator: Given[Moderator], actor: Given[Actor], search: Search = "", skip: Skip = 0
    ) -> tuple[AdminTournamentListing, ...]:
        """List fifty tournaments, also those in no public list, but none of a class, the newest first."""
        return await moderator.list_tournaments(search, skip)

    @get("/refusals", "List refusals of the limits", 401)
    async def list_refusals(self, moderator: Given[Moderator], actor: Given[Actor]) -> Refusals:
        """Count what the limits refused since the server started, by limit, and by limit and address."""
        return moderator.list_refusals()

    @get("/audit", "List the audit log", 401)
    async def list_acts(
        self, moderator: Given[Moderator], actor: Given[Actor], reader_language: Given[str], before: Before = None
    ) -> tuple[ActListing, ...]:
        """List fifty actions of moderators, the newest first."""
        return await moderator.list_acts(before, reader_language)
