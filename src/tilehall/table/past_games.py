"""The games of a room, one after another, from its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from tilehall.table import entries
from tilehall.table.entries import AnyEntry
from tilehall.table.past import append_position
from tilehall.table.projections import LogPosition
from tilehall.table.room import Room, after
from tilehall.table.summary import Code


class PastGame(Struct, frozen=True):
    """One game of a room: the room at its end, or now if it is in progress, and the entries that moved it."""

    room: Room
    log: tuple[LogPosition, ...]


def games_of(code: Code, log: Iterable[tuple[int, int, AnyEntry]]) -> Iterator[PastGame]:
    """Yield every game of a room that has begun, in order. `log` has the number, the time and the entry of each row."""
    room: Room | None = None
    moves: list[LogPosition] = []
    for seq, at, entry in log:
        if isinstance(entry, entries.Gathered) and room is not None and moves:
            yield PastGame(room, tuple(moves))
            moves = []
        room = after(room, entry, code, seq)
        if room.moved == seq:
            append_position(moves, seq, at, entry, room)
    if room is not None and moves:
        yield PastGame(room, tuple(moves))
