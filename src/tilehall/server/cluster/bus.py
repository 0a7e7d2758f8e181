"""The bus between nodes, and its implementation with NATS. Delivery is not guaranteed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tilehall.server.cluster.nats_connection import NatsConnection, NatsMessage


class Bus(Protocol):
    """Carries messages from one node to all others. Messages of one node arrive in order, but some may be lost."""

    @property
    def connected(self) -> bool:
        """Whether messages can be delivered now, as far as is known."""

    async def listen(self, receive: Callable[[bytes], None]) -> None:
        """Pass every message of another node to `receive` from now on."""

    def publish(self, raw: bytes) -> bool:
        """Queue a message. Return False if it is dropped."""

    async def close(self) -> None:
        """Send all queued messages, and stop."""


class NatsBus:
    """A node's connection to the bus."""

    def __init__(self, connection: NatsConnection, hall: str) -> None:
        """Create the bus. `hall` is common to all nodes of a hall, and unique among halls that share NATS servers."""
        self.connection = connection
        self._subject = f"tilehall.{hall}.events"

    @property
    def connected(self) -> bool:
        return self.connection.connected

    async def listen(self, receive: Callable[[bytes], None]) -> None:
        """Pass every message of another node to `receive` from now on."""

        async def handle(message: NatsMessage) -> None:
            receive(message.data)

        await self.connection.subscribe(self._subject, handle)

    def publish(self, raw: bytes) -> bool:
        """Queue a message. Return False if it is dropped."""
        return self.connection.publish(self._subject, raw)

    async def close(self) -> None:
        """Send all queued messages, and disconnect."""
        await self.connection.close()
