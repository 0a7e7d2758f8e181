"""The store on a PostgreSQL server, for a hall that outgrows one file or one machine."""

from __future__ import annotations

from tilehall.store.postgres.appends import Appends
from tilehall.store.postgres.connections import POOL_SIZE, Connections, WriteHealth
from tilehall.store.postgres.database import TILEHALL, Address, Connection, address, connected, prepare
from tilehall.store.postgres.log import PostgresLog
from tilehall.store.postgres.queries import PostgresDatabase
from tilehall.store.protocol import Unavailable
from tilehall.store.store import Store

CHECK_AFTER_S = 5.0  # without a commit, after which a check writes: frequent checks cost no more than that
# Writes a row as it is: PostgreSQL writes a new version of it all the same.
SAME_ROW = "UPDATE migrations SET at = at WHERE number = 1"


class PostgresStore(PostgresLog, Store):
    """Everything that a hall keeps, in one database that several servers may have open at once.

    Use it on the event loop that it was opened on.
    """

    def __init__(self, where: Address) -> None:
        """Use `open`."""
        self._health = WriteHealth()
        self._connections = Connections(where, POOL_SIZE, self._health)
        self._appends = Appends(where, self._health)
        self._database = PostgresDatabase(self._connections)

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Open a database: check and migrate it. Raises `Unavailable` if one of these fails."""
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
    """Whether a hall, or whoever looks after one, has a database open at this moment."""
    where = address(url)
    # How pg_locks shows the lock of two keys that every connection of a hall shares: the second one without its sign.
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
    """A name of a database, which has been migrated: the same under whichever address a hall reaches it, and another
    for a copy of it."""
    where = address(url)
    named = """
        SELECT md5(concat_ws(' ', extract(epoch FROM at), current_schema(), oid)) FROM migrations, pg_database
        WHERE number = 1 AND datname = current_database()
    """
    async with connected(where) as connection:
        found: str = await connection.fetchval(named)
    return found


async def _shared(connection: Connection, where: Address) -> None:
    """Refuse a database that is being copied into, or from."""
    free = "SELECT pg_try_advisory_lock_shared($1, hashtext($2))"
    if not await connection.fetchval(free, TILEHALL, where.schema):
        raise Unavailable(f"The database {where.shown} is in use by `tilehall migrate-store`: wait until that is done.")
