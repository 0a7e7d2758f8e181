"""Taking over what other servers appended to a room's log: from the log itself, row by row, told as it happened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from tilehall.core.game import Illegal
from tilehall.table import entries
from tilehall.table.room import replayed

if TYPE_CHECKING:
    from tilehall.server.live.table import LiveTable

MOST_ROWS = 100  # taken over one by one; behind more than that, everybody is shown how the room stands
TRIES = 5  # for something that other servers keep forestalling: each time they got on
UNREADABLE = "This part of the hall cannot show the room; this page connects again by itself."

T = TypeVar("T")


class AppendConflict(Illegal):
    """Another server appended something first. It is taken over by now: what was asked for may be tried again."""


class Unreadable(Exception):
    """The log of a room has something in it that this release cannot read; a node of another release may. The text is a
    sentence for whoever wants to see the room."""


async def catch_up(table: LiveTable) -> bool:
    """Take over what stands in the log behind the room's newest entry, and tell everyone as if it had happened here.
    Whether there was anything.

    The caller holds `table.lock`. Unavailable when the store cannot be read, Unreadable where this release cannot read
    what is there; whatever was taken over stays so.
    """
    try:
        return await _take_over(table)
    except msgspec.MsgspecError as error:
        raise Unreadable(UNREADABLE) from error


async def _take_over(table: LiveTable) -> bool:
    rows = await table.hall.node.rows(table.room.code, table.room.seq)
    if len(rows) > MOST_ROWS:
        await table.reload()
        return True
    for row in rows:
        entry = entries.read(row.entry)
        change = replayed(table.room, entry, row.seq)
        seed = None
        if isinstance(entry, entries.Gathered):
            seed = await table.hall.read_seed(row.room, change.room.match)
        if not table.take_over(change, row, seed):
            await table.learn_names()
            table.tell_room()
        table.clock.heard_late(row)
    return bool(rows)


async def retried(table: LiveTable, attempt: Callable[[], Awaitable[T]]) -> T:
    """What an attempt to change a room comes to. It is made again where another server was first, and where it is
    refused though whoever asks may have seen more than this node has heard of. The caller holds `table.lock`."""
    for _ in range(TRIES):
        try:
            return await attempt()
        except AppendConflict:
            continue
        except Illegal:
            if not table.hall.node.is_shared or not await catch_up(table):
                raise
    raise AppendConflict("Much else happened first; try again.")
