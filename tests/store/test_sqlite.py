"""SQLite only: settings for durability, group commit, full disks, locks and migrations."""

from __future__ import annotations

import os
import sqlite3
import stat
from asyncio import Runner, gather, sleep
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.support.store_rows import guest, row, summary

from tilehall.store.protocol import Row, Unavailable
from tilehall.store.sqlite.database import connect, migrate, migrations, schema_of
from tilehall.store.sqlite.store import CHECK_AFTER_S, SqliteStore

FIXTURE = Path(__file__).parents[1] / "fixtures" / "hall-0.1" / "hall.db"
MANY = """
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT 100000)
    INSERT INTO rooms (code, game, phase, listed, host, users, seats, free, turn, waits, opened, changed, started)
    SELECT n, '4ascend', 'over', 1, 'ann', '[]', 2, 0, NULL, 0, 1, 1, 1 FROM numbers
"""


@pytest.fixture
def store(runner: Runner, database: Path) -> Iterator[SqliteStore]:
    async def opened() -> SqliteStore:
        return SqliteStore(database)

    store = runner.run(opened())
    yield store
    runner.run(store.close())


async def on_the_writer(store: SqliteStore, statement: str) -> Any:
    """Run a statement on the live connection of the writer, and return the answer."""
    return (await store._writer.do(lambda connection: connection.execute(statement).fetchone()))[0]


@pytest.mark.parametrize(
    ("setting", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10_000), ("query_only", 0)],
)
async def test_the_live_connection_is_durable(store: SqliteStore, setting: str, value: Any) -> None:
    assert await on_the_writer(store, f"PRAGMA {setting}") == value


async def test_the_reader_cannot_write(store: SqliteStore) -> None:
    with pytest.raises(Unavailable, match="readonly"):
        await store._reader.read(lambda connection: connection.execute("DELETE FROM users"))


