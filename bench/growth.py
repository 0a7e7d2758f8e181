"""`python -m bench.growth`: the cost of a move with each part that a host adds, and the gain from more processes.

The same load as in `bench.moves` runs against a hall on SQLite, on PostgreSQL, on PostgreSQL and NATS, and in 2 and 4
processes that share a port (`serve --processes`), where the system chooses the process of each connection. Then nginx
with the site of `deploy/nginx.conf` is in front of 1 and 4 nodes, without and with the room in the address of the
websockets: with it, nginx leads the players of a room to one node. The last column divides by the cost of one node.

CPU time is counted separately for the hall, PostgreSQL, NATS and nginx. Needs what the tests need: a private PostgreSQL
and NATS server are started from their wheels, with `fsync` on. Compare ratios, and CPU time rather than moves per
second: the load runs on the same machine. `python -m bench.growth nginx` measures only the halls with this word in
their names.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.table import Table as Sheet
from tests.support.nats_server import free_port
from tests.support.nginx_proxy import NGINX, OPENSSL, NginxProxy
from tests.support.postgres_server import PostgresServer, execute

from bench.crowd import TICKS, UNLIMITED, Hall
from bench.moves import crowd, set_going

CLOSED_TABLES, CLOSED_SECONDS = 50, 10.0
PACED_TABLES, MOVES_A_SECOND, PACED_SECONDS = 200, 100, 10.0
COUNTED = "SELECT xact_commit FROM pg_stat_database WHERE datname = 'postgres'"
WAL = "SELECT wal_bytes::bigint FROM pg_stat_wal"


class Spent(Struct):
    """What a hall and its servers have used so far."""

    hall: float  # seconds of CPU time
    postgres: float
    nats: float
    nginx: float
    commits: int
    wal: int  # bytes
    sent: int  # messages that the bus accepted
    delivered: int

    def since(self, before: Spent) -> Spent:
        """Return what was used since then."""
        return Spent(*(getattr(self, name) - getattr(before, name) for name in Spent.__struct_fields__))


class Measured(Struct):
    """One load on one hall."""

    moves: int
    seconds: float
    p50: float
    p99: float
    spent: Spent


class Bus:
    """A private NATS server that counts its messages."""

    def __init__(self) -> None:
        self.port, self.monitor = free_port(), free_port()
        words = ["--addr", "127.0.0.1", "--port", str(self.port), "--http_port", str(self.monitor)]
        beside = Path(sys.executable).with_name("nats-server")  # the wheel's
        program = str(beside) if beside.exists() else "nats-server"
        self.process = subprocess.Popen([program, *words], stderr=subprocess.DEVNULL)
        while not self._counts():
            time.sleep(0.05)

    def _counts(self) -> dict[str, int]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.monitor}/varz", timeout=5) as answer:
                found: dict[str, int] = json.loads(answer.read())
                return found
        except OSError:
            return {}

    def messages(self) -> tuple[int, int]:
        """Return the numbers of messages received and delivered."""
        counts = self._counts()
        return counts["in_msgs"], counts["out_msgs"]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


class Layout(Struct, frozen=True):
    """The parts of a hall."""

    postgres: bool = True
    nats: bool = True
    processes: int = 1
    nginx: bool = False  # in front of the processes, each a node with its own port
    names_room: bool = False  # in the address of websockets, by which nginx chooses the node


class GrownHall(Hall):
    """`tilehall serve` over an empty database, with the servers that its layout names."""

    def __init__(self, layout: Layout) -> None:
        self.folder = tempfile.TemporaryDirectory()
        folder = Path(self.folder.name)
        settings = ("fsync=on", "full_page_writes=on", "max_connections=100")
        self.postgres = PostgresServer(*settings) if layout.postgres else None
        self.bus = Bus() if layout.nats else None
        self.nginx: NginxProxy | None = None
        words = ["--database", self.postgres.url() if self.postgres else str(folder / "hall.db")]
        environ = {**os.environ, **UNLIMITED}
        if self.bus:
            environ["TILEHALL_NATS"] = f"nats://127.0.0.1:{self.bus.port}"
        if layout.nginx:
            ports = [free_port() for _ in range(layout.processes)]
            self.nginx = NginxProxy(folder, ports, free_port())
            os.environ["SSL_CERT_FILE"] = str(self.nginx.certificate)  # the players trust it
            environ |= {"TILEHALL_PUBLIC_URL": self.nginx.address, "TILEHALL_TRUSTED_FORWARDERS": "127.0.0.1"}
            started = [_serve([*words, "--port", str(port)], environ) for port in ports]
            address = self.nginx.address
        else:
            started = [_serve([*words, "--port", "0", "--processes", str(layout.processes)], environ)]
            address = started[0][1].replace("localhost", "127.0.0.1")
        self.processes = [process for process, _ in started]
        super().__init__(address, layout.names_room)

    def spent(self) -> Spent:
        """Return what the hall and its servers have used so far."""
        sent, delivered = self.bus.messages() if self.bus else (0, 0)
        server = self.postgres
        return Spent(
            hall=sum(cpu(process.pid) for process in self.processes),
            postgres=cpu(server.process.pid) if server and server.process else 0.0,
            nats=cpu(self.bus.process.pid) if self.bus else 0.0,
            nginx=cpu(self.nginx.process.pid) if self.nginx else 0.0,
            commits=execute(server.url(), COUNTED)[0][0] if server else 0,
            wal=execute(server.url(), WAL)[0][0] if server else 0,
            sent=sent,
            delivered=delivered,
        )

    def stop(self) -> None:
        for process in self.processes:
            process.send_signal(signal.SIGTERM)
        for process in self.processes:
            process.wait(60)
        if self.nginx:
            self.nginx.stop()
        if self.bus:
            self.bus.stop()
        if self.postgres:
            self.postgres.remove()
        self.folder.cleanup()


def _serve(words: list[str], environ: dict[str, str]) -> tuple[subprocess.Popen[str], str]:
    """Start `tilehall serve`; return its process and its address once it accepts connections."""
    command = [sys.executable, "-c", "from tilehall.cli import app; app()", "serve", *words]
    process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


def cpu(process: int) -> float:
    """Return the seconds of CPU time of a process and its descendants, including those that have ended."""
    folder = Path(f"/proc/{process}")
    try:
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        children = (folder / "task" / str(process) / "children").read_text().split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS + sum(cpu(int(child)) for child in children)


async def load(hall: GrownHall, tables: int, seconds: float, moves_a_second: float | None) -> Measured:
    """Play for some seconds, at a pace or as fast as both players see the moves."""
    moved: list[float] = []
    seated = await crowd(hall, tables, moved)
    set_going(seated, moves_a_second)
    await asyncio.sleep(2)  # warm-up
    before = await asyncio.to_thread(hall.spent)
    moved.clear()
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    latencies, took = sorted(moved), time.perf_counter() - start
    spent = (await asyncio.to_thread(hall.spent)).since(before)
    for table in seated:
        table.running = False
    p50, p99 = (latencies[int(len(latencies) * share)] * 1000 for share in (0.5, 0.99))
    return Measured(len(latencies), took, p50, p99, spent)


def measure(layout: Layout) -> tuple[Measured, Measured]:
    """Run both loads, each on a new hall."""
    found = []
    for tables, seconds, pace in (
        (CLOSED_TABLES, CLOSED_SECONDS, None),
        (PACED_TABLES, PACED_SECONDS, MOVES_A_SECOND),
    ):
        hall = GrownHall(layout)
        try:
            found.append(asyncio.run(load(hall, tables, seconds, pace)))
        finally:
            hall.stop()
    return found[0], found[1]


ONE_NODE = "nginx, 1 node"
HALLS = {
    "SQLite": Layout(postgres=False, nats=False),
    "PostgreSQL": Layout(nats=False),
    "PostgreSQL and NATS": Layout(),
    "the same, 2 processes": Layout(processes=2),
    "the same, 4 processes": Layout(processes=4),
    ONE_NODE: Layout(nginx=True, names_room=True),
    "nginx, 4 nodes, without the room": Layout(processes=4, nginx=True),
    "nginx, 4 nodes, by room": Layout(processes=4, nginx=True, names_room=True),
}
COSTS = ("µs of CPU a move: hall", "PostgreSQL", "NATS", "nginx", "hall and PostgreSQL, to 1 node")


def run(console: Console, words: str = "") -> None:
    """Measure every hall with these words in its name, and print two tables."""
    closed = Sheet(
        *("hall", "moves/s", *COSTS),
        *("transactions a move", "bytes of WAL a move", "messages a move", "delivered"),
        title=f"{CLOSED_TABLES} tables of 4ascend, closed loop",
    )
    paced = Sheet("hall", "p50 ms", "p99 ms", *COSTS, title=f"{PACED_TABLES} tables, {MOVES_A_SECOND} moves/s")
    for column in (*closed.columns[1:], *paced.columns[1:]):
        column.justify = "right"
    one: tuple[Measured, Measured] | None = None
    for name, layout in HALLS.items():
        if words not in name:
            continue
        if layout.nginx and not (NGINX and OPENSSL):
            console.print(f"{name}: nginx or openssl is not installed here")
            continue
        fast, slow = found = measure(layout)
        one = found if name == ONE_NODE else one
        each = fast.moves or 1
        closed.add_row(
            name,
            f"{fast.moves / fast.seconds:,.0f}",
            *_costs(fast, one and one[0]),
            f"{fast.spent.commits / each:.2f}",
            f"{fast.spent.wal / each:,.0f}",
            *(f"{value / each:.2f}" for value in (fast.spent.sent, fast.spent.delivered)),
        )
        paced.add_row(name, f"{slow.p50:.1f}", f"{slow.p99:.1f}", *_costs(slow, one and one[1]))
    console.print(closed)
    console.print(paced)


def _costs(measured: Measured, one: Measured | None) -> list[str]:
    """Return the microseconds of CPU time per move, and the ratio to one node."""
    spent, moves = measured.spent, measured.moves or 1
    costs = (spent.hall, spent.postgres, spent.nats, spent.nginx)
    return [
        *(f"{seconds / moves * 1e6:,.0f}" for seconds in costs),
        f"{_cost(measured) / _cost(one):.2f}" if one else "",
    ]


def _cost(measured: Measured) -> float:
    return (measured.spent.hall + measured.spent.postgres) / (measured.moves or 1)


if __name__ == "__main__":
    run(Console(), " ".join(sys.argv[1:]))
