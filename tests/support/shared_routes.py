"""Applications that share their routes.

Litestar reads the signature of every handler for each new application, which takes longer than most tests. Here it does
so once per process, or once for all forked servers.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from copy import copy
from functools import cache
from typing import Any

from litestar import Litestar
from litestar.types import Receive, Scope, Send

from tilehall.server.http import application, static

Given = dict[str, Callable[[], Any]]

built = application.routed
answering: ContextVar[Given] = ContextVar("answering")  # what the answering application was given


def share() -> None:
    """Let every new application of this process share the routes of the first, with its own objects."""
    if application.routed is not routed:
        application.routed = routed
        static.read = cache(static.read)  # the page's files, compressed


def routed(given: Given, body_bytes: int) -> Litestar:
    """Return an application with its own lifespan and state."""
    shared = _shared(tuple(given), body_bytes)
    own, own.asgi_router = copy(shared), copy(shared.asgi_router)
    own.asgi_router.app = own
    own.on_startup, own.on_shutdown = [*shared.on_startup], [*shared.on_shutdown]
    handle = shared.asgi_handler

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        before = answering.set(given)
        try:
            await handle(scope, receive, send)
        finally:
            answering.reset(before)

    own.asgi_handler = answer
    return own


@cache
def _shared(names: tuple[str, ...], body_bytes: int) -> Litestar:
    first = built({name: _given(name) for name in names}, body_bytes)
    application.encoded_schema(first)  # kept in the first application's state; it is the same for all
    return first


def _given(name: str) -> Callable[[], Any]:
    return lambda: answering.get()[name]()
