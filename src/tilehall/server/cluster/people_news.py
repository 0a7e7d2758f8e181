"""Changes of users on other nodes: clear caches, and close connections that are no longer allowed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from tilehall.server.accounts.admins import ban_sentence
from tilehall.server.accounts.people import People
from tilehall.server.close_codes import CloseCode
from tilehall.server.cluster import events
from tilehall.server.live.presence import SocketIndex
from tilehall.table.summary import UserId


class PeopleNews:
    """The part of a cluster that handles users and their sessions."""

    def __init__(
        self,
        people: People,
        sockets: SocketIndex,
        publish: Callable[[events.Event], None],
        run: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._people = people
        self._sockets = sockets
        self._run = run
        people.on_change.append(lambda user: publish(events.PersonChanged(user)))
        people.on_sign_out.append(lambda user, session: publish(events.SessionEnded(user, session)))

    def changed(self, user: UserId) -> None:
        """Handle a user who was renamed, banned or deleted on another node."""
        self._people.forget(user)
        if self._sockets.of(user):
            self._run(self._check_ban(user))

    def signed_out(self, user: UserId, session: bytes | None) -> None:
        """Handle the end of one session or all sessions of a user on another node."""
        self._people.forget(user)
        self._sockets.sign_out(user, session)

    async def _check_ban(self, user: UserId) -> None:
        ban = await self._people.ban_of(user)
        for socket in self._sockets.of(user) if ban else ():
            assert ban is not None
            socket.bye(ban_sentence(ban), CloseCode.NOT_ALLOWED, again=False)
