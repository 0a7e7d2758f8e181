"""The journal: committed moves that are not in the log yet. The moves of one commit are one blob.

A move adds a row to the log and changes the listed turn of its room. Each move of a group would write to different
pages of the file. So a group is first stored as one blob. Hundreds of moves are then flushed into the log together,
sorted by room, with one change per room.

Queries that read rows of the log must read the journal too. Queries that read what is listed of rooms flush it first.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tilehall.store.protocol import Row, Seed
from tilehall.store.sqlite.errors import translated
from tilehall.store.sqlite.statements import execute_many
from tilehall.table.summary import Code, Summary, UserId

FLUSH_AFTER = 500  # moves; flushing them takes some milliseconds, during which other writes wait
MAX_TAILS = 10_000  # remembered rooms
ADD = "INSERT INTO journal (moves) VALUES (?)"
ADD_ROWS = "INSERT INTO log (room, seq, at, asker, key, entry) VALUES {rows}"
# Changes nothing if the log already holds a later row of the room, because that row has set the turn.
MOVE_ON = """
    UPDATE rooms SET changed = column3, turn = column4, waits = column5 FROM (VALUES {rows})
    WHERE code = column1 AND column2 = (SELECT max(seq) FROM log WHERE room = code)
"""

ROOM = itemgetter(0)

Append = tuple[Row, Summary, Seed | None]


class JournalMove(NamedTuple):
    """A row of the log, and what the move changes in the room's listing."""

    room: Code
    seq: int
    at: int
    by: UserId
    key: str
    entry: bytearray  # a bytearray, which is bound fastest (see statements.py)
    turn: UserId | None
    waits: bool


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[JournalMove]).decode


class Tail(Struct):
    """The number of a room's newest row, and the room's summaries by user to act, which differ only in the turn."""

    seq: int
    summaries: dict[UserId | None, Summary]

    def moves_on(self, to: Summary) -> bool:
        """Return whether a game continues and nothing listed changes except the turn."""
        if self.summaries.get(to.turn) is to:
            return to.phase == "playing"
        before = next(iter(self.summaries.values()))
        if to.phase != "playing" or replace(to, turn=before.turn, waits=before.waits) != before:
            return False
        self.summaries[to.turn] = to
        return True


class NotNext(Exception):
    """A row is not the next one of its room."""


class Journal:
    """The journal, as the writer's thread fills it."""

    def __init__(self) -> None:
        self.size = 0  # the number of its moves; other threads read it too
        self._rooms: dict[Code, Tail] = {}  # the rooms with recent appends

    def divide(self, appends: Sequence[Append]) -> tuple[list[Append], list[Append], list[Append]]:
        """Divide appends into moves for the journal, next rows of remembered rooms, and rows of other rooms.

        The second and third groups go to the log. Only remembered rooms can have moves for the journal; the rooms of
        the third group are remembered from now on. Raises `NotNext` if a row is not the next one of a remembered room.
        """
        moves, next_ones, others = [], [], []
        for append in appends:
            row, to, seed = append
            tail = self._rooms.get(row.room)
            if tail is None:
                self._rooms[row.room] = Tail(row.seq, {to.turn: to})
                others.append(append)
                continue
            if row.seq != tail.seq + 1:
                raise NotNext
            tail.seq = row.seq
            if tail.moves_on(to) and seed is None and row.key:
                moves.append(append)
            else:
                tail.summaries = {to.turn: to}
                next_ones.append(append)
        return moves, next_ones, others

    def add(self, connection: sqlite3.Connection, moves: Sequence[Append]) -> None:
        """Store moves as one blob."""
        if moves:
            blob = [(row.room, row.seq, row.at, row.by, row.key, row.entry, to.turn, to.waits) for row, to, _ in moves]
            connection.execute(ADD, (bytearray(_encode(blob)),))
            self.size += len(moves)

    def flush(self, connection: sqlite3.Connection) -> None:
        """Move everything into the log. The caller has begun a transaction."""
        flush(connection)
        self.size = 0
        if len(self._rooms) > MAX_TAILS:
            self._rooms.clear()

    def settle(self, connection: sqlite3.Connection) -> None:
        """Move everything into the log, and forget the rooms. The next row of a deleted room is then refused."""
        self.flush(connection)
        self._rooms.clear()

    def roll_back(self) -> None:
        """Forget the remembered rooms, because a transaction was rolled back. The next append flushes."""
        self._rooms.clear()
        self.size = FLUSH_AFTER


def flush(connection: sqlite3.Connection) -> None:
    """Move everything from a database's journal into the log, in the transaction that the caller has begun."""
    moves = sorted(journal_moves(connection), key=ROOM)  # a stable sort: the moves of a room stay in order
    execute_many(connection, ADD_ROWS, [move[:6] for move in moves])
    newest = dict(zip(map(ROOM, moves), moves, strict=True)).values()
    listed = [(move.room, move.seq, move.at, move.turn, int(move.waits)) for move in newest]
    execute_many(connection, MOVE_ON, listed)
    connection.execute("DELETE FROM journal")


def journal_moves(connection: sqlite3.Connection) -> list[JournalMove]:
    """Return the moves that are not in the log yet, in order."""
    blobs = connection.execute("SELECT moves FROM journal ORDER BY n").fetchall()
    return [move for (blob,) in blobs for move in _decode(blob)]


def flush_all(connection: sqlite3.Connection) -> None:
    """Move everything from a database's journal into the log, and commit. Raises `Unavailable` if that fails."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        flush(connection)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise translated(error) from error
