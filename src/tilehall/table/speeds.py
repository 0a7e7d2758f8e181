"""Speeds: the clocks that quick match offers, each under a name, and the name for any clock that a host may set."""

from __future__ import annotations

from typing import Literal, get_args

from tilehall.table.clock_settings import DAY, ClockSettings

Speed = Literal["none", "quick", "relaxed", "days"]

# The only place where a speed and its clock are named; the API tells both. Who runs out of time has the turn played by
# a bot: with strangers a game then goes on, and is not over after one call at the door.
CLOCKS: dict[Speed, ClockSettings | None] = {
    "none": None,
    "quick": ClockSettings("turn", 60),  # what Rummikub's own rules give for a turn
    "relaxed": ClockSettings("turn", 300),
    "days": ClockSettings("turn", 3 * DAY),
}
SPEEDS: tuple[Speed, ...] = get_args(Speed)
QUICK_TURN = 90  # seconds: up to here nobody leaves the table in somebody else's turn
QUICK_GAME = 900  # seconds of one player in a whole game, with a bank
TURNS = 40  # of one player in a game, to say what an increment comes to


def speed_of(clock: ClockSettings | None) -> Speed:
    """The name for a clock.

    >>> speed_of(None), speed_of(ClockSettings("turn", 30)), speed_of(ClockSettings("bank", 600, 20))
    ('none', 'quick', 'relaxed')
    """
    if clock is None:
        return "none"
    if clock.slow:
        return "days"
    if clock.kind == "turn":
        return "quick" if clock.seconds <= QUICK_TURN else "relaxed"
    return "quick" if clock.seconds + TURNS * clock.increment <= QUICK_GAME else "relaxed"
