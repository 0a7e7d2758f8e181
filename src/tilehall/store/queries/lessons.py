"""Which lessons people have done."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.store.protocol import LessonDone, Lessons
from tilehall.store.queries.accounts import lock_people
from tilehall.store.sql import Database, Transaction
from tilehall.table.summary import UserId


class LessonQueries(Lessons):
    """Lessons that were done."""

    _database: Database

    async def keep_lesson(self, user: UserId, done: LessonDone) -> None:
        add = "INSERT INTO lessons (person, game, lesson, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"

        async def change(transaction: Transaction) -> None:
            await lock_people(transaction, user)
            await transaction.run(add, user, done.game, done.lesson, done.at)

        await self._database.write(change)

    async def lessons_done(self, user: UserId) -> Sequence[LessonDone]:
        theirs = "SELECT game, lesson, at FROM lessons WHERE person = $1 ORDER BY game, lesson"
        return await self._database.all(LessonDone, theirs, user)
