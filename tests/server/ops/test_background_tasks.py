"""Tasks that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from inspect import CORO_CLOSED, getcoroutinestate

from tilehall.server.ops.background_tasks import BackgroundTasks


async def test_work_that_is_cancelled_before_it_begins_is_closed() -> None:
    async def never_begun() -> None:
        raise AssertionError("it was cancelled")

    tasks, work = BackgroundTasks(logging.getLogger("tilehall.test"), "it failed"), never_begun()
    tasks.run(work)
    tasks.cancel()
    await asyncio.sleep(0.01)
    assert getcoroutinestate(work) == CORO_CLOSED
