"""Turns of the game that are over: the room as it stood after each entry of one, folded again from the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cachetools import LRUCache
from msgspec.structs import replace

from tilehall.core.game import CHANCE, First, Illegal, Seat
from tilehall.core.play import advance
from tilehall.table.clock_settings import AtZero
from tilehall.table.entries import SEAT_ENTRIES, AnyEntry, TimedOut, TookBack
from tilehall.table.projections import LogPosition, Move
from tilehall.table.room import Room

MOST_STATES = 64  # of one room in memory: whoever steps back folds the game once in so many entries


def turn_after(log: Sequence[LogPosition], room: Room, seat: Seat) -> int:
    """The number of the turn that the entry behind this log belongs to, which is this seat's.

    What one seat does until another one moves is one turn. Somebody alone at the table begins another with each entry,
    and so does everyone in another round. The log begins with the beginning of the game.
    """
    last = log[-1]
    if last.seat != seat:
        return last.turn + 1
    if last.at_zero == "bot" or last.took_back_to is not None:
        return last.turn  # the bot plays it, or the player who took it back plays it again
    if len(room.chairs) < 2:
        return last.turn + 1
    begins = log[-2].until if len(log) > 1 else 0
    another_round = any(isinstance(step, First) for step in room.steps[begins : last.until])
    return last.turn + 1 if another_round else last.turn


def log_position(log: Sequence[LogPosition], seq: int, at: int, entry: AnyEntry, room: Room) -> LogPosition:
    """Where an entry that moved the game stands behind this log; `room` is as it is after it."""
    seat = entry.seat if isinstance(entry, (*SEAT_ENTRIES, TookBack)) else CHANCE
    at_zero: AtZero | None = entry.at_zero if type(entry) is TimedOut else None
    took_back_to = entry.to if type(entry) is TookBack else None
    turn = turn_after(log, room, seat) if log else 0
    return LogPosition(seq, at, seat, len(room.steps), turn, at_zero, took_back_to)


def append_position(log: list[LogPosition], seq: int, at: int, entry: AnyEntry, room: Room) -> None:
    """Append an entry that moved the game to this log; what it took back is removed first."""
    if type(entry) is TookBack:
        log[:] = [each for each in log if each.seq <= entry.to]
    log.append(log_position(log, seq, at, entry, room))


class PastTurns:
    """The turns of one room's present game, with a cache of states."""

    def __init__(self) -> None:
        self._states: LRUCache[int, Any] = LRUCache(MOST_STATES)  # after an entry, by its number

    def clear(self) -> None:
        """Forget all states: the log was read anew."""
        self._states.clear()

    def entries(self, room: Room, log: Sequence[LogPosition], turn: int) -> list[tuple[Room, Move]]:
        """The entries of a turn, each with the room after it, where nobody is to act; Illegal if there is none."""
        if room.state is None:
            raise Illegal("No game has begun yet.")
        found = [number for number, entry in enumerate(log) if entry.turn == turn]
        if not found:
            raise Illegal("The game has no turn of that number.")
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
            if entry.turn == turn:
                steps = room.steps[at - len(states) + 1 : at]
                then = replace(room, state=state, steps=room.steps[:at], moved=entry.seq, phase="over", actor=None)
                entries.append((then, entry.move(steps, states)))
        return entries
