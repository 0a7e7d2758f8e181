"""Tests of ratings, leaderboards and profiles over HTTP, for accounts that are public."""

from __future__ import annotations

import asyncio

import httpx
from msgspec.structs import replace

from tests.server.http.test_friends import befriend
from tests.support.http_client import HttpHall, in_a_hall, my_id, why
from tests.support.rated_games import end, rated_game, solo_game
from tilehall.core.question import LEVELS
from tilehall.server.accounts.names import fold


async def member(http_hall: HttpHall, name: str) -> httpx.AsyncClient:
    """Return a browser signed in to an account, made without hashing a password, which is slow."""
    browser = await http_hall.guest(name)
    user = await http_hall.store.user(await my_id(browser))
    assert user is not None
    await http_hall.store.change_user(replace(user, login=fold(name), password="x", recovery="y"))
    return browser


async def duel(http_hall: HttpHall, winner: httpx.AsyncClient, loser: httpx.AsyncClient, code: str) -> None:
    """Store and rate a game of 4ascend between the two."""
    http_hall.wait(60)
    users = await my_id(winner), await my_id(loser)
    await end(http_hall.store, code, http_hall.now, rated_game(users, (1, 2)))
    await http_hall.app.rater.rate_pending()


async def settled(http_hall: HttpHall, ann: httpx.AsyncClient, ben: httpx.AsyncClient) -> None:
    """Store and rate enough games to settle both ratings; Ann wins two of three."""
    one, two = await my_id(ann), await my_id(ben)
    games = [
        end(http_hall.store, f"RATE{n:02}", http_hall.now + n, rated_game((one, two), (1, 2) if n % 3 else (2, 1)))
        for n in range(24)
    ]
    await asyncio.gather(*games)
    http_hall.wait(60)
    await http_hall.app.rater.rate_pending()


@in_a_hall()
async def test_a_leaderboard_lists_those_whose_rating_is_settled(http_hall: HttpHall) -> None:
    ann, ben = await member(http_hall, "Ann"), await member(http_hall, "Ben")
    await duel(http_hall, ann, ben, "FIRST1")
    board = (await ann.get("/api/ratings/4ascend")).json()
    assert board["players"] == [], "one game says little"
    assert board["mine"]["provisional"]
    assert board["mine"]["rating"] > 1000
    assert [each["level"] for each in board["bots"]] == list(reversed(LEVELS)), "the strongest first"
    await settled(http_hall, ann, ben)
    board = (await ann.get("/api/ratings/4ascend")).json()
    assert [(each["name"], each["me"]) for each in board["players"]] == [("Ann", True), ("Ben", False)]
    assert board["players"][0]["games"] == 25
    guest = await http_hall.guest("Gil")
    assert (await guest.get("/api/ratings/4ascend")).json()["mine"] is None
    assert "no such game" in why(await ann.get("/api/ratings/chess"))


@in_a_hall()
async def test_a_profile_adds_up_what_was_played(http_hall: HttpHall) -> None:
    ann, ben = await member(http_hall, "Ann"), await member(http_hall, "Ben")
    await settled(http_hall, ann, ben)
    profile = (await ben.get("/api/people/Ann")).json()
    assert (profile["name"], profile["me"]) == ("Ann", False)
    (tally,) = profile["games"]
    assert (tally["game"], tally["played"], tally["won"], tally["lost"], tally["drawn"]) == ("4ascend", 24, 16, 8, 0)
    assert [each["count"] for each in tally["endings"]] == [16]
    assert len(tally["graph"]) == 24
    assert tally["graph"][-1]["rating"] == tally["rating"]
    assert not tally["provisional"]
    (met,) = profile["opponents"]
    assert (met["name"], met["played"], met["ahead"], met["behind"]) == ("Ben", 24, 16, 8)
    assert (await ann.get(f"/api/people/{await my_id(ann)}")).json()["me"]
    assert (await ann.get("/api/people/me")).json()["me"]
    assert "no public profile" in why(await ann.get("/api/people/Nobody"))


