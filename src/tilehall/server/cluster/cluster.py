"""One node of a cluster: it applies events of other nodes to its own tables and users.

The log is the source of truth, and messages on the bus are only hints. Every two seconds, a node checks the newest
entries of its rooms to find what the bus lost.
"""

from __future__ import annotations

import asyncio
import logging

from tilehall import __version__
from tilehall.messages import wire
from tilehall.server.accounts.people import People
from tilehall.server.cluster import events
from tilehall.server.cluster.cluster_node import ClusterNode
from tilehall.server.cluster.events import Event, NodeId
from tilehall.server.cluster.follower import Follower
from tilehall.server.cluster.members import SILENCE_S, rules
from tilehall.server.cluster.people_news import PeopleNews
from tilehall.server.cluster.shared_limits import SharedLimits
from tilehall.server.cluster.shared_presence import SharedPresence, SharedWhereabouts
from tilehall.server.cluster.takeover import Takeover
from tilehall.server.company.hub import CompanyHub
from tilehall.server.live.clocks import HallClocks
from tilehall.server.live.hall import Hall
from tilehall.server.live.maintenance import Maintenance
from tilehall.server.live.presence import SocketIndex
from tilehall.server.live.table import LiveTable
from tilehall.server.ops.background_tasks import BackgroundTasks, repeated
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.server.ops.system_time import SystemTime
from tilehall.store.protocol import Head
from tilehall.store.store import Store
from tilehall.table.summary import Code, UserId

TICK_S = 1.0  # between two signs of life of this node
LOOK_S = 2.0  # between two checks of the rooms that are watched here
MAX_HEADS = 1000  # rooms per check

logger = logging.getLogger("tilehall.cluster")


