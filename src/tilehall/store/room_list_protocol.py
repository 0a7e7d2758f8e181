"""The part of every store's interface that lists rooms for people who look for a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from tilehall.table.summary import Code, Summary, UserId

RoomCursor = tuple[int, Code]  # the opening and the code of a room in a list, which goes on behind it
MAX_MATCHING_ROOMS = 1000  # rooms in which people wait at once: many times what there can be games and speeds


class Listing(Struct, frozen=True):
    """A room in a list."""

    room: Code
    summary: Summary
    opened: int
    changed: int


class WantedRooms(Struct, frozen=True):
    """Which listed rooms somebody wants to see; blank or None: any."""

    game: str = ""
    speed: str = ""
    rated: bool | None = None
    seats: Literal["", "free", "watch"] = ""  # those with a free seat, or those where a game is under way
    apart: tuple[UserId, ...] = ()  # none of these people may be in it


ANY_ROOM = WantedRooms()


class RoomLists(Protocol):
    """Rooms that somebody may join or look at."""

    async def listed_rooms(
        self, wanted: WantedRooms = ANY_ROOM, before: RoomCursor | None = None, most: int = 100
    ) -> Sequence[Listing]:
        """Listed rooms that gather players or can be watched, the newest first, from a place on. Whose turn it is may
        be some moves old."""

    async def matching_rooms(self) -> Sequence[Listing]:
        """The rooms in which people wait to be matched, the oldest first, at most MAX_MATCHING_ROOMS of them."""
