"""Tests of bans and closed rooms at a live table: everyone is notified, others play on, and a crash loses nothing."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.bot_programs import owner_of_bot
from tests.support.server_process import Player, Server, open_room, running, two_players
from tilehall.engine.line import LineClosed, connect
from tilehall.server.moderation.admin_file import admin_file, read_admin_file


async def admin(server: Server, method: str, path: str, body: object = None) -> httpx.Response:
    """Send a request as the host's command does."""
    to = read_admin_file(server.database)
    async with httpx.AsyncClient(headers={"authorization": f"Bearer {to.token}"}) as client:
        answer = await client.request(method, f"http://{to.host}:{to.port}/api/admin{path}", json=body)
    assert answer.is_success, answer.text
    return answer


async def chair_of(player: Player, user: str, here: bool) -> dict[str, Any]:
    def told(news: dict[str, Any]) -> bool:
        chairs = news.get("chairs", ()) if news["news"] == "room" else ()
        return any(chair["user"] == user and chair["here"] is here for chair in chairs)

    room = await player.until(told)
    return next(chair for chair in room["chairs"] if chair["user"] == user)


async def test_a_banned_player_is_told_counts_as_away_and_is_back_after_the_ban(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    ann, ben, code = await two_players(server)
    await admin(server, "POST", f"/people/{ben.user}/ban", {"reason": "rude words"})
    bye = await ben.until(lambda news: news["news"] == "bye")
    assert bye == {"news": "bye", "why": "You are banned from this hall. The reason: rude words.", "again": False}
    assert await ben.closed() == 4403
    assert (await chair_of(ann, ben.user, here=False))["name"] == "Ben"

    server.kill()
    server.start()
    await ben.connect()
    assert (await ben.until(lambda news: news["news"] == "bye"))["why"] == bye["why"]
    assert await ben.closed() == 4403
    assert [act["act"] for act in (await admin(server, "GET", "/audit")).json()] == ["ban"]

    await admin(server, "POST", f"/people/{ben.user}/unban")
    await ann.connect()
    await ann.enter(code)
    await ben.connect()
    assert (await ben.enter(code))["news"] == "ok"
    assert (await chair_of(ann, ben.user, here=True))["played_by"] == ""
    for player in (ann, ben):
        await player.hang_up()
    assert server.stop()[0] == 0


async def test_a_ban_of_a_bot_account_or_of_its_owner_closes_the_connections_of_its_program(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bot, token = await owner_of_bot(server)
        owner = (await ann.http("GET", "/api/me")).json()["id"]
        for banned in (bot, owner):
            line = await connect(server.address, token)
            await admin(server, "POST", f"/people/{banned}/ban", {"reason": "flooding"})
            with pytest.raises(LineClosed, match="flooding") as closed:
                await line.news()
            assert closed.value.rejected
            await admin(server, "POST", f"/people/{banned}/unban")


async def test_closing_a_room_with_bots_under_way_tells_everyone_in_it_why(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    ann = await server.guest("Ann")
    code = await open_room(ann, "4ascend", seats=2)
    await ann.ask("bot", seat=1, level="easy")
    await ann.ready()
    await ann.until(lambda news: news["news"] == "happened")
    await admin(server, "POST", f"/rooms/{code}/close", {"why": "Good night"})
    room = await ann.until(lambda news: news["news"] == "room" and news["phase"] == "closed")
    sentence = "An admin has closed this room. The reason: Good night."
    assert room["closing"] == sentence
    assert (await ann.ask("talk", text="Oh"))["why"] == sentence
    await ann.hang_up()
    code_of_exit, log = server.stop()
    assert code_of_exit == 0
    assert "Traceback" not in log


async def test_the_admin_file_is_its_owners_alone_new_at_every_start_and_gone_at_the_end(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db", admins="Nobody Yet")
    file = admin_file(server.database)
    first = read_admin_file(server.database)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert first.host == "127.0.0.1"
    server.kill()
    file.chmod(0o644)  # as if another program had changed it meanwhile
    server.start()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_admin_file(server.database).token != first.token
    _, log = server.stop()
    assert not file.exists()
    assert "the setting admins names nobody yet, but there is no such account" in log
    assert first.token not in log


@pytest.mark.parametrize("rounds", [20])
async def test_a_user_who_connects_while_being_banned_does_not_stay(tmp_path: Path, rounds: int) -> None:
    server = Server(tmp_path / "hall.db", connections_per_address=10_000)
    for number in range(rounds):
        ben = await server.guest(f"Ben {number}")
        await asyncio.gather(ben.connect(), admin(server, "POST", f"/people/{ben.user}/ban", {}))
        assert await ben.closed() == 4403
        await ben.hang_up()
    assert server.stop()[0] == 0
