"""Lists of rooms in PostgreSQL, for people who look for a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.postgres.log import listings
from tilehall.store.postgres.text import escaped
from tilehall.store.room_list_protocol import ANY_ROOM, MOST_MATCHING, Listing, RoomCursor, WantedRooms


class PostgresRoomLists:
    """Lists of rooms. `PostgresStore` provides the connections."""

    _connections: Connections

    async def listed_rooms(
        self, wanted: WantedRooms = ANY_ROOM, before: RoomCursor | None = None, most: int = 100
    ) -> Sequence[Listing]:
        """Listed rooms that gather players or are playing, the newest first."""
        clause, bounds = _clause(wanted, before)

        async def read(connection: Connection) -> list[Listing]:
            return await listings(connection, f"{clause} LIMIT {most:d}", *bounds)

        return await self._connections.read(read)

    async def matching_rooms(self) -> Sequence[Listing]:
        """The rooms in which people wait to be matched, the oldest first."""

        async def read(connection: Connection) -> list[Listing]:
            return await listings(connection, "WHERE queue <> '' ORDER BY opened, code LIMIT $1", MOST_MATCHING)

        return await self._connections.read(read)


def _clause(wanted: WantedRooms, before: RoomCursor | None) -> tuple[str, list[Any]]:
    """What picks the wanted rooms out: a condition is written only where something is wanted."""
    conditions, bounds = ["listed AND phase IN ('gathering', 'playing')"], list[Any]()

    def bound(value: Any) -> str:
        bounds.append(value)
        return f"${len(bounds)}"

    for column, value in (("game", wanted.game), ("speed", wanted.speed)):
        if value:
            conditions.append(f"{column} = {bound(value)}")
    if wanted.rated is not None:
        conditions.append("rated" if wanted.rated else "NOT rated")
    if wanted.seats:
        conditions.append("phase = 'gathering' AND free > 0" if wanted.seats == "free" else "phase = 'playing'")
    if wanted.apart:
        conditions.append(f"host <> ALL ({bound([*wanted.apart])}::varchar[])")
        # Not `?|`, which goes through all of them for each room: this hashes them once.
        people = bound([escaped(user) for user in wanted.apart])
        seated = "SELECT 1 FROM jsonb_array_elements_text(users) AS person"
        conditions.append(f"NOT EXISTS ({seated} WHERE person = ANY ({people}::varchar[]))")
    if before is not None:
        opened = bound(before[0])
        conditions.append(f"opened <= {opened} AND (opened < {opened} OR code > {bound(before[1])})")
    return f"WHERE {' AND '.join(conditions)} ORDER BY opened DESC, code", bounds
