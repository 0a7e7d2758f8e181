"""A SQLite file as one end of a transfer."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec

from tilehall.store.protocol import Unavailable
from tilehall.store.sqlite.database import check, connect, migrate
from tilehall.store.sqlite.errors import translated
from tilehall.store.sqlite.journal import flush_all
from tilehall.store.sqlite.lock import Lock
from tilehall.store.transfer import Record, Table

_list = msgspec.json.Decoder(tuple[str, ...]).decode


class SqliteEnd:
    """A file that no server has open. It is locked until `close`."""

    def __init__(self, database: Path, *, new: bool) -> None:
        """Lock, check and migrate a database. A `new` one may be created."""
        self.shown = str(database)
        if not new and not database.is_file():
            raise Unavailable(f"There is no database {database}.")
        self._lock = Lock(database)
        try:
            self._connection = connect(database)
        except BaseException:
            self._lock.release()
            raise
        try:
            check(self._connection, database)
            migrate(self._connection, database)
            flush_all(self._connection)
            self._connection.execute("BEGIN IMMEDIATE")
        except BaseException:
            self._let_go()
            raise

    async def records(self, table: Table) -> AsyncIterator[Record]:
        """Yield every record of a table, in the order of its key."""
        every = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {', '.join(table.key)}"
        for row in self._connection.execute(every):
            yield tuple(
                bool(value) if name in table.facts else _list(value) if name in table.lists else value
                for name, value in zip(table.columns, row, strict=True)
            )

    async def add(self, table: Table, records: Sequence[Record]) -> None:
        """Write records of a table."""
        places = ", ".join("?" * len(table.columns))
        add = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({places})"
        rows = (
            [
                msgspec.json.encode(value).decode() if name in table.lists else value
                for name, value in zip(table.columns, record, strict=True)
            ]
            for record in records
        )
        try:
            self._connection.executemany(add, rows)
        except sqlite3.Error as error:
            found = translated(error)
            raise found from found.__cause__

    async def commit(self) -> None:
        """Commit what was written."""
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            found = translated(error)
            raise found from found.__cause__

    async def close(self) -> None:
        """Roll back what was not committed, and release the file."""
        self._let_go()

    def _let_go(self) -> None:
        self._connection.close()
        self._lock.release()
