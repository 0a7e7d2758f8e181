"""Advice that was sought before: the same position gives the same, to whoever asks, for a hint or for a review."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Protocol, TypeVar

import msgspec
from cachetools import LRUCache

from tilehall.core.question import Answer, Question

MOST_KEPT = 4096  # answers, of about a kilobyte: the turns of some fifty games

T = TypeVar("T")


class Study(Protocol):
    """Asks a worker: what `read` makes of its answer, or None where it fails."""

    def __call__(self, question: Question, read: Callable[[Answer], Any], /) -> Awaitable[Any]: ...


class AdviceCache:
    """Asks once for each position, and keeps what a worker answered."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._kept: LRUCache[bytes, Answer] = LRUCache(MOST_KEPT)
        self._asking: dict[bytes, asyncio.Task[Answer | None]] = {}

    async def ask(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """What `read` makes of the advice; None where a worker fails.

        Whoever asks the same meanwhile gets the same answer, and somebody who goes away stops nothing. `read` raises
        where the advice is against the rules: then the worker counts as failed, and nothing is kept.
        """
        key = sha256(msgspec.json.encode(question)).digest()
        answer = self._kept.get(key)
        if answer is None:
            task = self._asking.get(key)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._sought(key, question, read))
                self._asking[key] = task
                task.add_done_callback(lambda _: self._asking.pop(key, None))
            answer = await asyncio.shield(task)
        return None if answer is None else read(answer)

    async def _sought(self, key: bytes, question: Question, read: Callable[[Answer], Any]) -> Answer | None:
        def checked(answer: Answer) -> Answer:
            read(answer)
            return answer

        found: Answer | None = await self._study(question, checked)
        if found is not None:
            self._kept[key] = found
        return found
