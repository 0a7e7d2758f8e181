"""The whole server put together: store, people, hall, HTTP and websocket on one port."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from tilehall.server.accounts.people import People
from tilehall.server.app import create_app
from tilehall.server.live.connection import ConnectionFactory
from tilehall.server.live.hall import Hall
from tilehall.server.ops.logs import set_up
from tilehall.server.ops.metrics import Metrics
from tilehall.server.settings import Settings
from tilehall.store.protocol import Unavailable
from tilehall.store.sqlite.store import SqliteStore

BACKLOG = 2048
RARELY = (50_000, 20, 50)  # how much is made before the garbage collector looks: positions hold no cycles


def listen(settings: Settings) -> socket.socket:
    """The port, taken before anything else is opened; Unavailable, with a sentence, when it is not to be had."""
    try:
        return socket.create_server((settings.host, settings.port), backlog=BACKLOG)
    except OSError as error:
        where = f"{settings.host} port {settings.port}"
        raise Unavailable(f"The hall cannot listen on {where}: {error.strerror}.") from None


async def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal comes; then finish what is under way and tell everyone to come back."""
    set_up(settings)
    listening = listen(settings)
    try:
        store = SqliteStore(Path(settings.database))
    except BaseException:
        listening.close()
        raise
    people = People(store, settings)
    hall = Hall(store, people, settings)
    app = create_app(settings, store, people, hall, Metrics(hall))

    async def begin() -> None:
        await hall.start()
        # What is loaded by now stays; looking through it again and again would cost a tenth of the time.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARELY)
        host, port = listening.getsockname()[:2]
        ready(settings.public_url or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}")

    async def end() -> None:
        await hall.stop()
        await store.close()

    app.on_startup.append(begin)
    app.on_shutdown.append(end)
    config = uvicorn.Config(
        app,
        ws=ConnectionFactory(hall, people, settings).protocol(),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=False,
        timeout_graceful_shutdown=10,
    )
    # uvicorn raises the signal once more when it is done: by then there is nothing left to interrupt.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    await uvicorn.Server(config).serve(sockets=[listening])
