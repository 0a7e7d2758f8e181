"""`tilehall worker --nats`: bots for servers on other machines, which send questions over NATS."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from tilehall import __version__
from tilehall.core.question import Answer, Question
from tilehall.server.cluster.members import rules
from tilehall.server.cluster.nats_connection import NatsConnection, NatsMessage
from tilehall.server.cluster.worker_messages import (
    ALIVE,
    QUEUE,
    Reply,
    WorkerAlive,
    WorkerBusy,
    WorkerFailed,
    WorkerTakes,
    turns,
)
from tilehall.server.live.bot_pool import BotPool, Failed
from tilehall.store.protocol import Unavailable

SLOT_KEPT_S = 2.0  # how long a slot is reserved for a question
TICK_S = 1.0  # between two signs of life of this worker

logger = logging.getLogger("tilehall.bots")


class WorkerService:
    """Answers questions, as many at once as it has processes. Further requests are sent to other workers."""

    def __init__(self, connection: NatsConnection, pool: BotPool, slots: int) -> None:
        self.worker = secrets.token_hex(4)
        self._connection = connection
        self._pool = pool
        self._free = slots
        self._kept: deque[asyncio.TimerHandle] = deque()  # slots that are reserved for offers
        self._thinking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Accept questions about every game that is installed here."""
        await self._connection.subscribe(self._subject, self._take)
        for name, version in rules().items():
            await self._connection.subscribe(turns(name, version), self._offer, QUEUE)

    @property
    def _subject(self) -> str:
        return f"tilehall.worker.{self.worker}"

    def beat(self) -> None:
        """Send a sign of life."""
        self._connection.publish(ALIVE, msgspec.json.encode(WorkerAlive(self.worker, __version__, rules())))

    async def _offer(self, message: NatsMessage) -> None:
        """Reserve a slot for a server that asks for a free worker, if there is one."""
        if not self._free:
            self._reply(message, WorkerBusy())
            return
        self._free -= 1
        self._kept.append(asyncio.get_running_loop().call_later(SLOT_KEPT_S, self._release))
        self._reply(message, WorkerTakes(self._subject))

    def _release(self) -> None:
        self._kept.popleft()
        self._free += 1

    async def _take(self, message: NatsMessage) -> None:
        """Answer a question for which a slot is reserved."""
        if self._kept:
            self._kept.popleft().cancel()
        elif self._free:
            self._free -= 1
        else:
            self._reply(message, WorkerBusy())
            return
        task = asyncio.get_running_loop().create_task(self._think(message))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _think(self, message: NatsMessage) -> None:
        try:
            self._reply(message, await self._answer(message.data))
        finally:
            self._free += 1

    async def _answer(self, raw: bytes) -> Reply:
        def as_it_is(answer: Answer) -> Answer:
            return answer  # the server that asked checks it against the rules

        try:
            return await self._pool.turn(msgspec.json.decode(raw, type=Question), as_it_is)
        except msgspec.MsgspecError:
            return WorkerFailed("the worker cannot read the question")
        except Failed as failure:
            logger.warning("a bot failed: %s", failure)
            return WorkerFailed(str(failure))

    def _reply(self, message: NatsMessage, reply: Reply) -> None:
        self._connection.publish(message.reply, msgspec.json.encode(reply))

    async def stop(self) -> None:
        """Accept no more questions, and answer those in progress."""
        await self._connection.unsubscribe()
        if self._thinking:
            await asyncio.wait(self._thinking)


async def serve_workers(servers: Sequence[str], slots: int, ready: Callable[[str], None]) -> None:
    """Answer the questions of servers until SIGTERM or SIGINT.

    `ready` is called when questions are accepted. Raises `Unavailable` with a sentence if NATS cannot be reached or no
    bot can be started.
    """
    stopped = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    connection = await NatsConnection.open(servers, "tilehall worker")
    pool = BotPool(slots)
    try:
        try:
            await pool.fill(slots)
        except Failed as failure:
            raise Unavailable(f"The bots cannot be started: {failure}.") from None
        service = WorkerService(connection, pool, slots)
        await service.start()
        ready(f"worker {service.worker}, for {', '.join(rules())}")
        while not stopped.is_set():
            service.beat()
            try:
                async with asyncio.timeout(TICK_S):
                    await stopped.wait()
            except TimeoutError:
                continue
        await service.stop()
    finally:
        await pool.close()
        await connection.close()
