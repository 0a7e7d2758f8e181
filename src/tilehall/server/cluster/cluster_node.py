"""A node's link to the others: the messages that it sends and receives, and the rooms that it follows."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from tilehall.messages import wire
from tilehall.server.cluster import events
from tilehall.server.cluster.bus import Bus
from tilehall.server.cluster.events import Event, NodeId
from tilehall.server.cluster.follower import Follower
from tilehall.server.cluster.members import SILENCE_S, Members
from tilehall.server.live.node import HallNode
from tilehall.server.ops.system_time import SystemTime
from tilehall.store.protocol import Row
from tilehall.store.store import Store
from tilehall.table.summary import Code, UserId


class RowReader:
    """Reads the rows of rooms after an entry, with one query for several rooms."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: list[tuple[Code, int, asyncio.Future[Sequence[Row]]]] = []
        self._reading: asyncio.Task[None] | None = None

    async def rows(self, room: Code, after: int) -> Sequence[Row]:
        """Return the rows of a room after a number. Raises `Unavailable` if the store cannot be read."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Sequence[Row]] = loop.create_future()
        self._wanted.append((room, after, future))
        if self._reading is None:
            self._reading = loop.create_task(self._read())
        return await future

    async def _read(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, []
            known: dict[Code, int] = {}
            for room, after, _ in wanted:
                known[room] = min(after, known.get(room, after))
            found: dict[Code, list[Row]] = {room: [] for room in known}
            failure: Exception | None = None
            try:
                for row in await self._store.rows_after(known):
                    found[row.room].append(row)
            except Exception as error:
                failure = error
            for room, after, future in wanted:
                if future.done():
                    continue  # the caller was cancelled
                if failure is not None:
                    future.set_exception(failure)
                else:
                    future.set_result([row for row in found[room] if row.seq > after])
        self._reading = None


LOOK_AGAIN_S = 0.25  # between two checks whether another node serves players


class ClusterNode(HallNode):
    """This node in a cluster, as the tables of its hall see it."""

    is_shared = True

    def __init__(self, bus: Bus, store: Store, time: SystemTime) -> None:
        super().__init__(store)
        self.bus = bus
        self.id: NodeId = secrets.token_hex(4)
        self.members = Members(lambda: time.elapsed())
        self._time = time
        self.counts: Counter[str] = Counter()  # of events, by what was done with them
        self.followers: dict[Code, Follower] = {}
        self._reader = RowReader(store)
        self._outbox: list[Event] = []

    # Sending.

    def publish(self, event: Event) -> None:
        """Send an event to all other nodes, together with all others of this iteration of the event loop."""
        if not self._outbox:
            asyncio.get_running_loop().call_soon(self.send)
        self._outbox.append(event)

    def send(self) -> None:
        """Send all published events."""
        outbox, self._outbox = self._outbox, []
        sent = [self.bus.publish(raw) for raw in events.write(self.id, outbox)]
        self.counts["sent" if all(sent) else "dropped"] += len(outbox)

    def committed(self, room: Code, seq: int) -> None:
        """Notify the other nodes of a row that was committed here, unless it is a move that nobody there watches."""
        follower = self.followers.get(room)
        if follower is None or follower.table.room.phase != "playing" or self._is_watched_elsewhere(follower):
            self.publish(events.RowAdded(room, seq))

    def _is_watched_elsewhere(self, follower: Follower) -> bool:
        """Return whether a table may be watched on another node."""
        return follower.table.presence.is_watched_elsewhere or self._time.elapsed() < follower.asked_until

    def said(self, room: Code, n: int) -> None:
        if follower := self.followers.get(room):
            follower.said(n)
        self.publish(events.LineAdded(room, n))

    def reacted(self, room: Code, user: UserId, reaction: wire.Reaction) -> None:
        self.publish(events.ReactionShown(room, user, reaction))

    # Receiving.

    def read(self, raw: bytes, hear: Callable[[NodeId, Event], None]) -> None:
        """Read a message of another node, and pass each of its events to `hear`."""
        try:
            node, told, unknown = events.read(raw)
        except msgspec.MsgspecError:
            self.counts["unreadable"] += 1
            return
        if node == self.id:
            return
        self.counts["received"] += len(told)
        self.counts["unknown"] += unknown
        for event in told:
            hear(node, event)

    async def refresh(self, room: Code) -> None:
        if follower := self.followers.get(room):
            await follower.refresh()

    async def rows(self, room: Code, after: int) -> Sequence[Row]:
        """Return the rows of a room after a number. They are read together with those of other rooms."""
        return await self._reader.rows(room, after)

    async def rooms_to_resume(self) -> Sequence[Code]:
        """Return no rooms: `Takeover` finds them, in an order that the nodes agree on."""
        return ()

    # The other nodes.

    def has_others(self) -> bool:
        return bool(self.members)

    def is_any_silent(self) -> bool:
        return self.members.is_any_silent()

    async def is_hall_served(self) -> bool:
        """Return whether another node serves players. A node that does so announces it within `SILENCE_S` seconds."""
        until = asyncio.get_running_loop().time() + SILENCE_S
        while not self.members.is_hall_served() and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(LOOK_AGAIN_S)
        return self.members.is_hall_served()

    def is_claimed(self, room: Code, moved: int) -> bool:
        return self.members.is_thinking(room, moved)
