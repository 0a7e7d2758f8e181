"""`python -m bench.open_tables`: the cost of listing open tables and waiting players in a hall with many rooms.

Rooms are written directly into the tables of each store, half of them open and half of them over; each query runs many
times in a row. A private PostgreSQL server is started from its wheel. Nothing here is a test: look at the milliseconds,
and at how they grow with the rooms.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table as Sheet
from tests.support.postgres_server import PostgresServer, execute

from tilehall.core.registry import games
from tilehall.store.opening import open_store
from tilehall.store.protocol import Row
from tilehall.store.queries.rooms import ANY_ROOM, WantedRooms
from tilehall.store.store import Store
from tilehall.table.speeds import SPEEDS
from tilehall.table.summary import Phase, Summary

ROOMS = 10_000  # open ones; as many again are over
TIMES = 50
AT_ONCE = 500
PHASES: tuple[Phase, ...] = ("gathering", "playing", "over", "closed")
QUERIES = {
    "everything": ANY_ROOM,
    "one game, a free seat": WantedRooms(game="rummikub", seats="free"),
    "what is rare": WantedRooms(game="rummikub", speed="days", rated=True, seats="free"),
    "what there is none of": WantedRooms(game="chess"),
    "apart from 500 people": WantedRooms(apart=tuple(f"person {number}" for number in range(500))),
    "rare, apart from 500": WantedRooms(game="miners", speed="days", apart=tuple(f"person {n}" for n in range(500))),
}


def room(number: int, random: Random) -> tuple[Row, Summary]:
    """Return an invented room: half of them are open, one in a hundred waits to be matched."""
    phase = random.choice(PHASES)
    seats = random.randint(2, 5)
    people = tuple(f"person {random.randrange(100_000)}" for _ in range(random.randint(1, seats)))
    matching = phase == "gathering" and number % 100 == 0
    summary = Summary(
        game=random.choice([*games()]),
        phase=phase,
        listed=not matching,
        host=people[0],
        users=people,
        seats=seats,
        free=seats - len(people) if phase == "gathering" else 0,
        turn=None,
        waits=False,
        queue="quick" if matching else "",
        speed=random.choices(SPEEDS, (90, 6, 3, 1))[0],
        rated=random.random() < 0.5,
    )
    return Row(f"ROOM{number:06}", 1, number, "", "opened", b"{}"), summary


async def fill(store: Store) -> None:
    random = Random(1)
    rooms = [room(number, random) for number in range(2 * ROOMS)]
    for start in range(0, len(rooms), AT_ONCE):
        await asyncio.gather(*(store.append(*each) for each in rooms[start : start + AT_ONCE]))


async def measure(sheet: Sheet, name: str, where: str) -> None:
    """Run every query of a store; add the median and the slowest time to the sheet."""
    store = await open_store(where)
    await fill(store)
    if name == "PostgreSQL":
        await asyncio.to_thread(execute, where, "ANALYZE")  # as the server does by itself within a minute
    for words, wanted in QUERIES.items():
        spent, found = list[float](), 0
        for _ in range(TIMES):
            began = time.perf_counter()
            found = len(await store.listed_rooms(wanted, None, 30))
            spent.append(1000 * (time.perf_counter() - began))
        sheet.add_row(name, words, str(found), f"{sorted(spent)[TIMES // 2]:.2f}", f"{max(spent):.2f}")
    began = time.perf_counter()
    for _ in range(TIMES):
        found = len(await store.matching_rooms())
    each = 1000 * (time.perf_counter() - began) / TIMES
    sheet.add_row(name, "all who wait", str(found), f"{each:.2f}", "")
    await store.close()


def run(console: Console) -> None:
    sheet = Sheet("store", "query", "found", "ms, median", "ms, max", title=f"{ROOMS} open rooms of {2 * ROOMS}")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(sheet, "SQLite", str(Path(folder) / "hall.db")))
    server = PostgresServer()
    try:
        asyncio.run(measure(sheet, "PostgreSQL", server.url()))
    finally:
        server.remove()
    console.print(sheet)


if __name__ == "__main__":
    run(Console(width=None if sys.stdout.isatty() else 110))
