"""A process to be killed: it plays in many rooms at once and prints each row when the store has acknowledged it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

from tests.support.store_games import append_next, fold
from tilehall.store.sqlite.store import SqliteStore

ROOMS = tuple(f"ROOM{n:02}" for n in range(20))


async def append_on(store: SqliteStore, code: str) -> None:
    """Append to the room for ever."""
    room, rng = fold(list(await store.rows(code))), Random(code)
    while True:
        room = await append_next(store, room, code, rng)
        print(code, room.seq, f"key {room.seq}", flush=True)


async def main(database: Path) -> None:
    store = SqliteStore(database)
    await asyncio.gather(*(append_on(store, room) for room in ROOMS))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
