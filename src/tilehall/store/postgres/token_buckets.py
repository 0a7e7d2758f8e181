"""Token buckets in PostgreSQL: rate limits that several nodes count together."""

from __future__ import annotations

from tilehall.store.postgres.connections import Connections
from tilehall.store.postgres.database import Connection

TAKE = """
    INSERT INTO token_buckets AS bucket (key, full_at) VALUES ($1, $2::float8 + $3::float8)
    ON CONFLICT (key) DO UPDATE SET full_at = greatest(bucket.full_at, $2) + $3 WHERE bucket.full_at - $2 <= $4::float8
    RETURNING 1
"""


class PostgresTokenBuckets:
    """The token buckets. `PostgresStore` provides the connections."""

    _connections: Connections

    async def take_token(self, key: str, interval: float, burst: float, now: int) -> float:
        """Take a token from a bucket. Return 0, or the milliseconds until it has one."""
        slack = (burst - 1) * interval

        async def write(connection: Connection) -> float:
            if await connection.fetchval(TAKE, key, now, interval, slack):
                return 0.0
            # Another node may have deleted the bucket meanwhile, because it was full.
            full_at = await connection.fetchval("SELECT full_at FROM token_buckets WHERE key = $1", key) or now
            return max(1.0, full_at - now - slack)

        return await self._connections.do(write)

    async def return_token(self, key: str, interval: float) -> None:
        """Put a token back."""
        put_back = "UPDATE token_buckets SET full_at = full_at - $2::float8 WHERE key = $1"
        await self._connections.do(lambda connection: connection.execute(put_back, key, interval))

    async def forget_full_buckets(self, now: int) -> None:
        """Delete the buckets that are full."""
        full = "DELETE FROM token_buckets WHERE full_at <= $1::float8"
        await self._connections.do(lambda connection: connection.execute(full, now))