@in_a_hall()
async def test_practice_is_listed_with_a_mark_and_does_not_count(http_hall: HttpHall) -> None:
    ann = await member(http_hall, "Ann")
    casual = replace(rated_game((await my_id(ann), "easy"), (1, 2)), rated=0, places=())
    for code, result in (
        ("PLAIN1", casual),
        ("BACK01", replace(casual, takebacks=2)),
        ("FROM01", replace(casual, continues=30)),
    ):
        http_hall.wait(60)
        await end(http_hall.store, code, http_hall.now, result)
    profile = (await ann.get("/api/people/me")).json()
    assert [(each["played"], each["won"]) for each in profile["games"]] == [(1, 1)]
    assert [each["played"] for each in profile["opponents"]] == [1]
    for address in ("/api/people/me/games", "/api/me/games"):
        marks = [game["mark"] for game in (await ann.get(address)).json()["games"]]
        assert marks == ["From a position", "With takebacks", ""]


@in_a_hall()
async def test_games_are_found_by_result_opponent_game_and_date(http_hall: HttpHall) -> None:
    ann, ben = await member(http_hall, "Ann"), await member(http_hall, "Ben")
    carl = await member(http_hall, "Carl")
    await settled(http_hall, ann, ben)
    before = http_hall.now
    await duel(http_hall, ann, carl, "CARL01")

    async def found(**query: str | int) -> list[dict[str, object]]:
        games: list[dict[str, object]] = []
        next = ""
        while True:
            page = (
                await carl.get("/api/people/Ann/games", params={**query, **({"before": next} if next else {})})
            ).json()
            games += page["games"]
            next = page["next"]
            if not next:
                return games

    assert len(await found()) == 25
    assert len(await found(result="won")) == 17
    assert len(await found(result="lost", opponent=await my_id(ben))) == 8
    assert await found(game="miners") == []
    assert await found(opponent="hard") == []
    (newest,) = await found(since=before + 1)
    assert (newest["result"], newest["opponents"]) == (
        "won",
        [{"name": "Carl", "user": await my_id(carl), "bot": ""}],
    )
    assert newest["code"] == "CARL01", "Carl played in it"
    assert {each["code"] for each in await found(until=before + 1)} == {""}, "others are not told where it was"
    assert isinstance(newest["change"], int)


@in_a_hall()
async def test_a_private_profile_shows_nothing_to_others(http_hall: HttpHall) -> None:
    ann, ben = await member(http_hall, "Ann"), await member(http_hall, "Ben")
    await settled(http_hall, ann, ben)
    answer = await ann.patch("/api/me/profile", json={"private": True})
    assert answer.json()["private"]
    board = (await ben.get("/api/ratings/4ascend")).json()
    assert [each["name"] for each in board["players"]] == ["Ben"]
    for path in ("", "/games"):
        for who in ("Ann", await my_id(ann)):
            assert "no public profile" in why(await ben.get(f"/api/people/{who}{path}"))
            assert (await ann.get(f"/api/people/{who}{path}")).status_code == 200
    profile = (await ben.get("/api/people/me")).json()
    assert profile["opponents"] == [], "not by way of somebody else's profile either"
    games = (await ben.get("/api/people/me/games")).json()["games"]
    assert {each["opponents"][0]["name"] for each in games} == {"another player"}
    assert (await ann.get("/api/ratings/4ascend")).json()["mine"]["private"]
    await ann.patch("/api/me/profile", json={"private": False})
    assert (await ben.get("/api/people/Ann")).status_code == 200
    guest = await http_hall.guest("Gil")
    assert "guest" in why(await guest.patch("/api/me/profile", json={"private": True}))
    assert (await guest.get("/api/people/me")).status_code == 200
    assert "no public profile" in why(await ben.get(f"/api/people/{await my_id(guest)}"))