async def test_only_the_owner_reads_the_files(store: SqliteStore, database: Path) -> None:
    assert await store.append(row(1), summary())
    files = list(database.parent.iterdir())
    assert {file.name for file in files} == {"hall.db", "hall.db-wal", "hall.db-shm", "hall.db.lock"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


async def appended(store: SqliteStore, each: Row) -> Row | None:
    """Append when awaited, together with the other writes of a `gather`."""
    return await store.append(each, summary())


async def test_many_waiting_writes_are_one_commit(store: SqliteStore) -> None:
    statements: list[str] = []
    await store._writer.do(lambda connection: connection.set_trace_callback(statements.append))
    statements.clear()
    for seq in range(1, 6):
        await gather(*(store.append(row(seq, f"ROOM{n:03}"), summary()) for n in range(200)))
    assert statements.count("COMMIT") == 5
    statements.clear()
    writes = [appended(store, row(6, f"ROOM{n:03}")) for n in range(100)]
    people = [store.add_user(guest(f"user {n}")) for n in range(100)]
    await gather(*writes, *people)
    assert statements.count("COMMIT") == 1


async def test_a_lone_write_waits_for_no_company(store: SqliteStore) -> None:
    statements: list[str] = []
    await store._writer.do(lambda connection: connection.set_trace_callback(statements.append))
    statements.clear()
    for seq in range(1, 4):
        assert await store.append(row(seq), summary())
    assert statements.count("COMMIT") == 3


async def test_nothing_is_acknowledged_before_the_commit(store: SqliteStore, database: Path) -> None:
    with closing(sqlite3.connect(database)) as outside:
        for seq in range(1, 30):
            assert await store.append(row(seq), summary())
            assert outside.execute("SELECT max(seq) FROM log").fetchone() == (seq,)


async def test_when_the_commit_fails_every_caller_is_notified(store: SqliteStore) -> None:
    # COMMIT detects a row without a room, no earlier statement does.
    orphan = "INSERT INTO log (room, seq, at, asker, key, entry) VALUES ('NOBODY', 1, 1, '', 'k', x'') RETURNING 1"
    appends = [appended(store, row(1, f"ROOM{n:02}")) for n in range(10)]
    results = await gather(*appends, on_the_writer(store, orphan), return_exceptions=True)
    assert [type(each) for each in results] == [sqlite3.IntegrityError] * 11
    assert list(await store.rooms_of("ann")) == []
    assert await store.append(row(1, "ROOM00"), summary()) == row(1, "ROOM00")


async def test_a_full_disk_is_reported_and_nothing_is_half_written(store: SqliteStore) -> None:
    pages = await on_the_writer(store, "PRAGMA page_count")
    await on_the_writer(store, f"PRAGMA max_page_count = {pages + 20}")
    large = [row(1, f"ROOM{n:02}", entry=b"x" * 20_000) for n in range(20)]
    results = await gather(*(store.append(each, summary()) for each in large), return_exceptions=True)
    assert Unavailable in {type(each) for each in results}
    for each, result in zip(large, results, strict=True):
        assert list(await store.rows(each.room)) == ([each] if result == each else [])
    assert len(await store.rooms_of("ann")) == sum(each in large for each in results)
    await on_the_writer(store, "PRAGMA max_page_count = 1000000")
    assert await store.append(row(1, "BETTER"), summary()) == row(1, "BETTER")


async def test_a_check_writes_to_the_disk_once_in_a_while(store: SqliteStore, database: Path) -> None:
    log = database.with_name(f"{database.name}-wal")
    await store.check()
    written = log.stat().st_size
    for _ in range(3):
        await store.check()
    assert log.stat().st_size == written, "a write was just committed"
    store._writer._committed -= CHECK_AFTER_S + 1
    await store.check()
    assert log.stat().st_size > written


async def test_a_check_fails_with_the_writes_and_passes_with_them(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    await store.check()
    store._writer._connection.execute("PRAGMA query_only = ON")
    for number in range(3):
        with pytest.raises(Unavailable, match="readonly"):
            await store.append(row(1, f"ROOM{number:02}"), summary())
        with pytest.raises(Unavailable, match="readonly"):
            await store.check()
    assert await store.rows("ROOM00") == [], "what is there can be read"
    store._writer._connection.execute("PRAGMA query_only = OFF")
    await store.check()
    assert caplog.text.count("cannot be written") == 1
    assert caplog.text.count("can be written again") == 1


@pytest.mark.parametrize("path", ["reader", "writer"])
async def test_a_mistake_in_a_statement_is_no_fault_of_the_disk(store: SqliteStore, path: str) -> None:
    def mistake(connection: sqlite3.Connection) -> None:
        connection.execute("SELECT word FROM nowhere")

    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        await (store._reader.read(mistake) if path == "reader" else store._writer.do(mistake))


async def test_a_row_is_never_changed(store: SqliteStore) -> None:
    assert await store.append(row(1), summary())
    with pytest.raises(sqlite3.IntegrityError, match="written once"):
        await on_the_writer(store, "UPDATE log SET entry = x''")


async def test_what_waits_is_committed_though_the_loop_turns(store: SqliteStore) -> None:
    appends = [store.append(row(1, f"ROOM{n:04}"), summary()) for n in range(2500)]
    told = gather(*appends)
    while not told.done():
        await sleep(0)
    assert all(told.result())


async def test_a_second_server_is_refused(store: SqliteStore, database: Path) -> None:
    for _ in range(2):  # asking does not erase the holder's name
        with pytest.raises(Unavailable, match=rf"hall\.db is in use by process {os.getpid()}: stop the server"):
            SqliteStore(database)
    assert await store.append(row(1), summary())


async def test_a_database_may_be_opened_again_after_closing(database: Path) -> None:
    for _ in range(3):
        store = SqliteStore(database)
        await store.close()
        await store.close()
    assert {file.name for file in database.parent.iterdir()} == {"hall.db", "hall.db.lock"}


async def test_an_empty_file_becomes_a_database_of_this_release(database: Path) -> None:
    database.touch()
    store = SqliteStore(database)
    newest = migrations()[-1][0]
    assert await on_the_writer(store, "SELECT max(number) FROM migrations") == newest
    await store.close()


def test_migrations_are_numbered_without_gaps() -> None:
    numbers = [number for number, _ in migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_each_migration_runs_once(database: Path) -> None:
    steps = [*migrations(), (len(migrations()) + 1, "CREATE TABLE medals (n INTEGER); INSERT INTO medals VALUES (1)")]
    with closing(connect(database)) as connection:
        migrate(connection, database)
        migrate(connection, database, steps)
        migrate(connection, database, steps)
        assert connection.execute("SELECT count(*) FROM medals").fetchone() == (1,)
        assert schema_of(connection) == steps[-1][0]
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE medals (n INTEGER); INSERT INTO nowhere VALUES (1)",
        "CREATE TABLE medals (n INTEGER); INSERT INTO talk VALUES ('NOBODY', 1, 1, 'ann', 'hello')",
    ],
)
def test_a_migration_that_fails_changes_nothing(database: Path, script: str) -> None:
    with closing(connect(database)) as connection:
        migrate(connection, database)
        with pytest.raises(Unavailable, match=r"Migration 99 .* failed, and nothing changed"):
            migrate(connection, database, [*migrations(), (99, script)])
        assert connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'medals'").fetchone() is None
        assert connection.execute("SELECT count(*) FROM talk").fetchone() == (0,)
        assert schema_of(connection) == migrations()[-1][0]


async def test_a_database_of_a_newer_release_is_refused(database: Path) -> None:
    await SqliteStore(database).close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO migrations (number, at) VALUES (99, 'tomorrow')")
    for _ in range(2):
        with pytest.raises(Unavailable, match="newer release: its schema is 99"):
            SqliteStore(database)


async def test_a_file_that_is_no_database_of_ours_is_refused(database: Path) -> None:
    database.write_bytes(b"dear diary " * 1000)
    with pytest.raises(Unavailable, match="not a database"):
        SqliteStore(database)
    database.unlink()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("CREATE TABLE rooms (beds INTEGER)")
    with pytest.raises(Unavailable, match="not one of Tilehall's"):
        SqliteStore(database)


@pytest.mark.parametrize("damage", ["zeros", "ones", "noise"])
async def test_overwritten_pages_are_found_at_the_start(database: Path, damage: str) -> None:
    whole = FIXTURE.read_bytes()
    size = int.from_bytes(whole[16:18], "big")  # https://www.sqlite.org/fileformat.html, 1.3
    assert len(whole) // size > 40
    other = {"zeros": bytes(size), "ones": b"\xff" * size, "noise": Random(1).randbytes(size)}
    for start in range(0, len(whole), size):
        database.write_bytes(whole[:start] + other[damage] + whole[start + size :])
        with pytest.raises(Unavailable, match=r"hall\.db .* restore") as refusal:
            SqliteStore(database)
        assert "\n" not in str(refusal.value)
        assert len(database.read_bytes()) == len(whole)
    database.write_bytes(whole)
    store = SqliteStore(database)
    assert await on_the_writer(store, "SELECT count(*) FROM rooms") == 19
    await store.close()


async def test_a_schema_that_is_no_text_is_damage(database: Path) -> None:
    database.write_bytes(FIXTURE.read_bytes().replace(b"CREATE TABLE talk", b"CREATE TABLE \xfb\xfb\xfb\xfb"))
    with pytest.raises(Unavailable, match=r"hall\.db is damaged: .* restore"):
        SqliteStore(database)


async def test_a_database_too_large_to_check_in_time_is_opened(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await SqliteStore(database).close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(MANY)
    monkeypatch.setattr("tilehall.store.sqlite.database.CHECK_TIMEOUT_S", 0.001)
    for _ in range(50):  # the timeout may pass before the check has begun
        store = SqliteStore(database)
        assert len(await store.listed_rooms()) == 0
        await store.close()
        if "not to its end" in caplog.text:
            return
    pytest.fail("the check took less than a thousandth of a second, fifty times")


async def test_a_folder_that_is_not_there_is_named(database: Path) -> None:
    with pytest.raises(Unavailable, match="No such file or directory"):
        SqliteStore(database.parent / "nowhere" / "hall.db")


async def test_a_folder_in_the_place_of_the_database_is_refused(database: Path) -> None:
    database.mkdir()
    with pytest.raises(Unavailable, match="cannot be opened: unable to open database file"):
        SqliteStore(database)


async def test_a_link_leads_to_one_database_that_only_its_owner_reads(database: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(database)
    store = SqliteStore(link)
    assert await store.append(row(1), summary())
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    with pytest.raises(Unavailable, match="in use by process"):
        SqliteStore(database)
    await store.close()
