"""The matchmaker: seats a user who asks for a game with the next user who asks for the same.

A waiting user sits in a room, whose log names the queue. The log survives a restart, and every node sees the room in
the store. A user who asks joins the oldest room of the queue that has a free seat and whose users are present, or else
opens one. The pages of the seated users report that they are ready, and bring their values for the dice. The game then
begins by the rules of every room.

Every two seconds each node makes the necessary `corrections`. Conflicts between nodes are settled by the rooms' logs,
in which each number is taken once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable

from msgspec import Raw

from tilehall.core.game import AnyGame, Illegal, Malformed
from tilehall.core.registry import find, games
from tilehall.messages.errors import Unreadable
from tilehall.server.accounts.blocks import Blocks
from tilehall.server.live.hall import Hall
from tilehall.server.live.room_opener import RoomOpener
from tilehall.server.live.table import LiveTable
from tilehall.server.matching.decisions import Correction, Queue, WaitingRoom, corrections, room_for
from tilehall.server.ops.background_tasks import repeated
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.queries.rooms import Listing
from tilehall.store.store import Store
from tilehall.table import commands
from tilehall.table.room import Room
from tilehall.table.room_settings import RoomSettings
from tilehall.table.speeds import CLOCKS, Speed
from tilehall.table.summary import Code, UserId

LOOK_EVERY_S = 2.0  # between two checks of the waiting rooms
GRACE_S = 15.0  # to come back and be ready: enough for a reload, and for a node's report every ten seconds
MAX_ATTEMPTS = 5  # to find a seat that nobody else takes meanwhile
COUNT_EVERY_S = 1.0  # how long the numbers of waiting users are cached, because every open home page asks for them

logger = logging.getLogger("tilehall.matching")


def quick_settings(game: AnyGame, speed: Speed) -> RoomSettings[Raw]:
    """Return the settings of a queue's table: the default seats and options, so that it can be rated.

    Anyone may watch once the game has begun.
    """
    return RoomSettings(
        options=Raw(b"{}"), seats=game.usual_seats, listed=True, watch=True, rated=True, clock=CLOCKS[speed]
    )


class Matchmaker:
    """Seats waiting users. There is one per hall; its lock serialises what this node does about waiting users."""

    def __init__(self, hall: Hall, rooms: RoomOpener, store: Store, blocks: Blocks, time: SystemTime) -> None:
        self._hall = hall
        self._opener = rooms
        self._store = store
        self._blocks = blocks
        self._time = time
        self._lock = asyncio.Lock()
        self._missing: dict[tuple[Code, UserId], float] = {}  # since when a waiting user is absent or not ready
        self._queues: dict[Queue, set[UserId]] = {}
        self._counted = -COUNT_EVERY_S

    async def ask(self, user: UserId, game: str, speed: Speed) -> Code:
        """Seat a user in a waiting room, and return its code: the same room if they ask again.

        The user stops waiting for anything else. Raises `Malformed` or `Illegal` with the reason.
        """
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
                    await self._correct(queue)  # another node may have opened a room at the same moment
                self._counted = -COUNT_EVERY_S
        raise Illegal(say("matching-busy"))

    async def cancel(self, user: UserId) -> None:
        """Remove a user from their queue. Does nothing if they are not waiting."""
        async with self._lock:
            for room in await self._rooms(user):
                if user in room.people:
                    await self._leave(room.code, user)
            self._counted = -COUNT_EVERY_S

    async def waiting(self, user: UserId = "") -> Counter[Queue]:
        """Return how many users wait for what, up to COUNT_EVERY_S old. Users kept apart from `user` do not count."""
        if self._time.elapsed() - self._counted >= COUNT_EVERY_S:
            self._counted = self._time.elapsed()
            queues: dict[Queue, set[UserId]] = {}
            for room in await self._rooms():
                queues.setdefault(room.queue, set()).update(room.people if _is_slow(room.queue[1]) else room.here)
            self._queues = queues
        apart = await self._blocks.apart_from(user) if user else frozenset[UserId]()
        return Counter({queue: len(people - apart) for queue, people in self._queues.items()})

    async def room_of(self, user: UserId) -> tuple[Code, Queue] | None:
        """Return the room in which a user waits, and its queue."""
        for listing in await self._store.matching_rooms():
            if user in listing.summary.users:
                return listing.room, (listing.summary.game, listing.summary.queue)
        return None

    # Periodic work.

    async def run(self) -> None:
        """Tidy the waiting rooms until the task is cancelled."""
        await repeated(self.tidy, LOOK_EVERY_S, logger, "the waiting rooms could not be tidied")

    async def tidy(self) -> None:
        """Free the seats of users who went away, close empty rooms, and bring waiting users together."""
        async with self._lock:
            await self._drop_missing()
            await self._correct()

    async def _drop_missing(self) -> None:
        now, missing = self._time.elapsed(), dict[tuple[Code, UserId], float]()
        for code in [room.code for room in await self._rooms()]:
            table = self._hall.tables.get(code)
            for user in _absent(table.room, table.presence.is_here) if table else ():
                since = missing[code, user] = self._missing.get((code, user), now)
                if now - since > GRACE_S:
                    table = await self._hall.table(code)  # a user may have become ready, which only the log shows
                    if table is not None and user in _absent(table.room, table.presence.is_here):
                        await self._leave(code, user)
            if table is not None and table.room.host not in table.room.people:
                await self._leave(code, table.room.host)  # leaving takes several entries; the server stopped in between
        self._missing = missing

    async def _correct(self, queue: Queue | None = None) -> None:
        rooms = await self._rooms(queue=queue)
        queues = Counter(room.queue for room in rooms for _ in room.people)
        people = {user for room in rooms if queues[room.queue] > 1 for user in room.people}
        apart = {user: await self._blocks.apart_from(user) for user in people}
        for each in corrections(rooms, apart):
            await self._follow(each)

    async def _follow(self, correction: Correction) -> None:
        """Move a user out of one room and into another.

        The user leaves first, so that nobody can be at two tables whose games begin. If this node stops in between, or
        if the seat is taken meanwhile, the user's page notices and asks again.
        """
        await self._leave(correction.source, correction.user)
        if correction.target is not None:
            await self._sit(correction.target, correction.user)

    # Rooms.

    async def _rooms(self, user: UserId = "", queue: Queue | None = None) -> list[WaitingRoom]:
        """Return the waiting rooms, the oldest first, as in their logs: all, or those of a user or a queue."""
        found = list[WaitingRoom]()
        for listing in await self._store.matching_rooms():
            summary = listing.summary
            asked_for = user in summary.users or (summary.game, summary.queue) == queue
            if summary.game not in games() or not (asked_for or (queue is None and not user)):
                continue
            table = await self._table(listing)
            if table is not None and table.room.matching:
                found.append(_waiting_room(table.room, listing.opened, table.presence.is_here))
        return found

    async def _table(self, listing: Listing) -> LiveTable | None:
        """Return the table of a room that was just listed. The log is read only if its users have changed."""
        table = self._hall.tables.get(listing.room)
        if table is not None and table.room.matching and table.room.people == listing.summary.users:
            return table
        try:
            return await self._hall.table(listing.room)
        except (Malformed, Unreadable):
            return None  # written by a release with other rules; a node of that release handles the room

    async def _sit(self, code: Code, user: UserId) -> None:
        """Give a user a seat. Does nothing if none is left."""
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
                return  # others were faster: the caller tries again

    async def _leave(self, code: Code, user: UserId) -> None:
        """Remove a user from a waiting room. The last user closes it. Does nothing once its game has begun."""
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


def _absent(room: Room, is_here: Callable[[UserId], bool]) -> list[UserId]:
    """Return the users in a waiting room who are not ready, or not present although they must be."""
    seated = [chair for chair in room.chairs if chair.user] if room.matching else []
    return [each.user for each in seated if not each.ready or not (is_here(each.user) or _is_slow(room.queue))]


def _is_slow(speed: str) -> bool:
    """Return whether waiting users need not stay, because they come back for their turn."""
    return speed == "days"


def _waiting_room(room: Room, opened: int, is_here: Callable[[UserId], bool]) -> WaitingRoom:
    here = frozenset(filter(is_here, room.people))
    bots = any(chair.bot for chair in room.chairs)  # a user who adds bots does not want to wait any longer
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
