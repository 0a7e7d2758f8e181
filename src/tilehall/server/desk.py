"""The bots' desk: one worker process over a pipe, asked for a turn with what the seat may see, and nothing else.

The worker is started fresh, never forked: a fork could read the seeds. One that is late, crashes or talks nonsense is
killed and replaced, and asked once more; the caller has an answer of its own for a turn that still does not come.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from tilehall.games.question import Answer, Question

LATE = 20.0  # seconds for a turn, the worker's start included


class Desk:
    """Turns from a worker process, one after another."""

    def __init__(self, command: Sequence[str] = (sys.executable, "-m", "tilehall.bots.worker")) -> None:
        self._command = command
        self._worker: Process | None = None
        self._one_at_a_time = asyncio.Lock()
        self.failures = 0

    async def turn(self, question: Question) -> tuple[str, ...] | None:
        """The steps of a turn; None when the worker fails twice."""
        async with self._one_at_a_time:
            for _ in range(2):
                try:
                    async with asyncio.timeout(LATE):
                        answer = await self._ask(question)
                    if answer.steps:
                        return answer.steps
                except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError):
                    pass
                self.failures += 1
                await self._end()
            return None

    async def _ask(self, question: Question) -> Answer:
        worker = self._worker
        if worker is None or worker.returncode is not None:
            worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=2**20)
            self._worker = worker
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=Answer)

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None and worker.returncode is None:
            worker.kill()
            await worker.wait()

    async def close(self) -> None:
        """End the worker."""
        await self._end()
