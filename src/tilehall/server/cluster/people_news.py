"""People who change on one node: the others forget what they remember of them, and close what they may not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilehall.server.accounts.admins import ban_sentence
from tilehall.server.accounts.people import People
from tilehall.server.close_codes import CloseCode
from tilehall.server.cluster import events
from tilehall.table.summary import UserId

if TYPE_CHECKING:
    from tilehall.server.cluster.cluster import Cluster


class PeopleNews:
    """The part of a cluster that is about people and their sessions."""

    def __init__(self, cluster: Cluster, people: People) -> None:
        self._cluster = cluster
        self._people = people
        people.on_change.append(lambda user: cluster.publish(events.PersonChanged(user)))
        cluster.hall.company.on_change.append(lambda *users: cluster.publish(events.CompanyChanged(*users)))
        people.on_sign_out.append(lambda user, session: cluster.publish(events.SessionEnded(user, session)))

    def changed(self, user: UserId) -> None:
        """Somebody was renamed, banned or deleted on another node."""
        self._people.forget(user)
        if self._cluster.hall.sockets.of(user):
            self._cluster.run(self._check_ban(user))

    def company_changed(self, users: tuple[UserId, ...], called: tuple[UserId, ...]) -> None:
        """Something is different between these people, by what was done on another node."""
        self._cluster.hall.company.heard(users, called)

    def signed_out(self, user: UserId, session: bytes | None) -> None:
        """A device of somebody was signed out on another node, or all of them."""
        self._people.forget(user)
        self._cluster.hall.signed_out(user, session)

    async def _check_ban(self, user: UserId) -> None:
        ban = await self._people.store.ban_of(user, self._people.clock())
        for socket in self._cluster.hall.sockets.of(user) if ban else ():
            assert ban is not None
            socket.bye(ban_sentence(ban), CloseCode.NOT_ALLOWED, again=False)
