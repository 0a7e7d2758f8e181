"""Pages of users who wait for a quick match.

As the page in the browser does, they ask, enter the room that they are given, mark themselves as ready, and ask again
if they lose their seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import cast

from tests.support.in_process_hall import InProcessHall, Listener
from tests.support.local_bus import LocalBus
from tests.support.two_nodes import Node, TwoNodes
from tilehall.core.game import Illegal
from tilehall.messages import wire
from tilehall.server.app import App
from tilehall.server.live.table import LiveTable
from tilehall.server.settings import Settings
from tilehall.store.opening import open_store
from tilehall.store.sqlite.store import SqliteStore
from tilehall.store.store import Store
from tilehall.table.room import Room
from tilehall.table.speeds import Speed

# Of the event loop: enough for messages and answers between nodes, even on a slow machine.
SETTLE_ITERATIONS = 40


class StoredHall(InProcessHall):
    """A hall in the test's own process over a store that was opened before."""

    def __init__(self, store: Store) -> None:
        self.seconds = 1000.0
        self.store = cast(SqliteStore, store)
        self.app = App(Settings(), store)
        self.people = self.app.people
        self.hall = self.app.hall


class WaitingPage(Listener):
    """The page of one user, connected to a node."""

    def __init__(self, user: str, node: Node[LocalBus]) -> None:
        super().__init__(user)
        self.node = node
        self.table: LiveTable | None = None
        self.wish: tuple[str, Speed] | None = None

    @property
    def room(self) -> Room:
        """The room that the page shows."""
        assert self.table is not None
        return self.table.room

    @property
    def seated(self) -> bool:
        return self.table is not None and self.room.seat_of(self.user) is not None

    async def ask(self, game: str = "4ascend", speed: Speed = "quick") -> str:
        """Ask for a game, enter the room, and be ready there."""
        self.wish = game, speed
        code = await self.node.app.matchmaker.ask(self.user, game, speed)
        await self.enter(code)
        return code

    async def enter(self, code: str) -> None:
        """Enter a room, and be ready if there is a seat."""
        if self.table is not None:
            self.table.leave(self)
        self.table = await self.node.enter(code, self)
        seat = self.room.seat_of(self.user)
        if seat is not None and self.room.matching and not self.room.chairs[seat].ready:
            with suppress(Illegal):  # moved away meanwhile: the next look at the room shows it
                await self.table.ask(self.user, wire.Ready(id=1, value="abcdefgh"))

    async def look(self) -> None:
        """Look at the room; without a seat at a quick-match table, ask again."""
        if self.wish and self.table is not None and not self.seated and self.room.phase in ("gathering", "closed"):
            await self.ask(*self.wish)

    def close(self) -> None:
        """Close the page without leaving the room."""
        self.wish = None
        if self.table is not None:
            self.table.leave(self)
            self.table = None
        self.node.app.sockets.discard(self)


class WaitingPeople(TwoNodes):
    """Two nodes over one store, and users who look for a table on both."""

    async def page(self, node: Node[LocalBus] | None = None, name: str = "Guest") -> WaitingPage:
        """Return the page of a new user."""
        who = await self.here.people.guest(name, "")
        return WaitingPage(who.user.id, node or self.a)

    async def settle(self, pages: Sequence[WaitingPage], seconds: float = 2.0) -> None:
        """Let time pass, so that the nodes correct the rooms and every page follows."""
        while seconds > 0:  # second by second, or each node would consider the other lost
            self.here.seconds += min(1.0, seconds)
            seconds -= 1.0
            for node in (self.a, self.b):
                node.cluster.beat()
            for _ in range(SETTLE_ITERATIONS):
                await asyncio.sleep(0)
        await self.tick(0.0)
        for node in (self.a, self.b):
            await node.app.matchmaker.tidy()
        await self.tick(0.0)
        for page in pages:
            await page.look()

    async def waiting(self) -> dict[str, tuple[str, ...]]:
        """Return the users who wait in each room, as the store lists them."""
        return {each.room: each.summary.users for each in await self.here.store.matching_rooms()}


@asynccontextmanager
async def waiting_people(database: str) -> AsyncIterator[WaitingPeople]:
    """Yield two nodes over this database."""
    store = await open_store(database)
    nodes = WaitingPeople(StoredHall(store))
    for node in (nodes.a, nodes.b):
        await node.bus.listen(node.cluster.receive)
    try:
        yield nodes
    finally:
        await nodes.a.stop()
        await nodes.b.stop()
        await store.close()
