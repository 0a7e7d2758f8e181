"""Transactions of the shared queries on SQLite: in one step, in the writer's thread."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tilehall.store.sql import Transaction
from tilehall.store.sqlite.store import SqliteStore

ADD_LIMIT = "INSERT INTO token_buckets (key, full_at) VALUES ($1, $2)"


async def test_a_transaction_that_waits_for_something_else_is_undone(database: Path) -> None:
    async def waits(transaction: Transaction) -> None:
        await transaction.run(ADD_LIMIT, "waits", 1.0)
        await asyncio.sleep(0)

    async def adds(transaction: Transaction) -> int:
        return await transaction.run(ADD_LIMIT, "adds", 1.0)

    store = SqliteStore(database)
    both = [store._database.write(waits), store._database.write(adds)]  # one batch, and one commit
    refused, added = await asyncio.gather(*both, return_exceptions=True)
    assert isinstance(refused, RuntimeError)
    assert "its own statements" in str(refused)
    assert added == 1
    assert await store._database.column("SELECT key FROM token_buckets") == ["adds"]
    await store.close()
