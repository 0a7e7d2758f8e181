"""Speeds: the named clocks of quick match, and the name of any clock that a host may set."""

from __future__ import annotations

from typing import Literal, get_args

from tilehall.table.clock_settings import DAY, ClockSettings

Speed = Literal["none", "quick", "relaxed", "days"]

# The only place that names speeds and their clocks; the API reports both. If a player's time is up, a bot plays the
# turn, so that a game with strangers is not lost to a short interruption.
CLOCKS: dict[Speed, ClockSettings | None] = {
    "none": None,
    "quick": ClockSettings("turn", 60),  # the limit of the Rummikub rules
    "relaxed": ClockSettings("turn", 300),
    "days": ClockSettings("turn", 3 * DAY),
}
SPEEDS: tuple[Speed, ...] = get_args(Speed)
QUICK_TURN_S = 90  # up to this limit, players stay at the table during other turns
QUICK_GAME_S = 900  # per player in a whole game, with a bank
TURNS = 40  # per player in a game, to estimate the total increment


def speed_of(clock: ClockSettings | None) -> Speed:
    """Return the name of a clock.

    >>> speed_of(None), speed_of(ClockSettings("turn", 30)), speed_of(ClockSettings("bank", 600, 20))
    ('none', 'quick', 'relaxed')
    """
    if clock is None:
        return "none"
    if clock.slow:
        return "days"
    if clock.kind == "turn":
        return "quick" if clock.seconds <= QUICK_TURN_S else "relaxed"
    return "quick" if clock.seconds + TURNS * clock.increment <= QUICK_GAME_S else "relaxed"
