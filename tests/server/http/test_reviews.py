"""Reviews over HTTP: a game that is over, turn by turn, with what the hard bot would have done."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.http.test_records import FAST
from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, why
from tests.support.in_process_hall import Asked
from tilehall.core.notation import parse, text
from tilehall.core.play import act
from tilehall.core.registry import games
from tilehall.core.review import turns
from tilehall.table import commands


@pytest.mark.parametrize("game", list(games()))
def test_a_turn_is_reviewed_with_what_its_seat_knew(game: str) -> None:
    @in_a_hall()
    async def scenario(opened_hall: HttpHall) -> None:
        opened_hall.hall.bot_pool = pool = Asked()
        ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
        play = await StoredRoom.open(opened_hall, ann, game, ben, options=FAST[game])
        for _ in range(3):
            await play.turn()
        await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
        address = f"/api/rooms/{play.code}/review"
        review = (await ben.get(address)).json()
        past = list(turns(play.room.record()))
        assert [turn["steps"] for turn in review["turns"]] == [list(map(text, turn.steps)) for turn in past]
        assert review["players"] == ["Ann", "Ben"]
        assert review["outcome"]["reason"] == "resigned"
        turn = past[1]
        one = (await ann.get(f"{address}/2")).json()
        assert one["played"] == review["turns"][1]
        seen = msgspec.json.encode(play.room.game.view(turn.before, turn.seat))
        assert one["view"] == msgspec.json.decode(seen)
        (question,) = pool.asked
        assert bytes(question.view) == seen
        best = one["considered"]
        state = turn.before
        for line in best["steps"]:
            state = act(play.room.game, state, turn.seat, parse(line, play.room.game.steps))
        assert best["why"]
        assert len(best["sentences"]) == len(best["steps"])
        assert best["hopes"][0] + best["hopes"][1] == pytest.approx(1)
        assert best["same"] is (state == turn.after)
        assert (await ben.get(f"{address}/2")).json() == one
        assert len(pool.asked) == 1, "what was thought about is remembered"
        await pool.close()

    scenario()


@in_a_hall(hints_per_minute=1)
async def test_what_cannot_be_reviewed_is_refused_in_words(opened_hall: HttpHall) -> None:
    opened_hall.hall.bot_pool = Asked(fails=True)
    ann, ben, eve = [await opened_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    play = await StoredRoom.open(opened_hall, ann, "4ascend", ben, watch=False)
    address = f"/api/rooms/{play.code}/review"
    assert why(await ann.get(address)) == "A game is reviewed once it is over."
    await play.turn()
    await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
    assert why(await eve.get(address)) == "The games of this room are for its players."
    assert why(await eve.get(f"{address}/1")) == "The games of this room are for its players."
    assert why(await ann.get(f"{address}/9")) == "The game has no turn of that number."
    assert why(await ann.get(f"{address}?match=2")) == "That game has not begun."
    assert (await ann.get(f"{address}/1")).json()["considered"] is None, "a bot that fails spoils no review"
    answer = await ann.get(f"{address}/1")
    assert answer.status_code == 429
    assert why(answer).startswith("That is a lot to think about")


@in_a_hall()
async def test_a_considered_turn_is_documented_with_the_names_it_has_in_json(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    considered = (await ann.get("/api/openapi.json")).json()["components"]["schemas"]["Considered"]
    assert {"steps", "sentences", "why", "same", "view", "hopes"} == set(considered["properties"])
