"""Work that nobody waits for: it is logged where it fails, and what comes after it goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import Any

from tilehall.store.protocol import Unavailable


async def attempted(work: Awaitable[None], logger: logging.Logger, failed: str) -> None:
    """Do something that must not end what comes after it: where it fails, the log says `failed`. What the store cannot
    do just now it has logged itself; whoever has work that comes back tries it again."""
    try:
        await work
    except Unavailable:
        pass
    except Exception:
        logger.exception(failed)


class BackgroundTasks:
    """Tasks of their own, kept until they are done. `failed` is what the log says of one that fails."""

    def __init__(self, logger: logging.Logger, failed: str) -> None:
        self._logger = logger
        self._failed = failed
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin to do something."""
        task = asyncio.get_running_loop().create_task(attempted(work, self._logger, self._failed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # of a task that was cancelled before it began

    def cancel(self) -> None:
        """End all of it."""
        for task in tuple(self._tasks):
            task.cancel()
