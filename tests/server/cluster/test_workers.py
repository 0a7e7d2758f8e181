"""Tests of workers over NATS: they answer nodes; one that dies, is busy or lacks the game causes only a short delay."""

from __future__ import annotations

import asyncio
import logging
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import TypeVar

import msgspec
import pytest

from tests.support.nats_server import NatsServer, free_port, nats_server
from tests.support.two_nodes import until
from tilehall import __version__
from tilehall.core.game import CHANCE, Illegal
from tilehall.core.play import begin, roll
from tilehall.core.question import Answer, Question, seek_advice
from tilehall.core.registry import find
from tilehall.server.cluster.members import SILENCE_S
from tilehall.server.cluster.nats_connection import NatsConnection, NatsMessage
from tilehall.server.cluster.remote_bots import RemoteBots
from tilehall.server.cluster.worker_messages import ALIVE, QUEUE, WorkerAlive, WorkerTakes, read_reply, turns
from tilehall.server.cluster.worker_service import WorkerService
from tilehall.server.live.bot_pool import BotPool, Failed

T = TypeVar("T")
OWN = Answer(("stone 8,8",), "of the node")  # what a node's own bots play here
FAR = Answer(("stone 0,0",), "of the worker")  # what the bots of a worker in this process play
GAME = find("4ascend")


class Fixed(BotPool):
    """A pool without processes."""

    def __init__(self, answer: Answer | None) -> None:
        super().__init__()
        self.answer = answer
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        self.asked += 1
        await self.may_answer.wait()
        if self.answer is None:
            raise Failed("it took too long")
        return read(self.answer)


@pytest.fixture(scope="module")
def bus() -> Iterator[NatsServer]:
    with nats_server() as server:
        yield server


@asynccontextmanager
async def node(bus: NatsServer) -> AsyncIterator[RemoteBots]:
    """Yield the bots of a node; its own bots play OWN."""
    connection = await NatsConnection.open([bus.url], "node")
    bots = RemoteBots(connection, Fixed(OWN))
    await bots.listen()
    try:
        yield bots
    finally:
        await connection.close()


@asynccontextmanager
async def worker(bus: NatsServer, pool: BotPool, bots: RemoteBots) -> AsyncIterator[WorkerService]:
    """Yield a worker with one slot that the node knows about."""
    connection = await NatsConnection.open([bus.url], "worker")
    service = WorkerService(connection, pool, 1)
    await service.start()
    while service.worker not in bots.workers:
        service.beat()
        await asyncio.sleep(0.01)
    try:
        yield service
    finally:
        await service.stop()
        await connection.close()


def question(level: str = "easy", seconds: float = 1.0) -> Question:
    view = msgspec.Raw(msgspec.json.encode(GAME.view(begin(GAME, GAME.options(plants_start=0)), 0)))
    return Question(game="4ascend", level=level, view=view, seconds=seconds)


def as_it_is(answer: Answer) -> Answer:
    return answer


async def test_a_worker_is_asked_while_one_is_there(bus: NatsServer) -> None:
    async with node(bus) as bots:
        assert await bots.turn(question(), as_it_is) == OWN
        async with worker(bus, Fixed(FAR), bots):
            assert await bots.turn(question(), as_it_is) == FAR
        assert (
            await bots.turn(question(), as_it_is) == OWN
        )  # it takes no more questions, though it was heard from recently


EVERY = Answer(("stone 1,1",), "Because.", 0.25, (0.5, 0.125), (("stone 2,1",), ("stone 3,1",)))
ECHO = """
import json, sys
print(json.dumps({"says": "ready"}), flush=True)
for line in sys.stdin:
    print(json.dumps(json.loads(sys.argv[1]) | {"why": line}), flush=True)
"""
# A worker that answers with every field, and with the question as its reason.
ECHOES = (sys.executable, "-c", ECHO, msgspec.json.encode(EVERY).decode())


def differs_in_every_field(value: msgspec.Struct) -> bool:
    """Return whether no field has its default, so that a field lost in transit is noticed."""
    return all(
        getattr(value, each.name) != each.default
        for each in msgspec.structs.fields(value)
        if each.default is not msgspec.NODEFAULT
    )


