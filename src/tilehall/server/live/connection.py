"""The websocket: picows inside uvicorn, on the same port, with the same cookies.

A line that is refused is first accepted, told why, and closed with a code of its own, for a browser cannot read a
refused handshake. The messages of one line are taken in the order they came.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from picows import picows as picows_core

from tilehall import __version__
from tilehall.core.game import Illegal, Malformed
from tilehall.server import wire
from tilehall.server.accounts.people import People
from tilehall.server.live import snapshots
from tilehall.server.live.hall import Hall
from tilehall.server.live.table import UNWRITTEN, LiveTable, Stale
from tilehall.server.ops.rate_limits import RateLimit
from tilehall.server.settings import Settings
from tilehall.store.protocol import Unavailable
from tilehall.table import commands

PATH = "/api/socket"
COOKIE = "tilehall"
NOT_SIGNED_IN, NOT_ALLOWED, TOO_SLOW, TOO_LARGE, TOO_MANY = 4401, 4403, 4408, 4413, 4429
LATER = 1013  # "try again later", of the registry of close codes
MOST_WAITING = 64  # messages of one line that wait their turn
LAST_WORDS = 2.0  # seconds for a client to read why the line is closed, and to close it itself
PING_AFTER = 25.0  # seconds of silence; proxies cut lines that say nothing for a minute
PONG_WITHIN = 20.0

logger = logging.getLogger("tilehall.socket")


class ConnectionFactory:
    """What every line of a server shares: the hall, the people, the limits."""

    def __init__(self, hall: Hall, people: People, settings: Settings) -> None:
        self.hall = hall
        self.people = people
        self.settings = settings
        self.talk = RateLimit(settings.talk_per_minute / 60, settings.talk_per_minute)

    def own_origin(self, headers: Any) -> bool:
        """Whether a page of this hall opens the line; programs that are no browsers name no origin."""
        origin = headers.get("origin")
        if not origin:
            return True
        if self.settings.public_url:
            return bool(origin == self.settings.public_url.rstrip("/"))
        return bool(urlsplit(origin).netloc == headers.get("host", ""))

    def protocol(self) -> Any:
        """The class that uvicorn makes of a connection that wants to be a websocket.

        It is picows' own protocol, handed a connection whose first request uvicorn has read already.
        """
        # picows ships no type for it, though it is what its own server is made of.
        base: Any = vars(picows_core)["WSProtocol"]

        def begin(upgraded: Any, config: Any, server_state: Any, app_state: Any) -> None:
            base.__init__(
                upgraded,
                None,
                None,
                False,
                lambda request: Connection(self, request),
                logger,
                True,
                5,
                True,
                PING_AFTER,
                PONG_WITHIN,
                WSAutoPingStrategy.PING_WHEN_IDLE,
                True,
                4 * self.settings.message_bytes,
                None,
                4096,
            )

        def data_received(upgraded: Any, data: bytes) -> None:
            """Take the request that uvicorn has read; what follows comes into picows' own buffer."""
            while data:
                space = memoryview(upgraded.get_buffer(len(data)))
                part = min(len(space), len(data))
                space[:part] = data[:part]
                space.release()
                upgraded.buffer_updated(part)
                data = data[part:]

        return type("Upgraded", (base,), {"__init__": begin, "data_received": data_received})


def cookie(headers: Any) -> str | None:
    """The session's token among the cookies."""
    try:
        jar = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None


