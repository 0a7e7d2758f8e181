"""Tests that nobody outside a class sees its pupils, over any route, and that pupils see nobody outside."""

from __future__ import annotations

import httpx
import pytest
from litestar.routes import HTTPRoute

from tests.server.classes.test_tournaments import CUP
from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id
from tests.support.in_process_hall import Listener
from tests.support.school import School
from tilehall.core.game import Illegal
from tilehall.messages import wire
from tilehall.server.live.connection import SCREEN

NICKNAMES = ("Kimbo", "Louloo")
# What an outsider may know or guess of a pupil, put into every place of a path.
Known = dict[str, tuple[str, ...]]


def paths(http_hall: HttpHall, known: Known) -> list[tuple[str, str]]:
    """Return the method and the path of every request to read something, and of some to change something."""
    found: list[tuple[str, str]] = []
    for route in http_hall.http.routes:
        if not isinstance(route, HTTPRoute) or not route.path.startswith("/api"):
            continue
        filled = [""]
        for part in route.path_components:
            name = part if isinstance(part, str) else part.name
            options = (name,) if isinstance(part, str) else known.get(name, ("1",))
            filled = [f"{path}/{option}" for path in filled for option in options]
        found += [(method, path) for method in route.methods - {"OPTIONS", "HEAD"} for path in filled]
    return found


async def answers(
    browser: httpx.AsyncClient, http_hall: HttpHall, known: Known, *, reads: bool = False
) -> dict[tuple[str, str], str]:
    """Ask every route of the API, or only those that read, and return what it answers."""
    every = {}
    for method, path in sorted(paths(http_hall, known)):
        if reads and method != "GET":
            continue
        if path in ("/api/sign-out", "/api/me") and method != "GET":
            continue  # the user would be gone
        http_hall.wait(1)
        answer = await browser.request(method, path, json=None if method == "GET" else {"user": known["user"][0]})
        assert answer.status_code < 500, (method, path, answer.text)
        every[method, path] = answer.text
    return every


@pytest.mark.long
@in_a_hall(
    messages_per_second=10_000.0,
    messages_burst=100_000.0,
    wrong_codes=10_000,
    company_per_hour=10_000,
    sign_in_attempts=10_000,
    sign_ups_per_hour=10_000,
    rooms_per_user=200,
    admins="Boss",
)
async def test_no_route_tells_an_outsider_or_another_class_of_a_pupil(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils(*NICKNAMES)
    over = await school.played(kim, lou)
    running = await StoredRoom.open(http_hall, kim, "4ascend", lou, listed=True, rated=True)
    gathering = (await kim.post("/api/rooms", json={"game": "4ascend", "listed": True})).json()["code"]
    with_teacher = await school.played(kim, school.teacher)
    await school.here([kim, lou])
    cup = (await school.teacher.post(f"{school.path}/tournament", json={**CUP, "title": "Cup of Kimbo"})).json()["code"]
    users = (await my_id(kim), await my_id(lou))
    known: Known = {
        "code": (over.code, running.code, with_teacher.code, gathering, school.code, cup),
        "user": users,
        "who": (*users, *NICKNAMES, "Ms Hall"),
        "person": users,
        "pupil": users,
        "game": ("4ascend",),
        "id": ("1",),
        "number": ("1",),
        "line": ("1",),
        "token": ("x" * 22,),
    }
    ann, _ = await http_hall.account("Ann")
    other = await (await School.open(http_hall, "Mr Lane")).pupil("Max")
    boss = await http_hall.admin("Boss")
    for browser in (boss, ann, http_hall.visitor(), other):
        asked = await answers(browser, http_hall, known, reads=browser is boss)
        assert len(asked) > (100 if browser is boss else 200)
        for request, text in asked.items():
            for nickname in NICKNAMES:
                assert nickname not in text, request
    # The same names are there for the class itself.
    assert "Kimbo" in (await lou.get(f"/api/rooms/{over.code}/log")).text
    assert "Kimbo" in (await lou.get(f"/api/rooms/{gathering}")).text
    assert "Kimbo" in (await lou.get(f"/api/tournaments/{cup}")).text


@in_a_hall()
async def test_only_the_class_enters_its_rooms_over_the_websocket(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils(*NICKNAMES)
    room = await StoredRoom.open(http_hall, kim, "4ascend", lou, listed=True, rated=True)
    public = (await (await http_hall.guest("Guest")).post("/api/rooms", json={"game": "4ascend"})).json()["code"]
    inside, outside = await http_hall.hall.table(room.code), await http_hall.hall.table(public)
    assert inside is not None
    assert outside is not None
    assert (inside.room.settings.listed, inside.room.rated) == (False, 0)
    for user in (await my_id(lou), await my_id(school.teacher)):
        await inside.enter(Listener(user), 0)
    # A screen for everybody shows what its user may enter.
    screens = [Listener(SCREEN) for _ in range(3)]
    for screen, browser in zip(screens, (school.teacher, await http_hall.guest("Yan"), kim), strict=True):
        screen.account = await my_id(browser)
    await inside.enter(screens[0], 0)
    for table, screen in ((inside, screens[1]), (outside, screens[2])):
        with pytest.raises(Illegal, match="There is no room with that code"):
            await table.enter(screen, 0)
    stranger, pupil = Listener((await http_hall.people.guest("Zoe", "")).user.id), Listener(await my_id(kim))
    for table, who in ((inside, stranger), (outside, pupil)):
        with pytest.raises(Illegal, match="There is no room with that code"):
            await table.enter(who, 0)
        with pytest.raises(Illegal, match="There is no room with that code"):
            await table.ask(who.user, wire.Sit(id=1))


@in_a_hall()
async def test_a_pupil_has_no_company_outside_the_class(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils(*NICKNAMES)
    await school.played(kim, school.teacher)
    kims, teachers = await my_id(kim), await my_id(school.teacher)
    friends = (await school.teacher.get("/api/friends")).json()
    assert friends["opponents"] == []
    for path, body in (("/api/friends", {"user": kims}), ("/api/blocks", {"user": kims})):
        assert (await school.teacher.post(path, json=body)).status_code == 404
    asked = {"to": [kims], "room": {"game": "4ascend"}}
    assert (await school.teacher.post("/api/challenges", json=asked)).status_code == 409
    for method, path in (
        ("GET", "/api/tables"),
        ("GET", "/api/rooms"),
        ("GET", "/api/friends"),
        ("GET", "/api/people/me"),
        ("GET", "/api/ratings/4ascend"),
        ("POST", "/api/match"),
        ("POST", "/api/challenges"),
        ("PATCH", "/api/me/name"),
        ("POST", "/api/me/account"),
    ):
        assert (await kim.request(method, path, json={})).status_code in (400, 403), path
    # Blocks are for the class itself.
    assert (await kim.post("/api/blocks", json={"user": await my_id(lou)})).status_code == 204
    assert (await kim.post("/api/blocks", json={"user": teachers})).status_code == 404


@in_a_hall()
async def test_only_the_teacher_shares_a_game_of_the_class(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, lou = await school.pupils(*NICKNAMES)
    room = await school.played(kim, lou)
    path = f"/api/rooms/{room.code}/review/link"
    assert (await kim.post(path)).status_code == 403
    shared = await school.teacher.post(path)
    assert shared.status_code == 201
    assert (await http_hall.visitor().get(f"/api/shared/{shared.json()['token']}")).status_code == 200
