"""Tests of lessons over HTTP: anyone plays them, the rules judge, and the progress of signed-in users is kept."""

from __future__ import annotations

import httpx

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, why
from tilehall.table import commands

LESSON = "/api/lessons/summon5/bigger-sums"
RIGHT = [["place 2 7,6", "place 3 7,5", "end"]]
SMALL = [["place 2 6,7", "place 3 6,8", "end"]]


async def done(browser: httpx.AsyncClient, game: str = "summon5") -> list[str]:
    listed = (await browser.get(f"/api/lessons/{game}")).json()
    return [each["id"] for each in listed["lessons"] if each["done"]]


async def offered(browser: httpx.AsyncClient, game: str = "summon5") -> bool:
    return bool((await browser.get(f"/api/lessons/{game}")).json()["offered"])


@in_a_hall()
async def test_a_guest_plays_a_lesson_and_keeps_it(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    shown = (await ann.get(LESSON)).json()
    assert shown["names"] == ["Ann"]
    assert shown["position"]["view"]["hands"] == [["2", "3", "9"]]
    assert "place 2 7,6" in shown["position"]["legal"]
    missed = (await ann.post(LESSON, json={"turns": SMALL})).json()
    assert (missed["stands"], "gives 20" in missed["say"]) == ("missed", True)
    assert await done(ann) == []
    answer = (await ann.post(LESSON, json={"turns": RIGHT})).json()
    assert answer["stands"] == "done"
    (happened,) = answer["happened"]
    assert happened["position"]["scores"] == [20]
    assert "Ann weaves 3 2 5, sum 10: 20 energy." in [told["say"] for told in happened["move"]["facts"]]
    assert await done(ann) == ["bigger-sums"]
    assert (await ann.post("/api/me/account", json={"password": "correct horse"})).status_code == 200
    assert await done(ann) == ["bigger-sums"], "an account keeps what the guest did"
    ben = await opened_hall.guest("Ben")
    assert await done(ben) == []


@in_a_hall()
async def test_signed_out_visitors_may_play_and_nothing_is_kept(opened_hall: HttpHall) -> None:
    stranger = opened_hall.visitor()
    assert (await stranger.get(LESSON)).json()["names"] == ["Guest"]
    german = await stranger.get(LESSON, headers={"accept-language": "de"})
    assert german.json()["names"] == ["Gast"]
    assert (await stranger.post(LESSON, json={"turns": RIGHT})).json()["stands"] == "done"
    assert (await done(stranger), await offered(stranger)) == ([], False)
    assert (await stranger.delete("/api/lessons/summon5/offer")).status_code == 401


@in_a_hall(messages_burst=5000)
async def test_the_solution_of_every_lesson_is_shown_and_does_it(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    for listed in (await ann.get("/api/lessons")).json():
        for lesson in listed["lessons"]:
            at = f"/api/lessons/{listed['game']}/{lesson['id']}"
            shown = (await ann.get(f"{at}/solution")).json()
            assert await done(ann, listed["game"]) == [], "to be shown is not to do it"
            me = (await ann.get(at)).json()["position"]["me"]
            assert [each["move"]["seat"] for each in shown["happened"]].count(me) == len(shown["turns"])
            # Step by step, as the page shows it: every intermediate draft is valid.
            for number, turn in enumerate(shown["turns"]):
                tried = {"turns": shown["turns"][:number], "steps": turn[:-1]}
                draft = (await ann.post(f"{at}/draft", json=tried)).json()
                assert all(verdict["stands"] for verdict in draft["verdicts"]), at
            ben = opened_hall.visitor()
            assert (await ben.post(at, json={"turns": shown["turns"]})).json()["stands"] == "done", at


@in_a_hall()
async def test_the_lessons_of_every_game_are_in_one_list(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    await ann.post(LESSON, json={"turns": RIGHT})
    every = (await ann.get("/api/lessons")).json()
    assert {"4ascend", "heart-tiles", "miners", "rummikub", "summon5"} <= {each["game"] for each in every}
    for each in every:
        assert each == (await ann.get(f"/api/lessons/{each['game']}")).json()
        assert all(lesson["text"] for lesson in each["lessons"])


@in_a_hall()
async def test_a_draft_is_judged_as_at_a_table(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    at = f"{LESSON}/draft"
    fresh = (await ann.post(at, json={"turns": [], "steps": []})).json()
    assert "place 2 7,6" in fresh["next"]
    tried = (await ann.post(at, json={"turns": [], "steps": ["place 2 7,6", "place 3 7,5"]})).json()
    assert (tried["points"], tried["steps"]) == (20, ["place 2 7,6", "place 3 7,5"])
    assert "end" in tried["next"]
    against = (await ann.post(at, json={"turns": [], "steps": ["place 9 0,0", "place 2 9,9"]})).json()
    assert [verdict["stands"] for verdict in against["verdicts"]][-1] is False


@in_a_hall()
async def test_what_does_not_fit_is_refused_with_a_sentence(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    against = await ann.post(LESSON, json={"turns": [["place 9 7,6", "end"]]})
    assert (against.status_code, "could score" in why(against)) == (409, True)
    assert (await ann.post(LESSON, json={"turns": [["dance"]]})).status_code == 422
    assert (await ann.post(LESSON, json={"turns": [[]] * 21})).status_code == 400
    assert (await ann.post(LESSON, json={"turns": [], "more": 1})).status_code == 400
    assert (await ann.post(LESSON, json={"turns": [*RIGHT, *RIGHT]})).status_code == 409
    for path in ("/api/lessons/summon5/none", "/api/lessons/chess/first", "/api/lessons/chess"):
        assert (await ann.get(path)).status_code == 404
    assert (await ann.delete("/api/lessons/chess/offer")).status_code == 404
    assert await done(ann) == []


@in_a_hall(messages_burst=3, messages_per_second=0.1)
async def test_lessons_are_rate_limited(opened_hall: HttpHall) -> None:
    stranger = opened_hall.visitor()
    answers = [(await stranger.post(LESSON, json={"turns": RIGHT})).status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]


@in_a_hall()
async def test_lessons_are_offered_to_a_newcomer_until_put_away_or_begun(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    assert await offered(ann)
    assert (await ann.delete("/api/lessons/summon5/offer")).status_code == 204
    assert not await offered(ann)
    assert await done(ann) == []
    assert await offered(ben), "what Ann does not want, Ben may"
    await ben.post(LESSON, json={"turns": RIGHT})
    assert not await offered(ben)


@in_a_hall()
async def test_lessons_of_a_game_already_played_are_not_offered(opened_hall: HttpHall) -> None:
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    play = await StoredRoom.open(opened_hall, ann, "summon5", ben)
    assert await offered(ann), "the first table is where they are offered"
    await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
    assert not await offered(ann)


@in_a_hall()
async def test_lessons_are_in_the_export_and_go_with_the_person(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    id = await my_id(ann)
    await ann.post(LESSON, json={"turns": RIGHT})
    (exported,) = (await ann.get("/api/me/export")).json()["lessons"]
    assert (exported["game"], exported["lesson"], exported["at"] > 0) == ("summon5", "bigger-sums", True)
    assert (await ann.request("DELETE", "/api/me", json={})).status_code == 204
    assert list(await opened_hall.store.lessons_done(id)) == []


@in_a_hall()
async def test_the_catalogue_counts_lessons(opened_hall: HttpHall) -> None:
    stranger = opened_hall.visitor()
    counted = {game["name"]: game["lessons"] for game in (await stranger.get("/api/games")).json()}
    assert counted["summon5"] == len((await stranger.get("/api/lessons/summon5")).json()["lessons"]) >= 5
