"""A websocket to a hall: a program sends asks and waits for answers, and news changes what it knows of a table."""

from __future__ import annotations

import asyncio
import logging
from itertools import count
from random import random
from typing import Any

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tilehall.engine.table_state import News, TableState
from tilehall.messages import wire

CONNECT_TIMEOUT_S = 15.0
ANSWER_TIMEOUT_S = 30.0  # then the line counts as broken; a turn is sent again with the same key
IDLE_S = 10.0  # without a message; then a ping must be answered within as many seconds
FIRST_PAUSE_S = 0.5  # before connecting again; it doubles with each failure
MAX_PAUSE_S = 30.0
# After these, the hall would only refuse again. `again` of `bye` is also false for too many lines, which may change.
NOT_SIGNED_IN, NOT_ALLOWED = 4401, 4403

# picows logs a broken line as an error. The caller is told of it by `LineClosed`.
_quiet = logging.getLogger("tilehall.engine.picows")
_quiet.addHandler(logging.NullHandler())
_quiet.propagate = False


class LineClosed(Exception):
    """The line to the hall is closed. The text says why."""

    def __init__(self, why: str, code: int = 0) -> None:
        super().__init__(why)
        self.code = code

    @property
    def rejected(self) -> bool:
        """Whether the hall does not accept the token."""
        return self.code in (NOT_SIGNED_IN, NOT_ALLOWED)


class AskRefused(Exception):
    """The hall refused an ask. The text is a sentence for people."""

    def __init__(self, refusal: wire.Refusal) -> None:
        super().__init__(refusal.why)
        self.stale = refusal.stale
        self.unknown = refusal.unknown


_decode = msgspec.json.Decoder(News).decode


class HallLine(WSListener):
    """A websocket to a hall. `state` is what is known of the room that was entered."""

    def __init__(self) -> None:
        self.state = TableState()
        self.greeting: asyncio.Future[wire.Hello] = asyncio.get_running_loop().create_future()
        self._closed: LineClosed | None = None
        self._why = ""
        self._code = 0
        self._transport: WSTransport | None = None
        self._changed = asyncio.Event()
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._ids = count(1)
        self._part = b""

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send an ask and return its answer. Raises `AskRefused` or `LineClosed`."""
        if self._closed is not None:
            raise self._closed
        assert self._transport is not None
        number = next(self._ids)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        self._transport.send(WSMsgType.TEXT, msgspec.json.encode({"ask": kind, "id": number, **fields}))
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                found = await answer
        except TimeoutError:
            self.close()
            raise LineClosed("The hall did not answer.") from None
        finally:
            self._answers.pop(number, None)
        if isinstance(found, wire.Refusal):
            raise AskRefused(found)
        return found

    async def news(self, seconds: float | None = None) -> None:
        """Wait until there is news that was not waited for before, or until so many seconds have passed.

        Raises `LineClosed` if the line is closed.
        """
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return
        if self._closed is not None:
            raise self._closed
        self._changed.clear()

    @property
    def open(self) -> bool:
        """Whether the line is open."""
        return self._closed is None

    def close(self) -> None:
        """Close the line."""
        if self._transport is not None and not self._transport.is_disconnected:
            if not self._transport.is_close_frame_sent:
                self._transport.send_close()
            self._transport.disconnect()

    # Callbacks of picows.

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is WSMsgType.CLOSE:
            code: Any = frame.get_close_code()  # picows' type lists only the registered codes
            self._code = int(getattr(code, "value", code))
            self._why = self._why or frame.get_close_reason()
            self.close()
        elif frame.msg_type in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self._part += frame.get_payload_as_bytes()
            if frame.fin:
                raw, self._part = self._part, b""
                self._take(raw)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._closed = LineClosed(self._why or "The line to the hall broke.", self._code)
        for waiting in (self.greeting, *self._answers.values()):
            if not waiting.done():
                waiting.set_exception(self._closed)
                waiting.exception()  # nobody may wait for it any more
        self._changed.set()

    def _take(self, raw: bytes) -> None:
        """Take a message. Kinds that a program does not need, and those of newer releases, are ignored."""
        try:
            news = _decode(raw)
        except msgspec.ValidationError:
            return
        match news:
            case wire.Hello():
                self.greeting.set_result(news)
            case wire.Ok(id=number) | wire.Refusal(id=number) | wire.Tried(id=number):
                if (waiting := self._answers.get(number)) is not None and not waiting.done():
                    waiting.set_result(news)
            case wire.Bye(why=why):
                self._why = why
            case _:
                self.state.take(news)
                self._changed.set()


async def connect(address: str, token: str, room: str = "") -> HallLine:
    """Connect to a hall, and wait for its greeting. Raises `LineClosed` if that fails."""
    url = f"ws{address.removeprefix('http')}/api/socket" + (f"?room={room}" if room else "")
    line: HallLine | None = None
    try:
        async with asyncio.timeout(CONNECT_TIMEOUT_S):
            _, listener = await ws_connect(
                HallLine,
                url,
                extra_headers={"Authorization": f"Bearer {token}"},
                max_redirects=0,  # the token is for this address only
                enable_auto_ping=True,
                auto_ping_idle_timeout=IDLE_S,
                auto_ping_reply_timeout=IDLE_S,
                websocket_handshake_timeout=CONNECT_TIMEOUT_S,
                logger_name=_quiet,
            )
            assert isinstance(listener, HallLine)
            line = listener
            await line.greeting
    except (OSError, WSError, TimeoutError) as error:
        raise LineClosed(f"{address} does not answer: {str(error) or 'it took too long'}.") from None
    except asyncio.CancelledError:
        if line is not None:
            line.close()
        raise
    return line


class Backoff:
    """Pauses between attempts to connect, which get longer and have some randomness."""

    def __init__(self) -> None:
        self.failures = 0

    async def wait(self) -> None:
        """Wait before the next attempt."""
        pause = min(MAX_PAUSE_S, FIRST_PAUSE_S * 2.0**self.failures)
        self.failures += 1
        await asyncio.sleep(pause * (0.5 + random() / 2))

    def reset(self) -> None:
        """Begin with short pauses again, after an attempt that succeeded."""
        self.failures = 0
