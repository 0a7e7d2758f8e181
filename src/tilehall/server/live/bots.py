"""The bots of a server: who plays a turn, and who thinks about hints and reviews."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from msgspec import structs

from tilehall.core.question import Answer, Question
from tilehall.core.registry import find
from tilehall.server.live.advice import AdviceCache
from tilehall.server.live.bot_pool import BotPool, Failed

logger = logging.getLogger("tilehall.hall")
T = TypeVar("T")


class Bots:
    """Asks the workers of a pool. One of them is always left to players: hints and reviews share the others."""

    def __init__(self, pool: BotPool, workers: int, pace_s: float, counts: Counter[str]) -> None:
        self.pool = pool
        self.workers_for_study = workers - 1
        self.pace_s = pace_s  # how long a bot waits before it moves, so that people can follow
        self.advice = AdviceCache(self.study)
        self._studying = asyncio.Semaphore(self.workers_for_study)
        self._counts = counts

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return a bot's answer to a question. If it fails, the lowest level answers; None if that fails too."""
        for level in dict.fromkeys((question.level, find(question.game).levels[0])):
            asked = structs.replace(question, level=level)
            try:
                return await self.pool.turn(asked, read)
            except Failed as failure:
                self._log(asked, failure)
        return None

    async def study(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return a bot's answer for a hint or a review; None if it fails."""
        async with self._studying:
            try:
                return await self.pool.turn(question, read)
            except Failed as failure:
                self._log(question, failure)
                return None

    def _log(self, question: Question, failure: Failed) -> None:
        self._counts["bot_failed"] += 1
        logger.warning("a bot failed: %s, %s: %s", question.game, question.level, failure)
