"""The bus between nodes: it carries messages to all others while it can, and promises nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """Carries messages from one node to all others, those of one node in their order. Some may be lost."""

    @property
    def connected(self) -> bool:
        """Whether messages get through at this moment, as far as it is known."""

    async def listen(self, receive: Callable[[bytes], None]) -> None:
        """Have every message of another node brought here from now on."""

    def publish(self, raw: bytes) -> bool:
        """Send a message soon; False where it is dropped."""

    async def close(self) -> None:
        """Send what waits, and stop."""
