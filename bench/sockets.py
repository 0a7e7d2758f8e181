"""`python -m bench.sockets`: many who connect in one second, and what it takes to hold many who do nothing.

CONNECTS people connect within a second, each signed in, while a process of its own asks `/healthz` as in
`bench.entering`. Then all of them open further windows until there are SOCKETS, and memory is read once they are quiet.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time

from rich.console import Console
from rich.table import Table as Sheet

from bench.crowd import Server
from bench.entering import PATIENCE, QUIET, Visitor, connect, watch

CONNECTS = 2_000
SOCKETS = 10_000
AT_ONCE = 50  # further windows that are opened at the same moment


async def connect_within_a_second(server: Server, cookies: list[str]) -> list[Visitor]:
    """Let people connect, evenly over a second, whether or not those before are in."""
    loop, began = asyncio.get_running_loop(), time.perf_counter()
    coming = []
    for number, cookie in enumerate(cookies):
        ahead = began + number / len(cookies) - time.perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        coming.append(loop.create_task(connect(server, cookie)))
    async with asyncio.timeout(PATIENCE):
        return list(await asyncio.gather(*coming))


async def measure() -> dict[str, float]:
    """Connect many in a second, then hold more of them."""
    os.environ["TILEHALL_SOCKETS_PER_USER"] = "1000"  # the most there may be
    server = Server()
    try:
        cookies = [server.post("/api/guest", {"name": f"Visitor {number}"})[1] for number in range(CONNECTS)]
        empty = server.memory()
        here, there = multiprocessing.get_context("spawn").Pipe()
        watching = multiprocessing.get_context("spawn").Process(target=watch, args=(server.address, there))
        watching.start()
        await asyncio.sleep(QUIET)
        before, began = server.cpu(), time.perf_counter()
        visitors = await connect_within_a_second(server, cookies)
        connected = time.perf_counter()
        await asyncio.sleep(QUIET)
        spent = server.cpu() - before
        here.send(None)
        waits = await asyncio.to_thread(here.recv)
        watching.join()
        while len(visitors) < SOCKETS:
            some = cookies[len(visitors) % CONNECTS :][:AT_ONCE]
            visitors += await asyncio.gather(*(connect(server, cookie) for cookie in some))
        await asyncio.sleep(QUIET)
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
    """Measure, and print one table."""
    columns = ("longest wait ms", "all are in after ms", "CPU µs each", "MB before", f"MB with {SOCKETS:,}", "kB each")
    sheet = Sheet(*columns, title=f"{CONNECTS:,} connect within a second; {SOCKETS:,} websockets that do nothing")
    for column in sheet.columns:
        column.justify = "right"
    found = asyncio.run(measure())
    keys = ("wait", "connected", "cpu", "empty", "memory")
    sheet.add_row(*(f"{found[key]:,.0f}" for key in keys), f"{found['each']:.1f}")
    console.print(sheet)


if __name__ == "__main__":
    run(Console())
