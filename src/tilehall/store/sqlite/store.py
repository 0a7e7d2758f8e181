"""The store in one SQLite file: the default, which needs no setup."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tilehall.store.sqlite.database import check, connect, migrate
from tilehall.store.sqlite.journal import Journal, flush_all
from tilehall.store.sqlite.lock import Lock
from tilehall.store.sqlite.log import Appending, FlushedReader, SqliteLog
from tilehall.store.sqlite.queries import SqliteDatabase
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import BatchableWrite, Writer
from tilehall.store.store import Store

CHECK_AFTER_S = 5.0  # a health check writes only if the last commit is older, so that frequent checks stay cheap
# Rewrites the first page of the file (user_version is unused). An UPDATE that changes nothing would write no page.
SAME_PAGE = "PRAGMA user_version = 0"


class SqliteStore(SqliteLog, Store):
    """Everything that a hall keeps, in one file that no other process writes to.

    Open it on the event loop that uses it.

    >>> import tempfile
    >>> async def visit() -> None:
    ...     with tempfile.TemporaryDirectory() as folder:
    ...         store = SqliteStore(Path(folder, "hall.db"))
    ...         print(await store.rows("ABCDEF"))
    ...         await store.close()
    >>> asyncio.run(visit())
    []
    """

    def __init__(self, database: Path) -> None:
        """Open a database: lock, check and migrate it. Raises `Unavailable` if that fails."""
        loop = asyncio.get_running_loop()
        self._lock = Lock(database)
        try:
            self._open(database, loop)
        except BaseException:
            self._lock.release()
            raise

    def _open(self, database: Path, loop: asyncio.AbstractEventLoop) -> None:
        writing = connect(database)
        try:
            check(writing, database)
            migrate(writing, database)
            flush_all(writing)
            reading = connect(database)
        except BaseException:
            writing.close()
            raise
        self._reader = Reader(reading, loop)
        self._journal = Journal()
        self._writer = Writer(writing, loop, self._journal.roll_back)
        self._flushed = FlushedReader(self._journal, self._writer, self._reader)
        self._database = SqliteDatabase(self._writer, self._reader, self._flushed, self._journal)
        appending = Appending(self._journal)
        self._append = BatchableWrite(many=appending.many, one=appending.one, begins=True)

    async def check(self) -> None:
        await self._database.value("SELECT count(*) FROM migrations")
        if self._writer.idle() > CHECK_AFTER_S:
            await self._database.run(SAME_PAGE)

    async def close(self) -> None:
        """Finish pending reads and writes, close the database and release its lock."""
        await self._reader.close()
        await self._writer.close(self._journal.flush)
        self._lock.release()
