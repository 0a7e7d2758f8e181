"""Tests of puzzles over HTTP: anyone may try, the rules judge, the first try counts, giving up shows the solution."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.support.http_client import START, HttpHall, in_a_hall, my_id, why
from tilehall.core.lesson import split
from tilehall.core.puzzle import Puzzle, packaged
from tilehall.server.accounts.people import DAY_MS

GAME = "4ascend"
PUZZLES = packaged(GAME)
PUZZLE = PUZZLES[min(PUZZLES)]
AT = f"/api/puzzles/{GAME}/{PUZZLE.id}"


def solution(puzzle: Puzzle = PUZZLE) -> list[list[str]]:
    return [list(split(lines)) for lines in puzzle.lesson.solution]


async def wrong(browser: httpx.AsyncClient, at: str = AT) -> list[list[str]]:
    """Return a legal turn that is not the solution."""
    shown = (await browser.get(at)).json()
    right = PUZZLES[shown["id"]].lesson.solution[0]
    return [[next(step for step in shown["position"]["legal"] if step != right)]]


async def tried(browser: httpx.AsyncClient, turns: list[list[str]], at: str = AT) -> dict[str, Any]:
    answer = await browser.post(at, json={"turns": turns})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def listed(browser: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await browser.get(f"/api/puzzles/{GAME}")).json()
    return found


@in_a_hall()
async def test_the_first_try_counts_and_every_wrong_one_is_answered(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    shown = (await ann.get(AT)).json()
    assert (shown["theme"], shown["task"], shown["mine"]) == (PUZZLE.theme, str(PUZZLE.lesson.task), "new")
    missed = await tried(ann, await wrong(ann))
    assert (missed["stands"], missed["say"], missed["counted"]) == ("missed", str(PUZZLE.lesson.otherwise), True)
    assert missed["level"] < missed["before"] == 1000
    again = await tried(ann, await wrong(ann))
    assert (again["stands"], again["counted"], again["level"]) == ("missed", False, missed["level"])
    solved = await tried(ann, solution())
    assert (solved["stands"], solved["say"], solved["counted"]) == ("done", str(PUZZLE.lesson.praise), False)
    assert (await ann.get(AT)).json()["mine"] == "solved"
    mine = await listed(ann)
    assert (mine["tried"], mine["solved"], mine["level"]) == (1, 1, missed["level"])
    (overview,) = (each for each in (await ann.get("/api/puzzles")).json()["games"] if each["game"] == GAME)
    assert (overview["solved"], overview["level"], overview["provisional"]) == (1, missed["level"], True)
    theme = next(each for each in mine["themes"] if each["theme"] == PUZZLE.theme)
    assert (theme["solved"], theme["next"] != PUZZLE.id) == (1, True)
    assert PUZZLES[theme["next"]].theme == PUZZLE.theme
    ben = await opened_hall.guest("Ben")
    first = await tried(ben, solution())
    assert (first["counted"], first["level"] > 1000) == (True, True)


@in_a_hall()
async def test_tries_at_once_count_once(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    bad = await wrong(ann)
    answers = await asyncio.gather(*(tried(ann, turns) for turns in [solution(), bad] * 5))
    assert sorted(each["counted"] for each in answers) == [False] * 9 + [True]
    levels = {each["level"] for each in answers}
    assert (len(levels), (await listed(ann))["tried"], (await listed(ann))["level"]) == (1, 1, levels.pop())


@in_a_hall()
async def test_the_solution_is_in_no_answer_before_it_is_given_up(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    shown = await ann.get(AT)
    missed = await ann.post(AT, json={"turns": await wrong(ann)})
    draft = await ann.post(f"{AT}/draft", json={"turns": [], "steps": []})
    for answer in (shown, missed, draft, await ann.get(f"/api/puzzles/{GAME}")):
        assert not {"solution", "goal", "praise", "wrong"} & set(answer.json())
        assert str(PUZZLE.lesson.praise) not in answer.text
    # Legal turns are listed in an order that reveals nothing.
    assert sorted(shown.json()["position"]["legal"]) == sorted(draft.json()["next"])
    given = (await ann.post(f"{AT}/solution")).json()
    assert given["turns"] == solution()
    assert given["steps"] == [step for turn in solution() for step in turn]
    assert (given["say"], len(given["happened"]) >= 1, given["counted"]) == (str(PUZZLE.lesson.praise), True, False)
    # Once the solution was shown, playing it does not count as solving.
    assert (await tried(ann, solution()))["stands"] == "done"
    assert (await ann.get(AT)).json()["mine"] == "shown"
    ben = await opened_hall.guest("Ben")
    given = (await ben.post(f"{AT}/solution")).json()
    assert (given["counted"], given["level"] < given["before"]) == (True, True)


@in_a_hall()
async def test_signed_out_visitors_may_try_and_nothing_is_kept(opened_hall: HttpHall) -> None:
    stranger = opened_hall.visitor()
    assert (await stranger.get(AT)).json()["names"].count("Guest") == 1
    answer = await tried(stranger, solution())
    assert (answer["stands"], answer["counted"]) == ("done", False)
    assert (await listed(stranger))["tried"] == 0
    assert (await stranger.post(f"{AT}/solution")).status_code == 401


@in_a_hall()
async def test_the_daily_puzzle_is_the_same_for_everybody_and_makes_a_streak(opened_hall: HttpHall) -> None:
    opened_hall.app.time.now = lambda: opened_hall.now
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    daily, met = f"/api/puzzles/{GAME}/daily", set[str]()
    for day in range(3):
        shown = (await ann.get(daily)).json()
        assert shown["id"] == (await ben.get(daily)).json()["id"]
        assert shown["daily"]
        met.add(shown["id"])
        at = f"/api/puzzles/{GAME}/{shown['id']}"
        assert (await tried(ann, solution(PUZZLES[shown["id"]]), at))["streak"] == day + 1
        overview = (await ann.get("/api/puzzles")).json()
        mine = next(each["daily"] for each in overview["games"] if each["game"] == GAME)
        assert (overview["day"], overview["streak"], mine["done"]) == (START // DAY_MS + day, day + 1, True)
        assert overview["week"] == [False] * (6 - day) + [True] * (day + 1)
        opened_hall.wait(DAY_MS / 1000)
    assert len(met) > 1, "not the same every day"
    assert (await listed(ann))["streak"] == 3, "today is not over yet"
    opened_hall.wait(DAY_MS / 1000)
    assert (await listed(ann))["streak"] == 0
    # A wrong first try does not matter, but a shown solution does.
    for browser, give_up, streak in ((ann, False, 1), (ben, True, 0)):
        id = (await browser.get(daily)).json()["id"]
        at = f"/api/puzzles/{GAME}/{id}"
        await tried(browser, await wrong(browser, at), at)
        if give_up:
            await browser.post(f"{at}/solution")
        assert (await tried(browser, solution(PUZZLES[id]), at))["streak"] == streak


@in_a_hall(messages_burst=5000)
async def test_the_stream_fits_the_level_and_brings_untried_puzzles(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    theme = min((await listed(ann))["themes"], key=lambda each: each["puzzles"])
    met: list[str] = []
    for _ in range(theme["puzzles"]):
        shown = (await ann.get(f"/api/puzzles/{GAME}/next", params={"theme": theme["theme"]})).json()
        assert shown["theme"] == theme["theme"]
        met.append(shown["id"])
        await tried(ann, solution(PUZZLES[shown["id"]]), f"/api/puzzles/{GAME}/{shown['id']}")
    assert len(set(met)) == theme["puzzles"], "each comes once before any comes again"
    here = next(each for each in (await listed(ann))["themes"] if each["theme"] == theme["theme"])
    assert here["solved"] == here["puzzles"]
    again = (await ann.get(f"/api/puzzles/{GAME}/next", params={"theme": theme["theme"], "after": met[-1]})).json()
    assert again["id"] in met
    # Near a newcomer's level, each puzzle chosen is among the eight nearest.
    shown = (await (await opened_hall.guest("Ben")).get(f"/api/puzzles/{GAME}/next")).json()
    distances = sorted(abs(each.mean - 1_000_000) for each in PUZZLES.values())
    assert abs(PUZZLES[shown["id"]].mean - 1_000_000) <= distances[7]


@in_a_hall()
async def test_what_does_not_fit_is_refused_with_a_sentence(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    assert (await ann.post(AT, json={"turns": [["dance"]]})).status_code == 422
    assert (await ann.post(AT, json={"turns": [["stone 99,99"]]})).status_code == 409
    assert (await ann.post(AT, json={"turns": [[]] * 21})).status_code == 400
    assert (await ann.post(AT, json={"turns": [], "solved": True})).status_code == 400
    assert (await ann.post(AT, json={"turns": [*solution(), *solution()]})).status_code == 409
    for path in (f"{GAME}/none", "chess/first", "chess", "chess/daily", "chess/next", f"{GAME}/next?theme=none"):
        refused = await ann.get(f"/api/puzzles/{path}")
        assert (refused.status_code, bool(why(refused))) == (404, True), path
    assert (await ann.post(f"/api/puzzles/{GAME}/none/solution")).status_code == 404
    assert (await listed(ann))["tried"] == 0, "what the rules refuse is no try"


@in_a_hall()
async def test_puzzles_are_in_the_export_and_go_with_the_person(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    id = await my_id(ann)
    await tried(ann, solution())
    (exported,) = (await ann.get("/api/me/export")).json()["puzzles"]
    assert (exported["game"], exported["puzzle"], exported["first"]) == (GAME, PUZZLE.id, True)
    assert (await ann.request("DELETE", "/api/me", json={})).status_code == 204
    assert list(await opened_hall.store.puzzle_tries(id)) == []
