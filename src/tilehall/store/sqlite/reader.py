"""The reader: one thread with its own connection, which sees what has been committed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from tilehall.store.sqlite.errors import translated
from tilehall.store.sqlite.writer import Operation, T

MAX_READS_AT_ONCE = 32  # per batch, so that none of them waits for too many others

Read = tuple[Operation[Any], "asyncio.Future[Any]"]
Outcome = tuple[Any, Exception | None]


class Reader:
    """Reads in parallel with the event loop and the writer. In WAL mode neither blocks the other.

    While some reads are running, new reads are collected. A batch of reads costs only one message each way between the
    loop and the thread.
    """

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        connection.execute("PRAGMA query_only = ON")
        self._connection = connection
        self._loop = loop
        self._pending: list[Read] = []
        self._busy = False  # reads are scheduled or running
        self._closing = False
        self._finished = loop.create_future()
        self._batches: SimpleQueue[list[Read] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-reader", daemon=True)
        self._thread.start()

    def read(self, operation: Operation[T]) -> asyncio.Future[T]:
        """Run a query in the thread, and return a future of its result.

        Raises `Unavailable` if the database cannot be read.
        """
        if self._closing:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._pending.append((operation, future))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._send)  # deferred, so that other reads of this loop iteration join the batch
        return future

    async def close(self) -> None:
        """Finish pending queries, then close the connection."""
        if not self._closing:
            self._closing = True
            if not self._busy:
                self._batches.put(None)
        await asyncio.shield(self._finished)
        self._thread.join()

    def _send(self) -> None:
        """Hand pending reads to the thread. Runs on the loop."""
        batch, self._pending = self._pending[:MAX_READS_AT_ONCE], self._pending[MAX_READS_AT_ONCE:]
        self._batches.put(batch)

    def _resolve(self, batch: Sequence[Read], outcomes: Sequence[Outcome]) -> None:
        """Resolve the futures of a batch. Runs on the loop."""
        for (_, future), (found, error) in zip(batch, outcomes, strict=True):
            if future.done():
                continue  # the caller was cancelled meanwhile
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(found)
        if self._pending:
            self._send()
            return
        self._busy = False
        if self._closing:
            self._batches.put(None)

    def _run(self) -> None:
        """Run batch after batch. Runs in the thread."""
        while batch := self._batches.get():
            outcomes = [self._made(operation) for operation, _ in batch]
            # If the loop was closed before the store, no caller is waiting.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._resolve, batch, outcomes)
        self._connection.close()
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._finished.set_result, None)

    def _made(self, operation: Operation[Any]) -> Outcome:
        try:
            return operation(self._connection), None
        except Exception as error:
            return None, translated(error)
