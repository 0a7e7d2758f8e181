"""`python -m bench.sockets`: many users connect within a second, and many idle connections are held.

CONNECTS signed-in users connect within a second, while another process asks `/healthz` as in `bench.entering`. Then all
of them open further windows until there are SOCKETS, and memory is read once they are quiet.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time

from rich.console import Console
from rich.table import Table as Sheet

from bench.crowd import Server
from bench.entering import QUIET_S, TIMEOUT_S, Visitor, connect, watch

CONNECTS = 2_000
SOCKETS = 10_000
WINDOWS_AT_ONCE = 50


async def connect_within_a_second(server: Server, cookies: list[str]) -> list[Visitor]:
    """Connect users evenly over a second, without waiting for earlier ones."""
    loop, began = asyncio.get_running_loop(), time.perf_counter()
    coming = []
    for number, cookie in enumerate(cookies):
        ahead = began + number / len(cookies) - time.perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        coming.append(loop.create_task(connect(server, cookie)))
    async with asyncio.timeout(TIMEOUT_S):
        return list(await asyncio.gather(*coming))


async def measure() -> dict[str, float]:
    """Connect many users within a second, then hold more connections."""
    os.environ["TILEHALL_SOCKETS_PER_USER"] = "1000"  # the maximum
    server = Server()
    try:
        cookies = [server.post("/api/guest", {"name": f"Visitor {number}"})[1] for number in range(CONNECTS)]
        empty = server.memory()
        here, there = multiprocessing.get_context("spawn").Pipe()
        watching = multiprocessing.get_context("spawn").Process(target=watch, args=(server.address, there))
        watching.start()
        await asyncio.sleep(QUIET_S)
        before, began = server.cpu(), time.perf_counter()
        visitors = await connect_within_a_second(server, cookies)
        connected = time.perf_counter()
        await asyncio.sleep(QUIET_S)
        spent = server.cpu() - before
        here.send(None)
        waits = await asyncio.to_thread(here.recv)
        watching.join()
        while len(visitors) < SOCKETS:
            some = cookies[len(visitors) % CONNECTS :][:WINDOWS_AT_ONCE]
            visitors += await asyncio.gather(*(connect(server, cookie) for cookie in some))
        await asyncio.sleep(QUIET_S)
        return {
            "wait": max(wait for asked, wait in waits if began <= asked <= connected) * 1000,
            "connected": (connected - began) * 1000,
            "cpu": spent * 1e6 / CONNECTS,
            "empty": empty,
            "memory": server.memory(),
            "each": (server.memory() - empty) * 1024 / SOCKETS,
        }
    finally:
        server.stop()


def run(console: Console) -> None:
    """Measure the connections and print one table."""
    columns = ("longest wait ms", "all are in after ms", "CPU µs each", "MB before", f"MB with {SOCKETS:,}", "kB each")
    sheet = Sheet(*columns, title=f"{CONNECTS:,} connect within a second; {SOCKETS:,} idle websockets")
    for column in sheet.columns:
        column.justify = "right"
    found = asyncio.run(measure())
    keys = ("wait", "connected", "cpu", "empty", "memory")
    sheet.add_row(*(f"{found[key]:,.0f}" for key in keys), f"{found['each']:.1f}")
    console.print(sheet)


if __name__ == "__main__":
    run(Console())
