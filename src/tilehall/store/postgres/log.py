"""The log in PostgreSQL: the rows of rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tilehall.store.postgres.appends import Appends, add_finished
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.protocol import Finished, Head, Row, Seed
from tilehall.table.summary import Code, Summary

ROW = "SELECT room, seq, at, asker, key, entry FROM log"


class PostgresLog:
    """The log of every room. `PostgresStore` provides the connections."""

    _connections: Connections
    _appends: Appends

    async def append(self, row: Row, summary: Summary, seed: Seed | None = None) -> Row | None:
        """The row that stands, or None when its number is taken or not the next one."""
        return await self._appends.append((row, summary, seed))

    async def rows(self, room: Code, after: int = 0) -> Sequence[Row]:
        """The rows of a room after a number, in order."""

        async def read(connection: Connection) -> list[Row]:
            found = await connection.fetch(f"{ROW} WHERE room = $1 AND seq > $2 ORDER BY seq", room, after)
            return [Row(*each) for each in found]

        return await self._connections.read(read)

    async def rows_behind(self, known: Mapping[Code, int]) -> Sequence[Row]:
        """The rows of some rooms after a number of each, those of one room in order."""
        behind = """
            SELECT log.room, log.seq, log.at, log.asker, log.key, log.entry
            FROM unnest($1::varchar[], $2::bigint[]) AS known (room, seq)
            JOIN log ON log.room = known.room AND log.seq > known.seq ORDER BY log.room, log.seq
        """

        async def read(connection: Connection) -> list[Row]:
            return [Row(*each) for each in await connection.fetch(behind, [*known], [*known.values()])]

        return await self._connections.read(read)

    async def heads(self, rooms: Sequence[Code]) -> dict[Code, Head]:
        """How far these rooms have come: two looks at the end of an index for each."""
        newest = """
            SELECT given.room, last.seq, coalesce((SELECT max(n) FROM talk WHERE talk.room = given.room), 0)
            FROM unnest($1::varchar[]) AS given (room)
            CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM log WHERE log.room = given.room) AS last
            WHERE last.seq IS NOT NULL
        """

        async def read(connection: Connection) -> dict[Code, Head]:
            return {room: Head(seq, talk) for room, seq, talk in await connection.fetch(newest, list(rooms))}

        return await self._connections.read(read)

    async def list_games(self, room: Code, games: Sequence[Finished]) -> None:
        """List these games of a room, which is not unlisted any more."""

        async def write(connection: Connection) -> None:
            await add_finished(connection, games)
            await connection.execute("DELETE FROM unlisted WHERE room = $1", room)

        await self._connections.do(write)
