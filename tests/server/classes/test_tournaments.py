"""Tests of tournaments of a class: one click starts one, nobody outside knows of it, and it goes with the class."""

from __future__ import annotations

from typing import Any

import httpx

from tests.support.http_client import HttpHall, in_a_hall, my_id, why
from tests.support.school import School, ids
from tilehall.messages import wire
from tilehall.tournaments.tournament import Tournament

CUP: dict[str, Any] = {
    "title": "Class cup",
    "game": "4ascend",
    "format": "swiss",
    "clock": {"kind": "bank", "seconds": 300, "increment": 5},
}
UNKNOWN = "AAAAAAAA"


class Cup:
    """A running tournament of a class, with two pupils."""

    def __init__(self, school: School, kim: httpx.AsyncClient, lou: httpx.AsyncClient, code: str) -> None:
        self.school = school
        self.http_hall = school.http_hall
        self.kim = kim
        self.lou = lou
        self.code = code
        self.path = f"/api/tournaments/{code}"

    @classmethod
    async def start(cls, http_hall: HttpHall, *, paired: bool = False, **more: Any) -> Cup:
        """Start a tournament of two pupils, whom the teacher may have paired before."""
        school = await School.open(http_hall)
        http_hall.app.clocks.giving_back = False
        kim, lou = await school.pupils("Kim", "Lou")
        await school.here([kim, lou])
        if paired:
            await school.pair()
        answer = await school.teacher.post(f"{school.path}/tournament", json={**CUP, **more})
        assert answer.status_code == 201, answer.text
        cup = cls(school, kim, lou, answer.json()["code"])
        await cup.look()
        return cup

    async def look(self, seconds: float = 0) -> None:
        self.http_hall.wait(seconds)
        await self.http_hall.app.tournament_runner.look()

    async def tournament(self) -> Tournament:
        return await self.http_hall.app.tournaments.require(self.code)

    async def room(self) -> str:
        """Return the code of the room of the newest table."""
        return (await self.tournament()).tables[-1].room

    async def come(self) -> None:
        """Let both pupils come to their table."""
        table = await self.http_hall.hall.table(await self.room())
        assert table is not None
        for pupil in (self.kim, self.lou):
            await table.ask(await my_id(pupil), wire.Ready(id=1, value="abcdefgh"))

    async def resign(self, pupil: httpx.AsyncClient) -> None:
        table = await self.http_hall.hall.table(await self.room())
        assert table is not None
        await table.ask(await my_id(pupil), wire.GiveUp(id=1, key="key"))


@in_a_hall()
async def test_one_click_starts_a_tournament_of_the_pupils_who_are_connected(http_hall: HttpHall) -> None:
    cup = await Cup.start(http_hall, rounds=1)
    late = await cup.school.pupil("Max")
    shown = (await cup.kim.get(cup.path)).json()
    assert (shown["phase"], shown["admission"], shown["class_id"]) == ("running", "class", cup.school.code)
    assert [each["id"] for each in shown["players"]] == await ids([cup.kim, cup.lou])
    assert shown["me"]["room"] == (await cup.lou.get("/api/me/class")).json()["table"] == await cup.room()
    for browser, entered in ((cup.kim, True), (late, False)):
        [its] = (await browser.get("/api/me/class")).json()["tournaments"]
        assert (its["code"], its["phase"], its["entered"]) == (cup.code, "running", entered)
    # Its tables are rooms of the class.
    room = await http_hall.hall.room(await cup.room())
    assert room is not None
    teacher = await my_id(cup.school.teacher)
    assert (room.class_code, room.teacher, room.settings.rated) == (cup.school.code, teacher, False)
    await cup.school.change(screen=room.code)
    await cup.come()
    await cup.resign(cup.kim)
    await cup.look()
    assert (await cup.tournament()).phase == "ended"
    exported = (await cup.school.teacher.get(f"{cup.school.path}/export")).json()
    [tournament] = exported["tournaments"]
    assert [(each["player"], each["points"]) for each in tournament["standings"]] == [
        (await my_id(cup.lou), 1.0),
        (await my_id(cup.kim), 0.0),
    ]
    assert [each["room"] for each in tournament["tables"]] == [each["room"] for each in exported["games"]]


