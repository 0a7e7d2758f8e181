"""A node joins the others of its hall."""

from __future__ import annotations

from tilehall.server.cluster.cluster import Cluster
from tilehall.server.cluster.nats_address import nats_servers
from tilehall.server.cluster.nats_bus import NatsBus
from tilehall.server.cluster.nats_connection import NatsConnection
from tilehall.server.cluster.remote_bots import RemoteBots
from tilehall.server.live.hall import Hall
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.server.settings import Settings
from tilehall.store.opening import identity


async def join(settings: Settings, hall: Hall, limits: RateLimits) -> Cluster:
    """Connect a hall to the others over the same database; Unavailable, with a sentence, when NATS cannot be reached.

    The caller starts and stops what it is given.
    """
    servers = nats_servers(settings.nats, "TILEHALL_NATS")
    connection = await NatsConnection.open(servers, "tilehall node")
    try:
        cluster = Cluster(hall, limits, NatsBus(connection, await identity(settings.database)))
        hall.bot_pool = bots = RemoteBots(connection, hall.bot_pool)
        await bots.listen()
        cluster.count_workers = lambda: len(bots.workers)
    except BaseException:
        await connection.close()
        raise
    return cluster
