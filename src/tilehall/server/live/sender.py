"""What is sent over a connection: gathered in one iteration of the event loop, bounded, and closed with a reason."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from picows import WSTransport

from tilehall.server import wire
from tilehall.server.close_codes import CloseCode
from tilehall.server.live import frames
from tilehall.server.live.picows_adapter import Listener

CLOSE_WITHIN = 2.0  # seconds for a client to answer our close frame

logger = logging.getLogger("tilehall.connection")


class Outboxes:
    """The connections that have something to send: one callback in an iteration of the event loop writes it all."""

    def __init__(self) -> None:
        self.waiting: list[Sender] = []  # whoever is the first in it has `flush` called soon

    def flush(self) -> None:
        """Write every outbox; what fails for one connection is no other's concern. Behind a close frame nothing may be
        sent, and an outbox is dropped.

        This is one loop with nothing called that need not be: it has two connections for each move.
        """
        waiting, self.waiting = self.waiting, []
        for sender in waiting:
            raws, sender.outbox = sender.outbox, []
            transport = sender.transport
            if sender.closed or transport.is_close_frame_sent or not raws:
                continue
            line = transport.underlying_transport
            try:
                line.write(frames.text_frames(raws))
                if line.get_write_buffer_size():
                    sender.check_send_buffer()
            except Exception:
                logger.exception("something could not be sent")


class Sender(Listener):
    """The sending side of a connection."""

    def __init__(self, outboxes: Outboxes, slow_reader_bytes: int) -> None:
        self.outboxes = outboxes
        self.slow_reader_bytes = slow_reader_bytes
        self.outbox: list[bytes] = []
        self.loop = asyncio.get_running_loop()
        self.transport: WSTransport

    def on_slow_reader(self) -> None:
        """The client was told that it reads too slowly, and is about to be disconnected. Nothing more is done here."""

    def tell(self, message: wire.AnyNews) -> None:
        self.send(wire.write(message))

    def refuse(self, id: int, why: str, *, stale: bool = False, unknown: bool = False) -> None:
        self.tell(wire.Refusal(id=id, why=why, stale=stale, unknown=unknown))

    @property
    def ended(self) -> bool:
        """Whether a close frame has been sent, by us or by picows: nothing may be sent behind it."""
        return self.closed or self.transport.is_close_frame_sent

    def send(self, raw: bytes) -> None:
        """Send without waiting: what is sent in one iteration of the event loop goes out together."""
        if self.closed:
            return
        outbox = self.outbox
        if not outbox:
            waiting = self.outboxes.waiting
            if not waiting:
                self.loop.call_soon(self.outboxes.flush)
            waiting.append(self)
        outbox.append(raw)

    def check_send_buffer(self) -> None:
        """Disconnect a client whose send buffer exceeds the limit, so that nobody waits for it and memory is bounded.

        The reason and the code are behind all that it has not read yet: it gets them if it reads on.
        """
        unsent = self.transport.underlying_transport.get_write_buffer_size()
        if unsent > self.slow_reader_bytes and not self.ended:
            self.bye("Your device reads too slowly, and too much was waiting for it.", CloseCode.TOO_SLOW, again=True)
            self.on_slow_reader()
            self.transport.disconnect()

    def bye(self, why: str, code: int, again: bool) -> None:
        """Say why, and close the connection. The client has CLOSE_WITHIN seconds to answer the close frame."""
        if self.ended:
            return
        raws, self.outbox = [*self.outbox, wire.write(wire.Bye(why=why, again=again))], []
        self.transport.underlying_transport.write(frames.text_frames(raws))
        self.closed = True
        number: Any = code  # picows' type lists the registered codes only
        self.transport.send_close(number, frames.close_reason(why))
        self.loop.call_later(CLOSE_WITHIN, self.transport.disconnect)
