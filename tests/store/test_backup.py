"""Backups: whole while the server writes on, put back only when none runs."""

from __future__ import annotations

import sqlite3
import stat
from asyncio import create_task, to_thread
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest
from tests.support.store_rows import guest, row, summary

from tilehall.store.protocol import Unavailable
from tilehall.store.sqlite.backup import backup, restore
from tilehall.store.sqlite.store import SqliteStore


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "odd ? name # % é.backup"


async def kept(database: Path, room: str = "ABCDEF") -> list[int]:
    """The numbers of a room's rows in a database that nobody holds."""
    store = SqliteStore(database)
    numbers = [each.seq for each in await store.rows(room)]
    await store.close()
    return numbers


async def write(database: Path, rows: Iterable[int]) -> None:
    """Append rows to a database that nobody holds."""
    store = SqliteStore(database)
    for seq in rows:
        assert await store.append(row(seq), summary())
    await store.close()


async def test_a_backup_taken_while_the_server_writes_is_whole(database: Path, copy: Path) -> None:
    store = SqliteStore(database)
    await store.add_user(guest("ann"))
    told = 0
    stop = False

    async def play() -> None:
        nonlocal told
        while not stop:
            assert await store.append(row(told + 1, entry=b"x" * 2000), summary())
            told += 1

    player = create_task(play())
    while told < 100:
        await to_thread(lambda: None)
    before = told
    await to_thread(backup, database, copy)
    stop = True
    await player
    await store.close()
    numbers = await kept(copy)
    assert numbers == list(range(1, len(numbers) + 1))
    assert before <= len(numbers) <= told
    assert await kept(database) == list(range(1, told + 1))


async def test_a_backup_is_one_file_that_only_its_owner_reads(database: Path, copy: Path) -> None:
    await write(database, [1])
    backup(database, copy)
    assert [file.name for file in copy.parent.iterdir() if not file.name.startswith("hall.db")] == [copy.name]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def test_a_backup_does_not_overwrite(database: Path, copy: Path) -> None:
    await write(database, [1])
    copy.write_text("precious")
    with pytest.raises(Unavailable, match="already"):
        backup(database, copy)
    assert copy.read_text() == "precious"


async def test_a_backup_that_cannot_be_written_says_why(database: Path, tmp_path: Path) -> None:
    await write(database, [1])
    with pytest.raises(Unavailable, match="No such file or directory"):
        backup(database, tmp_path / "nowhere" / "copy")


def test_a_backup_of_nothing_is_refused(database: Path, copy: Path) -> None:
    with pytest.raises(Unavailable, match="There is no database"):
        backup(database, copy)
    database.touch()
    with pytest.raises(Unavailable, match="is empty"):
        backup(database, copy)
    assert not copy.exists()


async def test_a_backup_is_restored(database: Path, copy: Path) -> None:
    await write(database, [1, 2])
    backup(database, copy)
    await write(database, [3, 4])
    restore(copy, database)
    assert await kept(database) == [1, 2]
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    await write(database, [3])
    assert await kept(copy) == [1, 2]


async def test_a_backup_is_restored_where_nothing_was(database: Path, copy: Path, tmp_path: Path) -> None:
    await write(database, [1])
    backup(database, copy)
    restore(copy, tmp_path / "new.db")
    assert await kept(tmp_path / "new.db") == [1]


async def test_a_log_left_by_a_killed_server_does_not_spoil_the_restored_one(database: Path, copy: Path) -> None:
    await write(database, [1])
    backup(database, copy)
    await write(database, [2, 3])
    wal = database.with_name("hall.db-wal")
    with closing(sqlite3.connect(database)) as killed:
        killed.execute("DELETE FROM log WHERE seq > 1")
        killed.commit()
        left = wal.read_bytes()
    assert left
    wal.write_bytes(left)
    restore(copy, database)
    assert not wal.exists()
    assert await kept(database) == [1]


async def test_a_damaged_database_is_replaced(database: Path, copy: Path) -> None:
    await write(database, [1])
    backup(database, copy)
    database.write_bytes(b"scratched" * 1000)
    restore(copy, database)
    assert await kept(database) == [1]


async def test_a_restore_is_refused_while_a_server_runs(database: Path, copy: Path) -> None:
    await write(database, [1])
    backup(database, copy)
    store = SqliteStore(database)
    assert await store.append(row(2), summary())
    with pytest.raises(Unavailable, match="in use by process"):
        restore(copy, database)
    assert [each.seq for each in await store.rows("ABCDEF")] == [1, 2]
    await store.close()
    assert await kept(database) == [1, 2]


@pytest.mark.parametrize("damage", ["garbage", "cut", "flipped", "scratched", "empty", "foreign", "newer"])
async def test_what_is_no_sound_backup_is_refused_and_nothing_changes(database: Path, copy: Path, damage: str) -> None:
    await write(database, range(1, 200))
    backup(database, copy)
    whole = copy.read_bytes()
    match damage:
        case "garbage":
            copy.write_bytes(b"dear diary " * 1000)
        case "cut":
            copy.write_bytes(whole[: len(whole) // 2])
        case "flipped":
            middle = len(whole) // 2
            copy.write_bytes(whole[:middle] + bytes(byte ^ 255 for byte in whole[middle:]))
        case "scratched":
            copy.write_bytes(whole[:-2000] + b"\xff" * 2000)
        case "empty":
            copy.write_bytes(b"")
        case "foreign":
            copy.unlink()
            with closing(sqlite3.connect(copy)) as connection, connection:
                connection.execute("CREATE TABLE rooms (beds INTEGER)")
        case "newer":
            with closing(sqlite3.connect(copy)) as connection, connection:
                connection.execute("INSERT INTO migrations (number, at) VALUES (99, 'tomorrow')")
    with pytest.raises(Unavailable):
        restore(copy, database)
    assert await kept(database) == list(range(1, 200))
    assert not database.with_name("hall.db.part").exists()


def test_a_backup_that_is_not_there_is_named(database: Path, copy: Path) -> None:
    with pytest.raises(Unavailable, match="There is no database"):
        restore(copy, database)
