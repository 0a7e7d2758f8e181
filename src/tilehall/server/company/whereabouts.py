"""Where people are: here, at a game, or away. It is in memory, a hint, and told to friends alone.

Every open page asks what waits for its person now and then: that is the sign that they are here, and nothing is written
for it. Only those who have friends and do not hide are remembered, so that whoever asks can only see friends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cachetools import TTLCache
from msgspec import Struct

from tilehall.core.game import Illegal
from tilehall.server.live.hall import Hall
from tilehall.server.live.presence import SocketIndex
from tilehall.table.commands import may_watch
from tilehall.table.summary import Code, UserId

MAX_PEOPLE = 100_000  # people remembered
SEEN_S = 75.0  # seconds that somebody counts as here after a sign of them: at a table a page gives one every minute
TOLD_S = 30.0  # seconds that what another node said is believed; it says so every ten
LOOK_EVERY_S = 2.0  # seconds between two walks over all tables for who plays where
NOT_WATCHED = ""


class Place(Struct, frozen=True, array_like=True):
    """Where somebody is: at a game, or simply here."""

    game: str = ""  # its name; blank: at none
    room: Code = NOT_WATCHED  # where friends may look on; blank: they may not


class Whereabouts:
    """Who is where, on this node and on others."""

    def __init__(self, hall: Hall, sockets: SocketIndex, seconds: Callable[[], float]) -> None:
        self._hall = hall
        self._sockets = sockets
        self._seconds = seconds
        self._seen: TTLCache[UserId, float] = TTLCache(MAX_PEOPLE, SEEN_S, seconds)
        self._pages: TTLCache[UserId, float] = TTLCache(
            MAX_PEOPLE, SEEN_S, seconds
        )  # of everybody, and shown to nobody
        self._elsewhere: TTLCache[UserId, Place] = TTLCache(MAX_PEOPLE, TOLD_S, seconds)
        self._playing: dict[UserId, Place] = {}
        self._looked = -LOOK_EVERY_S
        self.on_change: Callable[[UserId], None] | None = None  # called when somebody has come, or is not to be seen

    def page_of(self, user: UserId) -> None:
        """A page of somebody is open: no notice need be sent to them elsewhere."""
        self._pages[user] = self._seconds()

    def sign_of(self, user: UserId) -> None:
        """A page of somebody is open, who has friends and does not hide."""
        new = user not in self._seen
        self._seen[user] = self._seconds()
        if new and self.on_change is not None:
            self.on_change(user)

    def leave(self, user: UserId) -> None:
        """Somebody is not to be seen any more."""
        self._elsewhere.pop(user, None)
        if self._seen.pop(user, None) is not None and self.on_change is not None:
            self.on_change(user)

    def place_of(self, user: UserId) -> Place | None:
        """Where somebody is; None: away. For friends of theirs alone."""
        if user in self._seen:
            return self._walked().get(user) or Place()
        return self._elsewhere.get(user)

    def is_around(self, user: UserId, within: float) -> bool:
        """Whether a page of somebody has asked for what waits within so many seconds, or a connection is open."""
        seen = self._pages.get(user)
        recent = seen is not None and self._seconds() - seen <= within
        return recent or bool(self._sockets.of(user)) or user in self._elsewhere

    # What nodes tell each other.

    def here(self) -> Mapping[UserId, Place]:
        """Everybody who is on this node."""
        playing = self._walked()
        return {user: playing.get(user) or Place() for user in self._seen}

    def told(self, places: Mapping[UserId, Place | None]) -> None:
        """Take note of who is on another node, or not any more."""
        for user, place in places.items():
            if place is None:
                self._elsewhere.pop(user, None)
            else:
                self._elsewhere[user] = place

    def _walked(self) -> Mapping[UserId, Place]:
        """Who plays where, as of a moment ago. A walk over 10,000 tables takes some milliseconds; to keep an index up
        to date would cost every coming and going at a table."""
        now = self._seconds()
        if now - self._looked < LOOK_EVERY_S:
            return self._playing
        self._looked, self._playing = now, {}
        for table in self._hall.tables.values():
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
