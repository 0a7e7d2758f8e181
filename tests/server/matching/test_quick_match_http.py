"""Tests of quick match and open tables over HTTP: requests, counts, filters and refusals."""

from __future__ import annotations

from pathlib import Path

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, why
from tests.support.server_process import Player, Server
from tilehall.messages import wire
from tilehall.table.speeds import SPEEDS


@in_a_hall()
async def test_an_asking_player_is_sent_the_room_and_the_options(http_hall: HttpHall) -> None:
    ann, stranger = await http_hall.guest("Ann"), http_hall.visitor()
    shown = (await stranger.get("/api/match")).json()
    assert [each["name"] for each in shown["speeds"]] == [*SPEEDS]
    assert shown["speeds"][1]["clock"] == {"kind": "turn", "seconds": 60, "increment": 0, "at_zero": "bot"}
    assert (shown["waiting"], shown["mine"]) == ([], None)
    answer = await ann.post("/api/match", json={"game": "rummikub", "speed": "relaxed"})
    assert answer.status_code == 201
    code = answer.json()["code"]
    assert (await ann.get("/api/match")).json()["mine"] == {"code": code, "game": "rummikub", "speed": "relaxed"}
    assert (await stranger.get("/api/match")).json()["mine"] is None
    assert (await ann.delete("/api/match")).status_code == 204
    assert (await ann.get("/api/match")).json()["mine"] is None
    assert (await ann.get(f"/api/rooms/{code}")).json()["phase"] == "closed"


@in_a_hall()
async def test_junk_is_refused_with_a_sentence_and_changes_nothing(http_hall: HttpHall) -> None:
    ann, stranger = await http_hall.guest("Ann"), http_hall.visitor()
    for body, status in (
        ({"game": "chess", "speed": "quick"}, 422),
        ({"game": "4ascend", "speed": "hasty"}, 400),
        ({"game": "4ascend"}, 400),
        ({"game": "", "speed": "quick"}, 400),
        ({"game": "4ascend", "speed": "quick", "seats": 5}, 400),
        ({"game": ["4ascend"], "speed": None}, 400),
    ):
        answer = await ann.post("/api/match", json=body)
        assert answer.status_code == status, answer.text
        assert why(answer)
    for query in ("speed=hasty", "rated=perhaps", "seats=many", "most=0", "most=101", "before=x", "before=1-'"):
        answer = await ann.get(f"/api/tables?{query}")
        assert answer.status_code == 400, query
        assert why(answer)
    assert (await ann.get("/api/tables?game=chess&before=999999999999999-ZZZZZZ")).json()["tables"] == []
    assert (await stranger.post("/api/match", json={"game": "4ascend", "speed": "quick"})).status_code == 401
    assert (await stranger.get("/api/tables")).status_code == 401
    assert await http_hall.store.matching_rooms() == []


@in_a_hall()
async def test_a_table_with_a_guest_is_not_listed_as_rated(http_hall: HttpHall) -> None:
    guest, (account, _) = await http_hall.guest("Gus"), await http_hall.account("Ann")
    found = {}
    for browser in (guest, account):
        room = {"game": "rummikub", "listed": True, "rated": True}
        code = (await browser.post("/api/rooms", json=room)).json()["code"]
        table = await http_hall.hall.table(code)
        assert table is not None
        await table.ask(await my_id(browser), wire.Sit(id=1, seat=0))
        found[code] = browser is account
    tables = (await account.get("/api/tables")).json()["tables"]
    assert {each["code"]: each["rated"] for each in tables} == found
    for rated in ("true", "false"):
        tables = (await account.get(f"/api/tables?rated={rated}")).json()["tables"]
        assert [each["rated"] for each in tables] == [rated == "true"]


@in_a_hall(messages_per_second=0.1, messages_burst=3)
async def test_a_stranger_who_asks_very_fast_is_slowed_down(http_hall: HttpHall) -> None:
    stranger = http_hall.visitor()
    statuses = [(await stranger.get("/api/match")).status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]


@in_a_hall()
async def test_open_tables_are_filtered_by_the_hall_and_come_in_pages(http_hall: HttpHall) -> None:
    ann, ben, eve = [await http_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    for number in range(5):
        http_hall.app.time.now = lambda at=number: at  # type: ignore[misc]  # each later than the last
        clock = {"kind": "turn", "seconds": 30} if number % 2 else None
        room = {"game": "miners" if number < 2 else "rummikub", "listed": True, "rated": number != 4, "clock": clock}
        assert (await ann.post("/api/rooms", json=room)).status_code == 201
    tables = (await eve.get("/api/tables")).json()
    assert [each["opened"] for each in tables["tables"]] == [4, 3, 2, 1, 0]
    assert tables["next"] is None
    newest = tables["tables"][0]
    assert (newest["host"], newest["players"], newest["free"], newest["speed"], newest["rated"]) == (
        "Ann",
        [],
        2,
        "none",
        False,
    )
    for query, expected in (
        ("game=miners", [1, 0]),
        ("speed=quick", [3, 1]),
        ("rated=false", [4]),
        ("seats=free&game=rummikub&rated=true", [3, 2]),
        ("seats=watch", []),
    ):
        found = (await eve.get(f"/api/tables?{query}")).json()["tables"]
        assert [each["opened"] for each in found] == expected, query
    page = (await eve.get("/api/tables?most=2")).json()
    following = (await eve.get("/api/tables", params={"most": 3, "before": page["next"]})).json()
    assert [each["opened"] for each in (*page["tables"], *following["tables"])] == [4, 3, 2, 1, 0]
    assert following["next"] is None
    # Users who block each other do not see each other's tables.
    await http_hall.app.blocks.block(await my_id(ann), await my_id(eve))
    for path in ("/api/tables", "/api/rooms"):
        assert "Ann" not in (await eve.get(path)).text
        assert "Ann" in (await ben.get(path)).text
    play = await StoredRoom.open(http_hall, ben, "4ascend", ann)
    assert play.room.code not in (await eve.get("/api/tables")).text


async def waiter(server: Server, name: str) -> tuple[Player, str]:
    """Return a user who has asked for a correspondence game and is ready."""
    player = await server.guest(name)
    answer = await player.http("POST", "/api/match", {"game": "4ascend", "speed": "days"})
    assert answer.status_code == 201, answer.text
    code = answer.json()["code"]
    await player.connect()
    await player.enter(code)
    assert (await player.ready())["news"] == "ok"
    return player, code


async def test_players_still_wait_after_a_power_cut(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    try:
        ann, code = await waiter(server, "Ann")
        server.kill()
        server.start()
        assert (await ann.http("GET", "/api/match")).json()["mine"]["code"] == code
        _, joined = await waiter(server, "Ben")
        assert joined == code
        await ann.connect()
        await ann.enter(code)
        status = await ann.until(lambda news: news["news"] == "room")
        assert (status["phase"], status["queue"]) == ("playing", "days")
    finally:
        server.kill()
