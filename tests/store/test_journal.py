"""SQLite's journal: no reader can tell whether a move is in it or in the log."""

from __future__ import annotations

import sqlite3
from asyncio import Runner, gather
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from tests.support.rooms import ANN
from tests.support.store_games import fold, grow
from tests.support.store_rows import row, summary

from tilehall.store.protocol import Row, Unavailable
from tilehall.store.queries.rooms import Listing
from tilehall.store.sqlite import journal
from tilehall.store.sqlite.backup import backup, restore
from tilehall.store.sqlite.store import SqliteStore
from tilehall.store.sqlite.transfer import SqliteEnd
from tilehall.store.transfer import TABLES
from tilehall.table.summary import Summary

ROOMS = ("ABCDEF", "GHJKMN", "PQRSTU")


@pytest.fixture
def store(runner: Runner, database: Path) -> Iterator[SqliteStore]:
    async def opened() -> SqliteStore:
        return SqliteStore(database)

    store = runner.run(opened())
    yield store
    runner.run(store.close())


def rows_in(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        found: int = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return found


async def played(store: SqliteStore, moves: int, room: str = "ABCDEF") -> list[Row]:
    """Start a game in a room and return its rows, as they were appended."""
    rows = [row(seq, room) for seq in range(1, moves + 3)]
    assert await store.append(rows[0], summary(phase="gathering"))
    for each in rows[1:]:
        assert await store.append(each, summary(phase="playing", turn=("ann", "ben")[each.seq % 2])) == each
    return rows


async def test_moves_are_read_from_the_journal_and_from_the_log(store: SqliteStore, database: Path) -> None:
    rows = await played(store, 5)
    assert (rows_in(database, "log"), rows_in(database, "journal")) == (2, 5)
    assert list(await store.rows("ABCDEF")) == rows
    assert list(await store.rows("ABCDEF", after=4)) == rows[4:]
    assert list(await store.rows("GHJKMN")) == []
    [listing] = await store.rooms_of("ann")
    assert (listing.changed, listing.summary.turn) == (7, "ben")
    assert (rows_in(database, "log"), rows_in(database, "journal")) == (7, 0)
    assert list(await store.rows("ABCDEF")) == rows


async def test_what_changes_more_than_the_turn_goes_into_the_log(store: SqliteStore, database: Path) -> None:
    rows = await played(store, 3)
    over, again = row(6), row(7)
    assert await store.append(over, summary(phase="over")) == over
    assert await store.append(again, summary(phase="gathering", users=("ann",), free=1)) == again
    assert rows_in(database, "journal") == 3
    assert list(await store.rows("ABCDEF")) == [*rows, over, again]
    [listing] = await store.rooms_of("ann")  # flushing the earlier moves does not change it
    assert listing == Listing("ABCDEF", summary(phase="gathering", users=("ann",), free=1), opened=1, changed=7)


async def test_a_number_is_taken_once_wherever_it_stands(store: SqliteStore) -> None:
    rows = await played(store, 3)
    playing = summary(phase="playing")
    assert await store.append(row(5, at=99), playing) == rows[4]  # the same key: sent twice
    assert await store.append(row(5, key="another"), playing) is None
    assert await store.append(row(7), playing) is None
    outcomes = await gather(*(store.append(each, playing) for each in (row(6), row(6, key="another"), row(7))))
    assert outcomes == [row(6), None, row(7)]
    with pytest.raises(sqlite3.IntegrityError):
        await store.append(row(8, key=""), playing)
    assert await store.append(row(8), playing) == row(8)
    assert [each.seq for each in await store.rows("ABCDEF")] == [*range(1, 9)]


async def test_many_moves_are_flushed_by_themselves(
    store: SqliteStore, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilehall.store.sqlite.log.FLUSH_AFTER", 10)
    rows = await played(store, 25)
    assert rows_in(database, "journal") < 11
    assert list(await store.rows("ABCDEF")) == rows


async def test_random_games_read_the_same_at_every_moment(store: SqliteStore, database: Path) -> None:
    rng = Random(7)
    for _ in range(30):
        for code in rng.sample(ROOMS, 2):
            await grow(store, code, rng.randrange(1, 20))
        if rng.random() < 0.3:
            assert await store.rooms_of(ANN)
        for code in ROOMS:
            room = fold(list(await store.rows(code)))
            if room is not None and rng.random() < 0.3:
                found = {listing.room: listing.summary for listing in await store.rooms_of(ANN)}
                assert found[code].turn == room.summary().turn
                assert found[code].phase == room.phase
    await store.close()
    assert rows_in(database, "journal") == 0


async def test_what_a_killed_server_left_is_there(store: SqliteStore, database: Path, tmp_path: Path) -> None:
    rows = await played(store, 5)
    left = tmp_path / "left.db"
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(left)) as copy:
        source.backup(copy)
    assert rows_in(left, "journal") == 5
    end = SqliteEnd(left, new=False)
    log = next(table for table in TABLES if table.name == "log")
    assert [record[1] async for record in end.records(log)] == [each.seq for each in rows]
    await end.close()
    again = SqliteStore(left)
    assert list(await again.rows("ABCDEF")) == rows
    assert await again.append(row(8), summary(phase="playing")) == row(8)
    await again.close()


async def test_a_backup_has_nothing_in_its_journal(store: SqliteStore, database: Path, tmp_path: Path) -> None:
    await grow(store, "ABCDEF", 30)
    rows = await store.rows("ABCDEF")
    count, moves = len(rows), sum(b'"played"' in each.entry for each in rows)
    raw, target = tmp_path / "raw.db", tmp_path / "backup.db"
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(raw)) as copy:
        source.backup(copy)
    assert rows_in(raw, "journal")
    assert backup(database, target).moves == moves
    assert (rows_in(target, "journal"), rows_in(target, "log")) == (0, count)
    assert restore(raw, tmp_path / "restored.db").moves == moves


