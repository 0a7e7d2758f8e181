"""A pool of bots: worker processes over pipes, which receive what a seat may see and return a turn.

A worker is started fresh, never forked, because a fork could read the seeds. A worker that is late, crashes, sends an
invalid answer or breaks the rules is killed and replaced. A stuck worker does not block the others: its slot is
released when the request exceeds its time limit.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from tilehall.core.game import Illegal, Malformed
from tilehall.core.question import Answer, Question, WorkerReady

COMMAND = (sys.executable, "-P", "-m", "tilehall.bots.worker")
START_TIMEOUT_S = 180.0  # on a new machine, a worker has kernels to compile first
GRACE_S = 1.0  # how late a turn may come on a busy machine
MAX_ANSWER_BYTES = 2**20
# The only environment variables that a worker gets, because settings may hold passwords.
PASSED = ("PATH", "HOME", "LANG", "TMPDIR", "PYTHONPATH", "XDG_CACHE_HOME", "NUMBA_CACHE_DIR")

T = TypeVar("T")
_said: msgspec.json.Decoder[WorkerReady | Answer] = msgspec.json.Decoder(WorkerReady | Answer)


class Failed(Exception):
    """A bot did not answer with a playable turn."""


class BotPool:
    """Worker processes that compute turns, as many at once as there are slots."""

    def __init__(self, workers: int = 2, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._slots = asyncio.Semaphore(workers)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._warming: asyncio.Task[None] | None = None

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        """Return what `read` makes of the bot's answer.

        Raises `Failed` if there is no answer, or if `read` finds that it breaks the rules. A failure ends the worker.
        """
        slot = _Slot(self._slots)
        await self._slots.acquire()
        try:
            worker = await self._take()
            late = asyncio.get_running_loop().call_later(question.seconds, slot.release)
            try:
                async with asyncio.timeout(question.seconds + GRACE_S):
                    found = read(await self._ask(worker, question))
            except BaseException as error:
                await self._end(worker)
                raise failure(error) from error
            finally:
                late.cancel()
            self._idle.append(worker)
            return found
        finally:
            slot.release()

    def warm(self) -> None:
        """Start a worker before the first turn is requested."""
        if not self._all and self._warming is None:
            self._warming = asyncio.get_running_loop().create_task(self._warm())

    async def fill(self, workers: int) -> None:
        """Start this many workers. Raises `Failed` if one cannot be started."""
        self._idle = [await self._take() for _ in range(workers)]

    async def _warm(self) -> None:
        try:
            async with self._slots:
                self._idle.append(await self._take())
        except Failed:
            pass  # the next request for a turn reports it
        finally:
            self._warming = None

    async def _take(self) -> Process:
        """Return a worker that is ready."""
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        environment = {name: os.environ[name] for name in PASSED if name in os.environ}
        try:
            worker = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=MAX_ANSWER_BYTES, env=environment
            )
        except OSError as error:
            raise Failed(f"no worker can be started: {error.strerror}") from error
        self._all.add(worker)
        try:
            async with asyncio.timeout(START_TIMEOUT_S):
                said = await _hear(worker)
            if not isinstance(said, WorkerReady):
                raise Failed("the worker did not report that it is ready")
        except BaseException as error:
            await self._end(worker)
            raise failure(error) from error
        return worker

    async def _ask(self, worker: Process, question: Question) -> Answer:
        assert worker.stdin is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        said = await _hear(worker)
        if not isinstance(said, Answer):
            raise Failed("the worker sent an unexpected message")
        return said

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        if worker.returncode is None:
            worker.kill()
            await worker.wait()

    async def close(self) -> None:
        """End every worker."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.wait((self._warming,))  # it ends the worker that it was starting
        for worker in tuple(self._all):
            await self._end(worker)


class _Slot:
    """A slot of the pool, which is released exactly once."""

    def __init__(self, slots: asyncio.Semaphore) -> None:
        self._slots: asyncio.Semaphore | None = slots

    def release(self) -> None:
        if self._slots is not None:
            self._slots.release()
        self._slots = None


async def _hear(worker: Process) -> WorkerReady | Answer:
    assert worker.stdout is not None
    line = await worker.stdout.readline()
    if not line:
        raise EOFError
    return _said.decode(line)


def failure(error: BaseException) -> BaseException:
    """Return the error to raise for a failure. Errors that are not the bot's fault are returned unchanged."""
    match error:
        case Illegal() | Malformed():
            return Failed(f"the turn cannot be played: {error}")
        case TimeoutError():
            return Failed("it took too long")
        case EOFError() | OSError():
            return Failed("the worker ended")
        case msgspec.MsgspecError() | ValueError():
            return Failed("the worker sent an invalid message")
    return error
