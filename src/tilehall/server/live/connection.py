"""Client connections over websockets, on the port of the page and with its cookies.

A rejected connection is accepted, told the reason, and closed with a code, because browsers cannot read a refused
handshake. The messages of one connection are answered in order. Only pings are answered at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Coroutine
from contextlib import nullcontext
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from picows import WSFrame, WSMsgType, WSTransport, WSUpgradeRequest

from tilehall import __version__
from tilehall.core.game import Illegal, Malformed
from tilehall.core.languages import known_language, preferred
from tilehall.core.message import Text, in_words
from tilehall.messages import wire
from tilehall.messages.errors import ENTER_FIRST, Forbidden, Refused, Stale, Unreadable, not_read
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.accounts.bot_accounts import BOT_ASKS, ONLY_PLAYS, WRONG_TOKEN, BotAccounts, bearer
from tilehall.server.accounts.people import COOKIE, People, Who
from tilehall.server.addresses.client_address import client_address, networks, same_origin
from tilehall.server.close_codes import CloseCode
from tilehall.server.live import frames
from tilehall.server.live.hall import Hall
from tilehall.server.live.picows_adapter import websocket_protocol
from tilehall.server.live.presence import RESTARTING, SocketIndex
from tilehall.server.live.sender import Outboxes, Sender
from tilehall.server.live.table import UNCONFIRMED, UNWRITTEN, Append, LiveTable
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.server.settings import Settings
from tilehall.server.words import say
from tilehall.store.protocol import Unavailable, Unresolved
from tilehall.table import commands
from tilehall.table.commands import NO_ROOM

PATH = "/api/socket"
SCREEN = "~screen"  # who watches a table on a screen for everybody: a spectator, and the id of no user
SCREEN_ASKS = wire.Enter | wire.Leave | wire.Ping
SEAT_ASKS = wire.Sit | wire.Ready  # of a bot account only under the rules of its owner
MAX_WAITING_MESSAGES = 64  # of one connection, while an earlier one is answered
MAX_HINTS = 4  # of one connection, computed at the same time
WAITING = say("not-confirmed-yet")
PING = b'"ping"'  # in every ping, and in few other messages
REMINDERS = 2  # calls of `remind` after which a client is told that the server is waiting for its store
UNREADABLE = say("room-not-looked-up")
TOO_MANY_MESSAGES = say("line-too-many-messages")
MAX_FRAME_FACTOR = 4  # times the largest message; a larger frame is refused before it is read, without a sentence

logger = logging.getLogger("tilehall.connection")


class ConnectionFactory:
    """The parts that all connections of a server share: the hall, the users, the limits."""

    def __init__(
        self,
        hall: Hall,
        people: People,
        blocks: Blocks,
        bot_accounts: BotAccounts,
        sockets: SocketIndex,
        settings: Settings,
        limits: RateLimits,
        counts: Counter[str],
        closing: asyncio.Event,
    ) -> None:
        self.hall = hall
        self.people = people
        self.blocks = blocks
        self.bot_accounts = bot_accounts
        self.sockets = sockets
        self.counts = counts
        self.closing = closing
        self.settings = settings
        self.limits = limits
        self.outboxes = Outboxes()

    def own_origin(self, headers: Any) -> bool:
        """Return whether a page of this hall opens the connection. Clients that are not browsers send no origin."""
        origin, site, host = (headers.get(name, "") for name in ("origin", "sec-fetch-site", "host"))
        return same_origin(origin, site, host, self.settings.public_url)

    def protocol(self) -> type[asyncio.Protocol]:
        """Return the class for uvicorn's `ws`, which creates a `Connection` for each upgrade request."""
        return websocket_protocol(
            lambda request: Connection(self, request), MAX_FRAME_FACTOR * self.settings.message_bytes
        )


def cookie(headers: Any) -> str | None:
    """Return the session token in the cookies."""
    try:
        jar = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None


def language_of(query: str, headers: Any) -> str:
    """Return the language in which a client reads: the parameter `language`, or else what its browser prefers."""
    asked = dict(parse_qsl(query)).get("language", "")
    return known_language(asked) or preferred(",".join(headers.getall("accept-language", [])))


