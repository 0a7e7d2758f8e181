"""The whole server with fake sockets, which record every byte that reaches a client."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Iterator
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any, cast

import msgspec
from httpx import ASGITransport, AsyncClient
from msgspec import Raw, Struct
from multidict import CIMultiDict
from picows import WSFrame, WSMsgType, WSTransport, WSUpgradeRequest
from picows.picows import _make_test_ws_frame

from tests.support.alike_games import PlayedGame, SentTurn
from tests.support.scripted_room import CODE, NOW, SEED, Script
from tests.support.shared_routes import share
from tilehall.core.game import Resign, Step, Watcher
from tilehall.core.notation import to_json
from tilehall.messages import wire
from tilehall.server.accounts.people import COOKIE, People
from tilehall.server.app import App
from tilehall.server.live.connection import PATH, Connection, ConnectionFactory
from tilehall.server.settings import Settings
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import UserId

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
SPECTATOR = "Zoe"
FREELY = Settings(
    messages_per_second=100_000,
    messages_burst=1_000_000,
    talk_per_minute=1000,
    reactions_per_minute=1000,
    wrong_codes=1_000_000,
    looks_per_minute=100_000,
)  # rate limits are not tested here
HERE = "http://hall.test"
BROKEN = b"Something went wrong"
PAGES = ("rooms", "me/tables", f"rooms/{CODE}", f"rooms/{CODE}/record", f"rooms/{CODE}/record?form=json")


class Person(Struct, frozen=True):
    """A guest, and the value of their cookie."""

    user: UserId
    token: str


class Guests(Struct, frozen=True):
    """A store with users, copied for every server, so that each user has the same id in all of them."""

    database: Path
    people: dict[str, Person]


async def invite(folder: Path) -> Guests:
    """Sign everybody in as a guest."""
    database = folder / "guests.db"
    store = SqliteStore(database)
    people = People(store, FREELY, clock=lambda: NOW)
    arrived = {name: await people.guest(name, "a test") for name in (*NAMES, SPECTATOR)}
    await store.close()
    return Guests(database, {name: Person(each.user.id, each.token) for name, each in arrived.items()})


class RecordingTransport:
    """A replacement for picows' transport and the socket beneath it, which records every byte written."""

    def __init__(self) -> None:
        self.heard = bytearray()
        self.underlying_transport = self
        self.is_close_frame_sent = False

    def write(self, data: bytes) -> None:
        self.heard += data

    def send_close(self, code: int, why: bytes) -> None:
        self.is_close_frame_sent = True
        self.heard += b"\x88" + bytes((len(why) + 2,)) + code.to_bytes(2, "big") + why

    def disconnect(self) -> None:
        pass

    def abort(self) -> None:
        self.heard += b"\x88\x02\x03\xee"

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, name: str) -> tuple[str, int]:
        assert name == "peername"
        return ("127.0.0.1", 40000)

    def taken(self) -> list[bytes]:
        """Return the frames written since the last call."""
        found = list(self.messages())
        self.heard.clear()
        return found

    def messages(self) -> Iterator[bytes]:
        """Yield the written frames (RFC 6455, section 5.2)."""
        at, heard = 0, bytes(self.heard)
        while at < len(heard):
            size, at = heard[at + 1], at + 2
            if size >= 126:
                more = 2 if size == 126 else 8
                size, at = int.from_bytes(heard[at : at + more], "big"), at + more
            yield heard[at : at + size]
            at += size


class Client:
    """One open page of a user."""

    def __init__(self, factory: ConnectionFactory, person: Person) -> None:
        self.written = RecordingTransport()
        self.transport = cast(WSTransport, self.written)
        request = WSUpgradeRequest()
        request.method, request.path, request.version = b"GET", PATH.encode(), b"HTTP/1.1"
        request.headers = CIMultiDict({"cookie": f"{COOKIE}={person.token}"})
        self.connection = Connection(factory, request)
        self.ids = count(1)

    async def connect(self) -> None:
        self.connection.on_ws_connected(self.transport)
        await self.settled()

    async def ask(self, kind: type[wire.Ask], **fields: Any) -> None:
        """Send a message and wait until it is answered."""
        await self.send(msgspec.json.encode(kind(id=next(self.ids), **fields)))

    async def send(self, raw: bytes) -> None:
        self.give(raw)
        await self.settled()

    def give(self, raw: bytes) -> None:
        """Send a message without waiting."""
        frame: WSFrame = _make_test_ws_frame(WSMsgType.TEXT, raw, True, False)
        self.connection.on_ws_frame(self.transport, frame)

    async def settled(self) -> None:
        assert self.connection.working is not None
        await self.connection.working
        await asyncio.sleep(0)  # messages go out in the next iteration of the event loop

    def hang_up(self) -> None:
        self.connection.on_ws_disconnected(self.transport)


def as_sent(steps: tuple[Step, ...]) -> tuple[Raw, ...]:
    return tuple(Raw(to_json(step)) for step in steps)


