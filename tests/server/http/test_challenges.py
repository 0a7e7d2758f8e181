"""Tests of challenges over HTTP: a room for a player who accepts or declines, once."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from msgspec import to_builtins

from tests.server.http.test_friends import befriend, friends
from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, why
from tilehall.messages import wire
from tilehall.server.accounts.blocks import BLOCKED
from tilehall.server.company import challenging
from tilehall.table import commands


async def challenge(by: httpx.AsyncClient, *to: httpx.AsyncClient, **more: Any) -> httpx.Response:
    asked = more or {"room": {"game": "4ascend"}}
    return await by.post("/api/challenges", json={"to": [await my_id(each) for each in to], **asked})


async def waiting(browser: httpx.AsyncClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await browser.get("/api/me/company")).json()["challenges"]
    return found


async def two_friends(opened_hall: HttpHall) -> tuple[httpx.AsyncClient, httpx.AsyncClient]:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    await befriend(ann, ben)
    return ann, ben


async def seated(opened_hall: HttpHall, code: str) -> list[str]:
    room = await opened_hall.hall.room(code)
    assert room is not None
    return list((await opened_hall.people.names(room.people)).values())


@in_a_hall()
async def test_a_challenge_is_accepted_and_both_sit(opened_hall: HttpHall) -> None:
    ann, ben = await two_friends(opened_hall)
    room = {"game": "4ascend", "options": {"hp": 9}, "listed": True, "clock": {"kind": "turn", "seconds": 60}}
    answer = await challenge(ann, ben, room=room)
    assert answer.status_code == 201, answer.text
    code = answer.json()["code"]
    [theirs], [mine] = await waiting(ben), await waiting(ann)
    assert (theirs["name"], theirs["to_me"], theirs["answer"], theirs["title"]) == ("Ann", True, "open", "4ascend")
    assert (mine["name"], mine["to_me"], mine["code"]) == ("Ben", False, code)
    for _ in range(2):  # repeating it has no effect
        assert (await ben.post(f"/api/challenges/{code}/accept")).json() == {"code": code}
    assert await seated(opened_hall, code) == ["Ann", "Ben"]
    assert (await waiting(ben), [each["answer"] for each in await waiting(ann)]) == ([], ["accepted"])
    assert "leave the table" in why(await ben.post(f"/api/challenges/{code}/decline"))
    kept = await opened_hall.hall.room(code)
    assert kept is not None
    assert (to_builtins(kept.options)["hp"], kept.settings.listed, kept.settings.clock is not None) == (9, False, True)


@in_a_hall()
async def test_a_challenge_is_declined_and_the_challenger_told(opened_hall: HttpHall) -> None:
    ann, ben = await two_friends(opened_hall)
    code = (await challenge(ann, ben)).json()["code"]
    assert (await ben.post(f"/api/challenges/{code}/decline")).status_code == 204
    assert (await waiting(ben), [each["answer"] for each in await waiting(ann)]) == ([], ["declined"])
    assert why(await ben.post(f"/api/challenges/{code}/accept")) == str(challenging.DECLINED)
    assert (await ann.delete(f"/api/challenges/{code}")).status_code == 204
    assert await waiting(ann) == []
    room = await opened_hall.hall.room(code)
    assert room is not None
    assert room.phase == "closed"
    assert why(await ann.delete(f"/api/challenges/{code}")) == str(challenging.NO_CHALLENGE)


@in_a_hall()
async def test_a_challenge_to_a_table_without_a_free_seat_stays_open(opened_hall: HttpHall) -> None:
    ann, ben = await two_friends(opened_hall)
    cem = await opened_hall.guest("Cem")
    code = (await challenge(ann, ben)).json()["code"]
    table = await opened_hall.hall.table(code)
    assert table is not None
    await table.ask(await my_id(cem), wire.Sit(id=0))
    assert why(await ben.post(f"/api/challenges/{code}/accept")) == str(commands.taken(None))
    assert [each["answer"] for each in await waiting(ann)] == ["open"]
    assert (await ben.post(f"/api/challenges/{code}/decline")).status_code == 204


@in_a_hall()
async def test_a_challenge_accepted_and_declined_at_once_has_one_result(opened_hall: HttpHall) -> None:
    ann, ben = await two_friends(opened_hall)
    code = (await challenge(ann, ben)).json()["code"]
    answers = await asyncio.gather(*(ben.post(f"/api/challenges/{code}/{word}") for word in ("accept", "decline")))
    assert sorted(each.is_success for each in answers) == [False, True]
    [kept] = await waiting(ann)
    assert await seated(opened_hall, code) == (["Ann", "Ben"] if kept["answer"] == "accepted" else ["Ann"])


@in_a_hall()
async def test_only_friends_and_those_met_at_a_game_can_be_challenged(opened_hall: HttpHall) -> None:
    ann, ben = await two_friends(opened_hall)
    cem = await opened_hall.guest("Cem")
    assert why(await challenge(ann, cem)) == str(challenging.NOT_KNOWN)
    assert why(await challenge(ann, ben, cem)) == str(challenging.NOT_KNOWN)
    assert why(await challenge(ann, ann)) == str(challenging.YOURSELF)
    played = await StoredRoom.open(opened_hall, ann, "4ascend", cem, options={"hp": 1})
    await played.to_the_end()
    assert [each["name"] for each in (await friends(ann))["opponents"]] == ["Cem"]
    code = (await challenge(ann, cem, like=played.code)).json()["code"]
    room = await opened_hall.hall.room(code)
    assert room is not None
    assert (to_builtins(room.options)["hp"], room.settings.seats) == (1, 2)
    assert [each["name"] for each in await waiting(cem)] == ["Ann"]
    assert (await challenge(ben, ann, like=played.code)).status_code == 404, "Ben has not played there"


@in_a_hall()
async def test_what_a_challenge_must_say(opened_hall: HttpHall) -> None:
    ann, ben = await two_friends(opened_hall)
    to = [await my_id(ben)]
    body: dict[str, Any]
    for body in ({"to": to}, {"to": to, "like": "ABCDEF", "room": {"game": "4ascend"}}):
        assert (await ann.post("/api/challenges", json=body)).status_code == 422
    for body in ({"to": []}, {"to": to, "room": {"game": "chess"}}, {"to": to * 16, "room": {"game": "4ascend"}}):
        assert (await ann.post("/api/challenges", json=body)).status_code in (400, 422)
    assert why(await challenge(ann, ben, room={"game": "miners", "seats": 1})) == str(challenging.FEW_SEATS)


@in_a_hall()
async def test_a_challenge_runs_out_and_is_over_when_the_room_is_closed(opened_hall: HttpHall) -> None:
    opened_hall.app.time.now = lambda: opened_hall.now
    ann, ben = await two_friends(opened_hall)
    code = (await challenge(ann, ben)).json()["code"]
    opened_hall.wait(challenging.LIFETIME_MS / 1000)
    opened_hall.app.company.heard((await my_id(ben),))  # as if half a minute had passed
    assert await waiting(ben) == []
    assert why(await ben.post(f"/api/challenges/{code}/accept")) == str(challenging.NO_CHALLENGE)
    again = (await challenge(ann, ben)).json()["code"]
    assert (await ann.delete(f"/api/challenges/{again}")).status_code == 204
    assert why(await ben.post(f"/api/challenges/{again}/accept")) == str(challenging.NO_CHALLENGE)


@in_a_hall()
async def test_a_block_while_a_challenge_is_open_looks_like_a_no(opened_hall: HttpHall) -> None:
    ann, ben = await two_friends(opened_hall)
    code = (await challenge(ann, ben)).json()["code"]
    assert (await ben.post("/api/blocks", json={"user": await my_id(ann)})).status_code == 204
    assert (await waiting(ben), [each["answer"] for each in await waiting(ann)]) == ([], ["declined"])
    assert why(await ben.post(f"/api/challenges/{code}/accept")) == str(challenging.DECLINED)
    assert why(await challenge(ann, ben)) == str(challenging.NOT_KNOWN)
    played = await StoredRoom.open(opened_hall, ann, "4ascend", ben, options={"hp": 1})
    await played.to_the_end()
    assert [each["name"] for each in (await friends(ann))["opponents"]] == ["Ben"], "as if nothing were"
    assert (await friends(ben))["opponents"] == []
    assert why(await challenge(ben, ann)) == str(BLOCKED)


@in_a_hall()
async def test_a_challenge_to_a_user_who_blocks_me_looks_like_one_to_an_absent_user(opened_hall: HttpHall) -> None:
    ann, ben, cem = [await opened_hall.guest(name) for name in ("Ann", "Ben", "Cem")]
    for other in (ben, cem):
        played = await StoredRoom.open(opened_hall, ann, "4ascend", other, options={"hp": 1})
        await played.to_the_end()
    assert (await ben.post("/api/blocks", json={"user": await my_id(ann)})).status_code == 204
    seen = []
    for other, name in ((ben, "Ben"), (cem, "Cem")):
        answer = await challenge(ann, other)
        (mine,) = await waiting(ann)
        assert mine["name"] == name
        code = answer.json()["code"]
        room = (await ann.get(f"/api/rooms/{code}")).json()
        ended = await ann.delete(f"/api/challenges/{code}")
        one = ("code", "user", "name", "at", "expires")
        assert mine["expires"] - mine["at"] == challenging.LIFETIME_MS
        seen.append((answer.status_code, mine | dict.fromkeys(one), len(room["chairs"]), ended.status_code, ended.text))
    assert seen[0] == seen[1]
    code = (await challenge(ann, ben)).json()["code"]
    assert await waiting(ben) == []
    for word in ("accept", "decline"):
        assert why(await ben.post(f"/api/challenges/{code}/{word}")) == str(challenging.NO_CHALLENGE)
    assert [each["answer"] for each in await waiting(ann)] == ["open"]


@in_a_hall(company_per_hour=1000, rooms_per_user=100)
async def test_open_challenges_are_bounded_and_leave_no_room_behind(opened_hall: HttpHall) -> None:
    ann, ben = await two_friends(opened_hall)
    codes = [(await challenge(ann, ben)).json()["code"] for _ in range(challenging.MAX_OPEN_CHALLENGES)]
    assert why(await challenge(ann, ben)) == str(challenging.TOO_MANY)
    hosted = await opened_hall.store.rooms_of(await my_id(ann))
    assert sorted(each.room for each in hosted if each.summary.phase == "gathering") == sorted(codes)
    cem = await opened_hall.guest("Cem")
    await befriend(cem, ben)
    assert why(await challenge(cem, ben)) == str(challenging.ONE_TAKES_NONE)
    left = await opened_hall.store.rooms_of(await my_id(cem))
    assert [each.summary.phase for each in left] == ["closed"]


@in_a_hall()
async def test_a_stranger_cannot_answer_or_take_back_a_challenge(opened_hall: HttpHall) -> None:
    ann, ben = await two_friends(opened_hall)
    cem = await opened_hall.guest("Cem")
    code = (await challenge(ann, ben)).json()["code"]
    for word in ("accept", "decline"):
        assert why(await cem.post(f"/api/challenges/{code}/{word}")) == str(challenging.NO_CHALLENGE)
    assert why(await cem.delete(f"/api/challenges/{code}")) == str(challenging.NO_CHALLENGE)
    assert (await waiting(cem), len(await waiting(ben))) == ([], 1)
