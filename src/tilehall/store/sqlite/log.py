"""The log in SQLite: the rows of rooms, and what an append changes in the lists of rooms and games."""

from __future__ import annotations

import sqlite3
from asyncio import Future
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from tilehall.store.protocol import NO_CLASS, Finished, Gone, Head, Log, Row, Seed, Unavailable
from tilehall.store.sqlite.journal import ADD_ROWS, FLUSH_AFTER, Append, Journal, journal_moves
from tilehall.store.sqlite.reader import Reader
from tilehall.store.sqlite.statements import execute_many
from tilehall.store.sqlite.writer import BatchableWrite, Operation, T, Writer, begin
from tilehall.table.summary import Code, Summary

# A number that is not the next one becomes NULL, which the table refuses.
ADD_NEXT_ROWS = """
    INSERT INTO log (room, seq, at, asker, key, entry)
    SELECT
        column1,
        CASE WHEN column2 = 1 + (SELECT coalesce(max(seq), 0) FROM log WHERE room = column1) THEN column2 END,
        column3, column4, column5, column6
    FROM (VALUES {rows})
"""
# Sets only the columns that change often, and skips a room in which another column changes. Some of those have an index
# or a trigger, so PUT_ROOM, which sets all columns, is slower.
MOVE_ON = """
    UPDATE rooms SET
        changed = column2, phase = column4, free = column9, turn = column10, waits = column11,
        queue = column12, rated = column14, started = started OR column4 IN ('playing', 'over')
    FROM (VALUES {rows})
    WHERE code = column1 AND game = column3 AND listed = column5 AND host = column6 AND users = column7
        AND seats = column8 AND speed = column13
"""
PUT_ROOM = """
    INSERT INTO rooms (
        code, game, phase, listed, host, users, seats, free, turn, waits, queue, speed, rated, opened, changed, started
    )
    VALUES (?1, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?2, ?2, ?4 IN ('playing', 'over'))
    ON CONFLICT (code) DO UPDATE SET
        game = ?3, phase = ?4, listed = ?5, host = ?6, users = ?7, seats = ?8, free = ?9, turn = ?10,
        waits = ?11, queue = ?12, speed = ?13, rated = ?14, changed = ?2, started = started OR ?4 IN ('playing', 'over')
"""
ADD_SEED = "INSERT INTO seeds (room, match, seed) VALUES (?, ?, ?)"
# A game that is already listed stays as it is, because entries after its end do not end it again.
ADD_FINISHED = "INSERT OR IGNORE INTO finished (room, match, at, result) VALUES (?, ?, ?, ?)"
ADD_PLAYER = "INSERT OR IGNORE INTO finished_by (person, at, room, match, game) VALUES (?, ?, ?, ?, ?)"
ADD_CLASS_ROOM = "INSERT INTO class_rooms (room, class, frozen) SELECT ?, code, 0 FROM classes WHERE code = ?"
ROW = "SELECT room, seq, at, asker, key, entry FROM log"
_encode = msgspec.json.Encoder().encode


