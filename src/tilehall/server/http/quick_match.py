"""Quick match over HTTP: the queues, asking for a game, and leaving a queue."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tilehall.core.message import in_words
from tilehall.core.registry import find
from tilehall.messages.api_types import Body, GameName
from tilehall.messages.rooms import OpenedRoom
from tilehall.server.accounts.people import Who
from tilehall.server.http.dependencies import ASKING_FAST, Caller
from tilehall.server.http.routes import SIGNED_IN, create, delete, get
from tilehall.server.matching.matchmaker import Matchmaker
from tilehall.server.titles import Titles
from tilehall.server.words import say
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.speeds import CLOCKS, SPEEDS, Speed


class MatchRequest(Body, frozen=True):
    """The game and the speed that a user wants to play."""

    game: GameName
    speed: Speed


class SpeedListing(Struct, frozen=True):
    """A speed that quick match offers."""

    name: Speed
    title: str
    clock: Annotated[ClockSettings | None, Meta(description="The clock of its tables; null if they have none.")]


class WaitingListing(Struct, frozen=True):
    """A queue with waiting users."""

    game: str
    title: str
    speed: str
    people: Annotated[int, Meta(description="How many users are waiting. May be slightly out of date.")]


class MyMatch(Struct, frozen=True):
    """What the user is waiting for, and in which room."""

    code: str
    game: str
    speed: str


class MatchListing(Struct, frozen=True):
    """What quick match offers, and how many users are waiting."""

    speeds: tuple[SpeedListing, ...]
    waiting: Annotated[tuple[WaitingListing, ...], Meta(description="Queues with waiting users.")]
    mine: Annotated[MyMatch | None, Meta(description="Null if the user is not waiting.")] = None


class QuickMatchController(Controller):
    """Routes for quick match, which seats users who want to play the same at one table."""

    path = "/match"
    tags = ("rooms",)

    @get("", "List the queues")
    async def show_match(
        self,
        titles: Given[Titles],
        matchmaker: Given[Matchmaker],
        visitor: Given[Who | None],
        caller: Given[Caller],
        reader_language: Given[str],
    ) -> MatchListing:
        """List the speeds, how many users are waiting for which game, and what the user is waiting for."""
        caller.take("requests", visitor.user if visitor else f"address {caller.address}", ASKING_FAST)
        waiting = await matchmaker.waiting(visitor.user if visitor else "")
        mine = await matchmaker.room_of(visitor.user) if visitor else None
        return MatchListing(
            speeds=tuple(
                SpeedListing(speed, in_words(say("speed", speed=speed), reader_language), CLOCKS[speed])
                for speed in SPEEDS
            ),
            waiting=tuple(
                WaitingListing(game, titles(find(game), reader_language), speed, people)
                for game, speed in sorted(waiting)
                if (people := waiting[game, speed])
            ),
            mine=MyMatch(mine[0], *mine[1]) if mine else None,
        )

    @create("", "Join a queue", 401, 409, 422, security=SIGNED_IN)
    async def ask_for_match(
        self, data: JSONBody[MatchRequest], matchmaker: Given[Matchmaker], me: Given[Who]
    ) -> OpenedRoom:
        """Seat the user with the next user who wants the same.

        Return the room, in which the game may be about to begin.

        Enter it over the websocket and be `ready`. A user who is absent or not ready for 15 seconds loses the seat; at
        `days`, only a user who is not ready does. A user waits for one thing at a time. Asking for it again returns the
        same room.
        """
        return OpenedRoom(await matchmaker.ask(me.user, data.game, data.speed))

    @delete("", "Leave the queue", 401, 409, security=SIGNED_IN)
    async def cancel_match(self, matchmaker: Given[Matchmaker], me: Given[Who]) -> None:
        """Leave the queue. Does nothing if the user is not waiting."""
        await matchmaker.cancel(me.user)
