"""Reads what is new in many rooms at once: while one query is under way, what else is wanted collects for the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tilehall.store.protocol import Row
from tilehall.store.store import Store
from tilehall.table.summary import Code


class RowReader:
    """The rows of rooms behind an entry."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: list[tuple[Code, int, asyncio.Future[Sequence[Row]]]] = []
        self._reading: asyncio.Task[None] | None = None

    async def rows(self, room: Code, after: int) -> Sequence[Row]:
        """The rows of a room after a number; Unavailable when the store cannot be read."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Sequence[Row]] = loop.create_future()
        self._wanted.append((room, after, future))
        if self._reading is None:
            self._reading = loop.create_task(self._read())
        return await future

    async def _read(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, []
            known: dict[Code, int] = {}
            for room, after, _ in wanted:
                known[room] = min(after, known.get(room, after))
            found: dict[Code, list[Row]] = {room: [] for room in known}
            failure: Exception | None = None
            try:
                for row in await self._store.rows_behind(known):
                    found[row.room].append(row)
            except Exception as error:
                failure = error
            for room, after, future in wanted:
                if future.done():
                    continue  # whoever asked was cancelled
                if failure is not None:
                    future.set_exception(failure)
                else:
                    future.set_result([row for row in found[room] if row.seq > after])
        self._reading = None
