"""Every open socket of a server, indexed by user."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tilehall.server.close_codes import CloseCode
from tilehall.server.live.presence import Socket
from tilehall.table.summary import UserId

REMIND_EVERY_S = 1.0  # between two looks for requests that wait for the store


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

    def sign_out(self, user: UserId, session: bytes | None) -> None:
        """Close the sockets of a session that ended, or all of a user's."""
        for socket in self.of(user):
            if session in (None, socket.session):
                socket.bye("You have signed out.", CloseCode.NOT_SIGNED_IN, again=False)

    async def remind(self) -> None:
        """Tell clients whose requests wait for the store, until the task is cancelled."""
        while True:
            await asyncio.sleep(REMIND_EVERY_S)
            for socket in list(self):
                socket.remind()

    def close(self) -> None:
        """Close every socket, as the server is about to stop."""
        for socket in list(self):
            socket.bye("The hall is restarting; this page connects again by itself.", CloseCode.RESTARTING, again=True)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Socket]:
        return (socket for own in self._by_user.values() for socket in own)
