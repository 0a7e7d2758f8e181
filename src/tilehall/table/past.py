"""Past turns of the current game: the room after each entry of a turn, folded again from the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tilehall.core.game import CHANCE, First, Illegal, Seat
from tilehall.core.play import advance
from tilehall.table.clock_settings import AtZero
from tilehall.table.entries import SEAT_ENTRIES, AnyEntry, TimedOut, TookBack
from tilehall.table.projections import LogPosition, Move
from tilehall.table.room import Room
from tilehall.table.words import say

MAX_CACHED_STATES = 64  # per room; stepping back through a game replays it once per this many entries


def turn_after(log: Sequence[LogPosition], room: Room, seat: Seat) -> int:
    """Return the number of the turn to which the next entry, one of this seat, belongs.

    A turn is everything that one seat does until another seat moves. If a seat plays alone, each entry begins a turn. A
    new round also begins a turn. The log starts with the start of the game.
    """
    last = log[-1]
    if last.seat != seat:
        return last.turn + 1
    if last.at_zero == "bot" or last.took_back_to is not None:
        return last.turn  # the bot plays the rest of it, or the player plays it again after taking it back
    if len(room.chairs) < 2:
        return last.turn + 1
    begins = log[-2].until if len(log) > 1 else 0
    another_round = any(isinstance(step, First) for step in room.steps[begins : last.until])
    return last.turn + 1 if another_round else last.turn


def log_position(log: Sequence[LogPosition], seq: int, at: int, entry: AnyEntry, room: Room) -> LogPosition:
    """Return the log position of the next entry that moved the game. `room` is the room after it."""
    seat = entry.seat if isinstance(entry, (*SEAT_ENTRIES, TookBack)) else CHANCE
    at_zero: AtZero | None = entry.at_zero if type(entry) is TimedOut else None
    took_back_to = entry.to if type(entry) is TookBack else None
    turn = turn_after(log, room, seat) if log else 0
    return LogPosition(seq, at, seat, len(room.steps), turn, at_zero, took_back_to)


def append_position(log: list[LogPosition], seq: int, at: int, entry: AnyEntry, room: Room) -> None:
    """Append an entry that moved the game to this log, after removing what it took back."""
    if type(entry) is TookBack:
        log[:] = [each for each in log if each.seq <= entry.to]
    log.append(log_position(log, seq, at, entry, room))


class PastTurns:
    """The turns of a room's current game, with a cache of states."""

    def __init__(self) -> None:
        self._states: dict[int, Any] = {}  # the state after an entry, by the entry's number

    def clear(self) -> None:
        """Discard all cached states, because the log was read again."""
        self._states.clear()

    def entries(self, room: Room, log: Sequence[LogPosition], turn: int) -> list[tuple[Room, Move]]:
        """Return the entries of a turn, each with the room after it. Raises `Illegal` if there are none.

        In these rooms, no seat is to act.
        """
        if room.state is None:
            raise Illegal(say("nothing-begun"))
        found = [number for number, entry in enumerate(log) if entry.turn == turn]
        if not found:
            raise Illegal(say("no-such-turn"))
        at, state = len(room.position), room.beginning()
        known = next((number for number in reversed(range(found[0])) if log[number].seq in self._states), -1)
        if known >= 0:
            at, state = log[known].until, self._states[log[known].seq]
        entries: list[tuple[Room, Move]] = []
        for entry in log[known + 1 : found[-1] + 1]:
            states = [state]
            for step in room.steps[at : entry.until]:
                states.append(advance(room.game, states[-1], step))
            at, state = entry.until, states[-1]
            self._states[entry.seq] = state
            if len(self._states) > MAX_CACHED_STATES:
                del self._states[next(iter(self._states))]
            if entry.turn == turn:
                steps = room.steps[at - len(states) + 1 : at]
                then = replace(room, state=state, steps=room.steps[:at], moved=entry.seq, phase="over", actor=None)
                entries.append((then, entry.move(steps, states)))
        return entries
