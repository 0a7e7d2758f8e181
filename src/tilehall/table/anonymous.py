"""Finished games without their people: the record, and a word for who took each step."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tilehall.core.record import Record
from tilehall.table import entries
from tilehall.table.entries import AnyEntry
from tilehall.table.room import Chair, Room, after
from tilehall.table.summary import Code, is_bot_account

PERSON = "person"
PROGRAM = "program"  # a bot account
CLOCK = "clock"  # the hall, when the time of a seat was up


class AnonymousGame(Struct, frozen=True):
    """A finished game that names no user and no room, and has no times."""

    record: Record
    players: tuple[str, ...]  # by seat: `person`, `program`, or the level of a bot
    others: dict[int, str]  # who took a step instead of the player, by its number: a substitute's level, or `clock`


def anonymous_game(code: Code, match: int, log: Iterable[tuple[int, AnyEntry]]) -> AnonymousGame | None:
    """Return a game of a room, or None if it is not over. `log` has the number and the entry of each row."""
    room: Room | None = None
    others: dict[int, str] = {}
    for seq, entry in log:
        before, room = room, after(room, entry, code, seq)
        if before is None or room.match < match:
            continue
        if other := _other(before, entry):
            others |= dict.fromkeys(range(len(before.steps), len(room.steps)), other)
        if room.outcome is not None:
            return AnonymousGame(room.record(), tuple(map(_player, room.chairs)), others)
    return None


def _player(chair: Chair) -> str:
    if chair.bot:
        return chair.bot
    return PROGRAM if is_bot_account(chair.user) else PERSON


def _other(before: Room, entry: AnyEntry) -> str:
    """Return who took the steps of an entry instead of the player of the seat; blank if the player did."""
    match entry:
        case entries.TimedOut():
            return CLOCK
        case entries.Played(seat):
            return before.chairs[seat].played_by
    return ""
