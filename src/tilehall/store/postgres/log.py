"""The log in PostgreSQL: the rows of rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tilehall.store.postgres.appends import Appends, add_finished
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.protocol import Finished, Head, Log, Row, Seed
from tilehall.store.sql import Database
from tilehall.table.summary import Code, Summary

ROW = "SELECT room, seq, at, asker, key, entry FROM log"
BEHIND = """
    SELECT log.room, log.seq, log.at, log.asker, log.key, log.entry
    FROM unnest($1::varchar[], $2::bigint[]) AS known (room, seq)
    JOIN log ON log.room = known.room AND log.seq > known.seq ORDER BY log.room, log.seq
"""
# Two lookups at the end of an index per room.
HEADS = """
    SELECT given.room, last.seq, coalesce((SELECT max(n) FROM talk WHERE talk.room = given.room), 0)
    FROM unnest($1::varchar[]) AS given (room)
    CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM log WHERE log.room = given.room) AS last
    WHERE last.seq IS NOT NULL
"""


class PostgresLog(Log):
    """The log of every room. `PostgresStore` provides the connections."""

    _connections: Connections
    _appends: Appends
    _database: Database

    async def append(self, row: Row, summary: Summary, seed: Seed | None = None) -> Row | None:
        return await self._appends.append((row, summary, seed))

    async def rows(self, room: Code, after: int = 0) -> Sequence[Row]:
        return await self._database.all(Row, f"{ROW} WHERE room = $1 AND seq > $2 ORDER BY seq", room, after)

    async def rows_after(self, known: Mapping[Code, int]) -> Sequence[Row]:
        return await self._database.all(Row, BEHIND, [*known], [*known.values()])

    async def heads(self, rooms: Sequence[Code]) -> dict[Code, Head]:
        found = await self._database.rows(HEADS, list(rooms))
        return {room: Head(seq, talk) for room, seq, talk in found}

    async def list_games(self, room: Code, games: Sequence[Finished]) -> None:
        async def write(connection: Connection) -> None:
            await add_finished(connection, games)
            await connection.execute("DELETE FROM unlisted WHERE room = $1", room)

        await self._connections.do(write)
