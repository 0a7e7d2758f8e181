"""The server process: store, users, hall, HTTP and websocket on one port, from start to stop."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager

import uvicorn
from litestar import Litestar

from tilehall.server.accounts.admins import unknown_admins
from tilehall.server.accounts.passwords import new_token
from tilehall.server.app import App
from tilehall.server.http.application import encoded_schema
from tilehall.server.http.connection_limits import ConnectionLimits
from tilehall.server.live.connection import ConnectionFactory
from tilehall.server.moderation.admin_file import remove_admin_file, write_admin_file
from tilehall.server.ops.file_limit import raise_file_limit
from tilehall.server.ops.logs import set_up
from tilehall.server.settings import Settings, unknown_variables
from tilehall.store.opening import open_store
from tilehall.store.protocol import Unavailable
from tilehall.store.store import Store

log = logging.getLogger("tilehall.main")
BACKLOG = 2048  # connections that wait to be accepted; Linux limits it to net.core.somaxconn
GC_THRESHOLDS = (50_000, 20, 50)  # rare collections, because positions contain no cycles and a collection finds little


def listen(settings: Settings, *, shared: bool = False, backlog: int = BACKLOG) -> socket.socket:
    """Bind the port before anything else is opened.

    Raises `Unavailable` with a sentence if that fails. Processes that share the port each get a part of the
    connections. A process without a backlog gets none.
    """
    bound = socket.socket()
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind((settings.host, settings.port))
        if backlog:
            bound.listen(backlog)
    except OSError as error:
        bound.close()
        where = f"{settings.host} port {settings.port}"
        raise Unavailable(f"The hall cannot listen on {where}: {error.strerror}.") from None
    return bound


@contextmanager
def logged_if_unavailable() -> Iterator[None]:
    """Log `Unavailable`, for parts without which the server can run."""
    try:
        yield
    except Unavailable as error:
        log.warning("%s", error)


async def open_app(settings: Settings, store: Store) -> App:
    """Build a server. If the settings name a bus, import the code for clusters and build a node."""
    if not settings.nats:
        return App(settings, store)
    from tilehall.server.clustered_app import open_clustered_app

    return await open_clustered_app(settings, store)


def configuration(
    http: Litestar, settings: Settings, connections: ConnectionLimits, sockets: ConnectionFactory
) -> uvicorn.Config:
    """Return the configuration with which uvicorn runs the application and passes websockets to picows."""
    return uvicorn.Config(
        http,
        http=connections.http_protocol(),
        ws=connections.ws_protocol(sockets.protocol()),
        timeout_keep_alive=settings.keep_alive_seconds,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=False,
        timeout_graceful_shutdown=10,
    )


def freeze() -> None:
    """Exclude all loaded objects from garbage collection, because scanning them would cost a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def address(host: str, port: int) -> str:
    """Return the URL of a listening address for a browser on this machine."""
    return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"


async def serve(
    settings: Settings,
    ready: Callable[[str], None],
    listening: socket.socket | None = None,
    admin_token: str = "",
) -> None:
    """Serve until SIGTERM or SIGINT. Then finish the work in progress and tell all clients to reconnect.

    `ready` is called with the URL of the hall when requests are accepted. A node that shares its port with others
    receives the socket and the token that they share.
    """
    set_up(settings)
    for variable in unknown_variables(os.environ):
        log.warning("unknown setting: %s", variable)
    listening = listening or listen(settings)
    async with AsyncExitStack() as if_it_fails:
        if_it_fails.callback(listening.close)
        store = await open_store(settings.database)
        if_it_fails.push_async_callback(store.close)
        app = await open_app(settings, store)
        if_it_fails.pop_all()
    admin_token = admin_token or new_token()
    http = app.http(admin_token)

    async def begin() -> None:
        with logged_if_unavailable():
            await app.people.compare_names()
        await app.start()
        encoded_schema(http)
        freeze()
        host, port = listening.getsockname()[:2]
        with logged_if_unavailable():
            write_admin_file(settings.database, admin_token, host, port)
            for name in await unknown_admins(store, settings):
                log.warning("the setting admins names %s, but there is no such account: create it first", name)
        ready(settings.public_url or address(host, port))

    async def end() -> None:
        # While the lock is held, because the next server writes its own file.
        remove_admin_file(settings.database, admin_token)
        await app.stop()
        await store.close()

    http.on_startup.append(begin)
    http.on_shutdown.append(end)
    limits = ConnectionLimits(settings, app.limits, raise_file_limit())
    config = configuration(http, settings, limits, app.connections)
    # uvicorn raises the signal again when it is done. By then, there is nothing left to interrupt.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    await uvicorn.Server(config).serve(sockets=[listening])
