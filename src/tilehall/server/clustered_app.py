"""The composition root of a node in a cluster. It is imported only if the settings name a bus."""

from __future__ import annotations

from collections.abc import Callable

from tilehall.server.addresses.nats_address import nats_servers
from tilehall.server.app import App
from tilehall.server.cluster.bus import NatsBus
from tilehall.server.cluster.cluster import Cluster
from tilehall.server.cluster.cluster_node import ClusterNode
from tilehall.server.cluster.nats_connection import NatsConnection
from tilehall.server.cluster.remote_bots import RemoteBots
from tilehall.server.live.bot_pool import BotPool
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.settings import Settings
from tilehall.store.opening import identity
from tilehall.store.store import Store


async def open_clustered_app(settings: Settings, store: Store) -> App:
    """Build a server that is a node of a cluster. Raises `Unavailable` if the bus cannot be reached."""
    time = SystemTime()
    connection = await NatsConnection.open(nats_servers(settings.nats, "TILEHALL_NATS"), "tilehall node")
    try:
        node = ClusterNode(NatsBus(connection, await identity(settings.database)), store, time)
        bots = RemoteBots(connection, BotPool(settings.bot_workers))
        await bots.listen()
    except BaseException:
        await connection.close()
        raise
    app = App(settings, store, time=time, node=node, bot_pool=bots)
    cluster = join_cluster(app, node, lambda: len(bots.workers))
    app.on_start.append(cluster.start)
    app.on_stop.append(cluster.stop)
    return app


def join_cluster(app: App, node: ClusterNode, count_workers: Callable[[], int] = lambda: 0) -> Cluster:
    """Pass messages of other nodes to the parts of a server that was built with this node."""
    metrics = app.metrics
    metrics.observe("tilehall_bus_connected", "Whether the bus is connected: 1 or 0.", lambda: node.bus.connected)
    metrics.observe("tilehall_nodes", "Nodes of this hall, this one included.", lambda: len(node.members) + 1)
    metrics.observe("tilehall_workers", "Workers that take bots' turns over the bus.", count_workers)
    told = "What nodes told each other, by what became of it here."
    metrics.observe_counts("tilehall_bus_events_total", told, node.counts)
    return Cluster(
        node=node,
        hall=app.hall,
        store=app.store,
        people=app.people,
        sockets=app.sockets,
        company=app.company,
        limits=app.limits,
        clocks=app.clocks,
        maintenance=app.maintenance,
        time=app.time,
        closing=app.closing,
        bot_pace_s=app.settings.bot_pace,
        presence_pause_s=app.presence_pause_s,
    )
