"""Tests of reactions: seen by everyone at a table, not stored, limited, and refused to muted users and outsiders."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from tests.support.server_process import Message, Player, Server, open_room
from tilehall.messages import wire

REACTIONS_PER_MINUTE = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hall") / "hall.db", reactions_per_minute=REACTIONS_PER_MINUTE)
    yield server
    code, logged = server.stop()
    assert code == 0
    assert "Traceback" not in logged


def reacted(player: Player) -> list[Message]:
    return [news for news in player.news if news["news"] == "reacted"]


async def company(server: Server, **more: object) -> tuple[Player, Player, Player, str]:
    """Return Ann and Ben in a game, Zoe, who has entered their room if she may, and its code."""
    ann, ben, zoe = [await server.guest(name) for name in ("Ann", "Ben", "Zoe")]
    code = await open_room(ann, "4ascend", ben, **more)
    for player in (ann, ben):
        await player.ready()
        await player.until(lambda news: news["news"] == "room")
    await zoe.connect()
    await zoe.enter(code)
    return ann, ben, zoe, code


async def leave(*players: Player) -> None:
    for player in players:
        await player.hang_up()


async def test_everyone_sees_a_reaction_and_from_which_seat(server: Server) -> None:
    ann, ben, zoe, _ = await company(server)
    assert (await ben.ask("react", reaction="well_played"))["news"] == "ok"
    assert (await zoe.ask("react", reaction="wow"))["news"] == "ok"
    for player in (ann, ben, zoe):
        await player.until(lambda news: news["news"] == "reacted" and news["seat"] is None)
        assert reacted(player) == [
            {"news": "reacted", "user": ben.user, "name": "Ben", "seat": 1, "reaction": "well_played"},
            {"news": "reacted", "user": zoe.user, "name": "Zoe", "seat": None, "reaction": "wow"},
        ]
    await leave(ann, ben, zoe)


@pytest.mark.parametrize("reaction", get_args(wire.Reaction))
async def test_every_reaction_is_sent(server: Server, reaction: str) -> None:
    ann = await server.guest("Ann")
    await open_room(ann, "4ascend", seats=2)
    assert (await ann.ask("react", reaction=reaction))["news"] == "ok"
    assert [news["reaction"] for news in reacted(ann)] == [reaction]
    await leave(ann)


async def test_a_reaction_is_kept_nowhere(server: Server, tmp_path: Path) -> None:
    own = Server(tmp_path / "hall.db")
    ann = await own.guest("Ann")
    code = await open_room(ann, "4ascend", seats=2)
    before = (await ann.until(lambda news: news["news"] == "room"))["seq"]
    await ann.ask("react", reaction="good_luck")
    await ann.hang_up()
    await ann.connect()
    await ann.enter(code)
    assert reacted(ann) == []
    assert (await ann.until(lambda news: news["news"] == "room"))["seq"] == before
    assert (await ann.until(lambda news: news["news"] == "said"))["lines"] == []
    await leave(ann)
    own.stop()
    database = sqlite3.connect(tmp_path / "hall.db")
    assert not any("good_luck" in line for line in database.iterdump())
    database.close()


async def test_what_is_no_reaction_is_refused(server: Server) -> None:
    ann, ben, zoe, _ = await company(server)
    for wrong in ("rude", "", "x" * 1000, 7, None, ["wow"], "<b>"):
        assert (await ann.ask("react", reaction=wrong))["why"].startswith("That message cannot be read")
    assert (await ann.ask("react", reaction="wow", seat=1))["news"] == "refused", "nobody reacts from another's seat"
    assert (await ben.ask("ping"))["news"] == "ok"
    assert reacted(ben) == []
    await leave(ann, ben, zoe)


async def test_reactions_are_limited_for_each_person(server: Server) -> None:
    ann, ben, zoe, _ = await company(server)
    answers = [await ann.ask("react", reaction="wow") for _ in range(REACTIONS_PER_MINUTE + 2)]
    assert [answer["news"] for answer in answers] == ["ok"] * REACTIONS_PER_MINUTE + ["refused"] * 2
    assert answers[-1]["why"] == "That is a lot of reactions. Wait a moment."
    assert (await ben.ask("react", reaction="wow"))["news"] == "ok"
    assert (await ann.ask("talk", text="sorry"))["news"] == "ok"
    assert len(reacted(ben)) == REACTIONS_PER_MINUTE + 1
    await leave(ann, ben, zoe)


async def test_who_is_muted_does_not_react_on_a_seat_or_looking_on(server: Server) -> None:
    ann, ben, zoe, _ = await company(server)
    for muted in (ben, zoe):
        assert (await ann.ask("mute", user=muted.user, on=True))["news"] == "ok"
        assert (await muted.ask("react", reaction="oops"))["why"] == "The host has muted you at this table."
        assert (await muted.ask("talk", text="oops"))["why"] == "The host has muted you at this table."
    assert reacted(ann) == []
    assert (await ben.ask("mute", user=ann.user, on=True))["why"] == "Only the host can do that."
    assert (await ann.ask("mute", user=zoe.user, on=False))["news"] == "ok"
    assert (await zoe.ask("react", reaction="thank_you"))["news"] == "ok"
    await leave(ann, ben, zoe)


async def test_who_may_not_look_on_does_not_react(server: Server) -> None:
    ann, ben, zoe, code = await company(server, watch=False)
    assert (await zoe.enter(code))["why"] == "This table is not open to spectators."
    assert (await zoe.ask("react", reaction="wow"))["why"] == "Enter a room first."
    assert (await ann.ask("ping"))["news"] == "ok"
    assert reacted(ann) == []
    await leave(ann, ben, zoe)


async def test_nobody_reacts_in_a_room_that_they_left_or_that_is_closed(server: Server) -> None:
    ann = await server.guest("Ann")
    await open_room(ann, "4ascend", seats=2)
    await ann.ask("close")
    assert (await ann.ask("react", reaction="wow"))["why"] == "The host has closed this room."
    await ann.ask("leave")
    assert (await ann.ask("react", reaction="wow"))["why"] == "Enter a room first."
    await leave(ann)
