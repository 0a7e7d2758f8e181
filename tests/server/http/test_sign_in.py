"""Tests of signing in and out over HTTP: guests, accounts, recovery codes, links; and refusals."""

from __future__ import annotations

import msgspec
import pytest

from tests.support.http_client import HttpHall, in_a_hall, my_id, signed_in, why
from tilehall.server.accounts.people import DAY_MS

OPEN_TO_ALL = {
    ("POST", "/api/guest"),
    ("POST", "/api/sign-up"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/recover"),
    ("POST", "/api/link"),
    ("GET", "/api/me"),
    ("GET", "/api/classes/{code}/door"),
    ("POST", "/api/classes/{code}/join"),
    ("POST", "/api/classes/{code}/sign-in"),
    ("GET", "/api/invitations/{code}"),
    ("GET", "/api/shared/{token}"),
    ("GET", "/api/shared/{token}/{number}"),
    ("GET", "/api/shared/{token}/{number}/analysis"),
    ("GET", "/api/lessons"),
    ("GET", "/api/lessons/{game}"),
    ("GET", "/api/lessons/{game}/{id}/solution"),
    ("GET", "/api/lessons/{game}/{id}"),
    ("POST", "/api/lessons/{game}/{id}"),
    ("POST", "/api/lessons/{game}/{id}/draft"),
    ("POST", "/api/friend-links/open"),
    ("GET", "/api/match"),
    ("GET", "/api/puzzles"),
    ("GET", "/api/puzzles/{game}"),
    ("GET", "/api/puzzles/{game}/daily"),
    ("GET", "/api/puzzles/{game}/next"),
    ("GET", "/api/puzzles/{game}/{id}"),
    ("POST", "/api/puzzles/{game}/{id}"),
    ("POST", "/api/puzzles/{game}/{id}/draft"),
    ("GET", "/api/tournaments"),
    ("GET", "/api/tournaments/{code}"),
    ("GET", "/api/tournaments/{code}/tables"),
    ("GET", "/api/tournaments/{code}/link"),
    ("GET", "/api/games"),
    ("GET", "/api/version"),
}
NAMES = [
    "<b>Ann</b>",
    "'; DROP TABLE users; --",
    "Zo\u00eb",
    "\u5b57\u5b57",
    "\U0001f600",
    "A&amp;B",
    '"\\"',
    "{}",
    "null",
]


@in_a_hall()
async def test_one_click_makes_a_guest(http_hall: HttpHall) -> None:
    browser = http_hall.visitor()
    answer = await browser.post("/api/guest", json={"name": " Ann "})
    assert answer.status_code == 201
    assert (answer.json()["name"], answer.json()["account"], answer.json()["recovery"]) == ("Ann", False, "")
    me = await browser.get("/api/me")
    assert me.json()["id"] == answer.json()["id"]


@in_a_hall()
async def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(http_hall: HttpHall) -> None:
    cookie = (await http_hall.visitor().post("/api/guest", json={"name": "Ann"})).headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={90 * DAY_MS // 1000}"} <= parts
    assert "secure" not in parts


@in_a_hall(public_url="https://hall.test")
async def test_under_https_the_cookie_is_secure(http_hall: HttpHall) -> None:
    answer = await http_hall.visitor(base="https://hall.test").post("/api/guest", json={"name": "Ann"})
    assert "; secure" in answer.headers["set-cookie"].lower()


@in_a_hall()
async def test_that_nobody_is_signed_in_is_no_error(http_hall: HttpHall) -> None:
    answer = await http_hall.visitor().get("/api/me")
    assert (answer.status_code, answer.content) == (200, b"null")
    assert "set-cookie" not in answer.headers


@in_a_hall(accounts_only=True)
async def test_a_hall_for_accounts_only_refuses_guests(http_hall: HttpHall) -> None:
    browser = http_hall.visitor()
    refused = await browser.post("/api/guest", json={"name": "Ann"})
    assert (refused.status_code, why(refused)) == (401, "This hall is for accounts only. Create an account or sign in.")
    signed_up = await browser.post("/api/sign-up", json={"name": "Ann", "password": "a long password"})
    assert (signed_up.status_code, signed_up.json()["account"]) == (201, True)


@in_a_hall(sign_ups_per_hour=1000)
async def test_markup_and_odd_letters_in_names_are_just_text(http_hall: HttpHall) -> None:
    for name in NAMES:
        browser = await http_hall.guest(name)
        answer = await browser.get("/api/me")
        assert answer.json()["name"] == name
        assert answer.headers["content-type"].startswith("application/json")


@in_a_hall(sign_ups_per_hour=1000)
async def test_a_name_that_would_mislead_is_refused(http_hall: HttpHall) -> None:
    for name in ("\u202eAnn", "A\u200bnn", "Ann\nBen", "   ", "x" * 33):
        answer = await http_hall.visitor().post("/api/guest", json={"name": name})
        assert answer.status_code == 422
        assert why(answer).startswith("A name ")
        assert "set-cookie" not in answer.headers
    half = await http_hall.visitor().post("/api/guest", content=b'{"name":"\\ud800"}')
    assert half.status_code in (400, 422)
    assert why(half)


@in_a_hall()
async def test_nothing_but_coming_in_works_without_being_signed_in(http_hall: HttpHall) -> None:
    stranger = http_hall.visitor()
    stranger.cookies.set("tilehall", "a" * 43)
    schema = (await stranger.get("/api/openapi.json")).json()
    routes = {(method.upper(), path) for path, item in schema["paths"].items() for method in item}
    assert routes >= OPEN_TO_ALL
    for method, path in sorted(routes - OPEN_TO_ALL):
        known = {"code": "ABCDEF", "number": 1, "token": "A" * 22, "line": 1, "report": 1}
        address = path.format(
            **known, **dict.fromkeys(("person", "who", "user", "id", "bot", "pupil"), "x"), game="miners"
        )
        answer = await stranger.request(method, address, json=_body(schema, method, path))
        assert answer.status_code == 401, f"{method} {path}: {answer.text}"
        assert why(answer) == "You are not signed in; come in as a guest, or sign in."


def _body(schema: dict[str, dict[str, dict[str, dict[str, object]]]], method: str, path: str) -> object:
    """Return a body that the route can read."""
    if "requestBody" not in schema["paths"][path][method.lower()]:
        return None
    bodies = {"/api/rooms": {"game": "miners"}, "/api/me/name": {"name": "Ann"}, "/api/me": {}, "/api/me/recovery": {}}
    if path.startswith("/api/admin/") or path.endswith("/report"):
        return {"user": "x"} if path.endswith("/mute") else {}
    return bodies.get(path, {"password": "x"} if path == "/api/me/account" else {"old": "x", "new": "y"})


@in_a_hall()
async def test_an_account_signs_in_on_another_device_however_its_name_is_spelt(http_hall: HttpHall) -> None:
    browser, _ = await http_hall.account("Ann Lee")
    phone = http_hall.visitor()
    answer = await phone.post("/api/sign-in", json={"name": " ann LEE", "password": "correct horse"})
    assert answer.status_code == 200
    assert await my_id(phone) == await my_id(browser)


@in_a_hall()
async def test_a_wrong_password_and_an_unknown_name_are_told_alike(http_hall: HttpHall) -> None:
    await http_hall.account("Ann")
    wrong = await http_hall.visitor().post("/api/sign-in", json={"name": "Ann", "password": "wrong horse"})
    unknown = await http_hall.visitor().post("/api/sign-in", json={"name": "Ben", "password": "wrong horse"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.content == unknown.content
    assert why(wrong) == "Wrong name or password."


@in_a_hall()
async def test_a_name_belongs_to_one_account_however_it_is_spelt(http_hall: HttpHall) -> None:
    await http_hall.account("Ann")
    taken = await http_hall.visitor().post("/api/sign-up", json={"name": "ANN", "password": "battery staple"})
    assert taken.status_code == 409
    assert why(taken) == "That name is taken. Choose another."


@in_a_hall()
async def test_a_password_that_is_too_short_is_refused(http_hall: HttpHall) -> None:
    answer = await http_hall.visitor().post("/api/sign-up", json={"name": "Ann", "password": "short"})
    assert answer.status_code == 422
    assert why(answer) == "A password has 8 to 256 characters."


@in_a_hall()
async def test_signing_out_ends_the_session_and_takes_the_cookie(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    token = browser.cookies["tilehall"]
    answer = await browser.post("/api/sign-out")
    assert answer.status_code == 204
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    browser.cookies.set("tilehall", token)
    assert not await signed_in(browser)


@in_a_hall()
async def test_signing_in_ends_the_session_that_was_there_before(http_hall: HttpHall) -> None:
    await http_hall.account("Ann")
    browser = await http_hall.guest("Somebody else")
    before = browser.cookies["tilehall"]
    await browser.post("/api/sign-in", json={"name": "Ann", "password": "correct horse"})
    assert browser.cookies["tilehall"] != before
    assert await http_hall.people.who(before) is None


@in_a_hall()
async def test_a_recovery_code_sets_a_new_password_and_is_replaced(http_hall: HttpHall) -> None:
    browser, code = await http_hall.account("Ann")
    phone = http_hall.visitor()
    asked = {"name": "ann", "code": code.lower().replace("-", " "), "password": "battery staple"}
    answer = await phone.post("/api/recover", json=asked)
    assert answer.status_code == 200
    assert answer.json()["recovery"] not in ("", code)
    assert not await signed_in(browser), "every other device is signed out"
    assert await signed_in(phone)
    again = await http_hall.visitor().post("/api/recover", json=asked)
    assert again.status_code == 401
    assert "recovery code" in why(again)
    old = await http_hall.visitor().post("/api/sign-in", json={"name": "Ann", "password": "correct horse"})
    new = await http_hall.visitor().post("/api/sign-in", json={"name": "Ann", "password": "battery staple"})
    assert (old.status_code, new.status_code) == (401, 200)


@in_a_hall()
async def test_a_guest_has_nothing_to_recover(http_hall: HttpHall) -> None:
    await http_hall.guest("Ann")
    answer = await http_hall.visitor().post(
        "/api/recover", json={"name": "Ann", "code": "K7QF2-9XMTC-ABCDE-FGHJK", "password": "battery staple"}
    )
    assert answer.status_code == 401


@in_a_hall(sign_in_attempts=3)
async def test_guessing_passwords_is_limited_for_a_name_and_for_an_address(http_hall: HttpHall) -> None:
    await http_hall.account("Ann")

    async def guess(address: str, name: str, password: str = "wrong horse") -> int:
        asked = {"name": name, "password": password}
        return (await http_hall.visitor(address=address).post("/api/sign-in", json=asked)).status_code

    assert [await guess(f"192.0.2.{n}", "ANN") for n in range(10, 14)] == [401, 401, 401, 429]
    assert await guess("192.0.2.20", "Ann", "correct horse") == 429, "or a guess that is right would still tell"
    assert [await guess("198.51.100.1", f"Name {n}") for n in range(4)] == [401, 401, 401, 429]
    http_hall.wait(600)
    assert await guess("198.51.100.1", "Ann", "correct horse") == 200


@in_a_hall(sign_in_attempts=3)
async def test_wrong_links_from_one_address_do_not_stop_right_ones_from_another(http_hall: HttpHall) -> None:
    browser, _ = await http_hall.account("Ann")
    link = (await browser.post("/api/me/link")).json()["token"]

    async def use(address: str, token: str) -> int:
        return (await http_hall.visitor(address=address).post("/api/link", json={"token": token})).status_code

    assert [await use("198.51.100.1", f"{n}" * 43) for n in range(5)] == [401, 401, 401, 429, 429]
    assert await use("198.51.100.1", link) == 429
    assert await use("192.0.2.20", link) == 200


@in_a_hall(sign_in_attempts=2)
async def test_signing_in_rightly_is_not_limited(http_hall: HttpHall) -> None:
    await http_hall.account("Ann")
    for _ in range(5):
        answer = await http_hall.visitor().post("/api/sign-in", json={"name": "Ann", "password": "correct horse"})
        assert answer.status_code == 200


@in_a_hall(sign_ups_per_hour=2)
async def test_new_people_from_one_address_are_limited(http_hall: HttpHall) -> None:
    statuses = [(await http_hall.visitor().post("/api/guest", json={"name": f"G{n}"})).status_code for n in range(2)]
    refused = await http_hall.visitor().post("/api/sign-up", json={"name": "Ann", "password": "correct horse"})
    assert [*statuses, refused.status_code] == [201, 201, 429]
    assert why(refused) == "Many people came in from your address; try again in 30 minutes."
    assert refused.headers["retry-after"] == "1800"
    elsewhere = await http_hall.visitor(address="192.0.2.2").post("/api/guest", json={"name": "Ben"})
    assert elsewhere.status_code == 201


@in_a_hall(sign_ups_per_hour=1, trusted_forwarders="192.0.2.1")
async def test_a_trusted_proxy_says_whose_address_counts_and_nobody_else_does(http_hall: HttpHall) -> None:
    async def come(peer: str, forwarded: str) -> int:
        browser = http_hall.visitor(address=peer)
        sent = {"x-forwarded-for": forwarded}
        return (await browser.post("/api/guest", json={"name": "Ann"}, headers=sent)).status_code

    assert await come("192.0.2.1", "203.0.113.1") == 201
    assert await come("192.0.2.1", "203.0.113.2") == 201
    assert await come("192.0.2.1", "9.9.9.9, 203.0.113.1") == 429
    assert await come("198.51.100.9", "203.0.113.3") == 201
    assert await come("198.51.100.9", "203.0.113.4") == 429


@in_a_hall(messages_per_second=1, messages_burst=5)
async def test_a_user_who_asks_very_fast_is_slowed_down(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    statuses = [(await browser.get("/api/me")).status_code for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    other = await http_hall.guest("Ben")
    assert (await other.get("/api/me")).status_code == 200


@in_a_hall()
async def test_a_stolen_cookie_stops_working_when_its_owner_signs_other_devices_out(http_hall: HttpHall) -> None:
    owner, _ = await http_hall.account("Ann")
    second = http_hall.visitor()
    await second.post("/api/sign-in", json={"name": "Ann", "password": "correct horse"})
    thief = http_hall.visitor(address="198.51.100.66")
    thief.cookies.set("tilehall", owner.cookies["tilehall"])
    assert await signed_in(thief)
    assert (await second.post("/api/me/devices/sign-out-others")).json() == {"devices": 1}
    assert not await signed_in(thief)


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"null", b"[]", b'{"name":1}', b'{"name":"A","x":1}'),
        *(b"\xff\xfe", b'{"name":"\xff"}', b'{"name":"\xed\xa0\x80"}', b'{"\xff":"A"}'),
        *(b"[" * 5000, b'{"name":' + b"[" * 990 + b"]" * 990 + b"}"),
    ],
)
def test_a_body_that_cannot_be_read_is_answered(body: bytes) -> None:
    @in_a_hall()
    async def send(http_hall: HttpHall) -> None:
        answer = await http_hall.visitor().post("/api/guest", content=body)
        assert answer.status_code == 400
        assert why(answer).startswith("The request ")

    send()


@in_a_hall(body_bytes=2048)
async def test_a_body_that_is_too_long_is_refused(http_hall: HttpHall) -> None:
    answer = await http_hall.visitor().post("/api/guest", content=msgspec.json.encode({"name": "x" * 3000}))
    assert answer.status_code == 413
    assert why(answer) == "The request is too long."
