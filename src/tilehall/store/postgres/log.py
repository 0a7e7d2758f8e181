"""Rooms in PostgreSQL: the rows of their logs, what is listed of them, their seeds and their talk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tilehall.store.postgres.appends import Appends
from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.postgres.text import unescaped
from tilehall.store.protocol import Gone, Head, Row, Seed, Talk
from tilehall.store.room_list_protocol import Listing
from tilehall.table.summary import Code, Summary, UserId

ROW = "SELECT room, seq, at, asker, key, entry FROM log"
LISTING = """
    SELECT code, game, phase, listed, host, users, seats, free, turn, waits, queue, speed, rated, opened, changed
    FROM rooms
"""

_people = msgspec.json.Decoder(tuple[UserId, ...]).decode


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

    async def seed(self, room: Code, match: int) -> bytes | None:
        """The seed of one game's dice."""
        of_match = "SELECT seed FROM seeds WHERE room = $1 AND match = $2"

        async def read(connection: Connection) -> bytes | None:
            seed: bytes | None = await connection.fetchval(of_match, room, match)
            return seed

        return await self._connections.read(read)

    async def say(self, room: Code, by: UserId, at: int, text: str) -> Talk:
        """Keep something said, under the room's next number; Gone when there is no such room."""
        add = """
            INSERT INTO talk (room, n, at, speaker, said)
            VALUES ($1, 1 + coalesce((SELECT max(n) FROM talk WHERE room = $1), 0), $2, $3, $4) RETURNING n
        """

        async def write(connection: Connection) -> Talk:
            # The lock makes those who talk at once wait for each other; the insert then sees what they said.
            lock = "SELECT 1 FROM rooms WHERE code = $1 FOR NO KEY UPDATE"
            if await connection.fetchval(lock, room) is None:
                raise Gone("There is no such room.")
            return Talk(await connection.fetchval(add, room, at, by, text), at, by, text)

        return await self._connections.do(write)

    async def said(self, room: Code, after: int = 0, most: int = 200) -> Sequence[Talk]:
        """The newest talk after a number, in order."""
        newest = "SELECT n, at, speaker, said FROM talk WHERE room = $1 AND n > $2 ORDER BY n DESC LIMIT $3"

        async def read(connection: Connection) -> list[Talk]:
            return [Talk(*each) for each in reversed(await connection.fetch(newest, room, after, most))]

        return await self._connections.read(read)

    async def rooms_of(self, user: UserId, most: int = 200) -> Sequence[Listing]:
        """The rooms where somebody has a seat or is the host, the last changed first."""
        return await self._listings("WHERE users ? $1 OR host = $1 ORDER BY changed DESC, code LIMIT $2", user, most)

    async def waiting_rooms(self) -> Sequence[Code]:
        """The rooms with pending automatic work."""

        async def read(connection: Connection) -> list[Code]:
            return [code for (code,) in await connection.fetch("SELECT code FROM rooms WHERE waits ORDER BY code")]

        return await self._connections.read(read)

    async def forget_rooms(self, gathering_before: int, slow_before: int = 0) -> Sequence[Code]:
        """Remove rooms that never started a game and have not changed since, with all that belongs to them."""
        # What another hall writes to or removes at this moment is left alone: the next sweep finds what remains.
        forget = """
            DELETE FROM rooms WHERE code IN (
                SELECT code FROM rooms
                WHERE NOT started
                    AND changed < CASE WHEN speed = 'days' AND phase = 'gathering' THEN $2::bigint ELSE $1 END
                FOR UPDATE SKIP LOCKED
            ) RETURNING code
        """

        async def write(connection: Connection) -> list[Code]:
            return sorted(code for (code,) in await connection.fetch(forget, gathering_before, slow_before))

        return await self._connections.do(write)

    async def _listings(self, which: str, *bounds: Any) -> list[Listing]:
        async def read(connection: Connection) -> list[Listing]:
            return await listings(connection, which, *bounds)

        return await self._connections.read(read)


async def listings(connection: Connection, which: str, *bounds: Any) -> list[Listing]:
    """The rooms that a clause picks out, as they are listed."""
    return [_listing(*each) for each in await connection.fetch(f"{LISTING} {which}", *bounds)]


def _listing(code: Code, *columns: Any) -> Listing:
    game, phase, listed, host, users, seats, free, turn, waits, queue, speed, rated, opened, changed = columns
    summary = Summary(
        game=game,
        phase=phase,
        listed=listed,
        host=host,
        users=tuple(unescaped(user) for user in _people(users)),
        seats=seats,
        free=free,
        turn=turn,
        waits=waits,
        queue=queue,
        speed=speed,
        rated=rated,
    )
    return Listing(room=code, summary=summary, opened=opened, changed=changed)
