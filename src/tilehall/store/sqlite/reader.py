"""The reader: one thread with a connection of its own, which sees what has been committed."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from tilehall.store.sqlite.errors import translated
from tilehall.store.sqlite.writer import Operation, T


class Reader:
    """Reads beside the event loop, and beside the writer: in WAL mode neither waits for the other."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        connection.execute("PRAGMA query_only = ON")
        self._connection = connection
        self._loop = loop
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")

    def read(self, operation: Operation[T]) -> asyncio.Future[T]:
        """Run a query in the thread: the future of what it returns; Unavailable when the database cannot be read."""
        return self._loop.run_in_executor(self._thread, self._run, operation)

    def _run(self, operation: Operation[T]) -> T:
        try:
            return operation(self._connection)
        except sqlite3.Error as error:
            found = translated(error)
            if found is error:
                raise
            raise found from error

    async def close(self) -> None:
        """Finish the queries that are pending, then close the connection."""
        await self._loop.run_in_executor(None, self._thread.shutdown)
        self._connection.close()
