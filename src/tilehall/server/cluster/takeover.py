"""Automatic work that nobody does any more: a node that died left it behind, and another takes it up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilehall.table.summary import Code

if TYPE_CHECKING:
    from tilehall.server.cluster.cluster import Cluster

STANDSTILL = 2.0  # seconds, behind the pace of the bots, that a room with pending work has stood still
IN_TURN = 1.0  # seconds that each node leaves to those before it


class Takeover:
    """The part of a cluster that looks for rooms where something is due. The node on which somebody moves does what
    follows from it; the others leave it alone while that node says that it does."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._since: dict[Code, tuple[int, float]] = {}  # rooms with pending work: their newest entry, and since when

    async def tick(self) -> None:
        """Take up what has stood still for too long, and is this node's to do."""
        hall, members, now = self._cluster.hall, self._cluster.members, self._cluster.hall.clock()
        heads = await hall.store.heads(await hall.store.waiting_rooms())
        before, self._since = self._since, {}
        for code, head in heads.items():
            seq, since = before.get(code, (0, now))
            since = since if seq == head.seq else now
            self._since[code] = (head.seq, since)
            table = hall.tables.get(code)
            if members.is_thinking(code) or (table is not None and table.bots.busy):
                continue
            patience = hall.settings.bot_pace + STANDSTILL + IN_TURN * members.rank(code, self._cluster.node)
            if now - since >= patience:
                self._since[code] = (head.seq, now)
                await hall.resume(code)
