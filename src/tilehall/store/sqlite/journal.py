"""The journal: moves that are committed and not in the log yet, one blob for all that were committed together.

A move adds a row to the log and changes whose turn is listed of its room, and nearly every move of a group touches
other pages of the file for that. So a group is first kept as one blob; blobs are flushed into the log by the hundred,
sorted by room, with one change for each room.

Whoever reads rows of the log reads the journal too, and whoever reads what is listed of rooms has it flushed before.
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

FLUSH_AFTER = 500  # moves: flushing them takes some milliseconds, for which other writes wait
MAX_TAILS = 10_000  # rooms that are remembered
ADD = "INSERT INTO journal (moves) VALUES (?)"
ADD_ROWS = "INSERT INTO log (room, seq, at, asker, key, entry) VALUES {rows}"
# A row that came behind a move may be in the log already, where it changed more of the room than whose turn it is.
MOVE_ON = """
    UPDATE rooms SET changed = column3, turn = column4, waits = column5 FROM (VALUES {rows})
    WHERE code = column1 AND column2 = (SELECT max(seq) FROM log WHERE room = code)
"""

ROOM = itemgetter(0)  # of a move

Append = tuple[Row, Summary, Seed | None]


class JournalMove(NamedTuple):
    """A row of the log, and what a move changes of what is listed of its room."""

    room: Code
    seq: int
    at: int
    by: UserId
    key: str
    entry: bytearray  # bound as it is: see statements.py
    turn: UserId | None
    waits: bool


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[JournalMove]).decode


class Tail(Struct):
    """The newest row of a room, and what is listed of it by whose turn it is; all else is the same in each."""

    seq: int
    summaries: dict[UserId | None, Summary]

    def moves_on(self, to: Summary) -> bool:
        """Whether a game goes on, and nothing that is listed becomes another but whose turn it is."""
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
    """The journal as the writer's thread fills it."""

    def __init__(self) -> None:
        self.size = 0  # moves in it; other threads read this too
        self._rooms: dict[Code, Tail] = {}  # rooms in which something was appended

    def divide(self, appends: Sequence[Append]) -> tuple[list[Append], list[Append], list[Append]]:
        """What is for the journal: moves in rooms that it remembers. Then what is for the log: rows that are the next
        in such a room, and rows of other rooms, which it remembers from now on. NotNext where a row is neither."""
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
        """Keep moves as one blob."""
        if moves:
            blob = [(row.room, row.seq, row.at, row.by, row.key, row.entry, to.turn, to.waits) for row, to, _ in moves]
            connection.execute(ADD, (bytearray(_encode(blob)),))
            self.size += len(moves)

    def flush(self, connection: sqlite3.Connection) -> None:
        """Put everything into the log. The caller has begun a transaction."""
        flush(connection)
        self.size = 0
        if len(self._rooms) > MAX_TAILS:
            self._rooms.clear()

    def roll_back(self) -> None:
        """A transaction was rolled back: what is remembered of it is not true. The next append flushes."""
        self._rooms.clear()
        self.size = FLUSH_AFTER


def flush(connection: sqlite3.Connection) -> None:
    """Put all that is in the journal of a database into the log, in the transaction that the caller has begun."""
    moves = sorted(journal_moves(connection), key=ROOM)  # those of a room stay in the order of their coming
    execute_many(connection, ADD_ROWS, [move[:6] for move in moves])
    newest = dict(zip(map(ROOM, moves), moves, strict=True)).values()
    listed = [(move.room, move.seq, move.at, move.turn, int(move.waits)) for move in newest]
    execute_many(connection, MOVE_ON, listed)
    connection.execute("DELETE FROM journal")


def journal_moves(connection: sqlite3.Connection) -> list[JournalMove]:
    """The moves that are not in the log yet, in the order of their coming."""
    blobs = connection.execute("SELECT moves FROM journal ORDER BY n").fetchall()
    return [move for (blob,) in blobs for move in _decode(blob)]


def flush_all(connection: sqlite3.Connection) -> None:
    """Put all that is in the journal of a database into the log, and commit. Unavailable when it cannot be written."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        flush(connection)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise translated(error) from error
