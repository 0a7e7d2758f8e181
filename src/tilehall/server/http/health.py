"""Routes for operations: liveness, readiness and metrics."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Event

from litestar import MediaType, Response, get
from litestar.di import NamedDependency as Given

from tilehall.messages.errors import Overloaded
from tilehall.server.ops.metrics import MEDIA_TYPE, Metrics
from tilehall.server.words import say
from tilehall.store.store import Store

log = logging.getLogger("tilehall.ops")
STORE_TIMEOUT_S = 2.0  # for the answer of the store, or else the hall is not ready
NOT_READY = say("hall-not-ready")


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def alive() -> str:
    """Answer if the process is alive. If it does not answer, restart it."""
    return "alive\n"


async def _is_ready(store: Store, closing: Event) -> bool:
    """Return whether the hall is not closing and a test read and write of the store succeed."""
    try:
        async with asyncio.timeout(STORE_TIMEOUT_S):
            await store.check()
    except Exception as error:
        log.warning("not ready", extra={"more": {"because": type(error).__name__}})
        return False
    return not closing.is_set()


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(store: Given[Store], closing: Given[Event]) -> str:
    """Answer whether the hall is ready: the store can be read and written, and it is not closing.

    If not, take it out of rotation.
    """
    if not await _is_ready(store, closing):
        raise Overloaded(NOT_READY, 5)
    return "ready\n"


@get("/metrics", include_in_schema=False)
async def show_metrics(metrics: Given[Metrics], store: Given[Store], closing: Given[Event]) -> Response[bytes]:
    """Return the metrics for Prometheus. Readiness is tested each time."""
    metrics.ready.set(await _is_ready(store, closing))
    return Response(metrics.text(), media_type=MEDIA_TYPE)
