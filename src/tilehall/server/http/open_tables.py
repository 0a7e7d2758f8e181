"""The open tables of a hall over HTTP, filtered and in pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import QueryParameter
from msgspec import Meta, Struct

from tilehall.core.registry import find, games
from tilehall.messages.api_types import Millis
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.routes import FOR_BOTS, SIGNED_IN, get
from tilehall.server.titles import Titles
from tilehall.store.queries.rooms import Listing, WantedRooms
from tilehall.store.store import Store
from tilehall.table.seat_names import known_name
from tilehall.table.speeds import Speed
from tilehall.table.summary import Code, Phase, UserId

DEFAULT_TABLES = 30  # per page
MAX_TABLES = 100  # per page

Game = Annotated[str, QueryParameter(max_length=64, description="Only tables of this game.")]
AtSpeed = Annotated[Speed | None, QueryParameter(description="Only tables with this kind of clock.")]
Rated = Annotated[
    bool | None, QueryParameter(description="Only tables whose games are rated, or only those whose games are not.")
]
Seats = Annotated[
    Literal["free", "watch"] | None,
    QueryParameter(description="Only tables with a free seat, or only those with a running game."),
]
Before = Annotated[
    str,
    QueryParameter(
        max_length=40,
        pattern=r"^([0-9]{1,15}-[A-Z0-9]{1,16})?$",
        description="The value of `next` of the previous page.",
    ),
]
Most = Annotated[int, QueryParameter(ge=1, le=MAX_TABLES, description="The maximum number of tables.")]


class OpenTable(Struct, frozen=True):
    """A table that the user may join or watch."""

    code: str
    game: str
    title: str
    phase: Phase
    host: str
    players: Annotated[tuple[str, ...], Meta(description="The users on its seats.")]
    seats: int
    free: int
    speed: Speed
    rated: Annotated[
        bool, Meta(description="Whether its game is rated, or its next game would be if all players have accounts.")
    ]
    opened: Millis


class OpenTables(Struct, frozen=True):
    """A page of open tables."""

    tables: tuple[OpenTable, ...]
    next: Annotated[str | None, Meta(description="The value of `before` for the next page; null on the last.")] = None


class OpenTablesController(Controller):
    """Routes for tables that anyone may join or watch."""

    path = "/tables"
    tags = ("rooms",)
    security = SIGNED_IN

    @get("", "List open tables", 401, security=FOR_BOTS)
    async def open_tables(
        self,
        store: Given[Store],
        titles: Given[Titles],
        blocks: Given[Blocks],
        people: Given[People],
        me: Given[Who],
        reader_language: Given[str],
        game: Game = "",
        speed: AtSpeed = None,
        rated: Rated = None,
        seats: Seats = None,
        before: Before = "",
        most: Most = DEFAULT_TABLES,
    ) -> OpenTables:
        """List tables that gather players or play, the newest first. Filters that are omitted match all tables.

        Tables of users who block this user, or whom this user blocks, are never listed.
        """
        apart = tuple(sorted(await blocks.apart_from(me.user)))
        # The store only knows whether the host wants the game rated. Whether a guest prevents that is checked below.
        wanted = WantedRooms(game=game, speed=speed or "", rated=rated or None, seats=seats or "", apart=apart)
        found = await store.listed_rooms(wanted, cursor_of(before), most + 1)
        part = found[:most]
        rooms = [each for each in part if each.summary.game in games()]
        ids = sorted({id for each in rooms for id in (*each.summary.users, each.summary.host)})
        names = await people.names(ids)
        accounts = await _accounts(rooms, store)
        tables = [_table(each, names, accounts, titles, reader_language) for each in rooms]
        return OpenTables(
            tables=tuple(table for table in tables if rated in (None, table.rated)),
            next=f"{part[-1].opened}-{part[-1].room}" if len(found) > most else None,
        )


def cursor_of(before: str) -> tuple[int, Code] | None:
    """Return the cursor of the previous page. The pattern of the parameter has checked its form."""
    at, _, code = before.partition("-")
    return (int(at), code) if before else None


async def _accounts(rooms: Sequence[Listing], store: Store) -> set[UserId]:
    """Return the players with an account in the rooms that are set to be rated. A game with a guest is not rated."""
    found: set[UserId] = set()
    for game in {each.summary.game for each in rooms if each.summary.rated}:
        ids = {user for each in rooms if each.summary.game == game for user in each.summary.users}
        found.update(await store.rated_people(game, sorted(ids)))
    return found


def _table(listing: Listing, names: dict[str, str], accounts: set[UserId], titles: Titles, language: str) -> OpenTable:
    room = listing.summary
    return OpenTable(
        code=listing.room,
        game=room.game,
        title=titles(find(room.game), language),
        phase=room.phase,
        host=known_name(names[room.host], language),
        players=tuple(known_name(names[user], language) for user in room.users),
        seats=room.seats,
        free=room.free,
        speed=room.speed,
        rated=room.rated and accounts.issuperset(room.users),
        opened=listing.opened,
    )
