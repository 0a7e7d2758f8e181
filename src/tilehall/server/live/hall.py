"""The hall: every live table of this server, loaded when somebody comes, dropped from memory when nobody needs it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import TypeVar

import msgspec
from msgspec import Raw, structs

from tilehall.core.game import AnyGame, Illegal, Malformed
from tilehall.core.question import Answer, Question
from tilehall.core.registry import find
from tilehall.server.accounts.people import People
from tilehall.server.close_codes import CloseCode
from tilehall.server.company.blocks import Blocks
from tilehall.server.company.hub import CompanyHub
from tilehall.server.live.advice import AdviceCache
from tilehall.server.live.bot_pool import BotPool, Failed
from tilehall.server.live.catching_up import UNREADABLE, Unreadable
from tilehall.server.live.clocks import HallClocks
from tilehall.server.live.node import Node, SingleNode
from tilehall.server.live.old_games import list_old_games
from tilehall.server.live.rater import Rater
from tilehall.server.live.socket_index import SocketIndex
from tilehall.server.live.table import PRESENCE_PAUSE, LiveTable
from tilehall.server.matching.matchmaker import Matchmaker
from tilehall.server.notices.notifier import Notifier
from tilehall.server.ops.background_tasks import attempted
from tilehall.server.settings import Settings
from tilehall.store.protocol import Row, Seed, Store, Unavailable
from tilehall.table import commands, entries, room_settings
from tilehall.table.dice import SEED_BYTES, Dice, commitment
from tilehall.table.room import Change, Room
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import Code, UserId

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no 0/O, no 1/I/L
CODE_LENGTH = 6
TRIES = 20  # codes to try before giving up; of 887 million the first is free
MAINTAIN_EVERY = 5.0  # seconds between looks for rooms with pending automatic work
SWEEP_EVERY = 3600.0
HOUR = 3_600_000  # milliseconds
IDLE = 300.0  # seconds that a table nobody watches stays in memory
REMIND_EVERY = 1.0  # seconds between two looks for requests that wait for the store
MOST_ROOMS = 10_000  # rooms that somebody who deletes themselves leaves

logger = logging.getLogger("tilehall.hall")
T = TypeVar("T")


def code_of(word: str) -> Code:
    """A room's code as people type it: case and blanks do not matter.

    >>> code_of(" kx3-9pq ")
    'KX39PQ'
    """
    return "".join(filter(str.isalnum, word.upper()))


@cache
def _counted_as(entry: type[entries.AnyEntry]) -> str:
    return entry.__name__.lower()


def new_seed() -> bytes:
    """What every chance of a game follows from: nobody can guess it."""
    return secrets.token_bytes(SEED_BYTES)


class Hall:
    """All tables, by code. It ends the connections of people who sign out, and takes people who delete themselves out
    of their rooms."""

    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        self.store = store
        self.people = people
        self.blocks = Blocks(store, lambda: self.now(), lambda: self.clock())
        self.settings = settings
        self.bot_pool = BotPool(settings.bot_workers)
        self._studying = asyncio.Semaphore(settings.bot_workers - 1)
        self.advice = AdviceCache(self.study)
        self.tables: dict[Code, LiveTable] = {}
        self.counts: Counter[str] = Counter()
        self.sockets = SocketIndex()
        self.make_dice: Callable[[bytes, tuple[str, ...]], Dice] = Dice
        self.make_seed: Callable[[], bytes] = new_seed
        self.make_code: Callable[[], str] = lambda: "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        self.now: Callable[[], int] = lambda: time.time_ns() // 1_000_000  # milliseconds since 1970
        self.clock: Callable[[], float] = time.monotonic  # seconds
        self.presence_pause = PRESENCE_PAUSE
        self.company = CompanyHub(self)
        self._opening: dict[Code, asyncio.Future[LiveTable | None]] = {}
        self._idle: dict[Code, float] = {}
        self._failing: set[Code] = set()  # rooms whose failure was logged, until they go on
        self._maintenance: asyncio.Task[None] | None = None
        self._swept = -SWEEP_EVERY  # when rooms and guests were looked through last
        self._listing: asyncio.Task[None] | None = None
        self.rater = Rater(self)
        self._rating: asyncio.Task[None] | None = None
        self.clocks = HallClocks(self)
        self._watching: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._reminding: asyncio.Task[None] | None = None
        self.notifier = Notifier(self)
        self._telling: asyncio.Task[None] | None = None
        self.matchmaker = Matchmaker(self)
        self._matching: asyncio.Task[None] | None = None
        self.closing = False
        self.node: Node = SingleNode(store)
        self.on_load: list[Callable[[LiveTable], Awaitable[None]]] = []  # called before a table is shown to anyone
        people.on_sign_out.append(self.signed_out)
        people.on_delete.append(self.depart)

    # Bots.

    async def bot_turn(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """What a bot answers, that of the lowest level where another fails; None where that fails too."""
        for level in dict.fromkeys((question.level, find(question.game).levels[0])):
            asked = structs.replace(question, level=level)
            try:
                return await self.bot_pool.turn(asked, read)
            except Failed as failure:
                self.bot_failed(asked, failure)
        return None

    async def study(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """What a bot says to a hint or a review; None where it fails. One slot of the pool is always left to those
        who play."""
        async with self._studying:
            try:
                return await self.bot_pool.turn(question, read)
            except Failed as failure:
                self.bot_failed(question, failure)
                return None

    def bot_failed(self, question: Question, failure: Failed) -> None:
        self.count("bot_failed")
        logger.warning("a bot failed: %s, %s: %s", question.game, question.level, failure)

    def title(self, game: AnyGame) -> str:
        """What a game is called in this hall."""
        return self.settings.titles.get(game.name, game.title)

    def committed(self, change: Change, row: Row) -> None:
        """A change was committed by this server: count it, and let other nodes hear of it."""
        self.counts[_counted_as(type(change.entry))] += 1
        self.node.committed(row.room, row.seq)

    def may_think(self, room: Room) -> bool:
        """Whether this server is to have the bots of a room move: not while another node does."""
        return not self.node.is_claimed(room.code, room.moved)

    def count(self, what: str) -> None:
        self.counts[what] += 1

    # Rooms.

    async def open(self, user: UserId, game: str, given: RoomSettings[Raw], queue: str = "") -> Code:
        """Open a room, in a queue of quick match or not: its code; Malformed or Illegal with the reason why not."""
        rules = find(game)
        settings = room_settings.decode(given, rules)
        hosted = [each for each in await self.store.rooms_of(user) if each.summary.host == user]
        if sum(each.summary.phase in ("gathering", "playing") for each in hosted) >= self.settings.rooms_per_user:
            raise Illegal(f"You have {self.settings.rooms_per_user} rooms open; close one first.")
        for _ in range(TRIES):
            seed, code = self.make_seed(), self.make_code()
            change = commands.open_room(code, user, rules, settings, commitment(seed), queue)
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

    async def seen_by_spectators(self, room: Room) -> Room:
        """A room in one of its games as those without a seat see it: the game under way may be some turns late."""
        table = await self.table(room.code)
        return table.late_spectators.seen(None)[0] if table and table.room.match == room.match else room

    async def table(self, code: str) -> LiveTable | None:
        """The live table of a room, loaded from its log when it is not in memory."""
        code = code_of(code)
        table = self.tables.get(code)
        if table is not None:
            await self.node.refresh(code)
            return table
        if len(code) != CODE_LENGTH:
            return None
        opening = self._opening.get(code)
        if opening is None:
            opening = asyncio.ensure_future(self._load(code))
            self._opening[code] = opening
            opening.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(opening)

    async def _load(self, code: Code) -> LiveTable | None:
        try:
            rows, seed = await self.read_log(code)
            if not rows:
                return None
            table = LiveTable(self, rows, seed)
        except msgspec.MsgspecError as error:
            if self.node.is_shared:
                raise Unreadable(UNREADABLE) from error
            raise
        await table.learn_names()
        for callback in self.on_load:
            await callback(table)
        self.tables[code] = table
        return table

    async def read_log(self, code: Code) -> tuple[Sequence[Row], bytes]:
        """The log of a room, and the seed of its present game; no rows and no seed when there is no such room."""
        rows = await self.store.rows(code)
        if not rows:
            return rows, b""
        match = sum(isinstance(entries.read(row.entry), entries.Gathered) for row in rows) + 1
        return rows, await self.read_seed(code, match)

    async def read_seed(self, code: Code, match: int) -> bytes:
        """The seed of one game of a room."""
        seed = await self.store.seed(code, match)
        if seed is None:
            raise RuntimeError(f"the seed of {code} is missing from the store")
        return seed

    # Periodic maintenance.

    async def start(self) -> None:
        """Begin periodic maintenance, with a first round at once, rate games, and list those of an earlier release."""
        loop = asyncio.get_running_loop()
        self._maintenance = loop.create_task(self._maintain())
        self._listing = loop.create_task(list_old_games(self.store))
        self._rating = loop.create_task(self.rater.run())
        self._watching = loop.create_task(self.clocks.watch())
        self._ticking = loop.create_task(self.clocks.tick())
        self._reminding = loop.create_task(self._remind())
        self._telling = loop.create_task(self.notifier.run())
        self._matching = loop.create_task(self.matchmaker.run())

    async def _remind(self) -> None:
        while True:
            await asyncio.sleep(REMIND_EVERY)
            for socket in list(self.sockets):
                socket.remind()

    async def _maintain(self) -> None:
        while True:
            await attempted(self._maintain_once(), logger, "periodic maintenance failed")
            await asyncio.sleep(MAINTAIN_EVERY)

    async def _maintain_once(self) -> None:
        for code in await self.node.rooms_to_resume():
            await self.resume(code)
        self._evict_idle()
        if self.clock() - self._swept > SWEEP_EVERY:
            await self._sweep()
            self._swept = self.clock()

    async def resume(self, code: Code) -> None:
        """Do a room's pending automatic work, whatever stopped it; a room that fails must not stop the others."""
        try:
            table = await self.table(code)
            if table is not None:
                async with table.lock:
                    await table.do_pending()
        except Unavailable:
            return
        except Exception:
            if code not in self._failing:
                self._failing.add(code)
                logger.exception("room %s cannot go on", code)
        else:
            self._failing.discard(code)

    async def _sweep(self) -> None:
        """Delete rooms that never began a game, guests who did not come back, and rate limits that count nothing."""
        now = self.now()
        rooms, slow_rooms = self.settings.idle_room_hours * HOUR, self.settings.idle_slow_room_days * 24 * HOUR
        for code in await self.store.forget_rooms(now - rooms, now - slow_rooms):
            self.put_away(code)
        await self.store.forget_guests(now - self.settings.idle_guest_days * 24 * HOUR)
        await self.store.forget_full_buckets(now)

    def put_away(self, code: Code) -> None:
        """A room was deleted: tell whoever is in it."""
        table = self.tables.pop(code, None)
        if table is not None:
            table.clock.cancel()
        for socket in list(table.presence.sockets) if table else ():
            socket.bye("No game began in this room, so it was removed.", CloseCode.NORMAL, again=False)

    def _evict_idle(self) -> None:
        """Drop tables from memory that nobody has needed for a while; their log is in the store."""
        now = self.clock()
        for code, table in list(self.tables.items()):
            pending = table.bots.busy if self.node.is_shared else bool(table.room.due())
            if table.presence.sockets or table.lock.locked() or pending:
                self._idle.pop(code, None)
            elif now - self._idle.setdefault(code, now) > IDLE:
                table.clock.drop()
                del self.tables[code], self._idle[code]

    # People who go.

    def signed_out(self, user: UserId, session: bytes | None) -> None:
        """Close the connections of a session that ended, or all of somebody's."""
        for socket in self.sockets.of(user):
            if session in (None, socket.session):
                socket.bye("You have signed out.", CloseCode.NOT_SIGNED_IN, again=False)

    async def depart(self, user: UserId) -> None:
        """Somebody is about to be deleted: take them out of every room; Unavailable when that cannot be written."""
        for listing in await self.store.rooms_of(user, MOST_ROOMS):
            room = listing.summary
            if room.phase == "closed" or (room.phase == "over" and room.host != user):
                continue  # there is nothing of theirs to settle
            try:
                table = await self.table(listing.room)
            except Malformed:
                continue  # of a game, or a version of one, that is not installed any more: nobody can play on
            if table is not None:
                await table.depart(user)

    async def stop(self) -> None:
        """Finish what is under way, and tell everyone to come back."""
        self.closing = True
        tasks = (self._maintenance, self._listing, self._rating, self._watching, self._telling, self._matching)
        for task in (*tasks, self._ticking, self._reminding):
            if task is not None:
                task.cancel()
        self.clocks.stop()
        for table in list(self.tables.values()):
            table.bots.cancel()
            async with table.lock:
                pass
        for socket in list(self.sockets):
            socket.bye("The hall is restarting; this page connects again by itself.", CloseCode.RESTARTING, again=True)
        await self.bot_pool.close()
