"""The clock of a game: the time that each seat has left, folded from the entries of the log and their times.

Everything here follows from the log. Time runs only while a human player is to act, not for a bot or a bot substitute.
Times are milliseconds since 1970, as in the rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from tilehall.core.game import AnyGame, Fact, First, Resign, Seat, Step
from tilehall.core.message import Argument
from tilehall.table import entries
from tilehall.table.clock_settings import AtZero, ClockSettings

if TYPE_CHECKING:
    from tilehall.table.room import Room


class TimeUp(Fact, frozen=True):
    """The time of a seat has run out. The consequences follow as later facts."""

    who: Seat
    at_zero: AtZero

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"player": names[self.who]}


class GameClock(Struct, frozen=True):
    """The clock of a game after some entry of its room."""

    seat: Seat | None  # the seat to act
    since: int | None  # when the time of that seat began to run; None: it is not running
    left: tuple[int, ...]  # milliseconds by seat, at the time `since`

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is up. None if no time is running."""
        if self.since is None or self.seat is None:
            return None
        return self.since + self.left[self.seat]

    def left_at(self, now: int) -> tuple[int, ...]:
        """Return the milliseconds that each seat has left."""
        return self.stopped(now).left

    def stopped(self, at: int) -> GameClock:
        """Return the clock after it stops at this time. If another server's clock is behind, no time has passed."""
        if self.since is None or self.seat is None:
            return self
        return replace(self._with_left(self.seat, max(0, self.left[self.seat] - max(0, at - self.since))), since=None)

    def given_back(self, milliseconds: int) -> GameClock:
        """Return the clock after the server was down for this long while time was running."""
        return self if self.since is None else replace(self, since=self.since + milliseconds)

    def _with_left(self, seat: Seat, left: int) -> GameClock:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def _next_turn(self, chosen: ClockSettings, seat: Seat | None) -> GameClock:
        """Return the stopped clock after a turn, before the next one begins."""
        clock = self
        if chosen.kind == "bank" and self.seat is not None:
            clock = self._with_left(self.seat, self.left[self.seat] + chosen.increment * 1000)
        if chosen.kind == "turn" and seat is not None:
            clock = clock._with_left(seat, chosen.seconds * 1000)
        return replace(clock, seat=seat)

    def _running(self, room: Room, at: int) -> GameClock:
        """Return the clock with time running for the seat to act, if it belongs to a human player."""
        if self.seat is None:
            return self
        chair = room.chairs[self.seat]
        return replace(self, since=at) if chair.user and not chair.played_by and not room.is_frozen else self


def turn_ended(game: AnyGame, seat: Seat, steps: Sequence[Step], actor: Seat | None) -> bool:
    """Return whether the steps of one entry end the turn of a seat. `actor` is to act after them.

    The same seat may begin another turn if it plays alone or a new round begins.
    """
    if actor != seat:
        return True
    if not steps:
        return False
    if isinstance(steps[0], Resign):  # of another seat
        return any(isinstance(step, First) for step in steps)
    return any(game.ends_turn(step) for step in steps if step.final)


def after(clock: GameClock | None, entry: entries.AnyEntry, room: Room, at: int) -> GameClock | None:
    """Return the clock after an entry that was written at this time. `room` is the room after it.

    It is None if the host has set no clock or no game is in progress.
    """
    chosen = room.settings.clock
    if chosen is None or room.phase != "playing":
        return None
    actor = room.actor
    if isinstance(entry, entries.Began):
        begun = GameClock(None, None, (chosen.seconds * 1000,) * len(room.chairs))
        return begun._next_turn(chosen, actor)._running(room, at)
    if clock is None:
        return None
    match entry:
        case entries.Played() | entries.Resigned() | entries.TimedOut():
            stopped = clock.stopped(at)
            if isinstance(entry, entries.TimedOut):
                stopped = stopped._with_left(entry.seat, 0)
            count = len(entry.steps) + isinstance(entry, entries.Resigned)
            steps = room.steps[len(room.steps) - count :]
            if clock.seat is not None and not turn_ended(room.game, clock.seat, steps, actor):
                return stopped._running(room, at)
            return stopped._next_turn(chosen, actor)._running(room, at)
        case entries.Replaced() | entries.Returned() | entries.Frozen():
            return clock.stopped(at)._running(room, at)
        case entries.TimeGivenBack(milliseconds=milliseconds):
            return clock.given_back(milliseconds)
        case _:
            return clock
