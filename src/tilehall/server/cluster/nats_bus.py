"""The bus over NATS: one subject for all nodes of a hall."""

from __future__ import annotations

from collections.abc import Callable

from tilehall.server.cluster.nats_connection import NatsConnection, NatsMessage


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
