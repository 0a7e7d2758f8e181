"""The delayed view of spectators: the point of the game up to which they may see.

Everything here follows from the log. A turn is everything that one seat does until another seat moves
(`table/past.py`). All rows that were written in a turn belong to it, including those that do not move the game.
"""

from __future__ import annotations

from msgspec import Struct

from tilehall.table.clock import GameClock
from tilehall.table.room import Room


class Moment(Struct, frozen=True):
    """A room with a game in progress, after some row of its log."""

    room: Room
    turn: int  # the turn to which the row belongs; 0: the start of the game
    moves: int  # the number of entries so far that moved the game
    clock: GameClock | None = None  # None: the room has no clock


def in_sight(newest: int, turns_late: int) -> int:
    """Return the last turn that spectators see while `newest` is the newest turn. They always see the start.

    >>> [in_sight(turn, turns_late=3) for turn in (0, 2, 3, 4, 9)]
    [0, 0, 0, 1, 6]
    """
    return max(0, newest - turns_late)


def after(moments: tuple[Moment, ...], newest: Moment) -> tuple[Moment, ...]:
    """Return the moments that are kept for late spectators after a new one.

    The first is the one that they see now. The others are kept until they may see them.
    """
    if moments and moments[0].room.match != newest.room.match:
        moments = ()
    moments = (*moments, newest)
    shown = in_sight(newest.turn, newest.room.settings.turns_late)
    return moments[max(at for at, each in enumerate(moments) if each.turn <= shown) :]
