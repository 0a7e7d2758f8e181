"""A thread in which a bot thinks, while the program answers the hall."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Thinker:
    """One thread, so that a bot is asked for one turn at a time.

    The thread is a daemon: a bot that never answers does not keep the program from ending.
    """

    def __init__(self) -> None:
        self._tasks: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        threading.Thread(target=self._work, name="bot", daemon=True).start()

    async def think(self, task: Callable[[], T]) -> T:
        """Run a function in the thread, and return its result or raise its exception."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def finish(set_it: Callable[[Any], None], value: Any) -> None:
            if not future.done():  # the program may have stopped waiting
                set_it(value)

        def run() -> None:
            try:
                result = task()
            except BaseException as error:  # a bot may raise anything, even SystemExit
                loop.call_soon_threadsafe(finish, future.set_exception, _plain(error))
            else:
                loop.call_soon_threadsafe(finish, future.set_result, result)

        self._tasks.put(run)
        return await future

    def _work(self) -> None:
        while True:
            self._tasks.get()()


def _plain(error: BaseException) -> Exception:
    """Return an error that does not end the program."""
    if isinstance(error, Exception) and not isinstance(error, StopIteration):  # a future cannot hold the latter
        return error
    plain = RuntimeError(f"{type(error).__name__}: {error}")
    plain.__traceback__ = error.__traceback__
    return plain
