"""The clocks of live tables: notify players, act when a time is up, and give back time that the server lost.

A table's clock is the fold of its log (`table/clock.py`). Any node may find that a time is up; the resulting entry is
written once, because each number occurs in the log once. The store also keeps when each room must be checked, so that
time runs out even in rooms that no node has in memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

from tilehall.core.game import Illegal, Malformed, Seat
from tilehall.messages import wire
from tilehall.messages.bot_questions import STAND_IN_LEVEL
from tilehall.messages.errors import Unreadable
from tilehall.server.live.lost_time import MIN_LOST_MS, LostTime, Span, counts, unsettled
from tilehall.server.live.node import HallNode
from tilehall.server.live.presence import Socket
from tilehall.server.ops.background_tasks import BackgroundTasks, repeated
from tilehall.server.ops.system_time import SystemTime
from tilehall.store.protocol import Row, Unavailable
from tilehall.store.queries.clocks import RoomClock
from tilehall.store.store import Store
from tilehall.table import clock, commands, entries
from tilehall.table.clock import GameClock
from tilehall.table.room import Room
from tilehall.table.summary import Code, UserId

if TYPE_CHECKING:  # the table owns this part, and the part refers back to it
    from tilehall.server.live.table import LiveTable

# The time between checks of rooms that are not in memory, and the maximum age of the hall's sign of life.
CHECK_EVERY_S = 5.0
CHECK_AGAIN_MS = 3_600_000  # the time after which a room is checked in any case
NEVER_MS = 2**62  # a time after that of any check, in milliseconds since 1970
RETRY_S = 1.0  # until a deadline whose effect could not be written is checked again
MAX_TIMER_S = 3600.0  # later deadlines are found by a regular check
TICK_S = 0.5  # between two looks at the time, with which a process notices that it was suspended
LATE_ROW_MS = 1000  # the delay from which another node's row counts as written or received late
TAKE_OVER_MS = 60_000  # the time after a deadline that is left to the node to which the player is connected

logger = logging.getLogger("tilehall.clocks")


class TableClock:
    """The clock of one table. It does nothing in a room without a clock."""

    def __init__(self, table: LiveTable, hall: HallClocks) -> None:
        self._table = table
        self._hall = hall
        self._timer: asyncio.TimerHandle | None = None
        self._noticing: asyncio.Handle | None = None
        self._to_keep = True  # whether the store needs a new time for the next check
        self._late: Seat | None = None  # as last sent to everyone
        self.reset()

    def reset(self) -> None:
        """Reset the clock before the log is read from its first row."""
        self.clock: GameClock | None = None
        self._turn = 0  # the row with which the turn began
        self._began = 0  # when the row after which the time runs was written
        self._lost: list[Span] = []  # spans since then that were lost at this table only
        self._settled: list[Span] = []  # spans since then whose lost time was given back

    def record(self, row: Row, entry: entries.AnyEntry, room: Room) -> None:
        """Apply a row of a room with a clock. Watchers are notified after the other messages about the row."""
        before, self.clock = self.clock, clock.after(self.clock, entry, room, row.at)
        if isinstance(entry, entries.TimeGivenBack):
            self._settled.append((entry.since or row.at - entry.milliseconds, row.at))
        elif self.clock is not before:
            self._began, self._lost, self._settled = row.at, [], []
        moved = (before and (before.seat, before.deadline)) != (self.clock and (self.clock.seat, self.clock.deadline))
        if moved and not isinstance(entry, entries.TimeGivenBack):
            if not isinstance(entry, entries.Frozen):  # the turn goes on afterwards
                self._turn = row.seq
            chosen = room.settings.clock
            self._to_keep |= before is None or self.clock is None or (chosen is not None and chosen.slow)
        if self._noticing is None:
            self._noticing = asyncio.get_running_loop().call_soon(self._notice)

    def _notice(self) -> None:
        """Notify everyone, and schedule a check at the deadline."""
        self._noticing = None
        if self._table.room.late != self._late:  # a bot plays a turn whose time was up, or has finished it
            self._late = self._table.room.late
            self._table.tell_room()
        self._table.tell_all(self.status())
        self._set_timer()
        if self._to_keep:
            self._hall.run(self.keep())

    def _set_timer(self, least: float = 0.0) -> None:
        self.cancel()
        deadline = self.clock.deadline if self.clock else None
        if deadline is None:
            return
        wait = max(least, (deadline - self._hall.time.now()) / 1000)
        if wait <= MAX_TIMER_S:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self._hall.run(self.check()))

    def drop(self) -> None:
        """Stop when the table is dropped from memory. The store knows when to check it."""
        self.cancel()
        if self.clock is not None:
            self._hall.run(self.keep())

    def cancel(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def status(self) -> wire.ClockStatus:
        """Return the clock as a message for everyone."""
        now = self._hall.time.now()
        if self.clock is None:
            return wire.ClockStatus(seat=None, left=())
        running = self.clock.seat if self.clock.deadline is not None else None
        return wire.ClockStatus(seat=running, left=self.clock.left_at(now))

    def tell(self, socket: Socket) -> None:
        """Send the clock to a user who enters."""
        if self._table.room.settings.clock is not None:
            late = self._table.late_spectators
            socket.send(wire.write(late.clock_status() if late.includes(socket.user) else self.status()))

    def _is_up(self) -> bool:
        deadline = self.clock.deadline if self.clock else None
        return deadline is not None and deadline <= self._hall.time.now()

    async def check(self) -> None:
        """Apply the host's choice if the time of the seat to act is up, unless another node has done so."""
        table = self._table
        try:
            if not self._may_time_out():
                return
            # A time is up only while the store can be written. Moves that have arrived by now are handled before this
            # write completes, and take the lock first.
            await self._hall.prove_alive()
            async with table.lock:
                await self.repay()
                if self._may_time_out():
                    change = commands.time_out(table.room, table.seating.dice, STAND_IN_LEVEL)
                    key = f"timeout-{table.room.match}-{table.room.moved}"
                    with suppress(Illegal):  # another entry was written first, and is loaded by now
                        await table.commit(change, "", key)
                    await table.do_pending()
        finally:
            if self._is_up() and not self._hall.closing.is_set():
                self._set_timer(least=RETRY_S)

    def _may_time_out(self) -> bool:
        hall = self._hall
        return self._is_up() and not hall.giving_back and not hall.closing.is_set() and self._is_ours()

    def is_running(self) -> bool:
        """Return whether the time of a player is running."""
        return self.clock is not None and self.clock.deadline is not None

    def _is_ours(self) -> bool:
        """Return whether this node decides about the seat to act.

        The node to which the player is connected decides, because it knows which messages of the player it received and
        when it could not receive any. Other nodes step in long after the deadline. If the player is not connected,
        every node decides.
        """
        assert self.clock is not None
        assert self.clock.deadline is not None
        presence, user = self._table.presence, self._player()
        if presence.is_connected(user):
            return True
        if self._hall.time.now() - self.clock.deadline > TAKE_OVER_MS:
            return True
        return not presence.is_here(user) and not self._hall.node.is_any_silent()

    def _player(self) -> UserId:
        """Return the player whose time is running."""
        assert self.clock is not None
        assert self.clock.seat is not None
        return self._table.room.chairs[self.clock.seat].user

    def owed(self) -> int:
        """Return how many milliseconds the server owes the seat to act, or 0 if they are too few to count."""
        return self._owed()[0]

    def _owed(self) -> tuple[int, int]:
        """Return the owed time and its start."""
        now = self._hall.observe()
        if not self.is_running() or not self._is_ours():
            return 0, now
        node, lost = self._hall.node, self._hall.lost
        spans = [*lost.by_hall, *self._lost]
        is_alone = not node.has_others() and not node.is_any_silent()
        if is_alone or self._table.presence.is_connected(self._player()):
            spans += lost.by_node
        owed, since = unsettled(spans, self._settled, self._began, now) if spans else (0, now)
        return (owed, since) if owed >= MIN_LOST_MS else (0, now)

    async def repay(self) -> None:
        """Give back the time that the server owes the seat to act. The caller holds the table's lock."""
        table = self._table
        while (found := self._owed())[0]:
            with suppress(Illegal):  # another node wrote an entry; the owed time is computed again
                await table.commit(commands.give_time_back(table.room, *found), "", f"timeback-{table.room.seq}")

    async def settle(self) -> None:
        """Call `repay` with the table's lock."""
        if self.owed():
            async with self._table.lock:
                await self.repay()

    async def look(self) -> None:
        """Check whether the time is up, and store when to check again."""
        await self.check()
        await self.keep()

    def heard_late(self, row: Row) -> None:
        """Note that the row after which the time runs came late from another node.

        A player who is connected here could not act on it earlier.
        """
        now = self._hall.time.now()
        if not self.is_running() or row.at != self._began or now - row.at < LATE_ROW_MS:
            return
        if self._table.presence.is_connected(self._player()):
            self._lost.append((row.at, now))
            self._hall.run(self.settle())

    def welcome(self, user: UserId) -> None:
        """Count the time for which a connecting player's previous node was silent as lost.

        What the player sent to that node was lost.
        """
        seconds = self._table.presence.unheard(user)
        if seconds is not None and self.is_running() and user == self._player():
            now = self._hall.time.now()
            self._lost.append((now - int(seconds * 1000), now))
            self._hall.run(self.settle())

    async def keep(self) -> None:
        """Store when to check this room again.

        Raises `Unavailable` if the store cannot be written. The room is then checked at the previously stored time.
        """
        self._to_keep = False
        room, store = self._table.room, self._hall.store
        chosen, now = room.settings.clock, self._hall.time.now()
        try:
            if chosen is None or room.phase in ("over", "closed"):
                await store.forget_clock(room.code)
                return
            again = now + (min(CHECK_AGAIN_MS, chosen.seconds * 1000) if self.clock else CHECK_AGAIN_MS)
            deadline = self.clock.deadline if self.clock else None
            turn = self.clock.seat if self.clock and deadline is not None and chosen.slow else None
            await store.keep_clock(
                RoomClock(
                    room=room.code,
                    seq=room.seq,
                    look_at=min(now + CHECK_AGAIN_MS, deadline) if deadline is not None else again,
                    deadline=deadline,
                    person=room.chairs[turn].user if turn is not None else None,
                    turn=self._turn,
                )
            )
        except Unavailable:
            self._to_keep = True
            raise


