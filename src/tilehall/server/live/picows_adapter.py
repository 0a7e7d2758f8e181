"""The only module that uses private parts of picows: its protocol class, which gets connections from uvicorn.

uvicorn reads the upgrade request, creates an instance of the class that `websocket_protocol` returns, and passes the
request to its `data_received`. After that, bytes go into picows' own buffer. picows checks masks, lengths, opcodes and
most close codes; frames.py checks what picows leaves to its listener.

picows does not publish `WSProtocol`. So pyproject.toml has an upper bound on its version, and a server whose picows has
a different class does not start, with a message about what has changed.
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
        """The part of picows' class that is used here."""

        transport: WSTransport
        listener: Listener

        def __init__(self, **arguments: object) -> None: ...
else:
    from picows.picows import WSProtocol

HANDSHAKE_TIMEOUT_S = 5.0  # never reached, because uvicorn passes a complete request
PING_AFTER_S = 25.0  # of silence, because proxies cut connections that are silent for a minute
PONG_TIMEOUT_S = 20.0  # after this, the client is considered gone and closed with 1001
LINGER_S = 5.0  # for a client to read what was sent and to close, before the connection is reset
READ_BUFFER_BYTES = 4096  # the initial size; picows doubles it if a frame needs more

logger = logging.getLogger("tilehall.websocket")


class Listener(WSListener):
    """A listener that tracks whether it has closed its connection: it sets `closed` before it sends a close frame.

    It may still receive frames that arrived together with a violation. It drops them if a close frame has been sent.
    """

    closed = False


Listen = Callable[[WSUpgradeRequest], Listener]


class PicowsLogger(logging.LoggerAdapter[logging.Logger]):
    """A logger for picows with adjusted levels.

    picows logs every connection at `info`, with the client's address, and every client's fault at `error`. Both are
    logged at `debug` here. Messages with a traceback are failures of the server and stay errors.
    """

    def info(self, msg: object, *args: object, **kwargs: Any) -> None:
        self.debug(msg, *args, **kwargs)

    def error(self, msg: object, *args: object, **kwargs: Any) -> None:
        self.debug(msg, *args, **kwargs)


class DiscardProtocol(asyncio.Protocol):
    """Reads and drops what still arrives on a connection that is being closed.

    Closing a socket with unread bytes resets the connection, and the client may lose its close frame.
    """

    def __init__(self, protocol: asyncio.BaseProtocol, reset: asyncio.TimerHandle) -> None:
        self._protocol = protocol
        self._reset = reset

    def connection_lost(self, exc: Exception | None) -> None:
        self._reset.cancel()
        self._protocol.connection_lost(exc)


class LingeringTransport:
    """The transport below picows' own.

    `close` sends what is buffered and ends our side. The socket is closed when the client has ended its side too, or
    after a timeout.
    """

    def __init__(self, transport: asyncio.Transport, protocol: WSProtocol) -> None:
        self._transport = transport
        self._protocol = protocol
        self._closing = False
        # Used directly, so that a write costs no extra call.
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
        reset = asyncio.get_running_loop().call_later(LINGER_S, self._transport.abort)
        self._transport.set_protocol(DiscardProtocol(self._protocol, reset))
        self._transport.write_eof()

    def abort(self) -> None:
        self._transport.abort()


class UpgradedProtocol(WSProtocol):
    """picows' protocol on a connection whose upgrade request uvicorn has already read."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        lingering = LingeringTransport(cast(asyncio.Transport, transport), self)
        super().connection_made(cast(asyncio.Transport, lingering))

    def data_received(self, data: bytes) -> None:
        """Receive the upgrade request from uvicorn. What follows it goes into picows' own buffer."""
        while data:
            space = memoryview(self.get_buffer(len(data)))
            part = min(len(space), len(data))
            space[:part] = data[:part]
            space.release()
            super().buffer_updated(part)
            data = data[part:]

    def buffer_updated(self, nbytes: int) -> None:
        WSProtocol.buffer_updated(self, nbytes)  # `super()` would be created for each frame
        if self.transport.is_close_frame_sent and not self.listener.closed:
            # picows has found a violation and sent a close frame. It would continue parsing in the middle of a frame.
            self.listener.closed = True
            self.transport.disconnect()


def websocket_protocol(listen: Listen, max_frame_size: int) -> type[asyncio.Protocol]:
    """Return the class for uvicorn's `ws`.

    Each connection gets the listener that `listen` creates for its upgrade request. A frame of more than
    `max_frame_size` bytes is refused by its header, with 1009.

    Call it in a running event loop. Raises `RuntimeError` if picows' private class differs from what this module
    expects.
    """

    def listen_or_fail(request: WSUpgradeRequest) -> Listener | WSUpgradeResponseWithListener:
        try:
            return listen(request)
        except Exception:
            # picows would answer with the text of the exception, and log nothing.
            logger.exception("could not create a listener for an upgrade request")
            failure = WSUpgradeResponse.create_error_response(
                HTTPStatus.INTERNAL_SERVER_ERROR, b"Something went wrong."
            )
            return WSUpgradeResponseWithListener(failure, None)

    class WebSocketProtocol(UpgradedProtocol):
        """All arguments are picows' own, by name: it raises `TypeError` for an unknown one."""

        def __init__(self, config: object = None, server_state: object = None, app_state: object = None) -> None:
            super().__init__(
                host_port=None,
                ws_path=None,
                is_client_side=False,
                ws_listener_factory=listen_or_fail,
                logger=PicowsLogger(logger),
                disconnect_on_exception=True,
                websocket_handshake_timeout=HANDSHAKE_TIMEOUT_S,
                enable_auto_ping=True,
                auto_ping_idle_timeout=PING_AFTER_S,
                auto_ping_reply_timeout=PONG_TIMEOUT_S,
                auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
                # The listener answers pings itself, so that they count against its limits and their reserved bits are
                # checked.
                enable_auto_pong=False,
                max_frame_size=max_frame_size,
                extra_headers=None,
                read_buffer_init_size=READ_BUFFER_BYTES,
            )

    check_private_class(WebSocketProtocol)
    # uvicorn's type requires a Protocol, but it only calls `connection_made` and `data_received`.
    return cast(type[asyncio.Protocol], WebSocketProtocol)


def check_private_class(protocol: type[UpgradedProtocol]) -> None:
    """Raise `RuntimeError` if picows' private class differs from what is used here."""
    try:
        made = protocol()
    except TypeError as error:
        raise RuntimeError(f"picows changed its private class: {error}") from None
    used = ("transport", "listener", "connection_made", "connection_lost", "get_buffer", "buffer_updated")
    missing = [name for name in used if not hasattr(made, name)]
    missing += [f"WSTransport.{name}" for name in ("is_close_frame_sent", "response") if not hasattr(WSTransport, name)]
    if missing:
        raise RuntimeError(f"picows changed its private class: it has no {', '.join(missing)}")
