"""The bots of the device. They think in the worker itself, which answers nothing else meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from tilehall.bots.levels import offered
from tilehall.bots.worker import answer
from tilehall.core.question import Answer, Question
from tilehall.core.registry import find

log = logging.getLogger("tilehall.offline")
TURN_S = 1.5  # a search ends then, so that a turn takes less than two seconds on a slow phone

T = TypeVar("T")


class DeviceBots:
    """The levels that a game has without numpy and numba."""

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return a bot's answer to a question. If it fails, the lowest level answers. Return None if that fails too."""
        for level in dict.fromkeys((question.level, offered(find(question.game))[0])):
            found = await self.study(replace(question, level=level, seconds=TURN_S), read)
            if found is not None:
                return found
        return None

    async def advise(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return what `read` makes of the advice in a position, or None if the bot fails."""
        return await self.study(question, read)

    async def study(self, question: Question, read: Callable[[Answer], T]) -> T | None:
        """Return what `read` makes of a bot's answer, or None if it fails."""
        await asyncio.sleep(0)  # let the worker send what is ready
        try:
            return read(answer(question))
        except Exception:
            log.exception("a bot failed: %s, %s", question.game, question.level)
            return None
