"""Makes the ratings of games that are over: at once, and at the next start where the server stopped in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tilehall.server.ops.background_tasks import attempted
from tilehall.store.store import Store
from tilehall.table.room import Room
from tilehall.table.summary import Code

LOOK_EVERY_S = 5.0  # between looks for games that another server left pending

logger = logging.getLogger("tilehall.hall")


class Rater:
    """One task that rates whatever is pending in the store."""

    def __init__(self, store: Store, on_rated: Callable[[Code], Awaitable[None]]) -> None:
        self._store = store
        self._on_rated = on_rated  # called with each room in which a game was rated
        self._ended: set[Code] = set()
        self._woken = asyncio.Event()

    def wake(self, room: Room) -> None:
        """A game is over and in the log: rate it, if it is rated."""
        if room.rated:
            self._ended.add(room.code)
            self._woken.set()

    async def run(self) -> None:
        """Rate pending games until the task is cancelled."""
        while True:
            await attempted(self.rate_pending(), logger, "games cannot be rated")
            try:
                async with asyncio.timeout(LOOK_EVERY_S):
                    await self._woken.wait()
            except TimeoutError:
                pass
            self._woken.clear()

    async def rate_pending(self) -> None:
        """Rate every pending game, and report the rooms in which one ended."""
        while ratings := await self._store.rate_games():
            self._ended |= {each.room for each in ratings}
        ended, self._ended = self._ended, set()
        for code in ended:
            await self._on_rated(code)
