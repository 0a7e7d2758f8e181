"""Connections to the server: a bounded pool, reads, and writes that are made one by one, each in a transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import asyncpg

from tilehall.store.postgres.database import COMMAND_TIMEOUT_S, CONNECT_TIMEOUT_S, TILEHALL, Address, Connection, set_up
from tilehall.store.postgres.errors import AGAIN, BROKEN, translated
from tilehall.store.protocol import Unavailable, Unresolved

POOL_SIZE = 5  # connections for reads and lone writes; appends have their own, so that neither waits for the other
# Tries of a read, or of a transaction that another one made fail or whose connection broke before its commit: each may
# get a connection that broke since it was used last.
MAX_TRIES = POOL_SIZE + 1
RESOLVE_TIMEOUT_S = 5.0  # seconds to find out whether a commit happened whose answer was lost
RETRY_PAUSE_S = 0.1  # between two tries to reach a server that does not answer
UNRESOLVED = "The PostgreSQL server cannot be used: it has not answered whether it committed a write."

logger = logging.getLogger("tilehall.store")
T = TypeVar("T")
Operation = Callable[[Connection], Awaitable[T]]


class WriteHealth:
    """Whether writes pass at present; it is logged when they begin to fail and when they pass again."""

    def __init__(self) -> None:
        self._failing = False
        self._committed = -float("inf")

    def idle(self) -> float:
        """Seconds since the last commit; infinite when the last write failed, or there was none."""
        return float("inf") if self._failing else asyncio.get_running_loop().time() - self._committed

    def note(self, failure: Exception | None) -> None:
        """A write was committed, or failed with this; any other failure than Unavailable is its caller's own."""
        if isinstance(failure, Unavailable):
            if not self._failing:
                logger.error("the database cannot be written; every write is refused until it can: %s", failure)
            self._failing = True
        elif failure is None:
            if self._failing:
                logger.warning("the database can be written again")
            self._failing = False
            self._committed = asyncio.get_running_loop().time()