@contextmanager
def snapshot(connection: sqlite3.Connection) -> Iterator[None]:
    """Run several queries that see the database as it was at the first of them."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")


def rows_of(connection: sqlite3.Connection, room: Code, after: int = 0) -> list[Row]:
    """Return the rows of a room, those in the journal included."""
    with snapshot(connection):
        found = connection.execute(f"{ROW} WHERE room = ? AND seq > ?", (room, after)).fetchall()
        moves = [each for each in journal_moves(connection) if each.room == room and each.seq > after]
    found += [(*each[:5], bytes(each.entry)) for each in moves]
    return [Row(*each) for each in sorted(found)]


class FlushedReader:
    """Reads what is listed of rooms, after flushing the journal."""

    def __init__(self, journal: Journal, writer: Writer, reader: Reader) -> None:
        self._journal = journal
        self._writer = writer
        self._reader = reader

    async def read(self, operation: Operation[T]) -> T:
        """Run a query. While the database cannot be written, the listed turns may be some moves old."""
        if self._journal.size:
            with suppress(Unavailable):
                await self._writer.do(self._journal.flush)
        return await self._reader.read(operation)


class SqliteLog(Log):
    """The log of every room. `SqliteStore` provides the writer and the reader."""

    _writer: Writer
    _reader: Reader
    _flushed: FlushedReader
    _append: BatchableWrite[Append, Row | None]

    def append(self, row: Row, summary: Summary, seed: Seed | None = None) -> Future[Row | None]:
        return self._writer.write(self._append, (row, summary, seed))

    async def rows(self, room: Code, after: int = 0) -> Sequence[Row]:
        return await self._reader.read(lambda connection: rows_of(connection, room, after))

    async def rows_after(self, known: Mapping[Code, int]) -> Sequence[Row]:
        return [row for room, seq in known.items() for row in await self.rows(room, seq)]

    async def heads(self, rooms: Sequence[Code]) -> dict[Code, Head]:
        newest = """
            SELECT value, (SELECT max(seq) FROM log WHERE room = value) AS seq,
                coalesce((SELECT max(n) FROM talk WHERE room = value), 0)
            FROM json_each(?) WHERE seq IS NOT NULL
        """
        given = _encode(rooms).decode()

        def read(connection: sqlite3.Connection) -> dict[Code, Head]:
            return {room: Head(seq, talk) for room, seq, talk in connection.execute(newest, (given,))}

        return await self._flushed.read(read)

    async def list_games(self, room: Code, games: Sequence[Finished]) -> None:
        def write(connection: sqlite3.Connection) -> None:
            _add_finished(connection, games)
            connection.execute("DELETE FROM unlisted WHERE room = ?", (room,))

        await self._writer.do(write)


class Appending:
    """Appends to the log. Moves go through the journal."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def many(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> Sequence[Row]:
        """Append rows of any rooms at once. Raises an error if one of them is not the next row of its room.

        If all of them are moves, that is one statement.
        """
        if self._journal.size >= FLUSH_AFTER:
            begin(connection)
            self._journal.flush(connection)
        moves, next_ones, others = self._journal.divide(appends)
        if next_ones or others:
            begin(connection)
            _add_rows(connection, ADD_ROWS, next_ones)
            _add_rows(connection, ADD_NEXT_ROWS, others)
        self._journal.add(connection, moves)
        return [row for row, _, _ in appends]

    def one(self, connection: sqlite3.Connection, append: Append) -> Row | None:
        """Append a row. Return it, or the committed row that has its number and its key.

        Returns None if the number is taken by another row, or is not the next one.
        """
        self._journal.flush(connection)
        row, _, _ = append
        same = f"{ROW} WHERE room = ? AND seq = ? AND asker = ? AND key = ?"
        if found := connection.execute(same, (row.room, row.seq, row.by, row.key)).fetchone():
            return Row(*found)
        last = connection.execute("SELECT coalesce(max(seq), 0) FROM log WHERE room = ?", (row.room,)).fetchone()[0]
        return self.many(connection, [append])[0] if row.seq == last + 1 else None


def _add_rows(connection: sqlite3.Connection, statement: str, appends: Sequence[Append]) -> None:
    """Add rows to the log, and apply all changes to their rooms."""
    rows = [(row.room, row.seq, row.at, row.by, row.key, bytearray(row.entry)) for row, _, _ in appends]
    execute_many(connection, statement, rows)
    listed = [_listed(row, summary) for row, summary, _ in appends]
    if execute_many(connection, MOVE_ON, listed) < len(listed):
        connection.executemany(PUT_ROOM, listed)
    _add_seeds(connection, appends)
    _add_class_rooms(connection, appends)
    _add_finished(connection, _ended(appends))


def _add_seeds(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    if seeds := [(row.room, seed.match, seed.seed) for row, _, seed in appends if seed]:
        connection.executemany(ADD_SEED, seeds)


def _add_class_rooms(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Note which of the opened rooms belong to a class. Raises `Gone` if the class was deleted."""
    for opened in [(row.room, to.class_code) for row, to, _ in appends if row.seq == 1 and to.class_code]:
        if not connection.execute(ADD_CLASS_ROOM, opened).rowcount:
            raise Gone(NO_CLASS)


def _add_finished(connection: sqlite3.Connection, games: Iterable[Finished]) -> None:
    """List finished games for each of their players. Games that are already listed stay as they are."""
    for each in games:
        game = each.result
        added = connection.execute(ADD_FINISHED, (each.room, game.match, each.at, _encode(game).decode())).rowcount
        people = {chair.user for chair in game.chairs if chair.user} if added else set()
        if added and game.rated:
            connection.execute("INSERT INTO unrated (room, match) VALUES (?, ?)", (each.room, game.match))
        connection.executemany(ADD_PLAYER, [(user, each.at, each.room, game.match, each.game) for user in people])


def _ended(appends: Sequence[Append]) -> Iterator[Finished]:
    """Yield the games that these rows end."""
    for row, summary, _ in appends:
        if summary.finished is not None:
            yield Finished(row.room, row.at, summary.game, summary.finished)


def _listed(row: Row, to: Summary) -> tuple[Any, ...]:
    users = _encode(to.users).decode()
    return (
        *(row.room, row.at, to.game, to.phase, int(to.listed), to.host, users, to.seats, to.free, to.turn),
        *(int(to.waits), to.queue, to.speed, int(to.rated)),
    )
