"""Instructions per move for identical moves, so that two runs of the same code are nearly equal.

The server runs in this process, without sockets, with fixed moves, seeds, codes and clock. `python -m bench.same_moves`
prints the instructions of each thread, of players and server together, to compare two versions of the code. It also
prints a checksum of all messages with a position, which changes with any byte of them. Options of 4ascend may be given
in JSON: `python -m bench.same_moves '{"plants_start":0}'`. It needs valgrind, as bench.instructions does.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvloop
from msgspec import Raw
from tests.support.recorded_server import Client, Person

from bench.crowd import News, Position
from bench.instructions import CALLGRIND, by_thread
from tilehall.server.app import App
from tilehall.server.settings import Settings
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table.room_settings import RoomSettings

TABLES = 20
WARM_UP_MOVES, MOVES = 400, 1500  # not counted, and counted: the store's journal is flushed three times
FREELY = Settings(messages_per_second=100_000, messages_burst=1_000_000, wrong_codes=1_000_000)
COUNTED = "TILEHALL_BENCH_COUNTED"  # set in the process that valgrind runs

_news = msgspec.json.Decoder(News)


class Seat(Client):
    """One player, and what they see."""

    position: Position | None = None

    def tell(self, ask: str, **fields: Any) -> None:
        """Send a message without waiting."""
        self.give(msgspec.json.encode({"ask": ask, "id": 1, **fields}))

    async def settled(self) -> None:
        if self.connection.working is not None:
            await self.connection.working
        for _ in range(3):  # until a move is sent, and the messages are written
            await asyncio.sleep(0)

    async def told(self, ask: str, **fields: Any) -> None:
        """Send a message and wait until it is answered."""
        self.tell(ask, **fields)
        await self.settled()


class Play:
    """All tables, and what was sent to them."""

    def __init__(self, tables: Sequence[Sequence[Seat]], rng: Random) -> None:
        self.tables = tables
        self.rng = rng
        self.sent = hashlib.sha256()

    def value(self) -> str:
        return f"{self.rng.getrandbits(64):016x}"

    async def moves(self, most: int) -> int:
        """Make at least so many moves, one at each table at a time."""
        made = 0
        while made < most:
            movers = [mover for table in self.tables if (mover := await self.mover(table))]
            for seat in movers:
                assert seat.position is not None
                row, _, column = self.rng.choice(seat.position.legal).split()[1].partition(",")
                step = {"do": "stone", "cell": [int(row), int(column)]}
                seat.tell("submit", steps=[step], after=seat.position.seq, key=self.value())
            for seat in movers:
                await seat.settled()
            made += len(movers)
        return made

    async def mover(self, table: Sequence[Seat]) -> Seat | None:
        """Return the seat to move at a table; if the game is over, begin the next and return None."""
        for seat in table:
            for raw in seat.written.taken():
                news = _news.decode(raw)
                if news.news == "refused":
                    raise RuntimeError(news.why)
                if news.position is not None:
                    seat.position = news.position
                    self.sent.update(raw)
        for seat in table:
            if seat.position is not None and seat.position.turn == seat.position.me:
                return seat
        await table[0].told("again")
        for seat in table:
            await seat.told("ready", value=self.value())
        return None


async def counted(options: str, database: Path) -> None:
    """Set everything up, play, and let valgrind count a part of it."""
    store = SqliteStore(database)
    app = App(FREELY, store)
    numbers, rng = count(1), Random(5)
    app.randomness.new_seed = lambda: hashlib.sha256(b"%d" % next(numbers)).digest()
    app.randomness.new_code = lambda: f"KX{next(numbers):04}"
    app.time.now = count(1_700_000_000_000).__next__
    play = Play([], rng)
    tables: list[list[Seat]] = []
    for number in range(TABLES):
        guests = [await app.people.guest(f"Player {number} {seat}", "a bench") for seat in range(2)]
        settings = RoomSettings(options=Raw(options.encode()), seats=2, listed=False, watch=False)
        code = await app.rooms.open(guests[0].user.id, "4ascend", settings)
        tables.append([Seat(app.connections, Person(guest.user.id, guest.token)) for guest in guests])
        for seat in tables[-1]:
            await seat.connect()
            await seat.told("enter", room=code)
            await seat.told("sit")
        for seat in tables[-1]:
            await seat.told("ready", value=play.value())
    play.tables = tables
    await play.moves(WARM_UP_MOVES)
    _count("on")
    made = await play.moves(MOVES)
    _count("off")
    print(made, play.sent.hexdigest()[:12], flush=True)
    await app.stop()
    await store.close()


def _count(on: str) -> None:
    subprocess.run(("callgrind_control", "-i", on, str(os.getpid())), check=True, capture_output=True)


def run(options: str) -> None:
    """Play under valgrind and print one line."""
    with TemporaryDirectory() as folder:
        written = Path(folder, "callgrind.out")
        command = [*CALLGRIND, f"--callgrind-out-file={written}", sys.executable, "-m", "bench.same_moves", options]
        env = {**os.environ, COUNTED: str(Path(folder, "hall.db")), "PYTHONHASHSEED": "0"}
        told = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout.split()
        threads = [f"{thread.total() / int(told[0]):,.0f}" for thread in by_thread(written)]
    print(f"{told[0]} moves; instructions per move by thread: {', '.join(threads[:2])}; sent: {told[1]}")


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "{}"
    if database := os.environ.get(COUNTED):
        uvloop.run(counted(chosen, Path(database)))
    else:
        run(chosen)
