"""Instructions per move: how many the server executes in user space, counted by valgrind's callgrind.

Unlike CPU time, the count does not depend on other load of the machine. `python -m bench.instructions` prints the sum,
and the shares of the threads and the libraries. It needs valgrind (Debian: `apt-get install valgrind`) and a minute or
more: under it the server is about fifty times slower.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table as Sheet

from bench.crowd import Server
from bench.moves import crowd, set_going

TABLES = 8  # few: the time between two moves of one table is long enough as it is
MOVES = 1000  # so that the store's journal is flushed twice
WARM_UP_S = 8.0  # before counting starts
CALLGRIND = ("valgrind", "--tool=callgrind", "--instr-atstart=no", "--separate-threads=yes", "-q")
THREADS = ("the loop's thread", "the store's writer", "the store's reader")  # busiest first
COST = re.compile(r"\s*([\d,]+) \(\s*[\d.]+%\)  (?!PROGRAM TOTALS)(.*)")
LIBRARY = re.compile(r"\[[^\]]*/([^/\]]+)\]$")


async def counted(written: Path) -> int:
    """Play on a server whose instructions are counted into a file; return the number of moves."""
    server = Server((*CALLGRIND, f"--callgrind-out-file={written}"))

    def count(on: str) -> None:
        subprocess.run(("callgrind_control", "-i", on, str(server.process.pid)), check=True, capture_output=True)

    try:
        moved: list[float] = []
        seated = await crowd(server, TABLES, moved)
        set_going(seated, None)
        await asyncio.sleep(WARM_UP_S)
        count("on")
        moved.clear()
        while len(moved) < MOVES:
            await asyncio.sleep(0.05)
        count("off")
        for table in seated:
            table.running = False
        return len(moved)
    finally:
        server.stop()


def by_thread(written: Path) -> list[Counter[str]]:
    """Return the instructions of each thread by library, busiest first; callgrind writes one file per thread."""
    found = [by_library(each) for each in written.parent.glob(f"{written.name}-*")]
    return sorted(found, key=Counter.total, reverse=True)


def by_library(written: Path) -> Counter[str]:
    """Return the instructions in a callgrind file by library; inlined ones are listed separately."""
    annotate = ("callgrind_annotate", "--threshold=100", "--auto=no", str(written))
    lines = subprocess.run(annotate, check=True, capture_output=True, text=True).stdout.splitlines()
    found: Counter[str] = Counter()
    for cost, where in (match.groups() for match in map(COST.match, lines) if match):
        library = LIBRARY.search(where)
        found[library[1] if library else "inlined"] += int(cost.replace(",", ""))
    return found


def run(console: Console) -> None:
    """Count the instructions and print one table."""
    with TemporaryDirectory() as folder:
        written = Path(folder, "callgrind.out")
        moves = asyncio.run(counted(written))
        threads = by_thread(written)
    libraries = sum(threads, Counter[str]())
    sheet = Sheet("where", "instructions per move", title=f"{moves} moves of 4ascend over websockets, {TABLES} tables")
    sheet.columns[1].justify = "right"
    sheet.add_row("all", f"{libraries.total() / moves:,.0f}")
    for name, thread in zip(THREADS, threads, strict=False):
        sheet.add_row(name, f"{thread.total() / moves:,.0f}")
    for library, instructions in libraries.most_common(8):
        sheet.add_row(library, f"{instructions / moves:,.0f}")
    console.print(sheet)


if __name__ == "__main__":
    run(Console())
