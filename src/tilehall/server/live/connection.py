"""Connections: one client each, over a websocket on the port of the page, with its cookies.

A rejected connection is accepted, told why, and then closed with a code, because browsers cannot read a refused
handshake. The messages of one connection are answered in the order they came.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from itertools import count
from typing import Any

import msgspec
from picows import WSFrame, WSMsgType, WSTransport, WSUpgradeRequest

from tilehall import __version__
from tilehall.core.game import Illegal, Malformed
from tilehall.server import wire
from tilehall.server.accounts.people import COOKIE, People
from tilehall.server.close_codes import CloseCode
from tilehall.server.http.errors import Refused
from tilehall.server.http.origin import same_origin
from tilehall.server.live import frames, snapshots
from tilehall.server.live.hall import Hall
from tilehall.server.live.hints import hint
from tilehall.server.live.picows_adapter import Listener, websocket_protocol
from tilehall.server.live.table import UNWRITTEN, LiveTable, Stale
from tilehall.server.ops.client_address import client_address, networks
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.server.settings import Settings
from tilehall.store.protocol import Talk, Unavailable
from tilehall.table import commands
from tilehall.table.seat_names import SOMEBODY
from tilehall.table.summary import UserId

PATH = "/api/socket"
MOST_WAITING = 64  # messages of one connection that wait to be answered
CLOSE_WITHIN = 2.0  # seconds for a client to answer our close frame
LARGEST_FRAME = 4  # times the largest message: a frame beyond that is refused before it is read, without a sentence

logger = logging.getLogger("tilehall.connection")


class ConnectionFactory:
    """What every connection of a server shares: the hall, the people, the limits."""

    def __init__(self, hall: Hall, people: People, settings: Settings, limits: RateLimits) -> None:
        self.hall = hall
        self.people = people
        self.settings = settings
        self.limits = limits
        self.numbers = count()  # of connections: each has an allowance of its own for messages

    def own_origin(self, headers: Any) -> bool:
        """Whether a page of this hall opens the connection; programs that are no browsers name no origin."""
        origin, site, host = (headers.get(name, "") for name in ("origin", "sec-fetch-site", "host"))
        return same_origin(origin, site, host, self.settings.public_url)

    def protocol(self) -> type[asyncio.Protocol]:
        """The class for uvicorn's `ws`: it makes a Connection of each upgrade request."""
        return websocket_protocol(
            lambda request: Connection(self, request), LARGEST_FRAME * self.settings.message_bytes
        )


def cookie(headers: Any) -> str | None:
    """The session's token among the cookies."""
    try:
        jar = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None


