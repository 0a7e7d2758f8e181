"""Everything that is private about picows, in one module: its protocol class, handed connections by uvicorn.

uvicorn reads the upgrade request, makes an instance of the class that `websocket_protocol` returns, and passes the
request to its `data_received`. From then on bytes go into picows' own buffer. picows checks masks, lengths, opcodes and
most close codes; frames.py checks what picows leaves to its listener.

picows does not publish `WSProtocol`, so pyproject.toml bounds its version above, and a server whose picows has another
class does not start: it says what has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast

from picows import (
    WSAutoPingStrategy,
    WSListener,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)

if TYPE_CHECKING:  # picows ships no type for its protocol

    class WSProtocol(asyncio.BufferedProtocol):
        """As much of picows' class as is used here; picows ships no type for it."""

        transport: WSTransport
        listener: Listener

        def __init__(self, **arguments: object) -> None: ...
else:
    from picows.picows import WSProtocol

HANDSHAKE_TIMEOUT = 5.0  # seconds; uvicorn hands over a whole request, so it is never waited for
PING_AFTER = 25.0  # seconds of silence; proxies cut connections that are silent for a minute
PONG_WITHIN = 20.0  # seconds; then the client is taken for gone, and closed with 1001
LINGER = 5.0  # seconds for a client to read what was sent, and to close, before the connection is reset
READ_BUFFER = 4096  # bytes at first; picows doubles it where a frame needs more

logger = logging.getLogger("tilehall.websocket")


class Listener(WSListener):
    """A listener that says whether it has closed its connection: it sets `closed` before it sends a close frame.

    Frames that came together with a violation may still be passed to it: it drops them where a close frame is sent.
    """

    closed = False


Listen = Callable[[WSUpgradeRequest], Listener]


class PicowsLogger(logging.LoggerAdapter[logging.Logger]):
    """What picows logs. It reports every connection at `info`, with the client's address, and every client's fault at
    `error`: both are logged at `debug` here. What it logs with a traceback is a failure of ours and stays an error."""

    def info(self, msg: object, *args: object, **kwargs: Any) -> None:
        self.debug(msg, *args, **kwargs)

    def error(self, msg: object, *args: object, **kwargs: Any) -> None:
        self.debug(msg, *args, **kwargs)


class DiscardProtocol(asyncio.Protocol):
    """Reads what still comes over a connection that is being closed, and drops it.

    Closing a socket with unread bytes resets the connection, and the client may lose the close frame it was sent.
    """

    def __init__(self, protocol: asyncio.BaseProtocol, reset: asyncio.TimerHandle) -> None:
        self._protocol = protocol
        self._reset = reset

    def connection_lost(self, exc: Exception | None) -> None:
        self._reset.cancel()
        self._protocol.connection_lost(exc)


class LingeringTransport:
    """The transport beneath picows' own. `close` sends what is waiting and ends our side; the socket is closed when the
    client has ended its side too, or after LINGER seconds."""

    def __init__(self, transport: asyncio.Transport, protocol: WSProtocol) -> None:
        self._transport = transport
        self._protocol = protocol
        self._closing = False
        # Taken over as they are, so that a write costs no further call.
        self.write = transport.write
        self.writelines = transport.writelines
        self.get_write_buffer_size = transport.get_write_buffer_size
        self.get_extra_info = transport.get_extra_info

    def is_closing(self) -> bool:
        return self._closing or self._transport.is_closing()

    def close(self) -> None:
        if self.is_closing():
            return
        response = self._protocol.transport.response
        upgraded = response is not None and response.status == HTTPStatus.SWITCHING_PROTOCOLS
        if not upgraded or not self._transport.can_write_eof():
            # A refused handshake has no close frame to lose, and TLS cannot be ended on one side only.
            self._transport.close()
            return
        self._closing = True
        reset = asyncio.get_running_loop().call_later(LINGER, self._transport.abort)
        self._transport.set_protocol(DiscardProtocol(self._protocol, reset))
        self._transport.write_eof()

    def abort(self) -> None:
        self._transport.abort()


class UpgradedProtocol(WSProtocol):
    """picows' protocol over a connection whose upgrade request uvicorn has read already."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        lingering = LingeringTransport(cast(asyncio.Transport, transport), self)
        super().connection_made(cast(asyncio.Transport, lingering))

    def data_received(self, data: bytes) -> None:
        """Take the upgrade request from uvicorn; what follows it comes into picows' own buffer."""
        while data:
            space = memoryview(self.get_buffer(len(data)))
            part = min(len(space), len(data))
            space[:part] = data[:part]
            space.release()
            super().buffer_updated(part)
            data = data[part:]

    def buffer_updated(self, nbytes: int) -> None:
        WSProtocol.buffer_updated(self, nbytes)  # `super()` would be made for each frame
        if self.transport.is_close_frame_sent and not self.listener.closed:
            # picows has found a violation and sent a close frame. It would go on to parse from the middle of a frame.
            self.listener.closed = True
            self.transport.disconnect()


def websocket_protocol(listen: Listen, max_frame_size: int) -> type[asyncio.Protocol]:
    """The class for uvicorn's `ws`. Each connection gets the listener that `listen` makes of its upgrade request; a
    frame of more than `max_frame_size` bytes is refused by its head, with 1009.

    It is called in a running event loop, and raises RuntimeError where picows' private class is not the one known here.
    """

    def listen_or_fail(request: WSUpgradeRequest) -> Listener | WSUpgradeResponseWithListener:
        try:
            return listen(request)
        except Exception:
            # picows would answer with the text of the exception, and log nothing.
            logger.exception("no listener for an upgrade request")
            failure = WSUpgradeResponse.create_error_response(
                HTTPStatus.INTERNAL_SERVER_ERROR, b"Something went wrong."
            )
            return WSUpgradeResponseWithListener(failure, None)

    class WebSocketProtocol(UpgradedProtocol):
        """The arguments are picows', all of them, by name: it raises TypeError for one that it does not know."""

        def __init__(self, config: object = None, server_state: object = None, app_state: object = None) -> None:
            super().__init__(
                host_port=None,
                ws_path=None,
                is_client_side=False,
                ws_listener_factory=listen_or_fail,
                logger=PicowsLogger(logger),
                disconnect_on_exception=True,
                websocket_handshake_timeout=HANDSHAKE_TIMEOUT,
                enable_auto_ping=True,
                auto_ping_idle_timeout=PING_AFTER,
                auto_ping_reply_timeout=PONG_WITHIN,
                auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
                # The listener answers pings itself: they count against its limits, and their reserved bits are checked.
                enable_auto_pong=False,
                max_frame_size=max_frame_size,
                extra_headers=None,
                read_buffer_init_size=READ_BUFFER,
            )

    check_private_class(WebSocketProtocol)
    # uvicorn's type asks for a Protocol; all that it calls is `connection_made` and `data_received`.
    return cast(type[asyncio.Protocol], WebSocketProtocol)


def check_private_class(protocol: type[UpgradedProtocol]) -> None:
    """Raise RuntimeError where picows' private class differs from what is used of it here."""
    try:
        made = protocol()
    except TypeError as error:
        raise RuntimeError(f"picows changed its private class: {error}") from None
    used = ("transport", "listener", "connection_made", "connection_lost", "get_buffer", "buffer_updated")
    missing = [name for name in used if not hasattr(made, name)]
    missing += [f"WSTransport.{name}" for name in ("is_close_frame_sent", "response") if not hasattr(WSTransport, name)]
    if missing:
        raise RuntimeError(f"picows changed its private class: it has no {', '.join(missing)}")
