"""The host's choice of a clock: none, a limit per turn, or a bank with an increment (C9)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilehall.core.game import Malformed
from tilehall.table.words import say

ClockKind = Literal["turn", "bank"]
# A bot plays the turn, the game's default turn is played, or the seat resigns.
AtZero = Literal["bot", "step", "resign"]

DAY = 86_400  # seconds
MIN_CLOCK_S = 5  # less could expire before a move from a distant client arrives
MAX_CLOCK_S = 14 * DAY
MAX_INCREMENT_S = DAY
SLOW_TURN_S = 3600  # from this limit on, players need not wait at the table


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock.

    With `turn`, every turn has this many seconds. With `bank`, a seat has this many for the whole game, and the
    increment is added after each of its turns.
    """

    kind: ClockKind
    seconds: int
    increment: int = 0
    at_zero: AtZero = "bot"

    @property
    def slow(self) -> bool:
        """Whether turns are so long that players need not stay at the table between them."""
        return self.kind == "turn" and self.seconds >= SLOW_TURN_S


def check(clock: ClockSettings) -> None:
    """Raise `Malformed` with a sentence if a clock cannot be set like this.

    >>> check(ClockSettings("turn", 30))
    >>> check(ClockSettings("bank", 300))
    Traceback (most recent call last):
    tilehall.core.game.Malformed: A bank without an increment leaves no time after zero, so the seat must resign then.
    """
    if not MIN_CLOCK_S <= clock.seconds <= MAX_CLOCK_S:
        raise Malformed(say("clock-bounds", seconds=MIN_CLOCK_S, days=MAX_CLOCK_S // DAY))
    if clock.kind == "turn" and clock.increment:
        raise Malformed(say("clock-increment-of-turn"))
    if not 0 <= clock.increment <= MAX_INCREMENT_S:
        raise Malformed(say("clock-increment-bounds"))
    if clock.kind == "bank" and not clock.increment and clock.at_zero != "resign":
        raise Malformed(say("clock-bank-alone"))
