"""The whereabouts of users: online, at a game, or away. Kept in memory, approximate, and shown only to friends.

Every open page polls for pending requests and challenges. That shows that its user is online, without a write. Only
users who have friends and do not hide are remembered, so that only friends can be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cachetools import TTLCache
from msgspec import Struct

from tilehall.core.game import Illegal
from tilehall.server.live.presence import SocketIndex
from tilehall.server.live.table import LiveTable
from tilehall.table.commands import may_watch
from tilehall.table.summary import Code, UserId

MAX_PEOPLE = 100_000  # users remembered per cache
SEEN_S = 75.0  # how long a user counts as online after a poll: at a table a page polls every minute
REPORT_LIFETIME_S = 30.0  # how long the report of another node is valid; nodes report every ten seconds
LOOK_EVERY_S = 2.0  # between two walks over all tables
NOT_WATCHED = ""


class Place(Struct, frozen=True, array_like=True):
    """The place of a user: at a game, or only online."""

    game: str = ""  # its name; blank if at none
    room: Code = NOT_WATCHED  # where friends may watch; blank if they may not


class Whereabouts:
    """The places of users, on this node and on others."""

    def __init__(self, tables: Mapping[Code, LiveTable], sockets: SocketIndex, seconds: Callable[[], float]) -> None:
        self._tables = tables
        self._sockets = sockets
        self._seconds = seconds
        self._seen: TTLCache[UserId, float] = TTLCache(MAX_PEOPLE, SEEN_S, seconds)
        self._pages: TTLCache[UserId, float] = TTLCache(
            MAX_PEOPLE, SEEN_S, seconds
        )  # includes users who hide or have no friends; shown to nobody
        self._elsewhere: TTLCache[UserId, Place] = TTLCache(MAX_PEOPLE, REPORT_LIFETIME_S, seconds)
        self._playing: dict[UserId, Place] = {}
        self._looked = -LOOK_EVERY_S
        self.on_change: Callable[[UserId], None] | None = None  # called when a user appears or disappears

    def page_of(self, user: UserId) -> None:
        """Record that a user has an open page, so that no notice needs to be sent."""
        self._pages[user] = self._seconds()

    def sign_of(self, user: UserId) -> None:
        """Record that a user who has friends and does not hide has an open page."""
        new = user not in self._seen
        self._seen[user] = self._seconds()
        if new and self.on_change is not None:
            self.on_change(user)

    def leave(self, user: UserId) -> None:
        """Record that a user is no longer visible."""
        self._elsewhere.pop(user, None)
        if self._seen.pop(user, None) is not None and self.on_change is not None:
            self.on_change(user)

    def place_of(self, user: UserId) -> Place | None:
        """Return where a user is, or None if they are away. For the user's friends only."""
        if user in self._seen:
            return self._walked().get(user) or Place()
        return self._elsewhere.get(user)

    def is_around(self, user: UserId, within: float) -> bool:
        """Return whether a user's page has polled within so many seconds, or a connection is open."""
        seen = self._pages.get(user)
        recent = seen is not None and self._seconds() - seen <= within
        return recent or bool(self._sockets.of(user)) or user in self._elsewhere

    # Messages between nodes.

    def here(self) -> Mapping[UserId, Place]:
        """Return the places of the users on this node."""
        playing = self._walked()
        return {user: playing.get(user) or Place() for user in self._seen}

    def told(self, places: Mapping[UserId, Place | None]) -> None:
        """Record which users are on another node, or no longer are (None)."""
        for user, place in places.items():
            if place is None:
                self._elsewhere.pop(user, None)
            else:
                self._elsewhere[user] = place

    def _walked(self) -> Mapping[UserId, Place]:
        """Return who plays where, at most LOOK_EVERY_S seconds old.

        A walk over 10,000 tables takes some milliseconds. An index would cost time whenever a user joins or leaves a
        table.
        """
        now = self._seconds()
        if now - self._looked < LOOK_EVERY_S:
            return self._playing
        self._looked, self._playing = now, {}
        for table in self._tables.values():
            room = table.room
            if room.phase != "playing" or not table.presence.sockets:
                continue
            try:
                may_watch(room, "")
                place = Place(room.game.name, room.code)
            except Illegal:
                place = Place(room.game.name, NOT_WATCHED)
            for user in room.people:
                if table.presence.is_connected(user):
                    self._playing[user] = place
        return self._playing
