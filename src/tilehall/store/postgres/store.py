"""The store on a PostgreSQL server, for a hall that outgrows one file or one machine."""

from __future__ import annotations

from tilehall.store.postgres.appends import Appends
from tilehall.store.postgres.connections import POOL_SIZE, Connections, WriteHealth
from tilehall.store.postgres.database import TILEHALL, Address, Connection, address, connected, prepare
from tilehall.store.postgres.log import PostgresLog
from tilehall.store.postgres.queries import PostgresDatabase
from tilehall.store.protocol import Unavailable
from tilehall.store.store import Store

CHECK_AFTER_S = 5.0  # a health check writes only if the last commit is older, so that frequent checks stay cheap
# Sets a row to its own value: PostgreSQL writes a new version of it all the same.
SAME_ROW = "UPDATE migrations SET at = at WHERE number = 1"


class PostgresStore(PostgresLog, Store):
    """Everything that a hall keeps, in one database that several servers may have open at once.

    Use it on the event loop on which it was opened.
    """

    def __init__(self, where: Address) -> None:
        """Wrap an address; call `open` instead."""
        self._health = WriteHealth()
        self._connections = Connections(where, POOL_SIZE, self._health)
        self._appends = Appends(where, self._health)
        self._database = PostgresDatabase(self._connections)

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Open a database: check and migrate it. Raises `Unavailable` if that fails."""
        where = address(url)
        async with connected(where) as connection:
            await _shared(connection, where)
            await prepare(connection, where)
            store = cls(where)
            await store._connections.open()
            await store._appends.open()
        return store

    async def check(self) -> None:
        await self._database.value("SELECT count(*) FROM migrations")
        if self._health.idle() > CHECK_AFTER_S:
            await self._database.run(SAME_ROW)

    async def close(self) -> None:
        """Finish pending reads and writes, then close every connection."""
        await self._appends.close()
        await self._connections.close()


async def open_in_a_hall(url: str) -> bool:
    """Return whether a hall or an administrator's command has a database open now."""
    where = address(url)
    # The advisory lock that every connection of a hall shares, as pg_locks shows it: the second key as an unsigned
    # number.
    shared = """
        SELECT EXISTS (
            SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
            WHERE datname = current_database() AND locktype = 'advisory' AND mode = 'ShareLock'
                AND classid = $1::bigint::oid AND objid = (hashtext($2) & x'ffffffff'::bigint)::oid AND objsubid = 2
        )
    """
    async with connected(where) as connection:
        found: bool = await connection.fetchval(shared, TILEHALL, where.schema)
    return found


async def identity(url: str) -> str:
    """Return an identifier of a migrated database. It is the same for every address, but different for a copy."""
    where = address(url)
    named = """
        SELECT md5(concat_ws(' ', extract(epoch FROM at), current_schema(), oid)) FROM migrations, pg_database
        WHERE number = 1 AND datname = current_database()
    """
    async with connected(where) as connection:
        found: str = await connection.fetchval(named)
    return found


async def _shared(connection: Connection, where: Address) -> None:
    """Take the lock that all halls share. Raises `Unavailable` if the database is being copied."""
    free = "SELECT pg_try_advisory_lock_shared($1, hashtext($2))"
    if not await connection.fetchval(free, TILEHALL, where.schema):
        raise Unavailable(f"The database {where.shown} is in use by `tilehall migrate-store`: wait until that is done.")
