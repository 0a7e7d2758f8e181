"""Tables that are played one after another in the cluster, each with its people, until the time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from random import Random

import httpx
import msgspec

from tests.faults.journal import Journal, Standstill
from tests.faults.people import LONGEST_PAUSE, PAUSE, Person, SeenChair
from tests.test_second_reading import beginning
from tilehall.core.game import Seat
from tilehall.core.registry import games

LONG = 60  # entries after which a game is given up, so that tables of every game come to their end
WITH_BOT = 0.2  # of the tables have one
WATCHED = 0.5  # of the tables are looked on at by somebody without a seat
REMATCHED = 0.25  # of the tables play twice
AT_ONCE = 10  # requests over HTTP under way
STANDING = 1.0  # seconds without a move that are written down


class Guests:
    """People who are signed in, taken by one table after another."""

    def __init__(self, addresses: list[str], rng: Random) -> None:
        self.addresses = addresses
        self.rng = rng
        self.free: list[tuple[str, str, str]] = []  # id, name, cookie
        self.made = 0
        # A connection for each request: a pool whose requests are cut off in the middle fills with those.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
        self.http = httpx.AsyncClient(timeout=10, trust_env=False, limits=limits)
        self.asking = asyncio.Semaphore(AT_ONCE)

    async def post(self, path: str, body: object, cookie: str = "") -> httpx.Response:
        """Ask some node over HTTP, until one answers that it is done; wait longer each time."""
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
            await asyncio.sleep(self.rng.random() * min(PAUSE * 2**failed, LONGEST_PAUSE))
        raise AssertionError

    async def take(self) -> tuple[str, str, str]:
        """Somebody who is at no table."""
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
        self.pace = pace  # seconds, at most, that somebody thinks
        name = [*games()][number % len(games())]
        self.game, self.options, self.seats, _ = beginning(name, rng.randrange(100), rng)
        self.bot = self.seats - 1 if self.seats > 1 and rng.random() < WITH_BOT else None
        self.matches = 1 + (rng.random() < REMATCHED)
        self.people: list[Person] = []
        self.entries: set[int] = set()
        self.done = False
        self.closing = False  # the soak is nearly over: no rematch, and nobody goes on
        self.standstills: list[Standstill] = []
        self.thought = 0.0  # seconds that whoever is to act takes for it
        self._moved = 0.0
        self._bot_to_act = False

    @property
    def tired(self) -> bool:
        """Whether the game is to end soon."""
        return self.closing or len(self.entries) > LONG

    async def play(self) -> None:
        """Open the room, and play in it to the end."""
        plays = [seat for seat in range(self.seats) if seat != self.bot]
        watches = [None] if self.rng.random() < WATCHED else []
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

    # What its people tell it.

    def moved(self, seq: int, turn: Seat | None, chairs: Sequence[SeenChair]) -> None:
        """Somebody has seen this entry, behind which a seat is to act."""
        if seq in self.entries:
            return
        self.entries.add(seq)
        now = asyncio.get_running_loop().time()
        began = self._moved + self.thought
        if len(self.entries) > 1 and now - began > STANDING:
            self.standstills.append(Standstill(self.code, began, now, self._bot_to_act))
        self._moved, self.thought = now, 0.0
        self._bot_to_act = turn is not None and 0 <= turn < len(chairs) and bool(chairs[turn].bot)

    def finish(self) -> None:
        """Everything is played; the others may still see the end."""
        asyncio.get_running_loop().call_later(PAUSE, self._end)

    def _end(self) -> None:
        self.done = True
        for person in self.people:
            person.hang_up()
