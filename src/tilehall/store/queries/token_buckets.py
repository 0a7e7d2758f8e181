"""Token buckets: rate limits that several nodes count together."""

from __future__ import annotations

from tilehall.store.protocol import TokenBuckets
from tilehall.store.sql import Database, Transaction

TAKE = """
    INSERT INTO token_buckets AS bucket (key, full_at) VALUES ($1, $2::float8 + $3::float8)
    ON CONFLICT (key) DO UPDATE SET full_at = greatest(bucket.full_at, $2) + $3 WHERE bucket.full_at - $2 <= $4::float8
"""
MIN_WAIT_MS = 1.0


class TokenBucketQueries(TokenBuckets):
    """The token buckets."""

    _database: Database

    async def take_token(self, key: str, interval: float, burst: float, now: int) -> float:
        slack = (burst - 1) * interval

        async def change(transaction: Transaction) -> float:
            if await transaction.run(TAKE, key, float(now), interval, slack):
                return 0.0
            # Another node may have deleted the bucket in the meantime, because it was full.
            full_at = await transaction.value("SELECT full_at FROM token_buckets WHERE key = $1", key) or now
            return max(MIN_WAIT_MS, full_at - now - slack)

        return await self._database.write(change)

    async def return_token(self, key: str, interval: float) -> None:
        await self._database.run(
            "UPDATE token_buckets SET full_at = full_at - $2::float8 WHERE key = $1", key, interval
        )

    async def forget_full_buckets(self, now: int) -> None:
        await self._database.run("DELETE FROM token_buckets WHERE full_at <= $1::float8", float(now))
