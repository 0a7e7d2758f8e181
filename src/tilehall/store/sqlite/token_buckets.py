"""Token buckets in SQLite: rate limits that several nodes count together."""

from __future__ import annotations

import sqlite3

from tilehall.store.sqlite.writer import Writer

TAKE = """
    INSERT INTO token_buckets (key, full_at) VALUES (?1, ?2 + ?3)
    ON CONFLICT (key) DO UPDATE SET full_at = max(full_at, ?2) + ?3 WHERE full_at - ?2 <= ?4
"""


class SqliteTokenBuckets:
    """The token buckets. `SqliteStore` provides the writer."""

    _writer: Writer

    async def take_token(self, key: str, interval: float, burst: float, now: int) -> float:
        """Take a token from a bucket. Return 0, or the milliseconds until it has one."""
        slack = (burst - 1) * interval

        def write(connection: sqlite3.Connection) -> float:
            if connection.execute(TAKE, (key, float(now), interval, slack)).rowcount:
                return 0.0
            full_at: float = connection.execute("SELECT full_at FROM token_buckets WHERE key = ?", (key,)).fetchone()[0]
            return full_at - now - slack

        return await self._writer.do(write)

    async def return_token(self, key: str, interval: float) -> None:
        """Put a token back."""
        put_back = "UPDATE token_buckets SET full_at = full_at - ? WHERE key = ?"
        await self._writer.do(lambda connection: connection.execute(put_back, (interval, key)).close())

    async def forget_full_buckets(self, now: int) -> None:
        """Delete the buckets that are full."""
        full = "DELETE FROM token_buckets WHERE full_at <= ?"
        await self._writer.do(lambda connection: connection.execute(full, (now,)).close())
