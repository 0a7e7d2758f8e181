"""What a database holds, found by folding the log of every room: the proof that a backup can be played on with."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from msgspec import Struct

from tilehall.table import entries
from tilehall.table.room import Room, after
from tilehall.table.summary import Code

LOGS = "SELECT room, seq, entry FROM log ORDER BY room, seq"
WITHOUT_LOG = "SELECT code FROM rooms WHERE NOT EXISTS (SELECT 1 FROM log WHERE room = code) ORDER BY code"


class Contents(Struct, frozen=True):
    """The rooms and moves of a database, and a sentence for every room that could not be folded."""

    rooms: int
    moves: int
    unknown: tuple[str, ...]  # a game, or a version of its rules, that this release does not know
    broken: tuple[str, ...]  # a log that does not lead to a room


class _Unknown(Exception):
    """The first entry names what this release cannot play."""


class _Broken(Exception):
    """A log that no release could have written."""


def contents(connection: sqlite3.Connection) -> Contents:
    """Fold every room of a database of ours."""
    rooms: int = connection.execute("SELECT count(*) FROM rooms").fetchone()[0]
    seeds = set(connection.execute("SELECT room, match FROM seeds"))
    moves, unknown = 0, list[str]()
    broken = [f"The room {code} is broken: it has no log." for (code,) in connection.execute(WITHOUT_LOG)]
    for code, log in groupby(connection.execute(LOGS), itemgetter(0)):
        try:
            room, played = _fold(code, ((seq, entry) for _, seq, entry in log))
            moves += played
            if (code, room.match) not in seeds:
                raise _Broken(f"the seed of game {room.match} is missing")
        except _Unknown as problem:
            unknown.append(f"The room {code} cannot be played by this release: {problem}")
        except _Broken as problem:
            broken.append(f"The room {code} is broken: {problem}.")
    return Contents(rooms, moves, tuple(unknown), tuple(broken))


def _fold(code: Code, rows: Iterable[tuple[int, bytes]]) -> tuple[Room, int]:
    """The room of a log, and how many moves it took."""
    room: Room | None = None
    moves = 0
    for expected, (seq, raw) in enumerate(rows, 1):
        if seq != expected:
            raise _Broken(f"entry {expected} is missing")
        try:
            entry = entries.read(raw)
        except Exception as error:
            raise _Broken(f"entry {seq} cannot be read: {error}") from error
        try:
            room = after(room, entry, code, seq)
        except Exception as error:  # whatever a game of another package raises
            if isinstance(entry, entries.Opened) and seq == 1:
                raise _Unknown(str(error)) from error
            raise _Broken(f"entry {seq} does not fit: {error}") from error
        moves += isinstance(entry, entries.Played)
    assert room is not None
    return room, moves
