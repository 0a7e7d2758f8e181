"""Spectators who see a game some turns late: which moment of the room they may know.

Everything here follows from the log. What one seat does until another one moves is one turn (`table/past.py`), and all
rows that were written in a turn belong to it, moves or not.
"""

from __future__ import annotations

from msgspec import Struct

from tilehall.table.clock import GameClock
from tilehall.table.room import Room


class Moment(Struct, frozen=True):
    """A room whose game is under way, after some row of its log."""

    room: Room
    turn: int  # the turn that the row belongs to; 0: the beginning of the game
    moves: int  # entries that had moved the game by then
    clock: GameClock | None = None  # None: the room has none


def in_sight(newest: int, turns_late: int) -> int:
    """The last turn that spectators see while this turn of the game is the newest. The beginning they always see.

    >>> [in_sight(turn, turns_late=3) for turn in (0, 2, 3, 4, 9)]
    [0, 0, 0, 1, 6]
    """
    return max(0, newest - turns_late)


def after(moments: tuple[Moment, ...], newest: Moment) -> tuple[Moment, ...]:
    """The moments of a game that spectators see late, once there is a newer one: the first is what they see, and the
    others are kept until they may see them."""
    if moments and moments[0].room.match != newest.room.match:
        moments = ()
    moments = (*moments, newest)
    shown = in_sight(newest.turn, newest.room.settings.turns_late)
    return moments[max(at for at, each in enumerate(moments) if each.turn <= shown) :]
