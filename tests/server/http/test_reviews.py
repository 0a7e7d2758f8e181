"""Tests of reviews over HTTP: a finished game turn by turn, the quality of each turn, and the adviser's choice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import TypeVar

import msgspec
import pytest

from tests.server.http.test_records import FAST
from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, why
from tests.support.in_process_hall import Asked
from tilehall.core.notation import parse, text
from tilehall.core.play import act
from tilehall.core.question import Answer, Question
from tilehall.core.registry import games
from tilehall.core.review import whole_turns
from tilehall.server.live import analysis
from tilehall.table import commands

pytestmark = pytest.mark.long

T = TypeVar("T")
WAITS = Answer(("stone 8,8",), "Waits.", 0.5, (0.5, 0.5))


@pytest.mark.parametrize("game", list(games()))
def test_a_turn_is_reviewed_with_what_its_seat_knew(game: str) -> None:
    @in_a_hall()
    async def scenario(opened_hall: HttpHall) -> None:
        opened_hall.app.bots.pool = pool = Asked()
        ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
        play = await StoredRoom.open(opened_hall, ann, game, ben, options=FAST[game])
        while len(whole_turns(play.room.record())) < 3:
            await play.turn()
        await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
        address = f"/api/rooms/{play.code}/review"
        review = (await ben.get(address)).json()
        past = whole_turns(play.room.record())
        assert [turn["steps"] for turn in review["turns"]] == [
            [text(step) for part in turn.parts for step in part.steps] for turn in past
        ]
        assert [turn["judgement"] for turn in review["turns"]] == [None] * 3
        assert review["players"] == ["Ann", "Ben"]
        assert review["me"] == 1
        assert review["outcome"]["reason"] == "resigned"
        turn = past[1]
        one = (await ann.get(f"{address}/2")).json()
        assert one["played"] == review["turns"][1]
        assert one["considered"] is None
        seen = msgspec.json.encode(play.room.game.view(turn.parts[0].before, turn.seat))
        assert one["view"] == msgspec.json.decode(seen)
        assert pool.asked == [], "to look at a turn asks no bot"
        found = (await ann.get(f"{address}/2/analysis")).json()["turn"]
        assert bytes(pool.asked[0].view) == seen
        assert pool.asked[0].advice
        assert pool.asked[0].played == (), "what was played does not change what is advised"
        compared = [asked for asked in pool.asked if asked.advised]
        assert {asked.played for asked in compared} <= {tuple(map(text, part.steps)) for part in turn.parts}
        judged = found["played"]["judgement"]
        assert judged["mark"] in ("good", "inaccuracy", "mistake", "blunder")
        assert all(0 <= judged[name] <= 1 for name in ("cost", "before", "after"))
        best, part = found["considered"], turn.parts[judged["part"]]
        state = part.before
        for line in best["steps"]:
            state = act(play.room.game, state, turn.seat, parse(line, play.room.game.steps))
        assert best["why"]
        assert len(best["sentences"]) == len(best["steps"])
        assert best["hopes"][0] + best["hopes"][1] == pytest.approx(1)
        assert best["same"] is (state == part.after)
        assert found["better"]["considered"] == best
        assert len(pool.asked) == len(turn.parts) + len(compared)
        assert (await ann.get(f"{address}/2/analysis")).json()["turn"] == found
        assert (await ann.get(f"{address}/2")).json() == found
        assert (await ben.get(address)).json()["turns"][1]["judgement"] == judged
        assert len(pool.asked) == len(turn.parts) + len(compared), "what was thought about is kept"
        await pool.close()

    scenario()


@pytest.mark.parametrize("game", list(games()))
def test_the_moves_of_a_review_hold_every_step_once(game: str) -> None:
    @in_a_hall()
    async def scenario(opened_hall: HttpHall) -> None:
        ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
        play = await StoredRoom.open(opened_hall, ann, game, ben, options=FAST[game])
        while play.room.phase == "playing" and len(play.room.steps) < 60:
            await play.turn()
        if play.room.phase == "playing":
            await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
        review = (await ben.get(f"/api/rooms/{play.code}/review")).json()
        told = [step for turn in review["turns"] for move in turn["moves"] for step in move["steps"]]
        first = whole_turns(play.room.record())[0].parts[0].at
        assert told == [text(step) for step in play.room.steps[first:]], "with chance, and who resigned, folded in"
        seats = [turn["seat"] for turn in review["turns"]]
        assert all(one != two for one, two in pairwise(seats)), "turns, not steps, are counted"

    scenario()


@in_a_hall(hints_per_minute=1)
async def test_what_cannot_be_reviewed_is_refused_in_words(opened_hall: HttpHall) -> None:
    opened_hall.app.bots.pool = Asked(fails=True)
    ann, ben, eve = [await opened_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    play = await StoredRoom.open(opened_hall, ann, "4ascend", ben, watch=False)
    address = f"/api/rooms/{play.code}/review"
    for path in ("", "/1", "/1/analysis"):
        assert why(await ann.get(f"{address}{path}")) == "A game can be reviewed after its end."
    await play.turn()
    await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
    for path in ("", "/1", "/1/analysis"):
        assert why(await eve.get(f"{address}{path}")) == "Only its players can see the games of this room."
        assert why(await ann.get(f"{address}{path}?match=2")) == "That game has not begun."
    for path in ("/9", "/9/analysis"):
        assert why(await ann.get(f"{address}{path}")) == "The game has no turn of that number."
    failed = (await ann.get(f"{address}/1/analysis")).json()
    assert failed["turn"]["considered"] is None, "a bot that fails spoils no review"
    assert failed["turn"]["played"]["judgement"] is None
    answer = await ann.get(f"{address}/1/analysis")
    assert answer.status_code == 429
    assert why(answer).startswith("That is a lot to analyse")


@in_a_hall()
async def test_a_user_who_may_see_a_game_plays_on_from_any_of_its_turns(opened_hall: HttpHall) -> None:
    ann, ben, eve = [await opened_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    play = await StoredRoom.open(opened_hall, ann, "miners", ben, watch=False)
    address = f"/api/rooms/{play.code}/review/2/play"
    assert why(await ann.post(address)) == "A game can be reviewed after its end."
    for _ in range(3):
        await play.turn()
    await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
    assert why(await eve.post(address)) == "Only its players can see the games of this room."
    assert why(await ann.post(address.replace("/2/", "/9/"))) == "The game has no turn of that number."
    turn = whole_turns(play.room.record())[1]
    for person in (ann, ben):
        room = await opened_hall.hall.room((await person.post(address)).json()["code"])
        assert room is not None
        assert (room.beginning(), room.game) == (turn.states[0], play.room.game)
        assert [chair.free for chair in room.chairs] == [seat != turn.seat for seat in range(2)]
        assert not room.settings.listed
    token = (await ann.post(f"/api/rooms/{play.code}/review/link")).json()["token"]
    assert (await opened_hall.visitor("192.0.2.77").post(f"/api/shared/{token}/2/play")).status_code == 401
    shared = await opened_hall.hall.room((await eve.post(f"/api/shared/{token}/2/play")).json()["code"])
    assert shared is not None
    assert shared.position == play.room.steps[: turn.parts[0].at]


@in_a_hall(hints_per_minute=6)
async def test_an_analysis_goes_on_where_it_stopped_and_tells_the_turning_point(opened_hall: HttpHall) -> None:
    opened_hall.app.bots.pool = pool = Asked(Answer(("stone 8,8",), "Blocks Black's chain of four.", 0.5, (0.7, 0.3)))
    ann, ben, eve = [await opened_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    play = await StoredRoom.open(opened_hall, ann, "4ascend", ben, options={"plants_start": 0, "sprout_every": 0})
    for _ in range(6):
        await play.turn()
    await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
    address = f"/api/rooms/{play.code}/review"
    for number in (1, 2, 3):
        found = (await ann.get(f"{address}/{number}/analysis")).json()
        assert found["turning_point"] is None, "not before all turns are known"
        assert found["turn"]["played"]["judgement"]["mark"] == "blunder"
        assert found["turn"]["played"]["judgement"]["cost"] == pytest.approx(0.4)
    assert len(pool.asked) == 6, "for advice, and to compare"
    marks = [turn["judgement"] and turn["judgement"]["mark"] for turn in (await ben.get(address)).json()["turns"]]
    assert marks == ["blunder"] * 3 + [None] * 3
    for number in range(1, 7):
        found = (await ben.get(f"{address}/{number}/analysis")).json()
    assert len(pool.asked) == 12, "three were kept"
    point = found["turning_point"]
    assert point["sentence"].startswith(f"The turning point was turn {point['turn']}, Ann's move: ")
    review = (await ann.get(address)).json()
    assert review["turning_point"]["turn"] == point["turn"]
    assert (
        ", your move: win chance 70% → 30%. A better move blocks your chain of four."
        in (review["turning_point"]["sentence"])
    )
    german = {"Accept-Language": "de"}
    assert ", dein Zug: " in (await ann.get(address, headers=german)).json()["turning_point"]["sentence"]
    assert (await ann.get(f"{address}/1", headers=german)).json()["considered"]["sentences"] == [
        "Ann setzt einen Stein auf 8,8."
    ]
    looking = (await eve.get(address)).json()
    assert looking["me"] is None, "a user who did not play is not `you`"
    assert "your" not in looking["turning_point"]["sentence"]
    assert "Ann's chain" in looking["turning_point"]["sentence"]


@in_a_hall()
async def test_the_same_turn_is_thought_about_once_however_many_ask(opened_hall: HttpHall) -> None:
    opened_hall.app.bots.pool = pool = Asked(WAITS)
    ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
    play = await StoredRoom.open(opened_hall, ann, "4ascend", ben, options={"plants_start": 0})
    await play.turn()
    await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
    address = f"/api/rooms/{play.code}/review/1/analysis"
    answers = await asyncio.gather(*(person.get(address) for person in (ann, ben) * 4))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert len([asked for asked in pool.asked if not asked.advised]) == 1
    assert len(pool.asked) <= 2, "and compared once"


class Slow(Asked):
    """A pool that answers only when released."""

    def __init__(self) -> None:
        super().__init__(WAITS)
        self.go = asyncio.Event()

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        await self.go.wait()
        return await super().turn(question, read)


def test_only_so_many_turns_wait_to_be_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MAX_WAITING_TURNS", 2)

    @in_a_hall(hints_per_minute=1000)
    async def scenario(opened_hall: HttpHall) -> None:
        opened_hall.app.bots.pool = pool = Slow()
        ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
        play = await StoredRoom.open(opened_hall, ann, "4ascend", ben, options={"plants_start": 0})
        for _ in range(4):
            await play.turn()
        await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
        address = f"/api/rooms/{play.code}/review"
        asked = [asyncio.ensure_future(ann.get(f"{address}/{number}/analysis")) for number in (1, 2, 3)]
        (refused,), waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert why(refused.result()) == "Many games are being analysed; try again in 5 seconds."
        pool.go.set()
        assert [(await task).status_code for task in waiting] == [200, 200]

    scenario()


@in_a_hall()
async def test_a_considered_turn_is_documented_with_the_names_it_has_in_json(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    considered = (await ann.get("/api/openapi.json")).json()["components"]["schemas"]["Considered"]
    assert {"steps", "sentences", "why", "same", "view", "hopes"} == set(considered["properties"])
