"""Which store a hall has: a SQLite file, or a database on a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path

from tilehall.store.protocol import Store, Unavailable

SCHEMES = ("postgresql://", "postgres://")


def on_a_server(database: str) -> bool:
    """Whether a database is on a PostgreSQL server.

    >>> on_a_server("postgresql://hall@127.0.0.1/hall"), on_a_server("hall.db")
    (True, False)
    """
    return database.startswith(SCHEMES)


async def open_store(database: str) -> Store:
    """Open a database, on the loop that uses it; Unavailable, with a sentence, when that fails."""
    if not on_a_server(database):
        from tilehall.store.sqlite.store import SqliteStore

        return SqliteStore(Path(database))
    try:
        from tilehall.store.postgres.store import PostgresStore
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "asyncpg":
            raise
        raise Unavailable(
            "A database on a PostgreSQL server needs the package asyncpg: pip install 'tilehall[postgres]'."
        ) from None
    return await PostgresStore.open(database)
