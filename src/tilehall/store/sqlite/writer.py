"""The writer: one thread that makes all writes, a group of waiting ones in each transaction."""

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

WINDOW = 0.002  # seconds that writes gather behind a group that was under way; a lone write does not wait
MOST = 1000  # writes in one transaction: the first of them need not wait for more than that

logger = logging.getLogger("tilehall.store")
T = TypeVar("T")
W = TypeVar("W")
Work = Callable[[sqlite3.Connection], T]


class Kind(Struct, Generic[W, T], frozen=True, eq=False):
    """A kind of write: several at once, for speed, and alone. They are made again when another one fails."""

    many: Callable[[sqlite3.Connection, Sequence[W]], Sequence[T]]  # raises whenever one of them would not simply pass
    one: Callable[[sqlite3.Connection, W], T]  # returns or raises what the asker is to get


Write = tuple[Kind[Any, Any], Any, asyncio.Future[Any]]
WORK: Kind[Work[Any], Any] = Kind(
    many=lambda connection, works: [work(connection) for work in works],
    one=lambda connection, work: work(connection),
)


class Writer:
    """Takes writes on the event loop and answers them there, after their COMMIT and not before.

    While one group is on its way to the disk the next one gathers, so that a group is as large as the load makes it
    and a lone write does not wait for company. One group is one message each way between the loop and the thread.
    """

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._gathering: list[Write] = []
        self._under_way = False
        self._closing = False
        self._failing = False
        self._committed = -float("inf")  # when a group was committed last, on the loop's clock
        self._finished = loop.create_future()
        self._groups: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, kind: Kind[W, T], what: W) -> asyncio.Future[T]:
        """Make a write together with others of its kind."""
        if self._closing:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._gathering.append((kind, what, future))
        if not self._under_way:
            self._under_way = True
            # Not at once: whatever else this turn of the loop writes comes along.
            self._loop.call_soon(self._hand_over)
        return future

    def do(self, work: Work[T]) -> asyncio.Future[T]:
        """Make a write that is one piece of work with the connection; what it raises undoes it, and it alone."""
        return self.write(WORK, work)

    def idle(self) -> float:
        """Seconds since the last commit; without end when the last group failed, or there was none."""
        return float("inf") if self._failing else self._loop.time() - self._committed

    async def close(self) -> None:
        """Commit what is waiting, then close the connection."""
        if not self._closing:
            self._closing = True
            if not self._under_way:
                self._groups.put(None)
        await asyncio.shield(self._finished)
        self._thread.join()

    def _hand_over(self) -> None:
        group, self._gathering = self._gathering[:MOST], self._gathering[MOST:]
        self._groups.put(group)

    def _tell(self, group: list[Write], outcomes: Sequence[Any]) -> None:
        """On the loop: the group is on the disk, or failed."""
        self._note(next((each for each in outcomes if isinstance(each, Unavailable)), None))
        for (_, _, future), outcome in zip(group, outcomes, strict=True):
            if future.done():
                continue  # whoever asked was cancelled meanwhile; the write stands all the same
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        if self._gathering:
            # Under load a group gathers for a moment: a commit costs as much for many writes as for a few.
            self._loop.call_later(WINDOW, self._hand_over)
            return
        self._under_way = False
        if self._closing:
            self._groups.put(None)

    def _note(self, failure: Unavailable | None) -> None:
        """Log when writes begin to fail and when they pass again, and not each time."""
        if failure is None:
            self._committed = self._loop.time()
        if failure is not None and not self._failing:
            logger.error("the database cannot be written; every write is refused until it can: %s", failure)
        elif failure is None and self._failing:
            logger.warning("the database can be written again")
        self._failing = failure is not None

    def _run(self) -> None:
        """In the thread: commit group after group."""
        while group := self._groups.get():
            self._call(self._tell, group, committed(self._connection, group))
        self._connection.close()
        self._call(self._finished.set_result, None)

    def _call(self, callback: Callable[..., object], *arguments: Any) -> None:
        try:
            self._loop.call_soon_threadsafe(callback, *arguments)
        except RuntimeError:
            # The loop was closed before the store: nobody is left to be told, and what is committed stands.
            return


def committed(connection: sqlite3.Connection, group: Sequence[Write]) -> Sequence[Any]:
    """Make a group of writes in one transaction; when it cannot be committed, every one of them failed."""
    try:
        outcomes = _at_once(connection, group) or _one_by_one(connection, group)
        connection.execute("COMMIT")
    except Exception as error:
        _roll_back(connection)
        return [translated(error)] * len(group)
    return outcomes


def _at_once(connection: sqlite3.Connection, group: Sequence[Write]) -> list[Any]:
    """Begin, and make all writes without savepoints, which would copy every page; nothing if one is in the way."""
    connection.execute("BEGIN IMMEDIATE")
    outcomes: list[Any] = []
    try:
        for kind, writes in groupby(group, itemgetter(0)):
            outcomes += kind.many(connection, [what for _, what, _ in writes])
    except Exception:
        # Whatever it was, made alone that write will meet it again, and its asker is told.
        _roll_back(connection)
        return []
    return outcomes


def _one_by_one(connection: sqlite3.Connection, group: Sequence[Write]) -> list[Any]:
    """Begin, and make each write in a savepoint, so that one that fails takes no other with it."""
    connection.execute("BEGIN IMMEDIATE")
    outcomes: list[Any] = []
    for kind, what, _ in group:
        connection.execute("SAVEPOINT one")
        try:
            outcomes.append(kind.one(connection, what))
        except Exception as error:
            if not connection.in_transaction:
                raise  # a full disk, say: SQLite gave the whole transaction up, not only this write
            connection.execute("ROLLBACK TO one")
            outcomes.append(translated(error))
        connection.execute("RELEASE one")
    return outcomes


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        with suppress(sqlite3.Error):  # then the next BEGIN fails too, and that is told
            connection.execute("ROLLBACK")
