"""Lessons in SQLite: which of them somebody has done."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from tilehall.store.protocol import LessonDone
from tilehall.store.sqlite.accounts import present
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import UserId


class SqliteLessons:
    """Lessons that were done. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader

    async def keep_lesson(self, user: UserId, done: LessonDone) -> None:
        """Keep that somebody has done a lesson; the first time counts. Gone when the person is deleted."""

        def write(connection: sqlite3.Connection) -> None:
            present(connection, user)
            add = "INSERT OR IGNORE INTO lessons (person, game, lesson, at) VALUES (?, ?, ?, ?)"
            connection.execute(add, (user, done.game, done.lesson, done.at))

        await self._writer.do(write)

    async def lessons_done(self, user: UserId) -> Sequence[LessonDone]:
        """The lessons that somebody has done, by game and id."""
        theirs = "SELECT game, lesson, at FROM lessons WHERE person = ? ORDER BY game, lesson"
        return await self._reader.read(
            lambda connection: [LessonDone(*each) for each in connection.execute(theirs, (user,)).fetchall()]
        )
