"""Token buckets: rate limits that several nodes count together."""

from __future__ import annotations

from tilehall.store.sql import Queries, Transaction

TAKE = """
    INSERT INTO token_buckets AS bucket (key, full_at) VALUES ($1, $2::float8 + $3::float8)
    ON CONFLICT (key) DO UPDATE SET full_at = greatest(bucket.full_at, $2) + $3 WHERE bucket.full_at - $2 <= $4::float8
"""
MIN_WAIT_MS = 1.0


class TokenBuckets(Queries):
    """Rate limits that several nodes count together: token buckets by key, counted by the generic cell rate algorithm
    (ITU-T I.371). Times are in milliseconds; nodes whose clocks differ are that much too strict or too lenient."""

    async def take_token(self, key: str, interval: float, burst: float, now: int) -> float:
        """Take a token from a bucket that holds `burst` and gets one back every `interval`. Return 0, or the time until
        it has one. However many nodes ask at once, no more are taken than it holds."""
        slack = (burst - 1) * interval

        async def change(transaction: Transaction) -> float:
            if await transaction.run(TAKE, key, float(now), interval, slack):
                return 0.0
            # Another node may have deleted the bucket in the meantime, because it was full.
            full_at = await transaction.value("SELECT full_at FROM token_buckets WHERE key = $1", key) or now
            return max(MIN_WAIT_MS, full_at - now - slack)

        return await self._database.write(change)

    async def return_token(self, key: str, interval: float) -> None:
        """Put a token back: what the limit is for did not happen."""
        await self._database.run(
            "UPDATE token_buckets SET full_at = full_at - $2::float8 WHERE key = $1", key, interval
        )

    async def forget_full_buckets(self, now: int) -> None:
        """Delete the buckets that are full, which is what a new one is."""
        await self._database.run("DELETE FROM token_buckets WHERE full_at <= $1::float8", float(now))
