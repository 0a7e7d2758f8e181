"""Reading the log of a room from the store, and the seed of one of its games."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.store.protocol import Row
from tilehall.store.store import Store
from tilehall.table import entries
from tilehall.table.summary import Code


async def read_log(store: Store, code: Code) -> tuple[Sequence[Row], bytes]:
    """Return the log of a room and the seed of its present game; no rows and no seed if there is no such room."""
    rows = await store.rows(code)
    if not rows:
        return rows, b""
    match = sum(isinstance(entries.read(row.entry), entries.Gathered) for row in rows) + 1
    return rows, await read_seed(store, code, match)


async def read_seed(store: Store, code: Code, match: int) -> bytes:
    """Return the seed of one game of a room."""
    seed = await store.seed(code, match)
    if seed is None:
        raise RuntimeError(f"the seed of {code} is missing from the store")
    return seed
