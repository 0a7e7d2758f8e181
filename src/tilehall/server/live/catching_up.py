"""Taking over what other servers appended to a room's log: from the log itself, row by row, told as it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilehall.core.game import Illegal
from tilehall.table import entries
from tilehall.table.room import replayed

if TYPE_CHECKING:
    from tilehall.server.live.table import LiveTable

MOST_ROWS = 100  # taken over one by one; behind more than that, everybody is shown how the room stands


class Conflict(Illegal):
    """Another server appended something first. It is taken over by now: what was asked for may be tried again."""


async def catch_up(table: LiveTable) -> None:
    """Take over what stands in the log behind the room's newest entry, and tell everyone as if it had happened here.

    The caller holds `table.lock`. Unavailable when the store cannot be read; whatever was taken over stays so.
    """
    rows = await table.hall.store.rows(table.room.code, table.room.seq)
    if len(rows) > MOST_ROWS:
        await table.reload()
        return
    for row in rows:
        entry = entries.read(row.entry)
        change = replayed(table.room, entry, row.seq)
        seed = None
        if isinstance(entry, entries.Gathered):
            seed = await table.hall.read_seed(row.room, change.room.match)
        if not table.take_over(change, row, seed):
            await table.learn_names()
            table.tell_room()
