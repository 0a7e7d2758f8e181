"""A game that was played offline, as the log of a closed room: what the log would be if it had been played there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilehall.core.game import CHANCE, Malformed, Resign
from tilehall.core.notation import text
from tilehall.core.record import Record, replay
from tilehall.core.review import turns
from tilehall.table import entries, room_settings
from tilehall.table.entries import AnyEntry
from tilehall.table.room import Room, after
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import Code, UserId
from tilehall.table.words import say

Seating = Sequence[entries.Sat | entries.Seated]


class OfflineGame(Struct, frozen=True):
    """The entries of a log, and the room after the last of them."""

    entries: tuple[AnyEntry, ...]
    room: Room


def offline_game(record: Record, host: UserId, seating: Seating, code: Code = "") -> OfflineGame:
    """Return a closed room, which only its host may read, with the game of a record that has been replayed.

    `seating` has one entry for each seat. Raises `Malformed` if the game is not over, or if the record says that it
    continues from the middle of a turn.
    """
    if record.outcome is None:
        raise Malformed(say("game-not-over"))
    if record.continues and record.continues not in {turn.at for turn in turns(record)}:
        raise Malformed(say("continues-in-turn"))
    settings = RoomSettings(options=record.options, seats=record.seats, listed=False, watch=False)
    opened = entries.Opened(
        game=record.game,
        version=record.version,
        host=host,
        commitment="",
        position=tuple(map(text, record.steps[: record.continues])),
        first=record.first,
        offline=True,
        **room_settings.to_log(settings),
    )
    log = (opened, *seating, *_moves(record), entries.Closed())
    room: Room | None = None
    for seq, entry in enumerate(log, 1):
        room = after(room, entry, code, seq)
    assert room is not None
    return OfflineGame(log, room)


def _moves(record: Record) -> Iterator[AnyEntry]:
    """Yield the entries that moved the game: its beginning, and each submission with the steps of chance after it."""
    game = record.rules
    begun: entries.Began | entries.Played | entries.Resigned = entries.Began((), takebacks=record.takebacks)
    steps: list[str] = []
    complete = True  # the next step of a seat begins an entry
    for at, (step, before) in enumerate(zip(record.steps, replay(record), strict=False)):
        if at < record.continues:
            continue
        actor = game.actor(before)
        if isinstance(step, Resign):
            yield replace(begun, steps=tuple(steps))
            begun, steps, complete = entries.Resigned(step.seat), [], True
            continue
        if actor is not None and actor != CHANCE:
            if complete:
                yield replace(begun, steps=tuple(steps))
                begun, steps = entries.Played(actor, ()), []
            complete = step.final
        steps.append(text(step))
    yield replace(begun, steps=tuple(steps))
