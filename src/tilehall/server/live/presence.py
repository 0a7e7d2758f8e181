"""Presence: the connections that watch a table, and since when people with a seat have been away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from tilehall.table.summary import UserId


class Socket(Protocol):
    """A connection that can watch a table."""

    user: UserId
    session: bytes | None
    closed: bool  # nothing can be sent any more

    def send(self, raw: bytes) -> None: ...

    def send_away(self, why: str) -> None: ...

    def bye(self, why: str, code: int, again: bool) -> None: ...


class Presence:
    """Who is connected to a table. A person counts as here while any of their connections watches."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.sockets: set[Socket] = set()
        self._clock = clock  # seconds, monotonic
        self._connections: Counter[UserId] = Counter()
        self._away_since: dict[UserId, float] = {}

    def add(self, socket: Socket) -> None:
        """A connection watches from now on."""
        if socket not in self.sockets:
            self.sockets.add(socket)
            self._connections[socket.user] += 1
        self._away_since.pop(socket.user, None)

    def discard(self, socket: Socket) -> bool:
        """A connection watches no more; whether it did."""
        if socket not in self.sockets:
            return False
        self.sockets.discard(socket)
        self._connections[socket.user] -= 1
        if not self._connections[socket.user]:
            del self._connections[socket.user]
        return True

    def is_here(self, user: UserId) -> bool:
        return user in self._connections

    def miss(self, users: Iterable[UserId]) -> None:
        """These people have a seat: whoever of them is not here counts as away from now on, if not since earlier."""
        for user in users:
            if not self.is_here(user):
                self._away_since.setdefault(user, self._clock())

    def away(self, user: UserId) -> float | None:
        """Seconds that somebody with a seat has been away; None when they are here."""
        since = self._away_since.get(user)
        return None if since is None else self._clock() - since

    def spectators(self, seated: Iterable[UserId]) -> list[UserId]:
        """The people here who have no seat, in the order in which they came."""
        there = set(seated)
        return [user for user in self._connections if user not in there]

    def send_all(self, raw: bytes) -> None:
        """Send the same message to everyone."""
        for socket in tuple(self.sockets):
            socket.send(raw)
