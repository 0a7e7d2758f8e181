"""Runs the shared queries on PostgreSQL, over the pool of connections."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from asyncpg.exceptions import UniqueViolationError

from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection
from tilehall.store.postgres.text import unescaped
from tilehall.store.sql import Columns, Database, Dialect, Exclusive, NotUnique, Reading, T, Transaction
from tilehall.table.summary import UserId

LOCKS: dict[Exclusive, str] = {
    # These locks do not block readers.
    "acts": "LOCK TABLE acts IN SHARE ROW EXCLUSIVE MODE",
    "reports": "LOCK TABLE reports IN SHARE ROW EXCLUSIVE MODE",
    # Not a table lock, so that a row that ends a rated game does not wait. The number is "RATE".
    "ratings": f"SELECT pg_advisory_xact_lock({0x52415445}, hashtext(current_schema()))",
}

_people = msgspec.json.Decoder(tuple[UserId, ...]).decode


def _user_ids(users: str) -> tuple[UserId, ...]:
    return tuple(unescaped(user) for user in _people(users))


POSTGRES = Dialect(
    sits="users ? {person}",
    seated="SELECT jsonb_array_elements_text(users) AS person",
    user_ids=_user_ids,
)


class PostgresTransaction(Transaction):
    """Statements on a connection of the pool."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def rows(self, statement: str, *values: Any) -> Sequence[Columns]:
        with _not_unique():
            found: Sequence[Columns] = await self._connection.fetch(statement, *values)
        return found

    async def run(self, statement: str, *values: Any) -> int:
        with _not_unique():
            status: str = await self._connection.execute(statement, *values)
        return int(status.rpartition(" ")[2])  # "DELETE 1", "INSERT 0 1"

    async def run_many(self, statement: str, rows: Iterable[Columns]) -> None:
        with _not_unique():
            await self._connection.executemany(statement, rows)

    async def lock(self, work: Exclusive) -> None:
        await self._connection.execute(LOCKS[work])

    async def settle_log(self) -> None:
        """Do nothing: every row is written into the log at once."""


class PostgresDatabase(Database):
    """The database on a server."""

    dialect = POSTGRES

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def rows(self, statement: str, *values: Any) -> Sequence[Columns]:
        found: Sequence[Columns] = await self._connections.read(lambda connection: connection.fetch(statement, *values))
        return found

    async def read(self, query: Callable[[Reading], Coroutine[Any, Any, T]], *, moves: bool = False) -> T:
        return await self._connections.read(lambda connection: query(PostgresTransaction(connection)))

    async def write(self, change: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        return await self._connections.do(lambda connection: change(PostgresTransaction(connection)))


@contextmanager
def _not_unique() -> Iterator[None]:
    try:
        yield
    except UniqueViolationError as error:
        if (error.constraint_name or "").endswith("_pkey"):
            raise
        raise NotUnique(str(error)) from error
