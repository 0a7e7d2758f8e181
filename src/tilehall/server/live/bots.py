"""The bots of a server: workers for turns, for hints and reviews, and a cache of earlier advice."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from cachetools import LRUCache
from msgspec import structs

from tilehall.core.question import Answer, Question
from tilehall.core.registry import find
from tilehall.server.live.bot_pool import BotPool, Failed

logger = logging.getLogger("tilehall.hall")
MAX_ADVICE_KEPT = 4096  # answers of about a kilobyte: the turns of about fifty games
T = TypeVar("T")


class Bots:
    """Asks the workers of a pool. One worker is always left for play; hints and reviews share the others."""

    def __init__(self, pool: BotPool, workers: int, pace_s: float, counts: Counter[str]) -> None:
        self.pool = pool
        self.workers_for_study = workers - 1
        self.pace_s = pace_s  # the pause before a bot moves, so that players can follow the game
        self._studying = asyncio.Semaphore(self.workers_for_study)
        self._advice: LRUCache[bytes, Answer] = LRUCache(MAX_ADVICE_KEPT)  # by the hash of the question
        self._asking: dict[bytes, asyncio.Task[Answer | None]] = {}
        self._counts = counts

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return a bot's answer to a question. If it fails, the lowest level answers. Return None if that fails too."""
        for level in dict.fromkeys((question.level, find(question.game).levels[0])):
            asked = structs.replace(question, level=level)
            try:
                return await self.pool.turn(asked, read)
            except Failed as failure:
                self._log(asked, failure)
        return None

    async def study(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return a bot's answer for a hint or a review, or None if it fails."""
        async with self._studying:
            try:
                return await self.pool.turn(question, read)
            except Failed as failure:
                self._log(question, failure)
                return None

    async def advise(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return what `read` makes of the advice in a position, or None if a worker fails.

        Answers are cached, so that hints and reviews get the same answer to the same question. The search continues
        even if a caller disconnects. If the advice breaks the rules, `read` raises and nothing is cached.
        """
        key = sha256(msgspec.json.encode(question)).digest()
        answer = self._advice.get(key)
        if answer is None:
            task = self._asking.get(key)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._seek(key, question, read))
                self._asking[key] = task
                task.add_done_callback(lambda _: self._asking.pop(key, None))
            answer = await asyncio.shield(task)
        return None if answer is None else read(answer)

    async def _seek(self, key: bytes, question: Question, read: Callable[[Answer], Any]) -> Answer | None:
        def checked(answer: Answer) -> Answer:
            read(answer)
            return answer

        found = await self.study(question, checked)
        if found is not None:
            self._advice[key] = found
        return found

    def _log(self, question: Question, failure: Failed) -> None:
        self._counts["bot_failed"] += 1
        logger.warning("a bot failed: %s, %s: %s", question.game, question.level, failure)
