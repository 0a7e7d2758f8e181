"""Opens the store of a hall: a SQLite file, or a database on a PostgreSQL server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tilehall.store.protocol import Archive, Unavailable
from tilehall.store.store import Store

if TYPE_CHECKING:
    from tilehall.store.transfer import End

SCHEMES = ("postgresql://", "postgres://")
# An empty text, the URL of another kind of database, or a misspelt URL, which would be taken for the name of a new
# file.
NEITHER = re.compile(r"\s*$|(file|postgres\w*):|.*://", re.IGNORECASE)
TAKES = "takes a SQLite file, or a URL that begins with postgresql://."


def on_a_server(database: str) -> bool:
    """Return whether a database is on a PostgreSQL server.

    >>> on_a_server("postgresql://hall@127.0.0.1/hall"), on_a_server("hall.db")
    (True, False)
    """
    return database.startswith(SCHEMES)


def is_neither(database: str) -> bool:
    """Return whether a text names neither a database on a PostgreSQL server nor a file.

    >>> is_neither("postgresql:/hall@127.0.0.1/hall"), is_neither("mysql://db/hall"), is_neither("hall.db")
    (True, True, False)
    """
    return not on_a_server(database) and NEITHER.match(database) is not None


async def open_store(database: str) -> Store:
    """Open a database on the running event loop. Raises `Unavailable`, with a sentence, if that fails."""
    if on_a_server(database):
        with _asyncpg_needed():
            from tilehall.store.postgres.store import PostgresStore
        return await PostgresStore.open(database)
    from tilehall.store.sqlite.store import SqliteStore

    return SqliteStore(Path(database))


async def open_archive(database: str) -> Archive:
    """Open the finished games of a hall, which may be running. Raises `Unavailable`, with a sentence, if that fails."""
    if is_neither(database):
        raise Unavailable(f"The command {TAKES}")
    if on_a_server(database):
        return await open_store(database)
    from tilehall.store.sqlite.archive import SqliteArchive

    return SqliteArchive(Path(database).resolve())


async def open_in_a_hall(url: str) -> bool:
    """Return whether a hall on any machine has this database on a PostgreSQL server open now."""
    with _asyncpg_needed():
        from tilehall.store.postgres.store import open_in_a_hall
    return await open_in_a_hall(url)


async def identity(url: str) -> str:
    """Return an identifier of a database on a PostgreSQL server, the same for every address that leads to it."""
    with _asyncpg_needed():
        from tilehall.store.postgres.store import identity
    return await identity(url)


async def open_end(database: str, *, new: bool) -> End:
    """Open a database as the source or the target of a copy. No hall may have it open. A `new` one may be created."""
    if is_neither(database):
        raise Unavailable(f"The command {TAKES}")
    if on_a_server(database):
        with _asyncpg_needed():
            from tilehall.store.postgres.transfer import PostgresEnd
        return await PostgresEnd.open(database)
    from tilehall.store.sqlite.transfer import SqliteEnd

    return SqliteEnd(Path(database).resolve(), new=new)


@contextmanager
def _asyncpg_needed() -> Iterator[None]:
    """Explain how to install the package for PostgreSQL if an import does not find it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "asyncpg":
            raise
        raise Unavailable(
            "A database on a PostgreSQL server needs the package asyncpg: pip install 'tilehall[postgres]'."
        ) from None
