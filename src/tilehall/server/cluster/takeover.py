"""Automatic work that nobody does any more: a node that died left it behind, and another takes it up."""

from __future__ import annotations

from tilehall.server.cluster.cluster_node import ClusterNode
from tilehall.server.live.hall import Hall
from tilehall.server.live.maintenance import Maintenance
from tilehall.server.ops.system_time import SystemTime
from tilehall.store.store import Store
from tilehall.table.summary import Code

STANDSTILL_S = 2.0  # beyond the pace of the bots, that a room with pending work has stood still
IN_TURN_S = 1.0  # that each node leaves to those before it


class Takeover:
    """The part of a cluster that looks for rooms where something is due. The node on which somebody moves does what
    follows from it; the others leave it alone while that node says that it does."""

    def __init__(
        self,
        node: ClusterNode,
        hall: Hall,
        store: Store,
        maintenance: Maintenance,
        time: SystemTime,
        bot_pace_s: float,
    ) -> None:
        self._node = node
        self._hall = hall
        self._store = store
        self._maintenance = maintenance
        self._time = time
        self._bot_pace_s = bot_pace_s
        self._since: dict[Code, tuple[int, float]] = {}  # rooms with pending work: their newest entry, and since when

    async def tick(self) -> None:
        """Take up what has stood still for too long, and is this node's to do."""
        members, now = self._node.members, self._time.elapsed()
        heads = await self._store.heads(await self._store.waiting_rooms())
        before, self._since = self._since, {}
        for code, head in heads.items():
            seq, since = before.get(code, (0, now))
            since = since if seq == head.seq else now
            self._since[code] = (head.seq, since)
            table = self._hall.tables.get(code)
            if members.is_thinking(code) or (table is not None and table.bots.busy):
                continue
            patience = self._bot_pace_s + STANDSTILL_S + IN_TURN_S * members.rank(code, self._node.id)
            if now - since >= patience:
                self._since[code] = (head.seq, now)
                await self._maintenance.resume(code)