class Connections:
    """A pool of connections. What is under way goes on when its asker is cancelled; `close` waits for it."""

    def __init__(self, where: Address, size: int, health: WriteHealth) -> None:
        self._pool = asyncpg.create_pool(
            where.url,
            min_size=0,
            max_size=size,
            max_inactive_connection_lifetime=0,
            timeout=CONNECT_TIMEOUT_S,
            server_settings=where.settings,
            init=lambda connection: _opened(connection, where),
            reset=_keep,
        )
        self._health = health
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def open(self) -> None:
        """Make the pool ready; connections are made when they are needed."""
        await self._pool

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something that uses the pool, to its end."""
        if self._closed:
            work.close()
            raise RuntimeError("the store is closed")
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever was to get it may be gone

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Lend a connection of the pool for COMMAND_TIMEOUT_S. Raises `OSError` if there is none, or if it breaks."""
        try:
            connection = await self._pool.acquire(timeout=CONNECT_TIMEOUT_S)
        except (asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
            raise ConnectionResetError(str(error)) from error
        try:
            async with asyncio.timeout(COMMAND_TIMEOUT_S):
                yield connection
        except asyncpg.InterfaceError as error:
            if not _is_closed(connection):
                raise
            raise ConnectionResetError("the connection was closed") from error
        except asyncpg.InternalClientError as error:
            if isinstance(error, AGAIN):
                raise
            # The server said farewell while the connection was idle, and asyncpg waits for what comes behind that.
            _terminate(connection)
            raise ConnectionResetError("the connection was ended by the server") from error
        except (TimeoutError, asyncio.CancelledError):
            _terminate(connection)  # asyncpg would ask the server to cancel, and wait for its answer
            raise
        finally:
            with suppress(*BROKEN, asyncpg.InterfaceError, asyncpg.InternalClientError):
                await self._pool.release(connection)

    async def read(self, operation: Operation[T]) -> T:
        """What a query returns; Unavailable when the server cannot be read."""
        return await asyncio.shield(self.run(self._read(operation)))

    async def _read(self, operation: Operation[T]) -> T:
        for attempt in range(1, MAX_TRIES + 1):
            try:
                async with self.connection() as connection:
                    return await operation(connection)
            except Exception as error:
                broken = isinstance(error, (*BROKEN, *AGAIN)) and not isinstance(error, TimeoutError)
                if broken and attempt < MAX_TRIES:
                    continue
                found = translated(error)
                raise found from found.__cause__
        raise AssertionError

    async def do(self, operation: Operation[T]) -> T:
        """Make a write in a transaction of its own; what the operation raises undoes it. It may be called again, after
        a rollback, so it changes nothing but the database."""
        return await asyncio.shield(self.run(self._do(operation)))

    async def _do(self, operation: Operation[T]) -> T:
        try:
            result = await self._committed(operation)
        except Exception as error:
            found = translated(error)
            self._health.note(found)
            raise found from found.__cause__
        self._health.note(None)
        return result

    async def _committed(self, operation: Operation[T]) -> T:
        for attempt in range(1, MAX_TRIES + 1):
            number, result = "", None
            try:
                async with self.connection() as connection:
                    transaction = connection.transaction()
                    await transaction.start()
                    try:
                        number = await connection.fetchval("SELECT pg_current_xact_id()::text")
                        result = await operation(connection)
                    except BaseException:
                        number = ""
                        with suppress(*BROKEN, asyncpg.InterfaceError, asyncpg.InternalClientError):
                            await transaction.rollback()
                        raise
                    await transaction.commit()
                    return result
            except (*BROKEN, *AGAIN) as error:
                # Lost on the way to the commit, it is rolled back; lost behind it, the server knows how it ended.
                if number and isinstance(error, BROKEN) and await self._was_committed(number):
                    return result  # type: ignore[return-value]
                if attempt == MAX_TRIES or isinstance(error, TimeoutError):
                    raise
        raise AssertionError

    async def _was_committed(self, number: str) -> bool:
        """Return whether a transaction was committed whose COMMIT was sent. Raises `Unresolved` if the server does not
        answer in time."""
        late = asyncio.get_running_loop().time() + RESOLVE_TIMEOUT_S
        while True:
            with suppress(*BROKEN, asyncpg.PostgresError):
                async with self.connection() as connection:
                    status = await connection.fetchval("SELECT pg_xact_status($1::text::xid8)", number)
                    if status != "in progress":
                        return bool(status == "committed")
            if asyncio.get_running_loop().time() > late:
                raise Unresolved(UNRESOLVED)
            await asyncio.sleep(RETRY_PAUSE_S)

    async def close(self) -> None:
        """Finish what is under way, then close every connection."""
        self._closed = True
        while self._running:
            await asyncio.wait(self._running)
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                await self._pool.close()
        except (*BROKEN, asyncpg.PostgresError, asyncpg.InterfaceError):
            self._pool.terminate()


async def _opened(connection: Connection, where: Address) -> None:
    """A new connection of the pool. Its lock, shared with every connection of every hall, tells that a hall is open."""
    await set_up(connection)
    await connection.execute("SELECT pg_advisory_lock_shared($1, hashtext($2))", TILEHALL, where.schema)


async def _keep(_: Connection) -> None:
    """Asyncpg would reset each connection that is given back, which costs a round trip and our lock."""


def _is_closed(connection: Connection) -> bool:
    """Whether a connection of the pool is closed. One that breaks between two statements is taken back by the pool, and
    refuses even this question."""
    try:
        closed: bool = connection.is_closed()
    except asyncpg.InterfaceError:
        return True
    return closed


def _terminate(connection: Connection) -> None:
    """Close a connection of the pool without a farewell; the pool may have taken it back already."""
    with suppress(asyncpg.InterfaceError):
        connection.terminate()
