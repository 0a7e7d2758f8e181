"""A process to be killed: appends to many rooms at once, and prints each row once it was told that it stands."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.support.store_rows import row, summary
from tilehall.store.sqlite.store import SqliteStore

ROOMS = tuple(f"ROOM{n:02}" for n in range(20))


async def append_on(store: SqliteStore, room: str) -> None:
    """Go on where the room stands, for ever."""
    seq = len(await store.rows(room))
    while True:
        seq += 1
        stands = await store.append(row(seq, room, key=f"key {seq}", entry=b"x" * 300), summary())
        assert stands is not None
        print(stands.room, stands.seq, stands.key, flush=True)


async def main(database: Path) -> None:
    store = SqliteStore(database)
    await asyncio.gather(*(append_on(store, room) for room in ROOMS))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
