"""A cluster of real processes (nodes, workers, PostgreSQL, NATS) with a proxy on every link between them."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final

import asyncpg

from tests.faults.disk import Disk
from tests.support.nats_server import NatsServer
from tests.support.postgres_server import PostgresServer
from tests.support.proxy import Proxy, postgres_proxy, tcp_proxy
from tests.support.server_process import WAIT_TIMEOUT_S, Server

# Limits are per client; here a crowd shares one address.
UNLIMITED: Final[dict[str, Any]] = {
    "sign_ups_per_hour": 1000000,
    "messages_per_second": 100000,
    "messages_burst": 1000000,
    "connections_per_address": 1000000,
    "wrong_codes": 1000000,
    "company_per_hour": 100000,
    "tournament_players": 1000,
    "tournaments_per_user": 100,
    "log_level": "info",
    "log_format": "text",
}
SMALL = ("max_wal_size=64MB", "min_wal_size=32MB", "max_connections=100")
MAX_START_ATTEMPTS = 10  # of the first start of a node
RETRY_DELAY_S = 0.3  # before a node that could not start is started again


class Node:
    """`tilehall serve`, with its own links and a port that it keeps."""

    def __init__(self, name: str, database: str, bus: str, links: dict[str, Proxy]) -> None:
        self.name = name
        self.links = links
        self.server = Server(database, 0, python=sys.executable, nats=bus, **UNLIMITED)
        self.address = self.server.address

    async def kill(self) -> None:
        """End the node as a power cut would."""
        await asyncio.to_thread(self.server.kill)

    async def start(self) -> None:
        """Start the node; retry while its store cannot be opened."""
        while True:
            try:
                await asyncio.to_thread(self.server.start)
            except AssertionError:
                await asyncio.to_thread(self.server.process.communicate)
                await asyncio.sleep(RETRY_DELAY_S)
            else:
                return

    def signal(self, number: signal.Signals) -> None:
        self.server.process.send_signal(number)

    def logged(self) -> str:
        """Return the log so far, over all starts."""
        return self.server.logged()

    def end(self) -> None:
        """Stop the node in good order, if it runs."""
        if self.server.process.poll() is None:
            self.signal(signal.SIGCONT)
            self.server.stop()


class Worker:
    """`tilehall worker`, which takes the turns of bots from the bus."""

    def __init__(self, name: str, bus: str, links: dict[str, Proxy]) -> None:
        self.name = name
        self.links = links
        self.bus = bus
        handle, log = mkstemp(prefix="hall-worker-", suffix=".log")
        os.close(handle)
        self.log = Path(log)
        self._start()

    def _start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", "from tilehall.cli import app; app()", "worker", "--nats", self.bus],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    async def ready(self) -> None:
        """Wait until the worker takes questions; restart it if it gives up on a busy machine."""
        while "bots are ready" not in self.logged():
            if self.process.poll() is not None:
                self._start()
            await asyncio.sleep(RETRY_DELAY_S)

    async def kill(self) -> None:
        """End the worker as a power cut would."""
        self.process.kill()
        await asyncio.to_thread(self.process.wait)

    async def start(self) -> None:
        """Start the worker; retry while its bus cannot be reached."""
        self._start()
        await asyncio.sleep(RETRY_DELAY_S)
        while self.process.poll() is not None:
            self._start()
            await asyncio.sleep(RETRY_DELAY_S)

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def logged(self) -> str:
        """Return the log so far, over all starts."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def end(self) -> None:
        """Stop the worker, if it runs."""
        if self.process.poll() is None:
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
            self.process.wait(WAIT_TIMEOUT_S)
        self.log.unlink(missing_ok=True)


