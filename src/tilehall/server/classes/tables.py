"""The tables of a class: the teacher seats pupils with one click, and stops all boards and clocks for a moment.

Whether the boards stand still is a fact of the class. Each room of the class then gets an entry in its log, which stops
the game and the clock. Every node compares the two every few seconds, so that a node that was killed leaves nothing
behind, and a room that was opened meanwhile stands still too.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from itertools import combinations
from random import Random

import msgspec
from msgspec import Raw

from tilehall.core.game import Illegal, Malformed
from tilehall.core.registry import find
from tilehall.messages import wire
from tilehall.messages.classes import Paired, PairedTable, PupilPairing
from tilehall.messages.errors import Conflict, Unreadable
from tilehall.server.classes.grouping import Meetings, group
from tilehall.server.classes.registry import ClassRegistry
from tilehall.server.live.clocks import HallClocks
from tilehall.server.live.hall import Hall
from tilehall.server.live.room_opener import RoomOpener
from tilehall.server.live.table import LiveTable
from tilehall.server.ops.background_tasks import repeated
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.queries.classes import SchoolClass
from tilehall.store.store import Store
from tilehall.table import commands
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import Code, UserId, class_of

LOOK_EVERY_S = 2.0  # between two comparisons of the rooms with their classes
MAX_RECENT_ROOMS = 20  # of a pupil, in search of the one in which the teacher has seated them
END_EVERY_S = 60.0  # between two looks for classes that have ended

logger = logging.getLogger("tilehall.classes")


class ClassTables:
    """Seats pupils, and stops their boards."""

    def __init__(
        self,
        hall: Hall,
        rooms: RoomOpener,
        store: Store,
        classes: ClassRegistry,
        clocks: HallClocks,
        time: SystemTime,
        rng: Random,
    ) -> None:
        self._hall = hall
        self._rooms = rooms
        self._store = store
        self._classes = classes
        self._clocks = clocks
        self._time = time
        self._rng = rng
        self._failing: set[Code] = set()  # rooms with a logged failure, until they work again
        self._ended = -END_EVERY_S

    async def run(self) -> None:
        """Compare the rooms with their classes every few seconds, until the task is cancelled."""
        await repeated(self._look, LOOK_EVERY_S, logger, "the classes could not be looked at")

    async def _look(self) -> None:
        await self.settle()
        if self._time.elapsed() - self._ended >= END_EVERY_S:
            self._ended = self._time.elapsed()
            await self._classes.end_classes()

    # Stopping boards.

    async def settle(self) -> None:
        """Stop every board that must stand still, and let the others go on.

        While the hall has not given back yet what it lost while it was down, this waits for the next look: a clock that
        stops now would charge the lost time to the player whose turn it is.
        """
        if self._clocks.giving_back:
            return
        for each in await self._store.rooms_to_freeze(self._time.now()):
            await self._settle(each.room, each.frozen)

    async def _settle(self, room: Code, frozen: bool) -> None:
        """Stop the board of a room, or let it go on. A failure does not affect other rooms."""
        try:
            table = await self._hall.table(room)
            if table is not None:
                with suppress(Illegal):  # the room is closed, or another node was first
                    await table.change_by_hall(lambda now: commands.freeze(now, frozen))
            await self._store.note_frozen(room, frozen)
        except (Malformed, Unreadable):
            # Its game is not installed, so nobody can play on.
            await self._store.note_frozen(room, frozen)
        except Exception:
            if room not in self._failing:
                self._failing.add(room)
                logger.exception("the board of room %s could not be stopped", room)
        else:
            self._failing.discard(room)

    # Seating pupils.

    async def pair(self, school_class: SchoolClass, wanted: PupilPairing) -> Paired:
        """Seat pupils at new tables, and call them there. Raises `Refused` or `Illegal` with the reason.

        The caller sees to it that a class is paired once at a time.
        """
        tables = await self._store.tables_of_class(school_class.code)
        busy = {
            user
            for table in tables
            if table.in_tournament or (table.phase == "playing" and sum(map(bool, map(class_of, table.users))) > 1)
            for user in table.users
        }
        pupils = await self._store.pupils_of(school_class.code)
        chosen = [
            pupil.user
            for pupil in pupils
            if (pupil.user in wanted.pupils if wanted.pupils is not None else self._classes.is_here(pupil))
        ]
        free = [user for user in chosen if user not in busy]
        if not free:
            raise Conflict(say("nobody-to-pair"))
        rules = find(wanted.game)
        if wanted.seats not in rules.seats:
            raise Illegal(say("pairing-seats", seats=wanted.seats))
        for table in tables:
            if table.phase == "gathering" and table.is_paired and not table.in_tournament:
                await self._close(table.room, school_class.teacher)
        larger = wanted.left_over == "three" and wanted.seats + 1 in rules.seats
        met = meetings([table.users for table in tables if table.is_paired])
        groups = group(free, wanted.seats, larger, met, self._rng)
        opened = [await self._seat(school_class, wanted, members) for members in groups]
        await self.settle()  # the class may be frozen
        await self._classes.tell(school_class.code)
        return Paired(tuple(opened), tuple(sorted(busy.intersection(chosen))))

    async def _seat(self, school_class: SchoolClass, wanted: PupilPairing, members: Sequence[UserId]) -> PairedTable:
        """Open a room, and seat pupils and bots in it."""
        seats = max(wanted.seats, len(members))
        settings = RoomSettings(
            options=Raw(msgspec.json.encode(wanted.options)), seats=seats, listed=False, watch=True, clock=wanted.clock
        )
        code = await self._rooms.open_for_pupils(school_class, wanted.game, settings)
        table = await self._hall.table(code)
        assert table is not None
        for seat, user in enumerate(members):
            await table.ask(user, wire.Sit(id=0, seat=seat))
        for seat in range(len(members), seats):
            await table.ask(school_class.teacher, wire.SeatBot(id=0, seat=seat, level=wanted.level))
        return PairedTable(code, tuple(members), seats - len(members))

    async def _close(self, room: Code, teacher: UserId) -> None:
        """Close a room of an earlier pairing in which no game has begun."""
        with suppress(Illegal, Malformed, Unreadable):
            table: LiveTable | None = await self._hall.table(room)
            if table is not None:
                await table.ask(teacher, wire.Close(id=0))

    async def table_of(self, user: UserId) -> Code:
        """Return the room in which the teacher has seated a pupil, and whose game is not over; blank for none.

        The table of a tournament comes first.
        """
        for call in await self._store.tournament_calls(user):
            if call.room:
                return call.room
        rooms = await self._store.rooms_of(user, MAX_RECENT_ROOMS)
        seated = (each for each in rooms if not each.summary.host and user in each.summary.users)
        return next((each.room for each in seated if each.summary.phase in ("gathering", "playing")), "")


def meetings(tables: Collection[Sequence[UserId]]) -> Meetings:
    """Return how often pupils were seated together, and how often one was seated without another.

    >>> met = meetings([("pupil~K~a", "pupil~K~b"), ("pupil~K~a",)])
    >>> met[frozenset({"pupil~K~a", "pupil~K~b"})], met[frozenset({"pupil~K~a"})], met[frozenset({"pupil~K~b"})]
    (1, 1, 0)
    """
    met = Counter[frozenset[UserId]]()
    for users in tables:
        pupils = [user for user in users if class_of(user)]
        if len(pupils) == 1:
            met[frozenset(pupils)] += 1
        met.update(map(frozenset, combinations(pupils, 2)))
    return met
