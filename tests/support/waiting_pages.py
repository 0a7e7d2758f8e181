"""Pages of people who wait to be matched: they ask, enter the room they are given, say that they are ready, and ask
again when they find themselves without a seat, as the page in the browser does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import cast

from tests.support.in_process_hall import InProcessHall, Listener
from tests.support.local_bus import LocalBus
from tests.support.two_nodes import Node, TwoNodes
from tilehall.core.game import Illegal
from tilehall.server import wire
from tilehall.server.app import App
from tilehall.server.live.table import LiveTable
from tilehall.server.settings import Settings
from tilehall.store.opening import open_store
from tilehall.store.sqlite.store import SqliteStore
from tilehall.store.store import Store
from tilehall.table.room import Room
from tilehall.table.speeds import Speed

HOPS = 40  # turns of the loop in which nodes have heard, answered and heard again, however slow the machine is


class StoredHall(InProcessHall):
    """A hall in the test's own process over a store that was opened before."""

    def __init__(self, store: Store) -> None:
        self.seconds = 1000.0
        self.store = cast(SqliteStore, store)
        self.app = App(Settings(), store)
        self.people = self.app.people
        self.hall = self.app.hall


class WaitingPage(Listener):
    """The page of one person, connected to a node."""

    def __init__(self, user: str, node: Node[LocalBus]) -> None:
        super().__init__(user)
        self.node = node
        self.table: LiveTable | None = None
        self.wish: tuple[str, Speed] | None = None

    @property
    def room(self) -> Room:
        """The room that it shows."""
        assert self.table is not None
        return self.table.room

    @property
    def seated(self) -> bool:
        return self.table is not None and self.room.seat_of(self.user) is not None

    async def ask(self, game: str = "4ascend", speed: Speed = "quick") -> str:
        """Ask for a game, go to the room, and be ready there."""
        self.wish = game, speed
        code = await self.node.app.matchmaker.ask(self.user, game, speed)
        await self.enter(code)
        return code

    async def enter(self, code: str) -> None:
        """Go to a room, and be ready where there is a seat to be ready on."""
        if self.table is not None:
            self.table.leave(self)
        self.table = await self.node.enter(code, self)
        seat = self.room.seat_of(self.user)
        if seat is not None and self.room.matching and not self.room.chairs[seat].ready:
            with suppress(Illegal):  # moved away meanwhile: the next look at the room shows it
                await self.table.ask(self.user, wire.Ready(id=1, value="abcdefgh"))

    async def look(self) -> None:
        """See where one sits now: without a seat at a table of quick match, one asks again."""
        if self.wish and self.table is not None and not self.seated and self.room.phase in ("gathering", "closed"):
            await self.ask(*self.wish)

    def close(self) -> None:
        """Close the page, without a word."""
        self.wish = None
        if self.table is not None:
            self.table.leave(self)
            self.table = None
        self.node.app.sockets.discard(self)


class WaitingPeople(TwoNodes):
    """Two nodes over one store, and people who look for a table on both of them."""

    async def page(self, node: Node[LocalBus] | None = None, name: str = "Guest") -> WaitingPage:
        """The page of somebody new."""
        who = await self.here.people.guest(name, "")
        return WaitingPage(who.user.id, node or self.a)

    async def settle(self, pages: Sequence[WaitingPage], seconds: float = 2.0) -> None:
        """Let time go by: nodes put things right, and every page follows."""
        while seconds > 0:  # second by second, or each node would take the other for lost
            self.here.seconds += min(1.0, seconds)
            seconds -= 1.0
            for node in (self.a, self.b):
                node.cluster.beat()
            for _ in range(HOPS):
                await asyncio.sleep(0)
        await self.tick(0.0)
        for node in (self.a, self.b):
            await node.app.matchmaker.tidy()
        await self.tick(0.0)
        for page in pages:
            await page.look()

    async def waiting(self) -> dict[str, tuple[str, ...]]:
        """Who waits in which room, as the store has it."""
        return {each.room: each.summary.users for each in await self.here.store.matching_rooms()}


@asynccontextmanager
async def waiting_people(database: str) -> AsyncIterator[WaitingPeople]:
    """Two nodes over this database."""
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