async def test_nats_carries_every_field_that_the_pipe_carries(bus: NatsServer) -> None:
    asked = Question(
        game="4ascend",
        level="master",
        view=question().view,
        shown=("stone 4,4", "resign 0"),
        seconds=30.0,
        seed=2**31,
        played=("stone 0,0",),
        advice=True,
        advised=("stone 2,2",),
        seats=2,
        draft=("stone 1,1",),
        drafted=question().view,
    )
    assert differs_in_every_field(asked), "a new field of a question belongs here"
    local, far = BotPool(1, ECHOES), BotPool(1, ECHOES)
    try:
        by_pipe = await local.turn(asked, as_it_is)
        assert differs_in_every_field(by_pipe), "a new field of an answer belongs into the echo"
        async with node(bus) as bots, worker(bus, far, bots):
            assert await bots.turn(asked, as_it_is) == by_pipe
        heard = msgspec.json.decode(str(by_pipe.why).encode(), type=Question)
        assert heard == asked, "what a worker hears is what was asked"
    finally:
        await local.close()
        await far.close()


async def test_a_worker_gives_the_advice_that_the_nodes_own_would_give(bus: NatsServer) -> None:
    """Compare the best turn, its equals, and the judgement of the turn that was played."""
    game = find("rummikub")
    state, dice = begin(game, game.options(), 2), Random(3)
    while game.actor(state) == CHANCE:
        state = game.apply(state, roll(game, state, dice))
    asked = seek_advice("rummikub", 2, msgspec.Raw(msgspec.json.encode(game.view(state, game.actor(state)))), ())
    pool = BotPool(1)
    try:
        own = await pool.turn(asked, as_it_is)
        compare = msgspec.structs.replace(asked, advised=own.steps, played=("draw",))
        compared = await pool.turn(compare, as_it_is)
        assert compared.compared is not None
        async with node(bus) as bots, worker(bus, pool, bots):
            assert await bots.turn(asked, as_it_is) == own
            assert await bots.turn(compare, as_it_is) == compared
    finally:
        await pool.close()


async def test_a_worker_that_is_busy_is_passed_over(bus: NatsServer) -> None:
    async with node(bus) as bots:
        busy = Fixed(FAR)
        async with worker(bus, busy, bots):
            busy.may_answer.clear()
            first = asyncio.ensure_future(bots.turn(question(), as_it_is))
            await until(lambda: busy.asked == 1)
            assert await bots.turn(question(), as_it_is) == OWN
            busy.may_answer.set()
            assert await first == FAR
            assert busy.asked == 1


async def test_a_bot_that_fails_or_plays_against_the_rules_has_failed(bus: NatsServer) -> None:
    def against_the_rules(answer: Answer) -> Answer:
        raise Illegal("there is a stone already")

    async with node(bus) as bots:
        async with worker(bus, Fixed(None), bots):
            with pytest.raises(Failed, match="it took too long"):
                await bots.turn(question(), as_it_is)
        async with worker(bus, Fixed(FAR), bots):
            with pytest.raises(Failed, match="there is a stone already"):
                await bots.turn(question(), against_the_rules)


