"""Tests of rooms and tables over HTTP: opening, listing, finding by code, and guessing codes."""

from __future__ import annotations

import asyncio

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, why
from tilehall.core.registry import games, in_home_order
from tilehall.messages.errors import Unreadable
from tilehall.table import entries
from tilehall.table.codes import CODE_CHARS, CODE_LETTERS
from tilehall.table.room import changed

CHINESE = {"Accept-Language": "zh"}


@in_a_hall()
async def test_a_room_is_opened_and_found_by_its_code_however_it_is_typed(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
    answer = await ann.post("/api/rooms", json={"game": "rummikub", "seats": 3, "options": {"rounds": 2}})
    assert answer.status_code == 201
    code = answer.json()["code"]
    assert len(code) == CODE_CHARS
    assert set(code) <= set(CODE_LETTERS)
    assert not set("0O1IL") & set(CODE_LETTERS)
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code} "):
        front = (await ben.get(f"/api/rooms/{typed}")).json()
        assert (front["code"], front["game"], front["host"], front["phase"]) == (code, "rummikub", "Ann", "gathering")
    assert front["options"]["rounds"] == 2
    assert [chair["name"] for chair in front["chairs"]] == ["", "", ""]


@in_a_hall()
async def test_every_game_can_be_opened_with_its_defaults(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    for name in games():
        opened = await browser.post("/api/rooms", json={"game": name})
        assert opened.status_code == 201
        front = (await browser.get(f"/api/rooms/{opened.json()['code']}")).json()
        assert len(front["chairs"]) == (5 if name == "miners" else 2)  # R2.1


@in_a_hall()
async def test_what_cannot_be_played_is_refused_with_the_reason(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    for body, part in (
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": "4ascend", "seats": 3}, "4ascend is for 2 players, not 3."),
        ({"game": "4ascend", "options": {"hp": 0}}, "The option “HP” takes a whole number from 1 to 99."),
        ({"game": "4ascend", "options": {"mana": 1}}, "4ascend has no option 'mana'"),
        ({"game": "4ascend", "options": {"hp": "9" * 5000}}, "Options have at most 4,096 characters"),
    ):
        answer = await browser.post("/api/rooms", json=body)
        assert answer.status_code == 422, answer.text
        assert part in why(answer)
    deep = b'{"game":"4ascend","options":{"hp":' + b"[" * 3000 + b"]" * 3000 + b"}}"
    answer = await browser.post("/api/rooms", content=deep, headers={"content-type": "application/json"})
    assert answer.status_code < 500, answer.text
    assert "recursion" not in answer.text


@in_a_hall(rooms_per_user=2)
async def test_one_host_has_only_so_many_rooms_open(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    statuses = [(await browser.post("/api/rooms", json={"game": "miners"})).status_code for _ in range(3)]
    assert statuses == [201, 201, 409]
    other = await http_hall.guest("Ben")
    assert (await other.post("/api/rooms", json={"game": "miners"})).status_code == 201


@in_a_hall()
async def test_only_listed_rooms_are_listed(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
    await ann.post("/api/rooms", json={"game": "miners"})
    shown = (await ann.post("/api/rooms", json={"game": "miners", "seats": 4, "listed": True})).json()["code"]
    (room,) = (await ben.get("/api/rooms")).json()
    assert (room["code"], room["host"], room["seats"], room["free"]) == (shown, "Ann", 4, 4)


@in_a_hall(titles={"miners": "The Mine"})
async def test_a_hall_may_call_a_game_otherwise(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    code = (await browser.post("/api/rooms", json={"game": "miners", "listed": True})).json()["code"]
    listed = (await browser.get("/api/games")).json()
    assert {game["name"]: game["title"] for game in listed}["miners"] == "The Mine"
    for path in ("/api/rooms", "/api/me/tables"):
        assert [room["title"] for room in (await browser.get(path)).json()] == ["The Mine"]
    assert (await browser.get(f"/api/rooms/{code}")).json()["title"] == "The Mine"
    assert (await browser.get(f"/api/rooms/{code}", headers=CHINESE)).json()["title"] == "The Mine"


@in_a_hall()
async def test_a_game_has_its_title_in_the_language_of_the_reader(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    code = (await ann.post("/api/rooms", json={"game": "miners", "listed": True})).json()["code"]
    for path in ("/api/rooms", "/api/me/tables"):
        assert [room["title"] for room in (await ann.get(path, headers=CHINESE)).json()] == ["矿工"]
    assert (await ann.get(f"/api/rooms/{code}", headers=CHINESE)).json()["title"] == "矿工"
    assert (await ann.get(f"/api/invitations/{code}", headers={"Accept-Language": "fr"})).json()["title"] == "Miners"


@in_a_hall()
async def test_a_room_is_casual_unless_its_host_chooses_rated(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    for chosen, rated in (({}, False), ({"rated": True}, True)):
        opened = await ann.post("/api/rooms", json={"game": "4ascend", "listed": True, **chosen})
        (room,) = [
            each for each in (await ann.get("/api/tables")).json()["tables"] if each["code"] == opened.json()["code"]
        ]
        assert room["rated"] is rated


@in_a_hall()
async def test_the_options_of_a_mode_open_a_room_of_that_mode(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    listed = {game["name"]: game for game in (await ann.get("/api/games")).json()}
    for game in listed.values():
        for mode in game["modes"]:
            opened = await ann.post("/api/rooms", json={"game": game["name"], "options": mode["options"]})
            front = (await ann.get(f"/api/rooms/{opened.json()['code']}")).json()
            assert front["options"] == mode["options"], mode["name"]


@in_a_hall()
async def test_my_tables_are_on_every_device_and_say_whose_turn_it_is(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
    play = await StoredRoom.open(http_hall, ann, "4ascend", ben)
    link = (await ann.post("/api/me/link")).json()["token"]
    phone = http_hall.visitor()
    await phone.post("/api/link", json={"token": link})
    tables = [(await browser.get("/api/me/tables")).json() for browser in (ann, phone, ben)]
    assert tables[0] == tables[1]
    turns = {play.room.chairs[0].user: tables[0][0]["my_turn"], play.room.chairs[1].user: tables[2][0]["my_turn"]}
    actor = play.room.actor
    assert actor is not None
    assert turns == {chair.user: seat == actor for seat, chair in enumerate(play.room.chairs)}
    assert tables[0][0]["players"] == ["Ann", "Ben"]
    stranger = await http_hall.guest("Eve")
    assert (await stranger.get("/api/me/tables")).json() == []


@in_a_hall()
async def test_where_others_play_the_host_is_not_told_when_they_moved(http_hall: HttpHall) -> None:
    ann, ben, host = await http_hall.guest("Ann"), await http_hall.guest("Ben"), await http_hall.guest("Eve")
    play = await StoredRoom.open(http_hall, ann, "4ascend", ben, turns_late=2)
    await play.put(changed(play.room, entries.Hosted(await my_id(host))))  # like a host without a seat
    before = [(await browser.get("/api/me/tables")).json()[0]["changed"] for browser in (ann, host)]
    http_hall.now += 60_000
    await play.turn()
    after = [(await browser.get("/api/me/tables")).json()[0]["changed"] for browser in (ann, host)]
    assert after == [before[0] + 60_000, before[1]]


@in_a_hall()
async def test_how_late_spectators_see_a_game_is_a_small_whole_number(http_hall: HttpHall) -> None:
    browser = await http_hall.guest("Ann")
    for late in (-1, 21, 1.5, "late", None, [2]):
        answer = await browser.post("/api/rooms", json={"game": "4ascend", "turns_late": late})
        assert answer.status_code == 400, answer.text
        assert "turns_late" in why(answer)
    assert (await browser.post("/api/rooms", json={"game": "4ascend", "turns_late": 20})).status_code == 201


@in_a_hall(wrong_codes=3)
async def test_guessing_codes_is_limited_and_a_right_guess_is_refused_as_well(http_hall: HttpHall) -> None:
    ann, eve = await http_hall.guest("Ann"), await http_hall.guest("Eve")
    code = (await ann.post("/api/rooms", json={"game": "miners"})).json()["code"]
    statuses = [(await eve.get(f"/api/rooms/{guess}")).status_code for guess in ("AAAAAA", "BBBBBB", "x", "CCCCCC")]
    assert statuses == [404, 404, 404, 429]
    limited = await eve.get(f"/api/rooms/{code}")
    assert limited.status_code == 429
    assert why(limited).startswith("Too many wrong codes; try again in ")
    assert (await ann.get(f"/api/rooms/{code}")).status_code == 200
    http_hall.wait(200)
    assert (await eve.get(f"/api/rooms/{code}")).status_code == 200


@in_a_hall(wrong_codes=3)
async def test_guessing_many_codes_at_once_gets_nobody_further(http_hall: HttpHall) -> None:
    eve = await http_hall.guest("Eve")
    answers = await asyncio.gather(*(eve.get(f"/api/rooms/AAAAA{letter}") for letter in "ABCDEFGHJK"))
    assert sorted(answer.status_code for answer in answers) == [404] * 3 + [429] * 7


@in_a_hall(wrong_codes=2)
async def test_a_right_code_costs_nothing(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    code = (await ann.post("/api/rooms", json={"game": "miners"})).json()["code"]
    assert [(await ann.get(f"/api/rooms/{code}")).status_code for _ in range(5)] == [200] * 5


@in_a_hall()
async def test_a_room_says_who_may_enter_it(http_hall: HttpHall) -> None:
    ann, ben, eve = [await http_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    play = await StoredRoom.open(http_hall, ann, "4ascend", ben, watch=False)
    assert (await ben.get(f"/api/rooms/{play.code}")).json()["may_enter"] is True
    front = (await eve.get(f"/api/rooms/{play.code}")).json()
    assert front["may_enter"] is False
    assert [chair["me"] for chair in front["chairs"]] == [False, False]
    assert play.seed.hex() not in str(front)
    assert await my_id(ann) not in str(front)


@in_a_hall()
async def test_the_catalogue_is_sent_compressed_to_clients_that_accept_it(http_hall: HttpHall) -> None:
    lengths = {}
    for accepted in ("gzip", "identity"):
        answer = await http_hall.visitor(**{"accept-encoding": accepted}).get("/api/games")
        assert [game["name"] for game in answer.json()] == [game.name for game in in_home_order()]
        assert answer.headers.get("content-encoding", "identity") == accepted
        lengths[accepted] = int(answer.headers["content-length"])
    assert lengths["gzip"] < lengths["identity"] / 3


@in_a_hall()
async def test_the_catalogue_explains_every_game_option_and_step(http_hall: HttpHall) -> None:
    listed = (await http_hall.visitor().get("/api/games")).json()
    assert [game["name"] for game in listed] == [game.name for game in in_home_order()]
    for game in listed:
        rules = games()[game["name"]]
        assert (game["fewest"], game["most"]) == (rules.seats[0], rules.seats[-1])
        assert game["usual"] == rules.usual_seats
        assert len(game["steps"]) == len(rules.lines)
        assert all(step["shape"].split()[0] and step["explanation"] for step in game["steps"])
        assert [mode["name"] for mode in game["modes"]] == [str(mode.name) for mode in rules.modes]
        for mode in game["modes"]:
            assert mode["summary"].endswith(".")
            assert set(mode["options"]) == {option["name"] for option in game["options"]}
        for option in game["options"]:
            assert option["label"]
            assert option["explanation"]
            assert option["bounds"]
            assert option["schema"]["default"] == option["default"]
            limits = (game["name"], option["name"]) == ("rummikub", "point_limit")
            assert option["implies"] == ({"rounds": 0} if limits else {})  # R4.9


@in_a_hall()
async def test_the_catalogue_explains_options_in_the_language_of_the_reader(http_hall: HttpHall) -> None:
    listed = (await http_hall.visitor().get("/api/games", headers={"Accept-Language": "de"})).json()
    (on_limit,) = [each for game in listed for each in game["options"] if each["name"] == "on_limit"]
    assert on_limit["label"] == on_limit["schema"]["title"] == "Ergebnis an der Grenze"
    assert on_limit["explanation"].startswith("Wer gewinnt, wenn")
    assert on_limit["bounds"] == "einer der Werte draw, hp"
    assert on_limit["schema"]["names"]["draw"] == "Unentschieden"


@in_a_hall()
async def test_a_room_that_a_later_release_wrote_into_is_left_to_its_nodes(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")

    async def unreadable(code: str) -> None:
        raise Unreadable

    http_hall.hall.table = unreadable  # type: ignore[method-assign]
    answer = await ann.get("/api/rooms/KX39PQ")
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert why(answer) == "This part of the hall cannot show the room; try again in a moment."
