"""Invitations over HTTP: who invites to what. They need a room's code, but no session."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from msgspec import Meta, Struct

from tilehall.core.game import Illegal
from tilehall.core.message import in_words
from tilehall.messages.errors import NotFound
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.dependencies import ASKING_FAST, Caller
from tilehall.server.http.qr_code import is_local, link_to, qr_code
from tilehall.server.http.request import AnyRequest
from tilehall.server.http.rooms import ROOM, WRONG_CODES, Code, GivenRoom
from tilehall.server.http.routes import SIGNED_IN, get
from tilehall.server.live.hall import Hall
from tilehall.server.settings import Settings
from tilehall.server.titles import Titles
from tilehall.table.commands import NO_ROOM, may_watch
from tilehall.table.room import Room
from tilehall.table.seat_names import known_name
from tilehall.table.summary import Phase


class Invitation(Struct, frozen=True):
    """What the holder of a room's code sees before joining."""

    code: str
    game: str
    title: str
    aim: Annotated[str, Meta(description="The goal of the game, in a few words; or blank.")]
    host: str
    phase: Phase
    seats: int
    taken: Annotated[int, Meta(description="The number of seats that are taken.")]


class RoomLink(Struct, frozen=True):
    """The link that invites to a room."""

    url: str
    qr: Annotated[str, Meta(description="The link as a QR code, in SVG.")]
    local: Annotated[bool, Meta(description="Whether only the computer that runs the hall can open the link.")] = False


def _welcome(room: Room, visitor: Who | None) -> bool:
    """Return whether a room's code admits a visitor: into a room that gathers players, or one that can be watched."""
    if room.phase == "closed":
        return False
    try:
        may_watch(room, visitor.user if visitor else "")
    except Illegal:
        return False
    return True


class InvitationsController(Controller):
    """Routes for invitations to rooms."""

    tags = ("rooms",)

    @get("/invitations/{code:str}", "Show an invitation", 404)
    async def show_invitation(
        self,
        code: Code,
        hall: Given[Hall],
        titles: Given[Titles],
        people: Given[People],
        caller: Given[Caller],
        visitor: Given[Who | None],
        reader_language: Given[str],
    ) -> Invitation:
        """Show who invites to what, to anyone who has the code, signed in or not.

        A room that the code does not admit to is answered, and counted, as if it did not exist.
        """
        # Signed-in users have their usual limit, others a limit per address.
        key = visitor.user if visitor else f"address {caller.address}"
        caller.take("requests", key, ASKING_FAST)
        with caller.guess("wrong_codes", key, WRONG_CODES):
            room = await hall.room(code)
            if room is None or not _welcome(room, visitor):
                raise NotFound(NO_ROOM)
        return Invitation(
            code=room.code,
            game=room.game.name,
            title=titles(room.game, reader_language),
            aim=in_words(room.game.aim(room.options), reader_language),
            host=known_name((await people.names([room.host]))[room.host], reader_language),
            phase=room.phase,
            seats=len(room.chairs),
            taken=sum(not chair.free for chair in room.chairs),
        )

    @get(
        "/rooms/{code:str}/link",
        "Get the link to a room",
        401,
        404,
        security=SIGNED_IN,
        dependencies=ROOM,
        for_pupils=True,
    )
    async def show_link(
        self, room: GivenRoom, request: AnyRequest, settings: Given[Settings], me: Given[Who]
    ) -> RoomLink:
        """Return the link that invites to a room, and its QR code."""
        url = link_to(request, settings, f"/r/{room.code}")
        return RoomLink(url, qr_code(url), is_local(url))