class Cluster:
    """Passes events of other nodes to the tables and users of this node.

    The caller starts it after the hall, and also stops it after the hall.
    """

    def __init__(
        self,
        node: ClusterNode,
        hall: Hall,
        store: Store,
        people: People,
        sockets: SocketIndex,
        company: CompanyHub,
        limits: RateLimits,
        clocks: HallClocks,
        maintenance: Maintenance,
        time: SystemTime,
        closing: asyncio.Event,
        bot_pace_s: float,
        presence_pause_s: float,
    ) -> None:
        self.node = node
        self._hall = hall
        self._store = store
        self._names = people.names
        self._company = company
        self._clocks = clocks
        self._time = time
        self._closing = closing
        self._tasks = BackgroundTasks(logger, "what another node told could not be done")
        self._looked = -LOOK_S
        self._presence = SharedPresence(hall.tables, node.publish, self._tasks.run, presence_pause_s)
        self._people = PeopleNews(people, sockets, node.publish, self._tasks.run)
        self._whereabouts = SharedWhereabouts(company.whereabouts, node.publish)
        self._takeover = Takeover(node, hall.tables, store, maintenance, time, bot_pace_s)
        self._limits = SharedLimits(limits, node.publish, store, lambda: time.now())
        company.on_change.append(lambda *users: node.publish(events.CompanyChanged(*users)))
        hall.on_load.append(self.follow)

    async def start(self) -> None:
        """Listen to the bus, and announce this node."""
        await self.node.bus.listen(self.receive)
        self._tasks.run(self._beat())
        self._tasks.run(self._check())

    async def stop(self) -> None:
        """Announce that this node stops."""
        self._tasks.cancel()
        self.node.publish(events.NodeLeft())
        self.node.send()
        await self.node.bus.close()

    # Receiving.

    def receive(self, raw: bytes) -> None:
        """Handle a message of another node."""
        self.node.read(raw, self._hear)

    def _hear(self, node: NodeId, event: Event) -> None:
        match event:
            case events.RowAdded(room, seq):
                if follower := self.node.followers.get(room):
                    follower.hear(Head(seq, 0))
            case events.LineAdded(room, n):
                if follower := self.node.followers.get(room):
                    follower.hear(Head(0, n))
            case events.ReactionShown(room, user, reaction):
                if table := self._watched(room):
                    self._tasks.run(self._show(table, user, reaction))
            case events.PresenceAsked(room):
                if follower := self.node.followers.get(room):
                    follower.asked_until = self._time.elapsed() + SILENCE_S
                self._presence.asked(room)
            case events.PresenceTold():
                self._presence.told(node, event)
            case events.PersonChanged(user):
                self._people.changed(user)
            case events.CompanyChanged(users, called):
                self._company.heard(users, called)
            case events.PeopleHere(places):
                self._company.whereabouts.told(places)
            case events.SessionEnded(user, session):
                self._people.signed_out(user, session)
            case events.TokensTaken():
                self._limits.taken(event)
            case events.NodeAlive():
                if self.node.members.alive(node, event):
                    self._presence.tell_all()
            case events.NodeLeft():
                self.node.members.left(node)
                self._presence.gone(node)

    def _watched(self, room: Code) -> LiveTable | None:
        """Return a table that is watched here."""
        table = self._hall.tables.get(room)
        return table if table is not None and table.presence.sockets else None

    async def _show(self, table: LiveTable, user: UserId, reaction: wire.Reaction) -> None:
        names = await self._names([user])
        await table.tell_talk(user, table.reaction(user, names.get(user, ""), reaction))

    # Tables.

    async def follow(self, table: LiveTable) -> None:
        """Keep a table up to date with its log while it is being loaded.

        The caller then adds it to the hall's tables without an `await` in between.
        """
        heads = await self._store.heads([table.room.code])
        head = heads.get(table.room.code, Head(0, 0))
        follower = Follower(table, head.talk, self._give_up, self._time.elapsed() + SILENCE_S)
        self.node.followers[table.room.code] = follower
        follower.hear(head)
        self._presence.follow(table)

    def _give_up(self, table: LiveTable) -> None:
        if self._hall.tables.get(table.room.code) is table:
            del self._hall.tables[table.room.code]

    # Periodic tasks.

    async def _beat(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(TICK_S)

    def beat(self) -> None:
        """Send a sign of life, and find nodes that are gone. It does not use the store, which may be slow."""
        tables = self._hall.tables
        thinking = {code: table.room.moved for code, table in tables.items() if table.bots.busy}
        self.node.publish(events.NodeAlive(__version__, rules(), thinking, not self._clocks.giving_back))
        for node, seconds in self.node.members.lost().items():
            self._presence.fell_silent(node, seconds)
        self._presence.tick()
        self._whereabouts.tick()
        for code in self.node.followers.keys() - tables.keys():
            del self.node.followers[code]

    async def _check(self) -> None:
        await repeated(self.check, TICK_S, logger, "the rooms could not be looked at")

    async def check(self) -> None:
        """Check the store for changes that this node has not heard of."""
        if self._closing.is_set():
            return
        if self._time.elapsed() - self._looked >= LOOK_S:
            self._looked = self._time.elapsed()
            await self._look()
        await self._takeover.tick()

    async def _look(self) -> None:
        """Check the newest entries of the rooms that are watched here, because the bus may have lost messages."""
        watched = [code for code in self._hall.tables if self._watched(code)]
        for start in range(0, len(watched), MAX_HEADS):
            part = watched[start : start + MAX_HEADS]
            heads = await self._store.heads(part)
            for code in part:
                table = self._hall.tables.get(code)
                if table is None:
                    continue
                if code not in heads:
                    await self._check_gone(table)
                elif follower := self.node.followers.get(code):
                    follower.hear(heads[code])

    async def _check_gone(self, table: LiveTable) -> None:
        """Remove a table whose room no longer exists, unless the room was just opened."""
        code = table.room.code
        if not await self._store.heads([code]) and self._hall.tables.get(code) is table:
            self._hall.put_away(code)
