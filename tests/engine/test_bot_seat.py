"""Tests of one bot at a table: a lost answer, an error, a short clock, and how bots are found."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.bot_programs import challenge, owner_of_bot, play_out
from tests.support.server_process import running
from tilehall.bots.bot import BotTurn
from tilehall.core.game import Malformed
from tilehall.core.registry import find
from tilehall.engine import bot_seat
from tilehall.engine.bot_loader import LoadedBot, load
from tilehall.engine.bot_runner import BotRunner
from tilehall.engine.bot_seat import BotSeat
from tilehall.engine.hall_client import HallClient
from tilehall.engine.line import HallLine, LineClosed
from tilehall.engine.thinker import Thinker
from tilehall.table.clock_settings import MIN_CLOCK_S


def first(view: Any, shown: Any, clock: Any, rng: Random) -> BotTurn:
    game = find("4ascend")
    return BotTurn((next(iter(game.legal(game.guess(view, rng)))),))


async def test_a_turn_whose_answer_was_lost_is_sent_again_with_the_same_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, int]] = []
    answers: list[int] = []
    really = HallLine.ask

    async def ask(line: HallLine, kind: str, **fields: Any) -> Any:
        answer = await really(line, kind, **fields)
        if kind == "submit":
            sent.append((fields["key"], fields["after"]))
            answers.append(answer.seq)
            if len(sent) == 1:
                line.close()
                raise LineClosed("The answer was lost.")
        return answer

    monkeypatch.setattr(HallLine, "ask", ask)
    with running(tmp_path) as server:
        _, bot, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        code = await challenge(ben, bot, "4ascend", options={"hp": 3, "max_turns": 20})
        hall, said = HallClient(server.address, token), list[str]()
        await hall.accept(code)
        loaded = LoadedBot(make=lambda game, options, seats: first)
        seat = BotSeat(hall, code, loaded, Thinker(), said.append, Random(1), seconds=1.0)
        playing = asyncio.ensure_future(seat.play())
        assert (await play_out(ben, "4ascend"))["outcome"] is not None
        await ben.hang_up()
        await playing
    assert sent[0] == sent[1], "the same key and the same position"
    assert answers[0] == answers[1], "it was played once"
    assert len({key for key, _ in sent}) == len(sent) - 1
    assert said[-1].startswith(f"{code}: "), said


@pytest.mark.long
async def test_a_bot_that_is_too_slow_for_the_clock_loses_and_its_program_plays_the_next_game(tmp_path: Path) -> None:
    goes_on = threading.Event()

    def slow(view: Any, shown: Any, clock: Any, rng: Random) -> BotTurn:
        goes_on.wait()
        return first(view, shown, clock, rng)

    with running(tmp_path) as server:
        _, bot, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        said = list[str]()
        loaded = LoadedBot(make=lambda game, options, seats: slow)
        runner = BotRunner(HallClient(server.address, token), loaded, said.append, Random(1), seconds=60.0)
        playing = asyncio.ensure_future(runner.run())
        clock = {"kind": "turn", "seconds": MIN_CLOCK_S, "at_zero": "resign"}
        await challenge(ben, bot, "4ascend", clock=clock)
        lost = await play_out(ben, "4ascend")
        assert (lost["outcome"]["winners"], lost["outcome"]["reason"]) == ([lost["me"]], "resigned")
        goes_on.set()
        ben.news.clear()
        code = await challenge(ben, bot, "4ascend", options={"hp": 3, "max_turns": 20})
        assert (await play_out(ben, "4ascend"))["outcome"]["reason"] != "resigned"
        assert not playing.done(), said
        playing.cancel()
        await asyncio.wait([playing])
        await ben.hang_up()
    assert any(line.startswith(f"{code}: 4ascend with ") for line in said), said


async def test_a_step_that_only_a_newer_hall_knows_does_not_end_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def older(step: str, kinds: Any) -> Any:
        raise Malformed(f"There is no step {step!r}.")

    monkeypatch.setattr(bot_seat, "parse", older)
    told = asyncio.Event()

    def say(sentence: str) -> None:
        if "The program does not understand this game: There is no step" in sentence:
            told.set()

    with running(tmp_path) as server:
        _, bot, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        loaded = LoadedBot(make=lambda game, options, seats: first)
        runner = BotRunner(HallClient(server.address, token), loaded, say, Random(1), seconds=1.0)
        playing = asyncio.ensure_future(runner.run())
        await challenge(ben, bot, "4ascend")
        opponent = asyncio.ensure_future(play_out(ben, "4ascend"))  # it may begin
        await asyncio.wait([playing, asyncio.ensure_future(told.wait())], return_when=asyncio.FIRST_COMPLETED)
        assert not playing.done()
        for each in (playing, opponent):
            each.cancel()
        await asyncio.wait([playing, opponent])
        await ben.hang_up()


def fails(view: Any, shown: Any, clock: Any, rng: Random) -> BotTurn:
    raise LookupError(f"no idea after {len(shown)} steps")


async def test_a_bot_that_fails_shows_its_error_and_plays_the_default_turn(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        _, bot, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        code = await challenge(ben, bot, "4ascend", options={"plants_start": 0})
        hall, said = HallClient(server.address, token), list[str]()
        await hall.accept(code)
        loaded = LoadedBot(make=lambda game, options, seats: fails)
        playing = asyncio.ensure_future(
            BotSeat(hall, code, loaded, Thinker(), said.append, Random(1), seconds=1.0).play()
        )
        await play_out(ben, "4ascend", turns=2)
        playing.cancel()
        await asyncio.wait([playing])
        await ben.hang_up()
    told = "\n".join(said)
    assert 'raise LookupError(f"no idea after {len(shown)} steps")' in told
    assert "LookupError: no idea after 1 steps" in told
    assert __file__ in told.partition("File")[2].splitlines()[0], "the traceback begins in the code of the bot"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("nowhere.py", "There is no file nowhere.py."),
        ("nowhere:bot", "There is no module 'nowhere' to be found from here."),
        ("tilehall.bots.bot:nothing", "There is no function 'tilehall.bots.bot:nothing'."),
        ("tilehall.bots.bot:payoff", "takes 2 arguments"),
        ("nowhere.npz", "There is no file nowhere.npz."),
        ("hard", "'hard' is neither"),
    ],
)
def test_a_bot_that_cannot_be_found_is_refused_with_the_reason(source: str, reason: str) -> None:
    with pytest.raises(Malformed) as refusal:
        load(source)
    assert reason in str(refusal.value)


def test_the_function_of_a_file_may_take_the_game(tmp_path: Path) -> None:
    file = tmp_path / "made.py"
    file.write_text("def _helper():\n    pass\n\n\ndef made(game):\n    return [game.title]\n", encoding="utf-8")
    game = find("4ascend")
    made: Any = load(str(file)).make(game, game.options(), 2)
    assert made == ["4ascend"]
    file.write_text("def one(game):\n    pass\n\n\ndef two(game):\n    return [2]\n", encoding="utf-8")
    with pytest.raises(Malformed, match=r"Name the function of the bot, like .*made\.py:one"):
        load(str(file))
    made = load(f"{file}:two").make(game, game.options(), 2)
    assert made == [2]
