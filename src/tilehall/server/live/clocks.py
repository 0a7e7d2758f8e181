"""The clocks of live tables: who is told of them, what is done when a time is up, and what a restart gives back.

A table's clock is the fold of its log (`table/clock.py`). Any node may find that a time is up; what follows from it is
written once, for the log takes a number once. Beside the log the store keeps when to look at which room, so that time
is up in rooms that nobody has in memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tilehall.core.game import Illegal, Malformed, Seat
from tilehall.server import wire
from tilehall.server.live.absence import STAND_IN
from tilehall.server.live.catching_up import Unreadable
from tilehall.server.live.presence import Socket
from tilehall.server.ops.background_tasks import BackgroundTasks, attempted
from tilehall.store.clock_protocol import RoomClock
from tilehall.store.protocol import Row, Unavailable
from tilehall.table import clock, commands, entries
from tilehall.table.clock import GameClock
from tilehall.table.room import Room
from tilehall.table.summary import Code

if TYPE_CHECKING:
    from tilehall.server.live.hall import Hall
    from tilehall.server.live.table import LiveTable

LOOK_EVERY = 5.0  # seconds between looks for rooms that nobody has in memory; the hall's sign of life is as old at most
LOOK_AGAIN = 3_600_000  # milliseconds after which a room is looked at in any case, whatever was not written of it
EVER = 2**62  # milliseconds since 1970: no room is looked at later
RETRY = 1.0  # seconds after which a time that is up is looked at again, where it could not be written
LONGEST_TIMER = 3600.0  # seconds: what is further off is found by a look
LEAST_OUTAGE = 1000  # milliseconds: no server is back sooner, so less lies between two rows of a hall that was there

logger = logging.getLogger("tilehall.clocks")


class TableClock:
    """The clock of one table. It does nothing in a room without one."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._noticing: asyncio.Handle | None = None
        self._to_keep = True  # whether the store is to be told when to look
        self._late: Seat | None = None  # as everyone was told last
        self.reset()

    def reset(self) -> None:
        """The log is read from its first row on."""
        self.clock: GameClock | None = None
        self._turn = 0  # the row with which the turn began
        self._at = 0  # when the newest row was written

    def record(self, row: Row, entry: entries.AnyEntry, room: Room) -> None:
        """Take over a row of the log of a room that has a clock; everyone is told behind what else is told of it."""
        before, self.clock = self.clock, clock.after(self.clock, entry, room, row.at)
        self._at = max(self._at, row.at)
        moved = (before and (before.seat, before.deadline)) != (self.clock and (self.clock.seat, self.clock.deadline))
        if moved and not isinstance(entry, entries.TimeGivenBack):
            self._turn = row.seq
            chosen = room.settings.clock
            self._to_keep |= before is None or self.clock is None or (chosen is not None and chosen.slow)
        if self._noticing is None:
            self._noticing = asyncio.get_running_loop().call_soon(self._notice)

    def _notice(self) -> None:
        """Tell everyone, and have somebody look when the time is up."""
        self._noticing = None
        if self._table.room.late != self._late:  # a bot plays a turn whose time was up, or has played it
            self._late = self._table.room.late
            self._table.tell_room()
        self._table.tell_all(self.status())
        self._set_timer()
        if self._to_keep:
            self._table.hall.clocks.run(self.keep())

    def _set_timer(self, least: float = 0.0) -> None:
        self.cancel()
        deadline = self.clock.deadline if self.clock else None
        if deadline is None:
            return
        wait = max(least, (deadline - self._table.hall.now()) / 1000)
        if wait <= LONGEST_TIMER:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self._table.hall.clocks.run(self.check()))

    def drop(self) -> None:
        """The table is dropped from memory: the store knows when to look at it."""
        self.cancel()
        if self.clock is not None:
            self._table.hall.clocks.run(self.keep())

    def cancel(self) -> None:
        """No timer runs any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def status(self) -> wire.ClockStatus:
        """The clock as everyone is told of it."""
        now = self._table.hall.now()
        if self.clock is None:
            return wire.ClockStatus(seat=None, left=())
        running = self.clock.seat if self.clock.deadline is not None else None
        return wire.ClockStatus(seat=running, left=self.clock.left_at(now))

    def tell(self, socket: Socket) -> None:
        """Tell somebody who comes in."""
        if self._table.room.settings.clock is not None:
            late = self._table.late_spectators
            socket.send(wire.write(late.clock_status() if late.includes(socket.user) else self.status()))

    def _is_up(self) -> bool:
        deadline = self.clock.deadline if self.clock else None
        return deadline is not None and deadline <= self._table.hall.now()

    async def check(self) -> None:
        """Do what the host chose for it where the time of the seat to act is up, unless another node has."""
        table = self._table
        try:
            async with table.lock:
                # Time that is given back must not be up before.
                if self._is_up() and not table.hall.clocks.giving_back and not table.hall.closing:
                    change = commands.time_out(table.room, table.seating.dice, STAND_IN)
                    key = f"timeout-{table.room.match}-{table.room.moved}"
                    with suppress(Illegal):  # something else was written first, and is loaded by now
                        await table.commit(change, "", key)
                    await table.do_pending()
        finally:
            if self._is_up() and not table.hall.closing:
                self._set_timer(least=RETRY)

    async def give_back(self, alive: int) -> None:
        """Give the time back that ran since the hall was last there, or since it wrote something here after that."""
        table = self._table
        async with table.lock:
            if self.clock is None or self.clock.deadline is None:
                return
            away = table.hall.now() - max(alive, self._at)
            if away >= LEAST_OUTAGE:
                with suppress(Illegal):  # another node did
                    key = f"timeback-{table.room.seq}"
                    await table.commit(commands.give_time_back(table.room, away), "", key)

    async def keep(self) -> None:
        """Tell the store when to look at this room again; Unavailable where it cannot write, and a look is made at the
        time that it has."""
        self._to_keep = False
        room, store = self._table.room, self._table.hall.store
        chosen, now = room.settings.clock, self._table.hall.now()
        try:
            if chosen is None or room.phase in ("over", "closed"):
                await store.forget_clock(room.code)
                return
            again = now + (min(LOOK_AGAIN, chosen.seconds * 1000) if self.clock else LOOK_AGAIN)
            deadline = self.clock.deadline if self.clock else None
            turn = self.clock.seat if self.clock and deadline is not None and chosen.slow else None
            await store.keep_clock(
                RoomClock(
                    room=room.code,
                    seq=room.seq,
                    look_at=min(now + LOOK_AGAIN, deadline) if deadline is not None else again,
                    deadline=deadline,
                    person=room.chairs[turn].user if turn is not None else None,
                    turn=self._turn,
                )
            )
        except Unavailable:
            self._to_keep = True
            raise


class HallClocks:
    """Looks after the clocks of all rooms of a hall, those that nobody has in memory too."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks = BackgroundTasks(logger, "a clock failed")
        self._failing: set[Code] = set()  # rooms whose failure was logged, until they go on
        self.giving_back = True  # until the time is given back in which the hall was not there

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in a task of its own; what fails is logged, and done again at the next look."""
        if self._hall.closing:
            work.close()
            return
        self._tasks.run(work)

    async def watch(self) -> None:
        """Give time back, then look at rooms until the task is cancelled."""
        while True:
            await attempted(self._look_now(), logger, "the clocks could not be looked at")
            await asyncio.sleep(LOOK_EVERY)

    async def _look_now(self) -> None:
        if self.giving_back:
            await self.give_back()
        await self.look()

    async def give_back(self) -> None:
        """Give the time back in which the hall was not there, in every room where time runs: it never counts."""
        store = self._hall.store
        alive = await store.last_alive() or 0  # 0: it was gone before it could write that it was there
        for code in await store.clocked_rooms():
            await self._each(code, alive)
        self.giving_back = False

    async def look(self) -> None:
        """See in which rooms a time may be up, and keep that the hall is there while time runs anywhere."""
        store, now = self._hall.store, self._hall.now()
        for code in await store.clocks_due(now):
            await self._each(code)
        if await store.clocks_due(EVER, most=1):
            await store.stay_alive(now)

    async def _each(self, code: Code, alive: int | None = None) -> None:
        """Look at one room; one that fails must not stop the others."""
        try:
            table = await self._hall.table(code)
            if table is None:
                await self._hall.store.forget_clock(code)
                return
            if alive is not None:
                await table.clock.give_back(alive)
                return
            await table.clock.check()
            await table.clock.keep()
        except Unavailable:
            raise
        except (Malformed, Unreadable):
            # Of a game that is not installed any more: where it is again, whoever comes sets the clock going. While
            # there are other nodes, it may be of their release, and they look after it.
            if self._hall.cluster is None or not self._hall.cluster.members:
                await self._hall.store.forget_clock(code)
        except Exception:
            if code not in self._failing:
                self._failing.add(code)
                logger.exception("the clock of room %s could not be looked at", code)
        else:
            self._failing.discard(code)

    def stop(self) -> None:
        """Let no time be up any more."""
        for table in self._hall.tables.values():
            table.clock.cancel()
        self._tasks.cancel()
