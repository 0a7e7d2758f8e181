"""Blocks and challenges at live tables, over the websocket; and what a power cut takes of them, which is nothing."""

from __future__ import annotations

from pathlib import Path

from tests.support.server_process import Player, Server, open_room, running
from tilehall.server.company.blocks import HOST_BLOCKED


async def friends(one: Player, other: Player) -> None:
    url = (await one.http("POST", "/api/me/friend-links")).json()["url"]
    used = await other.http("POST", "/api/me/friends", {"token": url.partition("#friend=")[2]})
    assert used.is_success, used.text


async def test_a_block_holds_at_tables_and_in_talk(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, ben, cem = await server.guest("Ann"), await server.guest("Ben"), await server.guest("Cem")
        code = await open_room(ann, "4ascend", ben)
        await cem.connect()
        await cem.enter(code)
        assert (await ann.http("POST", "/api/blocks", {"user": ben.user})).is_success
        # What Ben says is heard by Cem and by himself, and not by Ann; nor is it when she comes back.
        assert (await ben.ask("talk", text="from Ben"))["news"] == "ok"
        assert (await ben.ask("react", reaction="oops"))["news"] == "ok"
        heard = await cem.until(lambda news: news["news"] == "said" and bool(news["lines"]))
        assert [line["text"] for line in heard["lines"]] == ["from Ben"]
        await cem.until(lambda news: news["news"] == "reacted")
        assert (await cem.ask("talk", text="from Cem"))["news"] == "ok"
        heard = await ann.until(lambda news: news["news"] == "reacted" or bool(news.get("lines")))
        assert [line["text"] for line in heard["lines"]] == ["from Cem"]
        await ann.ask("leave")
        await ann.enter(code)
        again = await ann.until(lambda news: news["news"] == "said")
        assert [line["text"] for line in again["lines"]] == ["from Cem"]
        assert (await ann.ask("ping"))["news"] == "ok"
        # Neither sits down at a table of the other, and Ben is told what he would be told at a full one.
        other = (await ben.http("POST", "/api/rooms", {"game": "4ascend"})).json()["code"]
        await ann.enter(other)
        assert (await ann.ask("sit"))["why"] == HOST_BLOCKED
        free = (await ann.http("POST", "/api/rooms", {"game": "4ascend"})).json()["code"]
        full = await open_room(cem, "4ascend", await server.guest("Dia"))
        for seat in ({}, {"seat": 0}, {"seat": 1}, {"seat": 7}):
            answers = []
            for room in (free, full):
                await ben.enter(room)
                answers.append({**await ben.ask("sit", **seat), "id": 0})
            assert answers[0] == answers[1]
        for player in (ann, ben, cem):
            await player.hang_up()


async def test_a_challenge_survives_a_kill_and_is_told_at_a_table(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    try:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        await friends(ann, ben)
        await ben.connect()
        body = {"to": [ben.user], "room": {"game": "4ascend", "options": {"hp": 7}}}
        code = (await ann.http("POST", "/api/challenges", body)).json()["code"]
        await ben.until(lambda news: news["news"] == "company")
        server.kill()
        server.start()
        [waits] = (await ben.http("GET", "/api/me/company")).json()["challenges"]
        assert (waits["code"], waits["name"], waits["answer"]) == (code, "Ann", "open")
        assert [each["name"] for each in (await ann.http("GET", "/api/friends")).json()["friends"]] == ["Ben"]
        assert (await ben.http("POST", f"/api/challenges/{code}/accept")).json() == {"code": code}
        server.kill()
        server.start()
        room = (await ann.http("GET", f"/api/rooms/{code}")).json()
        assert ([chair["name"] for chair in room["chairs"]], room["options"]["hp"]) == (["Ann", "Ben"], 7)
        [mine] = (await ann.http("GET", "/api/me/company")).json()["challenges"]
        assert mine["answer"] == "accepted"
    finally:
        server.kill()
