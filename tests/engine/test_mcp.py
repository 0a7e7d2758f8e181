"""Tests of `tilehall mcp` with a real MCP client over stdio, in a real hall: a whole game, and no hidden card."""

from __future__ import annotations

import asyncio
import re
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from msgspec import Raw, json

from tests.support.bot_programs import TILEHALL, owner_of_bot, play_out
from tests.support.server_process import Player, Server, open_room, running
from tilehall.core.lesson import lessons
from tilehall.core.notation import text
from tilehall.core.options import choices
from tilehall.core.play import playout
from tilehall.core.registry import find
from tilehall.engine.table_text import next_steps, rules_text, steps_text
from tilehall.table.projections import MAX_LEGAL, Position, listed

RACK = 14  # tiles of Rummikub that each player is dealt
TILE = re.compile(r"\b[krbo]\d+\b|\*")
TOOLS = {"leave", "legal_steps", "list_tables", "look", "play", "rematch", "resign", "rules", "sit_down", "wait"}


def model(server: Server, token: str) -> Client:
    command, *words = TILEHALL
    words += ["mcp", "--hall", server.address]
    return Client(StdioServerParameters(command=command, args=words, env={"TILEHALL_TOKEN": token}))


async def call(client: Client, tool: str, **arguments: Any) -> str:
    answer = await client.call_tool(tool, arguments)
    [content] = answer.content
    said: str = getattr(content, "text", "")
    return f"Refused: {said}" if answer.is_error else said


async def plays(client: Client, code: str, ben: Player) -> list[str]:
    """Let a model play the first legal final step until the game is over; return all that it was shown."""
    seen = [await call(client, "wait", code=code, seconds=60)]
    while "It is your turn." in seen[-1]:
        steps = re.findall(r"Legal steps: (.*)", seen[-1])[0].split("; ")
        turn = [next((step for step in steps if step.split()[0] in ("end", "stone")), steps[0])]
        played = await call(client, "play", code=code, steps=turn)
        assert not played.startswith("Refused"), played
        seen += [played, await call(client, "wait", code=code, seconds=60)]
    return seen


def test_a_model_is_told_all_steps_of_a_position_that_has_more_than_the_hall_sends() -> None:
    game = find("rummikub")
    *_, (_, state) = islice(playout(game, game.setup(game.options(), 2), Random(3)), 407)
    seat = game.actor(state)
    assert seat is not None
    sent = listed(game, state)
    view = Raw(json.encode(game.view(state, seat)))
    position = Position(seq=1, me=seat, turn=seat, legal=sent.texts, more=sent.more, view=view)
    told = next_steps(game, position, ())
    assert (len(sent.texts), sent.more, len(told)) == (MAX_LEGAL, True, 404)
    assert told == tuple(map(text, game.legal(state)))
    lift = next(step for step in game.legal(state) if not step.final)
    assert next_steps(game, position, [text(lift)]) == tuple(map(text, game.draft(state, [lift]).next))
    assert steps_text(sent.texts, sent.more, most=1) == f"Legal steps: {sent.texts[0]}; and more"


@pytest.mark.parametrize("name", ["miners", "summon5"])
def test_a_model_is_told_what_the_lessons_teach_and_what_the_options_mean(name: str) -> None:
    game = find(name)
    told = rules_text(game)
    assert all(f"\n  {each.lesson.text}\n" in told for each in lessons(name))
    assert all(f"\n  {each.name} (" in told and f": {each.explanation}\n" in told for each in choices(game.options))


async def test_a_model_finds_a_table_plays_a_whole_game_and_sees_no_hand_but_its_own(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        _, _, token = await owner_of_bot(server)
        ben = await server.guest("Ben")
        code = await open_room(ben, "heart-tiles", seats=2, listed=True)
        await ben.ready()
        async with model(server, token) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert "heart HEART TILE: " in await call(client, "rules", game="heart-tiles")
            assert f"Open: Heart Tiles, {code}, host Ben" in await call(client, "list_tables")
            assert "Deep (bot)" not in await call(client, "wait", code=code, seconds=0), "it only waits"
            assert "Deep (bot) (you)" in await call(client, "sit_down", code=code.lower())
            ben_plays = asyncio.ensure_future(play_out(ben, "heart-tiles"))
            seen = await plays(client, code, ben)
            assert "The game is over." in seen[-1]
            assert (await ben_plays)["outcome"] is not None
            assert (await call(client, "play", code=code, steps=["end"])).startswith("Refused: ")
            assert "There is no room" in await call(client, "look", code="ZZZZZZ")
            code = await open_room(ben, "rummikub", seats=2)
            await ben.ready()
            await call(client, "sit_down", code=code)
            await ben.until(lambda news: news["news"] == "happened")
            board, _, rest = (await call(client, "look", code=code)).partition("Lately:")
            own = TILE.findall(board)
            assert len(own) == RACK
            rest += await call(client, "legal_steps", code=code) + await call(client, "list_tables")
            assert set(TILE.findall(rest)) <= set(own)
        await ben.hang_up()
