"""`python -m bench.growth`: what a move costs with each part that a host adds, and what more processes give.

The same load as in `bench.moves`, against a hall on SQLite, on PostgreSQL, on PostgreSQL and NATS, and then in 2 and 4
processes behind one port, whose players sit on whichever process took their connection. CPU time is counted for the
hall, for PostgreSQL and for NATS apart. Needs what the tests need: a private PostgreSQL and NATS server are started
from their wheels, with `fsync` on. Look at ratios, and at CPU time before moves a second: the load runs on the same
machine.
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
    commits: int
    wal: int  # bytes
    sent: int  # messages that the bus took
    delivered: int

    def since(self, before: Spent) -> Spent:
        """What came on top."""
        return Spent(*(getattr(self, name) - getattr(before, name) for name in Spent.__struct_fields__))


class Measured(Struct):
    """One load on one hall."""

    moves: int
    seconds: float
    p50: float
    p99: float
    spent: Spent


class Bus:
    """A private NATS server that tells how many messages it carried."""

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
        """How many it took, and how many it delivered."""
        counts = self._counts()
        return counts["in_msgs"], counts["out_msgs"]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


class GrownHall(Hall):
    """`tilehall serve` over an empty database, in some processes, with servers of its own where it needs any."""

    def __init__(self, postgres: bool = True, nats: bool = True, processes: int = 1) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.postgres = PostgresServer("fsync=on", "full_page_writes=on", "max_connections=100") if postgres else None
        self.bus = Bus() if nats else None
        database = self.postgres.url() if self.postgres else str(Path(self.folder.name, "hall.db"))
        more = {"TILEHALL_NATS": f"nats://127.0.0.1:{self.bus.port}"} if self.bus else {}
        words = ["serve", "--port", "0", "--database", database, "--processes", str(processes)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from tilehall.cli import app; app()", *words],
            env={**os.environ, **UNLIMITED, **more},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        super().__init__(self.process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1"))

    def spent(self) -> Spent:
        """What it and its servers have used so far."""
        sent, delivered = self.bus.messages() if self.bus else (0, 0)
        server = self.postgres
        return Spent(
            hall=cpu(self.process.pid),
            postgres=cpu(server.process.pid) if server and server.process else 0.0,
            nats=cpu(self.bus.process.pid) if self.bus else 0.0,
            commits=execute(server.url(), COUNTED)[0][0] if server else 0,
            wal=execute(server.url(), WAL)[0][0] if server else 0,
            sent=sent,
            delivered=delivered,
        )

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        if self.bus:
            self.bus.stop()
        if self.postgres:
            self.postgres.remove()
        self.folder.cleanup()


def cpu(process: int) -> float:
    """Seconds of CPU time of a process, of those that it started, and of those of them that have ended."""
    folder = Path(f"/proc/{process}")
    try:
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        children = (folder / "task" / str(process) / "children").read_text().split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS + sum(cpu(int(child)) for child in children)


async def load(hall: GrownHall, tables: int, seconds: float, moves_a_second: float | None) -> Measured:
    """Play for some seconds, as fast as both players see the moves or at a pace."""
    moved: list[float] = []
    seated = await crowd(hall, tables, moved)
    set_going(seated, moves_a_second)
    await asyncio.sleep(2)  # into its stride
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


def measure(postgres: bool, nats: bool, processes: int) -> tuple[Measured, Measured]:
    """Both loads, each on a hall of its own."""
    found = []
    for tables, seconds, pace in (
        (CLOSED_TABLES, CLOSED_SECONDS, None),
        (PACED_TABLES, PACED_SECONDS, MOVES_A_SECOND),
    ):
        hall = GrownHall(postgres, nats, processes)
        try:
            found.append(asyncio.run(load(hall, tables, seconds, pace)))
        finally:
            hall.stop()
    return found[0], found[1]


HALLS = {
    "SQLite": (False, False, 1),
    "PostgreSQL": (True, False, 1),
    "PostgreSQL and NATS": (True, True, 1),
    "the same, 2 processes": (True, True, 2),
    "the same, 4 processes": (True, True, 4),
}


def run(console: Console) -> None:
    """Measure every hall, and print two tables."""
    closed = Sheet(
        *("hall", "moves/s", "µs of CPU a move: hall", "PostgreSQL", "NATS"),
        *("transactions a move", "bytes of WAL a move", "messages a move", "delivered"),
        title=f"{CLOSED_TABLES} tables of 4ascend, closed loop",
    )
    paced = Sheet(
        *("hall", "p50 ms", "p99 ms", "µs of CPU a move: hall", "PostgreSQL", "NATS"),
        title=f"{PACED_TABLES} tables, {MOVES_A_SECOND} moves/s",
    )
    for column in (*closed.columns[1:], *paced.columns[1:]):
        column.justify = "right"
    for name, what in HALLS.items():
        fast, slow = measure(*what)
        each = fast.moves or 1
        closed.add_row(
            name,
            f"{fast.moves / fast.seconds:,.0f}",
            *_costs(fast),
            *(f"{value / each:.2f}" for value in (fast.spent.commits,)),
            f"{fast.spent.wal / each:,.0f}",
            *(f"{value / each:.2f}" for value in (fast.spent.sent, fast.spent.delivered)),
        )
        paced.add_row(name, f"{slow.p50:.1f}", f"{slow.p99:.1f}", *_costs(slow))
    console.print(closed)
    console.print(paced)


def _costs(measured: Measured) -> list[str]:
    """Microseconds of CPU time a move."""
    spent, moves = measured.spent, measured.moves or 1
    return [f"{seconds / moves * 1e6:,.0f}" for seconds in (spent.hall, spent.postgres, spent.nats)]


if __name__ == "__main__":
    run(Console())
