"""Tests of invitations: shown to users who have the code, and not to those who guess."""

from __future__ import annotations

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, why
from tilehall.server.http.qr_code import lan_address
from tilehall.table import entries
from tilehall.table.room import changed

NO_ROOM = "There is no room with that code."


@in_a_hall(titles={"miners": "The Mine"})
async def test_a_stranger_with_the_code_is_told_who_invites_to_what(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    code = (await ann.post("/api/rooms", json={"game": "miners", "seats": 4})).json()["code"]
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}"):
        answer = await http_hall.visitor().get(f"/api/invitations/{typed}")
        assert answer.json() == {
            "code": code,
            "game": "miners",
            "title": "The Mine",
            "aim": "Dig to the gold",
            "host": "Ann",
            "phase": "gathering",
            "seats": 4,
            "taken": 0,
        }
        assert "set-cookie" not in answer.headers


@in_a_hall()
async def test_the_aim_is_that_of_the_options_of_the_room(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    asked = {"game": "summon5", "options": {"sacred": [4, 6]}}
    code = (await ann.post("/api/rooms", json=asked)).json()["code"]
    assert (await http_hall.visitor().get(f"/api/invitations/{code}")).json()["aim"] == "Make sums of 4 or 6"


@in_a_hall()
async def test_a_room_that_the_code_does_not_open_looks_like_a_missing_one(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
    private = await StoredRoom.open(http_hall, ann, "4ascend", ben, watch=False)
    shown = await StoredRoom.open(http_hall, ann, "4ascend", ben, watch=True)
    closed = await StoredRoom.open(http_hall, ann, "4ascend", ben)
    await closed.to_the_end()
    await closed.put(changed(closed.room, entries.Closed()))
    stranger = http_hall.visitor()
    nothing = await stranger.get("/api/invitations/ZZZZZZ")
    assert (nothing.status_code, why(nothing)) == (404, NO_ROOM)
    for code in (private.code, closed.code):
        answer = await stranger.get(f"/api/invitations/{code}")
        assert (answer.status_code, answer.content) == (404, nothing.content)
    assert (await stranger.get(f"/api/invitations/{shown.code}")).json()["phase"] == "playing"
    # A player of that room has a seat to return to.
    assert (await ben.get(f"/api/invitations/{private.code}")).json()["taken"] == 2
    carl = await http_hall.guest("Carl")
    assert (await carl.get(f"/api/invitations/{private.code}")).status_code == 404


@in_a_hall(wrong_codes=3)
async def test_guessing_is_limited_by_address_and_by_person(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann", address="192.0.2.9")
    code = (await ann.post("/api/rooms", json={"game": "miners"})).json()["code"]
    stranger, neighbour = http_hall.visitor(), http_hall.visitor()
    for _ in range(5):
        assert (await stranger.get(f"/api/invitations/{code}")).status_code == 200, "a right code costs nothing"
    statuses = [(await stranger.get(f"/api/invitations/AAAAA{n}")).status_code for n in (2, 3, 4, 5)]
    assert statuses == [404, 404, 404, 429]
    for each in (stranger, neighbour):
        refused = await each.get(f"/api/invitations/{code}")
        assert refused.status_code == 429, "not even a right guess is told any more"
        assert "wrong codes" in why(refused)
    elsewhere = http_hall.visitor(address="198.51.100.7")
    assert (await elsewhere.get(f"/api/invitations/{code}")).status_code == 200
    # Signed-in users have their usual rate limit.
    ben = await http_hall.guest("Ben")
    for path in ("/api/invitations/AAAAA2", "/api/rooms/AAAAA3", "/api/invitations/AAAAA4"):
        assert (await ben.get(path)).status_code == 404
    assert (await ben.get(f"/api/invitations/{code}")).status_code == 429
    assert (await ben.get(f"/api/rooms/{code}")).status_code == 429
    http_hall.wait(600)
    assert (await stranger.get(f"/api/invitations/{code}")).status_code == 200


@in_a_hall(messages_per_second=1, messages_burst=4)
async def test_a_stranger_who_asks_very_fast_is_slowed_down(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    code = (await ann.post("/api/rooms", json={"game": "miners"})).json()["code"]
    stranger = http_hall.visitor()
    statuses = [(await stranger.get(f"/api/invitations/{code}")).status_code for _ in range(5)]
    assert statuses == [200] * 4 + [429]


@in_a_hall()
async def test_looking_at_an_invitation_creates_no_user(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    code = (await ann.post("/api/rooms", json={"game": "miners"})).json()["code"]
    stranger = http_hall.visitor()
    for path in (f"/api/invitations/{code}", "/api/invitations/ZZZZZZ", "/api/invitations/%20", "/api/me"):
        await stranger.get(path)
    people = await http_hall.store._reader.read(lambda database: database.execute("SELECT name FROM users").fetchall())
    assert people == [("Ann",)]


@in_a_hall(public_url="https://hall.example")
async def test_the_link_to_a_room_has_a_qr_code(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann", base="https://hall.example")
    code = (await ann.post("/api/rooms", json={"game": "miners"})).json()["code"]
    link = (await ann.get(f"/api/rooms/{code}/link")).json()
    assert link["url"] == f"https://hall.example/r/{code}"
    assert link["qr"].startswith("<svg")
    assert (await ann.get("/api/rooms/ZZZZZZ/link")).status_code == 404


@in_a_hall(host="0.0.0.0")
async def test_a_host_at_localhost_gets_a_link_for_the_local_network(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann", base="http://localhost:8000")
    code = (await ann.post("/api/rooms", json={"game": "miners"})).json()["code"]
    link = (await ann.get(f"/api/rooms/{code}/link")).json()
    address = lan_address()  # "" on a machine without a network
    assert (link["url"], link["local"]) == (f"http://{address or 'localhost'}:8000/r/{code}", not address)


@in_a_hall(host="127.0.0.1")
async def test_a_link_that_only_this_computer_can_open_says_so(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann", base="http://localhost:8000")
    code = (await ann.post("/api/rooms", json={"game": "miners"})).json()["code"]
    link = (await ann.get(f"/api/rooms/{code}/link")).json()
    assert (link["url"], link["local"]) == (f"http://localhost:8000/r/{code}", True)
