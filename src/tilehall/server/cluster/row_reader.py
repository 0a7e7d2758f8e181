"""Reads what is new in many rooms at once: while one query is under way, what else is wanted collects for the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tilehall.store.protocol import Row, Store
from tilehall.table.summary import Code


class RowReader:
    """The rows behind an entry, for whoever holds the lock of the room: nobody else asks for the same room."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: dict[Code, tuple[int, asyncio.Future[Sequence[Row]]]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def rows(self, room: Code, after: int) -> Sequence[Row]:
        """The rows of a room after a number; Unavailable when the store cannot be read."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Sequence[Row]] = loop.create_future()
        self._wanted[room] = (after, future)
        if self._reading is None:
            self._reading = loop.create_task(self._read())
        return await future

    async def _read(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            found: dict[Code, list[Row]] = {room: [] for room in wanted}
            failure: Exception | None = None
            try:
                for row in await self._store.rows_behind({room: after for room, (after, _) in wanted.items()}):
                    found[row.room].append(row)
            except Exception as error:
                failure = error
            for room, (_, future) in wanted.items():
                if future.done():
                    continue  # whoever asked was cancelled
                if failure is not None:
                    future.set_exception(failure)
                else:
                    future.set_result(found[room])
        self._reading = None
