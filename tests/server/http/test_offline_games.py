"""Tests of games that were played offline: added once, replayed, private, unrated, and deleted with their user."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.support.http_client import HttpHall, in_a_hall, my_id, why
from tilehall.core import record
from tilehall.core.play import begin, playout
from tilehall.core.registry import find
from tilehall.store.contents import LogReading
from tilehall.table import entries

ROUTE = "/api/me/offline-games"


def played(game: str = "4ascend", seats: int = 2, seed: int = 7, **more: Any) -> str:
    """Return the record of a random game."""
    rules = find(game)
    steps = [step for step, _ in playout(rules, begin(rules, None, seats), Random(seed))]
    names = ("Zoe", "Grandma", "Carl", "Dan", "Eve")[:seats]
    return record.to_text(record.write(rules, rules.options(), seats, steps, players=names, **more))


def sent(written: str, **more: Any) -> dict[str, Any]:
    """Return a game as a page sends it."""
    return {"id": str(uuid4()), "record": written, "seat": 0, "finished": 1_600_000_000_000, **more}


async def add(browser: httpx.AsyncClient, *games: dict[str, Any]) -> list[dict[str, Any]]:
    answer = await browser.post(ROUTE, json={"games": games})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["games"])


async def mine(browser: httpx.AsyncClient) -> list[dict[str, Any]]:
    return list((await browser.get("/api/me/games")).json()["games"])


@pytest.mark.parametrize("game", ["4ascend", "heart-tiles", "miners", "rummikub", "summon5"])
def test_an_added_game_is_like_other_finished_games(game: str) -> None:
    @in_a_hall()
    async def visit(http_hall: HttpHall) -> None:
        ann = await http_hall.guest("Ann")
        written = played(game)
        one = sent(written, bots=["", "easy"])
        (added,) = await add(ann, one)
        assert (added["id"], added["stored"], added["why"]) == (one["id"], True, "")
        (listed,) = await mine(ann)
        assert (listed["code"], listed["ended"], listed["mark"]) == (added["code"], one["finished"], "Played offline")
        assert [seat["name"] for seat in listed["seats"]] == ["Ann", "Pip (bot)"]
        for path in ("log", "review"):
            shown = (await ann.get(f"/api/rooms/{added['code']}/{path}")).json()
            assert (shown["mark"], shown["me"]) == ("Played offline", 0)
        kept = record.from_text((await ann.get(listed["record"])).text)
        assert kept.offline
        assert (kept.steps, kept.outcome) == ((known := record.from_text(written)).steps, known.outcome)
        reading = LogReading({(added["code"], 1)})
        for row in await http_hall.store.rows(added["code"]):
            reading.add(row.room, row.seq, row.entry)
        me = await my_id(ann)
        tallies = (await ann.get(f"/api/people/{me}")).json()["games"]
        assert [each["played"] for each in tallies] == [1]
        assert (await ann.get("/api/me/export")).json()["games"] == [listed]

    visit()


@in_a_hall()
async def test_a_game_is_stored_once_however_often_it_is_sent(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    game = sent(played())
    answers = await asyncio.gather(*(add(ann, game, game) for _ in range(4)))
    assert {each["code"] for answer in answers for each in answer} == {(await mine(ann))[0]["code"]}
    assert len(await mine(ann)) == 1
    ben = await http_hall.guest("Ben")
    (other,) = await add(ben, game)
    assert (other["stored"], other["why"]) == (False, "Another account has already added this game.")
    assert (await ann.request("DELETE", "/api/me", json={})).status_code == 204
    assert [each["stored"] for each in await add(ben, game)] == [True]


@in_a_hall()
async def test_an_added_game_is_for_its_player_alone(http_hall: HttpHall) -> None:
    (ann, _), (ben, _) = await http_hall.account("Ann"), await http_hall.account("Ben")
    (added,) = await add(ann, sent(played("miners", 3), bots=["", "", "easy"]))
    for path in ("log", "record", "review"):
        assert (await ben.get(f"/api/rooms/{added['code']}/{path}")).status_code == 403
    assert [seat["name"] for seat in (await mine(ann))[0]["seats"]] == ["Ann", "Grandma", "Pip (bot)"]
    me = await my_id(ann)
    seen = (await ben.get(f"/api/people/{me}")).json()
    assert seen["games"] == []
    assert (await ben.get(f"/api/people/{me}/games")).json()["games"] == []
    shared = await ann.post(f"/api/rooms/{added['code']}/review/link")
    assert shared.status_code in (200, 201), shared.text
    told = (await ben.get(f"/api/shared/{shared.json()['token']}")).json()
    assert (told["players"], told["mark"]) == (["Ann", "Somebody", "Pip (bot)"], "Played offline")


@in_a_hall()
async def test_what_does_not_replay_is_refused_with_a_reason(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    good = played()
    lines = good.splitlines()
    unfinished = "\n".join([*lines[:12], ""]).replace(";", "  ;")
    cases = {
        "this is not a record": sent("x"),
        "There is no game": sent(good.replace("game 4ascend", "game chess")),
        "version": sent(good.replace("version 2", "version 99")),
        "checksum": sent(good.replace(lines[20], lines[21])),
        "missing": sent(unfinished),
        "not over": sent("\n".join([*lines[:6], ""])),
        "at most 60,000": sent(good + " " * 60_000),
        "no seat 3": sent(good, seat=2),
        "3 are named": sent(good, bots=["", "easy", "easy"]),
        "no bot of the level": sent(good, bots=["", "divine"]),
        "played by a bot": sent(good, bots=["easy", ""]),
        "beginning of a turn": sent(played(continues=1)),
    }
    for reason, game in cases.items():
        answer = await ann.post(ROUTE, json={"games": [game]})
        (refused,) = answer.json()["games"]
        assert not refused["stored"], reason
        assert reason in refused["why"], refused
    assert await mine(ann) == []
    junk: object
    for junk in ({}, {"games": []}, {"games": [sent(good)] * 21}, {"games": [sent(good) | {"id": "7"}]}, [], 7):
        answer = await ann.post(ROUTE, json=junk)
        assert answer.status_code in (400, 413), answer.text
        assert why(answer)
    assert (await http_hall.visitor().post(ROUTE, json={"games": [sent(good)]})).status_code == 401


@in_a_hall(messages_burst=1000)
async def test_an_edited_record_is_stored_whole_or_refused(http_hall: HttpHall) -> None:
    ann, rng = await http_hall.guest("Ann"), Random(1)
    good = [line.partition(" ;")[0] for line in played("rummikub").splitlines()[:-1]]
    for _ in range(60):
        lines = list(good)
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(lines))
            lines[at : at + 1] = rng.choice(([], [lines[rng.randrange(len(lines))]], [lines[at], "resign 1"], ["\0 9"]))
        (answer,) = await add(ann, sent("\n".join(lines)))
        assert answer["stored"] == (not answer["why"])
        if answer["stored"]:
            assert (await ann.get(f"/api/rooms/{answer['code']}/review")).status_code == 200


@in_a_hall(offline_games_per_day=2)
async def test_a_user_adds_so_many_games_a_day(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    games = [sent(played(seed=seed)) for seed in range(3)]
    await add(ann, *games[:2])
    await add(ann, *games[:2])  # a game that is stored already does not count
    refused = await ann.post(ROUTE, json={"games": games})
    assert refused.status_code == 429
    assert why(refused).startswith("That is a lot of games for one day; try again in ")
    http_hall.wait(86_400)
    assert [each["stored"] for each in await add(ann, *games)] == [True] * 3


@in_a_hall()
async def test_added_games_are_deleted_with_their_user(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    future = sent(played(takebacks=2), finished=2**53)
    (added,) = await add(ann, future)
    (listed,) = await mine(ann)
    assert (listed["mark"], listed["ended"] < 2**42) == ("Played offline, with takebacks", True)
    (opened, *_) = [entries.read(row.entry) for row in await http_hall.store.rows(added["code"])]
    assert isinstance(opened, entries.Opened)
    assert (opened.offline, opened.listed, opened.watch) == (True, False, False)
    assert (await ann.request("DELETE", "/api/me", json={})).status_code == 204
    assert await http_hall.store.rows(added["code"]) == []
