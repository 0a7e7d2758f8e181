"""Tests of blocks and challenges at live tables, over the websocket, and that they survive a power cut."""

from __future__ import annotations

from pathlib import Path

from tests.support.server_process import Player, Server, open_room, running
from tilehall.server.accounts.blocks import BLOCKED, HOST_BLOCKED
from tilehall.table.commands import REMOVED


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
        # Cem and Ben himself hear what Ben says, and Ann does not, even when she comes back.
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
        # Neither can sit down at the other's table, and Ben gets the same answer as at a full table.
        other = (await ben.http("POST", "/api/rooms", {"game": "4ascend"})).json()["code"]
        await ann.enter(other)
        assert (await ann.ask("sit"))["why"] == str(HOST_BLOCKED)
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


async def test_a_removed_player_stays_out_of_the_room_until_the_host_allows_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    try:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        code = (await ann.http("POST", "/api/rooms", {"game": "4ascend"})).json()["code"]
        for player in (ann, ben):
            await player.connect()
            await player.enter(code)
            assert (await player.ask("sit"))["news"] == "ok"
        assert (await ann.ask("clear", seat=1))["news"] == "ok"
        told = await ben.until(lambda news: news["news"] == "room" and bool(news["removed"]))
        assert told["removed"] == [{"user": ben.user, "name": "Ben"}]
        assert (await ben.ask("sit"))["why"] == str(REMOVED)
        server.kill()
        server.start()
        for player in (ann, ben):
            await player.connect()
            await player.enter(code)
        assert (await ben.ask("sit", seat=1))["why"] == str(REMOVED)
        assert (await ann.ask("readmit", user=ben.user))["news"] == "ok"
        assert (await ben.ask("sit"))["news"] == "ok"
    finally:
        server.kill()


async def test_whom_the_host_blocks_loses_the_seat_before_the_game_and_keeps_it_in_one(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        playing = await open_room(ann, "4ascend", ben)
        gathering = [(await ann.http("POST", "/api/rooms", {"game": "4ascend"})).json()["code"] for _ in range(2)]
        theirs = (await ben.http("POST", "/api/rooms", {"game": "4ascend"})).json()["code"]
        for player in (ben, ann):
            for code in (theirs, *gathering):
                await player.enter(code)
                assert (await player.ask("sit"))["news"] == "ok"
        for player in (ann, ben):
            await player.enter(playing)
            assert (await player.ask("ready", value="abcdefgh12"))["news"] == "ok"
        assert (await ann.http("POST", "/api/blocks", {"user": ben.user})).is_success

        async def seated(code: str) -> list[str]:
            room = (await ann.http("GET", f"/api/rooms/{code}")).json()
            return [chair["name"] for chair in room["chairs"] if chair["name"]]

        assert [await seated(code) for code in gathering] == [["Ann"], ["Ann"]]
        assert await seated(theirs) == ["Ben", "Ann"], "it is not her room"
        assert sorted(await seated(playing)) == ["Ann", "Ben"], "a game under way goes on"
        await ben.enter(gathering[0])
        assert (await ben.ask("sit"))["why"] == str(REMOVED), "as after any removal"
        await ann.enter(gathering[0])
        assert (await ann.ask("readmit", user=ben.user))["why"] == str(BLOCKED), "he would find every seat taken"
        for player in (ann, ben):
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
