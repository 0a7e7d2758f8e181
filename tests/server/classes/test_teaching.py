"""Tests of what a teacher sees and does: progress, homework, pairing, talk, the wall, export and deletion."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.classes.test_tournaments import CUP
from tests.support.http_client import HttpHall, in_a_hall, my_id, signed_in, why
from tests.support.in_process_hall import Listener
from tests.support.school import School, ids
from tilehall.core.game import Illegal
from tilehall.core.lesson import split
from tilehall.core.puzzle import packaged
from tilehall.messages import wire
from tilehall.messages.lessons import taught
from tilehall.server.accounts.people import DAY_MS
from tilehall.server.classes.grouping import group
from tilehall.server.classes.tables import meetings

GAME = "4ascend"
LESSONS = [each.lesson.id for each in taught(GAME)][:2]
PUZZLE = next(iter(packaged(GAME).values()))


async def learn(pupil: httpx.AsyncClient, lesson: str) -> None:
    """Do a lesson."""
    at = f"/api/lessons/{GAME}/{lesson}"
    done = await pupil.post(at, json={"turns": (await pupil.get(f"{at}/solution")).json()["turns"]})
    assert done.json()["stands"] == "done", done.text


async def solve(pupil: httpx.AsyncClient) -> None:
    """Solve the puzzle."""
    turns = [list(split(lines)) for lines in PUZZLE.lesson.solution]
    answer = await pupil.post(f"/api/puzzles/{GAME}/{PUZZLE.id}", json={"turns": turns})
    assert answer.json()["stands"] == "done", answer.text


def by_nickname(view: Any) -> dict[str, Any]:
    return {each["nickname"]: each for each in view["pupils"]}


@in_a_hall()
async def test_the_teacher_sees_what_each_pupil_has_done_and_for_how_long(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils("Kim", "Lou")
    await school.here([kim])
    await learn(kim, LESSONS[0])
    await solve(kim)
    room = await school.played(kim, lou)
    pupils = by_nickname(await school.view())
    done = ("lessons", "puzzles", "games", "spent", "here")
    assert [pupils["Kim"][each] for each in done] == [1, 1, 1, 90, True]
    assert [pupils["Lou"][each] for each in done] == [0, 0, 1, 0, False]
    path = f"{school.path}/pupils/{pupils['Kim']['user']}"
    named = await school.teacher.patch(path, json={"real_name": " Kim  Example "})
    assert named.json()["real_name"] == "Kim Example"
    kims = (await school.teacher.get(path)).json()
    assert [each["id"] for each in kims["lessons"]] == [LESSONS[0]]
    assert [each["id"] for each in kims["puzzles"]] == [PUZZLE.id]
    assert [(each["code"], [seat["name"] for seat in each["seats"]]) for each in kims["games"]] == [
        (room.code, ["Kim", "Lou"])
    ]
    for part in ("log", "record", "review"):
        assert (await school.teacher.get(f"/api/rooms/{room.code}/{part}")).status_code == 200
    # A pupil sees nothing of that, and the real name of nobody.
    mine = await kim.get("/api/me/class")
    assert "Example" not in mine.text
    assert "Example" not in (await kim.get("/api/me/export")).text
    for refused in (await kim.get(school.path), await kim.get("/api/classes")):
        assert (refused.status_code, why(refused)) == (403, "This is not for pupils of a class.")


@in_a_hall()
async def test_homework_is_done_by_lessons_puzzles_and_games_of_the_time(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils("Kim", "Lou")
    await school.played(kim, lou)  # before the homework, so it does not count
    http_hall.wait(60)
    tasks = {
        "lessons": [{"game": GAME, "id": lesson} for lesson in LESSONS],
        "puzzles": [{"game": GAME, "id": PUZZLE.id}],
        "games": [{"game": GAME, "games": 1}],
    }
    due = http_hall.now + DAY_MS
    set_ = await school.teacher.post(f"{school.path}/homework", json={"due": due, "note": "Until Friday", **tasks})
    assert set_.json() == {"n": 1}
    for lesson in LESSONS:
        await learn(kim, lesson)
    await solve(kim)
    (own,) = (await kim.get("/api/me/class")).json()["homework"]
    assert (own["tasks"], own["note"], own["due"]) == (4, "Until Friday", due)
    assert [(each["done"], each["finished"]) for each in own["pupils"]] == [(3, None)]
    http_hall.wait(60)
    await school.played(kim, lou)
    (homework,) = (await school.view())["homework"]
    standing = {each["user"]: (each["done"], each["finished"]) for each in homework["pupils"]}
    assert standing == dict(zip(await ids([kim, lou]), [(4, http_hall.now), (1, None)], strict=True))
    for wrong in ({}, {"lessons": [{"game": GAME, "id": "none"}]}, {"games": [{"game": "chess"}]}):
        refused = await school.teacher.post(f"{school.path}/homework", json={"due": due, **wrong})
        assert refused.status_code in (404, 422), wrong
    assert (await school.teacher.delete(f"{school.path}/homework/1")).status_code == 204
    assert (await school.teacher.delete(f"{school.path}/homework/1")).status_code == 404
    assert (await kim.get("/api/me/class")).json()["homework"] == []


@in_a_hall()
async def test_one_click_seats_the_pupils_who_are_connected(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    nobody = await school.teacher.post(f"{school.path}/pair", json={"game": GAME, "pupils": []})
    assert nobody.status_code == 409
    here = await school.pupils("Kim", "Lou", "Max")
    await school.pupil("Away")
    await school.here(here)
    paired = await school.pair()
    assert sorted(len(each["pupils"]) for each in paired["tables"]) == [1, 2]
    assert {user for each in paired["tables"] for user in each["pupils"]} == set(await ids(here))
    assert [each["bots"] for each in paired["tables"] if len(each["pupils"]) == 1] == [1]
    code = {user: each["code"] for each in paired["tables"] for user in each["pupils"]}
    for pupil in here:
        assert (await pupil.get("/api/me/class")).json()["table"] == code[await my_id(pupil)]
    again = await school.pair(left_over="three", seats=2, game="miners")
    assert [len(each["pupils"]) for each in again["tables"]] == [3]
    first = await http_hall.hall.room(paired["tables"][0]["code"])
    assert first is not None
    assert first.phase == "closed", "the earlier tables are closed"
    for wrong in ({"game": "chess"}, {"game": "4ascend", "seats": 3}, {"game": "4ascend", "options": {"x": 1}}):
        assert (await school.teacher.post(f"{school.path}/pair", json=wrong)).status_code in (404, 409, 422)


@in_a_hall()
async def test_a_double_click_seats_the_pupils_once(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    await school.here(await school.pupils("Kim", "Lou", "Max", "Mia"))
    clicks = [school.teacher.post(f"{school.path}/pair", json={"game": GAME}) for _ in range(2)]
    first, second = await asyncio.gather(*clicks)
    assert sorted((first.status_code, second.status_code)) == [200, 429]
    assert [each.is_paired for each in await http_hall.store.tables_of_class(school.code)] == [True, True]
    assert len((await school.pair())["tables"]) == 2, "the next click is answered"


@in_a_hall()
async def test_pupils_who_play_with_each_other_are_left_at_their_game(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    here = await school.pupils("Kim", "Lou", "Max", "Mia")
    await school.here(here)
    table = await http_hall.hall.table((await school.pair())["tables"][0]["code"])
    assert table is not None
    for user in table.room.people:
        await table.ask(user, wire.Ready(id=1, value="abcdefgh"))
    paired = await school.pair()
    assert sorted(paired["busy"]) == sorted(table.room.people)
    assert [each["bots"] for each in paired["tables"]] == [0]


def test_everybody_meets_everybody_before_anybody_meets_again() -> None:
    pupils = [f"pupil~K~{number}" for number in range(8)]
    played: list[list[str]] = []
    for _ in range(7):
        played += group(pupils, 2, False, meetings(played), Random(1))
    met = Counter(frozenset(two) for two in played)
    assert max(met.values()) <= 2
    assert len(met) >= 25, "of 28 pairs"
    # The pupil who is left over is another one each time.
    alone = []
    for _ in range(7):
        groups = group(pupils[:7], 2, False, meetings(played), Random(2))
        played += groups
        alone += [members[0] for members in groups if len(members) == 1]
    assert len(set(alone)) == 7
    assert sorted(map(len, group(pupils, 3, True, {}, Random(3)))) == [4, 4]
    assert sorted(map(len, group(pupils[:5], 3, True, {}, Random(3)))) == [2, 3], "too few tables to make larger"


@in_a_hall()
async def test_talk_can_be_switched_off_for_pupils(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils("Kim", "Lou")
    room = await school.played(kim, lou)
    table = await http_hall.hall.table(room.code)
    assert table is not None
    kims, teachers = await my_id(kim), await my_id(school.teacher)
    await table.require_talk(kims)
    await school.change(talks=False)
    assert not (await kim.get("/api/me/class")).json()["talks"]
    with pytest.raises(Illegal, match="switched the talk off"):
        await table.require_talk(kims)
    await table.require_talk(teachers)
    await school.change(talks=True)
    await table.require_talk(kims)


@in_a_hall()
async def test_the_wall_shows_a_room_of_the_class_and_pages_are_called_to_look(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils("Kim", "Lou")
    room = await school.played(kim, lou)
    listener = Listener(await my_id(kim))
    http_hall.app.sockets.add(listener)
    await school.change(screen=room.code.lower())
    assert [news["news"] for news in listener.heard] == ["company"]
    for path, browser in ((f"{school.path}/screen", school.teacher), ("/api/me/class/screen", lou)):
        assert (await browser.get(path)).json() == {"room": room.code}
    elsewhere = (await school.teacher.post("/api/rooms", json={"game": GAME})).json()["code"]
    assert (await school.teacher.patch(school.path, json={"screen": elsewhere})).status_code == 404
    await school.change(screen="", title="Class  6b")
    view = await school.view()
    assert (view["screen"], view["title"]) == ("", "Class 6b")
    for host, local in (("localhost:8000", True), ("hall.test", False)):
        link = (await school.teacher.get(f"{school.path}/link", headers={"host": host})).json()
        assert (link["url"], link["local"]) == (f"http://{host}/class/{school.code}", local)


@in_a_hall()
async def test_an_unchanged_class_is_not_sent_again(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim = await school.pupil("Kim")
    for browser, path in ((school.teacher, school.path), (kim, "/api/me/class")):
        etag = (await browser.get(path)).headers["etag"]
        assert (await browser.get(path, headers={"if-none-match": etag})).status_code == 304
    await school.change(talks=False)
    assert (await kim.get("/api/me/class", headers={"if-none-match": etag})).status_code == 200


@in_a_hall()
async def test_a_removed_pupil_leaves_a_blank_name(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils("Kim", "Lou")
    room = await school.played(kim, lou)
    path = f"{school.path}/pupils/{await my_id(kim)}"
    assert (await school.teacher.delete(path)).status_code == 204
    assert not await signed_in(kim)
    assert list(by_nickname(await school.view())) == ["Lou"]
    assert "Kim" not in (await lou.get(f"/api/rooms/{room.code}/log")).text
    assert (await school.teacher.get(path)).status_code == 404
    assert (await school.enter("join", "Kim")).status_code == 201, "the nickname is free again"


@in_a_hall(admins="Boss")
async def test_a_class_is_exported_and_deleted_with_one_click(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils("Kim", "Lou")
    await school.teacher.patch(f"{school.path}/pupils/{await my_id(kim)}", json={"real_name": "Kim Example"})
    room = await school.played(kim, lou)
    await learn(kim, LESSONS[0])
    await http_hall.store.say(room.code, await my_id(kim), http_hall.now, "good game")
    exported = (await school.teacher.get(f"{school.path}/export")).json()
    assert [(each["nickname"], each["real_name"]) for each in exported["pupils"]] == [
        ("Kim", "Kim Example"),
        ("Lou", ""),
    ]
    [game] = exported["games"]
    assert (game["room"], game["match"]) == (room.code, 1)
    assert game["record"] == (await school.teacher.get(f"/api/rooms/{room.code}/record")).text
    assert game["record"].startswith("tilehall record 1\n")
    assert [each["text"] for each in exported["talk"]] == ["good game"]
    assert [each["id"] for each in exported["pupils"][0]["lessons"]] == [LESSONS[0]]
    assert "argon2" not in str(exported)
    assert [each["code"] for each in (await school.teacher.get("/api/me/export")).json()["classes"]] == [school.code]
    assert (await kim.get("/api/me/export")).json()["pupil"]["joined"] > 0
    for stranger in (await http_hall.guest("Zoe"), (await http_hall.account("Ben"))[0]):
        for refused in (await stranger.get(f"{school.path}/export"), await stranger.delete(school.path)):
            assert refused.status_code == 404
    assert (await school.teacher.delete(school.path)).status_code == 204
    assert not await signed_in(kim)
    assert await http_hall.hall.room(room.code) is None
    assert (await http_hall.visitor().get(f"{school.path}/door")).status_code == 404
    # An admin sees and deletes classes, too, and the audit log says so.
    other = await School.open(http_hall, "Mr Lane")
    lane = await other.pupil("Kim")
    boss = await http_hall.admin("Boss")
    (listed,) = (await boss.get("/api/admin/classes")).json()
    assert (listed["code"], listed["teacher"]["name"], listed["pupils"]) == (other.code, "Mr Lane", 1)
    assert (await boss.post(f"/api/admin/classes/{other.code}/delete")).status_code == 204
    assert (await boss.post(f"/api/admin/classes/{other.code}/delete")).status_code == 404
    assert not await signed_in(lane)
    (act,) = (await boss.get("/api/admin/audit")).json()
    assert (act["act"], act["on"], act["name"]) == ("delete_class", other.code, "")


async def tables_with(http_hall: HttpHall, *words: str) -> set[str]:
    """Return the tables of the store in which some row has one of these words."""
    database = http_hall.store._database
    found = set[str]()
    for table in await database.column("SELECT name FROM sqlite_master WHERE type = 'table'"):
        for row in await database.rows(f'SELECT * FROM "{table}"'):
            values = (each.decode("latin-1") if isinstance(each, bytes) else str(each) for each in row)
            if any(word in value for value in values for word in words):
                found.add(table)
    return found


@in_a_hall()
async def test_a_deleted_class_leaves_nothing_in_any_table(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils("Kimbo", "Louloo")
    kims, lous = await ids([kim, lou])
    await school.teacher.patch(f"{school.path}/pupils/{kims}", json={"real_name": "Kim Example"})
    await school.change(talks=True, frozen=True)
    await school.change(frozen=False)
    homework = {"due": http_hall.now + DAY_MS, "games": [{"game": GAME}], "note": "Practise the Kimbo opening"}
    assert (await school.teacher.post(f"{school.path}/homework", json=homework)).status_code == 201
    await learn(kim, LESSONS[0])
    await solve(lou)
    room = await school.played(kim, lou)
    assert (await school.teacher.post(f"/api/rooms/{room.code}/review/link")).status_code == 201
    line = (await http_hall.store.say(room.code, kims, http_hall.now, "a rude word")).n
    assert (await lou.post(f"/api/rooms/{room.code}/talk/{line}/report", json={"why": "rude"})).status_code == 204
    assert (await lou.post("/api/blocks", json={"user": kims})).status_code == 204
    await school.here([kim, lou])
    paired = (await school.pair())["tables"][0]["code"]
    cup = (await school.teacher.post(f"{school.path}/tournament", json={**CUP, "title": "Cup of Kimbo"})).json()["code"]
    await http_hall.app.tournament_runner.look()
    words = (school.code, kims, lous, "Kimbo", "Louloo", "Kim Example", "rude", room.code, paired, cup)
    of_class = {"classes", "pupils", "class_rooms", "homework", "tournaments", "tournament_log", "tournament_players"}
    of_users = {"users", "sessions", "blocks", "lessons", "puzzle_tries", "finished_by", "reporters"}
    of_rooms = {"rooms", "log", "seats", "seeds", "talk", "finished", "shared_reviews", "reports"}
    assert await tables_with(http_hall, *words) >= of_class | of_users | of_rooms
    assert (await school.teacher.delete(school.path)).status_code == 204
    assert await tables_with(http_hall, *words) == set()


@in_a_hall()
async def test_a_teacher_who_deletes_the_account_deletes_the_classes(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim = await school.pupil("Kim")
    assert (await school.teacher.request("DELETE", "/api/me", json={"password": "correct horse"})).status_code == 204
    assert not await signed_in(kim)
    assert await http_hall.store.school_class(school.code) is None


def test_two_pupils_are_counted_as_met_at_a_table_of_three() -> None:
    three = tuple(f"pupil~K~{name}" for name in "abc")
    assert meetings([three]) == Counter(frozenset(two) for two in combinations(three, 2))
