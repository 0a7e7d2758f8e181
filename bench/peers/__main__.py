"""`python -m bench.peers`: moves over websockets, the hall beside boardgame.io and Colyseus.

Each server runs on one core and its players on another. Fifty tables in a closed loop, each server in turn, three
times; then a thousand tables at a pace. The peers play four in a row on nine by nine cells, keep it in memory only, and
go on in the same match when a round is won; the hall plays 4ascend, gathers a rematch after each game, and has every
move on the disk before it notifies any player. It is measured twice: with the default options, where dice let plants
grow, and without plants, which is the form of 4ascend closest to the peers' game.
"""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from msgspec import Struct
from rich.console import Console
from rich.table import Table as Sheet

from bench.crowd import UNLIMITED
from bench.peers.processes import cpu, free_port, memory, said, start

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ROUNDS = 3
CLOSED_TABLES, CLOSED_SECONDS = 50, 6.0
MANY_TABLES, MOVES_A_SECOND, MANY_SECONDS = 1000, 500, 10.0
SERVER_CORE, LOAD_CORE = 0, 1
NO_PLANTS = {"plants_start": 0, "sprout_every": 0, "sprout": 0, "regrow": 0}


class Peer(Struct, frozen=True):
    """A server to measure and its players: the commands that start them, followed by port and parameters."""

    name: str
    server: tuple[str, ...]
    ready: str  # a word that the server prints once it listens
    load: tuple[str, ...]


class Measured(Struct, frozen=True):
    """The results of a server in one round."""

    per_cpu: float  # moves per second of its CPU time
    a_second: float
    p50: float  # milliseconds until both players had seen a move
    p99: float
    memory: float  # megabytes


def peers(node: str) -> tuple[Peer, ...]:
    """Return all servers to measure, the hall last."""
    load = (sys.executable, "-m", "bench.peers.hall_load")
    hall = (sys.executable, "-c", "from tilehall.cli import app; app()", "serve", "--database", "hall.db", "--port")
    return (
        Peer("boardgame.io", (node, str(HERE / "boardgame_server.js")), "listening", (node, "boardgame_load.js")),
        Peer("Colyseus", (node, str(HERE / "colyseus_server.js")), "listening", (node, "colyseus_load.js")),
        Peer("Tilehall", hall, "http", (*load, "{}")),
        Peer("Tilehall, no plants", hall, "http", (*load, json.dumps(NO_PLANTS))),
    )


def install() -> str:
    """Install missing peers; return the node that runs them, which also builds the page."""
    sys.path.append(str(ROOT / "web"))  # build.py imports a module beside it
    build = runpy.run_path(str(ROOT / "web" / "build.py"))
    found: list[str] = build["node"]()
    if not found:
        sys.exit(build["MISSING"])
    node, npm = found
    installed, asked = HERE / "node_modules" / ".package-lock.json", HERE / "package.json"
    if not installed.exists() or installed.stat().st_mtime < asked.stat().st_mtime:
        path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
        subprocess.run(
            [node, npm, "install", "--loglevel=error"], cwd=HERE, env={**os.environ, "PATH": path}, check=True
        )
        installed.touch()
    return node


def measure(peer: Peer, tables: int, seconds: float, pace: float) -> Measured:
    """Start a server and its players, and measure some seconds of play; `pace` is 0 in a closed loop."""
    port = str(free_port())
    with tempfile.TemporaryDirectory() as folder:
        server = start([*peer.server, port], SERVER_CORE, Path(folder), UNLIMITED)
        try:
            said(server, peer.ready)
            where = ROOT if "-m" in peer.load else HERE
            load = start([*peer.load, port, str(tables), str(seconds), str(pace)], LOAD_CORE, where)
            try:
                said(load, "begin")
                before = cpu(server.pid)
                waits = sorted(json.loads(said(load, "end").removeprefix("end")))
                spent, held = cpu(server.pid) - before, memory(server.pid)
            finally:
                load.kill()
                load.wait()
        finally:
            server.terminate()
            server.wait()
    return Measured(
        per_cpu=len(waits) / spent,
        a_second=len(waits) / seconds,
        p50=waits[len(waits) // 2],
        p99=waits[len(waits) * 99 // 100],
        memory=held,
    )


def sheet(title: str, measured: dict[str, list[Measured]]) -> Sheet:
    """Return a table of the medians, with the spread of the compared figure."""
    columns = ("moves/CPU s", "lowest", "highest", "ratio", "moves/s", "p50 ms", "p99 ms", "MB")
    found = Sheet("server", *columns, title=title)
    for column in found.columns[1:]:
        column.justify = "right"
    first = median(each.per_cpu for each in next(iter(measured.values())))
    for name, rounds in measured.items():
        rates = sorted(each.per_cpu for each in rounds)
        found.add_row(
            name,
            *(f"{rate:,.0f}" for rate in (median(rates), rates[0], rates[-1])),
            f"{median(rates) / first:.2f}",
            f"{median(each.a_second for each in rounds):,.0f}",
            *(f"{median(getattr(each, field) for each in rounds):,.1f}" for field in ("p50", "p99")),
            f"{median(each.memory for each in rounds):,.0f}",
        )
    return found


def run(console: Console) -> None:
    """Measure both loads and print a table of each; ratios are to boardgame.io."""
    found = peers(install())
    closed: dict[str, list[Measured]] = {peer.name: [] for peer in found}
    for _ in range(ROUNDS):
        for peer in found:
            closed[peer.name].append(measure(peer, CLOSED_TABLES, CLOSED_SECONDS, 0))
    console.print(sheet(f"{CLOSED_TABLES} tables, closed loop, {ROUNDS} rounds in turns", closed))
    many = {peer.name: [measure(peer, MANY_TABLES, MANY_SECONDS, MOVES_A_SECOND)] for peer in found}
    console.print(sheet(f"{MANY_TABLES:,} tables, {MOVES_A_SECOND} moves per second", many))


if __name__ == "__main__":
    run(Console(width=110))