class Clocked(Protocol):
    """A table, as far as the clocks of a hall need it."""

    clock: TableClock


class HallClocks:
    """Manages the clocks of all rooms of a hall, including those that are not in memory."""

    def __init__(
        self,
        store: Store,
        node: HallNode,
        time: SystemTime,
        closing: asyncio.Event,
        tables: Callable[[], Iterable[Clocked]],
        find: Callable[[Code], Awaitable[Clocked | None]],
    ) -> None:
        """Create the clocks. `tables` returns the tables in memory; `find` loads the table of a room."""
        self.store = store
        self.node = node
        self.time = time
        self.closing = closing
        self._tables = tables
        self._find = find
        self._tasks = BackgroundTasks(logger, "a clock failed")
        self._failing: set[Code] = set()  # rooms with a logged failure, until they work again
        self.giving_back = True  # until the time during which the hall was down is given back
        self._started: int | None = None  # when this node began to serve players
        self.lost = LostTime()
        self._observed: int | None = None  # when this process last looked at the time; None until it serves
        self._down_since: int | None = None  # the start of the first write that failed since the last successful one
        self._unsettled: int | None = None  # the start of the first span that may not be given back yet
        self._losses = 0  # the number of spans noted so far
        self._settling = False
        self._proving: asyncio.Future[None] | None = None

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in a task. A failure is logged, and the next check repeats the work."""
        if self.closing.is_set():
            work.close()
            return
        self._tasks.run(work)

    async def watch(self) -> None:
        """Give time back, then check rooms until the task is cancelled."""
        self._started = self.time.now()
        await repeated(self._look_now, CHECK_EVERY_S, logger, "the clocks could not be looked at")

    async def _look_now(self) -> None:
        if self.giving_back and await self.node.is_hall_served():
            self.giving_back = False  # no time was lost
        if self.giving_back:
            await self.give_back()
        await self.look()

    async def give_back(self) -> None:
        """Give back the time during which the hall was down, in every room with a running clock."""
        store = self.store
        alive = await store.last_alive() or 0  # 0: the hall stopped before it could write that it was running
        self.lost.by_hall.append((alive, self._started or self.time.now()))
        for code in await store.clocked_rooms():
            await self._each(code, TableClock.settle)
        self.giving_back = False

    async def look(self) -> None:
        """Check the rooms in which a time may be up, and store that the hall is running while any clock runs."""
        store = self.store
        for code in await store.clocks_due(self.time.now()):
            await self._each(code, TableClock.look)
        if await store.clocks_due(NEVER_MS, most=1):
            await self.prove_alive()

    # Time that the server loses.

    async def tick(self) -> None:
        """Notice lost time and give it back, until the task is cancelled."""
        self._observed = self.time.now()
        while True:
            await asyncio.sleep(TICK_S)
            self.observe()
            if self._down_since is not None:
                self.run(self.prove_alive())
            elif self._unsettled is not None and not self._settling:
                self.run(self.settle())

    def observe(self) -> int:
        """Return the time. If the process was suspended since the last call, record that time as lost."""
        now, before = self.time.now(), self._observed
        if before is not None:
            self._observed = now
            if now - before >= TICK_S * 1000 + MIN_LOST_MS:
                self._lose(self.lost.by_node, (before, now))
        return now

    def lost_since(self, start: int) -> tuple[int, int]:
        """Return how many milliseconds the hall lost since a time, 0 if too few to count, and where they begin."""
        now, spans = self.observe(), [*self.lost.by_hall]
        if not self.node.has_others() and not self.node.is_any_silent():
            spans += self.lost.by_node
        lost, first = unsettled(spans, (), start, now) if spans else (0, now)
        return (lost, first) if lost >= MIN_LOST_MS else (0, now)

    def wrote(self, since: int) -> None:
        """Note that a write which began at this time was committed."""
        if self._down_since is not None:
            since, self._down_since = min(since, self._down_since), None
        self._lose(self.lost.by_hall, (since, self.observe()))

    def failed(self, since: int) -> None:
        """Note that a write which began at this time failed: the store is down until another write succeeds."""
        self._down_since = min(since, self._down_since or since)

    def _lose(self, spans: deque[Span], span: Span) -> None:
        if counts(span):
            spans.append(span)
            self._losses += 1
            self._unsettled = min(span[0], self._unsettled or span[0])
            if not self._settling:
                self.run(self.settle())

    async def settle(self) -> None:
        """Give lost time back at every table in memory.

        Until then, the store is not updated with the hall's sign of life. So a hall that is killed now gives the time
        back at its next start.
        """
        self._settling = True
        try:
            while self._unsettled is not None:
                losses = self._losses
                tables = [table for table in self._tables() if table.clock.is_running()]
                outcomes = await asyncio.gather(*(table.clock.settle() for table in tables), return_exceptions=True)
                for failure in filter(None, outcomes):
                    raise failure
                if losses == self._losses:
                    self._unsettled = None
        finally:
            self._settling = False

    async def prove_alive(self) -> None:
        """Write a sign of life, which proves that the store can be written or shows for how long it could not.

        Raises `Unavailable` if the store cannot be written. Concurrent callers share one write.
        """
        if self._proving is None or self._proving.done():
            self._proving = asyncio.ensure_future(self._prove_alive())
            self._proving.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self._proving)

    async def _prove_alive(self) -> None:
        since = self.observe()
        try:
            await self.store.stay_alive(min(since, self._unsettled or since))
        except Unavailable:
            self.failed(since)
            raise
        self.wrote(since)

    async def _each(self, code: Code, act: Callable[[TableClock], Awaitable[None]]) -> None:
        """Call a function with the clock of one room. A failure does not affect other rooms."""
        try:
            table = await self._find(code)
            if table is None:
                await self.store.forget_clock(code)
                return
            await act(table.clock)
        except Unavailable:
            raise
        except (Malformed, Unreadable):
            # The game is no longer installed. If it is installed again, the next player who enters restarts the clock.
            # Other nodes may run the release of the room, and then check it themselves.
            if not self.node.has_others():
                await self.store.forget_clock(code)
        except Exception:
            if code not in self._failing:
                self._failing.add(code)
                logger.exception("could not check the clock of room %s", code)
        else:
            self._failing.discard(code)

    def stop(self) -> None:
        """Stop all deadlines."""
        if self._proving is not None:
            self._proving.cancel()
        for table in self._tables():
            table.clock.cancel()
        self._tasks.cancel()
