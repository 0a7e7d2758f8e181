"""Tests of moderation over HTTP: who may do it, what each action does, and that all of it is in the audit log."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, signed_in, why
from tilehall.server.accounts.people import DAY_MS
from tilehall.server.settings import Settings

NO_ADMIN = "Only admins of this hall can do that."
LISTS = ("rooms", "people", "classes", "reports", "refusals", "audit")


async def routes(http_hall: HttpHall) -> list[tuple[str, str]]:
    paths = (await http_hall.visitor().get("/api/openapi.json")).json()["paths"]
    found = [(method.upper(), path) for path, item in paths.items() if "/admin/" in path for method in item]
    assert len(found) == 15
    return [(method, path.format(code="ABCDEF", person="x", report=1)) for method, path in found]


async def ask(browser: httpx.AsyncClient, method: str, path: str) -> httpx.Response:
    body = {"user": "x"} if path.endswith("/mute") else {} if path.endswith(("/ban", "/close")) else None
    return await browser.request(method, path, json=body)


async def listed(browser: httpx.AsyncClient, what: str, **query: str) -> Any:
    answer = await browser.get(f"/api/admin/{what}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def act(browser: httpx.AsyncClient, path: str, **body: object) -> httpx.Response:
    return await browser.post(f"/api/admin/{path}", json=body if body or path.endswith(("ban", "close")) else None)


async def done(browser: httpx.AsyncClient, path: str, **body: object) -> None:
    answer = await browser.post(f"/api/admin/{path}", json=body or ({} if path.endswith(("/ban", "/close")) else None))
    assert answer.status_code in (200, 204), answer.text


@in_a_hall(admins="Ann")
async def test_every_route_is_refused_to_others_with_a_sentence(http_hall: HttpHall) -> None:
    await http_hall.admin("Ann")
    guest, (account, _) = await http_hall.guest("Ben"), await http_hall.account("Cat")
    stranger = http_hall.visitor()
    for method, path in await routes(http_hall):
        assert (await ask(stranger, method, path)).status_code == 401, path
        for browser in (guest, account):
            answer = await ask(browser, method, path)
            assert (answer.status_code, why(answer)) == (403, NO_ADMIN), path
    assert await http_hall.store.acts() == []


@in_a_hall(admins="Ann")
async def test_a_request_from_another_sites_page_is_refused(http_hall: HttpHall) -> None:
    ann, user = await http_hall.admin("Ann"), await my_id(await http_hall.guest("Ben"))
    answer = await ann.post(f"/api/admin/people/{user}/ban", json={}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert await http_hall.store.acts() == []


@in_a_hall(admins="Ann", messages_per_second=0.1, messages_burst=5)
async def test_an_admin_is_rate_limited_as_anybody(http_hall: HttpHall) -> None:
    ann = await http_hall.admin("Ann")
    statuses = {(await ann.get("/api/admin/audit")).status_code for _ in range(8)}
    assert statuses == {200, 429}


@in_a_hall(sign_in_attempts=2)
async def test_a_wrong_token_is_refused_and_limited(http_hall: HttpHall) -> None:
    stranger = http_hall.visitor(authorization="Bearer x")
    statuses = [(await stranger.get("/api/admin/audit")).status_code for _ in range(3)]
    assert statuses == [403, 403, 429]
    blank = http_hall.visitor("192.0.2.9", authorization="Bearer ")  # this hall was opened without a token
    assert why(await blank.get("/api/admin/audit")) == "That is not the token of this hall's host."


# Admins.


@in_a_hall(admins="Ann, Zo\u00eb")
async def test_a_name_of_the_setting_cannot_be_taken_by_anybody(http_hall: HttpHall) -> None:
    guest, (account, _) = await http_hall.guest("Ben"), await http_hall.account("Cat")
    stranger = http_hall.visitor()
    for name in ("Ann", "aNN", "\uff21nn", " Ann ", "Zoe\u0308", "\u0410nn", "Zo\u0435\u0308", "A.n.n"):
        credentials = {"name": name, "password": "correct horse"}
        for answer in (
            await stranger.post("/api/guest", json={"name": name}),
            await stranger.post("/api/sign-up", json=credentials),
            await guest.patch("/api/me/name", json={"name": name}),
            await guest.post("/api/me/account", json=credentials),
            await account.patch("/api/me/name", json={"name": name}),
        ):
            sentence = "That name is reserved for an admin of this hall. Choose another."
            assert (answer.status_code, why(answer)) == (409, sentence), name


@in_a_hall()
async def test_an_account_that_only_looks_like_an_admin_is_none(http_hall: HttpHall) -> None:
    before, _ = await http_hall.account("\u0430\u0443")  # Cyrillic
    later = http_hall.again(Settings(admins="ay"))
    look_alike = later.visitor()
    look_alike.cookies = before.cookies
    assert why(await look_alike.get("/api/admin/audit")) == NO_ADMIN
    assert (await look_alike.get("/api/me")).json()["admin"] is False


@in_a_hall()
async def test_a_guest_who_had_the_name_before_it_was_named_is_no_admin(http_hall: HttpHall) -> None:
    guest = await http_hall.guest("Ann")
    later = http_hall.again(Settings(admins="Ann"))
    browser = later.visitor()
    browser.cookies = guest.cookies
    assert (await browser.get("/api/me")).json()["name"] == "Ann"
    assert why(await browser.get("/api/admin/audit")) == NO_ADMIN
    answer = await browser.post("/api/me/account", json={"password": "correct horse"})
    assert answer.status_code == 409
    assert why(await browser.get("/api/admin/audit")) == NO_ADMIN


@in_a_hall(admins="Ann")
async def test_an_admin_keeps_the_name_and_is_no_admin_once_removed_from_the_setting(http_hall: HttpHall) -> None:
    ann = await http_hall.admin("Ann")
    assert (await ann.get("/api/me")).json()["admin"] is True
    renamed = await ann.patch("/api/me/name", json={"name": "Anna"})
    assert renamed.status_code == 409
    assert "remove it from the settings first" in why(renamed)
    assert (await ann.patch("/api/me/name", json={"name": "ANN"})).json()["admin"] is True
    demoted = http_hall.again(Settings())
    browser = demoted.visitor()
    browser.cookies = ann.cookies
    assert why(await browser.get("/api/admin/audit")) == NO_ADMIN
    assert (await browser.patch("/api/me/name", json={"name": "Anna"})).status_code == 200


@in_a_hall(admins="Ann")
async def test_a_deleted_admins_name_stays_kept(http_hall: HttpHall) -> None:
    ann = await http_hall.admin("Ann")
    assert (await ann.request("DELETE", "/api/me", json={"password": "correct horse"})).status_code == 204
    assert (await ann.get("/api/admin/audit")).status_code == 401
    again = await http_hall.visitor().post("/api/sign-up", json={"name": "Ann", "password": "correct horse"})
    assert again.status_code == 409


# Bans.


@in_a_hall(admins="Ann")
async def test_a_banned_account_is_out_and_an_unbanned_one_has_everything_again(http_hall: HttpHall) -> None:
    ann, (ben, _) = await http_hall.admin("Ann"), await http_hall.account("Ben")
    user = await my_id(ben)
    room = (await ben.post("/api/rooms", json={"game": "miners"})).json()["code"]
    link = (await ben.post("/api/me/link")).json()["token"]
    until = http_hall.now + 3 * DAY_MS
    await done(ann, f"people/{user}/ban", reason="flooding the talk", until=until)
    sentence = "You are banned from this hall until 17 November 2023, 22:13 UTC. The reason: flooding the talk."
    credentials = {"name": "Ben", "password": "correct horse"}
    other = http_hall.visitor()
    for answer in (
        await ben.get("/api/me"),
        await ben.get("/api/rooms"),
        await ben.post("/api/guest", json={"name": "Ben the second"}),
        await ben.post("/api/sign-up", json={"name": "Benno", "password": "correct horse"}),
        await other.post("/api/sign-in", json=credentials),
        await other.post("/api/link", json={"token": link}),
    ):
        assert (answer.status_code, why(answer)) == (403, sentence)
    wrong = await other.post("/api/sign-in", json={**credentials, "password": "wrong horse"})
    assert why(wrong) == "Wrong name or password."  # others do not learn who is banned
    shown = next(each for each in await listed(ann, "people") if each["id"] == user)
    assert (shown["banned"], shown["until"], shown["reason"]) == (True, until, "flooding the talk")
    await done(ann, f"people/{user}/unban")
    assert await my_id(ben) == user
    assert [each["code"] for each in (await ben.get("/api/me/tables")).json()] == [room]
    assert (await other.post("/api/sign-in", json=credentials)).status_code == 200
    acts = await listed(ann, "audit")
    assert [(each["act"], each["name"], each["by"]["name"]) for each in acts] == [
        ("unban", "Ben", "Ann"),
        ("ban", "Ben", "Ann"),
    ]
    assert acts[1]["note"] == "flooding the talk"


@in_a_hall(admins="Ann")
async def test_a_guest_is_back_when_the_ban_is_over(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.admin("Ann"), await http_hall.guest("Ben")
    user = await my_id(ben)
    await done(ann, f"people/{user}/ban", until=http_hall.now + 60_000)
    assert (await ben.get("/api/me")).status_code == 403
    http_hall.wait(61)
    assert await my_id(ben) == user
    assert next(each for each in await listed(ann, "people") if each["id"] == user)["banned"] is False


@in_a_hall(admins="Ann")
async def test_a_recovery_code_does_not_get_around_a_ban(http_hall: HttpHall) -> None:
    ann, (ben, recovery) = await http_hall.admin("Ann"), await http_hall.account("Ben")
    await done(ann, f"people/{await my_id(ben)}/ban")
    asked = {"name": "Ben", "code": recovery, "password": "battery staple"}
    answer = await http_hall.visitor().post("/api/recover", json=asked)
    assert why(answer) == "You are banned from this hall."


@in_a_hall(admins="Ann, Ben")
async def test_no_admin_is_banned_neither_oneself_nor_another(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.admin("Ann"), await http_hall.admin("Ben")
    assert why(await act(ann, f"people/{await my_id(ann)}/ban")) == "You cannot ban yourself."
    assert "Ben is an admin of this hall" in why(await act(ann, f"people/{await my_id(ben)}/ban"))
    assert "at the command line" in why(await act(ann, f"people/{await my_id(ben)}/reset-password"))
    assert await listed(ann, "audit") == []
    assert await signed_in(ben)


@in_a_hall(admins="Ann")
async def test_what_cannot_be_done_is_a_sentence_and_is_not_written_down(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.admin("Ann"), await my_id(await http_hall.guest("Ben"))
    for path, body, status, part in (
        ("people/nobody/ban", {}, 404, "There is no user with that id."),
        ("people/nobody/unban", {}, 404, "There is no user with that id."),
        (f"people/{ben}/unban", {}, 409, "Ben is not banned."),
        (f"people/{ben}/reset-password", {}, 409, "Ben is a guest, who has no password."),
        (f"people/{ben}/ban", {"until": http_hall.now - 1}, 422, "That time has passed already"),
        ("rooms/ABCDEF/close", {"why": "x"}, 404, "There is no room with that code."),
        ("reports/7/settle", {}, 404, "There is no open report with that number."),
    ):
        answer = await ann.post(f"/api/admin/{path}", json=body if body or path.endswith(("/ban", "/close")) else None)
        assert answer.status_code == status, answer.text
        assert part in why(answer)
    assert await listed(ann, "audit") == []


# Sessions and passwords.


@in_a_hall(admins="Ann")
async def test_signing_a_user_out_ends_every_session(http_hall: HttpHall) -> None:
    ann, (ben, _) = await http_hall.admin("Ann"), await http_hall.account("Ben")
    phone = http_hall.visitor()
    await phone.post("/api/sign-in", json={"name": "Ben", "password": "correct horse"})
    await done(ann, f"people/{await my_id(ben)}/sign-out")
    assert not await signed_in(ben)
    assert not await signed_in(phone)
    assert [each["act"] for each in await listed(ann, "audit")] == ["sign_out"]


@in_a_hall(admins="Ann")
async def test_a_reset_password_is_set_with_the_code_that_is_shown(http_hall: HttpHall) -> None:
    ann, (ben, old_code) = await http_hall.admin("Ann"), await http_hall.account("Ben")
    answer = await act(ann, f"people/{await my_id(ben)}/reset-password")
    code = answer.json()["recovery"]
    assert not await signed_in(ben)
    new = http_hall.visitor()
    assert (await new.post("/api/sign-in", json={"name": "Ben", "password": "correct horse"})).status_code == 401
    asked = {"name": "Ben", "password": "battery staple"}
    assert (await new.post("/api/recover", json={**asked, "code": old_code})).status_code == 401
    assert (await new.post("/api/recover", json={**asked, "code": code})).status_code == 200
    assert (await new.post("/api/recover", json={**asked, "code": code})).status_code == 401
    assert code not in json.dumps(await listed(ann, "audit"))


# Rooms.


@pytest.mark.parametrize("phase", ["gathering", "playing"])
def test_a_room_is_closed_in_any_phase_and_says_why(phase: str) -> None:
    @in_a_hall(admins="Ann")
    async def closes(http_hall: HttpHall) -> None:
        ann, ben, cat = await http_hall.admin("Ann"), await http_hall.guest("Ben"), await http_hall.guest("Cat")
        if phase == "playing":
            code = (await StoredRoom.open(http_hall, ben, "rummikub", cat)).code
        else:
            code = (await ben.post("/api/rooms", json={"game": "rummikub"})).json()["code"]
        assert [each["code"] for each in await listed(ann, "rooms")] == [code]
        assert await listed(ann, "rooms", search="miners") == []
        await done(ann, f"rooms/{code}/close", why="The hall is being cleaned")
        assert await listed(ann, "rooms") == []
        http_hall.hall.tables.clear()  # so that the table is read from the log again
        room = await http_hall.hall.room(code)
        assert room is not None
        assert str(room.closing) == ("An admin has closed this room. The reason: The hall is being cleaned.")
        again = await ann.post(f"/api/admin/rooms/{code}/close", json={})
        assert why(again) == "That room is closed already."
        assert [(each["act"], each["on"]) for each in await listed(ann, "audit")] == [("close_room", code)]

    closes()


@in_a_hall(admins="Ann")
async def test_nothing_of_a_game_under_way_is_shown(http_hall: HttpHall) -> None:
    ann, ben, cat = await http_hall.admin("Ann"), await http_hall.guest("Ben"), await http_hall.guest("Cat")
    play = await StoredRoom.open(http_hall, ben, "rummikub", cat, watch=False)
    await http_hall.store.say(play.code, await my_id(ben), http_hall.now, "Hello")
    await cat.post(f"/api/rooms/{play.code}/talk/1/report", json={})
    answers = {what: (await ann.get(f"/api/admin/{what}")).text for what in LISTS}
    room = json.loads(answers["rooms"])[0]
    assert set(room) == {"code", "game", "phase", "host", "players", "seats", "here", "opened", "changed"}
    assert set(room["players"][0]) == {"id", "name"}
    for text in answers.values():
        assert play.seed.hex() not in text
        assert play.room.commitment not in text
    # An admin who is neither player nor spectator cannot see it through the public routes either.
    for path in (f"/api/rooms/{play.code}/record", f"/api/rooms/{play.code}/record?form=json"):
        assert (await ann.get(path)).status_code == 403
    await done(ann, f"rooms/{play.code}/close")
    record = (await ben.get(f"/api/rooms/{play.code}/record")).text  # closed before the end: the seed stays secret
    assert play.seed.hex() not in record


# Refusals.


@in_a_hall(admins="Ann", sign_in_attempts=1)
async def test_what_the_limits_refused_is_listed_by_limit_and_address(http_hall: HttpHall) -> None:
    ann = await http_hall.admin("Ann")
    stranger = http_hall.visitor("192.0.2.66")
    for _ in range(4):
        await stranger.post("/api/sign-in", json={"name": "Zed", "password": "correct horse"})
    found = await listed(ann, "refusals")
    assert found["total"] == [{"limit": "sign_in", "count": 3}]
    newest = found["newest"][0]
    assert (newest["limit"], newest["address"], newest["count"]) == ("sign_in", "192.0.2.66", 3)
