"""Runs the shared queries on SQLite: reads in the reader's thread, transactions in the writer's."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from tilehall.store.protocol import Unavailable
from tilehall.store.sql import Columns, Database, Dialect, Exclusive, NotUnique, Reading, T, Transaction
from tilehall.store.sqlite.journal import Journal
from tilehall.store.sqlite.log import FlushedReader
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.writer import Writer
from tilehall.table.summary import UserId

RULES = tuple(
    (re.compile(pattern), spelled)
    for pattern, spelled in (
        (r"::\w+(\[\])?", ""),  # values need no types
        (r"= ANY \((\$\d+)\)", r"IN (SELECT value FROM json_each(\1))"),  # a list is bound as JSON
        (r"<> ALL \((\$\d+)\)", r"NOT IN (SELECT value FROM json_each(\1))"),
        (r"\$(\d+)", r"?\1"),
        (r"\bFOR (NO KEY UPDATE|UPDATE|KEY SHARE)( SKIP LOCKED)?\b", ""),  # there is only one writer
        (r"\bTRUE\b", "1"),
        (r"\bFALSE\b", "0"),
        (r"\bgreatest\(", "max("),
        (r"\bstrpos\(", "instr("),
        (r' COLLATE "C"', ""),  # text is compared byte by byte, and `lower` changes only A to Z
    )
)
SQLITE = Dialect(
    sits="code IN (SELECT room FROM seats WHERE person = {person})",
    seated="SELECT person FROM seats WHERE room = code",
    user_ids=msgspec.json.Decoder(tuple[UserId, ...]).decode,
)

_encode = msgspec.json.Encoder().encode


@cache
def translated_sql(statement: str) -> str:
    """Return a statement in SQLite's dialect.

    >>> translated_sql("SELECT id FROM users WHERE id = ANY ($1::varchar[]) AND deleted = FALSE FOR UPDATE")
    'SELECT id FROM users WHERE id IN (SELECT value FROM json_each(?1)) AND deleted = 0 '
    """
    for pattern, spelled in RULES:
        statement = pattern.sub(spelled, statement)
    return statement


def bound(values: Sequence[Any]) -> Sequence[Any]:
    """Return values as SQLite takes them. A list becomes JSON, because SQLite limits the number of values."""
    return [_encode(value).decode() if isinstance(value, list | tuple) else value for value in values]


class SqliteTransaction(Transaction):
    """Statements on a connection, run in the thread that owns it. None of these coroutines ever waits."""

    def __init__(self, connection: sqlite3.Connection, journal: Journal | None = None) -> None:
        """Create a transaction. One that only reads needs no journal."""
        self._connection = connection
        self._journal = journal

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
        """Do nothing. The writer runs one transaction at a time, and no other process has the file open."""

    async def settle_log(self) -> None:
        assert self._journal is not None
        self._journal.settle(self._connection)


class ReadOnlyDatabase(Database):
    """The database of one file, of which only the committed rows are read."""

    dialect = SQLITE

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def rows(self, statement: str, *values: Any) -> Sequence[Columns]:
        return await self._reader.read(
            lambda connection: connection.execute(translated_sql(statement), bound(values)).fetchall()
        )

    async def read(self, query: Callable[[Reading], Coroutine[Any, Any, T]], *, moves: bool = False) -> T:
        return await self._reader.read(lambda connection: result(query(SqliteTransaction(connection))))

    async def write(self, change: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        raise Unavailable("The database is open for reading only.")


class SqliteDatabase(ReadOnlyDatabase):
    """The database of one file."""

    def __init__(self, writer: Writer, reader: Reader, flushed: FlushedReader, journal: Journal) -> None:
        super().__init__(reader)
        self._writer = writer
        self._journal = journal
        self._flushed = flushed

    async def read(self, query: Callable[[Reading], Coroutine[Any, Any, T]], *, moves: bool = False) -> T:
        if not moves:
            return await super().read(query)
        return await self._flushed.read(lambda connection: result(query(SqliteTransaction(connection))))

    async def write(self, change: Callable[[Transaction], Coroutine[Any, Any, T]]) -> T:
        return await self._writer.do(lambda connection: result(change(SqliteTransaction(connection, self._journal))))


def result(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that awaits only statements to its end, and return its result."""
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
