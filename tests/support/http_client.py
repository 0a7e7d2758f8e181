"""A whole hall in one process over a real store, for tests of its HTTP answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

import httpx

from tests.support.fixed_deals import seeds
from tests.support.shared_routes import share
from tilehall.core.game import Step
from tilehall.core.play import pick
from tilehall.server.accounts.names import fold
from tilehall.server.accounts.people import People
from tilehall.server.app import App
from tilehall.server.ops.metrics import Metrics
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.server.settings import Settings
from tilehall.store.protocol import Row, Seed, User
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table import commands, entries
from tilehall.table.dice import Dice
from tilehall.table.room import Change, Room

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
START = 1_700_000_000_000  # milliseconds since 1970


class HttpHall:
    """A hall whose clock the test turns."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self._open(SqliteStore(folder / "hall.db"), settings)

    def again(self, settings: Settings) -> HttpHall:
        """Return the same hall with changed settings, as if restarted; the store stays open."""
        other = object.__new__(HttpHall)
        other._open(self.store, settings)
        return other

    def _open(self, store: SqliteStore, settings: Settings) -> None:
        self.now = START
        self.settings = settings
        self.store = store
        self.people = People(self.store, settings, lambda: self.now, lambda: self.now / 1000)
        self.metrics = Metrics()
        self.limits = RateLimits(settings, self.metrics, lambda: self.now / 1000)
        self.app = App(settings, self.store, people=self.people, metrics=self.metrics, limits=self.limits)
        self.app.randomness.new_seed = seeds()
        self.hall = self.app.hall
        share()
        self.http = self.app.http()

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def visitor(self, address: str = "192.0.2.1", base: str = "http://hall.test", **headers: str) -> httpx.AsyncClient:
        """Return a browser on which nobody is signed in."""
        transport = httpx.ASGITransport(cast(Any, self.http), client=(address, 40000))
        return httpx.AsyncClient(transport=transport, base_url=base, headers={"user-agent": FIREFOX, **headers})

    async def guest(self, name: str, **more: str) -> httpx.AsyncClient:
        """Return a browser on which a guest is signed in."""
        browser = self.visitor(**more)
        answer = await browser.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        return browser

    async def account(self, name: str, password: str = "correct horse", **more: str) -> tuple[httpx.AsyncClient, str]:
        """Return a browser on which a new account is signed in, and the account's recovery code."""
        browser = self.visitor(**more)
        answer = await browser.post("/api/sign-up", json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return browser, answer.json()["recovery"]

    async def admin(self, name: str, **more: str) -> httpx.AsyncClient:
        """Return a browser with a signed-in admin, whose account was made before the settings named it."""
        login = fold(name)
        if await self.store.user_by_login(login) is None:
            kept = await self.people.passwords.hash("correct horse")
            await self.store.add_user(User(f"id-{login}", name, login, kept, None, self.now, self.now))
        browser = self.visitor(**more)
        answer = await browser.post("/api/sign-in", json={"name": name, "password": "correct horse"})
        assert answer.status_code == 200, answer.text
        return browser


def in_a_hall(**settings: Any) -> Callable[[Callable[[HttpHall], Awaitable[None]]], Callable[[], None]]:
    """Run a test that visits its own hall with these settings."""

    def visiting(test: Callable[[HttpHall], Awaitable[None]]) -> Callable[[], None]:
        async def visit(folder: Path) -> None:
            http_hall = HttpHall(folder, Settings(**settings))
            try:
                await test(http_hall)
            finally:
                await http_hall.store.close()

        def run() -> None:
            with TemporaryDirectory() as folder:
                asyncio.run(visit(Path(folder)))

        run.__name__ = run.__qualname__ = test.__name__
        run.__module__ = test.__module__
        return run

    return visiting


def why(answer: httpx.Response) -> str:
    """Return the sentence of a refusal."""
    assert answer.is_error, answer.text
    sentence = answer.json()["why"]
    assert isinstance(sentence, str)
    assert not sentence[0].islower()
    assert sentence[-1] == "."
    assert list(answer.json()) == ["why"]
    return sentence


async def signed_in(browser: httpx.AsyncClient) -> bool:
    """Return whether any user is signed in on a browser; asking it without one is no error."""
    answer = await browser.get("/api/me")
    assert answer.status_code == 200, answer.text
    return answer.json() is not None


async def my_id(browser: httpx.AsyncClient) -> str:
    return str((await browser.get("/api/me")).json()["id"])


class StoredRoom:
    """A room played entry by entry into the store, through the table's own requests."""

    def __init__(self, http_hall: HttpHall, room: Room, dice: Dice) -> None:
        self.http_hall = http_hall
        self.room = room
        self.seed = dice.seed
        self.rng = Random(7)

    @classmethod
    async def open(
        cls, http_hall: HttpHall, host: httpx.AsyncClient, game: str, *others: httpx.AsyncClient, **more: Any
    ) -> StoredRoom:
        """Open a room in which the game has begun, with the host on the first seat."""
        people = (host, *others)
        asked = {"game": game, "seats": len(people), **more}
        answer = await host.post("/api/rooms", json=asked)
        assert answer.status_code == 201, answer.text
        room = await http_hall.hall.room(answer.json()["code"])
        assert room is not None
        play = cls(http_hall, room, Dice(await _seed(http_hall, room), ()))
        for seat, person in enumerate(people):
            user = await my_id(person)
            await play.put(commands.sit(play.room, user, seat))
            await play.put(commands.ready(play.room, user, f"{seat}" * 16))
        await play.put(commands.begin(play.room, play.dice))
        return play

    @property
    def code(self) -> str:
        return self.room.code

    @property
    def dice(self) -> Dice:
        return Dice(self.seed, self.room.values)

    async def put(self, change: Change, seed: Seed | None = None) -> None:
        """Store a change and let the hall reload the room."""
        room = change.room
        row = Row(room.code, room.seq, self.http_hall.now, "", f"test-{room.seq}", entries.write(change.entry))
        assert await self.http_hall.store.append(row, room.summary(), seed) == row
        self.room = room
        self.http_hall.hall.tables.pop(room.code, None)

    async def turn(self) -> None:
        """Take any turn for the seat to act."""
        state, steps, seat = self.room.state, list[Step](), self.room.actor
        assert seat is not None
        while not steps or not steps[-1].final:
            step = pick(self.room.game, state, self.rng)
            state = self.room.game.apply(state, step)
            steps.append(step)
        await self.put(commands.submit(self.room, seat, steps, self.dice, self.room.game.players))

    async def to_the_end(self) -> None:
        while self.room.phase == "playing":
            await self.turn()


async def _seed(http_hall: HttpHall, room: Room) -> bytes:
    seed = await http_hall.store.seed(room.code, room.match)
    assert seed is not None
    return seed
