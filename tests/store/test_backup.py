"""Backups: whole while the server writes, checked by folding every room, restored only while no server runs."""

from __future__ import annotations

import sqlite3
import stat
from asyncio import create_task, to_thread
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from tests.support.rooms import SEED
from tests.support.store_games import append_next, fold, grow
from tests.support.store_rows import guest, row, summary

from tilehall.store.protocol import Row, Seed, Unavailable
from tilehall.store.sqlite.backup import backup, restore
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table import entries
from tilehall.table.room import Room


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "odd ? name # % é.backup"


async def kept(database: Path, room: str = "ABCDEF") -> list[int]:
    """Return the numbers of a room's rows in a database that no process holds."""
    store = SqliteStore(database)
    numbers = [each.seq for each in await store.rows(room)]
    await store.close()
    return numbers


async def write(database: Path, rows: Sequence[int], room: str = "ABCDEF") -> None:
    """Append the rows with these numbers, which are the next ones, to a database that no process holds."""
    store = SqliteStore(database)
    assert len(await store.rows(room)) + 1 == rows[0]
    await grow(store, room, len(rows))
    await store.close()


async def test_a_backup_taken_while_the_server_writes_is_whole(database: Path, copy: Path) -> None:
    store = SqliteStore(database)
    await store.add_user(guest("ann"))
    told = 0
    stop = False

    async def play() -> None:
        nonlocal told
        room: Room | None = None
        rng = Random(1)
        while not stop:
            room = await append_next(store, room, "ABCDEF", rng)
            told = room.seq

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
    await grow(store, "ABCDEF", 1)
    with pytest.raises(Unavailable, match="in use by process"):
        restore(copy, database)
    assert [each.seq for each in await store.rows("ABCDEF")] == [1, 2]
    await store.close()
    assert await kept(database) == [1, 2]


@pytest.mark.parametrize("damage", ["garbage", "cut", "flipped", "scratched", "empty", "foreign", "newer"])
async def test_a_damaged_backup_is_refused_and_changes_nothing(database: Path, copy: Path, damage: str) -> None:
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
    assert not list(database.parent.glob("*.part"))


def test_a_backup_that_is_not_there_is_named(database: Path, copy: Path) -> None:
    with pytest.raises(Unavailable, match="There is no database"):
        restore(copy, database)


async def test_a_backup_says_how_many_rooms_and_moves_it_holds(database: Path, copy: Path) -> None:
    await write(database, range(1, 101), "ABCDEF")
    await write(database, range(1, 4), "GHJKMN")
    store = SqliteStore(database)
    log = await store.rows("ABCDEF")
    await store.close()
    moves = sum(isinstance(entries.read(each.entry), entries.Played) for each in log)
    assert moves > 50
    held = backup(database, copy)
    assert (held.rooms, held.moves, held.unknown, held.broken) == (2, moves, (), ())
    assert restore(copy, database) == held


async def append(database: Path, *rows: Row, seed: bool = True) -> None:
    """Append rows unchanged, sound or not."""
    store = SqliteStore(database)
    for each in rows:
        kept = Seed(1, SEED) if each.seq == 1 and seed else None
        assert await store.append(each, summary(), kept) == each
    await store.close()


OPENED = b'{"is":"opened","game":"4ascend","version":1,"options":{},"seats":2,"host":"ann","listed":true,"watch":true'
OPENED += b',"commitment":"00"}'


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (b"{}", "entry 2 cannot be read"),
        (b"\xff\x00", "entry 2 cannot be read"),
        (OPENED, "entry 2 does not fit: the room ABCDEF is opened twice"),
        (b'{"is":"sat","user":"ann","seat":7}', "entry 3 does not fit"),
        (b'{"is":"began","steps":["stone 99,99"]}', "entry 2 does not fit"),
    ],
)
async def test_a_broken_room_is_named_and_the_backup_kept(database: Path, copy: Path, entry: bytes, why: str) -> None:
    await write(database, range(1, 30), "GHJKMN")
    ready = b'{"is":"ready","seat":7,"value":"12345678"}'
    await append(database, row(1, entry=OPENED), row(2, entry=entry), row(3, entry=ready))
    held = backup(database, copy)
    assert held.rooms == 2
    assert len(held.broken) == 1
    assert f"The room ABCDEF is broken: {why}" in held.broken[0]
    assert await kept(copy) == [1, 2, 3]
    assert await kept(copy, "GHJKMN") == list(range(1, 30))


async def test_what_is_missing_from_a_room_is_named(database: Path, copy: Path) -> None:
    for room in ("GAPGAP", "NOLOGS"):
        await write(database, range(1, 10), room)
    await append(database, row(1, "NOSEED", entry=OPENED), seed=False)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM log WHERE room = 'NOLOGS' OR room = 'GAPGAP' AND seq = 5")
    held = backup(database, copy)
    assert held.rooms == 3
    assert set(held.broken) == {
        "The room NOLOGS is broken: it has no log.",
        "The room GAPGAP is broken: entry 5 is missing.",
        "The room NOSEED is broken: the seed of game 1 is missing.",
    }


@pytest.mark.parametrize(("old", "new"), [(b"4ascend", b"nim"), (b'"version":1', b'"version":99')])
async def test_a_room_that_this_release_cannot_play_is_no_broken_one(
    database: Path, copy: Path, old: bytes, new: bytes
) -> None:
    await append(database, row(1, entry=OPENED.replace(old, new)), row(2, entry=b'{"is":"hosted","user":"ben"}'))
    held = backup(database, copy)
    assert (held.rooms, held.moves, held.broken) == (1, 0, ())
    assert "The room ABCDEF cannot be played by this release: " in held.unknown[0]


async def test_a_damaged_database_is_not_backed_up(database: Path, copy: Path) -> None:
    await write(database, range(1, 200))
    whole = database.read_bytes()
    database.write_bytes(whole[:-2000] + b"\xff" * 2000)
    with pytest.raises(Unavailable, match=r"hall\.db .*(damaged|malformed)"):
        backup(database, copy)
    assert not copy.exists()
    assert not list(copy.parent.glob("*.part"))


async def test_a_backup_never_writes_over_the_database_whatever_that_is_called(tmp_path: Path) -> None:
    database, copy = tmp_path / "hall.part", tmp_path / "hall"
    await write(database, range(1, 20))
    backup(database, copy)
    assert await kept(database) == await kept(copy) == list(range(1, 20))


async def test_a_restored_database_stays_where_a_link_leads(database: Path, copy: Path, tmp_path: Path) -> None:
    await write(database, range(1, 10))
    backup(database, copy)
    await write(database, range(10, 20))
    link = tmp_path / "link.db"
    link.symlink_to(database)
    restore(copy, link)
    assert link.is_symlink()
    assert await kept(database) == list(range(1, 10))


async def test_a_backup_can_be_played_on_with(database: Path, copy: Path) -> None:
    await write(database, range(1, 60))
    backup(database, copy)
    await write(copy, range(60, 90))
    store = SqliteStore(copy)
    room = fold(list(await store.rows("ABCDEF")))
    await store.close()
    assert room is not None
    assert room.seq == 89


async def test_a_database_of_a_newer_release_is_not_copied(database: Path, copy: Path) -> None:
    await write(database, range(1, 4))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO migrations (number, at) VALUES (99, 'tomorrow')")
    with pytest.raises(Unavailable, match="newer release: its schema is 99"):
        backup(database, copy)
    assert not copy.exists()
    assert not list(database.parent.glob("*.part"))
