"""Values by seat, and whose turn it is when some have left the game (C5)."""

from __future__ import annotations

from typing import TypeVar

from tilehall.core.game import Seat

Value = TypeVar("Value")


def following(seat: Seat, playing: tuple[bool, ...]) -> Seat:
    """The next seat in turn order that still plays; the same one when it is alone.

    >>> following(1, (True, True, False, True)), following(3, (True, True, False, True))
    (3, 0)
    """
    seats = len(playing)
    return next(at % seats for at in range(seat + 1, seat + seats + 1) if playing[at % seats])


def with_seat(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    """The values by seat, with another one for a seat.

    >>> with_seat((0, 0, 0), 1, 5)
    (0, 5, 0)
    """
    return (*values[:seat], value, *values[seat + 1 :])
