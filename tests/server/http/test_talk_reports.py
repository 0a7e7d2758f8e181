"""Reports of talk: kept with the talk around the line, once a person, and shown to whoever looks after the hall."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, why
from tilehall.server.moderation import talk_reports
from tilehall.store.protocol import Report, Reporter, Talk


async def gathered(http_hall: HttpHall, host: httpx.AsyncClient, *lines: str) -> str:
    """A room in which its host has said these lines."""
    code = str((await host.post("/api/rooms", json={"game": "miners"})).json()["code"])
    for line in lines:
        await http_hall.store.say(code, await my_id(host), http_hall.now, line)
    return code


async def report(browser: httpx.AsyncClient, code: str, n: int, reason: str = "") -> httpx.Response:
    return await browser.post(f"/api/rooms/{code}/talk/{n}/report", json={"why": reason} if reason else {})


async def reports(admin: httpx.AsyncClient, **query: str) -> list[dict[str, Any]]:
    answer = await admin.get("/api/admin/reports", params=query)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


@in_a_hall(admins="Ann")
async def test_a_report_has_the_line_its_context_and_who_reported_it(http_hall: HttpHall) -> None:
    ann, ben, cat = await http_hall.admin("Ann"), await http_hall.guest("Ben"), await http_hall.guest("Cat")
    code = await gathered(http_hall, ben, *(f"line {n}" for n in range(1, 21)))
    assert (await report(cat, code, 10, "  rude\n")).status_code == 204
    found = (await reports(ann))[0]
    assert (found["room"], found["line"]["text"], found["line"]["by"]["name"]) == (code, "line 10", "Ben")
    assert [each["n"] for each in found["context"]] == list(range(4, 17))
    assert [(each["by"]["name"], each["why"]) for each in found["reporters"]] == [("Cat", "rude")]
    export = (await cat.get("/api/me/export")).json()
    assert [(each["text"], each["why"]) for each in export["reports"]] == [("line 10", "rude")]


@in_a_hall(admins="Ann")
async def test_what_is_said_after_a_report_is_shown_and_all_outlives_the_room(http_hall: HttpHall) -> None:
    ann, ben, cat = await http_hall.admin("Ann"), await http_hall.guest("Ben"), await http_hall.guest("Cat")
    code = await gathered(http_hall, ben, "one", "two")
    await report(cat, code, 2)
    await http_hall.store.say(code, await my_id(cat), http_hall.now, "three")
    assert [each["text"] for each in (await reports(ann))[0]["context"]] == ["one", "two", "three"]
    assert await http_hall.store.forget_rooms(http_hall.hall.now() + 1) == [code]
    assert [each["text"] for each in (await reports(ann))[0]["context"]] == ["one", "two"]


@in_a_hall(admins="Ann")
async def test_a_line_is_one_report_however_many_report_it(http_hall: HttpHall) -> None:
    ann = await http_hall.admin("Ann")
    ben, cat, dan = [await http_hall.guest(name) for name in ("Ben", "Cat", "Dan")]
    code = await gathered(http_hall, ben, "one")
    for browser in (cat, dan, cat):
        http_hall.hall.now = lambda: http_hall.now
        assert (await report(browser, code, 1)).status_code == 204
        http_hall.wait(1)
    found = await reports(ann)
    assert [each["by"]["name"] for each in found[0]["reporters"]] == ["Cat", "Dan"]
    assert (len(found), found[0]["reported"]) == (1, 2)
    assert (await ann.post(f"/api/admin/reports/{found[0]['n']}/settle")).status_code == 204
    assert await reports(ann) == []
    assert [each["n"] for each in await reports(ann, settled="true")] == [found[0]["n"]]
    again = await ann.post(f"/api/admin/reports/{found[0]['n']}/settle")
    assert why(again) == "There is no open report of that number."
    acts = (await ann.get("/api/admin/audit")).json()
    assert [(each["act"], each["on"]) for each in acts] == [("settle_report", str(found[0]["n"]))]


@in_a_hall(reports_per_hour=3)
async def test_what_cannot_be_reported_is_a_sentence(http_hall: HttpHall) -> None:
    ben, cat = await http_hall.guest("Ben"), await http_hall.guest("Cat")
    code = await gathered(http_hall, ben, "one")
    assert why(await report(ben, code, 1)) == "That is a line of your own."
    assert why(await report(cat, code, 2)) == "There is no such line at this table."
    assert why(await report(cat, "ABCDEF", 1)) == "There is no room with that code."
    statuses = [(await report(cat, code, 1)).status_code for _ in range(3)]
    assert statuses == [204, 204, 429]


@in_a_hall()
async def test_talk_of_a_game_that_one_may_not_watch_cannot_be_reported(http_hall: HttpHall) -> None:
    ben, cat, dan = [await http_hall.guest(name) for name in ("Ben", "Cat", "Dan")]
    play = await StoredRoom.open(http_hall, ben, "4ascend", cat, watch=False)
    await http_hall.store.say(play.code, await my_id(ben), http_hall.now, "Hello")
    assert why(await report(dan, play.code, 1)) == "This table is not open to spectators."
    assert (await report(cat, play.code, 1)).status_code == 204


@in_a_hall(admins="Ann")
async def test_whoever_said_it_is_muted_from_there(http_hall: HttpHall) -> None:
    ann, ben, cat = await http_hall.admin("Ann"), await http_hall.guest("Ben"), await http_hall.guest("Cat")
    code = await gathered(http_hall, ben, "one")
    await report(cat, code, 1)
    user = (await reports(ann))[0]["line"]["by"]["id"]
    path = f"/api/admin/rooms/{code}/mute"
    assert (await ann.post(path, json={"user": user})).status_code == 204
    room = await http_hall.hall.room(code)
    assert room is not None
    assert room.muted == (user,)
    assert why(await ann.post(path, json={"user": user})) == "They are muted already."
    assert (await ann.post(path, json={"user": user, "on": False})).status_code == 204
    assert [each["act"] for each in (await ann.get("/api/admin/audit")).json()] == ["unmute", "mute"]


@in_a_hall(admins="Ann")
async def test_ten_thousand_reports_are_bounded_and_listed_page_by_page(http_hall: HttpHall) -> None:
    ann = await http_hall.admin("Ann")
    most = talk_reports.MOST_OPEN

    async def flood(n: int) -> bool:
        line = Talk(n, n, "ben", "x" * 500)
        return await http_hall.store.add_report(Report("ABCDEF", line, (line,), (Reporter("cat", n, ""),)), most)

    kept = await asyncio.gather(*map(flood, range(1, 10_001)))
    assert sum(kept) == most
    first = await reports(ann)
    second = await reports(ann, before=str(first[-1]["n"]))
    numbers = [each["n"] for each in (*first, *second)]
    assert numbers == list(range(most, most - 100, -1))
    ben, cat = await http_hall.guest("Ben"), await http_hall.guest("Cat")
    full = await report(cat, await gathered(http_hall, ben, "one"), 1)
    assert (full.status_code, why(full)) == (
        503,
        "Very many reports wait for the host already; try again tomorrow.",
    )
