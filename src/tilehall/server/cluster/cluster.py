"""One node's part in a cluster: it tells the others what happens here, and brings what happens there to its tables.

The log is the truth and the bus a hint. What the bus loses is found by a look at how far the rooms have come, every two
seconds; what it doubles is dropped by its number.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from tilehall import __version__
from tilehall.server import wire
from tilehall.server.cluster import events
from tilehall.server.cluster.bus import Bus
from tilehall.server.cluster.events import Event, NodeId
from tilehall.server.cluster.follower import Follower
from tilehall.server.cluster.members import SILENCE, Members, rules
from tilehall.server.cluster.people_news import PeopleNews
from tilehall.server.cluster.row_reader import RowReader
from tilehall.server.cluster.shared_limits import SharedLimits
from tilehall.server.cluster.shared_presence import SharedPresence
from tilehall.server.cluster.shared_whereabouts import SharedWhereabouts
from tilehall.server.cluster.takeover import Takeover
from tilehall.server.live import snapshots
from tilehall.server.live.hall import Hall
from tilehall.server.live.table import LiveTable
from tilehall.server.live.talking import tell_talk
from tilehall.server.ops.background_tasks import BackgroundTasks, attempted
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.store.protocol import Head, Row
from tilehall.table.summary import Code, UserId

TICK = 1.0  # seconds between two messages that this node is there
LOOK = 2.0  # seconds between two looks at how far the rooms have come that are watched here
MOST_HEADS = 1000  # rooms in one such look

logger = logging.getLogger("tilehall.cluster")


class Cluster:
    """This node among the others. It puts itself into its hall; the caller starts and stops it after the hall."""

    is_shared = True

    def __init__(self, hall: Hall, limits: RateLimits, bus: Bus) -> None:
        self.hall = hall
        self.bus = bus
        self.node: NodeId = secrets.token_hex(4)
        self.members = Members(lambda: hall.clock())
        self.count_workers: Callable[[], int] = lambda: 0  # of those who take bots' turns over the bus
        self.counts: Counter[str] = Counter()  # of events, by what became of them
        self._followers: dict[Code, Follower] = {}
        self._outbox: list[Event] = []
        self._tasks = BackgroundTasks(logger, "what another node told could not be done")
        self._looked = -LOOK
        self._reader = RowReader(hall.store)
        self._presence = SharedPresence(self)
        self._people = PeopleNews(self, hall.people)
        self._whereabouts = SharedWhereabouts(self)
        self._takeover = Takeover(self)
        self._limits = SharedLimits(limits, self.publish, hall.store, lambda: hall.now())
        hall.node = self
        hall.on_load.append(self.follow)

    async def start(self) -> None:
        """Listen, and tell the others that this node is there."""
        await self.bus.listen(self.receive)
        self.run(self._beat())
        self.run(self._check())

    async def stop(self) -> None:
        """Tell the others that this node stops."""
        self._tasks.cancel()
        self.publish(events.NodeLeft())
        self._send()
        await self.bus.close()

    # Telling.

    def publish(self, event: Event) -> None:
        """Tell all other nodes, together with what else happens in this iteration of the loop."""
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self._send)
        self._outbox.append(event)

    def _send(self) -> None:
        outbox, self._outbox = self._outbox, []
        sent = [self.bus.publish(raw) for raw in events.write(self.node, outbox)]
        self.counts["sent" if all(sent) else "dropped"] += len(outbox)

    def committed(self, room: Code, seq: int) -> None:
        """A row was committed here."""
        self.publish(events.RowAdded(room, seq))

    def said(self, room: Code, n: int) -> None:
        """Tell the other nodes that a line was said here, which everyone here has heard."""
        if follower := self._followers.get(room):
            follower.said(n)
        self.publish(events.LineAdded(room, n))

    def reacted(self, room: Code, user: UserId, reaction: wire.Reaction) -> None:
        """Tell the other nodes that a user showed a reaction here."""
        self.publish(events.ReactionShown(room, user, reaction))

    # Hearing.

    def receive(self, raw: bytes) -> None:
        """Take a message of another node."""
        try:
            node, told, unknown = events.read(raw)
        except msgspec.MsgspecError:
            self.counts["unreadable"] += 1
            return
        if node == self.node:
            return
        self.counts["received"] += len(told)
        self.counts["unknown"] += unknown
        for event in told:
            self._hear(node, event)

    def _hear(self, node: NodeId, event: Event) -> None:
        match event:
            case events.RowAdded(room, seq):
                if follower := self._followers.get(room):
                    follower.hear(Head(seq, 0))
            case events.LineAdded(room, n):
                if follower := self._followers.get(room):
                    follower.hear(Head(0, n))
            case events.ReactionShown(room, user, reaction):
                if table := self._watched(room):
                    self.run(self._show(table, user, reaction))
            case events.PresenceAsked(room):
                self._presence.asked(room)
            case events.PresenceTold():
                self._presence.told(node, event)
            case events.PersonChanged(user):
                self._people.changed(user)
            case events.CompanyChanged(users, called):
                self._people.company_changed(users, called)
            case events.PeopleHere(places):
                self.hall.company.whereabouts.told(places)
            case events.SessionEnded(user, session):
                self._people.signed_out(user, session)
            case events.TokensTaken():
                self._limits.taken(event)
            case events.NodeAlive():
                if self.members.alive(node, event):
                    self._presence.tell_all()
            case events.NodeLeft():
                self.members.left(node)
                self._presence.gone(node)

    def _watched(self, room: Code) -> LiveTable | None:
        """A table that somebody watches here."""
        table = self.hall.tables.get(room)
        return table if table is not None and table.presence.sockets else None

    async def _show(self, table: LiveTable, user: UserId, reaction: wire.Reaction) -> None:
        names = await self.hall.people.names([user])
        await tell_talk(table, user, snapshots.reacted(table, user, names.get(user, ""), reaction))

    # Tables.

    async def follow(self, table: LiveTable) -> None:
        """A table is being loaded: keep it as far as its log is. The caller puts it among the hall's tables then, with
        nothing to wait for in between."""
        heads = await self.hall.store.heads([table.room.code])
        head = heads.get(table.room.code, Head(0, 0))
        self._followers[table.room.code] = follower = Follower(table, head.talk)
        follower.hear(head)
        self._presence.follow(table)

    async def refresh(self, room: Code) -> None:
        """Bring a table up to its log, before it is shown to anyone."""
        if follower := self._followers.get(room):
            await follower.refresh()

    async def rows(self, room: Code, after: int) -> Sequence[Row]:
        """Read the rows of a room after a number, together with those of other rooms that are wanted now."""
        return await self._reader.rows(room, after)

    async def rooms_to_resume(self) -> Sequence[Code]:
        """Return no rooms: `Takeover` finds them, in an order that the nodes agree on."""
        return ()

    def has_others(self) -> bool:
        """Return whether other nodes are there."""
        return bool(self.members)

    def is_any_silent(self) -> bool:
        """Return whether a node fell silent not long ago, and may come back with its players."""
        return self.members.is_any_silent()

    async def is_hall_served(self) -> bool:
        """Return whether another node serves players. One that does says so within `SILENCE` seconds."""
        until = asyncio.get_running_loop().time() + SILENCE
        while not self.members.is_hall_served() and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(TICK / 4)
        return self.members.is_hall_served()

    def is_claimed(self, room: Code, moved: int) -> bool:
        """Whether another node has the bots of a room move."""
        return self.members.is_thinking(room, moved)

    # Every now and then.

    async def _beat(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(TICK)

    def beat(self) -> None:
        """Tell that this node is there, and see who is not. The store is not asked: it may be slow."""
        tables = self.hall.tables
        thinking = {code: table.room.moved for code, table in tables.items() if table.bots.busy}
        self.publish(events.NodeAlive(__version__, rules(), thinking, not self.hall.clocks.giving_back))
        for node, seconds in self.members.lost().items():
            self._presence.fell_silent(node, seconds)
        self._presence.tick()
        self._whereabouts.tick()
        for code in self._followers.keys() - tables.keys():
            del self._followers[code]

    async def _check(self) -> None:
        while True:
            await attempted(self.check(), logger, "the rooms could not be looked at")
            await asyncio.sleep(TICK)

    async def check(self) -> None:
        """Look what the store has that this node has not heard of."""
        if self.hall.closing:
            return
        if self.hall.clock() - self._looked >= LOOK:
            self._looked = self.hall.clock()
            await self._look()
        await self._takeover.tick()

    async def _look(self) -> None:
        """Look how far the rooms have come that somebody watches here: the bus may have lost something."""
        watched = [code for code in self.hall.tables if self._watched(code)]
        for start in range(0, len(watched), MOST_HEADS):
            part = watched[start : start + MOST_HEADS]
            heads = await self.hall.store.heads(part)
            for code in part:
                table = self.hall.tables.get(code)
                if table is None:
                    continue
                if code not in heads:
                    await self._check_gone(table)
                elif follower := self._followers.get(code):
                    follower.hear(heads[code])

    async def _check_gone(self, table: LiveTable) -> None:
        """A room is not there any more; unless it was just opened."""
        code = table.room.code
        if not await self.hall.store.heads([code]) and self.hall.tables.get(code) is table:
            self.hall.put_away(code)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what follows from an event, in a task of its own; what fails is logged."""
        self._tasks.run(work)
