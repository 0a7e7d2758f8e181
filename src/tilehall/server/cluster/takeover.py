"""Take over pending automatic work of nodes that died."""

from __future__ import annotations

from collections.abc import Mapping

from tilehall.server.cluster.cluster_node import ClusterNode
from tilehall.server.live.maintenance import Maintenance
from tilehall.server.live.table import LiveTable
from tilehall.server.ops.system_time import SystemTime
from tilehall.store.store import Store
from tilehall.table.summary import Code

STANDSTILL_S = 2.0  # in addition to the pace of the bots: how long a room with pending work may stand still
IN_TURN_S = 1.0  # how long each node leaves the work to those before it


class Takeover:
    """The part of a cluster that finds rooms with pending work.

    The node on which a player moves also does the automatic work that follows. The others leave it alone while that
    node reports that it does so.
    """

    def __init__(
        self,
        node: ClusterNode,
        tables: Mapping[Code, LiveTable],
        store: Store,
        maintenance: Maintenance,
        time: SystemTime,
        bot_pace_s: float,
    ) -> None:
        self._node = node
        self._tables = tables
        self._store = store
        self._maintenance = maintenance
        self._time = time
        self._bot_pace_s = bot_pace_s
        self._since: dict[Code, tuple[int, float]] = {}  # rooms with pending work: their newest entry, and since when

    async def tick(self) -> None:
        """Take over rooms that have stood still for too long, if it is this node's turn."""
        members, now = self._node.members, self._time.elapsed()
        heads = await self._store.heads(await self._store.waiting_rooms())
        before, self._since = self._since, {}
        for code, head in heads.items():
            seq, since = before.get(code, (0, now))
            since = since if seq == head.seq else now
            self._since[code] = (head.seq, since)
            table = self._tables.get(code)
            if members.is_thinking(code) or (table is not None and table.bots.busy):
                continue
            patience = self._bot_pace_s + STANDSTILL_S + IN_TURN_S * members.rank(code, self._node.id)
            if now - since >= patience:
                self._since[code] = (head.seq, now)
                await self._maintenance.resume(code)
