"""Bounds on HTTP connections: the size and duration of a request, and the number of connections.

uvicorn has none of these bounds. The protocol here extends its httptools protocol, and counts bytes before it parses
them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import partial
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from tilehall.core.message import Message
from tilehall.messages.errors import SENTENCES, Why
from tilehall.server.addresses.client_address import client_address, is_trusted, networks
from tilehall.server.ops.rate_limits import BoundedConnections, RateLimits
from tilehall.server.settings import Settings
from tilehall.server.words import say

MAX_HEADERS = 100  # per request; browsers send about 20, and thousands of tiny headers cost far more than their bytes
MAX_PIPELINED_REQUESTS = 16  # sent ahead of their answers; browsers send none, and each waits in memory
FRAMING_BYTES = 65_536  # allowed in addition to a body: the sizes of chunks, and what arrives after a refusal

# uvicorn warns about every request that is not HTTP, so that a client could fill the disk. Errors are still logged.
log = logging.getLogger("tilehall.connection")
log.setLevel(logging.ERROR)

TOO_LONG_A_HEAD = say("request-head-too-long")
TOO_LONG = SENTENCES[413]
TOO_SLOW = say("request-too-slow")
TOO_MANY = say("too-many-connections")
UNREADABLE = say("request-not-http")


class ConnectionLimits:
    """The bounds that all connections of a server share, and the number of connections per address.

    `files` is the process's limit of open files. Neither one address nor unfinished connections get more than half.
    """

    def __init__(self, settings: Settings, limits: RateLimits, files: int) -> None:
        self.head_bytes = settings.head_bytes
        self.body_bytes = 2 * settings.body_bytes + FRAMING_BYTES
        self.seconds = settings.request_seconds
        self.trusted = networks(settings.trusted_forwarders)
        self.most_of_address = min(settings.connections_per_address, files // 2)
        self.most_unfinished = min(settings.unfinished_connections, files // 2)
        self.rate_limits = limits
        self.by_address: Counter[str] = Counter()
        self.unfinished: dict[HttpProtocol, None] = {}  # without a complete request; the longest waiting first

    def take(self, address: str) -> bool:
        """Count a connection for an address. Return False, and do not count it, if the address has too many."""
        if self.by_address[address] >= self.most_of_address:
            return False
        self.by_address[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Stop counting a connection that `take` counted."""
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def add_unfinished(self, connection: HttpProtocol) -> None:
        """Add a connection that waits for its client. Over the bound, the longest waiting connection is closed.

        A client that wants an answer sends its request at once, so new clients are served however many others only
        wait.
        """
        self.unfinished.pop(connection, None)
        self.unfinished[connection] = None
        if len(self.unfinished) > self.most_unfinished:
            oldest = next(iter(self.unfinished))
            del self.unfinished[oldest]
            oldest.evict()

    def http_protocol(self) -> Any:
        """Return the protocol class for uvicorn, which creates one instance per connection."""
        return partial(HttpProtocol, self)

    def ws_protocol(self, base: Any) -> Any:
        """Return the protocol class of a websocket, which counts for its address until the connection is lost."""

        def connection_lost(connection: Any, error: Exception | None) -> None:
            if connection.counted_for is not None:
                self.give_back(connection.counted_for)
                connection.counted_for = None
            base.connection_lost(connection, error)

        return type("CountedWebsocket", (base,), {"counted_for": None, "connection_lost": connection_lost})


