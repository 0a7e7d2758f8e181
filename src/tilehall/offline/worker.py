"""What the page's web worker calls: lines, which are like websockets, and requests, which are like those over HTTP."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

import msgspec

from tilehall import __version__
from tilehall.core.game import Illegal, Malformed
from tilehall.core.languages import ENGLISH, preferred
from tilehall.core.message import Text, in_words
from tilehall.messages import wire
from tilehall.messages.errors import ENTER_FIRST, Refused, Stale, not_read
from tilehall.messages.words import say
from tilehall.offline.bots import DeviceBots
from tilehall.offline.hall import PERSON, OfflineHall
from tilehall.offline.routes import Routes, refusal
from tilehall.offline.storage import DeviceStore, Storage
from tilehall.offline.table import DeviceParts, OfflineTable
from tilehall.table.summary import UserId

log = logging.getLogger("tilehall.offline")
PACE_S = 0.6  # as on the server
BROKEN = say("failed-here")
NOBODY = say("people-here")

Send = Callable[[int, str], object]


class DeviceLine:
    """One line of the page. Its messages are answered in order; only pings are answered at once."""

    def __init__(self, number: int, user: UserId, language: str, send: Send, hall: OfflineHall) -> None:
        self.user = user
        self.language = language
        self.reads_changes = False
        self.told_room: wire.RoomStatus | None = None
        self._number = number
        self._send = send
        self._hall = hall
        self._table: OfflineTable | None = None
        self._waiting: deque[wire.AnyAsk] = deque()
        self._working: asyncio.Task[None] | None = None
        self._closed = False

    def send(self, raw: bytes) -> None:
        """Send an encoded message."""
        if not self._closed:
            self._send(self._number, raw.decode())

    def tell(self, message: wire.AnyNews) -> None:
        """Send a message."""
        self.send(wire.write(message))

    def receive(self, message: str) -> None:
        """Take a message, and answer it soon."""
        raw = message.encode(errors="replace")
        try:
            ask = wire.read(raw)
        except (msgspec.MsgspecError, ValueError) as error:
            self._tell_why(wire.id_of(raw), not_read(error))
            return
        if isinstance(ask, wire.Ping):
            self.tell(wire.Ok(id=ask.id))
            return
        self._waiting.append(ask)
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._work())

    def close(self) -> None:
        """Leave the table. A request that is being stored is finished."""
        self._closed = True
        self._waiting.clear()
        self._leave()

    async def _work(self) -> None:
        while self._waiting:
            ask = self._waiting.popleft()
            try:
                await self._answer(ask)
            except Exception as error:
                self._refuse(ask.id, error)

    async def _answer(self, ask: wire.AnyAsk) -> None:
        match ask:
            case wire.Enter():
                await self._enter(ask)
                self.tell(wire.Ok(id=ask.id))
            case wire.Leave():
                self._leave()
                self.tell(wire.Ok(id=ask.id))
            case wire.Try():
                self.tell(self._at_table().tried(self.user, ask, self.language))
            case wire.Hint():
                self.tell(await self._at_table().hint(self.user, ask, self.language))
            case wire.Look():
                self.tell(self._at_table().past_turn(self.user, ask, self.language))
            case _:
                self.tell(wire.Ok(id=ask.id, seq=await self._at_table().ask(self.user, ask)))

    async def _enter(self, ask: wire.Enter) -> None:
        table = await self._hall.table(ask.room)
        self.reads_changes = ask.changes >= wire.CHANGES
        self._leave()
        if self._closed:
            return
        self._table = table
        try:
            await table.enter(self, ask.after)
        except BaseException:
            self._leave()
            raise
        self.tell(wire.Said(lines=()))

    def _leave(self) -> None:
        table, self._table, self.told_room = self._table, None, None
        if table is not None:
            table.leave(self)

    def _at_table(self) -> OfflineTable:
        if self._table is None:
            raise Illegal(ENTER_FIRST)
        return self._table

    def _refuse(self, id: int, error: Exception) -> None:
        match error:
            case Stale():
                self._tell_why(id, error.why, stale=True)
                if self._table is not None:
                    room = self._table.room
                    self.tell(self._table.snapshot(room.seat_of(self.user), room.seq, self.language))
            case Illegal() | Malformed() | Refused():
                self._tell_why(id, error.why)
            case _:
                log.error("a message could not be answered", exc_info=error)
                self._tell_why(id, BROKEN)

    def _tell_why(self, id: int, why: Text, *, stale: bool = False) -> None:
        self.tell(wire.Refusal(id=id, why=in_words(why, self.language), stale=stale))


class Worker:
    """The hall with its lines."""

    def __init__(self, hall: OfflineHall, send: Send) -> None:
        self.hall = hall
        self._send = send
        self._routes = Routes(hall)
        self._lines: dict[int, DeviceLine] = {}

    def connect(self, line: int, user: UserId, language: str = ENGLISH) -> None:
        """Open a line for a person at the device who reads this language, and greet them."""
        self.disconnect(line)
        language = preferred(language)
        if not PERSON.fullmatch(user):
            self._send(line, wire.write(wire.Bye(why=in_words(NOBODY, language), again=False)).decode())
            return
        opened = self._lines[line] = DeviceLine(line, user, language, self._send, self.hall)
        opened.tell(wire.Hello(user=user, name=self.hall.name(user, language), version=__version__))

    def receive(self, line: int, message: str) -> None:
        """Take a message of a line. A closed line is ignored."""
        if line in self._lines:
            self._lines[line].receive(message)

    def disconnect(self, line: int) -> None:
        """Close a line."""
        closed = self._lines.pop(line, None)
        if closed is not None:
            closed.close()

    async def request(
        self, user: UserId, method: str, path: str, body: str | None = None, language: str = ENGLISH
    ) -> str:
        """Answer a request with a JSON object: the status, the type of the body, and the body."""
        language = preferred(language)
        if not PERSON.fullmatch(user):
            found = refusal(403, NOBODY, language)
        else:
            try:
                given = body if isinstance(body, str) else ""
                found = await self._routes.answer(user, method, path, given, language)
            except Exception:
                log.exception("a request failed: %s %s", method, path)
                found = refusal(500, BROKEN, language)
        return msgspec.json.encode(found).decode()


async def start(storage: Storage, send: Send, pace_s: float = PACE_S) -> Worker:
    """Start the hall of a device on its storage. `send` takes the number of a line and a message for it."""
    store = DeviceStore(storage)
    parts = DeviceParts(store, DeviceBots(), lambda: time.time_ns() // 1_000_000, pace_s)
    try:
        names = await store.names()
    except Illegal:
        names = {}  # the storage may work again later; names are a convenience
    return Worker(OfflineHall(parts, names), send)
