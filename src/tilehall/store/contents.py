"""The contents of a database, found by folding the log of every room. They show that play can continue on a copy."""

from __future__ import annotations

from collections.abc import Collection, Set

from msgspec import Struct

from tilehall.table import entries
from tilehall.table.room import Room, after
from tilehall.table.summary import Code


class Contents(Struct, frozen=True):
    """The numbers of rooms and moves in a database, and a sentence for every room that could not be folded."""

    rooms: int
    moves: int
    unknown: tuple[str, ...]  # rooms whose game, or version of its rules, this release does not know
    broken: tuple[str, ...]  # rooms whose log does not lead to a valid room


class _Unknown(Exception):
    """The first entry names a game or a version of its rules that this release cannot play."""


class _Broken(Exception):
    """A log that no release could have written."""


class LogReading:
    """Folds the logs of a database. Its rows are added in the order of their rooms and numbers."""

    def __init__(self, seeds: Set[tuple[Code, int]]) -> None:
        """Set up the reading. `seeds` holds the room and the match of every seed in the database."""
        self._seeds = seeds
        self._seen: set[Code] = set()
        self._code: Code | None = None
        self._room: Room | None = None
        self._rows = self._moves_here = self._moves = 0
        self._problem: _Unknown | _Broken | None = None
        self._unknown: list[str] = []
        self._broken: list[str] = []

    def add(self, code: Code, seq: int, raw: bytes) -> None:
        """Add the next row."""
        if code != self._code:
            self._end_room()
            self._seen.add(code)
            self._code, self._room, self._rows, self._moves_here, self._problem = code, None, 0, 0, None
        if self._problem is None:
            try:
                self._fold(code, seq, raw)
            except (_Unknown, _Broken) as problem:
                self._problem = problem

    def _fold(self, code: Code, seq: int, raw: bytes) -> None:
        self._rows += 1
        if seq != self._rows:
            raise _Broken(f"entry {self._rows} is missing")
        try:
            entry = entries.read(raw)
        except Exception as error:
            raise _Broken(f"entry {seq} cannot be read: {error}") from error
        try:
            self._room = after(self._room, entry, code, seq)
        except Exception as error:  # a game from another package may raise anything
            if isinstance(entry, entries.Opened) and seq == 1:
                raise _Unknown(str(error)) from error
            raise _Broken(f"entry {seq} does not fit: {error}") from error
        self._moves_here += isinstance(entry, entries.Played)

    def _end_room(self) -> None:
        """Finish the current room, after its last row was added."""
        if self._room is not None and self._problem is None:
            self._moves += self._moves_here
            if (self._code, self._room.match) not in self._seeds:
                self._problem = _Broken(f"the seed of game {self._room.match} is missing")
        match self._problem:
            case _Unknown() as problem:
                self._unknown.append(f"The room {self._code} cannot be played by this release: {problem}")
            case _Broken() as problem:
                self._broken.append(f"The room {self._code} is broken: {problem}.")

    def contents(self, rooms: Collection[Code]) -> Contents:
        """Return what was found, after all rows were added. `rooms` holds the code of every room in the database."""
        self._end_room()
        self._code, self._room, self._problem = None, None, None
        lost = [f"The room {code} is broken: it has no log." for code in sorted(set(rooms) - self._seen)]
        return Contents(len(rooms), self._moves, tuple(self._unknown), (*lost, *self._broken))
