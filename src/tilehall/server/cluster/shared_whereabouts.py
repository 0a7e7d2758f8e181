"""The news of who is on this node, for their friends on others: at once when they come or hide, and every ten
seconds."""

from __future__ import annotations

from collections.abc import Callable

from tilehall.server.cluster import events
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.table.summary import UserId

REPEAT = 10  # ticks within which everybody is told of again
MANY = 1000  # people in one event, far below what a message may hold


class SharedWhereabouts:
    """The part of a cluster that is about where people are."""

    def __init__(self, whereabouts: Whereabouts, publish: Callable[[events.Event], None]) -> None:
        self._whereabouts = whereabouts
        self._publish = publish
        self._round = 0
        whereabouts.on_change = self._changed

    def tick(self) -> None:
        """Tell of some of those who are here."""
        self._round = (self._round + 1) % REPEAT
        here = self._whereabouts.here()
        due = [item for number, item in enumerate(here.items()) if number % REPEAT == self._round]
        for start in range(0, len(due), MANY):
            self._publish(events.PeopleHere(dict(due[start : start + MANY])))

    def _changed(self, user: UserId) -> None:
        self._publish(events.PeopleHere({user: self._whereabouts.place_of(user)}))
