"""Runs the shared queries on SQLite: reads in the reader's thread, transactions in the writer's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any

from tilehall.store.sql import Columns, Database, Exclusive, NotUnique, Reading, T, Transaction
from tilehall.store.sqlite.dialect import SQLITE, bound, translated_sql
from tilehall.store.sqlite.log import FlushedReader
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer


class SqliteTransaction(Transaction):
    """Statements on a connection, in the thread that owns it: none of these coroutines ever waits."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, statement: str, *values: Any) -> Sequence[Columns]:
        return self._execute(statement, values).fetchall()

    async def run(self, statement: str, *values: Any) -> int:
        return self._execute(statement, values).rowcount

    def _execute(self, statement: str, values: Columns) -> sqlite3.Cursor:
        try:
            return self._connection.execute(translated_sql(statement), bound(values))
        except sqlite3.IntegrityError as error:
            _raise_not_unique(error)
            raise

    async def run_many(self, statement: str, rows: Iterable[Columns]) -> None:
        try:
            self._connection.executemany(translated_sql(statement), map(bound, rows)).close()
        except sqlite3.IntegrityError as error:
            _raise_not_unique(error)
            raise

    async def lock(self, work: Exclusive) -> None:
        """Do nothing: the writer makes one transaction at a time, and no other process has the file open."""


class SqliteDatabase(Database):
    """The database of one file."""

    dialect = SQLITE

    def __init__(self, writer: Writer, reader: Reader, flushed: FlushedReader) -> None:
        self._writer = writer
        self._reader = reader
        self._flushed = flushed

    async def rows(self, statement: str, *values: Any) -> Sequence[Columns]:
        return await self._reader.read(
            lambda connection: connection.execute(translated_sql(statement), bound(values)).fetchall()
        )

    async def read(self, query: Callable[[Reading], Coroutine[Any, Any, T]], *, moves: bool = False) -> T:
        reader = self._flushed if moves else self._reader
        return await reader.read(lambda connection: result(query(SqliteTransaction(connection))))

    async def write(self, change: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        return await self._writer.do(lambda connection: result(change(SqliteTransaction(connection))))


def result(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that awaits nothing but statements to its end, and return its result."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        found: T = end.value
        return found
    coroutine.close()
    raise RuntimeError("a query may only wait for its own statements")


def _raise_not_unique(error: sqlite3.IntegrityError) -> None:
    """Raise `NotUnique` if a statement would have broken the uniqueness of an index."""
    if error.sqlite_errorname == "SQLITE_CONSTRAINT_UNIQUE":
        raise NotUnique(str(error)) from error