class Cluster:
    """All processes of a hall, and the links between them."""

    def __init__(self, postgres: PostgresServer, nats: NatsServer) -> None:
        self.postgres = postgres
        self.nats = nats
        self.disk = Disk(postgres)
        self.nodes: list[Node] = []
        self.workers: list[Worker] = []

    @property
    def processes(self) -> list[Node | Worker]:
        """The nodes and workers."""
        return [*self.nodes, *self.workers]

    @property
    def links(self) -> list[Proxy]:
        """All links."""
        return [link for each in self.processes for link in each.links.values()]

    async def read(self, query: str, *values: object) -> list[asyncpg.Record]:
        """Query the store past all proxies, as soon as it can be read."""
        while True:
            try:
                connection = await asyncpg.connect(self.postgres.url(search_path="tilehall"), timeout=5)
                try:
                    return list(await connection.fetch(query, *values, timeout=60))
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError):
                await asyncio.sleep(RETRY_DELAY_S)

    def heal(self) -> None:
        """Heal all links."""
        for link in self.links:
            link.heal()

    def tracebacks(self) -> list[str]:
        """Return the last lines of the logged tracebacks of nodes and workers; an outside fault must cause none."""
        return [
            f"{each.name} logged a mistake: {before.splitlines()[-1:]} … {behind.strip().splitlines()[-1:]}"
            for each in self.processes
            for before, behind in _mistakes(each.logged())
        ]

    def remove(self) -> None:
        """End the servers, after the nodes have been stopped."""
        self.nats.kill()
        if self.postgres.process is not None and self.postgres.process.poll() is None:
            self.postgres.signal_all(signal.SIGCONT)
            self.postgres.stop()
        self.disk.remove()
        self.postgres.remove()

    def keep_logs(self, folder: Path) -> None:
        """Copy the logs of all processes."""
        shutil.copy(self.postgres.log, folder / "postgresql.log")
        for each in self.processes:
            (folder / f"{each.name.replace(' ', '-')}.log").write_text(each.logged(), encoding="utf-8")


@asynccontextmanager
async def running_cluster(nodes: int, workers: int) -> AsyncIterator[Cluster]:
    """Yield a running cluster and remove it at the end."""
    postgres = await asyncio.to_thread(PostgresServer, *SMALL)
    cluster = Cluster(postgres, await asyncio.to_thread(NatsServer))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(asyncio.to_thread, cluster.remove)
        for number in range(1, nodes + 1):
            store, database = await stack.enter_async_context(postgres_proxy(postgres.url(search_path="tilehall")))
            bus, port = await stack.enter_async_context(tcp_proxy(cluster.nats.port))
            links = {"PostgreSQL": store, "NATS": bus}
            node = await _started(f"node {number}", database, f"nats://127.0.0.1:{port}", links)
            stack.push_async_callback(asyncio.to_thread, node.end)
            cluster.nodes.append(node)
        for number in range(1, workers + 1):
            bus, port = await stack.enter_async_context(tcp_proxy(cluster.nats.port))
            worker = Worker(f"worker {number}", f"nats://127.0.0.1:{port}", {"NATS": bus})
            stack.push_async_callback(asyncio.to_thread, worker.end)
            cluster.workers.append(worker)
        for worker in cluster.workers:
            await worker.ready()
        yield cluster


async def _started(name: str, database: str, bus: str, links: dict[str, Proxy]) -> Node:
    """Start a node; on a busy machine its servers may not answer in time at first."""
    for tried in range(MAX_START_ATTEMPTS):
        with suppress(AssertionError) if tried < MAX_START_ATTEMPTS - 1 else nullcontext():
            return await asyncio.to_thread(Node, name, database, bus, links)
    raise AssertionError


def _mistakes(log: str) -> Iterator[tuple[str, str]]:
    """Yield each traceback of a log: the line before it, and the traceback with its chained exceptions."""
    parts = re.split(r"^(?=\d\d:\d\d:\d\d )", log, flags=re.MULTILINE)
    for part in parts:
        before, found, behind = part.partition("Traceback (most recent call last):\n")
        if found:
            yield before, behind
