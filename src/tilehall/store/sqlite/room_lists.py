"""Lists of rooms in SQLite, for people who look for a table.

They are read without flushing the journal: a move changes nothing of a room that such a list shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tilehall.store.room_list_protocol import ANY_ROOM, MOST_MATCHING, Listing, RoomCursor, WantedRooms
from tilehall.store.sqlite.log import listings
from tilehall.store.sqlite.reader import Reader

_encode = msgspec.json.Encoder().encode


class SqliteRoomLists:
    """Lists of rooms. `SqliteStore` provides the reader."""

    _reader: Reader

    async def listed_rooms(
        self, wanted: WantedRooms = ANY_ROOM, before: RoomCursor | None = None, most: int = 100
    ) -> Sequence[Listing]:
        """Listed rooms that gather players or are playing, the newest first."""
        clause, bounds = _clause(wanted, before)
        return await self._reader.read(lambda connection: listings(connection, clause, (*bounds, most)))

    async def matching_rooms(self) -> Sequence[Listing]:
        """The rooms in which people wait to be matched, the oldest first."""
        clause = "WHERE queue <> '' ORDER BY opened, code LIMIT ?"
        return await self._reader.read(lambda connection: listings(connection, clause, (MOST_MATCHING,)))


def _clause(wanted: WantedRooms, before: RoomCursor | None) -> tuple[str, list[Any]]:
    """What picks the wanted rooms out: a condition is written only where something is wanted."""
    conditions, bounds = ["listed = 1 AND phase IN ('gathering', 'playing')"], list[Any]()
    for column, value in (("game", wanted.game), ("speed", wanted.speed)):
        if value:
            conditions.append(f"{column} = ?")
            bounds.append(value)
    if wanted.rated is not None:
        conditions.append("rated = ?")
        bounds.append(wanted.rated)
    if wanted.seats:
        conditions.append("phase = 'gathering' AND free > 0" if wanted.seats == "free" else "phase = 'playing'")
    if wanted.apart:
        people = "(SELECT value FROM json_each(?))"
        conditions.append(f"host NOT IN {people}")
        conditions.append(f"NOT EXISTS (SELECT 1 FROM seats WHERE room = code AND person IN {people})")
        bounds += [_encode(wanted.apart).decode()] * 2
    if before is not None:
        conditions.append("opened <= ? AND (opened < ? OR code > ?)")
        bounds += [before[0], *before]
    return f"WHERE {' AND '.join(conditions)} ORDER BY opened DESC, code LIMIT ?", bounds
