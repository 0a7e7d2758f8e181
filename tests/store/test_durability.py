"""Acknowledged rows are kept: after SIGKILL, beside backups from another process, and in every backup."""

from __future__ import annotations

import os
import subprocess
import sys
from asyncio import Runner, to_thread
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Condition, Thread

from tests.support.store_appender import ROOMS
from tests.support.store_games import fold, grow
from tests.support.store_locks import locks_on, on_linux

from tilehall.store.protocol import Row
from tilehall.store.sqlite.backup import backup
from tilehall.store.sqlite.store import SqliteStore

ROOT = Path(__file__).parents[2]
TIMEOUT_S = 60.0  # after which a waiting test has failed

Told = tuple[str, int, str]  # room, number and key of a row


class Appender:
    """A process that appends to many rooms, and the rows that were acknowledged to it."""

    def __init__(self, database: Path) -> None:
        command = [sys.executable, "-m", "tests.support.store_appender", str(database)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.told: list[Told] = []
        self.more = Condition()
        self.reader = Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.endswith("\n"):  # the last line may be cut
                room, seq, key = line.rstrip("\n").split(" ", 2)
                with self.more:
                    self.told.append((room, int(seq), key))
                    self.more.notify_all()

    def wait_for(self, more: int) -> set[Told]:
        """Return all acknowledged rows, after so many more have been acknowledged."""
        with self.more:
            enough = len(self.told) + more
            assert self.more.wait_for(lambda: len(self.told) >= enough, TIMEOUT_S)
            return set(self.told)

    def kill(self) -> set[Told]:
        """End the process as a power cut would; return the rows acknowledged before."""
        self.process.kill()
        self.process.wait(TIMEOUT_S)
        self.reader.join(TIMEOUT_S)
        assert self.process.returncode == -9
        assert self.process.stdout is not None
        self.process.stdout.close()
        return set(self.told)


@contextmanager
def appending(database: Path) -> Iterator[Appender]:
    appender = Appender(database)
    try:
        yield appender
    finally:
        if appender.process.returncode is None:
            appender.kill()


def back_up(database: Path, target: Path) -> str:
    """Make a backup in another process and return its output."""
    words = ["backup", str(target), "--database", str(database)]
    command = [sys.executable, "-c", "from tilehall.cli import app; app()", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def kept(database: Path) -> set[Told]:
    """Return every row of a database that no process holds, and check that all logs are whole and fold."""
    store = SqliteStore(database)
    rows: list[Row] = []
    for room in ROOMS:
        log = list(await store.rows(room))
        assert [each.seq for each in log] == list(range(1, len(log) + 1))
        assert len({each.key for each in log}) == len(log)
        fold(log)
        rows += log
    assert {each.room for each in await store.rooms_of("ann")} == {each.room for each in rows}
    assert await store._writer.do(lambda connection: connection.execute("PRAGMA integrity_check").fetchone()) == ("ok",)
    await store.close()
    return {(each.room, each.seq, each.key) for each in rows}


async def test_what_was_acknowledged_to_a_killed_process_is_there_once(database: Path) -> None:
    told: set[Told] = set()
    for enough in (1, 50, 400, 1000):
        with appending(database) as appender:
            appender.wait_for(enough)
            told |= appender.kill()
        assert told <= await kept(database)


async def test_backups_beside_a_writing_process_cost_it_nothing(database: Path, tmp_path: Path) -> None:
    before: dict[Path, set[Told]] = {}
    with appending(database) as appender:
        for number in range(4):
            copy = tmp_path / f"copy {number}.db"
            before[copy] = appender.wait_for(300)
            back_up(database, copy)
        appender.wait_for(300)
        told = appender.kill()
    for copy, acknowledged in before.items():
        assert len(acknowledged - await kept(copy)) == 0
    assert len(told - await kept(database)) == 0


@on_linux
async def test_a_writing_process_keeps_its_lock_beside_backups(database: Path, tmp_path: Path) -> None:
    with appending(database) as appender:
        appender.wait_for(1)
        assert locks_on(database, appender.process.pid) > 0
        for number in range(2):
            back_up(database, tmp_path / f"{number}.db")
            appender.wait_for(20)
            assert locks_on(database, appender.process.pid) > 0
            assert database.with_name("hall.db-wal").exists()


@on_linux
async def test_the_lock_stays_whatever_the_process_does_with_the_store(
    runner: Runner, database: Path, tmp_path: Path
) -> None:
    store = SqliteStore(database)
    assert locks_on(database, os.getpid()) > 0
    await grow(store, "ABCDEF", 10)
    await to_thread(backup, database, tmp_path / "copy.db")
    assert locks_on(database, os.getpid()) > 0
    await store.close()
    again = SqliteStore(database)
    assert locks_on(database, os.getpid()) > 0
    await again.close()
    assert locks_on(database, os.getpid()) == 0
