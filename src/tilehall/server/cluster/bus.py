"""The bus between nodes, and its end over NATS. It carries messages while it can, and promises nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tilehall.server.cluster.nats_connection import NatsConnection, NatsMessage


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


class NatsBus:
    """The end of the bus that a node has."""

    def __init__(self, connection: NatsConnection, hall: str) -> None:
        """`hall` is the same for all nodes of a hall, and another for each hall that shares the servers."""
        self.connection = connection
        self._subject = f"tilehall.{hall}.events"

    @property
    def connected(self) -> bool:
        return self.connection.connected

    async def listen(self, receive: Callable[[bytes], None]) -> None:
        """Have every message of another node brought here from now on."""

        async def handle(message: NatsMessage) -> None:
            receive(message.data)

        await self.connection.subscribe(self._subject, handle)

    def publish(self, raw: bytes) -> bool:
        """Send a message soon; False where it is dropped."""
        return self.connection.publish(self._subject, raw)

    async def close(self) -> None:
        """Send what waits, and disconnect."""
        await self.connection.close()
