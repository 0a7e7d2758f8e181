"""Lessons in PostgreSQL: which of them somebody has done."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.protocol import Gone, LessonDone
from tilehall.table.summary import UserId


class PostgresLessons:
    """Lessons that were done. `PostgresStore` provides the connections."""

    _connections: Connections

    async def keep_lesson(self, user: UserId, done: LessonDone) -> None:
        """Keep that somebody has done a lesson; the first time counts. Gone when the person is deleted."""

        async def write(connection: Connection) -> None:
            # Whoever deletes the person at the same time waits.
            there = "SELECT 1 FROM users WHERE id = $1 AND NOT deleted FOR NO KEY UPDATE"
            if await connection.fetchval(there, user) is None:
                raise Gone("This account was deleted.")
            add = "INSERT INTO lessons (person, game, lesson, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
            await connection.execute(add, user, done.game, done.lesson, done.at)

        await self._connections.do(write)

    async def lessons_done(self, user: UserId) -> Sequence[LessonDone]:
        """The lessons that somebody has done, by game and id."""

        async def read(connection: Connection) -> list[LessonDone]:
            theirs = "SELECT game, lesson, at FROM lessons WHERE person = $1 ORDER BY game, lesson"
            return [LessonDone(*each) for each in await connection.fetch(theirs, user)]

        return await self._connections.read(read)
