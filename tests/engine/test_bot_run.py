"""Tests of `tilehall bot run` against a real hall: challenges, rooms, clocks, errors, broken lines, and its end."""

from __future__ import annotations

import signal
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from tests.support.bot_programs import bot_run, challenge, owner_of_bot, play_out, program
from tests.support.browser_people import ROOT
from tests.support.server_process import Player, Server, open_room, running
from tilehall.cli import app
from tilehall.research.encoding import encoding_of
from tilehall.research.policy import save

EXAMPLE = ROOT / "examples" / "engines" / "greedy_hearts.py"
SHORT = {"hp": 3, "max_turns": 20}  # of 4ascend
FIRST = '''
"""A bot for 4ascend that plays the first legal step."""

from tilehall.bots.bot import BotTurn
from tilehall.core.registry import find


def first(view, shown, clock, rng):
    game = find("4ascend")
    return BotTurn((next(iter(game.legal(game.guess(view, rng)))),))
'''


@pytest.fixture
def first_bot(tmp_path: Path) -> Path:
    file = tmp_path / "first.py"
    file.write_text(FIRST, encoding="utf-8")
    return file


async def test_the_example_in_python_accepts_a_challenge_and_plays_a_whole_game_and_a_rematch(tmp_path: Path) -> None:
    # A shell lets programs in the background ignore Ctrl-C, and they pass that on to those that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with running(tmp_path) as server:
        _, bot, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        async with program(*bot_run(server, EXAMPLE), token=token) as deep:
            await deep.says("Deep (bot) is connected to")
            code = await challenge(ben, bot, "heart-tiles", clock={"kind": "turn", "seconds": 60})
            assert (await play_out(ben, "heart-tiles"))["outcome"] is not None
            await deep.says(f"{code}: Ben challenges this bot to Heart Tiles. Accepted.")
            await deep.says(f"{code}: Heart Tiles with Ben, Deep (bot).")
            await ben.ask("again")
            await ben.until(lambda news: news["news"] == "room" and news["match"] == 2)
            await ben.ready()
            await deep.says(f"{code}: Heart Tiles with ", times=2)
            assert await deep.ends(signal.SIGINT) == 0
        assert token not in deep.printed
        assert "failed" not in deep.printed
        await ben.hang_up()


async def test_a_bot_plays_several_games_at_once_and_goes_on_after_the_hall_is_killed(
    tmp_path: Path, first_bot: Path
) -> None:
    server = Server(tmp_path / "hall.db")
    try:
        ann, bot, token = await owner_of_bot(server, at_once=2)
        ben, cat = await server.guest("Ben"), await server.guest("Cat")
        async with program(*bot_run(server, first_bot), token=token) as deep:
            await deep.says("is connected")
            codes = [await challenge(each, bot, "4ascend", options=SHORT) for each in (ben, cat)]
            for each in (ben, cat):
                await play_out(each, "4ascend", turns=2)
            refused = await ann.http("POST", "/api/challenges", {"to": [bot], "room": {"game": "4ascend"}})
            assert "is busy with other games" in refused.text
            server.kill()
            await deep.says("Connecting again.")
            server.start()
            for each, code in zip((ben, cat), codes, strict=True):
                await each.hang_up()
                await each.connect()
                await each.enter(code)
                assert (await play_out(each, "4ascend", seed=2))["outcome"] is not None
            await deep.says("Connected to the hall again.")
        for each in (ben, cat):
            await each.hang_up()
    finally:
        server.stop()


async def test_a_bot_enters_a_tournament_and_plays_at_its_table(tmp_path: Path, first_bot: Path) -> None:
    with running(tmp_path) as server:
        ann, _, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        clock = {"kind": "bank", "seconds": 60, "at_zero": "resign"}
        cup = {"title": "Cup", "game": "4ascend", "options": SHORT, "format": "knockout", "clock": clock, "bots": True}
        code = (await ann.http("POST", "/api/tournaments", cup)).json()["code"]
        await ben.http("POST", f"/api/tournaments/{code}/enter")
        async with program(*bot_run(server, first_bot), "--tournament", code, token=token) as deep:
            await deep.says(f"{code}: this bot has entered the tournament.")
            await ben.connect()
            await ann.http("POST", f"/api/tournaments/{code}/start")
            room = await called_to(ben)
            await ben.enter(room)
            await ben.ready()
            assert (await play_out(ben, "4ascend"))["outcome"] is not None
            await deep.says(f"{room}: 4ascend with ")
        await ben.hang_up()


