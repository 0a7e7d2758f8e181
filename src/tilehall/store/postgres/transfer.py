"""A database on a PostgreSQL server as one end of a transfer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg
import msgspec

from tilehall.store.postgres.database import CONNECT_TIMEOUT_S, TILEHALL, Address, Connection, address, connect, prepare
from tilehall.store.postgres.errors import BROKEN, translated
from tilehall.store.postgres.text import escaped, unescaped
from tilehall.store.protocol import Unavailable
from tilehall.store.transfer import Record, Table

RECORDS_PER_FETCH = 1000

_list = msgspec.json.Decoder(tuple[str, ...]).decode


class PostgresEnd:
    """A database that no hall has open. It is locked until `close`."""

    def __init__(self, where: Address, connection: Connection) -> None:
        """Wrap a locked connection; call `open` instead."""
        self.shown = where.shown
        self._schema = where.schema
        self._connection = connection

    @classmethod
    async def open(cls, url: str) -> PostgresEnd:
        """Lock and migrate a database."""
        where = address(url)
        connection = await connect(where)
        try:
            # Every connection of a hall shares this lock, so it is free only if no hall has the database open.
            alone = "SELECT pg_try_advisory_lock($1, hashtext($2))"
            if not await connection.fetchval(alone, TILEHALL, where.schema):
                raise Unavailable(f"The database {where.shown} is in use: stop every hall that has it open first.")
            await prepare(connection, where)
            await connection.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
            await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ")
        except BaseException:
            await connection.close()
            raise
        return cls(where, connection)

    async def records(self, table: Table) -> AsyncIterator[Record]:
        """Yield every record of a table, in the order of its key."""
        every = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {', '.join(table.key)}"
        with _translating():
            async for row in self._connection.cursor(every, prefetch=RECORDS_PER_FETCH):
                yield tuple(
                    tuple(map(unescaped, _list(value))) if name in table.lists else value for name, value in row.items()
                )

    async def add(self, table: Table, records: Sequence[Record]) -> None:
        """Write records of a table."""
        rows = ([_kept(table, *each) for each in zip(table.columns, record, strict=True)] for record in records)
        with _translating():
            await self._connection.copy_records_to_table(
                table.name, records=rows, columns=table.columns, schema_name=self._schema
            )

    async def commit(self) -> None:
        """Commit what was written."""
        with _translating():
            await self._connection.execute("COMMIT")

    async def close(self) -> None:
        """Roll back what was not committed, and release the database."""
        with suppress(*BROKEN, asyncpg.PostgresError, asyncpg.InterfaceError):
            await self._connection.close(timeout=CONNECT_TIMEOUT_S)


@contextmanager
def _translating() -> Iterator[None]:
    """Raise errors of the server as `Unavailable`."""
    try:
        yield
    except (*BROKEN, asyncpg.PostgresError) as error:
        found = translated(error)
        raise found from found.__cause__


def _kept(table: Table, name: str, value: Any) -> Any:
    """Return a value as its column takes it."""
    return msgspec.json.encode([escaped(each) for each in value]).decode() if name in table.lists else value
