"""A bus between nodes of one process; a test can cut a node off or make it lose messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class LocalBus:
    """One node's end of a bus; nodes with the same hub hear each other."""

    def __init__(self, hub: list[LocalBus]) -> None:
        self.connected = True
        self.sent: list[bytes] = []
        self._hub = hub
        self._receive: Callable[[bytes], None] | None = None

    async def listen(self, receive: Callable[[bytes], None]) -> None:
        self._receive = receive
        self._hub.append(self)

    def publish(self, raw: bytes) -> bool:
        if not self.connected:
            return False
        self.sent.append(raw)
        for other in self._hub:
            if other is not self and other.connected and other._receive is not None:
                asyncio.get_running_loop().call_soon(other._receive, raw)
        return True

    async def close(self) -> None:
        if self in self._hub:
            self._hub.remove(self)