async def called_to(player: Player) -> str:
    """Return the room of the table at which a player of a tournament is awaited, once it is open."""
    while True:
        player.news.clear()
        company = (await player.http("GET", "/api/me/company")).json()
        room = next((each["room"] for each in company["tournaments"]), "")
        if room:
            return str(room)
        await player.until(lambda news: news["news"] == "company")


@pytest.mark.soak
async def test_a_restarted_bot_goes_on_with_its_game(tmp_path: Path, first_bot: Path) -> None:
    with running(tmp_path) as server:
        _, bot, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        async with program(*bot_run(server, first_bot), token=token) as deep:
            await deep.says("is connected")
            await challenge(ben, bot, "4ascend", options=SHORT)
            await play_out(ben, "4ascend", turns=2)
        async with program(*bot_run(server, "first:first"), token=token, folder=first_bot.parent):
            assert (await play_out(ben, "4ascend", seed=2))["outcome"] is not None
        await ben.hang_up()


async def test_a_policy_sits_down_in_a_room_and_plays_and_declines_other_games(tmp_path: Path) -> None:
    encoding = encoding_of("heart-tiles")
    rng = np.random.default_rng(7)
    file = tmp_path / "policy.npz"
    save(
        file,
        "heart-tiles",
        [(rng.normal(size=(encoding.actions, encoding.size)), np.zeros(encoding.actions))],
        seats=[2],
    )
    with running(tmp_path) as server:
        _, bot, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        code = await open_room(ben, "heart-tiles", seats=2)
        assert (await ben.ready())["news"] == "ok"
        async with program(*bot_run(server, file, "--room", code.lower()), token=token) as deep:
            await deep.says(f"{code}: Took a seat for Heart Tiles.")
            assert (await play_out(ben, "heart-tiles"))["outcome"] is not None
            answer = await ben.http("POST", "/api/challenges", {"to": [bot], "room": {"game": "4ascend"}})
            assert answer.is_success, answer.text
            await deep.says("Ben challenges this bot to 4ascend. Declined: this bot plays only Heart Tiles.")
        assert "failed" not in deep.printed
        await ben.hang_up()


async def test_a_revoked_token_or_a_deleted_account_ends_the_program_and_another_token_goes_on_with_the_game(
    tmp_path: Path, first_bot: Path
) -> None:
    with running(tmp_path) as server:
        ann, bot, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        async with program(*bot_run(server, first_bot), token=token) as deep:
            await deep.says("is connected")
            await challenge(ben, bot, "4ascend", options=SHORT)
            await play_out(ben, "4ascend", turns=2)
            [listed] = (await ann.http("GET", "/api/me/bots")).json()[0]["tokens"]
            assert (await ann.http("DELETE", f"/api/me/bots/{bot}/tokens/{listed['id']}")).is_success
            assert await deep.ends() == 2
        assert "tilehall: " in deep.lines[-1]
        another = (await ann.http("POST", f"/api/me/bots/{bot}/tokens", {"label": "another"})).json()["token"]
        async with program(*bot_run(server, first_bot), token=another) as deep:
            assert (await play_out(ben, "4ascend", seed=2))["outcome"] is not None
            assert (await ann.http("DELETE", f"/api/me/bots/{bot}")).is_success
            assert await deep.ends() == 2
        assert "tilehall: " in deep.lines[-1]
        await ben.hang_up()


def test_a_program_without_a_token_is_told_where_to_put_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TILEHALL_TOKEN", raising=False)
    refused = CliRunner().invoke(app, ["bot", "run", "first.py"])
    assert refused.exit_code == 2
    assert "TILEHALL_TOKEN" in refused.stderr
