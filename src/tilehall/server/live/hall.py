"""The hall: every live table of this server, opened when somebody comes, put away when nobody needs it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from msgspec import structs

from tilehall.core import options as choices
from tilehall.core.game import AnyGame, Illegal
from tilehall.core.question import LEVELS, Answer, Question
from tilehall.core.registry import find
from tilehall.server.live.bot_pool import BotPool, Failed
from tilehall.server.live.socket_index import SocketIndex
from tilehall.server.live.table import Table, code_of
from tilehall.server.wire import CloseCode
from tilehall.store.protocol import Row, Seed, Store
from tilehall.table import commands, entries
from tilehall.table.dice import SEED_BYTES, Dice, commitment
from tilehall.table.room import Room
from tilehall.table.summary import Code, UserId

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no 0/O, no 1/I/L
CODE_LENGTH = 6
TRIES = 20  # codes to try before giving up; of 887 million the first is free
LOOK_EVERY = 5.0  # seconds between looks for tables that wait for themselves
SWEEP_EVERY = 3600.0
HOUR = 3_600_000  # milliseconds
IDLE = 300.0  # seconds that a table nobody looks on at stays in memory


logger = logging.getLogger("tilehall.hall")
T = TypeVar("T")


class Names(Protocol):
    """Who knows what people are called."""

    async def names(self, ids: Sequence[UserId]) -> dict[UserId, str]: ...


class House(Protocol):
    """The settings that the hall needs."""

    @property
    def bot_pace(self) -> float: ...

    @property
    def bot_workers(self) -> int: ...

    @property
    def rooms_per_user(self) -> int: ...

    @property
    def idle_room_hours(self) -> int: ...

    @property
    def idle_guest_days(self) -> int: ...

    @property
    def titles(self) -> Mapping[str, str]: ...


class Hall:
    """All tables, by code."""

    def __init__(self, store: Store, people: Names, house: House) -> None:
        self.store = store
        self.people = people
        self.house = house
        self.bot_pool = BotPool(house.bot_workers)
        self._studying = asyncio.Semaphore(house.bot_workers - 1)
        self.tables: dict[Code, Table] = {}
        self.counts: Counter[str] = Counter()
        self.sockets = SocketIndex()
        self.make_dice: Callable[[bytes, tuple[str, ...]], Dice] = Dice
        self.make_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES)
        self.make_code: Callable[[], str] = lambda: "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        self.now: Callable[[], int] = lambda: time.time_ns() // 1_000_000
        self.clock: Callable[[], float] = time.monotonic
        self._opening: dict[Code, asyncio.Future[Table | None]] = {}
        self._idle: dict[Code, float] = {}
        self._caretaker: asyncio.Task[None] | None = None
        self.closing = False

    # What a table needs.

    async def names(self, ids: Sequence[UserId]) -> dict[UserId, str]:
        return await self.people.names(ids)

    async def bot_turn(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """What a bot answers, the easy one where another fails; None where that fails too."""
        for level in dict.fromkeys((question.level, LEVELS[0])):
            asked = structs.replace(question, level=level)
            try:
                return await self.bot_pool.turn(asked, read)
            except Failed as failure:
                self.bot_failed(asked, failure)
        return None

    async def study(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """What a bot says to a hint or a review; None where it fails. Whoever plays comes first: a place at the desk
        is always left to them."""
        async with self._studying:
            try:
                return await self.bot_pool.turn(question, read)
            except Failed as failure:
                self.bot_failed(question, failure)
                return None

    def bot_failed(self, question: Question, failure: Failed) -> None:
        self.count("bot_failed")
        logger.warning("a bot failed: %s, %s: %s", question.game, question.level, failure)

    def warm_bots(self) -> None:
        self.bot_pool.warm()

    def pace(self) -> float:
        return self.house.bot_pace

    def title(self, game: AnyGame) -> str:
        """What a game is called in this hall."""
        return self.house.titles.get(game.name, game.title)

    def count(self, what: str) -> None:
        self.counts[what] += 1

    # Rooms.

    async def open(
        self,
        user: UserId,
        game: str,
        options: bytes,
        seats: int | None,
        listed: bool,
        watch: bool,
        hints: entries.Hints = "bots",
    ) -> Code:
        """Open a room: its code; Malformed or Illegal with the reason why not."""
        rules = find(game)
        count = seats if seats is not None else rules.usual_seats
        chosen = choices.decode(rules, options, count)
        hosted = [each for each in await self.store.rooms_of(user) if each.summary.host == user]
        if sum(each.summary.phase in ("gathering", "playing") for each in hosted) >= self.house.rooms_per_user:
            raise Illegal(f"You have {self.house.rooms_per_user} rooms open; close one first.")
        for _ in range(TRIES):
            seed, code = self.make_seed(), self.make_code()
            change = commands.open_room(code, user, rules, chosen, count, listed, watch, commitment(seed), hints)
            row = Row(code, 1, self.now(), user, "opened", entries.write(change.entry))
            stands = await self.store.append(row, change.room.summary(), Seed(1, seed))
            if stands is not None and stands.entry == row.entry:
                self.count("opened")
                return code
        raise Illegal("No code is free for a room right now; try again.")

    async def room(self, code: str) -> Room | None:
        """A room as it stands; None when there is none of that code."""
        table = await self.table(code)
        return table.room if table else None

    async def table(self, code: str) -> Table | None:
        """The live table of a room, loaded from its log when it is not in memory."""
        code = code_of(code)
        table = self.tables.get(code)
        if table is not None:
            return table
        if len(code) != CODE_LENGTH:
            return None
        opening = self._opening.get(code)
        if opening is None:
            opening = asyncio.ensure_future(self._load(code))
            self._opening[code] = opening
            opening.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(opening)

    async def _load(self, code: Code) -> Table | None:
        rows = await self.store.rows(code)
        if not rows:
            return None
        match = sum(isinstance(entries.read(row.entry), entries.Again) for row in rows) + 1
        seed = await self.store.seed(code, match)
        if seed is None:
            raise RuntimeError(f"the seed of {code} is missing from the store")
        table = Table(self, rows, seed)
        await table.learn_names()
        self.tables[code] = table
        return table

    # The house's own round.

    async def start(self) -> None:
        """Take up what waits for the hall, now and every few seconds."""
        self._caretaker = asyncio.get_running_loop().create_task(self._look_after())

    async def _look_after(self) -> None:
        swept = 0.0
        while True:
            try:
                for code in await self.store.waiting_rooms():
                    await self._wake(code)
                self._put_away()
                if not swept or self.clock() - swept > SWEEP_EVERY:
                    swept = self.clock()
                    await self._sweep()
            except Exception:
                # One look that fails, for a disk that is full, must not be the last.
                logger.exception("the hall's round failed")
            await asyncio.sleep(LOOK_EVERY)

    async def _wake(self, code: Code) -> None:
        """Let a table that waits for itself go on, whatever stopped it; one that cannot must not stop the others."""
        try:
            table = await self.table(code)
            if table is not None:
                async with table.lock:
                    await table.tend()
        except Exception:
            logger.exception("a table cannot go on: %s", code)

    async def _sweep(self) -> None:
        """Forget rooms that never began and guests who did not come back."""
        now = self.now()
        for code in await self.store.forget_rooms(now - self.house.idle_room_hours * HOUR):
            table = self.tables.pop(code, None)
            for socket in list(table.sockets) if table else ():
                socket.bye("This room never began a game, and has been put away.", CloseCode.NORMAL, again=False)
        await self.store.forget_guests(now - self.house.idle_guest_days * 24 * HOUR)

    def _put_away(self) -> None:
        """Forget tables that nobody has needed for a while; their log is in the store."""
        now = self.clock()
        for code, table in list(self.tables.items()):
            if table.sockets or table.lock.locked() or table.room.due():
                self._idle.pop(code, None)
            elif now - self._idle.setdefault(code, now) > IDLE:
                del self.tables[code], self._idle[code]

    def signed_out(self, user: UserId, session: bytes | None) -> None:
        """Close the connections of a session that ended, or all of somebody's."""
        for socket in self.sockets.of(user):
            if session in (None, socket.session):
                socket.bye("You have signed out.", CloseCode.NOT_SIGNED_IN, again=False)

    async def stop(self) -> None:
        """Finish what is under way, and tell everyone to come back."""
        self.closing = True
        if self._caretaker is not None:
            self._caretaker.cancel()
        for table in list(self.tables.values()):
            if table.bot is not None:
                table.bot.cancel()
            async with table.lock:
                pass
        for socket in list(self.sockets):
            socket.bye("The hall is restarting; this page connects again by itself.", CloseCode.RESTARTING, again=True)
        await self.bot_pool.close()