class Connection(Listener):
    """One connected client."""

    def __init__(self, factory: ConnectionFactory, request: WSUpgradeRequest) -> None:
        settings = factory.settings
        self.factory = factory
        self.path = request.path.decode("latin-1").partition("?")[0]
        self.token = cookie(request.headers)
        self.origin = factory.own_origin(request.headers)
        self.user = ""
        self.session: bytes | None = None
        self.table: LiveTable | None = None
        self.reader = frames.MessageReader(settings.message_bytes)
        self.waiting: deque[bytes] = deque()
        self.working: asyncio.Task[None] | None = None
        self.number = str(next(factory.numbers))
        self.forwarded = ",".join(request.headers.getall("x-forwarded-for", []))
        self.address = "unknown"
        self.outbox: list[bytes] = []
        self.loop = asyncio.get_running_loop()
        self.transport: WSTransport

    # picows calls these.

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        peer = transport.underlying_transport.get_extra_info("peername") or ("",)
        self.address = client_address(str(peer[0]), self.forwarded, networks(self.factory.settings.trusted_forwarders))
        self.working = self.loop.create_task(self.welcome())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.closed = True
        self.factory.hall.sockets.discard(self)
        self.leave()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if self.ended:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
            return
        frames.check_reserved_bits(frame)
        if frame.msg_type == WSMsgType.CLOSE:
            self.answer_close(frame)
        elif not self.factory.limits.take("messages", self.number, self.address):
            # Every frame counts: pings and empty fragments cost as much as messages.
            self.bye("Those were too many messages at once; wait a moment and connect again.", CloseCode.TOO_MANY, True)
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            self.check_send_buffer()
        elif frame.msg_type != WSMsgType.PONG:
            self.read(frame)

    def is_user_specific_pong(self, frame: WSFrame) -> bool:
        """Whether a frame answers our ping; one with a reserved bit comes to `on_ws_frame`, to be refused."""
        return frame.msg_type == WSMsgType.PONG and not (frame.rsv1 or frame.rsv2 or frame.rsv3)

    # Taking messages.

    def answer_close(self, frame: WSFrame) -> None:
        """The client closes: answer, and stop."""
        code: Any = frames.close_answer(frame)  # picows' type lists the registered codes only
        self.closed = True
        self.transport.send_close(code)
        self.transport.disconnect()
        self.leave()

    def read(self, frame: WSFrame) -> None:
        """Take a data frame, and the message that it finishes."""
        try:
            raw = self.reader.read(frame)
        except frames.TooLarge as refusal:
            self.bye(str(refusal), CloseCode.TOO_LARGE, again=False)
        except Malformed as refusal:
            self.refuse(0, str(refusal))
        else:
            if raw is not None:
                self.take(raw)

    def take(self, raw: bytes) -> None:
        """Queue a message to be answered."""
        if len(self.waiting) >= MOST_WAITING:
            self.factory.limits.refuse("waiting_messages", self.address)
            self.bye("Those were too many messages at once; wait a moment and connect again.", CloseCode.TOO_MANY, True)
            return
        self.waiting.append(raw)
        if self.working is None or self.working.done():
            self.working = self.loop.create_task(self.work())

    async def welcome(self) -> None:
        """Let somebody in, or say why not; then answer what they sent meanwhile."""
        try:
            await self.sign_in()
        except Exception:
            logger.exception("a connection could not be let in")
            self.bye("Something went wrong in the hall; try again in a moment.", CloseCode.INTERNAL_ERROR, again=True)
            return
        await self.work()

    async def sign_in(self) -> None:
        """Find out whose connection this is, and say hello; or close it with the reason why not."""
        factory = self.factory
        if self.path != PATH or not self.origin:
            self.bye("This line is only for the hall's own page.", CloseCode.NOT_ALLOWED, again=False)
            return
        try:
            who = await factory.people.who(self.token)
        except Unavailable:
            why = "The hall cannot look you up right now; this page tries again by itself."
            self.bye(why, CloseCode.TRY_AGAIN_LATER, again=True)
            return
        if who is None:
            self.bye(*await self.no_session(), again=False)
            return
        if self.closed:
            return
        if factory.hall.closing:
            self.bye("The hall is restarting; this page connects again by itself.", CloseCode.RESTARTING, again=True)
            return
        if len(factory.hall.sockets.of(who.user)) >= factory.settings.sockets_per_user:
            factory.limits.refuse("sockets", self.address)
            self.bye("You have too many windows open here; close one.", CloseCode.TOO_MANY, again=False)
            return
        self.user, self.session = who.user, who.session
        factory.hall.sockets.add(self)
        self.tell(wire.Hello(user=who.user, name=who.name, version=__version__))

    async def no_session(self) -> tuple[str, CloseCode]:
        """Why nobody is signed in on this connection, and the code to close it with."""
        try:
            await self.factory.people.refuse_banned(self.token)
        except Refused as banned:
            return banned.why, CloseCode.NOT_ALLOWED
        return "You are not signed in.", CloseCode.NOT_SIGNED_IN

    async def work(self) -> None:
        """Answer the messages that wait, one after another."""
        while self.waiting and not self.closed:
            raw = self.waiting.popleft()
            try:
                ask = wire.read(raw)
            except (msgspec.MsgspecError, ValueError) as error:
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
                logger.exception("a message could not be answered")
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
                if not self.factory.limits.take("hints", self.user, self.address):
                    raise Illegal("You have had many hints just now; think for a moment.")
                self.tell(await hint(table, self.user, ask))
            case wire.Look():
                table = self.at_table()
                if not self.factory.limits.take("looks", self.user, self.address):
                    raise Illegal("You leaf through the game very fast; wait a moment.")
                self.tell(snapshots.past(table, self.user, ask))
            case wire.Say(text=text):
                await self.say(text)
                self.tell(wire.Ok(id=ask.id))
            case wire.React(reaction=reaction):
                await self.react(reaction)
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
        factory = self.factory
        if not factory.limits.take("wrong_codes", self.user, self.address):
            # Before looking: who guesses too often must not learn that a guess was right.
            self.bye("Those were too many wrong codes; try again later.", CloseCode.TOO_MANY, again=False)
            return
        table = await factory.hall.table(code)
        if table is None:
            raise Illegal("There is no room with that code.")
        factory.limits.give_back("wrong_codes", self.user)
        commands.may_watch(table.room, self.user)
        if self.closed:
            # The client left while the table was loaded; a table that it entered now would keep it for good.
            return
        self.leave()
        self.table = table
        try:
            await table.enter(self, after)
        except BaseException:
            self.leave()
            raise
        talk = await factory.hall.store.said(table.room.code)
        names = await factory.people.names([said.by for said in talk])
        if self.table is not table:
            return  # sent away meanwhile: a game began that nobody may watch
        self.tell(wire.Said(lines=tuple(chat_message(said, names) for said in talk)))

    def send_away(self, why: str) -> None:
        """The table cannot be watched any longer; the connection itself stays open."""
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
        if not self.factory.limits.take("talk", self.user, self.address):
            raise Illegal("You talk faster than others can read; wait a moment.")
        hall = self.factory.hall
        said = await hall.store.say(table.room.code, self.user, hall.now(), text)
        names = await self.factory.people.names([self.user])
        table.tell_all(wire.Said(lines=(chat_message(said, names),)))

    async def react(self, reaction: wire.Reaction) -> None:
        """Let everyone see a reaction; nothing is kept of it."""
        table = self.at_table()
        commands.may_talk(table.room, self.user)
        if not self.factory.limits.take("reactions", self.user, self.address):
            raise Illegal("Those were many reactions; wait a moment.")
        names = await self.factory.people.names([self.user])
        if self.table is not table:
            raise Illegal("Enter a room first.")  # sent away meanwhile: a game began that nobody may watch
        seat = table.room.seat_of(self.user)
        table.tell_all(wire.Reacted(user=self.user, name=names[self.user] or SOMEBODY, seat=seat, reaction=reaction))

    # Answering.

    def tell(self, message: wire.AnyNews) -> None:
        self.send(wire.write(message))

    def refuse(self, id: int, why: str, stale: bool = False) -> None:
        self.tell(wire.Refusal(id=id, why=why, stale=stale))

    @property
    def ended(self) -> bool:
        """Whether a close frame has been sent, by us or by picows: nothing may be sent behind it."""
        return self.closed or self.transport.is_close_frame_sent

    def send(self, raw: bytes) -> None:
        """Send without waiting: what is sent in one iteration of the event loop goes out together."""
        if self.ended:
            return
        if not self.outbox:
            self.loop.call_soon(self.flush)
        self.outbox.append(raw)

    def flush(self) -> None:
        """Write what is in the outbox."""
        if self.outbox and not self.ended:
            self.write_outbox()
            self.check_send_buffer()

    def write_outbox(self) -> None:
        raws, self.outbox = self.outbox, []
        self.transport.underlying_transport.write(b"".join(map(frames.text_frame, raws)))

    def check_send_buffer(self) -> None:
        """Disconnect a client whose send buffer exceeds the limit, so that nobody waits for it and memory is bounded.

        The reason and the code are behind all that it has not read yet: it gets them if it reads on.
        """
        unsent = self.transport.underlying_transport.get_write_buffer_size()
        if unsent > self.factory.settings.slow_reader_bytes and not self.ended:
            self.factory.hall.count("slow_reader")
            self.bye("Your device reads too slowly, and too much was waiting for it.", CloseCode.TOO_SLOW, again=True)
            self.leave()
            self.transport.disconnect()

    def bye(self, why: str, code: int, again: bool) -> None:
        """Say why, and close the connection. The client has CLOSE_WITHIN seconds to answer the close frame."""
        if self.ended:
            return
        self.outbox.append(wire.write(wire.Bye(why=why, again=again)))
        self.write_outbox()
        self.closed = True
        number: Any = code  # picows' type lists the registered codes only
        self.transport.send_close(number, frames.close_reason(why))
        self.loop.call_later(CLOSE_WITHIN, self.transport.disconnect)


def chat_message(said: Talk, names: Mapping[UserId, str]) -> wire.ChatMessage:
    """Something that was said, with the name of whoever said it."""
    return wire.ChatMessage(n=said.n, at=said.at, user=said.by, name=names.get(said.by, ""), text=said.text)
