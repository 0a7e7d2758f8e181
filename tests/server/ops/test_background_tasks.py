"""Tests of tasks that nobody awaits."""

from __future__ import annotations

import asyncio
import logging
from inspect import CORO_CLOSED, getcoroutinestate

import pytest

from tilehall.server.ops.background_tasks import BackgroundTasks, attempted, repeated
from tilehall.store.protocol import Unavailable


async def test_work_that_is_cancelled_before_it_begins_is_closed() -> None:
    async def never_begun() -> None:
        raise AssertionError("it was cancelled")

    tasks, work = BackgroundTasks(logging.getLogger("tilehall.test"), "it failed"), never_begun()
    tasks.run(work)
    tasks.cancel()
    await asyncio.sleep(0.01)
    assert getcoroutinestate(work) == CORO_CLOSED


async def test_what_fails_is_logged_and_what_comes_after_it_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async def fails(error: Exception) -> None:
        raise error

    logger = logging.getLogger("tilehall.test")
    await attempted(fails(Unavailable("the disk is full")), logger, "it failed")
    assert caplog.messages == []  # the store logs this itself
    await attempted(fails(ValueError("odd")), logger, "it failed")
    assert caplog.messages == ["it failed"]


async def test_repeated_work_goes_on_after_a_failure_and_as_soon_as_it_is_woken(
    caplog: pytest.LogCaptureFixture,
) -> None:
    woken, done = asyncio.Event(), asyncio.Queue[None]()

    async def fails() -> None:
        done.put_nowait(None)
        raise ValueError("odd")

    work = asyncio.ensure_future(repeated(fails, 3600.0, logging.getLogger("tilehall.test"), "it failed", woken))
    await done.get()
    woken.set()
    await done.get()
    work.cancel()
    await asyncio.wait([work])
    assert caplog.messages == ["it failed", "it failed"]
