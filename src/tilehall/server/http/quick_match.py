"""Quick match over HTTP: how many wait for what, to ask for a game, and to wait no more."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tilehall.core.registry import find
from tilehall.server.accounts.people import Who
from tilehall.server.http.dependencies import ASKING_FAST, Body, Caller
from tilehall.server.http.rooms import OpenedRoom
from tilehall.server.http.routes import SIGNED_IN, create, delete, get
from tilehall.server.matching.matchmaker import Matchmaker
from tilehall.server.titles import Titles
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.speeds import CLOCKS, SPEEDS, Speed

# What people call a speed; a clock stands beside it.
TITLES: dict[Speed, str] = {"none": "No clock", "quick": "Quick", "relaxed": "Relaxed", "days": "Days"}


class MatchRequest(Body, frozen=True):
    """What somebody wants to play."""

    game: Annotated[
        str,
        Meta(min_length=1, max_length=64, description="A game's name, as /api/games lists it.", examples=["4ascend"]),
    ]
    speed: Speed


class SpeedListing(Struct, frozen=True):
    """A speed that quick match offers."""

    name: Speed
    title: str
    clock: Annotated[ClockSettings | None, Meta(description="The clock of its tables; null: nobody's time runs.")]


class WaitingListing(Struct, frozen=True):
    """A queue in which people wait."""

    game: str
    title: str
    speed: str
    people: Annotated[int, Meta(description="How many wait, as it was a moment ago.")]


class MyMatch(Struct, frozen=True):
    """What I wait for, and in which room."""

    code: str
    game: str
    speed: str


class MatchListing(Struct, frozen=True):
    """What quick match offers, and who waits."""

    speeds: tuple[SpeedListing, ...]
    waiting: Annotated[tuple[WaitingListing, ...], Meta(description="Queues in which somebody waits.")]
    mine: Annotated[MyMatch | None, Meta(description="Null: I wait for nothing.")] = None


class QuickMatchController(Controller):
    """Quick match: people who want to play the same come to one table."""

    path = "/match"
    tags = ("rooms",)

    @get("", "Who waits for what")
    async def show_match(
        self, titles: Given[Titles], matchmaker: Given[Matchmaker], visitor: Given[Who | None], caller: Given[Caller]
    ) -> MatchListing:
        """The speeds that can be asked for, how many wait for which game, and what I wait for myself."""
        caller.take("requests", visitor.user if visitor else f"address {caller.address}", ASKING_FAST)
        waiting = await matchmaker.waiting(visitor.user if visitor else "")
        mine = await matchmaker.room_of(visitor.user) if visitor else None
        return MatchListing(
            speeds=tuple(SpeedListing(speed, TITLES[speed], CLOCKS[speed]) for speed in SPEEDS),
            waiting=tuple(
                WaitingListing(game, titles(find(game)), speed, people)
                for game, speed in sorted(waiting)
                if (people := waiting[game, speed])
            ),
            mine=MyMatch(mine[0], *mine[1]) if mine else None,
        )

    @create("", "Ask for a game", 401, 409, 422, security=SIGNED_IN)
    async def ask_for_match(
        self, data: JSONBody[MatchRequest], matchmaker: Given[Matchmaker], me: Given[Who]
    ) -> OpenedRoom:
        """Sit down with the next person who wants the same: the room in which I wait, or in which the game is about to
        begin. Enter it over the websocket and be `ready`: a seat is lost by whoever is not there, or not ready, for 15
        seconds; at `days` by whoever is not ready. I wait for one thing at a time; asked again for it, the answer is
        the same room."""
        return OpenedRoom(await matchmaker.ask(me.user, data.game, data.speed))

    @delete("", "Wait no more", 401, 409, security=SIGNED_IN)
    async def cancel_match(self, matchmaker: Given[Matchmaker], me: Given[Who]) -> None:
        """Leave the room in which I wait; nothing where I do not."""
        await matchmaker.cancel(me.user)
