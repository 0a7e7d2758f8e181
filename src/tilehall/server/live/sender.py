"""The sending side of a connection: batched per iteration of the event loop, bounded, and closed with a reason."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from picows import WSTransport

from tilehall.core.languages import ENGLISH
from tilehall.core.message import Text, in_words
from tilehall.messages import wire
from tilehall.server.close_codes import CloseCode
from tilehall.server.live import frames
from tilehall.server.live.picows_adapter import Listener
from tilehall.server.words import say

CLOSE_TIMEOUT_S = 2.0  # for a client to answer our close frame

logger = logging.getLogger("tilehall.connection")


class Outboxes:
    """The connections with pending output. One callback per iteration of the event loop writes all of it."""

    def __init__(self) -> None:
        self.waiting: list[Sender] = []  # adding the first one schedules `flush`

    def flush(self) -> None:
        """Write all outboxes. A failure of one connection does not affect the others.

        Nothing may be sent after a close frame, so such an outbox is dropped. This is a single loop without avoidable
        calls, because it handles two connections per move.
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
                logger.exception("could not send a message")


class Sender(Listener):
    """The sending side of a connection."""

    def __init__(self, outboxes: Outboxes, slow_reader_bytes: int) -> None:
        self.outboxes = outboxes
        self.slow_reader_bytes = slow_reader_bytes
        self.outbox: list[bytes] = []
        self.loop = asyncio.get_running_loop()
        self.transport: WSTransport
        self.language = ENGLISH  # in which the client reads

    def on_slow_reader(self) -> None:
        """Handle a client that was told that it reads too slowly and is about to be disconnected. Does nothing here."""

    def tell(self, message: wire.AnyNews) -> None:
        self.send(wire.write(message))

    def refuse(self, id: int, why: Text, *, stale: bool = False, unknown: bool = False) -> None:
        self.tell(wire.Refusal(id=id, why=in_words(why, self.language), stale=stale, unknown=unknown))

    @property
    def ended(self) -> bool:
        """Whether we or picows have sent a close frame, after which nothing may be sent."""
        return self.closed or self.transport.is_close_frame_sent

    def send(self, raw: bytes) -> None:
        """Send without waiting. Messages of one iteration of the event loop are sent together."""
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

        The reason and the code come after all unread messages: a client that continues to read receives them.
        """
        unsent = self.transport.underlying_transport.get_write_buffer_size()
        if unsent > self.slow_reader_bytes and not self.ended:
            self.bye(say("line-slow-reader"), CloseCode.TOO_SLOW, again=True)
            self.on_slow_reader()
            self.transport.disconnect()

    def bye(self, why: Text, code: int, again: bool) -> None:
        """Send the reason and close the connection. The client has a few seconds to answer the close frame."""
        if self.ended:
            return
        words = in_words(why, self.language)
        raws, self.outbox = [*self.outbox, wire.write(wire.Bye(why=words, again=again))], []
        self.transport.underlying_transport.write(frames.text_frames(raws))
        self.closed = True
        number: Any = code  # picows' type lists only the registered codes
        self.transport.send_close(number, frames.close_reason(words))
        self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.disconnect)