class Connection(Sender):
    """A connected client.

    With the parameter `screen`, it shows a table on a screen that everybody sees: as to a spectator, even if the user
    has a seat there, and without the right to ask for anything.
    """

    def __init__(self, factory: ConnectionFactory, request: WSUpgradeRequest) -> None:
        super().__init__(factory.outboxes, factory.settings.slow_reader_bytes)
        self.factory = factory
        self.path, _, query = request.path.decode("latin-1").partition("?")
        self.language = language_of(query, request.headers)
        self.bot_token = bearer(request.headers)  # of a program; a browser has a session
        self.token = cookie(request.headers) if self.bot_token is None else self.bot_token
        self.origin = factory.own_origin(request.headers)
        self.screen = "screen" in dict(parse_qsl(query)) and self.bot_token is None
        self.user = ""
        self.account = ""
        self.session: bytes | None = None
        self.table: LiveTable | None = None
        self.reads_changes = False
        self.told_room: wire.RoomStatus | None = None
        self.reader = frames.MessageReader(factory.settings.message_bytes)
        self.waiting: deque[bytes] = deque()
        self.working: asyncio.Future[Any] | None = None  # the task that answers a message
        self.busy = False  # whether a message is being answered
        self.hints: set[asyncio.Task[None]] = set()  # those being computed
        self.confirming: int | None = None  # the id of a message that is being written to the store
        self.reminders = 0  # since then
        self.allowance = factory.limits.allowance("messages")
        self.forwarded = ",".join(request.headers.getall("x-forwarded-for", []))
        self.address = "unknown"

    # Callbacks of picows.

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        peer = transport.underlying_transport.get_extra_info("peername") or ("",)
        self.address = client_address(str(peer[0]), self.forwarded, networks(self.factory.settings.trusted_forwarders))
        self.work_in_task(self.welcome())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.closed = True
        self.factory.sockets.discard(self)
        self.leave()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if self.closed or transport.is_close_frame_sent:
            if kind is frames.CLOSE:
                transport.disconnect()
            return
        if frame.rsv1 or frame.rsv2 or frame.rsv3:  # no negotiated extension uses these bits (section 5.2)
            raise frames.violation("A reserved bit is set.")
        if kind is frames.CLOSE:
            self.answer_close(frame)
        elif not self.allowance.take():
            # Every frame counts, because pings and empty fragments cost as much as messages.
            self.factory.limits.refuse("messages", self.address)
            self.bye(TOO_MANY_MESSAGES, CloseCode.TOO_MANY, True)
        elif kind is frames.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            self.check_send_buffer()
        elif kind is not frames.PONG:
            self.read(frame, kind)

    def on_slow_reader(self) -> None:
        self.factory.counts["slow_reader"] += 1
        self.leave()

    def is_user_specific_pong(self, frame: WSFrame) -> bool:
        """Return whether a frame answers our ping. `on_ws_frame` refuses those with a reserved bit."""
        return frame.msg_type == frames.PONG and not (frame.rsv1 or frame.rsv2 or frame.rsv3)

    # Receiving messages.

    def answer_close(self, frame: WSFrame) -> None:
        """Answer the client's close frame, and stop."""
        code: Any = frames.close_answer(frame)  # picows' type lists only the registered codes
        self.closed = True
        self.transport.send_close(code)
        self.transport.disconnect()
        self.leave()

    def read(self, frame: WSFrame, kind: WSMsgType) -> None:
        """Read a data frame, and queue the message if it is complete."""
        try:
            raw = self.reader.read(frame, kind)
        except frames.TooLarge as refusal:
            self.bye(refusal.why, CloseCode.TOO_LARGE, again=False)
        except Malformed as refusal:
            self.refuse(0, refusal.why)
        else:
            if raw is not None:
                self.take(raw)

    def take(self, raw: bytes) -> None:
        """Queue a message."""
        if len(self.waiting) >= MAX_WAITING_MESSAGES:
            self.factory.limits.refuse("waiting_messages", self.address)
            self.bye(TOO_MANY_MESSAGES, CloseCode.TOO_MANY, True)
            return
        if self.busy:
            if not self.answer_ping(raw):
                self.waiting.append(raw)
            return
        ask = self.decode(raw)
        if isinstance(ask, wire.Ping):
            self.tell(wire.Ok(id=ask.id))
        elif ask is not None and not (isinstance(ask, wire.Submit) and self.begin(ask)):
            self.work_in_task(self.work(ask))

    def answer_ping(self, raw: bytes) -> bool:
        """Answer a ping before earlier messages. Return whether the message was a ping.

        A client pings to check its connection. A slow answer to an earlier message must not look like a broken
        connection.
        """
        if PING not in raw or not self.user:
            return False
        try:
            ask = wire.read(raw)
        except (msgspec.MsgspecError, ValueError):
            return False
        if not isinstance(ask, wire.Ping):
            return False
        self.tell(wire.Ok(id=ask.id))
        return True

    def work_in_task(self, work: Coroutine[Any, Any, None]) -> None:
        self.busy = True
        self.working = self.loop.create_task(work)

    def begin(self, ask: wire.Submit) -> bool:
        """Begin a move without a task, if it need not wait. Return whether it is answered or in progress."""
        table = self.table
        if table is None:
            return False
        try:
            append = table.begin(self.user, ask)
        except Exception as error:
            self.refuse_for(ask.id, error)
            return True
        if append is None:
            return False
        self.busy = True
        self.confirming, self.reminders = ask.id, 0
        self.working = append.writing
        self.working.add_done_callback(partial(self.finish, table, ask, append))
        return True

    def finish(self, table: LiveTable, ask: wire.Submit, append: Append, _: asyncio.Future[Any]) -> None:
        """Answer a move whose append is done."""
        try:
            if not table.finish(append):
                self.work_in_task(self.finish_later(table, ask, append))
                return
            self.tell(wire.Ok(id=ask.id, seq=append.row.seq))
        except Exception as error:
            self.refuse_for(ask.id, error)
        self.confirming = None
        self.busy = False
        if self.waiting:
            self.work_in_task(self.work())

    async def finish_later(self, table: LiveTable, ask: wire.Submit, append: Append) -> None:
        """Answer a move that has something left to wait for, then the messages that arrived meanwhile."""
        try:
            await self.change(table, ask, append)
        except Exception as error:
            self.refuse_for(ask.id, error)
        await self.work()

    def remind(self) -> None:
        """Notify the client once if its message has been waiting for the store since an earlier call."""
        if self.confirming is not None:
            self.reminders += 1
            if self.reminders == REMINDERS:
                self.tell(wire.Unconfirmed(id=self.confirming, why=in_words(WAITING, self.language)))

    async def welcome(self) -> None:
        """Sign in the client or tell it why not, then answer the messages that arrived meanwhile."""
        try:
            await self.sign_in()
        except Exception:
            logger.exception("a connection failed during sign-in")
            self.bye(say("line-failed"), CloseCode.INTERNAL_ERROR, again=True)
            return
        await self.work()

    async def sign_in(self) -> None:
        """Find the user of this connection and greet them, or close the connection with the reason."""
        factory = self.factory
        if self.path != PATH or not self.origin:
            self.bye(say("line-of-page-only"), CloseCode.NOT_ALLOWED, again=False)
            return
        who = await self.look_up()
        if who is None or self.closed:
            return
        if factory.closing.is_set():
            self.bye(RESTARTING, CloseCode.RESTARTING, again=True)
            return
        if len(factory.sockets.of(who.user)) >= factory.settings.sockets_per_user:
            factory.limits.refuse("sockets", self.address)
            self.bye(say("line-too-many-windows"), CloseCode.TOO_MANY, again=False)
            return
        self.user, self.session = SCREEN if self.screen else who.user, who.session
        self.account = who.user
        factory.sockets.add(self)
        # A user who was banned or signed out during the lookup had no socket yet that could be closed. So look up
        # again, which queries the store only if something has changed. Later bans find this socket.
        if await self.look_up() is not None:
            self.tell(wire.Hello(user=who.user, name=who.name, version=__version__))

    async def look_up(self) -> Who | None:
        """Return the user, or None after closing the connection with the reason."""
        people = self.factory.people
        try:
            who = await (people.who(self.token) if self.bot_token is None else people.bot(self.bot_token))
        except Unavailable:
            self.bye(say("line-not-looked-up"), CloseCode.TRY_AGAIN_LATER, again=True)
            return None
        if who is None:
            try:
                await people.refuse_banned(self.token)
            except Forbidden as banned:
                self.bye(banned.why, CloseCode.NOT_ALLOWED, again=False)
            else:
                why = say("line-not-signed-in") if self.bot_token is None else WRONG_TOKEN
                self.bye(why, CloseCode.NOT_SIGNED_IN, again=False)
        return who

    async def work(self, ask: wire.AnyAsk | None = None) -> None:
        """Answer a message and all queued ones, one after another."""
        try:
            while not self.closed:
                if ask is not None:
                    try:
                        await self.answer(ask)
                    except Exception as error:
                        self.refuse_for(ask.id, error)
                if not self.waiting:
                    return
                ask = self.decode(self.waiting.popleft())
        finally:
            self.busy = False

    def decode(self, raw: bytes) -> wire.AnyAsk | None:
        """Return the decoded message, or None after refusing one that cannot be read."""
        try:
            ask = wire.read(raw)
        except (msgspec.MsgspecError, ValueError) as error:
            self.refuse(wire.id_of(raw), not_read(error))
            return None
        if self.bot_token is not None and not isinstance(ask, BOT_ASKS):
            self.refuse(ask.id, ONLY_PLAYS)
            return None
        if self.screen and not isinstance(ask, SCREEN_ASKS):
            self.refuse(ask.id, say("screen-only-shows"))
            return None
        return ask

    def refuse_for(self, id: int, error: Exception) -> None:
        """Send the reason for a refusal, with the state of the table if the client's is stale."""
        match error:
            case Stale():
                self.refuse(id, error.why, stale=True)
                if self.table is not None:
                    room = self.table.room
                    self.tell(self.table.snapshot(room.seat_of(self.user), room.seq, self.language))
            case Illegal() | Malformed() | Refused():
                self.refuse(id, error.why)
            case Unresolved():
                self.refuse(id, UNCONFIRMED, unknown=True)
            case Unavailable():
                self.refuse(id, UNWRITTEN)
            case Unreadable():
                self.bye(error.why, CloseCode.RESTARTING, again=True)
            case _:
                logger.error("a message could not be answered", exc_info=error)
                self.refuse(id, say("nothing-changed"))

    async def answer(self, ask: wire.AnyAsk) -> None:
        """Handle a message and answer it."""
        match ask:
            case wire.Ping():
                self.tell(wire.Ok(id=ask.id))
            case wire.Enter(room=code, after=after, changes=changes):
                self.reads_changes = changes >= wire.CHANGES  # clients that read an older format get everything whole
                try:
                    await self.enter(code, after)
                except Unavailable:
                    raise Illegal(UNREADABLE) from None
                self.tell(wire.Ok(id=ask.id))
            case wire.Leave():
                self.leave()
                self.tell(wire.Ok(id=ask.id))
            case wire.Try():
                self.tell(self.at_table().tried(self.user, ask, self.language))
            case wire.Hint():
                table = self.at_table()
                if not self.factory.limits.take("hints", self.user, self.address):
                    raise Illegal(say("many-hints"))
                self.hint_in_task(table, ask)
            case wire.Look():
                table = self.at_table()
                if not self.factory.limits.take("looks", self.user, self.address):
                    raise Illegal(say("many-looks"))
                self.tell(table.past_turn(self.user, ask, self.language))
            case wire.Say(text=text):
                await self.say(self.at_table(), text)
                self.tell(wire.Ok(id=ask.id))
            case wire.React(reaction=reaction):
                await self.react(self.at_table(), reaction)
                self.tell(wire.Ok(id=ask.id))
            case _:
                table = self.at_table()
                if isinstance(ask, wire.Sit):
                    await self.factory.blocks.require_welcome(self.user, table.room, ask.seat)
                elif isinstance(ask, wire.Readmit):
                    await self.factory.blocks.require_unblocked(self.user, ask.user)
                seating = self.factory.bot_accounts.seating
                async with seating(self.user, table.room) if isinstance(ask, SEAT_ASKS) else nullcontext():
                    self.confirming, self.reminders = ask.id, 0
                    await self.change(table, ask)

    async def change(self, table: LiveTable, ask: wire.AnyAsk, begun: Append | None = None) -> None:
        """Change the table as asked, or finish a move that was begun, and answer."""
        try:
            seq = await table.ask(self.user, ask, begun)
        finally:
            self.confirming = None
        self.tell(wire.Ok(id=ask.id, seq=0 if table.late_spectators.includes(self.user) else seq))

    async def say(self, table: LiveTable, words: str) -> None:
        """Store a chat message, then send it to everyone. Raises `Illegal` with the reason if it is refused."""
        await table.require_talk(self.user)
        text = "".join(letter if letter.isprintable() else " " for letter in words).strip()
        if not text:
            raise Illegal(say("talk-empty"))
        if not self.factory.limits.take("talk", self.user, self.address):
            raise Illegal(say("talk-too-fast"))
        await table.say(self.user, text)

    async def react(self, table: LiveTable, reaction: wire.Reaction) -> None:
        """Send a reaction to everyone without storing it. Raises `Illegal` with the reason if it is refused."""
        await table.require_talk(self.user)
        if not self.factory.limits.take("reactions", self.user, self.address):
            raise Illegal(say("many-reactions"))
        names = await self.factory.people.names([self.user])
        if self.table is not table:
            raise Illegal(ENTER_FIRST)  # removed meanwhile, because a game began that nobody may watch
        await table.react(self.user, names[self.user], reaction)

    def hint_in_task(self, table: LiveTable, ask: wire.Hint) -> None:
        """Compute a hint while later messages are answered, so that the player can continue the draft."""
        if len(self.hints) >= MAX_HINTS:
            raise Illegal(say("hints-waiting"))

        async def think() -> None:
            try:
                self.tell(await table.hint(self.user, ask, self.language))
            except Exception as error:
                self.refuse_for(ask.id, error)

        task = self.loop.create_task(think())
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    def at_table(self) -> LiveTable:
        if self.table is None:
            raise Illegal(ENTER_FIRST)
        return self.table

    async def enter(self, code: str, after: int) -> None:
        """Enter another room as a watcher."""
        factory = self.factory
        if not factory.limits.take("wrong_codes", self.account, self.address):
            # Before the lookup: a client that guesses too often must not learn that a guess was right.
            self.bye(say("line-wrong-codes"), CloseCode.TOO_MANY, again=False)
            return
        table = await factory.hall.table(code)
        if table is None or not table.room.admits(self.account):
            raise Illegal(NO_ROOM)
        factory.limits.give_back("wrong_codes", self.account)
        commands.may_watch(table.room, self.user, self.account)
        if self.closed:
            # The client left while the table was loading. Entering now would keep the connection there forever.
            return
        self.leave()
        self.table = table
        try:
            await table.enter(self, after)
        except BaseException:
            self.leave()
            raise
        lines = await table.late_spectators.heard(self.user, await table.said())
        blocked = (await factory.blocks.of(self.account)).blocked
        if self.table is not table:
            return  # removed meanwhile, because a game began that nobody may watch
        self.tell(wire.Said(lines=tuple(line for line in lines if line.user not in blocked)))

    def send_away(self, why: Text) -> None:
        """Leave a table that may no longer be watched. The connection stays open."""
        self.leave()
        self.refuse(0, why)

    def leave(self) -> None:
        table, self.table = self.table, None
        self.told_room = None
        if table is not None:
            table.leave(self)
