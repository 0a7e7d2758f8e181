"""Values by seat, and the turn order after some seats have left the game (C5)."""

from __future__ import annotations

from typing import TypeVar

from tilehall.core.game import Seat

Value = TypeVar("Value")


def following(seat: Seat, playing: tuple[bool, ...]) -> Seat:
    """Return the next seat in turn order that is still playing. If it is the only one, return the same seat.

    >>> following(1, (True, True, False, True)), following(3, (True, True, False, True))
    (3, 0)
    """
    seats = len(playing)
    return next(at % seats for at in range(seat + 1, seat + seats + 1) if playing[at % seats])


def with_seat(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    """Return the values by seat, with the value of one seat replaced.

    >>> with_seat((0, 0, 0), 1, 5)
    (0, 5, 0)
    """
    return (*values[:seat], value, *values[seat + 1 :])
