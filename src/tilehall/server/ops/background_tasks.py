"""Work in tasks of its own: kept until it is done, and logged where it fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tilehall.store.protocol import Unavailable


class BackgroundTasks:
    """Tasks that nobody waits for. `failed` is what the log says of one that does; what the store cannot do just now
    it has logged itself."""

    def __init__(self, logger: logging.Logger, failed: str) -> None:
        self._logger = logger
        self._failed = failed
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin to do something."""
        task = asyncio.get_running_loop().create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # of a task that was cancelled before it began

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Unavailable:
            pass
        except Exception:
            self._logger.exception(self._failed)

    def cancel(self) -> None:
        """End all of it."""
        for task in tuple(self._tasks):
            task.cancel()
