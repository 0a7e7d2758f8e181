"""Tournaments over HTTP: creating, reading, entering and organising them, and whom the hall refuses."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.http.test_bots import new_bot, new_token
from tests.support.http_client import HttpHall, in_a_hall, my_id, why
from tests.support.rated_games import end, rated_game
from tilehall.messages import wire
from tilehall.ratings.model import PlayerRating
from tilehall.server.tournaments.desk import MAX_HOUSE_BOTS

CUP: dict[str, Any] = {
    "title": "  Spring   Cup ",
    "game": "4ascend",
    "format": "swiss",
    "clock": {"kind": "bank", "seconds": 300, "increment": 3},
}


async def created(organiser: httpx.AsyncClient, **more: Any) -> str:
    answer = await organiser.post("/api/tournaments", json={**CUP, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def refused(answer: httpx.Response, status: int, sentence: str) -> None:
    assert (answer.status_code, why(answer)) == (status, sentence)


async def entered(http_hall: HttpHall, code: str, *names: str) -> list[httpx.AsyncClient]:
    """Return guests who have entered a tournament."""
    guests = [await http_hall.guest(name) for name in names]
    for guest in guests:
        assert (await guest.post(f"/api/tournaments/{code}/enter")).status_code == 204
    return guests


@in_a_hall()
async def test_a_tournament_is_created_with_good_defaults_and_listed(http_hall: HttpHall) -> None:
    (ann, _), ben = await http_hall.account("Ann"), await http_hall.guest("Ben")
    code = await created(ann)
    hidden = await created(ann, admission="link")
    page = (await ben.get("/api/tournaments")).json()
    assert [each["code"] for each in page["tournaments"]] == [code]
    assert page["tournaments"][0]["title"] == "Spring Cup"
    assert page["tournaments"][0]["organiser"]["name"] == "Ann"
    shown = (await ben.get(f"/api/tournaments/{hidden.lower()}")).json()
    assert (shown["phase"], shown["max_players"], shown["seats"], shown["me"]["may_enter"]) == ("open", 64, 2, True)
    assert shown["next_step"] is None
    mine = (await ann.get("/api/tournaments?mine=organised")).json()["tournaments"]
    assert {each["code"] for each in mine} == {code, hidden}
    link = (await ben.get(f"/api/tournaments/{code}/link", headers={"host": "localhost:8000"})).json()
    assert (link["url"], link["local"]) == (f"http://localhost:8000/tournament/{code}", True)


@in_a_hall()
async def test_players_enter_are_called_to_their_table_and_leave(http_hall: HttpHall) -> None:
    http_hall.app.clocks.giving_back = False
    ann, _ = await http_hall.account("Ann")
    code = await created(ann, rounds=1)
    ben, cat, dan = await entered(http_hall, code, "Ben", "Cat", "Dan")
    assert (await dan.post(f"/api/tournaments/{code}/withdraw")).status_code == 204
    [call] = (await ben.get("/api/me/company")).json()["tournaments"]
    assert (call["code"], call["title"], call["phase"], call["room"]) == (code, "Spring Cup", "open", "")
    assert (await ann.post(f"/api/tournaments/{code}/start")).status_code == 204
    await http_hall.app.tournament_runner.look()
    [call] = (await ben.get("/api/me/company")).json()["tournaments"]
    shown = (await cat.get(f"/api/tournaments/{code}")).json()
    assert call["room"] == shown["me"]["room"] == shown["tables"][0]["room"]
    assert (await dan.get("/api/me/company")).json()["tournaments"] == []
    front = (await ben.get(f"/api/rooms/{call['room']}")).json()
    assert (front["tournament"], front["host"]) == (code, "")
    table = await http_hall.hall.table(call["room"])
    assert table is not None
    for guest in (ben, cat):
        await table.ask(await my_id(guest), wire.Ready(id=1, value="abcdefgh"))
    await table.ask(await my_id(ben), wire.GiveUp(id=1, key="key"))
    await http_hall.app.tournament_runner.look()
    over = (await cat.get(f"/api/tournaments/{code}")).json()
    names = {each["id"]: each["name"] for each in over["players"]}
    assert [(names[each["player"]], each["points"]) for each in over["standings"]] == [("Cat", 1.0), ("Ben", 0.0)]
    assert (over["phase"], over["tables"][0]["how"]) == ("ended", "played")
    assert (await ben.get("/api/me/company")).json()["tournaments"] == []
    listed = (await ben.get("/api/tournaments?mine=entered&which=over")).json()["tournaments"]
    assert [(each["code"], each["entered"]) for each in listed] == [(code, True)]
    tables = (await ben.get(f"/api/tournaments/{code}/tables?round=1&player={await my_id(ben)}")).json()
    assert [each["number"] for each in tables] == [1]


@in_a_hall()
async def test_an_unchanged_tournament_is_not_sent_again(http_hall: HttpHall) -> None:
    ann, _ = await http_hall.account("Ann")
    code = await created(ann)
    first = await ann.get(f"/api/tournaments/{code}")
    same = await ann.get(f"/api/tournaments/{code}", headers={"if-none-match": first.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    await entered(http_hall, code, "Ben")
    newer = await ann.get(f"/api/tournaments/{code}")
    assert newer.headers["etag"] != first.headers["etag"]
    assert len(newer.json()["players"]) == 1


@in_a_hall(tournaments_per_user=1, tournament_players=8, admins="Ada")
async def test_small_tournaments_are_for_every_account_and_large_ones_for_admins(http_hall: HttpHall) -> None:
    (ann, _), ada = await http_hall.account("Ann"), await http_hall.admin("Ada")
    ben = await http_hall.guest("Ben")
    answer = await ben.post("/api/tournaments", json=CUP)
    await refused(answer, 403, "Create an account first: only accounts organise tournaments.")
    answer = await ann.post("/api/tournaments", json={**CUP, "max_players": 9})
    await refused(answer, 409, "A tournament may have at most 8 players.")
    await created(ann)
    answer = await ann.post("/api/tournaments", json=CUP)
    await refused(answer, 409, "You can have 1 unfinished tournament at a time.")
    for _ in range(2):
        await created(ada, max_players=500)


@in_a_hall(tournaments_per_user=0, admins="Ada")
async def test_a_hall_can_leave_tournaments_to_its_admins(http_hall: HttpHall) -> None:
    (ann, _), ada = await http_hall.account("Ann"), await http_hall.admin("Ada")
    await refused(await ann.post("/api/tournaments", json=CUP), 403, "In this hall, only admins create tournaments.")
    await created(ada)


@in_a_hall(admins="Ada")
async def test_only_the_organiser_and_admins_manage_a_tournament(http_hall: HttpHall) -> None:
    (ann, _), ada = await http_hall.account("Ann"), await http_hall.admin("Ada")
    code = await created(ann)
    ben, cat = await entered(http_hall, code, "Ben", "Cat")
    removal = {"player": await my_id(cat), "why": "Cheated."}
    for path, body in (
        *((path, None) for path in ("start", "pause", "resume")),
        ("settings", CUP),
        ("cancel", {}),
        ("correct", {"table": 1, "places": [1, 2], "why": "x"}),
        ("remove", removal),
        ("bots", {"level": "easy"}),
    ):
        answer = await ben.post(f"/api/tournaments/{code}/{path}", json=body)
        await refused(answer, 403, "Only the organiser of a tournament and admins may do this.")
    assert (await ada.post(f"/api/tournaments/{code}/remove", json=removal)).status_code == 204
    assert (await ann.post(f"/api/tournaments/{code}/remove", json={**removal, "player": await my_id(ben)})).is_success
    [act] = (await ada.get("/api/admin/audit")).json()
    assert (act["by"]["name"], act["act"], act["on"], act["note"]) == ("Ada", "remove_player", code, "Cheated.")
    assert (await ann.get(f"/api/tournaments/{code}")).json()["me"]["may_manage"]
    assert (await cat.post(f"/api/tournaments/{code}/enter")).status_code == 409
    assert (await ann.post(f"/api/tournaments/{code}/settings", json={**CUP, "bots": True})).status_code == 204
    assert (await ann.post(f"/api/tournaments/{code}/bots", json={"level": "easy", "count": 2})).status_code == 204
    players = (await ann.get(f"/api/tournaments/{code}")).json()["players"]
    assert [(each["name"], each["bot"]) for each in players[-2:]] == [("Pip (bot)", "easy"), ("Clover (bot)", "easy")]
    assert (await ann.post(f"/api/tournaments/{code}/cancel", json={"why": "Rain."})).status_code == 204
    shown = (await ben.get(f"/api/tournaments/{code}")).json()
    assert (shown["phase"], shown["why_cancelled"]) == ("cancelled", "The tournament was cancelled. The reason: Rain.")


@in_a_hall(admins="Ada", tournament_players=100)
async def test_only_admins_fill_a_tournament_with_bots_of_the_hall(http_hall: HttpHall) -> None:
    (ann, _), ada = await http_hall.account("Ann"), await http_hall.admin("Ada")
    code = await created(ann, bots=True)
    path = f"/api/tournaments/{code}/bots"
    assert (await ann.post(path, json={"level": "easy", "count": MAX_HOUSE_BOTS - 1})).status_code == 204
    why = f"A tournament may have at most {MAX_HOUSE_BOTS} bots of the hall. Admins can add more."
    await refused(await ann.post(path, json={"level": "first", "count": 2}), 409, why)
    assert len((await ann.get(f"/api/tournaments/{code}")).json()["players"]) == MAX_HOUSE_BOTS - 1
    assert (await ann.post(path, json={"level": "first"})).status_code == 204
    assert (await ada.post(path, json={"level": "easy", "count": 2})).status_code == 204


@in_a_hall(admins="Ada")
async def test_admins_list_all_tournaments(http_hall: HttpHall) -> None:
    (ann, _), ada = await http_hall.account("Ann"), await http_hall.admin("Ada")
    code = await created(ann, admission="link", title="Secret Cup")
    await created(ann)
    [listed] = (await ada.get("/api/admin/tournaments?search=secret")).json()
    assert (listed["code"], listed["organiser"]["name"], listed["listed"]) == (code, "Ann", False)
    assert len((await ada.get("/api/admin/tournaments")).json()) == 2
    await refused(await ann.get("/api/admin/tournaments"), 403, "Only admins of this hall can do that.")


@in_a_hall()
async def test_a_bot_account_enters_with_its_token_where_bots_may_enter(http_hall: HttpHall) -> None:
    (ann, _), (ben, _) = await http_hall.account("Ann"), await http_hall.account("Ben")
    bot = await new_bot(ben, who="everyone")
    program = http_hall.visitor(authorization=f"Bearer {await new_token(ben, bot)}")
    without, code = await created(ann), await created(ann, bots=True)
    assert (await program.post(f"/api/tournaments/{without}/enter")).status_code == 409
    assert (await program.post(f"/api/tournaments/{code}/enter")).status_code == 204
    [player] = (await program.get(f"/api/tournaments/{code}")).json()["players"]
    assert (player["id"], player["bot"]) == (bot, "account")


@in_a_hall()
async def test_the_rating_in_the_game_decides_who_enters_a_tournament_for_ratings(http_hall: HttpHall) -> None:
    (ann, _), (ben, _) = await http_hall.account("Ann"), await http_hall.account("Ben")
    cat = await http_hall.guest("Cat")
    await end(http_hall.store, "ABCDEF", 1, rated_game((await my_id(ben), "easy"), (1, 2)))
    settled = PlayerRating("4ascend", 1, "ABCDEF", 1, await my_id(ben), 1, 1_600_000, 90_000, 1_590_000, 40)
    await http_hall.store.replace_ratings([settled], [])
    strong = await created(ann, admission="rating", rating_min=1500)
    others = await created(ann, admission="rating", rating_max=1500)
    assert (await ben.post(f"/api/tournaments/{strong}/enter")).status_code == 204
    answer = await cat.post(f"/api/tournaments/{strong}/enter")
    await refused(answer, 409, "This tournament needs a settled rating of 1500 or more.")
    answer = await ben.post(f"/api/tournaments/{others}/enter")
    await refused(answer, 409, "This tournament is for ratings up to 1500.")
    assert (await cat.post(f"/api/tournaments/{others}/enter")).status_code == 204


@in_a_hall()
async def test_users_who_block_the_organiser_do_not_enter(http_hall: HttpHall) -> None:
    (ann, _), ben = await http_hall.account("Ann"), await http_hall.guest("Ben")
    code = await created(ann)
    await ben.post("/api/blocks", json={"user": await my_id(ann)})
    assert (await ben.post(f"/api/tournaments/{code}/enter")).status_code == 409
    assert not (await ben.get(f"/api/tournaments/{code}")).json()["me"]["may_enter"]


@in_a_hall()
async def test_titles_follow_the_rules_of_names(http_hall: HttpHall) -> None:
    ann, _ = await http_hall.account("Ann")
    for title in ("", "x" * 61, "a\u200bb", "\u0420aypal Cup"):
        answer = await ann.post("/api/tournaments", json={**CUP, "title": title})
        assert answer.status_code in (400, 422), title
        assert why(answer)


@in_a_hall(wrong_codes=2)
async def test_codes_of_tournaments_cannot_be_guessed(http_hall: HttpHall) -> None:
    ann, _ = await http_hall.account("Ann")
    statuses = [(await ann.get("/api/tournaments/AAAAAAAA")).status_code for _ in range(3)]
    assert statuses == [404, 404, 429]


@in_a_hall()
async def test_the_export_of_a_user_has_their_tournaments(http_hall: HttpHall) -> None:
    ann, _ = await http_hall.account("Ann")
    code = await created(ann)
    await ann.post(f"/api/tournaments/{code}/enter")
    exported = (await ann.get("/api/me/export")).json()["tournaments"]
    assert [(each["code"], each["organised"], each["entered"]) for each in exported] == [(code, True, True)]
