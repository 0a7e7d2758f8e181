"""The server process: store, people, hall, HTTP and websocket on one port, from start to stop."""

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
BACKLOG = 2048  # connections that wait to be accepted; Linux cuts it down to net.core.somaxconn
GC_THRESHOLDS = (50_000, 20, 50)  # allocations before a collection: positions hold no cycles, so it finds little


def listen(settings: Settings, *, shared: bool = False, backlog: int = BACKLOG) -> socket.socket:
    """Bind the port, before anything else is opened; Unavailable, with a sentence, where that fails. Processes that
    share it get each their part of the connections; one without a backlog gets none."""
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
    """What the hall can be open without: where it fails, the log says so."""
    try:
        yield
    except Unavailable as error:
        log.warning("%s", error)


async def open_app(settings: Settings, store: Store) -> App:
    """Build a server: one node among others if the settings name a bus. Only then is that code imported."""
    if not settings.nats:
        return App(settings, store)
    from tilehall.server.clustered_app import open_clustered_app

    return await open_clustered_app(settings, store)


def configuration(
    http: Litestar, settings: Settings, connections: ConnectionLimits, sockets: ConnectionFactory
) -> uvicorn.Config:
    """How uvicorn runs the application, and hands websockets to picows."""
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
    """What is loaded by now stays; to scan it at every collection would cost a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds what listens there."""
    return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"


async def serve(
    settings: Settings,
    ready: Callable[[str], None],
    listening: socket.socket | None = None,
    admin_token: str = "",
) -> None:
    """Serve until SIGTERM or SIGINT; then finish what is under way and tell everyone to come back.

    `ready` is called with the hall's address once requests are answered. A node among several behind one port gets the
    socket, and the token that they share."""
    set_up(settings)
    for variable in unknown_variables(os.environ):
        log.warning("there is no such setting: %s", variable)
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
                log.warning("the setting admins names %s, and there is no such account: make it first", name)
        ready(settings.public_url or address(host, port))

    async def end() -> None:
        remove_admin_file(settings.database, admin_token)  # while the lock is held: the next server writes its own
        await app.stop()
        await store.close()

    http.on_startup.append(begin)
    http.on_shutdown.append(end)
    limits = ConnectionLimits(settings, app.limits, raise_file_limit())
    config = configuration(http, settings, limits, app.connections)
    # uvicorn raises the signal once more when it is done: by then there is nothing left to interrupt.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    await uvicorn.Server(config).serve(sockets=[listening])
