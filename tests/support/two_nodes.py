"""Two nodes of one hall in the test's own process: one store, and a bus between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

from tests.support.in_process_hall import InProcessHall, Listener
from tests.support.local_bus import LocalBus
from tilehall.server.app import App
from tilehall.server.cluster.bus import Bus
from tilehall.server.cluster.cluster_node import ClusterNode
from tilehall.server.clustered_app import join_cluster
from tilehall.server.live.table import LiveTable
from tilehall.server.ops.metrics import Metrics
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.settings import Settings

WAIT_TIMEOUT_S = 60.0


B = TypeVar("B", bound=Bus)


class Node(Generic[B]):
    """One node: its users, hall, bus and cluster. It ticks when the test says so."""

    def __init__(self, here: InProcessHall, bus: B) -> None:
        settings = Settings(bot_pace=0.0)
        self.bus = bus
        self.limits = RateLimits(settings, Metrics(), lambda: here.seconds)
        time = SystemTime()
        time.elapsed = lambda: here.seconds
        self.node = ClusterNode(bus, here.store, time)
        self.app = App(settings, here.store, time=time, limits=self.limits, node=self.node, presence_pause_s=0.0)
        self.people = self.app.people
        self.hall = self.app.hall
        self.cluster = join_cluster(self.app, self.node)

    async def table(self, code: str) -> LiveTable:
        found = await self.hall.table(code)
        assert found is not None
        return found

    async def enter(self, code: str, who: Listener) -> LiveTable:
        """Enter a table on this node."""
        table = await self.table(code)
        await table.enter(who, 0)
        self.app.sockets.add(who)
        return table

    async def stop(self) -> None:
        await self.app.stop()
        await self.cluster.stop()


class TwoNodes:
    """Nodes `a` and `b`; `here` has the store and the clock."""

    def __init__(self, here: InProcessHall) -> None:
        self.here = here
        self.hub: list[LocalBus] = []
        self.a = Node(here, LocalBus(self.hub))
        self.b = Node(here, LocalBus(self.hub))

    async def tick(self, seconds: float = 1.0) -> None:
        """Advance the clock and run both nodes' work of every second."""
        self.here.seconds += seconds
        for node in (self.a, self.b):
            node.cluster.beat()
        await asyncio.sleep(0.01)  # until all messages have arrived
        for node in (self.a, self.b):
            await node.cluster.check()
        await asyncio.sleep(0)


@asynccontextmanager
async def two_nodes(folder: Path) -> AsyncIterator[TwoNodes]:
    here = InProcessHall(folder)
    nodes = TwoNodes(here)
    for node in (nodes.a, nodes.b):
        await node.bus.listen(node.cluster.receive)
    try:
        yield nodes
    finally:
        await nodes.a.stop()
        await nodes.b.stop()
        await here.store.close()


async def until(true: Callable[[], Any]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(WAIT_TIMEOUT_S):
        while not true():
            await asyncio.sleep(0.002)


def happened(who: Listener) -> list[list[str]]:
    """Return the steps of every move that a listener received."""
    return [news["move"]["steps"] for news in who.heard if news["news"] == "happened"]
