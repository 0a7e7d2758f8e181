"""What the host chooses about time: no clock, a limit for each turn, or a bank with an increment (C9)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilehall.core.game import Malformed

ClockKind = Literal["turn", "bank"]
AtZero = Literal["bot", "step", "resign"]  # a bot plays that turn, the step that the game names, or the seat resigns

DAY = 86_400  # seconds
SHORTEST = 5  # seconds: less is gone before a move has reached the hall from the other end of the world
LONGEST = 14 * DAY  # a fortnight: whoever takes longer has left
MOST_INCREMENT = DAY
SLOW = 3600  # seconds: with a limit from here on people are not expected to wait at the table


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock. Of a `turn`, every turn has so many seconds; of a `bank`, a seat has so many for the whole game, and
    the increment more after each of its turns."""

    kind: ClockKind
    seconds: int
    increment: int = 0
    at_zero: AtZero = "bot"

    @property
    def slow(self) -> bool:
        """Whether people come for their turn and go again."""
        return self.kind == "turn" and self.seconds >= SLOW


def check(clock: ClockSettings) -> None:
    """Malformed, with a sentence, where a clock cannot be set like this.

    >>> check(ClockSettings("turn", 30))
    >>> check(ClockSettings("bank", 300))
    Traceback (most recent call last):
    tilehall.core.game.Malformed: A bank without an increment leaves no time behind zero: then the seat has to resign.
    """
    if not SHORTEST <= clock.seconds <= LONGEST:
        raise Malformed(f"A clock has from {SHORTEST} seconds to {LONGEST // DAY} days.")
    if clock.kind == "turn" and clock.increment:
        raise Malformed("An increment is for a bank: a turn limit is the same for every turn.")
    if not 0 <= clock.increment <= MOST_INCREMENT:
        raise Malformed("An increment is from 0 seconds to one day.")
    if clock.kind == "bank" and not clock.increment and clock.at_zero != "resign":
        raise Malformed("A bank without an increment leaves no time behind zero: then the seat has to resign.")
