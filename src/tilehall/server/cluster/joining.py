"""A node joins the others of its hall over NATS."""

from __future__ import annotations

from tilehall.server.addresses.nats_address import nats_servers
from tilehall.server.cluster.cluster_node import ClusterNode
from tilehall.server.cluster.nats_bus import NatsBus
from tilehall.server.cluster.nats_connection import NatsConnection
from tilehall.server.cluster.remote_bots import RemoteBots
from tilehall.server.live.bot_pool import BotPool
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.settings import Settings
from tilehall.store.opening import identity
from tilehall.store.store import Store


async def join(settings: Settings, store: Store, time: SystemTime, own: BotPool) -> tuple[ClusterNode, RemoteBots]:
    """Connect to the other nodes over the same database. Return this node, and the bots that any of them can ask.

    Raises `Unavailable` with a sentence if NATS cannot be reached. The caller closes the bus of the node.
    """
    servers = nats_servers(settings.nats, "TILEHALL_NATS")
    connection = await NatsConnection.open(servers, "tilehall node")
    try:
        node = ClusterNode(NatsBus(connection, await identity(settings.database)), store, time)
        bots = RemoteBots(connection, own)
        await bots.listen()
    except BaseException:
        await connection.close()
        raise
    return node, bots
