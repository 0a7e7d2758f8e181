"""The matchmaker: whoever asks for a game at some speed is at a table with the next person who asks for the same.

Somebody who waits sits in a room, which says in its log which queue it is of: that survives a stop, and every node sees
it in the store. One who asks joins the oldest room of the queue that has a free seat and whose people are here;
otherwise they open one. The page of whoever sits there says that they are ready, and brings their value for the dice:
the game begins by the rules of every room. Every two seconds each node puts right what became wrong: see
`corrections`. What several nodes do at once is settled by the rooms' logs, in which a number is taken once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter

from msgspec import Raw

from tilehall.core.game import AnyGame, Illegal, Malformed
from tilehall.core.registry import find, games
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.errors import Unreadable
from tilehall.server.live.hall import Hall
from tilehall.server.live.room_opener import RoomOpener
from tilehall.server.live.table import LiveTable
from tilehall.server.matching.decisions import Correction, Queue, WaitingRoom, corrections, room_for
from tilehall.server.ops.background_tasks import attempted
from tilehall.server.ops.system_time import SystemTime
from tilehall.store.queries.rooms import Listing
from tilehall.store.store import Store
from tilehall.table import commands
from tilehall.table.room_settings import RoomSettings
from tilehall.table.speeds import CLOCKS, Speed
from tilehall.table.summary import Code, UserId

LOOK_EVERY_S = 2.0  # seconds between two looks at those who wait
GRACE_S = 15.0  # to come back and be ready: a reload, or news from a node that tells of its people every ten
MAX_ATTEMPTS = 5  # to find a seat that nobody else takes meanwhile
COUNT_EVERY_S = 1.0  # seconds for which it counts how many wait: everybody who looks around asks

logger = logging.getLogger("tilehall.matching")


def quick_settings(game: AnyGame, speed: Speed) -> RoomSettings[Raw]:
    """The table of a queue: the usual seats and the default options, so that it is rated where everybody has an
    account; anyone may look on once the game has begun."""
    return RoomSettings(
        options=Raw(b"{}"), seats=game.usual_seats, listed=True, watch=True, rated=True, clock=CLOCKS[speed]
    )


class Matchmaker:
    """Brings people to tables. One of a hall; its lock serialises what this node does about those who wait."""

    def __init__(self, hall: Hall, rooms: RoomOpener, store: Store, blocks: Blocks, time: SystemTime) -> None:
        self._hall = hall
        self._opener = rooms
        self._store = store
        self._blocks = blocks
        self._time = time
        self._lock = asyncio.Lock()
        self._missing: dict[tuple[Code, UserId], float] = {}  # since when somebody who waits is not here, or not ready
        self._queues: dict[Queue, set[UserId]] = {}
        self._counted = -COUNT_EVERY_S

    async def ask(self, user: UserId, game: str, speed: Speed) -> Code:
        """Somebody wants to play: the room where they sit and wait, the same one when they ask again. They wait for
        nothing else from now on. Malformed or Illegal with the reason why not."""
        rules, queue = find(game), (game, speed)
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
                rooms = await self._rooms(user, queue)
                mine = [room for room in rooms if user in room.people]
                kept = next((room for room in mine if room.queue == queue), None)
                for room in mine:
                    if room is not kept:
                        await self._leave(room.code, user)
                if kept is not None:
                    return kept.code
                code = room_for(user, queue, rooms, {user: await self._blocks.apart_from(user)})
                if code is not None:
                    await self._sit(code, user)
                else:
                    await self._opener.open(user, game, quick_settings(rules, speed), speed)
                    await self._correct(queue)  # somebody may have opened one on another node at the same moment
                self._counted = -COUNT_EVERY_S
        raise Illegal("Many players are asking at once. Try again.")

    async def cancel(self, user: UserId) -> None:
        """Somebody waits no more; nothing where they did not."""
        async with self._lock:
            for room in await self._rooms(user):
                if user in room.people:
                    await self._leave(room.code, user)
            self._counted = -COUNT_EVERY_S

    async def waiting(self, user: UserId = "") -> Counter[Queue]:
        """Return how many wait for what, as it was a moment ago. People kept apart from the user do not count."""
        if self._time.elapsed() - self._counted >= COUNT_EVERY_S:
            self._counted = self._time.elapsed()
            queues: dict[Queue, set[UserId]] = {}
            for room in await self._rooms():
                queues.setdefault(room.queue, set()).update(room.people if _is_slow(room.queue[1]) else room.here)
            self._queues = queues
        apart = await self._blocks.apart_from(user) if user else frozenset[UserId]()
        return Counter({queue: len(people - apart) for queue, people in self._queues.items()})

    async def room_of(self, user: UserId) -> tuple[Code, Queue] | None:
        """Where somebody waits, and for what."""
        for listing in await self._store.matching_rooms():
            if user in listing.summary.users:
                return listing.room, (listing.summary.game, listing.summary.queue)
        return None

    # Every now and then.

    async def run(self) -> None:
        """Put right what became wrong until the task is cancelled."""
        while True:
            await attempted(self.tidy(), logger, "those who wait to be matched could not be looked at")
            await asyncio.sleep(LOOK_EVERY_S)

    async def tidy(self) -> None:
        """Take the seats of those who went away, close rooms in which nobody waits, and bring together who can be."""
        async with self._lock:
            await self._drop_missing()
            await self._correct()

    async def _drop_missing(self) -> None:
        now, missing = self._time.elapsed(), dict[tuple[Code, UserId], float]()
        for code in [room.code for room in await self._rooms()]:
            table = self._hall.tables.get(code)
            for user in _absent(table) if table else ():
                since = missing[code, user] = self._missing.get((code, user), now)
                if now - since > GRACE_S:
                    table = await self._hall.table(code)  # they may have become ready, which only the log tells
                    if table is not None and user in _absent(table):
                        await self._leave(code, user)
            if table is not None and table.room.host not in table.room.people:
                await self._leave(code, table.room.host)  # a stop came between two entries of somebody who left
        self._missing = missing

    async def _correct(self, queue: Queue | None = None) -> None:
        rooms = await self._rooms(queue=queue)
        queues = Counter(room.queue for room in rooms for _ in room.people)
        people = {user for room in rooms if queues[room.queue] > 1 for user in room.people}
        apart = {user: await self._blocks.apart_from(user) for user in people}
        for each in corrections(rooms, apart):
            await self._follow(each)

    async def _follow(self, correction: Correction) -> None:
        """Let somebody leave before they sit elsewhere: nobody can be at two tables whose games begin. Who stands
        between the two, because this node stopped or the seat was taken meanwhile, is seen by their page, which asks
        anew."""
        await self._leave(correction.source, correction.user)
        if correction.target is not None:
            await self._sit(correction.target, correction.user)

    # The rooms.

    async def _rooms(self, user: UserId = "", queue: Queue | None = None) -> list[WaitingRoom]:
        """The rooms in which people wait, the oldest first, as their logs have them now: all of them, or those that
        somebody sits in or that are of a queue."""
        found = list[WaitingRoom]()
        for listing in await self._store.matching_rooms():
            summary = listing.summary
            asked_for = user in summary.users or (summary.game, summary.queue) == queue
            if summary.game not in games() or not (asked_for or (queue is None and not user)):
                continue
            table = await self._table(listing)
            if table is not None and table.room.matching:
                found.append(_waiting_room(table, listing.opened))
        return found

    async def _table(self, listing: Listing) -> LiveTable | None:
        """The table of a room that was listed a moment ago: read from its log only where its people are others."""
        table = self._hall.tables.get(listing.room)
        if table is not None and table.room.matching and table.room.people == listing.summary.users:
            return table
        try:
            return await self._hall.table(listing.room)
        except (Malformed, Unreadable):
            return None  # of a release with other rules; a node of that one looks after it

    async def _sit(self, code: Code, user: UserId) -> None:
        """Give somebody a seat; nothing where there is none any more."""
        table = await self._hall.table(code)
        if table is None:
            return

        async def sit() -> None:
            if table.room.matching:
                change = commands.sit(table.room, user, None, matched=True)
                await table.commit(change, user, secrets.token_urlsafe(12))

        async with table.lock:
            try:
                await table.retry(sit)
            except Illegal:
                return  # others were faster: whoever asks looks again

    async def _leave(self, code: Code, user: UserId) -> None:
        """Take somebody out of a room in which people wait; the last one closes it. Once its game has begun, nothing
        happens."""
        table = await self._hall.table(code)
        if table is None:
            return

        async def leave() -> None:
            while table.room.matching:
                change = commands.depart(table.room, user, table.seating.dice)
                if change is None:
                    return
                await table.commit(change, "", f"unmatched-{change.room.seq}")

        async with table.lock:
            await table.retry(leave)


def _absent(table: LiveTable) -> list[UserId]:
    """Who waits at a table and is not here, where one has to be, or not ready."""
    room, here = table.room, table.presence.is_here
    seated = [chair for chair in room.chairs if chair.user] if room.matching else []
    return [each.user for each in seated if not each.ready or not (here(each.user) or _is_slow(room.queue))]


def _is_slow(speed: str) -> bool:
    """Whether those who wait need not stay: they come for their turn."""
    return speed == "days"


def _waiting_room(table: LiveTable, opened: int) -> WaitingRoom:
    room, presence = table.room, table.presence
    here = frozenset(user for user in room.people if presence.is_here(user))
    bots = any(chair.bot for chair in room.chairs)  # somebody does not want to wait for people any longer
    there = all(chair.user in here or (chair.ready and _is_slow(room.queue)) for chair in room.chairs if chair.user)
    return WaitingRoom(
        code=room.code,
        opened=opened,
        queue=(room.game.name, room.queue),
        free=sum(chair.free for chair in room.chairs),
        people=room.people,
        joinable=there and not bots,
        here=here,
    )
