"""Presence: the connections of a server, the watchers of each table on all nodes, and absent players."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from tilehall.core.message import Text
from tilehall.messages.snapshots import Receiver
from tilehall.server.close_codes import CloseCode
from tilehall.server.words import say
from tilehall.table.summary import UserId

RESTARTING = say("line-restarting")
UNHEARD_S = 60.0  # for how long a silent node may come back


class Socket(Receiver, Protocol):
    """A connection that can watch a table."""

    account: UserId  # the user whose session it has: `user`, but for a screen
    session: bytes | None
    closed: bool  # nothing can be sent any more

    def send_away(self, why: Text) -> None: ...

    def remind(self) -> None: ...

    def bye(self, why: Text, code: int, again: bool) -> None: ...


class Presence:
    """The users connected to a table. A user is present while any of their connections watches."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.sockets: set[Socket] = set()
        self._clock = clock  # seconds, monotonic
        self._connections: Counter[UserId] = Counter()
        self._away_since: dict[UserId, float] = {}
        # By node: its watchers, and when it reported them.
        self._elsewhere: dict[str, tuple[frozenset[UserId], float]] = {}
        self._unheard: dict[UserId, float] = {}  # users of a silent node, each with its last sign of life
        self.on_change: Callable[[], None] | None = None  # called when the set of users connected here changes

    @property
    def connected(self) -> tuple[UserId, ...]:
        """The users connected to this server."""
        return tuple(self._connections)

    def add(self, socket: Socket) -> None:
        """Add a connection that watches."""
        if socket not in self.sockets:
            self.sockets.add(socket)
            self._connections[socket.user] += 1
            self._changed(socket.user, 1)
        self._away_since.pop(socket.user, None)
        self._unheard.pop(socket.user, None)

    def discard(self, socket: Socket) -> bool:
        """Remove a connection. Return whether it was watching."""
        if socket not in self.sockets:
            return False
        self.sockets.discard(socket)
        self._connections[socket.user] -= 1
        if not self._connections[socket.user]:
            del self._connections[socket.user]
            self._changed(socket.user, 0)
        return True

    def _changed(self, user: UserId, connections: int) -> None:
        if self.on_change is not None and self._connections.get(user, 0) == connections:
            self.on_change()

    def is_connected(self, user: UserId) -> bool:
        """Return whether a user is connected to this server."""
        return user in self._connections

    def is_here(self, user: UserId) -> bool:
        """Return whether a user is watching, on any node."""
        return user in self._connections or any(user in there for there, _ in self._elsewhere.values())

    @property
    def is_watched_elsewhere(self) -> bool:
        """Whether anyone is watching on another node."""
        return bool(self._elsewhere)

    def told(self, node: str, users: Iterable[UserId]) -> bool:
        """Record the watchers on another node. Return whether they have changed."""
        there = frozenset(users)
        before, _ = self._elsewhere.pop(node, (frozenset(), 0.0))
        if there:
            self._elsewhere[node] = (there, self._clock())
        for user in there:
            self._away_since.pop(user, None)
            self._unheard.pop(user, None)
        return there != before

    def fell_silent(self, node: str, seconds: float) -> None:
        """Note that a node has been silent for this long. It may be paused, together with its users."""
        for user in self._elsewhere.get(node, (frozenset(), 0.0))[0]:
            self._unheard.setdefault(user, self._clock() - seconds)

    def unheard(self, user: UserId) -> float | None:
        """Return for how many seconds the node of a user has been silent.

        None if the user was on no such node, or if it has been silent for too long.
        """
        if user not in self._unheard or self.is_here(user):
            return None
        seconds = self._clock() - self._unheard[user]
        return seconds if seconds <= UNHEARD_S else None

    def forget(self, node: str = "", older_than: float = 0.0) -> bool:
        """Forget the watchers of a node that is gone, and old reports. Return whether anything has changed."""
        late = self._clock() - older_than if older_than else -float("inf")
        gone = [name for name, (_, at) in self._elsewhere.items() if name == node or at < late]
        for name in gone:
            del self._elsewhere[name]
        return bool(gone)

    def miss(self, users: Iterable[UserId]) -> None:
        """Mark these seated users as away from now on if they are absent and not yet marked."""
        for user in users:
            if not self.is_here(user):
                self._away_since.setdefault(user, self._clock())

    def away(self, user: UserId) -> float | None:
        """Return for how many seconds a seated user has been away, or None if they are present."""
        since = self._away_since.get(user)
        return None if since is None else self._clock() - since

    def spectators(self, seated: Iterable[UserId]) -> list[UserId]:
        """Return the present users without a seat, in the order in which they came."""
        there = set(seated)
        elsewhere = (user for users, _ in self._elsewhere.values() for user in sorted(users))
        return [user for user in dict.fromkeys((*self._connections, *elsewhere)) if user not in there]


REMIND_EVERY_S = 1.0  # between two checks for requests that wait for the store


class SocketIndex:
    """A set of sockets with an index by user.

    A socket's `account` is set before it is added and does not change afterwards.
    """

    def __init__(self) -> None:
        self._by_user: dict[UserId, set[Socket]] = {}
        self._count = 0

    def add(self, socket: Socket) -> None:
        own = self._by_user.setdefault(socket.account, set())
        self._count += socket not in own
        own.add(socket)

    def discard(self, socket: Socket) -> None:
        own = self._by_user.get(socket.account)
        if own is None or socket not in own:
            return
        own.remove(socket)
        self._count -= 1
        if not own:
            del self._by_user[socket.account]

    def of(self, user: UserId) -> tuple[Socket, ...]:
        """Return the sockets of a user."""
        return tuple(self._by_user.get(user, ()))

    def sign_out(self, user: UserId, session: bytes | None) -> None:
        """Close the sockets of a session that ended, or all sockets of a user."""
        for socket in self.of(user):
            if session in (None, socket.session):
                socket.bye(say("line-signed-out"), CloseCode.NOT_SIGNED_IN, again=False)

    async def remind(self) -> None:
        """Notify clients whose requests wait for the store, until the task is cancelled."""
        while True:
            await asyncio.sleep(REMIND_EVERY_S)
            for socket in list(self):
                socket.remind()

    def close(self) -> None:
        """Close every socket before the server stops."""
        for socket in list(self):
            socket.bye(RESTARTING, CloseCode.RESTARTING, again=True)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Socket]:
        return (socket for own in self._by_user.values() for socket in own)