async def test_a_worker_without_the_game_and_one_of_another_release_are_logged_and_not_asked(
    bus: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with node(bus) as bots:
        with caplog.at_level(logging.WARNING, "tilehall.bots"):
            bots.alive(WorkerAlive("w1", "0.0.1", {"4ascend": GAME.version}))
            bots.alive(WorkerAlive("w2", __version__, {"rummikub": find("rummikub").version}))
            for _ in range(2):
                assert await bots.turn(question(), as_it_is) == OWN
    assert [record.getMessage() for record in caplog.records] == [
        f"worker w1 runs release 0.0.1, and this node {__version__}: it is not asked",
        f"no worker of this release plays 4ascend {GAME.version}: its bots think on this node",
    ]


async def test_a_worker_of_another_release_gets_no_question_of_this_one(
    bus: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = Fixed(None)
    async with node(bus) as bots, AsyncExitStack() as stack:
        with monkeypatch.context() as upgraded:
            for module in ("worker_messages", "worker_service"):
                upgraded.setattr(f"tilehall.server.cluster.{module}.__version__", "99.0")
            await stack.enter_async_context(worker(bus, newer, bots))
        assert await bots.turn(question(), as_it_is) == OWN
        async with worker(bus, Fixed(FAR), bots):
            for _ in range(10):  # a queue group distributes them at random
                assert await bots.turn(question(), as_it_is) == FAR
    assert newer.asked == 0


async def test_a_worker_that_dies_in_mid_thought_costs_a_moment(bus: NatsServer) -> None:
    dying = await NatsConnection.open([bus.url], "dying")
    thinking = asyncio.Event()

    async def take(message: NatsMessage) -> None:
        dying.publish(message.reply, msgspec.json.encode(WorkerTakes("tilehall.worker.dying")))

    async def think(message: NatsMessage) -> None:
        thinking.set()

    async with node(bus) as bots:
        await dying.subscribe(turns("4ascend", GAME.version), take, QUEUE)
        await dying.subscribe("tilehall.worker.dying", think)
        alive = msgspec.json.encode(WorkerAlive("dying", __version__, {"4ascend": GAME.version}))
        # Published after the subscriptions on the same connection, so that a node that receives it can ask. Repeated,
        # because NATS may not know the node's subscription yet.
        while "dying" not in bots.workers:
            dying.publish(ALIVE, alive)
            await asyncio.sleep(0.01)
        asked = asyncio.ensure_future(bots.turn(question(seconds=0.1), as_it_is))
        await thinking.wait()
        await dying.close()
        async with worker(bus, Fixed(FAR), bots):
            assert await asked == FAR


async def test_a_worker_that_falls_silent_over_advice_is_not_waited_for(
    bus: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilehall.server.cluster.remote_bots.LOOK_EVERY_S", 0.01)
    silent, thinking, now = await NatsConnection.open([bus.url], "silent"), asyncio.Event(), [1000.0]

    async def take(message: NatsMessage) -> None:
        silent.publish(message.reply, msgspec.json.encode(WorkerTakes("tilehall.worker.silent")))

    async def think(message: NatsMessage) -> None:
        thinking.set()

    async with node(bus) as bots:
        bots._clock = lambda: now[0]
        await silent.subscribe("tilehall.worker.silent", think)
        await silent.subscribe(turns("4ascend", GAME.version), take, QUEUE)
        alive = msgspec.json.encode(WorkerAlive("silent", __version__, {"4ascend": GAME.version}))
        while "silent" not in bots.workers:
            silent.publish(ALIVE, alive)
            await asyncio.sleep(0.01)
        asked = asyncio.ensure_future(bots.turn(question(seconds=600.0), as_it_is))
        await thinking.wait()
        assert not asked.done()
        while not asked.done():  # an earlier message may still be on its way
            now[0] += SILENCE_S + 1
            await asyncio.sleep(0.01)
        assert await asked == OWN
    await silent.close()


async def test_a_slot_that_was_kept_for_nobody_is_free_again(bus: NatsServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilehall.server.cluster.worker_service.SLOT_KEPT_S", 0.01)
    async with node(bus) as bots, worker(bus, Fixed(FAR), bots):
        other = await NatsConnection.open([bus.url], "other")
        reply = read_reply(await other.request(turns("4ascend", GAME.version), b"", 20.0))
        assert isinstance(reply, WorkerTakes)
        await other.close()
        await asyncio.sleep(0.05)
        assert await bots.turn(question(), as_it_is) == FAR


async def test_a_worker_process_answers_and_one_that_hangs_and_is_killed_costs_a_moment(bus: NatsServer) -> None:
    words = [sys.executable, "-c", "from tilehall.cli import app; app()", "worker", "--nats", bus.url]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        async with node(bus) as bots:
            assert process.stdout is not None
            ready = await asyncio.to_thread(process.stdout.readline)
            assert ready.startswith("Tilehall's bots are ready: worker ")
            await until(lambda: bots.workers)
            answer = await bots.turn(question(), as_it_is)
            assert answer not in (OWN, FAR)
            process.send_signal(signal.SIGSTOP)
            thinking = asyncio.ensure_future(bots.turn(question(), as_it_is))
            await asyncio.sleep(0.1)
            process.send_signal(signal.SIGKILL)
            async with worker(bus, Fixed(FAR), bots):
                assert await thinking == FAR
    finally:
        process.kill()
        process.communicate()


def test_a_worker_says_why_it_cannot_start() -> None:
    port = free_port()
    for url, told in (
        ("http://bus", "tilehall: --nats takes addresses like nats://bus.example:4222"),
        (
            f"nats://127.0.0.1:{port}",
            f"tilehall: NATS cannot be reached at nats://127.0.0.1:{port}: nobody listens there.",
        ),
    ):
        words = [sys.executable, "-c", "from tilehall.cli import app; app()", "worker", "--nats", url]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert told in done.stderr
