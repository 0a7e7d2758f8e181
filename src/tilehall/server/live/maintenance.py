"""Periodic maintenance: pending automatic work, unused tables and rooms, and deleted users."""

from __future__ import annotations

import logging

from tilehall.core.game import Malformed
from tilehall.server.live.hall import Hall
from tilehall.server.live.node import HallNode
from tilehall.server.ops.background_tasks import repeated
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.settings import Settings
from tilehall.store.protocol import Unavailable
from tilehall.store.store import Store
from tilehall.table.summary import Code, UserId

MAINTAIN_EVERY_S = 5.0
SWEEP_EVERY_S = 3600.0
HOUR_MS = 3_600_000
MAX_ROOMS_LEFT = 10_000  # rooms that a deleted user is removed from

logger = logging.getLogger("tilehall.hall")


class Maintenance:
    """Resumes the pending work of rooms, and deletes what is no longer needed."""

    def __init__(self, hall: Hall, store: Store, node: HallNode, time: SystemTime, settings: Settings) -> None:
        self._hall = hall
        self._store = store
        self._node = node
        self._time = time
        self._settings = settings
        self._failing: set[Code] = set()  # rooms with a logged failure, until they work again
        self._swept = -SWEEP_EVERY_S  # when rooms and guests were last swept

    async def run(self) -> None:
        """Run maintenance now and every few seconds, until the task is cancelled."""
        await repeated(self._maintain, MAINTAIN_EVERY_S, logger, "periodic maintenance failed")

    async def _maintain(self) -> None:
        for code in await self._node.rooms_to_resume():
            await self.resume(code)
        self._hall.evict_idle(self._time.elapsed())
        if self._time.elapsed() - self._swept > SWEEP_EVERY_S:
            await self.sweep()
            self._swept = self._time.elapsed()

    async def resume(self, code: Code) -> None:
        """Do the pending automatic work of a room. A failure does not affect other rooms."""
        try:
            table = await self._hall.table(code)
            if table is not None:
                async with table.lock:
                    await table.do_pending()
        except Unavailable:
            return
        except Exception:
            if code not in self._failing:
                self._failing.add(code)
                logger.exception("room %s cannot go on", code)
        else:
            self._failing.discard(code)

    async def sweep(self) -> None:
        """Delete rooms that never began a game, guests who did not return, and expired rate limits."""
        now, settings = self._time.now(), self._settings
        rooms, slow_rooms = settings.idle_room_hours * HOUR_MS, settings.idle_slow_room_days * 24 * HOUR_MS
        for code in await self._store.forget_rooms(now - rooms, now - slow_rooms):
            self._hall.put_away(code)
        await self._store.forget_guests(now - settings.idle_guest_days * 24 * HOUR_MS)
        await self._store.forget_full_buckets(now)

    async def depart(self, user: UserId) -> None:
        """Remove a user from every room before the account is deleted.

        Raises `Unavailable` if that cannot be written.
        """
        for listing in await self._store.rooms_of(user, MAX_ROOMS_LEFT):
            room = listing.summary
            if room.phase == "closed" or (room.phase == "over" and room.host != user):
                continue  # the user has nothing to settle there
            try:
                table = await self._hall.table(listing.room)
            except Malformed:
                continue  # its game, or the version of it, is no longer installed, so nobody can continue it
            if table is not None:
                await table.depart(user)
