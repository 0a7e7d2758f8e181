"""The finished games of a hall in a SQLite file, for a command that reads them while the hall runs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from tilehall.store.protocol import Row, Unavailable
from tilehall.store.queries.accounts import Accounts
from tilehall.store.queries.finished_games import FinishedGames
from tilehall.store.sqlite.database import connect, migrations, not_newer
from tilehall.store.sqlite.log import rows_of
from tilehall.store.sqlite.queries import ReadOnlyDatabase
from tilehall.store.sqlite.reader import Reader
from tilehall.table.summary import Code


class SqliteArchive(FinishedGames, Accounts):
    """A file that is only read, without its lock. In WAL mode, a reader and the hall do not wait for each other."""

    def __init__(self, database: Path) -> None:
        """Open a database on the running event loop. Raises `Unavailable` if this release did not migrate it."""
        if not database.is_file():
            raise Unavailable(f"There is no database {database}.")
        connection = connect(database)
        try:
            steps = migrations()
            if not_newer(connection, database, steps) < steps[-1][0]:
                raise Unavailable(
                    f"An earlier release wrote the database {database}: start the hall with this one first."
                )
        except BaseException:
            connection.close()
            raise
        self._reader = Reader(connection, asyncio.get_running_loop())
        self._database = ReadOnlyDatabase(self._reader)

    async def rows(self, room: Code, after: int = 0) -> Sequence[Row]:
        return await self._reader.read(lambda connection: rows_of(connection, room, after))

    async def close(self) -> None:
        await self._reader.close()
