"""Rooms whose log can be folded: 4ascend played at random, entry by entry, with rematches."""

from __future__ import annotations

from random import Random

from tests.support.rooms import ANN, BEN, SEED, dice, names, turn, value
from tilehall.core.registry import find
from tilehall.store.protocol import Row, Seed
from tilehall.store.store import Store
from tilehall.table import commands, entries
from tilehall.table.dice import commitment
from tilehall.table.room import Change, Room, after
from tilehall.table.room_settings import RoomSettings


def fold(rows: list[Row]) -> Room | None:
    """Return the room that a log folds to; None for an empty log."""
    room: Room | None = None
    for row in rows:
        room = after(room, entries.read(row.entry), row.room, row.seq)
    return room


def next_change(room: Room | None, code: str, rng: Random) -> tuple[Change, Seed | None]:
    """Return the next change of Ann and Ben's endless room, and the seed of the dice if it opens a game."""
    if room is None:
        game = find("4ascend")
        settings = RoomSettings(options=game.options(), seats=2, listed=True, watch=True)
        opened = commands.open_room(code, ANN, game, settings, commitment(SEED))
        return opened, Seed(1, SEED)
    if room.phase == "over":
        return commands.again(room, ANN, commitment(SEED)), Seed(room.match + 1, SEED)
    if room.phase == "playing":
        assert room.actor is not None
        return commands.submit(room, room.actor, turn(room, rng), dice(room), names(room)), None
    for user in (ANN, BEN):
        if room.seat_of(user) is None:
            return commands.sit(room, user, None), None
    for chair in room.chairs:
        if not chair.ready:
            return commands.ready(room, chair.user, value(chair.user)), None
    return commands.begin(room, dice(room)), None


async def grow(store: Store, code: str, entries_more: int) -> None:
    """Append a number of entries to a room."""
    room, rng = fold(list(await store.rows(code))), Random(code)
    for _ in range(entries_more):
        room = await append_next(store, room, code, rng)


async def append_next(store: Store, room: Room | None, code: str, rng: Random) -> Room:
    """Append the next entry of a room, wait until it is acknowledged, and return the room after it."""
    change, seed = next_change(room, code, rng)
    seq = change.room.seq
    row = Row(code, seq, seq, ANN, f"key {seq}", entries.write(change.entry))
    assert await store.append(row, change.room.summary(), seed) == row
    return change.room