def framed(raw: bytes) -> bytes:
    """A text message as one frame from a server (RFC 6455, section 5.2).

    >>> framed(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(raw)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + raw
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + raw
    return b"\x81\x7f" + size.to_bytes(8, "big") + raw


class Connection(WSListener):
    """One connected client."""

    def __init__(self, gate: ConnectionFactory, request: WSUpgradeRequest) -> None:
        self.gate = gate
        self.path = request.path.decode("latin-1").partition("?")[0]
        self.token = cookie(request.headers)
        self.origin = gate.own_origin(request.headers)
        self.user = ""
        self.session: bytes | None = None
        self.table: LiveTable | None = None
        self.waiting: deque[bytes] = deque()
        self.working: asyncio.Task[None] | None = None
        self.allowance = RateLimit(gate.settings.messages_per_second, gate.settings.messages_burst)
        self.parts: list[bytes] = []
        self.outbox: list[bytes] = []
        self.loop = asyncio.get_running_loop()
        self.closed = False
        self.transport: WSTransport

    # picows calls these.

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.working = self.loop.create_task(self.welcome())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.closed = True
        self.gate.hall.sockets.discard(self)
        table, self.table = self.table, None
        if table is not None:
            table.leave(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self.closed:
            # What still comes is read and let go: hanging up on unread bytes would lose our last words.
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
            return
        match frame.msg_type:
            case WSMsgType.CLOSE:
                transport.send_close(frame.get_close_code())
                transport.disconnect()
                return
            case WSMsgType.TEXT | WSMsgType.CONTINUATION:
                pass
            case WSMsgType.BINARY:
                self.refuse(0, "Messages are text, one JSON object each; this one is binary.")
                return
            case _:
                return
        self.parts.append(frame.get_payload_as_bytes())
        if sum(map(len, self.parts)) > self.gate.settings.message_bytes:
            most = self.gate.settings.message_bytes
            self.bye(f"A message has at most {most} bytes; that one was larger.", TOO_LARGE, again=False)
        elif frame.fin:
            raw, self.parts = b"".join(self.parts), []
            self.take(raw)

    # Taking messages.

    def take(self, raw: bytes) -> None:
        """Put a message in line."""
        if not self.allowance.take("") or len(self.waiting) >= MOST_WAITING:
            self.bye("Those were too many messages at once; wait a moment and connect again.", TOO_MANY, again=True)
            return
        self.waiting.append(raw)
        if self.working is None or self.working.done():
            self.working = self.loop.create_task(self.work())

    async def welcome(self) -> None:
        """Let somebody in, or say why not; then take what they sent meanwhile."""
        gate = self.gate
        if self.path != PATH or not self.origin:
            self.bye("This line is only for the hall's own page.", NOT_ALLOWED, again=False)
            return
        try:
            who = await gate.people.who(self.token)
        except Exception as error:
            if not isinstance(error, Unavailable):
                logger.exception("somebody who connects cannot be looked up")
            self.bye("The hall cannot look you up right now; this page tries again by itself.", LATER, again=True)
            return
        if who is None:
            self.bye("You are not signed in.", NOT_SIGNED_IN, again=False)
            return
        if self.closed:
            return
        if gate.hall.closing:
            self.bye("The hall is restarting; this page connects again by itself.", 1012, again=True)
            return
        if sum(line.user == who.user for line in gate.hall.sockets) >= gate.settings.sockets_per_user:
            self.bye("You have too many windows open here; close one.", TOO_MANY, again=False)
            return
        self.user, self.session = who.user, who.session
        gate.hall.sockets.add(self)
        self.tell(wire.Hello(user=who.user, name=who.name, version=__version__))
        await self.work()

    async def work(self) -> None:
        """Answer the messages that wait, one after another."""
        while self.waiting and not self.closed:
            raw = self.waiting.popleft()
            try:
                ask = wire.read(raw)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                self.refuse(wire.id_of(raw), f"That message cannot be read: {str(error)[:200]}.")
                continue
            try:
                await self.answer(ask)
            except Stale as stale:
                self.refuse(ask.id, str(stale), stale=True)
                if self.table is not None:
                    room = self.table.room
                    self.tell(snapshots.game(self.table, room.seat_of(self.user), room.seq))
            except (Illegal, Malformed) as refusal:
                self.refuse(ask.id, str(refusal))
            except Unavailable:
                self.refuse(ask.id, UNWRITTEN)
            except Exception:
                logger.exception("an ask failed")
                self.refuse(ask.id, "Something went wrong in the hall; nothing has changed.")

    async def answer(self, ask: wire.AnyAsk) -> None:
        """Do what is asked for, and answer."""
        match ask:
            case wire.Ping():
                self.tell(wire.Ok(id=ask.id))
            case wire.Enter(room=code, after=after):
                await self.enter(code, after)
                self.tell(wire.Ok(id=ask.id))
            case wire.Leave():
                self.leave()
                self.tell(wire.Ok(id=ask.id))
            case wire.Try():
                self.tell(self.at_table().tried(self.user, ask))
            case wire.Hint():
                table = self.at_table()
                if not self.gate.people.hints.take(self.user):
                    raise Illegal("You have had many hints just now; think for a moment.")
                self.tell(await table.hint(self.user, ask))
            case wire.Talk(text=text):
                await self.say(text)
                self.tell(wire.Ok(id=ask.id))
            case _:
                table = self.at_table()
                seq = await table.ask(self.user, ask)
                self.tell(wire.Ok(id=ask.id, seq=seq))

    def at_table(self) -> LiveTable:
        if self.table is None:
            raise Illegal("Enter a room first.")
        return self.table

    async def enter(self, code: str, after: int) -> None:
        """Look on at another room."""
        gate = self.gate
        if not gate.people.wrong_codes.take(self.user):
            # Before looking: who guesses too often must not learn that a guess was right.
            self.bye("Those were too many wrong codes; try again later.", TOO_MANY, again=False)
            return
        table = await gate.hall.table(code)
        if table is None:
            raise Illegal("There is no room with that code.")
        gate.people.wrong_codes.give_back(self.user)
        commands.may_watch(table.room, self.user)
        self.leave()
        self.table = table
        try:
            await table.enter(self, after)
        except BaseException:
            self.leave()
            raise
        talk = await gate.hall.store.said(table.room.code)
        names = await gate.people.names([line.by for line in talk])
        if self.table is not table:
            return  # sent away meanwhile: a game began that nobody may watch
        self.tell(
            wire.Said(
                lines=tuple(
                    wire.Line(n=line.n, at=line.at, user=line.by, name=names.get(line.by, ""), text=line.text)
                    for line in talk
                )
            )
        )

    def send_away(self, why: str) -> None:
        """The table cannot be watched any longer; the line itself holds."""
        self.leave()
        self.refuse(0, why)

    def leave(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.leave(self)

    async def say(self, words: str) -> None:
        """Keep something said, then let everyone hear it."""
        table = self.at_table()
        commands.may_talk(table.room, self.user)
        text = "".join(letter if letter.isprintable() else " " for letter in words).strip()
        if not text:
            raise Illegal("There is nothing to say in that.")
        if not self.gate.talk.take(self.user):
            raise Illegal("You talk faster than others can read; wait a moment.")
        hall = self.gate.hall
        said = await hall.store.say(table.room.code, self.user, hall.now(), text)
        names = await self.gate.people.names([self.user])
        line = wire.Line(n=said.n, at=said.at, user=said.by, name=names.get(said.by, ""), text=said.text)
        table.tell_all(wire.Said(lines=(line,)))

    # Answering.

    def tell(self, message: wire.AnyNews) -> None:
        self.send(wire.write(message))

    def refuse(self, id: int, why: str, stale: bool = False) -> None:
        self.tell(wire.Refused(id=id, why=why, stale=stale))

    def send(self, raw: bytes) -> None:
        """Send without waiting: all that is said in one turn of the loop goes out together."""
        if not self.outbox:
            self.loop.call_soon(self.flush)
        self.outbox.append(raw)

    def flush(self) -> None:
        """Let go what was said. Who does not read is let go, too, so that no table waits for them."""
        raws, self.outbox = self.outbox, []
        if self.closed or not raws:
            return
        wire_end = self.transport.underlying_transport
        wire_end.write(b"".join(framed(raw) for raw in raws))
        if wire_end.get_write_buffer_size() > self.gate.settings.slow_reader_bytes:
            self.gate.hall.count("slow_reader")
            self.closed = True
            wire_end.abort()

    def bye(self, why: str, code: int, again: bool) -> None:
        """Say why, and close the line."""
        if self.closed:
            return
        self.tell(wire.Bye(why=why, again=again))
        self.flush()
        self.closed = True
        number: Any = code  # picows' type lists the registered codes only
        self.transport.send_close(number, why.encode()[:120])
        self.loop.call_later(LAST_WORDS, self.transport.disconnect)
