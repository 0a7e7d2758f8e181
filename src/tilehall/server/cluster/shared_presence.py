"""The watchers and users on other nodes, and messages about those on this node."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from tilehall.server.cluster import events
from tilehall.server.cluster.events import NodeId
from tilehall.server.company.whereabouts import Whereabouts
from tilehall.server.live.table import LiveTable
from tilehall.table.summary import Code, UserId

REPEAT_TICKS = 10  # within which every room and every user is reported again
MAX_PEOPLE_PER_EVENT = 1000  # far below the maximum size of a message
EXPIRY_S = 30.0  # after which a report expires, because two repetitions of it are missing


class SharedPresence:
    """The part of a cluster that shares who is watching which room."""

    def __init__(
        self,
        tables: Mapping[Code, LiveTable],
        publish: Callable[[events.Event], None],
        run: Callable[[Coroutine[Any, Any, None]], None],
        pause_s: float,
    ) -> None:
        self._tables = tables
        self._publish = publish
        self._run = run
        self._pause_s = pause_s  # for which reports about a room are gathered
        self._changed: set[Code] = set()  # rooms to report
        self._round = 0

    def follow(self, table: LiveTable) -> None:
        """Report the watchers of a table that was loaded, and ask for those on other nodes."""
        code = table.room.code
        table.presence.on_change = lambda: self._tell_soon(code)
        self._publish(events.PresenceAsked(code))

    def asked(self, code: Code) -> None:
        """Answer another node's request for watchers."""
        table = self._tables.get(code)
        if table is not None and table.presence.sockets:
            self._tell_soon(code)

    def told(self, node: NodeId, event: events.PresenceTold) -> None:
        """Record the watchers on another node."""
        table = self._tables.get(event.room)
        if table is not None and table.presence.told(node, event.users):
            if event.users:
                # The latest moves were not published if nobody was watching the table there.
                self._publish(events.RowAdded(event.room, table.room.seq))
            self._show(table)

    def gone(self, node: NodeId) -> None:
        """Forget a node that is gone, and its users."""
        for table in self._tables.values():
            if table.presence.forget(node):
                self._show(table)

    def fell_silent(self, node: NodeId, seconds: float) -> None:
        """Note that a node has been silent for this long: it is dead, or paused together with its users."""
        for table in self._tables.values():
            table.presence.fell_silent(node, seconds)
        self.gone(node)

    def tell_all(self) -> None:
        """Report everyone here to a node that is new or was disconnected."""
        for code, table in self._tables.items():
            if table.presence.sockets:
                self._publish(events.PresenceTold(code, table.presence.connected))

    def tick(self) -> None:
        """Report some of the rooms again, and forget expired reports."""
        self._round = (self._round + 1) % REPEAT_TICKS
        for number, (code, table) in enumerate(self._tables.items()):
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
            table = self._tables.get(code)
            self._publish(events.PresenceTold(code, table.presence.connected if table else ()))

    def _show(self, table: LiveTable) -> None:
        """Send everyone here the new presence."""
        table.presence.miss(table.room.people)
        if table.presence.sockets:
            self._run(self._name(table))

    async def _name(self, table: LiveTable) -> None:
        await table.learn_names()
        table.tell_presence()


class SharedWhereabouts:
    """The part of a cluster that shares where users are."""

    def __init__(self, whereabouts: Whereabouts, publish: Callable[[events.Event], None]) -> None:
        self._whereabouts = whereabouts
        self._publish = publish
        self._round = 0
        whereabouts.on_change = self._changed

    def tick(self) -> None:
        """Report some of the users who are here."""
        self._round = (self._round + 1) % REPEAT_TICKS
        here = self._whereabouts.here()
        due = [item for number, item in enumerate(here.items()) if number % REPEAT_TICKS == self._round]
        for start in range(0, len(due), MAX_PEOPLE_PER_EVENT):
            self._publish(events.PeopleHere(dict(due[start : start + MAX_PEOPLE_PER_EVENT])))

    def _changed(self, user: UserId) -> None:
        self._publish(events.PeopleHere({user: self._whereabouts.place_of(user)}))
