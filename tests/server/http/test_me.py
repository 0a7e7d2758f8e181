"""Tests of the user's own account: name, password, recovery code, devices, links, data, and deletion."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, signed_in, why
from tilehall.server.accounts.people import DAY_MS
from tilehall.table import commands


@in_a_hall()
async def test_a_guest_becomes_an_account_and_keeps_everything(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    before = await my_id(browser)
    room = (await browser.post("/api/rooms", json={"game": "miners"})).json()["code"]
    answer = await browser.post("/api/me/account", json={"password": "correct horse"})
    assert answer.status_code == 200
    assert answer.json()["account"] is True
    assert len(answer.json()["recovery"]) == 23
    phone = http_hall.visitor()
    await phone.post("/api/sign-in", json={"name": "ann", "password": "correct horse"})
    assert await my_id(phone) == await my_id(browser) == before
    assert [table["code"] for table in (await phone.get("/api/me/tables")).json()] == [room]


@in_a_hall()
async def test_a_guest_becomes_an_account_once_and_under_a_free_name(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    await http_hall.account("Ann")
    taken = await browser.post("/api/me/account", json={"password": "battery staple"})
    assert taken.status_code == 409
    assert "That name is taken" in why(taken)
    other = await browser.post("/api/me/account", json={"password": "battery staple", "name": "Anna"})
    assert other.status_code == 200
    twice = await browser.post("/api/me/account", json={"password": "battery staple", "name": "Annabel"})
    assert why(twice) == "You have an account already."


@in_a_hall()
async def test_a_new_name_is_the_one_to_sign_in_with(http_hall: HttpHall) -> None:
    browser, _ = await http_hall.account("Ann")
    await http_hall.account("Ben")
    answer = await browser.patch("/api/me/name", json={"name": "Annabel"})
    assert answer.json()["name"] == "Annabel"
    taken = await browser.patch("/api/me/name", json={"name": "BEN"})
    assert taken.status_code == 409
    new = await http_hall.visitor().post("/api/sign-in", json={"name": "annabel", "password": "correct horse"})
    old = await http_hall.visitor().post("/api/sign-in", json={"name": "Ann", "password": "correct horse"})
    assert (new.status_code, old.status_code) == (200, 401)


@in_a_hall()
async def test_two_guests_may_have_the_same_name(http_hall: HttpHall) -> None:
    first, second = await http_hall.guest("Ann"), await http_hall.guest("Ann")
    assert await my_id(first) != await my_id(second)


@in_a_hall()
async def test_a_new_password_signs_the_other_devices_out(http_hall: HttpHall) -> None:
    browser, _ = await http_hall.account("Ann")
    phone = http_hall.visitor()
    await phone.post("/api/sign-in", json={"name": "Ann", "password": "correct horse"})
    wrong = await browser.patch("/api/me/password", json={"old": "wrong horse", "new": "battery staple"})
    assert (wrong.status_code, why(wrong)) == (403, "That is not your password.")
    right = await browser.patch("/api/me/password", json={"old": "correct horse", "new": "battery staple"})
    assert right.status_code == 204
    assert await signed_in(browser)
    assert not await signed_in(phone)


@in_a_hall(sign_in_attempts=2)
async def test_guessing_the_password_with_a_stolen_cookie_is_limited_too(http_hall: HttpHall) -> None:
    browser, _ = await http_hall.account("Ann")
    asked = {"old": "wrong horse", "new": "battery staple"}
    statuses = [(await browser.patch("/api/me/password", json=asked)).status_code for _ in range(3)]
    assert statuses == [403, 403, 429]


@in_a_hall()
async def test_a_recovery_code_is_renewed_with_the_password(http_hall: HttpHall) -> None:
    browser, first = await http_hall.account("Ann")
    assert (await browser.post("/api/me/recovery", json={"password": "wrong horse"})).status_code == 403
    answer = await browser.post("/api/me/recovery", json={"password": "correct horse"})
    second = answer.json()["recovery"]
    asked = {"name": "Ann", "password": "battery staple"}
    assert (await http_hall.visitor().post("/api/recover", json={**asked, "code": first})).status_code == 401
    assert (await http_hall.visitor().post("/api/recover", json={**asked, "code": second})).status_code == 200


@in_a_hall()
async def test_a_guest_has_no_password_to_confirm(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    answer = await browser.post("/api/me/recovery", json={})
    assert answer.status_code == 409
    assert why(answer) == "You are a guest without a password. Create an account first."


@in_a_hall()
async def test_a_guest_continues_on_the_phone_by_a_link_that_works_once(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    link = (await browser.post("/api/me/link")).json()
    assert link["url"] == f"http://hall.test/#link={link['token']}"
    assert ElementTree.fromstring(link["qr"]).tag.endswith("svg")
    assert "style=" not in link["qr"]
    phone = http_hall.visitor()
    assert (await phone.post("/api/link", json={"token": link["token"]})).status_code == 200
    assert await my_id(phone) == await my_id(browser)
    again = await http_hall.visitor().post("/api/link", json={"token": link["token"]})
    assert again.status_code == 401
    assert why(again) == "This link no longer works: it was used or has expired."


@in_a_hall(link_minutes=10, public_url="https://hall.example")
async def test_a_link_runs_out_and_leads_to_the_public_address(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann", base="https://hall.example")
    link = (await browser.post("/api/me/link")).json()
    assert link["url"].startswith("https://hall.example/#link=")
    http_hall.wait(600)
    assert (await http_hall.visitor().post("/api/link", json={"token": link["token"]})).status_code == 401


@in_a_hall(sign_in_attempts=3)
async def test_guessing_links_is_limited(http_hall: HttpHall) -> None:
    statuses = [(await http_hall.visitor().post("/api/link", json={"token": f"{n}"})).status_code for n in range(4)]
    assert statuses == [401, 401, 401, 429]


@in_a_hall()
async def test_the_list_of_devices_names_them_and_says_which_is_this(http_hall: HttpHall) -> None:
    await http_hall.account("Ann")
    http_hall.wait(5)
    phone = http_hall.visitor(**{"user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36"})
    await phone.post("/api/sign-in", json={"name": "Ann", "password": "correct horse"})
    devices = (await phone.get("/api/me/devices")).json()
    assert [(each["device"], each["this"]) for each in devices] == [
        ("Chrome on Android", True),
        ("Firefox on Linux", False),
    ]
    http_hall.now += 90 * DAY_MS
    assert (await phone.get("/api/me/devices")).status_code == 401


@in_a_hall()
async def test_deleting_an_account_needs_its_password_and_leaves_a_blank_name(http_hall: HttpHall) -> None:
    browser, _ = await http_hall.account("Ann")
    ben = await http_hall.guest("Ben")
    play = await StoredRoom.open(http_hall, browser, "4ascend", ben)
    assert (await browser.request("DELETE", "/api/me", json={})).status_code == 403
    assert (await browser.request("DELETE", "/api/me", json={"password": "wrong horse"})).status_code == 403
    gone = await my_id(browser)
    token = browser.cookies["tilehall"]
    assert (await browser.request("DELETE", "/api/me", json={"password": "correct horse"})).status_code == 204
    assert await http_hall.people.who(token) is None
    assert await http_hall.people.names([gone]) == {gone: ""}
    signing_in = await http_hall.visitor().post("/api/sign-in", json={"name": "Ann", "password": "correct horse"})
    assert signing_in.status_code == 401
    front = (await ben.get(f"/api/rooms/{play.code}")).json()
    assert [chair["name"] for chair in front["chairs"]] == ["Somebody", "Ben"]
    assert "Ann" not in (await ben.get(f"/api/rooms/{play.code}/record")).text
    await http_hall.account("Ann")  # the name is free again


@in_a_hall()
async def test_a_guest_is_deleted_with_every_device_and_link(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    links = [(await browser.post("/api/me/link")).json()["token"] for _ in range(2)]
    phone = http_hall.visitor()
    await phone.post("/api/link", json={"token": links[0]})
    told: list[tuple[str, bytes | None]] = []
    http_hall.people.on_sign_out.append(lambda user, session: told.append((user, session)))
    me = await my_id(browser)
    assert (await browser.request("DELETE", "/api/me", json={})).status_code == 204
    assert not await signed_in(phone)
    assert (await http_hall.visitor().post("/api/link", json={"token": links[1]})).status_code == 401
    assert told == [(me, None)], "the hall closes every line"


@in_a_hall()
async def test_only_accounts_share_their_games_and_only_if_they_say_so(http_hall: HttpHall) -> None:
    ann, _ = await http_hall.account("Ann")
    assert not (await ann.get("/api/me")).json()["shares_games"]
    assert (await ann.patch("/api/me/research", json={"shares_games": True})).json()["shares_games"]
    assert await http_hall.store.sharing_users() == [await my_id(ann)]
    assert (await ann.get("/api/me/export")).json()["user"]["shares_games"]
    assert not (await ann.patch("/api/me/research", json={"shares_games": False})).json()["shares_games"]
    assert await http_hall.store.sharing_users() == []
    guest = await http_hall.guest("Ben")
    assert "guest" in why(await guest.patch("/api/me/research", json={"shares_games": True}))


@in_a_hall()
async def test_a_guest_chooses_a_language_and_keeps_it_as_an_account(http_hall: HttpHall) -> None:
    guest = await http_hall.guest("Ann")
    me = await my_id(guest)
    assert (await guest.get("/api/me")).json()["language"] == ""
    assert await http_hall.app.people.language(me) == "en"
    assert (await guest.patch("/api/me/language", json={"language": "de"})).json()["language"] == "de"
    await guest.post("/api/me/account", json={"password": "correct horse"})
    assert (await guest.get("/api/me")).json()["language"] == "de"
    assert await http_hall.app.people.language(me) == "de"
    assert (await guest.patch("/api/me/language", json={"language": "tlh"})).status_code == 400
    assert (await guest.patch("/api/me/language", json={"language": ""})).json()["language"] == ""


@in_a_hall()
async def test_the_export_has_everything_but_secrets(http_hall: HttpHall) -> None:
    browser, recovery = await http_hall.account("Ann", "correct horse")
    ben = await http_hall.guest("Ben")
    play = await StoredRoom.open(http_hall, browser, "4ascend", ben)
    me = await my_id(browser)
    await http_hall.store.say(play.code, me, http_hall.now, "hello")
    await http_hall.store.say(play.code, await my_id(ben), http_hall.now, "not hers")
    link = (await browser.post("/api/me/link")).json()["token"]
    assert (await browser.get("/api/me/export")).json()["games"] == []
    over = await StoredRoom.open(http_hall, browser, "rummikub", ben)
    await over.put(commands.resign(over.room, await my_id(ben), over.dice))
    answer = await browser.get("/api/me/export")
    data = answer.json()
    assert (data["user"]["id"], data["user"]["name"], data["login"]) == (me, "Ann", "ann")
    assert {room["room"] for room in data["rooms"]} == {play.code, over.code}
    (game,) = data["games"]
    assert (game["code"], game["title"], game["result"]) == (over.code, "Rummikub", "You won: Ben resigned")
    assert [(seat["name"], seat["me"]) for seat in game["seats"]] == [("Ann", True), ("Ben", False)]
    assert game["ended"] <= http_hall.now
    assert (await browser.get(game["record"])).status_code == 200
    assert [line["text"] for line in data["talk"]] == ["hello"]
    user = await http_hall.store.user(me)
    assert user is not None
    assert user.password is not None
    assert user.recovery is not None
    session = (await http_hall.store.sessions(me))[0].token
    secrets = [
        browser.cookies["tilehall"],
        recovery,
        link,
        user.password,
        user.recovery,
        session.hex(),
        play.seed.hex(),
    ]
    for secret in secrets:
        assert secret not in answer.text
