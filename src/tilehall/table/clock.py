"""The clock of a game: the time that each seat has left, as the fold of the room's log with the times of its rows.

Everything here follows from the log. Time runs for a person whose turn it is; never for a bot, nor while one plays on.
Times are milliseconds since 1970, as the rows have them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from tilehall.core.game import AnyGame, Fact, First, Resign, Seat, Step
from tilehall.table import entries
from tilehall.table.clock_settings import AtZero, ClockSettings

if TYPE_CHECKING:
    from tilehall.table.room import Room


class TimeUp(Fact, frozen=True):
    """The time of a seat has run out; what follows from it is told behind it."""

    who: Seat
    at_zero: AtZero

    def sentence(self, names: Sequence[str]) -> str:
        then = "; a bot plays this turn" if self.at_zero == "bot" else ""
        return f"Time is up for {names[self.who]}{then}."


class GameClock(Struct, frozen=True):
    """The clock of a game after some entry of its room."""

    seat: Seat | None  # whose turn it is
    since: int | None  # when the time of that seat began to run; None: it does not run
    left: tuple[int, ...]  # milliseconds by seat, as they were then

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is up; None while none runs."""
        if self.since is None or self.seat is None:
            return None
        return self.since + self.left[self.seat]

    def left_at(self, now: int) -> tuple[int, ...]:
        """Milliseconds that each seat has left."""
        return self.stopped(now).left

    def stopped(self, at: int) -> GameClock:
        """The clock when the time that runs is stopped; a row from a server whose own clock is behind takes none."""
        if self.since is None or self.seat is None:
            return self
        return replace(self._with_left(self.seat, max(0, self.left[self.seat] - max(0, at - self.since))), since=None)

    def given_back(self, milliseconds: int) -> GameClock:
        """The clock after the hall was away for so long while it ran."""
        return self if self.since is None else replace(self, since=self.since + milliseconds)

    def _with_left(self, seat: Seat, left: int) -> GameClock:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def _next_turn(self, chosen: ClockSettings, seat: Seat | None) -> GameClock:
        """A turn is over and the next one begins; the clock is stopped."""
        clock = self
        if chosen.kind == "bank" and self.seat is not None:
            clock = self._with_left(self.seat, self.left[self.seat] + chosen.increment * 1000)
        if chosen.kind == "turn" and seat is not None:
            clock = clock._with_left(seat, chosen.seconds * 1000)
        return replace(clock, seat=seat)

    def _running(self, room: Room, at: int) -> GameClock:
        """Time runs for the person whose turn it is, if it is a person's."""
        if self.seat is None:
            return self
        chair = room.chairs[self.seat]
        return replace(self, since=at) if chair.user and not chair.played_by else self


def turn_ended(game: AnyGame, seat: Seat, steps: Sequence[Step], actor: Seat | None) -> bool:
    """Whether the turn of a seat is over with the steps of one entry; `actor` is to act after them.

    In a game alone, and in another round, the same seat may begin another turn.
    """
    if actor != seat:
        return True
    if not steps:
        return False
    if isinstance(steps[0], Resign):  # of somebody else
        return any(isinstance(step, First) for step in steps)
    return any(game.ends_turn(step) for step in steps if step.final)


def after(clock: GameClock | None, entry: entries.AnyEntry, room: Room, at: int) -> GameClock | None:
    """The clock after an entry that was written at this time; `room` is as it stands after it. None where there is
    none: the host has set no clock, or no game is under way."""
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
        case entries.Replaced() | entries.Returned():
            return clock.stopped(at)._running(room, at)
        case entries.TimeGivenBack(milliseconds=milliseconds):
            return clock.given_back(milliseconds)
        case _:
            return clock
