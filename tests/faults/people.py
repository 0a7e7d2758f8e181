"""Simulated players: each plays at one table over a websocket, and moves to another node when theirs fails.

Everything that they do follows from what they see of the room, so that they can go on after any fault. A submission
without an answer is sent again under the same key.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.journal import Acknowledged, Journal
from tilehall.core.game import AnyGame, Seat, Step
from tilehall.core.notation import parse, text
from tilehall.core.play import pick
from tilehall.core.question import LEVELS
from tilehall.server.live.table import UNCONFIRMED, UNWRITTEN

ANSWER_TIMEOUT_S = 4.0  # before trying another node; it doubles with each failure
MAX_ANSWER_TIMEOUT_S = 30.0
QUIET_S = 3.0  # without a message, after which the connection is tested
PAUSE_S = 0.3  # at most, before reconnecting or repeating a refused request
MAX_PAUSE_S = 10.0  # after many failures, as on the page
HOP_PROBABILITY = 0.02  # of changing the node after a turn of the game
WRONG = "Something went wrong in the hall"
LOST = (OSError, WebSocketException)  # TimeoutError is an OSError


class SeenChair(Struct):
    """The fields of a chair that a player needs."""

    user: str
    bot: str
    ready: bool


class Seen(Struct):
    """The fields of a position that a player needs."""

    seq: int
    turn: int | None
    me: int | None
    view: msgspec.Raw
    legal: tuple[str, ...] = ()


class News(Struct):
    """The fields of all messages that a player needs."""

    news: str
    id: int = 0
    seq: int = 0
    why: str = ""
    stale: bool = False
    phase: str = ""
    match: int = 0
    chairs: tuple[SeenChair, ...] = ()
    position: Seen | None = None


class Submission(Struct):
    """A submission that must be played once: a turn or a resignation."""

    key: str
    after: int = 0
    steps: tuple[str, ...] = ()  # empty for a resignation


_news = msgspec.json.Decoder(News)


class Table(Protocol):
    """A table, as far as its players need it."""

    @property
    def code(self) -> str: ...

    @property
    def addresses(self) -> list[str]: ...

    @property
    def game(self) -> AnyGame: ...

    @property
    def journal(self) -> Journal: ...

    @property
    def pace(self) -> float: ...

    @property
    def matches(self) -> int: ...

    @property
    def bot(self) -> Seat | None: ...

    @property
    def tired(self) -> bool: ...

    @property
    def done(self) -> bool: ...

    thought: float

    def moved(self, seq: int, turn: Seat | None, chairs: Sequence[SeenChair]) -> None: ...

    def finish(self) -> None: ...


class Person:
    """A signed-in user at one table: on a seat, or a spectator if `seat` is None."""

    def __init__(self, user: str, cookie: str, table: Table, seat: int | None, rng: Random) -> None:
        self.user = user
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.rng = rng
        self.connection: ClientConnection | None = None
        self.failed = 0  # connections since the last answer of the hall
        self.node = rng.randrange(len(table.addresses))
        self.unresolved: Submission | None = None
        self.gave_up = 0  # the match that they resigned
        self.seen = 0  # the last entry that moved the game
        self.ids = iter(range(1, 10**9))

    def _forget(self) -> None:
        """Forget what is known of the room only from this connection."""
        self.room: News | None = None
        self.position: Seen | None = None
        self.entered = False
        self.asked: tuple[int, str] | None = None
        self.due = 0.0  # when to act next
        self.thought = 0.0  # seconds taken for that
        self.late = 0.0  # when to give the connection up

    async def play(self) -> None:
        """Play until the table is done, and reconnect as often as necessary."""
        while not self.table.done:
            self._forget()
            try:
                await self._connected(self.table.addresses[self.node])
            except LOST as error:
                self._note(f"lost node {self.node + 1}: {error!r}")
                self.node = (self.node + self.rng.randrange(1, len(self.table.addresses))) % len(self.table.addresses)
                await asyncio.sleep(self.rng.random() * min(PAUSE_S * 2**self.failed, MAX_PAUSE_S))
                self.failed += 1
            finally:
                self.hang_up()

    def _note(self, words: str) -> None:
        """Note what this player did and when, to explain a failure."""
        now = asyncio.get_running_loop().time()
        self.table.journal.trail.append(f"{now:.2f} {self.user[:4]} {words}")

    def hang_up(self) -> None:
        """Drop the connection without a close frame."""
        if self.connection is not None:
            self.connection.transport.abort()

    async def _connected(self, address: str) -> None:
        """Stay at the table while one connection holds."""
        url = address.replace("http", "ws") + "/api/socket"
        headers = {"Cookie": self.cookie}
        async with asyncio.timeout(self._patience()):
            connection = self.connection = await connect(
                url, additional_headers=headers, ping_interval=None, compression=None, max_size=None, proxy=None
            )
        clock = asyncio.get_running_loop().time
        while not self.table.done:
            if self.asked is None and clock() >= self.due:
                await self._act()
            deadline = self.late if self.asked else min(self.due or clock() + QUIET_S, clock() + QUIET_S)
            try:
                async with asyncio.timeout_at(deadline):
                    raw = await connection.recv(decode=False)
            except TimeoutError:
                if self.asked:
                    raise
                if not self.due:
                    await self._ask("ping")
                continue
            self._take(raw)

    # Requests

    def _patience(self) -> float:
        """Return the seconds to wait; an overloaded hall is not helped by quick retries."""
        return min(ANSWER_TIMEOUT_S * 2.0**self.failed, MAX_ANSWER_TIMEOUT_S)

    async def _ask(self, kind: str, **fields: Any) -> None:
        assert self.connection is not None
        number = next(self.ids)
        self.asked = (number, kind)
        self._note(f"asks node {self.node + 1}: {kind} {fields}")
        self.late = asyncio.get_running_loop().time() + self._patience()
        async with asyncio.timeout_at(self.late):
            await self.connection.send(json.dumps({"ask": kind, "id": number, **fields}))

    def _wait(self, seconds: float) -> None:
        self.due = asyncio.get_running_loop().time() + seconds * self.rng.random()

    async def _act(self) -> None:
        """Send the request that is due now, if any."""
        self.due = 0.0
        room, table = self.room, self.table
        if not self.entered:
            await self._ask("enter", room=table.code, after=self.seen)
        elif self.seat is None or room is None:
            return
        elif room.phase == "gathering":
            await self._gather(room)
        elif room.phase == "playing":
            await self._move()
        elif self.unresolved is not None:
            await self._submit(self.unresolved)  # the game is over: did this end it?
        elif room.match < table.matches and self.seat == 0 and not table.tired:
            await self._ask("again")
        elif room.match >= table.matches or table.tired:
            table.finish()

    async def _gather(self, room: News) -> None:
        mine = next((chair for chair in room.chairs if chair.user == self.user), None)
        self.unresolved = None
        if mine is None:
            assert self.seat is not None
            await self._ask("sit", seat=self.seat)
        elif self.seat == 0 and self.table.bot is not None and not any(chair.bot for chair in room.chairs):
            await self._ask("bot", seat=self.table.bot, level=LEVELS[0])
        elif not mine.ready:
            await self._ask("ready", value=secrets.token_hex(8))

    async def _move(self) -> None:
        position = self.position
        assert self.room is not None
        if self.unresolved is not None:
            await self._submit(self.unresolved)
        elif position is None or position.me is None or position.turn is None:
            return
        elif self.table.tired and self.gave_up != self.room.match:
            await self._submit(Submission(secrets.token_hex(8)))
        elif position.turn == position.me:
            self.table.thought = self.thought
            steps = self._turn(self.table.game, position)
            await self._submit(Submission(secrets.token_hex(8), position.seq, steps))

    async def _submit(self, given: Submission) -> None:
        self.unresolved = given
        if given.steps:
            await self._ask("submit", steps=given.steps, after=given.after, key=given.key)
        else:
            await self._ask("resign", key=given.key)

    def _turn(self, game: AnyGame, position: Seen) -> tuple[str, ...]:
        """Return a legal turn: the first step is listed by the hall, the others follow by the rules from the view."""
        steps: list[Step] = [parse(self.rng.choice(position.legal), game.steps)]
        if not steps[-1].final:
            state = game.guess(msgspec.json.decode(position.view, type=game.views), self.rng)
            state = game.apply(state, steps[-1])
            while not steps[-1].final:
                steps.append(pick(game, state, self.rng))
                state = game.apply(state, steps[-1])
        return tuple(map(text, steps))

    # Messages

    def _take(self, raw: bytes) -> None:
        news, journal = _news.decode(raw), self.table.journal
        match news.news:
            case "room":
                journal.saw(self.user, raw)
                self.room = news
                self._think()
            case "table" | "happened":
                journal.saw(self.user, raw)
                self.position = news.position
                if news.position is not None:
                    self.seen = news.position.seq
                    self._note(f"sees {news.news} {news.position.seq}, turn {news.position.turn}")
                    self.table.moved(news.position.seq, news.position.turn, self.room.chairs if self.room else ())
                self._think()
            case "bye":
                raise ConnectionResetError(news.why)
            case "ok" | "refused" if self.asked is not None and news.id == self.asked[0]:
                kind, self.asked, self.failed = self.asked[1], None, 0
                self._note(f"{kind}: {news.news} {news.seq} {news.why}")
                self._answered(kind, news)
            case "refused":
                journal.complaints.append(f"{self.user} was refused what they did not ask for: {news.why}")

    def _think(self) -> None:
        """Act after a short pause, now that something is known."""
        if not self.due and self.entered:
            self._wait(self.table.pace)
            self.thought = self.due - asyncio.get_running_loop().time()

    def _answered(self, kind: str, news: News) -> None:
        done = news.news == "ok"
        if kind == "enter":
            self.entered = done
            self._wait(self.table.pace if done else PAUSE_S)
        elif kind in ("submit", "resign"):
            self._resolve(news)
        elif kind != "ping":
            if done and news.seq:
                self.table.journal.acknowledged.append(Acknowledged(self.table.code, news.seq, self.user, ""))
            self._wait(PAUSE_S)
        if not done and WRONG in news.why:
            self.table.journal.complaints.append(f"{self.user} was told of a mistake, asking to {kind}: {news.why}")

    def _resolve(self, news: News) -> None:
        """Record what became of a submission; if the hall does not know, it is sent again."""
        given, journal = self.unresolved, self.table.journal
        assert given is not None
        if news.news == "ok":
            journal.acknowledged.append(Acknowledged(self.table.code, news.seq, self.user, given.key, given.steps))
            if not given.steps and self.room is not None:
                self.gave_up = self.room.match
        elif news.why in (str(UNWRITTEN), str(UNCONFIRMED)) or WRONG in news.why:
            journal.doubtful += 1
            self._wait(PAUSE_S)
            return
        else:
            journal.refused.append((self.user, given.key))
            self._wait(PAUSE_S)
        self.unresolved = None
        if self.rng.random() < HOP_PROBABILITY:
            self.hang_up()
        if not self.due:
            self._wait(self.table.pace)
