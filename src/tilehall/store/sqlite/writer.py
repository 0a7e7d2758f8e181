"""The writer: one thread that makes all writes, in batches of one transaction each (group commit)."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from msgspec import Struct

from tilehall.store.protocol import Unavailable
from tilehall.store.sqlite.errors import translated

BATCH_WINDOW_S = 0.002  # while writes are collected after a commit under load; a single write does not wait
MAX_BATCH_WRITES = 1000  # so that the first write of a batch does not wait too long

logger = logging.getLogger("tilehall.store")
T = TypeVar("T")
W = TypeVar("W")
Operation = Callable[[sqlite3.Connection], T]


class BatchableWrite(Struct, Generic[W, T], frozen=True, eq=False):
    """A kind of write that can be batched. `many` is the fast path, `one` the retry after a rollback."""

    many: Callable[[sqlite3.Connection, Sequence[W]], Sequence[T]]  # raises if any write needs `one`
    one: Callable[[sqlite3.Connection, W], T]  # returns or raises the outcome for the caller
    begins: bool = False  # `many` calls `begin` itself, unless it executes only one statement


Write = tuple[BatchableWrite[Any, Any], Any, asyncio.Future[Any]]
OPERATION: BatchableWrite[Operation[Any], Any] = BatchableWrite(
    many=lambda connection, operations: [operation(connection) for operation in operations],
    one=lambda connection, operation: operation(connection),
)


class Writer:
    """Takes writes on the event loop, and resolves their futures there after the COMMIT.

    While one batch is being committed, the next is collected. A batch is therefore as large as the load makes it, and a
    single write is committed at once. A batch costs one message each way between the loop and the thread.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        loop: asyncio.AbstractEventLoop,
        on_roll_back: Callable[[], None] = lambda: None,
    ) -> None:
        """Start the thread, which calls `on_roll_back` whenever writes were rolled back."""
        self._connection = connection
        self._on_roll_back = on_roll_back
        self._loop = loop
        self._pending: list[Write] = []
        self._busy = False  # a batch is scheduled or being committed
        self._closing = False
        self._failing = False
        self._committed = -float("inf")  # the time of the last commit, on the loop's clock
        self._finished = loop.create_future()
        self._batches: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, kind: BatchableWrite[W, T], what: W) -> asyncio.Future[T]:
        """Make a write, together with others of its kind. The future is done when it is committed or has failed."""
        if self._closing:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._pending.append((kind, what, future))
        if not self._busy:
            self._busy = True
            # Deferred, so that other writes of this iteration of the loop join the batch.
            self._loop.call_soon(self._send_batch)
        return future

    def do(self, operation: Operation[T]) -> asyncio.Future[T]:
        """Make a write that is one operation on the connection. If it raises, only this write is rolled back."""
        return self.write(OPERATION, operation)

    def idle(self) -> float:
        """Return the seconds since the last commit: infinite if the last batch failed, or if there was none."""
        return float("inf") if self._failing else self._loop.time() - self._committed

    async def close(self, last: Operation[None] | None = None) -> None:
        """Commit pending writes and, if possible, one last operation; then close the connection."""
        if not self._closing:
            if last is not None:
                with suppress(Unavailable):
                    await self.do(last)
            self._closing = True
            if not self._busy:
                self._batches.put(None)
        await asyncio.shield(self._finished)
        self._thread.join()

    def _send_batch(self) -> None:
        """Hand the pending writes to the thread. Runs on the loop."""
        batch, self._pending = self._pending[:MAX_BATCH_WRITES], self._pending[MAX_BATCH_WRITES:]
        self._batches.put(batch)

    def _resolve(self, batch: list[Write], outcomes: Sequence[Any]) -> None:
        """Resolve the futures of a batch that was committed or failed. Runs on the loop."""
        self._note(next((each for each in outcomes if isinstance(each, Unavailable)), None))
        for (_, _, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue  # the caller was cancelled meanwhile, but the write is committed
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        if self._pending:
            # Under load, wait briefly for more writes: a large commit costs as much as a small one.
            self._loop.call_later(BATCH_WINDOW_S, self._send_batch)
            return
        self._busy = False
        if self._closing:
            self._batches.put(None)

    def _note(self, failure: Unavailable | None) -> None:
        """Log when writes begin to fail and when they succeed again, but not every failure."""
        if failure is None:
            self._committed = self._loop.time()
        if failure is not None and not self._failing:
            logger.error("the database cannot be written; every write is refused until it can: %s", failure)
        elif failure is None and self._failing:
            logger.warning("the database can be written again")
        self._failing = failure is not None

    def _run(self) -> None:
        """Commit batch after batch. Runs in the thread."""
        while batch := self._batches.get():
            self._call(self._resolve, batch, commit(self._connection, batch, self._on_roll_back))
        self._connection.close()
        self._call(self._finished.set_result, None)

    def _call(self, callback: Callable[..., object], *arguments: Any) -> None:
        try:
            self._loop.call_soon_threadsafe(callback, *arguments)
        except RuntimeError:
            # The loop was closed before the store. No caller is waiting, and what is committed stays.
            return


def commit(
    connection: sqlite3.Connection, batch: Sequence[Write], on_roll_back: Callable[[], None] = lambda: None
) -> Sequence[Any]:
    """Make a batch of writes in one transaction, and return the result or the exception of each.

    If the transaction cannot be committed, all of them fail.
    """
    try:
        outcomes = _make_all(connection, batch)
        if not outcomes:
            on_roll_back()
            outcomes = _make_each(connection, batch, on_roll_back)
        if connection.in_transaction:
            connection.execute("COMMIT")
    except Exception as error:
        _roll_back(connection)
        on_roll_back()
        return [translated(error)] * len(batch)
    return outcomes


def _make_all(connection: sqlite3.Connection, batch: Sequence[Write]) -> list[Any]:
    """Begin, and make all writes by their fast path. If one of them raises, roll back and return an empty list.

    There are no savepoints here, because each would copy every page that is written after it. A single statement is its
    own transaction, because each further statement would release Python's global lock and wait for it again.
    """
    groups = [(kind, [what for _, what, _ in writes]) for kind, writes in groupby(batch, itemgetter(0))]
    outcomes: list[Any] = []
    try:
        if len(groups) > 1 or not groups[0][0].begins:
            begin(connection)
        for kind, whats in groups:
            outcomes += kind.many(connection, whats)
    except Exception:
        # Made alone, the failing write raises the error again for its caller.
        _roll_back(connection)
        return []
    return outcomes


def _make_each(connection: sqlite3.Connection, batch: Sequence[Write], on_roll_back: Callable[[], None]) -> list[Any]:
    """Begin, and make each write in a savepoint, so that only failing writes are rolled back."""
    connection.execute("BEGIN IMMEDIATE")
    outcomes: list[Any] = []
    for kind, what, _ in batch:
        connection.execute("SAVEPOINT one")
        try:
            outcomes.append(kind.one(connection, what))
        except Exception as error:
            if not connection.in_transaction:
                raise  # SQLite has rolled the whole transaction back, for example because the disk is full
            connection.execute("ROLLBACK TO one")
            on_roll_back()
            outcomes.append(translated(error))
        connection.execute("RELEASE one")
    return outcomes


def begin(connection: sqlite3.Connection) -> None:
    """Begin a transaction of several statements, unless one has begun."""
    if not connection.in_transaction:
        connection.execute("BEGIN IMMEDIATE")


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        with suppress(sqlite3.Error):  # the next BEGIN then fails too, and its callers get that exception
            connection.execute("ROLLBACK")