@in_a_hall()
async def test_a_tournament_needs_two_pupils_and_its_teacher(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim = await school.pupil("Kim")
    await school.here([kim])
    alone = await school.teacher.post(f"{school.path}/tournament", json=CUP)
    assert (alone.status_code, why(alone)) == (409, "The tournament needs at least 2 players.")
    assert (await school.view())["tournaments"] == []
    ann, _ = await http_hall.account("Ann")
    mine = {**CUP, "admission": "class", "class_id": school.code}
    for browser, status in ((ann, 404), (kim, 403)):
        assert (await browser.post("/api/tournaments", json=mine)).status_code == status
        assert (await browser.post(f"{school.path}/tournament", json=CUP)).status_code == status


@in_a_hall(admins="Ada")
async def test_to_everybody_outside_the_class_its_tournament_does_not_exist(http_hall: HttpHall) -> None:
    cup = await Cup.start(http_hall, format="arena")
    late = await cup.school.pupil("Max")
    (ann, _), ada = await http_hall.account("Ann"), await http_hall.admin("Ada")
    public = (await ann.post("/api/tournaments", json=CUP)).json()["code"]
    other = await (await School.open(http_hall, "Mr Lane")).pupil("Mia")
    requests: tuple[tuple[str, str, Any], ...] = (
        *(("GET", part, None) for part in ("", "/tables", "/link")),
        *(("POST", part, None) for part in ("/enter", "/withdraw", "/start", "/pause", "/resume")),
        ("POST", "/settings", CUP),
        ("POST", "/cancel", {}),
        ("POST", "/correct", {"table": 1, "places": [1, 2], "why": "x"}),
        ("POST", "/remove", {"player": await my_id(cup.kim), "why": "x"}),
        ("POST", "/bots", {"level": "easy"}),
    )
    for browser in (http_hall.visitor(), await http_hall.guest("Zoe"), ann, ada, other):
        for method, part, body in requests:
            http_hall.wait(5)
            here = await browser.request(method, f"{cup.path}{part}", json=body)
            nowhere = await browser.request(method, f"/api/tournaments/{UNKNOWN}{part}", json=body)
            assert (here.status_code, here.text) == (nowhere.status_code, nowhere.text), (method, part)
            assert here.status_code in (401, 403, 404)
        listed = (await browser.get("/api/tournaments")).json()["tournaments"]
        assert [each["code"] for each in listed] == ([] if browser is other else [public])
    assert [each["code"] for each in (await ada.get("/api/admin/tournaments")).json()] == [public]
    # The class has it, and its pupils are in no other tournament.
    for browser in (cup.kim, late, cup.school.teacher):
        for part in ("", "/tables", "/link"):
            assert (await browser.get(f"{cup.path}{part}")).status_code == 200
        assert (await browser.post(f"{cup.path}/enter")).status_code == (409 if browser is cup.kim else 204)
    assert [each["code"] for each in (await late.get("/api/tournaments")).json()["tournaments"]] == [cup.code]
    for answer in (await late.get(f"/api/tournaments/{public}"), await late.post(f"/api/tournaments/{public}/enter")):
        assert answer.status_code == 404
    assert (await late.post(f"{cup.path}/withdraw")).status_code == 204


@in_a_hall()
async def test_no_deadline_runs_out_and_an_arena_does_not_end_while_the_boards_are_frozen(http_hall: HttpHall) -> None:
    cup = await Cup.start(http_hall, format="arena", minutes=5, no_show_s=60)
    before = await cup.tournament()
    await cup.look(50)
    await cup.school.change(frozen=True)
    await cup.look()
    await cup.look(600)
    frozen = (await cup.kim.get(cup.path)).json()
    assert (frozen["phase"], frozen["frozen_at"], frozen["next_step"]) == ("running", http_hall.now - 600_000, None)
    await cup.school.change(frozen=False)
    await cup.look()
    after = await cup.tournament()
    assert after.ends_at == before.ends_at + 600_000
    assert (after.tables[0].no_show_at, after.tables[0].finished) == (before.tables[0].no_show_at + 600_000, False)
    await cup.look(10)
    assert (await cup.tournament()).tables[0].how == "no-show"


@in_a_hall()
async def test_pupils_at_a_table_of_a_tournament_are_not_paired_elsewhere(http_hall: HttpHall) -> None:
    cup = await Cup.start(http_hall)
    late = await cup.school.pupil("Max")
    await cup.school.here([cup.kim, cup.lou, late])
    paired = await cup.school.pair()
    assert [each["pupils"] for each in paired["tables"]] == [[await my_id(late)]]
    assert sorted(paired["busy"]) == sorted(await ids([cup.kim, cup.lou]))
    room = await http_hall.hall.room(await cup.room())
    assert room is not None
    assert room.phase == "gathering"


@in_a_hall()
async def test_the_table_of_a_tournament_comes_before_one_of_an_earlier_pairing(http_hall: HttpHall) -> None:
    cup = await Cup.start(http_hall, paired=True)
    kim = await my_id(cup.kim)
    [earlier] = [each.room for each in await http_hall.store.rooms_of(kim) if each.room != await cup.room()]
    table = await http_hall.hall.table(earlier)
    assert table is not None
    http_hall.wait(5)
    await table.ask(kim, wire.Ready(id=1, value="abcdefgh"))
    assert (await cup.kim.get("/api/me/class")).json()["table"] == await cup.room()


@in_a_hall()
async def test_a_removed_pupil_leaves_the_tournament_and_a_deleted_class_deletes_it(http_hall: HttpHall) -> None:
    cup = await Cup.start(http_hall)
    await cup.come()
    kim = await my_id(cup.kim)
    assert (await cup.school.teacher.delete(f"{cup.school.path}/pupils/{kim}")).status_code == 204
    await cup.look()
    tournament = await cup.tournament()
    assert tournament.entrants[kim].status == "withdrawn"
    assert tournament.tables[0].first == (await my_id(cup.lou),), "the deleted pupil has resigned"
    assert "Kim" not in (await cup.lou.get(cup.path)).text
    assert (await cup.school.teacher.delete(cup.school.path)).status_code == 204
    assert (await cup.school.teacher.get(cup.path)).status_code == 404
    await cup.look(60)
    assert not await http_hall.store.tournament_rows(cup.code)
