"""Tests of the bot pool with real workers: some answer, and some crash, hang, lie or send nonsense."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tilehall.core.game import Illegal
from tilehall.core.notation import parse
from tilehall.core.play import begin
from tilehall.core.question import Answer, Question
from tilehall.core.registry import find
from tilehall.server.live import bot_pool
from tilehall.server.live.bot_pool import BotPool, Failed

READY = 'print(\'{"says":"ready"}\', flush=True)\n'
ANSWER = 'print(\'{"says":"answer","steps":["stone 4,4"]}\', flush=True)\n'
EACH = "import sys, time, os\nfor line in sys.stdin:\n"


def question(seconds: float = 1.0) -> Question:
    game = find("4ascend")
    view = msgspec.json.encode(game.view(begin(game, game.options(plants_start=0)), 0))
    return Question(game="4ascend", level="easy", view=msgspec.Raw(view), seconds=seconds, seed=7)


def played(answer: Answer) -> tuple[str, ...]:
    """Return the steps of an answer, checked as the table does."""
    if not answer.steps:
        raise Illegal("A turn is sent as its draft and one final step, in this order.")
    for line in answer.steps:
        parse(line, find("4ascend").steps)
    return answer.steps


def saying(*lines: str) -> Sequence[str]:
    """Return the command of a worker that runs this program."""
    return (sys.executable, "-c", "".join(lines))


async def test_a_worker_answers_with_a_turn_and_is_asked_again() -> None:
    pool = BotPool()
    first = await pool.turn(question(), played)
    assert first[0].startswith("stone ")
    (worker,) = pool._idle
    assert await pool.turn(question(), played) == first, "the same question with the same seed"
    assert pool._idle == [worker]
    await pool.close()
    assert worker.returncode is not None


async def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    read, write = os.pipe()
    worker = await asyncio.create_subprocess_exec(
        *bot_pool.COMMAND, stdin=asyncio.subprocess.PIPE, stdout=write, stderr=asyncio.subprocess.PIPE
    )
    os.close(write)
    await asyncio.to_thread(os.read, read, 100)  # it is ready
    os.close(read)
    _, logged = await worker.communicate(msgspec.json.encode(question()) + b"\n")
    assert (worker.returncode, logged) == (0, b"")


@pytest.mark.parametrize(
    ("worker", "why"),
    [
        (("false",), "the worker ended"),
        (("no-such-program-anywhere",), "no worker can be started"),
        (saying(ANSWER), "did not report that it is ready"),
        (saying("print('hello', flush=True)\n"), "sent an invalid message"),
        (saying(READY, EACH, "    os._exit(3)"), "the worker ended"),
        (saying(READY, EACH, "    print('{', flush=True)"), "sent an invalid message"),
        (saying(READY, EACH, "    print('x' * 3_000_000, flush=True)"), "sent an invalid message"),
        (saying(READY, EACH, "    " + READY), "sent an unexpected message"),
        (saying(READY, EACH, "    " + ANSWER.replace("stone 4,4", "fly")), "the turn cannot be played"),
        (saying(READY, EACH, "    " + ANSWER.replace('"stone 4,4"', "")), "the turn cannot be played"),
        (saying(READY, EACH, "    time.sleep(600)"), "it took too long"),
    ],
)
async def test_a_worker_that_fails_is_ended_and_the_failure_named(
    worker: Sequence[str], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "GRACE_S", 0.2)
    seconds = 0.2 if "too long" in why else 60.0  # the others fail by themselves, on a busy machine a little later
    pool = BotPool(command=worker)
    with pytest.raises(Failed, match=why):
        await pool.turn(question(seconds), played)
    assert not pool._all
    assert not pool._idle
    with pytest.raises(Failed, match=why):
        await pool.turn(question(seconds), played)


async def test_hanging_workers_do_not_block_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the next turn is asked once the hanging turns, which fill all slots, have used up their time."""
    monkeypatch.setattr(bot_pool, "GRACE_S", 60.0)  # the hanging workers are not killed before the other has answered
    flag = tmp_path / "hang"
    flag.touch()
    asleep = f"open({str(tmp_path)!r} + f'/{{os.getpid()}}', 'w').close()"
    hanging = f"    if os.path.exists({str(flag)!r}):\n        {asleep}\n        time.sleep(600)\n    "
    pool = BotPool(workers=2, command=saying(READY, EACH, hanging, ANSWER))
    stuck = [asyncio.ensure_future(pool.turn(question(), played)) for _ in range(2)]
    while len(list(tmp_path.iterdir())) < 3:
        await asyncio.sleep(0.01)
    flag.unlink()
    assert await pool.turn(question(), played) == ("stone 4,4",)
    assert not any(turn.done() for turn in stuck), "the answer came before the others were given up"
    await pool.close()
    for turn in stuck:
        with pytest.raises(Failed, match="the worker ended"):
            await turn


async def test_a_worker_gets_nothing_of_the_halls_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEHALL_DATABASE", "postgresql://hall:secret@db/hall")
    monkeypatch.setenv("AWS_SECRET", "secret")
    telling = '    print(\'{"says":"answer","why":"\' + \' \'.join(sorted(os.environ)) + \'"}\', flush=True)'
    pool = BotPool(command=saying(READY, EACH, telling))
    names = await pool.turn(question(), lambda answer: str(answer.why).split())
    assert set(names) <= {*bot_pool.PASSED, "LC_CTYPE"}  # Python itself may set LC_CTYPE
    await pool.close()
