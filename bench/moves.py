"""Moves under load: moves per second of CPU time, the time until both players see one, and memory.

The full product is measured: signed-in seats, a view for each seat, a durable log, fair dice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from rich.console import Console
from rich.table import Table as Sheet

from bench.crowd import Hall, LoadedTable, Server

CLOSED_TABLES, CLOSED_SECONDS = 50, 10.0
MANY_TABLES, MOVES_A_SECOND, MANY_SECONDS = 1000, 500, 20.0


async def crowd(
    server: Hall, tables: int, moved: list[float], options: dict[str, int] | None = None
) -> list[LoadedTable]:
    """Return so many tables of 4ascend with all players seated and ready."""
    found = []
    for number in range(tables):
        cookies = [server.post("/api/guest", {"name": f"Player {number} {seat}"})[1] for seat in range(2)]
        table = LoadedTable(Random(number), moved.append, options or {})
        await table.sit(server, (cookies[0], cookies[1]))
        found.append(table)
    await asyncio.sleep(1)
    return found


def set_going(seated: Sequence[LoadedTable], moves_a_second: float | None) -> None:
    """Start all players, at so many moves per second over all tables, or as fast as both players see the moves."""
    for table in seated:
        table.wait = len(seated) / moves_a_second if moves_a_second else 0.0
        table.running = True
        table.next()


async def measure(tables: int, seconds: float, moves_a_second: float | None) -> dict[str, float]:
    """Play for some seconds, at a pace or as fast as both players see the moves."""
    server = Server()
    try:
        moved: list[float] = []
        seated = await crowd(server, tables, moved)
        set_going(seated, moves_a_second)
        await asyncio.sleep(2)  # warm-up
        moved.clear()
        before = server.cpu()
        await asyncio.sleep(seconds)
        spent, latencies = server.cpu() - before, sorted(moved)
        for table in seated:
            table.running = False
        return {
            "moves": len(latencies) / seconds,
            "per_cpu": len(latencies) / spent,
            "p50": latencies[len(latencies) // 2] * 1000,
            "p99": latencies[len(latencies) * 99 // 100] * 1000,
            "memory": server.memory(),
        }
    finally:
        server.stop()


def run(console: Console) -> None:
    """Measure both loads and print one table."""
    sheet = Sheet("load", "moves/s", "moves/CPU s", "p50 ms", "p99 ms", "MB", title="4ascend over websockets, durable")
    for column in sheet.columns[1:]:
        column.justify = "right"
    for name, (tables, seconds, pace) in {
        f"{CLOSED_TABLES} tables, closed loop": (CLOSED_TABLES, CLOSED_SECONDS, None),
        f"{MANY_TABLES} tables, {MOVES_A_SECOND} moves/s": (MANY_TABLES, MANY_SECONDS, MOVES_A_SECOND),
    }.items():
        found = asyncio.run(measure(tables, seconds, pace))
        sheet.add_row(name, *(f"{found[key]:,.1f}" for key in ("moves", "per_cpu", "p50", "p99", "memory")))
    console.print(sheet)
