"""Tests of talk reports: stored with the surrounding talk, once per user, and shown to admins."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, why
from tilehall.server.moderation import talk_reports
from tilehall.store.protocol import Report, Reporter, Talk
from tilehall.table import commands, entries
from tilehall.table.room import changed


async def gathered(http_hall: HttpHall, host: httpx.AsyncClient, *lines: str) -> str:
    """Return a room in which its host has said these lines."""
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
    assert await http_hall.store.forget_rooms(http_hall.app.time.now() + 1) == [code]
    assert [each["text"] for each in (await reports(ann))[0]["context"]] == ["one", "two"]


@in_a_hall(admins="Ann")
async def test_a_line_is_one_report_however_many_report_it(http_hall: HttpHall) -> None:
    ann = await http_hall.admin("Ann")
    ben, cat, dan = [await http_hall.guest(name) for name in ("Ben", "Cat", "Dan")]
    code = await gathered(http_hall, ben, "one")
    for browser in (cat, dan, cat):
        http_hall.app.time.now = lambda: http_hall.now
        assert (await report(browser, code, 1)).status_code == 204
        http_hall.wait(1)
    found = await reports(ann)
    assert [each["by"]["name"] for each in found[0]["reporters"]] == ["Cat", "Dan"]
    assert (len(found), found[0]["reported"]) == (1, 2)
    assert (await ann.post(f"/api/admin/reports/{found[0]['n']}/settle")).status_code == 204
    assert await reports(ann) == []
    assert [each["n"] for each in await reports(ann, settled="true")] == [found[0]["n"]]
    again = await ann.post(f"/api/admin/reports/{found[0]['n']}/settle")
    assert why(again) == "There is no open report with that number."
    acts = (await ann.get("/api/admin/audit")).json()
    assert [(each["act"], each["on"]) for each in acts] == [("settle_report", str(found[0]["n"]))]


@in_a_hall(reports_per_hour=3)
async def test_what_cannot_be_reported_is_a_sentence(http_hall: HttpHall) -> None:
    ben, cat = await http_hall.guest("Ben"), await http_hall.guest("Cat")
    code = await gathered(http_hall, ben, "one")
    assert why(await report(ben, code, 1)) == "You cannot report your own line."
    assert why(await report(cat, code, 2)) == "There is no such line at this table."
    assert why(await report(cat, "ABCDEF", 1)) == "There is no room with that code."
    statuses = [(await report(cat, code, 1)).status_code for _ in range(3)]
    assert statuses == [204, 204, 429]


@in_a_hall()
async def test_talk_of_a_game_closed_to_the_user_cannot_be_reported(http_hall: HttpHall) -> None:
    ben, cat, dan = [await http_hall.guest(name) for name in ("Ben", "Cat", "Dan")]
    play = await StoredRoom.open(http_hall, ben, "4ascend", cat, watch=False)
    await http_hall.store.say(play.code, await my_id(ben), http_hall.now, "Hello")
    assert why(await report(dan, play.code, 1)) == "This table is not open to spectators."
    assert (await report(cat, play.code, 1)).status_code == 204


@in_a_hall()
async def test_talk_that_late_spectators_do_not_hear_yet_cannot_be_reported(http_hall: HttpHall) -> None:
    ben, cat, dan = [await http_hall.guest(name) for name in ("Ben", "Cat", "Dan")]
    http_hall.app.time.now = lambda: http_hall.now
    play = await StoredRoom.open(http_hall, ben, "4ascend", cat, turns_late=3)
    earlier = http_hall.now - 1
    for at, speaker, text in ((earlier, ben, "before"), (http_hall.now, ben, "in the game"), (http_hall.now, dan, "!")):
        await http_hall.store.say(play.code, await my_id(speaker), at, text)
    # A withheld line is answered like one that does not exist: its number reveals nothing.
    assert [why(await report(dan, play.code, n)) for n in (2, 4)] == ["There is no such line at this table."] * 2
    assert (await report(dan, play.code, 1)).status_code == 204, "said before the game, everyone hears it"
    assert (await report(cat, play.code, 2)).status_code == 204, "a player hears everything"
    assert (await report(cat, play.code, 3)).status_code == 204
    assert [each["text"] for each in (await dan.get("/api/me/export")).json()["reports"]] == ["before"]
    await play.put(commands.resign(play.room, await my_id(ben), play.dice))
    assert (await report(dan, play.code, 2)).status_code == 204, "everything is shown once the game is over"


@in_a_hall()
async def test_a_host_without_a_seat_reports_no_more_than_other_late_spectators(http_hall: HttpHall) -> None:
    ben, cat, dan = [await http_hall.guest(name) for name in ("Ben", "Cat", "Dan")]
    play = await StoredRoom.open(http_hall, ben, "4ascend", cat, turns_late=3)
    await play.put(changed(play.room, entries.Hosted(await my_id(dan))))
    await http_hall.store.say(play.code, await my_id(ben), http_hall.now + 10**9, "in the game")
    assert why(await report(dan, play.code, 1)) == "There is no such line at this table."


@in_a_hall()
async def test_a_line_of_a_blocked_user_cannot_be_reported(http_hall: HttpHall) -> None:
    ben, cat = await http_hall.guest("Ben"), await http_hall.guest("Cat")
    code = await gathered(http_hall, ben, "one")
    await cat.post("/api/blocks", json={"user": await my_id(ben)})
    assert why(await report(cat, code, 1)) == "There is no such line at this table."
    await cat.delete(f"/api/blocks/{await my_id(ben)}")
    assert (await report(cat, code, 1)).status_code == 204


@in_a_hall()
async def test_talk_of_a_closed_room_is_reported_only_by_users_who_could_enter_it(http_hall: HttpHall) -> None:
    ben, cat, dan = [await http_hall.guest(name) for name in ("Ben", "Cat", "Dan")]
    for watch, status in ((True, 204), (False, 409)):
        play = await StoredRoom.open(http_hall, ben, "4ascend", cat, watch=watch)
        await http_hall.store.say(play.code, await my_id(ben), http_hall.now, "Hello")
        await play.put(commands.resign(play.room, await my_id(ben), play.dice))
        await play.put(commands.close(play.room, await my_id(ben)))
        assert play.room.phase == "closed"
        assert (await report(dan, play.code, 1)).status_code == status
        assert (await report(cat, play.code, 1)).status_code == 204


@in_a_hall(admins="Ann")
async def test_the_author_of_a_reported_line_can_be_muted(http_hall: HttpHall) -> None:
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
    most = talk_reports.MAX_OPEN_REPORTS

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
        "Too many reports are waiting for the host. Try again tomorrow.",
    )
