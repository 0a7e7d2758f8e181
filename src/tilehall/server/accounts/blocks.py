"""Blocks: two users whom the hall keeps apart everywhere, because one of them asked for it.

Blocked users are not notified. Blocks are cached, because every line of talk and every taken seat looks them up. A
change removes the entry from the caches of all nodes at once.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time_ns

from tilehall.core.game import Illegal, Seat
from tilehall.messages.errors import NotFound
from tilehall.server.ops.lookup_cache import LookupCache
from tilehall.server.words import say
from tilehall.store.protocol import Gone
from tilehall.store.queries.company import Block, BlockedPeople
from tilehall.store.store import Store
from tilehall.table import commands
from tilehall.table.room import Room
from tilehall.table.summary import UserId, class_of

MAX_BLOCKS = 500  # per user: far more than anybody needs, and few enough to keep in memory
MAX_CACHED_PEOPLE = 20_000
CACHE_S = 30.0  # how long a block on another node may go unnoticed if the bus has lost the message
NOBODY = say("nobody-there")
BLOCKED = say("blocked")
HOST_BLOCKED = say("host-blocked")
TOO_MANY = say("too-many-blocks", most=MAX_BLOCKS)


class Blocks:
    """Who blocks whom."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int] = lambda: time_ns() // 1_000_000,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        self._store = store
        self._clock = clock  # milliseconds since 1970
        self._found: LookupCache[UserId, BlockedPeople] = LookupCache(MAX_CACHED_PEOPLE, CACHE_S, seconds)
        self.on_change: list[Callable[[UserId, UserId], None]] = []  # called with the two users of a block

    async def apart_from(self, user: UserId) -> frozenset[UserId]:
        """Return the users whom the hall keeps apart from a user: those whom they block, and those who block them."""
        return (await self.of(user)).apart

    async def of(self, user: UserId) -> BlockedPeople:
        """Return the users whom a user blocks, and the users who block them."""
        return await self._found.look_up(user, self._store.blocked_people)

    async def block(self, user: UserId, other: UserId) -> None:
        """Block a user, which ends everything between the two.

        Raises `Refused` with the reason if that is not possible.
        """
        if user == other:
            raise Illegal(say("block-yourself"))
        if class_of(user) != class_of(other):
            raise NotFound(NOBODY)  # pupils and others never meet
        try:
            if not await self._store.block(Block(user, other, self._clock()), MAX_BLOCKS):
                raise Illegal(TOO_MANY)
        except Gone:
            raise NotFound(NOBODY) from None
        self._changed(user, other)

    async def unblock(self, user: UserId, other: UserId) -> None:
        """Unblock a user. What the block ended stays ended."""
        if await self._store.unblock(user, other):
            self._changed(user, other)

    async def require_welcome(self, user: UserId, room: Room, seat: Seat | None) -> None:
        """Raise `Illegal` if a user wants a seat in a room whose host a block keeps apart from them.

        A user whom the host blocks gets the same answer as one who comes too late for a seat.
        """
        known = await self.of(user)
        if room.host in known.blocked:
            raise Illegal(HOST_BLOCKED)
        if room.host in known.blocked_by:
            commands.sit(room, user, seat)  # any other reason takes precedence
            raise Illegal(commands.taken(seat))

    async def require_unblocked(self, user: UserId, other: UserId) -> None:
        """Raise `Illegal` if a user blocks another user with whom they want to do something."""
        if other in (await self.of(user)).blocked:
            raise Illegal(BLOCKED)

    def forget(self, *users: UserId) -> None:
        """Drop these users from the cache."""
        for user in users:
            self._found.invalidate(user)

    def _changed(self, user: UserId, other: UserId) -> None:
        self.forget(user, other)
        for callback in self.on_change:
            callback(user, other)
