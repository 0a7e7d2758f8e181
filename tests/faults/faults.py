"""A plan of faults that follows from a seed, and the code that carries it out."""

from __future__ import annotations

import asyncio
import signal
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Literal, get_args

from msgspec import Struct

from tests.faults.cluster import Cluster, Node, Worker

Kind = Literal[
    "node killed",
    "node stopped",
    "worker killed",
    "worker stopped",
    "PostgreSQL killed",
    "PostgreSQL stopped",
    "PostgreSQL restarted",
    "PostgreSQL connections ended",
    "NATS killed",
    "NATS stopped",
    "link cut",
    "link stalled",
    "link delayed",
    "answer lost",
    "disk full",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
INTERVAL_S = (2.0, 6.0)  # between the starts of two faults: some overlap
DURATION_S = (0.3, 6.0)
MAX_DELAY_S = 0.4  # of a link, in each direction
COMMIT = b"COMMIT"  # ends the transaction in which a game begins or ends
END = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'tilehall'"


class Fault(Struct, frozen=True):
    """A planned fault."""

    at: float  # seconds after the start
    kind: Kind
    which: float  # from 0 to 1: selects one of the possible targets
    lasts: float


class Happened(Struct, frozen=True):
    """A fault that has happened."""

    kind: Kind
    start: float
    end: float


def planned(seed: int, seconds: float, kinds: Sequence[Kind] = KINDS) -> Iterator[Fault]:
    """Yield faults for so many seconds, in an order that follows from the seed.

    Every kind comes once before any kind comes again.
    """
    rng, at = Random(seed), 0.0
    while True:
        for kind in rng.sample(kinds, len(kinds)):
            at += rng.uniform(*INTERVAL_S)
            fault = Fault(at, kind, rng.random(), rng.uniform(*DURATION_S))
            if at + fault.lasts > seconds:
                return
            yield fault


class Hands:
    """Carries faults out; after each, everything that it touched is up again."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.happened: list[Happened] = []
        self._touched: defaultdict[object, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def inflict(self, faults: Iterator[Fault]) -> None:
        """Carry out a plan, each fault at its time, even while others are under way."""
        clock = asyncio.get_running_loop().time
        start = clock()
        async with asyncio.TaskGroup() as group:
            for fault in faults:
                await asyncio.sleep(start + fault.at - clock())
                group.create_task(self._one(fault))

    async def _one(self, fault: Fault) -> None:
        cluster, kind = self.cluster, fault.kind
        if kind.startswith("node"):
            async with self._noted(fault, "nodes"):  # one at a time: a hall without any node cannot move on
                await self._process(fault, cluster.nodes[int(fault.which * len(cluster.nodes))])
        elif kind.startswith("worker"):
            async with self._noted(fault, "workers"):
                await self._process(fault, cluster.workers[int(fault.which * len(cluster.workers))])
        elif kind.startswith(("PostgreSQL", "disk")):
            async with self._noted(fault, cluster.postgres):
                await self._postgres(fault)
        elif kind.startswith("NATS"):
            async with self._noted(fault, cluster.nats):
                await self._nats(fault)
        else:
            await self._link(fault)

    async def _process(self, fault: Fault, process: Node | Worker) -> None:
        if fault.kind.endswith("killed"):
            await process.kill()
            await asyncio.sleep(fault.lasts / 4)
            await process.start()
        else:
            process.signal(signal.SIGSTOP)
            await asyncio.sleep(fault.lasts)
            process.signal(signal.SIGCONT)

    async def _nats(self, fault: Fault) -> None:
        server = self.cluster.nats
        if fault.kind == "NATS killed":
            await asyncio.to_thread(server.kill)
            await asyncio.sleep(fault.lasts)
            await asyncio.to_thread(server.start)
        else:
            server.signal(signal.SIGSTOP)
            await asyncio.sleep(fault.lasts)
            server.signal(signal.SIGCONT)

    async def _postgres(self, fault: Fault) -> None:
        server, disk = self.cluster.postgres, self.cluster.disk
        match fault.kind:
            case "PostgreSQL killed":
                await asyncio.to_thread(server.kill)
                await asyncio.sleep(fault.lasts / 4)
                await asyncio.to_thread(server.start)
            case "PostgreSQL stopped":
                server.signal_all(signal.SIGSTOP)
                await asyncio.sleep(fault.lasts)
                server.signal_all(signal.SIGCONT)
            case "PostgreSQL restarted":
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
            case "PostgreSQL connections ended":
                await self.cluster.read(END)
            case _:
                await asyncio.to_thread(disk.fill)
                await asyncio.sleep(fault.lasts)
                await asyncio.to_thread(disk.free)

    async def _link(self, fault: Fault) -> None:
        links = self.cluster.links
        link = links[int(fault.which * len(links))]
        async with self._noted(fault, link):
            match fault.kind:
                case "link cut":
                    link.cut()
                case "link stalled":
                    link.stall()
                case "link delayed":
                    link.delay = fault.lasts / DURATION_S[1] * MAX_DELAY_S
                case _:
                    link.lose("answer", of=COMMIT)
            await asyncio.sleep(fault.lasts)
            link.heal()

    @asynccontextmanager
    async def _noted(self, fault: Fault, touches: object) -> AsyncIterator[None]:
        """Record when a fault happened; faults of the same target wait for each other."""
        async with self._touched[touches]:
            clock = asyncio.get_running_loop().time
            start = clock()
            yield
            self.happened.append(Happened(fault.kind, start, clock()))
