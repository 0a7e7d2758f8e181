"""Who watches a room and who is around on other nodes, and the news of who is on this one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tilehall.server.cluster import events
from tilehall.server.cluster.events import NodeId
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.live.hall import Hall
from tilehall.server.live.table import LiveTable
from tilehall.table.summary import Code, UserId

REPEAT_TICKS = 10  # within which every room, and every user, is told of again
MAX_PEOPLE_PER_EVENT = 1000  # far below what a message may hold
EXPIRY_S = 30.0  # seconds after which what a node told is not believed any more: it was not repeated twice


class SharedPresence:
    """The part of a cluster that is about who is where."""

    def __init__(
        self,
        hall: Hall,
        publish: Callable[[events.Event], None],
        run: Callable[[Coroutine[Any, Any, None]], None],
        pause_s: float,
    ) -> None:
        self._hall = hall
        self._publish = publish
        self._run = run
        self._pause_s = pause_s  # for which news of one room are gathered
        self._changed: set[Code] = set()  # rooms to tell of
        self._round = 0

    def follow(self, table: LiveTable) -> None:
        """A table was loaded: tell of those who come, and find out who is there."""
        code = table.room.code
        table.presence.on_change = lambda: self._tell_soon(code)
        self._publish(events.PresenceAsked(code))

    def asked(self, code: Code) -> None:
        """Another node wants to know."""
        table = self._hall.tables.get(code)
        if table is not None and table.presence.sockets:
            self._tell_soon(code)

    def told(self, node: NodeId, event: events.PresenceTold) -> None:
        """Another node says who is there."""
        table = self._hall.tables.get(event.room)
        if table is not None and table.presence.told(node, event.users):
            if event.users:
                # The moves of the last moment were not published if nobody watched the table there before.
                self._publish(events.RowAdded(event.room, table.room.seq))
            self._show(table)

    def gone(self, node: NodeId) -> None:
        """A node is not there any more, nor is anybody on it."""
        for table in self._hall.tables.values():
            if table.presence.forget(node):
                self._show(table)

    def fell_silent(self, node: NodeId, seconds: float) -> None:
        """A node has not been heard of for so long: it is dead, or paused with its users."""
        for table in self._hall.tables.values():
            table.presence.fell_silent(node, seconds)
        self.gone(node)

    def tell_all(self) -> None:
        """A node is new, or was cut off: tell it of everybody here."""
        for code, table in self._hall.tables.items():
            if table.presence.sockets:
                self._publish(events.PresenceTold(code, table.presence.connected))

    def tick(self) -> None:
        """Tell of some rooms again, and forget what is too old."""
        self._round = (self._round + 1) % REPEAT_TICKS
        for number, (code, table) in enumerate(self._hall.tables.items()):
            if number % REPEAT_TICKS == self._round and table.presence.sockets:
                self._publish(events.PresenceTold(code, table.presence.connected))
            if table.presence.forget(older_than=EXPIRY_S):
                self._show(table)

    def _tell_soon(self, code: Code) -> None:
        if not self._changed:
            asyncio.get_running_loop().call_later(self._pause_s, self._tell)
        self._changed.add(code)

    def _tell(self) -> None:
        changed, self._changed = self._changed, set()
        for code in changed:
            table = self._hall.tables.get(code)
            self._publish(events.PresenceTold(code, table.presence.connected if table else ()))

    def _show(self, table: LiveTable) -> None:
        """Let everyone here see who is there."""
        table.presence.miss(table.room.people)
        if table.presence.sockets:
            self._run(self._name(table))

    async def _name(self, table: LiveTable) -> None:
        await table.learn_names()
        table.tell_presence()


class SharedWhereabouts:
    """The part of a cluster that is about where people are."""

    def __init__(self, whereabouts: Whereabouts, publish: Callable[[events.Event], None]) -> None:
        self._whereabouts = whereabouts
        self._publish = publish
        self._round = 0
        whereabouts.on_change = self._changed

    def tick(self) -> None:
        """Tell of some of those who are here."""
        self._round = (self._round + 1) % REPEAT_TICKS
        here = self._whereabouts.here()
        due = [item for number, item in enumerate(here.items()) if number % REPEAT_TICKS == self._round]
        for start in range(0, len(due), MAX_PEOPLE_PER_EVENT):
            self._publish(events.PeopleHere(dict(due[start : start + MAX_PEOPLE_PER_EVENT])))

    def _changed(self, user: UserId) -> None:
        self._publish(events.PeopleHere({user: self._whereabouts.place_of(user)}))
