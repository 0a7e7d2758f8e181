"""Bots on other machines: questions go to workers over NATS, or to the workers of this node if there are none."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

import msgspec

from tilehall import __version__
from tilehall.core.question import Answer, Question
from tilehall.core.registry import find
from tilehall.server.cluster.members import SILENCE_S
from tilehall.server.cluster.nats_connection import NatsConnection, NatsMessage, NoAnswer
from tilehall.server.cluster.worker_messages import (
    ALIVE,
    OFFER_TIMEOUT_S,
    WorkerAlive,
    WorkerBusy,
    WorkerFailed,
    WorkerTakes,
    read_alive,
    read_reply,
    turns,
)
from tilehall.server.live.bot_pool import GRACE_S, BotPool, Failed, failure

MAX_ATTEMPTS = 5  # workers to ask before this node thinks itself
RETRY_PAUSE_S = 0.05  # before another worker is asked
LOOK_EVERY_S = 1.0  # between two checks whether a busy worker is still alive

logger = logging.getLogger("tilehall.bots")
T = TypeVar("T")


class RemoteBots(BotPool):
    """Gets turns from workers of this release on any machine. A question is sent only to a worker that accepts it."""

    def __init__(self, connection: NatsConnection, own: BotPool, clock: Callable[[], float] = monotonic) -> None:
        """Create the client. `own` are the bots of this node."""
        super().__init__()
        self._own = own
        self._connection = connection
        self._clock = clock
        self._workers: dict[str, tuple[WorkerAlive, float]] = {}  # by id, with the time of its last sign of life
        self._logged: set[tuple[str, ...]] = set()  # the sets of workers that were logged

    async def listen(self) -> None:
        """Listen to the signs of life of workers."""

        async def handle(message: NatsMessage) -> None:
            try:
                self.alive(read_alive(message.data))
            except msgspec.MsgspecError:
                self._log("a worker of another release says something else", "unreadable")

        await self._connection.subscribe(ALIVE, handle)

    def alive(self, told: WorkerAlive) -> None:
        """Record a sign of life of a worker."""
        if told.worker not in self._workers:
            logger.info("worker %s has joined, for %s", told.worker, ", ".join(sorted(told.games)))
        if told.release != __version__:
            text = f"worker {told.worker} runs release {told.release}, and this node {__version__}: it is not asked"
            self._log(text, told.worker, told.release)
        self._workers[told.worker] = (told, self._clock())

    @property
    def workers(self) -> tuple[str, ...]:
        """The running workers. Silent ones are forgotten."""
        late = self._clock() - SILENCE_S
        for worker in [worker for worker, (_, at) in self._workers.items() if at < late]:
            del self._workers[worker]
            logger.warning("worker %s is silent", worker)
        return tuple(self._workers)

    def _takes(self, game: str, version: int) -> bool:
        if not self.workers:
            return False
        known = [told for told, _ in self._workers.values()]
        if any(told.release == __version__ and told.games.get(game) == version for told in known):
            return True
        self._log(f"no worker of this release plays {game} {version}: its bots think on this node", game)
        return False

    def _log(self, text: str, *once: str) -> None:
        if once not in self._logged:
            self._logged.add(once)
            logger.warning(text)

    def warm(self) -> None:
        """Start a worker of this node even if there are remote ones, because those may disappear."""
        self._own.warm()

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        """Return what `read` makes of the bot's answer.

        Raises `Failed` if there is no answer, or if `read` finds that it breaks the rules. A worker that dies costs the
        time of one turn, or the few seconds until it counts as silent, whichever is less. A worker that hangs costs
        half a second. Then another worker is asked.
        """
        version = find(question.game).version
        if self._takes(question.game, version):
            answer = await self._ask_worker(question, version)
            if answer is not None:
                try:
                    return read(answer)
                except Exception as error:
                    raise failure(error) from error
        return await self._own.turn(question, read)

    async def close(self) -> None:
        """End every worker of this node."""
        await self._own.close()

    async def _ask_worker(self, question: Question, version: int) -> Answer | None:
        """Return a worker's answer, or None if there is none in time. Raises `Failed` if a bot fails."""
        raw, late = msgspec.json.encode(question), self._clock() + 2 * (question.seconds + GRACE_S)
        for _ in range(MAX_ATTEMPTS):
            if self._clock() >= late or not self._takes(question.game, version):
                return None
            try:
                reply = read_reply(await self._connection.request(turns(question.game, version), b"", OFFER_TIMEOUT_S))
                if isinstance(reply, WorkerTakes):
                    reply = read_reply(await self._ask_one(reply.at, raw, question.seconds + GRACE_S))
            except NoAnswer:
                await asyncio.sleep(RETRY_PAUSE_S)
                continue
            except msgspec.MsgspecError:
                raise Failed("the worker sent an invalid message") from None
            match reply:
                case Answer():
                    return reply
                case WorkerFailed(why):
                    raise Failed(why)
                case WorkerBusy() | WorkerTakes():
                    await asyncio.sleep(RETRY_PAUSE_S)
        return None

    async def _ask_one(self, at: str, raw: bytes, seconds: float) -> bytes:
        """Return the reply of the worker that accepted a question.

        Raises `NoAnswer` if there is none in time, or if the worker falls silent.
        """
        worker, heard = at.rpartition(".")[2], False
        asking = asyncio.ensure_future(self._connection.request(at, raw, seconds))
        try:
            while not asking.done():
                there = worker in self.workers
                if heard and not there:
                    raise NoAnswer("the worker is silent")
                heard = heard or there
                await asyncio.wait((asking,), timeout=LOOK_EVERY_S)
            return await asking
        finally:
            asking.cancel()
