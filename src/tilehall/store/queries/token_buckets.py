"""Token buckets: rate limits that several nodes count together."""

from __future__ import annotations

from tilehall.store.sql import Queries, Transaction

TAKE = """
    INSERT INTO token_buckets AS bucket (key, full_at) VALUES ($1, $2::float8 + $3::float8)
    ON CONFLICT (key) DO UPDATE SET full_at = greatest(bucket.full_at, $2) + $3 WHERE bucket.full_at - $2 <= $4::float8
"""
MIN_WAIT_MS = 1.0


class TokenBuckets(Queries):
    """Rate limits that several nodes count together.

    Each key has a token bucket, counted by the generic cell rate algorithm (ITU-T I.371). Times are in milliseconds. If
    the nodes' clocks differ, a limit is too strict or too lenient by that difference.
    """

    async def take_token(self, key: str, interval: float, burst: float, now: int) -> float:
        """Take a token from a bucket that holds `burst` tokens and gains one every `interval`.

        Returns 0, or the time until a token is available. However many nodes ask at once, no more tokens are taken than
        the bucket holds.
        """
        slack = (burst - 1) * interval

        async def change(transaction: Transaction) -> float:
            if await transaction.run(TAKE, key, float(now), interval, slack):
                return 0.0
            # Another node may have deleted the bucket meanwhile, because it was full.
            full_at = await transaction.value("SELECT full_at FROM token_buckets WHERE key = $1", key) or now
            return max(MIN_WAIT_MS, full_at - now - slack)

        return await self._database.write(change)

    async def return_token(self, key: str, interval: float) -> None:
        """Return a token, because the limited action did not happen."""
        await self._database.run(
            "UPDATE token_buckets SET full_at = full_at - $2::float8 WHERE key = $1", key, interval
        )

    async def forget_full_buckets(self, now: int) -> None:
        """Delete the full buckets. A new bucket is full, so nothing is lost."""
        await self._database.run("DELETE FROM token_buckets WHERE full_at <= $1::float8", float(now))