class RecordedServer:
    """A server that plays a game and records every byte that one watcher receives."""

    def __init__(self, database: Path, guests: Guests, game: PlayedGame, watcher: Watcher, turns_late: int = 0) -> None:
        self.game = game
        self.turns_late = turns_late
        self.watcher = watcher
        self.guests = guests
        self.windows: list[Client] = []  # every page that the watcher ever opened
        self.pages: list[bytes] = []
        self.store = SqliteStore(database)
        self.people = People(self.store, FREELY, clock=lambda: NOW)
        # The messages must not depend on the time of day.
        self.app = App(FREELY, self.store, people=self.people, presence_pause_s=0.0)
        clock = count(NOW)
        self.app.time.now = lambda: next(clock)
        self.app.time.elapsed = lambda: 0.0
        self.app.randomness.new_seed = lambda: SEED
        self.app.randomness.new_code = lambda: CODE
        self.app.randomness.make_dice = lambda seed, values: Script(seed, values, game.steps)
        self.hall = self.app.hall
        self.factory = self.app.connections
        self.who = SPECTATOR if watcher is None else NAMES[watcher]
        self.clients: dict[str, Client] = {}

    async def come(self, name: str) -> Client:
        """Open a page for a user and enter the room; keep the pages of the watcher.

        The page receives changes. A client that returns to the room (`leak_probe.comes_back`) receives it all in full.
        """
        client = Client(self.factory, self.guests.people[name])
        if name == self.who:
            self.windows.append(client)
        await client.connect()
        await client.ask(wire.Enter, room=CODE, changes=wire.CHANGES)
        return client

    async def gather(self) -> None:
        """Seat all players, mark them as ready, and let the game begin."""
        game, names = self.game, NAMES[: self.game.seats]
        # A host without a seat may ask for more than other spectators, and sees a game as late as they do.
        host = self.guests.people[SPECTATOR if self.turns_late else names[0]].user
        options = Raw(msgspec.json.encode(game.options))
        chosen = RoomSettings(options=options, seats=game.seats, listed=True, watch=True, turns_late=self.turns_late)
        await self.app.rooms.open(host, game.rules.name, chosen)
        for name in (SPECTATOR, *names):
            self.clients[name] = await self.come(name)
        for seat, name in enumerate(names):
            await self.clients[name].ask(wire.Sit, seat=seat)
        for name in names:
            await self.clients[name].ask(wire.Ready, value=f"{name}12345")

    async def play(self, turn: SentTurn) -> None:
        """Play a turn of the game, as the player's page sends it."""
        player = self.clients[NAMES[turn.seat]]
        key = f"turn-{turn.until:06}"
        if isinstance(turn.sent[0], Resign):
            await player.ask(wire.GiveUp, key=key)
            return
        after = self.moved
        await player.ask(wire.Try, steps=as_sent(turn.sent[:-1]), after=after)
        await player.ask(wire.Submit, steps=as_sent(turn.sent), after=after, key=key)

    @property
    def moved(self) -> int:
        return self.hall.tables[CODE].room.moved

    @property
    def me(self) -> Client:
        return self.clients[self.who]

    @cached_property
    def http(self) -> Any:
        """The HTTP application, made on first use."""
        share()
        return self.app.http()

    async def look_around(self, pages: tuple[str, ...] = PAGES) -> None:
        """Let the watcher ask for every page over HTTP."""
        cookies = {COOKIE: self.guests.people[self.who].token}
        for page in pages:
            async with AsyncClient(transport=ASGITransport(self.http), base_url=HERE, cookies=cookies) as web:
                answer = await web.get(f"/api/{page}")
            # The id of a request is random.
            headers = sorted((name, value) for name, value in answer.headers.items() if name != "x-request-id")
            self.pages.append(f"{page} {answer.status_code} {headers} ".encode() + answer.content)

    def heard(self) -> list[bytes]:
        """Return everything that reached the watcher: by open page, then by HTTP path."""
        heard = [message for window in self.windows for message in window.written.messages()] + self.pages
        assert not [message for message in heard if BROKEN in message], "something went wrong in the hall"
        return heard

    async def close(self) -> None:
        await self.app.stop()
        for client in self.clients.values():
            client.hang_up()
        await self.store.close()


Visit = Callable[[RecordedServer, int], Awaitable[None]]


async def overheard(
    guests: Guests, game: PlayedGame, watcher: Watcher, folder: Path, visit: Visit, turns_late: int = 0
) -> list[bytes]:
    """Play the game on a new server; return every byte that reached the watcher.

    `visit` is called before each turn with its number, and once at the end; it does what the watcher does by itself.
    """
    folder.mkdir(parents=True)
    database = folder / "hall.db"
    shutil.copy(guests.database, database)
    server = RecordedServer(database, guests, game, watcher, turns_late)
    try:
        await server.gather()
        for number, turn in enumerate(game.turns):
            await visit(server, number)
            await server.play(turn)
            room = server.hall.tables[CODE].room
            assert room.steps == game.steps[: turn.until], "the server plays another game"
        await visit(server, len(game.turns))
    finally:
        await server.close()
    shutil.rmtree(folder)
    return server.heard()