class HttpProtocol(HttpToolsProtocol):
    """One HTTP connection within its bounds.

    The head of a request has at most `head_bytes`, or twice that if it arrives in one piece with another request. A
    request must be complete within `request_seconds`. If the client reads nothing of an answer for the same time, the
    connection ends.
    """

    def __init__(
        self,
        limits: ConnectionLimits,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = log
        self._limits = limits
        self._trusted = False
        self._address = "unknown"
        self._counted_for: str | None = None
        self._silent = True  # nothing was ever received
        self._begun = False  # a request has begun to arrive, but is not complete
        self._in_head = True
        self._cycles: list[RequestResponseCycle] = []  # requests without a complete answer; pipelined requests wait
        self._received = 0  # bytes of the current head or body
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    # Called by the event loop.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self._address = client_address(peer, "", self._limits.trusted)
        # A trusted proxy forwards the requests of many clients. Each counts for the forwarded address, once that is
        # known.
        self._trusted = is_trusted(peer, self._limits.trusted)
        if not self._trusted and not self._count(self._address):
            self._refuse(429, "connections_per_address", TOO_MANY)
            return
        self._limits.add_unfinished(self)
        self._deadline = self.loop.call_later(self._limits.seconds, self._overdue)

    def data_received(self, data: bytes) -> None:
        """Parse data in pieces, so that no more is parsed than a request may have."""
        self._silent = False
        while data and not self.transport.is_closing():
            most = self._limits.head_bytes if self._in_head else self._limits.body_bytes
            piece, data = data[: most - self._received], data[most - self._received :]
            self._received += len(piece)
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                return  # it is a websocket now
            if self._in_head and (self._received >= most or (self._begun and len(self.headers) > MAX_HEADERS)):
                self._refuse(431, "head_bytes", TOO_LONG_A_HEAD)
            elif self._received >= most:
                self._refuse(413, "body_bytes", TOO_LONG)
            elif len(self.pipeline) > MAX_PIPELINED_REQUESTS:
                self._refuse(429, "pipelined", TOO_MANY)
        waits = self._begun or self.cycle is None or self.cycle.response_complete
        if waits and self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self._limits.seconds, self._overdue)

    def connection_lost(self, exc: Exception | None) -> None:
        self._finished()
        self._watch_writing(False)
        self._count(None)
        for cycle in self._cycles:
            # uvicorn notifies only the last cycle. An earlier one would write to a closed transport.
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_writing(True)

    def resume_writing(self) -> None:
        self._watch_writing(False)
        super().resume_writing()

    # Called by the parser.

    def on_message_begin(self) -> None:
        self._begun = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        # Headers after the body are trailers, which no application here reads.
        if self._in_head and len(self.headers) <= MAX_HEADERS:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head, self._received = False, 0
        app: Any = self.app
        if len(self.headers) > MAX_HEADERS:
            self._limits.rate_limits.refuse("head_bytes", self._address)
            self.app = _refusal(431, TOO_LONG_A_HEAD)
        elif self._trusted and not self._count(self._forwarded()):
            self._limits.rate_limits.refuse("connections_per_address", self._forwarded())
            self.app = _refusal(429, TOO_MANY)
        try:
            super().on_headers_complete()
        finally:
            self.app = app
        if self.cycle is not None and not self.cycle.response_complete:
            self._cycles = [*(each for each in self._cycles if not each.response_complete), self.cycle]

    def on_message_complete(self) -> None:
        self._begun, self._in_head, self._received = False, True, 0
        self._finished()
        super().on_message_complete()

    # Called by uvicorn.

    def on_response_complete(self) -> None:
        if self._trusted:
            self._count(None)
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self._limits.add_unfinished(self)  # idle: kept for the next request while there is space

    def timeout_keep_alive_handler(self) -> None:
        self._close()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the websocket's protocol. It still counts for its address."""
        if self._trusted and self._counted_for is None:
            self._answer(429, TOO_MANY)
            return
        if not all(value.isascii() for name, value in self.headers if name.startswith(b"sec-websocket-")):
            self._answer(400, UNREADABLE)  # picows fails while it writes its own refusal of these headers
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()  # the answer to an earlier request would be written between the websocket's frames
            return
        self._finished()
        self._watch_writing(False)
        super().handle_websocket_upgrade()
        upgraded: Any = self.transport.get_protocol()
        upgraded.counted_for, self._counted_for = self._counted_for, None

    def send_400_response(self, msg: str) -> None:
        self._answer(400, UNREADABLE)

    # Ending a connection.

    def evict(self) -> None:
        """Close the connection, to make space for another."""
        if self._begun or self.cycle is None:  # otherwise the connection is idle, and its client got an answer
            self._limits.rate_limits.refuse("unfinished_connections", self._address)
        self.transport.abort()

    def _overdue(self) -> None:
        self._deadline = None
        if self.flow.read_paused:
            # The server has paused reading, so the client is not to blame.
            self._deadline = self.loop.call_later(self._limits.seconds, self._overdue)
        elif self._silent:
            self._close()  # browsers open connections in advance, and treat an answer without a request as a failure
        else:
            self._refuse(408, "request_seconds", TOO_SLOW)

    def _refuse(self, status: int, limit: BoundedConnections, why: Message) -> None:
        self._limits.rate_limits.refuse(limit, self._address)
        self._answer(status, why)

    def _answer(self, status: int, why: Message) -> None:
        """Answer instead of the application, and close."""
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and (self._in_head or self.pipeline or self.cycle.response_started):
            # The client would take this for the answer to an earlier request.
            self.transport.abort()
            return
        if answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        body = msgspec.json.encode(Why(str(why)))
        head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head.encode() + body)
        self._close()

    def _close(self) -> None:
        """Close when everything is sent, or when the client stops reading."""
        if not self.transport.is_closing():
            self.transport.close()
            self._watch_writing(True)

    def _watch_writing(self, watched: bool, unsent: int = 0) -> None:
        """Check periodically whether the client reads what was sent.

        Abort if it has read nothing since the last check.
        """
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        left = self.transport.get_write_buffer_size() if watched else 0
        if not left:
            return
        if left == unsent:
            self._limits.rate_limits.refuse("request_seconds", self._address)
            self.transport.abort()
            return
        self._stalled = self.loop.call_later(self._limits.seconds, self._watch_writing, True, left)

    # Counting.

    def _finished(self) -> None:
        """Stop waiting for the request, which is complete or was abandoned."""
        self._limits.unfinished.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _count(self, address: str | None) -> bool:
        """Count the connection for an address, and no longer for the previous one."""
        before, self._counted_for = self._counted_for, None
        if before is not None:
            self._limits.give_back(before)
        if address is not None and self._limits.take(address):
            self._counted_for = address
        return self._counted_for == address

    def _forwarded(self) -> str:
        peer = self.client[0] if self.client else ""
        forwarded = b",".join(value for name, value in self.headers if name == b"x-forwarded-for")
        return client_address(peer, forwarded.decode("latin-1"), self._limits.trusted)


def _refusal(status: int, why: Message) -> Any:
    """Return an application that answers one request instead of the hall's."""
    body = msgspec.json.encode(Why(str(why)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return refuse