async def test_on_a_full_disk_everything_is_still_read(
    store: SqliteStore, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = await played(store, 5)

    def full(connection: sqlite3.Connection) -> None:
        raise Unavailable("the disk is full")

    monkeypatch.setattr(journal, "flush", full)
    assert list(await store.rows("ABCDEF")) == rows
    assert [listing.room for listing in await store.rooms_of("ann")] == ["ABCDEF"]
    with pytest.raises(Unavailable):
        await store.append(row(8), summary(phase="playing"))  # after a rollback the journal is flushed first
    monkeypatch.undo()
    assert list(await store.rows("ABCDEF")) == rows
    assert await store.append(row(8), summary(phase="playing")) == row(8)
    assert rows_in(database, "log") == 8


async def test_moves_alone_are_one_statement_and_whatever_is_more_is_one_transaction(
    store: SqliteStore, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilehall.store.sqlite.log.FLUSH_AFTER", 9)
    rows, statements = await played(store, 3), list[str]()
    await store._writer.do(lambda connection: connection.set_trace_callback(statements.append))

    async def made(*appends: tuple[Row, Summary]) -> list[str]:
        """Return the first words of the statements made for these rows together."""
        statements.clear()
        assert await gather(*(store.append(*each) for each in appends)) == [each for each, _ in appends]
        rows.extend(each for each, _ in appends)
        return [" ".join(each.split()[:3]) for each in statements]

    turns = [summary(phase="playing", turn=turn) for turn in ("ann", "ben")]
    assert await made((row(6), turns[0]), (row(7), turns[1])) == ["INSERT INTO journal"]
    assert rows_in(database, "journal") == 4  # three moves alone, and two together
    over = await made((row(8), turns[0]), (row(9), summary(phase="over")))
    assert (over[0], over[-1], over.count("COMMIT")) == ("BEGIN IMMEDIATE", "COMMIT", 1)
    assert "INSERT INTO journal" in over
    assert "INSERT INTO log" in over
    await made((row(10), turns[0]), (row(11), turns[1]), (row(12), turns[0]), (row(13), turns[1]))
    flushed = await made((row(14), turns[0]))
    assert (flushed[0], flushed[-1], flushed.count("COMMIT")) == ("BEGIN IMMEDIATE", "COMMIT", 1)
    assert "DELETE FROM journal" in flushed
    assert list(await store.rows("ABCDEF")) == rows


async def test_moves_that_could_not_be_written_are_not_there_and_can_be_sent_again(store: SqliteStore) -> None:
    rows, playing = await played(store, 3), summary(phase="playing")
    broken = "CREATE TEMP TRIGGER broken BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'broken'); END"
    await store._writer.do(lambda connection: connection.execute(broken).close())
    outcomes = await gather(*(store.append(row(seq), playing) for seq in (6, 7)), return_exceptions=True)
    assert outcomes[0] == row(6)  # through the log, because the room is not remembered
    assert isinstance(outcomes[1], sqlite3.IntegrityError)
    assert list(await store.rows("ABCDEF")) == [*rows, row(6)]
    await store._writer.do(lambda connection: connection.execute("DROP TRIGGER broken").close())
    assert await gather(*(store.append(row(seq), playing) for seq in (6, 7))) == [row(6), row(7)]
    assert list(await store.rows("ABCDEF")) == [*rows, row(6), row(7)]
