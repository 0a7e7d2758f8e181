"""Tests of joining a class: codes, nicknames, PINs, and their limits."""

from __future__ import annotations

import asyncio
from time import process_time

import pytest

from tests.support.http_client import HttpHall, in_a_hall, my_id, signed_in, why
from tests.support.school import PIN, School
from tilehall.server.accounts.people import DAY_MS
from tilehall.server.classes.registry import KEPT_MS
from tilehall.server.ops.rate_limits import CLASS_PINS
from tilehall.table.summary import class_of

WRONG = "The nickname or the PIN is wrong. Your teacher can give you a new PIN."


@in_a_hall(accounts_only=True)
async def test_a_pupil_joins_with_a_nickname_and_a_pin_and_comes_back_on_another_device(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    door = await http_hall.visitor().get(f"/api/classes/{school.code.lower()}/door")
    assert door.json() == {"code": school.code, "title": "Class 5b", "admits": True, "over": False}
    kim = await school.pupil("Kim")
    me = (await kim.get("/api/me")).json()
    assert (me["name"], me["account"], me["class_code"], me["teacher"]) == ("Kim", False, school.code, False)
    assert class_of(me["id"]) == school.code
    for typed in (" KIM ", "kim"):
        again = await school.enter("sign-in", typed)
        assert (again.status_code, again.json()["id"]) == (200, me["id"])
    for taken in ("KIM", "K\u0131m"):
        assert (await school.enter("join", taken)).status_code == 409


@in_a_hall()
async def test_a_nickname_is_a_name_that_misleads_nobody_and_a_pin_has_four_to_six_digits(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    for nickname in ("Tilehall", "Pip (bot)", "ms hall", "\u200bKim", "x" * 33):
        assert (await school.enter("join", nickname)).status_code == 422, nickname
    for pin in ("123", "1234567", "12a4", "\u0661\u0662\u0663\u0664"):
        assert why(await school.enter("join", "Kim", pin)) == "A PIN has 4 to 6 digits."
    # A name that an account has is free in a class, because nobody outside sees it.
    await http_hall.account("Kim")
    assert (await school.enter("join", "Kim", "123456")).status_code == 201


@pytest.mark.long
@in_a_hall(sign_ups_per_hour=2)
async def test_forty_pupils_join_and_sign_in_from_one_address_without_using_up_its_limits(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    before = process_time()
    doors = await asyncio.gather(*(http_hall.visitor().get(f"{school.path}/door") for _ in range(40)))
    answers = await asyncio.gather(*(school.enter("join", f"Pupil {number}") for number in range(40)))
    again = await asyncio.gather(*(school.enter("sign-in", f"Pupil {number}") for number in range(40)))
    assert {answer.status_code for answer in (*doors, *again)} == {200}
    spent = process_time() - before
    assert {answer.status_code for answer in answers} == {201}
    assert spent < 20, f"{spent:.1f} s of a core for 40 pupils"
    assert len((await school.view())["pupils"]) == 40
    for name in ("Ann", "Ben"):  # the limit of new users is as full as before
        await http_hall.guest(name)
    assert (await http_hall.visitor().post("/api/guest", json={"name": "Cat"})).status_code == 429


@in_a_hall(sign_in_attempts=3)
async def test_wrong_pins_are_limited_per_pupil_until_the_teacher_sets_a_new_one(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim, _ = await school.pupils("Kim", "Lou")
    for number in range(3):
        wrong = await school.enter("sign-in", "Kim", f"{number:04}", address=f"203.0.113.{number}")
        assert (wrong.status_code, why(wrong)) == (401, WRONG)
    assert (await school.enter("sign-in", "Kim", address="203.0.113.99")).status_code == 429, "at no address"
    assert (await school.enter("sign-in", "Lou")).status_code == 200, "others are not affected"
    unknown = await school.enter("sign-in", "Max")
    assert (unknown.status_code, why(unknown)) == (401, WRONG)
    path = f"{school.path}/pupils/{await my_id(kim)}"
    assert (await school.teacher.patch(path, json={"pin": "12"})).status_code == 422
    assert (await school.teacher.patch(path, json={"pin": "998877"})).status_code == 200
    assert not await signed_in(kim), "a new PIN signs out every device"
    assert (await school.enter("sign-in", "Kim", PIN)).status_code == 401
    assert (await school.enter("sign-in", "Kim", "998877")).status_code == 200


@in_a_hall(sign_in_attempts=1000, messages_burst=1000)
async def test_wrong_pins_for_a_whole_class_are_limited_by_address_and_right_ones_cost_nothing(
    http_hall: HttpHall,
) -> None:
    school = await School.open(http_hall)
    await school.pupil("Kim")
    for number in range(CLASS_PINS - 1):  # names that nobody has: a wrong PIN of a pupil takes a hash
        assert (await school.enter("sign-in", f"Pupil {number}")).status_code == 401
    statuses = [(await school.enter("sign-in", "Kim", pin)).status_code for pin in (PIN, PIN, "0000", PIN)]
    assert statuses == [200, 200, 401, 429]
    assert (await school.enter("sign-in", "Kim", address="203.0.113.5")).status_code == 200


@in_a_hall(wrong_codes=1)
async def test_guessing_the_codes_of_classes_is_limited_by_address(http_hall: HttpHall) -> None:
    school, stranger = await School.open(http_hall), http_hall.visitor()
    for _ in range(9):
        assert (await stranger.get(f"{school.path}/door")).status_code == 200, "a right code costs nothing"
    statuses = [(await stranger.get(f"/api/classes/AAA{n:03}/door")).status_code for n in range(7)]
    assert statuses == [404] * 6 + [429]
    assert (await stranger.get(f"{school.path}/door")).status_code == 429, "not even a right guess is told any more"
    elsewhere = http_hall.visitor(address="203.0.113.5")
    assert (await elsewhere.get(f"{school.path}/door")).status_code == 200


@in_a_hall()
async def test_a_class_admits_nobody_while_it_is_closed_or_full_or_over(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    kim = await school.pupil("Kim")
    await school.change(admits=False)
    assert (await school.enter("join", "Lou")).status_code == 403
    assert (await school.enter("sign-in", "Kim")).status_code == 200
    await school.change(admits=True, ends=http_hall.now + DAY_MS)
    assert (await school.enter("join", "Lou")).status_code == 201
    http_hall.wait(86_401)
    assert (await school.enter("sign-in", "Kim")).status_code == 403
    assert (await school.enter("join", "Max")).status_code == 403
    await http_hall.app.classes.end_classes()
    assert not await signed_in(kim), "the end signs out every pupil"
    assert len((await school.view())["pupils"]) == 2, "the teacher still reads it"
    http_hall.wait(KEPT_MS / 1000)
    await http_hall.app.classes.end_classes()
    assert (await school.teacher.get(school.path)).status_code == 404, "a month later it is gone"
    assert (await school.teacher.get("/api/classes")).json()["classes"] == []


@in_a_hall(teachers="Ann, admins", admins="Boss")
async def test_the_host_says_who_may_open_classes(http_hall: HttpHall) -> None:
    boss = await http_hall.admin("Boss")
    ann, _ = await http_hall.account("Ann")
    ben, _ = await http_hall.account("Ben")
    for browser, may in ((boss, True), (ann, True), (ben, False), (await http_hall.guest("Cat"), False)):
        assert (await browser.get("/api/me")).json()["teacher"] == may
        assert (await browser.get("/api/classes")).json()["may_open"] == may
        answer = await browser.post("/api/classes", json={"title": "5b"})
        assert answer.status_code == (201 if may else 403)


@in_a_hall(idle_guest_days=1)
async def test_a_pupil_who_is_away_for_long_is_not_deleted_like_a_guest(http_hall: HttpHall) -> None:
    school = await School.open(http_hall)
    await school.pupil("Kim")
    await http_hall.guest("Ann")
    http_hall.wait(40 * 86_400)
    await http_hall.app.maintenance.sweep()
    assert (await school.enter("sign-in", "Kim")).json()["name"] == "Kim"
