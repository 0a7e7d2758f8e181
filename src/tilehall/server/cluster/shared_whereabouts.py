"""The news of who is on this node, for their friends on others: at once when they come or hide, and every ten
seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilehall.server.cluster import events
from tilehall.table.summary import UserId

if TYPE_CHECKING:
    from tilehall.server.cluster.cluster import Cluster

REPEAT = 10  # ticks within which everybody is told of again
MANY = 1000  # people in one event, far below what a message may hold


class SharedWhereabouts:
    """The part of a cluster that is about where people are."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._round = 0
        cluster.hall.company.whereabouts.on_change = self._changed

    def tick(self) -> None:
        """Tell of some of those who are here."""
        self._round = (self._round + 1) % REPEAT
        here = self._cluster.hall.company.whereabouts.here()
        due = [item for number, item in enumerate(here.items()) if number % REPEAT == self._round]
        for start in range(0, len(due), MANY):
            self._cluster.publish(events.PeopleHere(dict(due[start : start + MANY])))

    def _changed(self, user: UserId) -> None:
        self._cluster.publish(events.PeopleHere({user: self._cluster.hall.company.whereabouts.place_of(user)}))
