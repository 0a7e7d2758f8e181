"""This server as the only node of a hall. `server/cluster/` has the nodes of a hall with several."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.messages import wire
from tilehall.store.protocol import Row
from tilehall.store.store import Store
from tilehall.table.summary import Code, UserId


class HallNode:
    """What the live tables of a node need of the other nodes. This base class has none: it is a hall's only node."""

    is_shared = False  # whether other nodes may append to the rooms of this hall

    def __init__(self, store: Store) -> None:
        self._store = store

    def committed(self, room: Code, seq: int) -> None:
        """Notify the other nodes that a row was committed here."""

    def said(self, room: Code, n: int) -> None:
        """Notify the other nodes of a chat message that was sent here."""

    def reacted(self, room: Code, user: UserId, reaction: wire.Reaction) -> None:
        """Notify the other nodes of a reaction that was sent here."""

    async def rows(self, room: Code, after: int) -> Sequence[Row]:
        """Return the rows of a room after a number. Raises `Unavailable` if the store cannot be read."""
        return await self._store.rows(room, after)

    async def refresh(self, room: Code) -> None:
        """Bring a table in memory up to date with its log, before anyone sees it."""

    async def rooms_to_resume(self) -> Sequence[Code]:
        """Return the rooms whose pending automatic work periodic maintenance should do."""
        return await self._store.waiting_rooms()

    def is_claimed(self, room: Code, moved: int) -> bool:
        """Return whether another node plays the bots of a room after this entry."""
        return False

    def has_others(self) -> bool:
        """Return whether there are other nodes."""
        return False

    def is_any_silent(self) -> bool:
        """Return whether a node fell silent recently and may return with its players."""
        return False

    async def is_hall_served(self) -> bool:
        """Return whether another node serves players."""
        return False
