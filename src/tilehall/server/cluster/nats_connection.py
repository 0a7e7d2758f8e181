"""A connection to NATS that reconnects whenever it breaks. Messages sent meanwhile are dropped.

The client's own reconnection keeps published messages for later and gives up after some errors, so it would need
supervision. Here, every connection is a new client.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from ssl import SSLCertVerificationError
from typing import TYPE_CHECKING, Protocol

from tilehall.server.addresses.nats_address import shown
from tilehall.store.protocol import Unavailable

if TYPE_CHECKING:  # nats-py is optional, and imported when a connection is opened
    from nats.aio.client import Client
    from nats.aio.subscription import Subscription

RECONNECT_PAUSE_S = 0.5  # between two attempts to connect
ATTEMPT_TIMEOUT_S = 2  # for one attempt
CONNECT_TIMEOUT_S = 15.0  # for all servers together
PING_EVERY_S = 1  # a server that does not answer three pings is abandoned
MAX_WAITING_MESSAGES = 1000  # while the server does not read; further messages are dropped

logger = logging.getLogger("tilehall.cluster")


class NatsMessage(Protocol):
    """A received message."""

    @property
    def data(self) -> bytes: ...

    @property
    def reply(self) -> str: ...


Handler = Callable[[NatsMessage], Awaitable[None]]


class NoAnswer(Exception):
    """Nobody answered a request in time, or there is nobody to ask."""


class NatsConnection:
    """A connection to one of several NATS servers."""

    def __init__(self, servers: Sequence[str], name: str) -> None:
        """Create a closed connection. Call `open` instead."""
        self._servers = list(servers)
        self._name = name
        self._client: Client | None = None
        self._handlers: dict[tuple[str, str], Handler] = {}  # by subject and queue group
        self._subscriptions: list[Subscription] = []
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._broken = asyncio.Event()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.reconnects = 0

    @classmethod
    async def open(cls, servers: Sequence[str], name: str) -> NatsConnection:
        """Connect to a server. Raises `Unavailable` with a sentence if that fails."""
        connection = cls(servers, name)
        try:
            connection._client = await connection._connect()
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "nats":
                raise
            raise Unavailable("NATS needs the package nats-py: pip install 'tilehall[nats]'.") from None
        except Exception as error:
            where = shown(connection._servers)
            raise Unavailable(f"NATS cannot be reached at {where}: {_said(error)}.") from None
        loop = asyncio.get_running_loop()
        connection._tasks = [loop.create_task(connection._keep()), loop.create_task(connection._send())]
        return connection

    @property
    def connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def subscribe(self, subject: str, handler: Handler, queue: str = "") -> None:
        """Pass messages to a handler, even after the connection breaks."""
        self._handlers[subject, queue] = handler
        if self._client is not None and self.connected:
            self._subscriptions.append(await self._client.subscribe(subject, queue, handler))

    async def unsubscribe(self) -> None:
        """Stop receiving messages."""
        self._handlers.clear()
        subscriptions, self._subscriptions = self._subscriptions, []
        with suppress(Exception):  # the connection is broken, so there is nothing to end
            for each in subscriptions:
                await each.unsubscribe()

    def publish(self, subject: str, raw: bytes) -> bool:
        """Queue a message. Return False if it is dropped."""
        if not self.connected or len(self._waiting) >= MAX_WAITING_MESSAGES:
            return False
        self._waiting.append((subject, raw))
        self._wake.set()
        return True

    async def request(self, subject: str, raw: bytes, seconds: float) -> bytes:
        """Return the first answer to a request. Raises `NoAnswer` if there is none in time."""
        from nats import errors

        if self._client is None or not self.connected:
            raise NoAnswer("there is no connection to NATS")
        try:
            message = await self._client.request(subject, raw, timeout=seconds)
        except errors.NoRespondersError:
            raise NoAnswer("nobody takes such questions") from None
        except (TimeoutError, errors.Error, OSError):
            raise NoAnswer("no answer came") from None
        data: bytes = message.data
        return data

    async def close(self) -> None:
        """Send all queued messages, and disconnect."""
        for task in self._tasks:
            task.cancel()
        if self._client is not None:
            with suppress(Exception):
                async with asyncio.timeout(ATTEMPT_TIMEOUT_S):
                    while self._waiting and self.connected:
                        await self._client.publish(*self._waiting.popleft())
                    await self._client.flush(ATTEMPT_TIMEOUT_S)
            await _close(self._client)

    async def _connect(self) -> Client:
        from nats.aio.client import Client

        client = Client()

        async def closed() -> None:
            if client is self._client:
                self._broken.set()

        async def failed(error: Exception) -> None:
            logger.debug("NATS: %r", error)
            errors.append(error)

        errors: list[Exception] = []
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                await client.connect(
                    self._servers,
                    name=self._name,
                    allow_reconnect=False,
                    max_reconnect_attempts=1,  # 0 would mean no limit
                    reconnect_time_wait=0,
                    connect_timeout=ATTEMPT_TIMEOUT_S,
                    ping_interval=PING_EVERY_S,
                    max_outstanding_pings=3,
                    flush_timeout=ATTEMPT_TIMEOUT_S,
                    no_echo=True,
                    closed_cb=closed,
                    error_cb=failed,
                )
        except Exception as error:
            await _close(client)
            raise errors[-1] if errors else error from None
        return client

    async def _keep(self) -> None:
        """Reconnect whenever the connection breaks."""
        while True:
            # Also check every second, because a client whose server does not read may never end.
            with suppress(TimeoutError):
                async with asyncio.timeout(PING_EVERY_S):
                    await self._broken.wait()
            self._broken.clear()
            if self.connected:
                continue
            self._waiting.clear()
            logger.warning(
                "the connection to NATS is broken: until it returns, nodes learn of changes only from the store"
            )
            while not self.connected:
                await asyncio.sleep(RECONNECT_PAUSE_S)
                with suppress(Exception):
                    self._client = await self._connect()
            self.reconnects += 1
            logger.info("reconnected to NATS")
            await self._subscribe_again()

    async def _subscribe_again(self) -> None:
        assert self._client is not None
        self._subscriptions = []
        with suppress(Exception):  # if it broke again, `_broken` is set
            for (subject, queue), handler in self._handlers.items():
                self._subscriptions.append(await self._client.subscribe(subject, queue, handler))

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting and self._client is not None:
                # Losing a message is better than ending this task.
                with suppress(Exception):
                    await self._client.publish(*self._waiting.popleft())


async def _close(client: Client) -> None:
    """Close a client. After a failed TLS handshake, it would otherwise wait for its old connection forever."""
    with suppress(Exception):
        async with asyncio.timeout(ATTEMPT_TIMEOUT_S):
            await client.close()


def _said(error: Exception) -> str:
    if isinstance(error, ConnectionRefusedError):
        return "nobody listens there"
    if isinstance(error, SSLCertVerificationError):
        return f"its certificate is not trusted here ({error.verify_message})"
    text = getattr(error, "strerror", None) or str(error).removeprefix("nats: ").rstrip(".")
    return text or ("it does not answer" if isinstance(error, TimeoutError) else type(error).__name__)