@in_a_hall()
async def test_nobody_finds_the_games_of_a_private_profile_by_its_opponents(http_hall: HttpHall) -> None:
    ann, ben, carl = await member(http_hall, "Ann"), await member(http_hall, "Ben"), await member(http_hall, "Carl")
    await duel(http_hall, ann, ben, "FIRST1")
    await ann.patch("/api/me/profile", json={"private": True})
    by_ann = {"opponent": await my_id(ann)}
    nothing = {"games": [], "next": ""}
    for browser, whose in ((carl, "Ben"), (ben, "Ben"), (ben, "me")):
        assert (await browser.get(f"/api/people/{whose}/games", params=by_ann)).json() == nothing
    seen = (await ann.get("/api/people/Ben/games", params=by_ann)).json()["games"]
    assert [each["code"] for each in seen] == ["FIRST1"], "Ann knows it: she played"
    unknown = (await carl.get("/api/people/Ben/games", params={"opponent": "nobody"})).json()
    assert unknown == nothing


@in_a_hall()
async def test_a_private_profile_looks_like_none_to_strangers_and_friends_are_told(http_hall: HttpHall) -> None:
    ann, ben, carl = await member(http_hall, "Ann"), await member(http_hall, "Ben"), await member(http_hall, "Carl")
    await befriend(ann, ben)
    await ann.patch("/api/me/profile", json={"private": True})
    for path in ("", "/games", "/games?result=won"):
        for who in ("Ann", await my_id(ann)):
            hidden, unknown = await carl.get(f"/api/people/{who}{path}"), await carl.get(f"/api/people/nobody{path}")
            assert (hidden.status_code, hidden.content) == (unknown.status_code, unknown.content)
            assert set(hidden.headers) == set(unknown.headers)
            told = await ben.get(f"/api/people/{who}{path}")
            assert (told.status_code, why(told)) == (403, "Ann keeps this profile private.")
    await ben.delete(f"/api/friends/{await my_id(ann)}")
    assert (await ben.get("/api/people/Ann")).status_code == 404


@in_a_hall()
async def test_a_deleted_account_leaves_the_leaderboard_and_its_games_stay_without_name(http_hall: HttpHall) -> None:
    ann, ben = (await http_hall.account("Ann"))[0], await member(http_hall, "Ben")
    await settled(http_hall, ann, ben)
    gone = await my_id(ann)
    answer = await ann.request("DELETE", "/api/me", json={"password": "correct horse"})
    assert answer.status_code == 204
    board = (await ben.get("/api/ratings/4ascend")).json()
    assert [each["name"] for each in board["players"]] == ["Ben"]
    assert "no public profile" in why(await ben.get(f"/api/people/{gone}"))
    games = (await ben.get("/api/people/me/games")).json()["games"]
    assert games[0]["opponents"] == [{"name": "another player", "user": "", "bot": ""}]


@in_a_hall()
async def test_the_solo_ladder_of_seven_days_and_of_all_time(http_hall: HttpHall) -> None:
    ann, ben = await member(http_hall, "Ann"), await member(http_hall, "Ben")
    await end(http_hall.store, "SOLO01", http_hall.now, solo_game(await my_id(ann), 300), "summon5")
    http_hall.wait(8 * 86400)
    await end(http_hall.store, "SOLO02", http_hall.now, solo_game(await my_id(ben), 200), "summon5")
    await http_hall.app.rater.rate_pending()

    async def ladder(days: int) -> list[tuple[str, int]]:
        found = (await ann.get("/api/ratings/summon5/solo", params={"days": days})).json()
        return [(each["name"], each["score"]) for each in found["players"]]

    assert await ladder(0) == [("Ann", 300), ("Ben", 200)]
    assert await ladder(7) == [("Ben", 200)]
    (tally,) = (await ben.get("/api/people/Ann")).json()["games"]
    assert (tally["best"]["score"], tally["alone"], tally["rating"]) == (300, 1, None)
    assert (await ann.get("/api/ratings/summon5")).json()["solo"]
    assert not (await ann.get("/api/ratings/4ascend")).json()["solo"]


@in_a_hall()
async def test_an_export_has_the_ratings(http_hall: HttpHall) -> None:
    ann, ben = await member(http_hall, "Ann"), await member(http_hall, "Ben")
    await duel(http_hall, ann, ben, "FIRST1")
    (rated,) = (await ben.get("/api/me/export")).json()["ratings"]
    assert (rated["room"], rated["place"], rated["game"]) == ("FIRST1", 2, "4ascend")
    assert rated["rating"] < 1000
    assert round(1000 + rated["change"] - rated["rating"], 3) == 0
