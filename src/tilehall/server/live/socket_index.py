"""Every open socket of a server, indexed by user."""

from __future__ import annotations

from collections.abc import Iterator

from tilehall.server.live.presence import Socket
from tilehall.table.summary import UserId


class SocketIndex:
    """A set of sockets that finds those of one user without a walk over all of them.

    A socket's `user` is set before it is added and does not change afterwards.
    """

    def __init__(self) -> None:
        self._by_user: dict[UserId, set[Socket]] = {}
        self._count = 0

    def add(self, socket: Socket) -> None:
        own = self._by_user.setdefault(socket.user, set())
        self._count += socket not in own
        own.add(socket)

    def discard(self, socket: Socket) -> None:
        own = self._by_user.get(socket.user)
        if own is None or socket not in own:
            return
        own.remove(socket)
        self._count -= 1
        if not own:
            del self._by_user[socket.user]

    def of(self, user: UserId) -> tuple[Socket, ...]:
        """The sockets of one user."""
        return tuple(self._by_user.get(user, ()))

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Socket]:
        return (socket for own in self._by_user.values() for socket in own)
