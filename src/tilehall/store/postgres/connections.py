"""Connections to the server: a bounded pool for reads, and for writes that each run in their own transaction."""

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

POOL_SIZE = 5  # for reads and single writes; appends have their own connections, so that neither waits for the other
# How often a read is tried, or a transaction that failed because of another one or lost its connection before the
# commit. Each attempt may get a pooled connection that broke while it was idle.
MAX_ATTEMPTS = POOL_SIZE + 1
RESOLVE_TIMEOUT_S = 5.0  # to find out whether a commit happened whose answer was lost
RETRY_PAUSE_S = 0.1  # between two attempts to reach a server that does not answer
UNRESOLVED = "The PostgreSQL server cannot be used: it has not answered whether it committed a write."

logger = logging.getLogger("tilehall.store")
T = TypeVar("T")
Operation = Callable[[Connection], Awaitable[T]]


class WriteHealth:
    """Whether writes succeed at present. Logs when they begin to fail and when they succeed again."""

    def __init__(self) -> None:
        self._failing = False
        self._committed = -float("inf")

    def idle(self) -> float:
        """Return the seconds since the last commit: infinite if the last write failed, or if there was none."""
        return float("inf") if self._failing else asyncio.get_running_loop().time() - self._committed

    def note(self, failure: Exception | None) -> None:
        """Record that a write was committed, or how it failed.

        Only `Unavailable` counts as a failure of the database.
        """
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
    """A pool of connections. Running work continues if its caller is cancelled, and `close` waits for it."""

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
        """Prepare the pool. Connections are opened when they are needed."""
        await self._pool

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine that uses the pool to its end, even if the caller is cancelled."""
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
            task.exception()  # the caller may be gone, and asyncio would warn about an exception that nobody retrieved

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Lend a connection of the pool for COMMAND_TIMEOUT_S.

        Raises `OSError` if none is available, or if it breaks.
        """
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
            # The server ended the session while the connection was idle. Asyncpg would wait for another message after
            # that.
            _terminate(connection)
            raise ConnectionResetError("the connection was ended by the server") from error
        except (TimeoutError, asyncio.CancelledError):
            _terminate(connection)  # asyncpg's own close would ask the server to cancel, and wait for the answer
            raise
        finally:
            with suppress(*BROKEN, asyncpg.InterfaceError, asyncpg.InternalClientError):
                await self._pool.release(connection)

    async def read(self, operation: Operation[T]) -> T:
        """Return the result of a query. Raises `Unavailable` if the server cannot be read."""
        return await asyncio.shield(self.run(self._read(operation)))

    async def _read(self, operation: Operation[T]) -> T:
        for attempt in range(1, MAX_ATTEMPTS + 1):
            try:
                async with self.connection() as connection:
                    return await operation(connection)
            except Exception as error:
                broken = isinstance(error, (*BROKEN, *AGAIN)) and not isinstance(error, TimeoutError)
                if broken and attempt < MAX_ATTEMPTS:
                    continue
                found = translated(error)
                raise found from found.__cause__
        raise AssertionError

    async def do(self, operation: Operation[T]) -> T:
        """Run a write in its own transaction, which is rolled back if the operation raises.

        The operation may be called again after a rollback, so it must change nothing but the database.
        """
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
        for attempt in range(1, MAX_ATTEMPTS + 1):
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
                # If the connection was lost before the commit, the write is rolled back. If it was lost later, the
                # server knows.
                if number and isinstance(error, BROKEN) and await self._was_committed(number):
                    return result  # type: ignore[return-value]
                if attempt == MAX_ATTEMPTS or isinstance(error, TimeoutError):
                    raise
        raise AssertionError

    async def _was_committed(self, number: str) -> bool:
        """Return whether a transaction was committed whose COMMIT was sent.

        Raises `Unresolved` if the server does not answer in time.
        """
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
        """Wait for running work, then close every connection."""
        self._closed = True
        while self._running:
            await asyncio.wait(self._running)
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                await self._pool.close()
        except (*BROKEN, asyncpg.PostgresError, asyncpg.InterfaceError):
            self._pool.terminate()


async def _opened(connection: Connection, where: Address) -> None:
    """Set up a new connection of the pool.

    Its lock, shared by every connection of every hall, shows that a hall is open.
    """
    await set_up(connection)
    await connection.execute("SELECT pg_advisory_lock_shared($1, hashtext($2))", TILEHALL, where.schema)


async def _keep(_: Connection) -> None:
    """Keep a returned connection as it is. Asyncpg would reset it, which costs a round trip and releases our lock."""


def _is_closed(connection: Connection) -> bool:
    """Return whether a connection of the pool is closed.

    If it breaks between two statements, the pool takes it back, and even `is_closed` raises.
    """
    try:
        closed: bool = connection.is_closed()
    except asyncpg.InterfaceError:
        return True
    return closed


def _terminate(connection: Connection) -> None:
    """Close a connection of the pool at once. The pool may have taken it back already."""
    with suppress(asyncpg.InterfaceError):
        connection.terminate()
