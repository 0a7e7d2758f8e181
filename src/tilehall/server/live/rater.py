"""Makes the ratings of games that are over: at once, and at the next start where the server stopped in between."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tilehall.server.ops.background_tasks import attempted
from tilehall.table.room import Room
from tilehall.table.summary import Code

if TYPE_CHECKING:
    from tilehall.server.live.hall import Hall

LOOK_EVERY = 5.0  # seconds between looks for games that another server left pending

logger = logging.getLogger("tilehall.hall")


class Rater:
    """One task that rates whatever is pending in the store, and tells the tables of it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
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
                async with asyncio.timeout(LOOK_EVERY):
                    await self._woken.wait()
            except TimeoutError:
                pass
            self._woken.clear()

    async def rate_pending(self) -> None:
        """Rate every pending game, and tell the tables where one ended."""
        while ratings := await self._hall.store.rate_games():
            self._ended |= {each.room for each in ratings}
        ended, self._ended = self._ended, set()
        for code in ended:
            table = self._hall.tables.get(code)
            if table is not None:
                await table.ratings.learn(again=True)
                table.tell_room()
