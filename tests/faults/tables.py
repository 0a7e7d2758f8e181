"""Tables played one after another in the cluster until the time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from random import Random

import httpx
import msgspec

from tests.faults.journal import Journal, Standstill
from tests.faults.people import MAX_PAUSE_S, PAUSE_S, Person, SeenChair
from tests.test_second_reading import beginning
from tilehall.core.game import Seat
from tilehall.core.registry import games

MAX_ENTRIES = 60  # then a player resigns, so that tables of every game end
BOT_SHARE = 0.2  # of the tables
WATCHED_SHARE = 0.5  # of the tables
REMATCH_SHARE = 0.25  # of the tables
MAX_REQUESTS = 10  # over HTTP
MIN_STANDSTILL_S = 1.0  # shorter ones are not recorded


class Guests:
    """Signed-in users, who play at one table after another."""

    def __init__(self, addresses: list[str], rng: Random) -> None:
        self.addresses = addresses
        self.rng = rng
        self.free: list[tuple[str, str, str]] = []  # id, name, cookie
        self.made = 0
        # A connection per request: interrupted requests would fill a pool.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
        self.http = httpx.AsyncClient(timeout=10, trust_env=False, limits=limits)
        self.asking = asyncio.Semaphore(MAX_REQUESTS)

    async def post(self, path: str, body: object, cookie: str = "") -> httpx.Response:
        """Post to some node until one answers with success; wait longer each time."""
        for failed in count():
            address = self.rng.choice(self.addresses)
            try:
                headers = {"Origin": address, "Cookie": cookie}
                self.http.cookies.clear()
                async with self.asking:
                    answer = await self.http.post(address + path, json=body, headers=headers)
            except httpx.HTTPError:
                answer = None
            if answer is not None and answer.is_success:
                return answer
            assert answer is None or answer.status_code >= 500, answer.text
            await asyncio.sleep(self.rng.random() * min(PAUSE_S * 2**failed, MAX_PAUSE_S))
        raise AssertionError

    async def take(self) -> tuple[str, str, str]:
        """Return a user who is at no table."""
        if self.free:
            return self.free.pop()
        self.made += 1
        name = f"Guest {self.made}"
        answer = await self.post("/api/guest", {"name": name})
        return answer.json()["id"], name, answer.headers["set-cookie"].partition(";")[0]


class PlayedTable:
    """One room, from its opening to the end of its last game."""

    def __init__(self, number: int, guests: Guests, rng: Random, pace: float) -> None:
        self.number = number
        self.guests = guests
        self.addresses = guests.addresses
        self.rng = rng
        self.pace = pace  # seconds that a player thinks, at most
        name = [*games()][number % len(games())]
        self.game, self.options, self.seats, _ = beginning(name, rng.randrange(100), rng)
        self.bot = self.seats - 1 if self.seats > 1 and rng.random() < BOT_SHARE else None
        self.matches = 1 + (rng.random() < REMATCH_SHARE)
        self.people: list[Person] = []
        self.entries: set[int] = set()
        self.done = False
        self.closing = False  # the soak is nearly over: no rematch, and no game goes on
        self.standstills: list[Standstill] = []
        self.thought = 0.0  # seconds that the player to act thinks
        self._moved = 0.0
        self._bot_to_act = False

    @property
    def tired(self) -> bool:
        """Whether the game should end soon."""
        return self.closing or len(self.entries) > MAX_ENTRIES

    async def play(self) -> None:
        """Open the room and play in it to the end."""
        plays = [seat for seat in range(self.seats) if seat != self.bot]
        watches = [None] if self.rng.random() < WATCHED_SHARE else []
        taken = [await self.guests.take() for _ in (*plays, *watches)]
        body = {
            "game": self.game.name,
            "options": msgspec.to_builtins(self.options),
            "seats": self.seats,
            "listed": False,
            "watch": True,
        }
        answer = await self.guests.post("/api/rooms", body, taken[0][2])
        self.code: str = answer.json()["code"]
        self.journal = Journal(self.code, {user: name for user, name, _ in taken})
        for seat, (user, _, cookie) in zip((*plays, *watches), taken, strict=True):
            self.people.append(Person(user, cookie, self, seat, Random(self.rng.random())))
        self._moved = asyncio.get_running_loop().time()
        await asyncio.gather(*(person.play() for person in self.people))
        self.guests.free += taken

    # Reports of its players

    def moved(self, seq: int, turn: Seat | None, chairs: Sequence[SeenChair]) -> None:
        """Note that a player has seen this entry, after which `turn` is to act."""
        if seq in self.entries:
            return
        self.entries.add(seq)
        now = asyncio.get_running_loop().time()
        began = self._moved + self.thought
        if len(self.entries) > 1 and now - began > MIN_STANDSTILL_S:
            self.standstills.append(Standstill(self.code, began, now, self._bot_to_act))
        self._moved, self.thought = now, 0.0
        self._bot_to_act = turn is not None and 0 <= turn < len(chairs) and bool(chairs[turn].bot)

    def finish(self) -> None:
        """End the table after a short time, in which the other players can still see the end."""
        asyncio.get_running_loop().call_later(PAUSE_S, self._end)

    def _end(self) -> None:
        self.done = True
        for person in self.people:
            person.hang_up()
