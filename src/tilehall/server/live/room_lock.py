"""The lock of a room: an asyncio lock that can also be taken without waiting, in the callback of a frame."""

from __future__ import annotations

import asyncio
from collections import deque


class RoomLock:
    """A lock for one event loop. Releasing it hands it to the task that has waited longest."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def acquire_now(self) -> bool:
        """Take the lock if it is free, and return whether it was. It is never free while a task waits for it."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Wait for the lock and take it."""
        if self.acquire_now():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.cancelled():
                if turn in self._waiting:
                    self._waiting.remove(turn)
            else:
                self.release()  # it was handed over just as this task was cancelled
            raise

    def release(self) -> None:
        """Release the lock, which the caller holds."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
