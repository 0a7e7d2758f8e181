"""Background work: failures are logged, and do not affect other work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, NoReturn

from tilehall.store.protocol import Unavailable


async def attempted(work: Awaitable[None], logger: logging.Logger, failed: str) -> None:
    """Run work that must not stop its caller. If it fails, log `failed`.

    The store has already logged an `Unavailable`, so that it is ignored here; periodic work is tried again anyway.
    """
    try:
        await work
    except Unavailable:
        pass
    except Exception:
        logger.exception(failed)


async def repeated(
    work: Callable[[], Awaitable[None]],
    every_s: float,
    logger: logging.Logger,
    failed: str,
    woken: asyncio.Event | None = None,
) -> NoReturn:
    """Do work now and every few seconds, or as soon as `woken` is set, until the task is cancelled.

    If it fails, log `failed`.
    """
    woken = woken or asyncio.Event()
    while True:
        await attempted(work(), logger, failed)
        with suppress(TimeoutError):
            async with asyncio.timeout(every_s):
                await woken.wait()
        woken.clear()


class BackgroundTasks:
    """Background tasks, kept until they are done. `failed` is logged if one fails."""

    def __init__(self, logger: logging.Logger, failed: str) -> None:
        self._logger = logger
        self._failed = failed
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task."""
        task = asyncio.get_running_loop().create_task(attempted(work, self._logger, self._failed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # if the task was cancelled before it began

    def cancel(self) -> None:
        """Cancel all tasks."""
        for task in tuple(self._tasks):
            task.cancel()
