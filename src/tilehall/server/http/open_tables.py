"""The open tables of a hall over HTTP: filtered, and a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import QueryParameter
from msgspec import Meta, Struct

from tilehall.core.registry import find, games
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.people import People, Who
from tilehall.server.api_types import Millis
from tilehall.server.http.routes import SIGNED_IN, get
from tilehall.server.titles import Titles
from tilehall.store.queries.rooms import Listing, RoomCursor, WantedRooms
from tilehall.store.store import Store
from tilehall.table.seat_names import SOMEBODY
from tilehall.table.speeds import Speed
from tilehall.table.summary import Phase, UserId

DEFAULT_TABLES = 30  # tables in one answer, unless fewer are asked for
MAX_TABLES = 100  # that may be asked for at once

Game = Annotated[str, QueryParameter(max_length=64, description="Only tables of this game.")]
AtSpeed = Annotated[Speed | None, QueryParameter(description="Only tables with such a clock.")]
Rated = Annotated[bool | None, QueryParameter(description="Only tables whose games are rated, or only others.")]
Seats = Annotated[
    Literal["free", "watch"] | None,
    QueryParameter(description="Only tables with a free seat, or only those where a game is under way."),
]
Before = Annotated[
    str,
    QueryParameter(max_length=40, pattern=r"^([0-9]{1,15}-[A-Z0-9]{1,16})?$", description="`next` of the page before."),
]
Most = Annotated[int, QueryParameter(ge=1, le=MAX_TABLES, description="How many tables at the most.")]


class OpenTable(Struct, frozen=True):
    """A table that somebody may join or look at."""

    code: str
    game: str
    title: str
    phase: Phase
    host: str
    players: Annotated[tuple[str, ...], Meta(description="The people on its seats.")]
    seats: int
    free: int
    speed: Speed
    rated: Annotated[bool, Meta(description="Its game is rated, or the next one would be among accounts.")]
    opened: Millis


class OpenTables(Struct, frozen=True):
    """A page of open tables."""

    tables: tuple[OpenTable, ...]
    next: Annotated[str | None, Meta(description="The next page begins here; null: this is the last.")] = None


class OpenTablesController(Controller):
    """Tables that anyone may join or look at."""

    path = "/tables"
    tags = ("rooms",)
    security = SIGNED_IN

    @get("", "Open tables", 401)
    async def open_tables(
        self,
        store: Given[Store],
        titles: Given[Titles],
        blocks: Given[Blocks],
        people: Given[People],
        me: Given[Who],
        game: Game = "",
        speed: AtSpeed = None,
        rated: Rated = None,
        seats: Seats = None,
        before: Before = "",
        most: Most = DEFAULT_TABLES,
    ) -> OpenTables:
        """Listed tables that gather players or play, the newest first. Where nothing is said of something, all tables
        are listed; never those of people who block me, or whom I block."""
        apart = tuple(sorted(await blocks.apart_from(me.user)))
        # The store knows what the host chose. Whether a guest sits there is known only below.
        wanted = WantedRooms(game=game, speed=speed or "", rated=rated or None, seats=seats or "", apart=apart)
        found = await store.listed_rooms(wanted, _cursor(before), most + 1)
        part = found[:most]
        rooms = [each for each in part if each.summary.game in games()]
        ids = sorted({id for each in rooms for id in (*each.summary.users, each.summary.host)})
        names = await people.names(ids)
        accounts = await _accounts(rooms, store)
        tables = [_table(each, names, accounts, titles) for each in rooms]
        return OpenTables(
            tables=tuple(table for table in tables if rated in (None, table.rated)),
            next=f"{part[-1].opened}-{part[-1].room}" if len(found) > most else None,
        )


def _cursor(before: str) -> RoomCursor | None:
    """The place in the list that a page ended with; the pattern of the parameter has checked its form."""
    opened, _, code = before.partition("-")
    return (int(opened), code) if before else None


async def _accounts(rooms: Sequence[Listing], store: Store) -> set[UserId]:
    """Return the players with an account in the rooms that are set to be rated: with a guest, a game is not rated."""
    found: set[UserId] = set()
    for game in {each.summary.game for each in rooms if each.summary.rated}:
        ids = {user for each in rooms if each.summary.game == game for user in each.summary.users}
        found.update(await store.rated_people(game, sorted(ids)))
    return found


def _table(listing: Listing, names: dict[str, str], accounts: set[UserId], titles: Titles) -> OpenTable:
    room = listing.summary
    return OpenTable(
        code=listing.room,
        game=room.game,
        title=titles(find(room.game)),
        phase=room.phase,
        host=names[room.host] or SOMEBODY,
        players=tuple(names[user] or SOMEBODY for user in room.users),
        seats=room.seats,
        free=room.free,
        speed=room.speed,
        rated=room.rated and accounts.issuperset(room.users),
        opened=listing.opened,
    )
