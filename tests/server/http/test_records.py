"""Tests of records over HTTP: partial during the game; complete, with the proof of the dice, after its end."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, why
from tilehall.core.notation import text
from tilehall.core.record import from_json, from_text
from tilehall.core.registry import games
from tilehall.store.protocol import Seed
from tilehall.table import commands
from tilehall.table.dice import commitment, verify
from tilehall.table.projections import shown_steps

FAST = {"summon5": {"board": 11}, "rummikub": {}, "miners": {}, "4ascend": {"hp": 3}, "heart-tiles": {}}


@pytest.mark.parametrize("game", list(games()))
def test_during_a_game_each_sees_their_own_record(game: str) -> None:
    @in_a_hall()
    async def scenario(http_hall: HttpHall) -> None:
        ann, ben, eve = [await http_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
        play = await StoredRoom.open(http_hall, ann, game, ben, options=FAST[game])
        for _ in range(4):
            await play.turn()
        for browser, watcher in ((ann, 0), (ben, 1), (eve, None)):
            answer = await browser.get(f"/api/rooms/{play.code}/record")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            german = await browser.get(f"/api/rooms/{play.code}/record", headers={"accept-language": "de"})
            assert german.text == answer.text, "a record is the same in every language"
            head, _, body = answer.text.partition("\n\n")
            assert head.splitlines()[:2] == ["tilehall record 1", f"game {game}"]
            assert 'players ["Ann","Ben"]' in head
            shown = shown_steps(play.room, watcher)
            assert body.splitlines() == [*shown, f"open {len(shown)}"]
            assert play.seed.hex() not in answer.text
            data = (await browser.get(f"/api/rooms/{play.code}/record?form=json")).json()
            assert len(data["steps"]) == len(shown)
            assert data["dice"] is None
            assert data["outcome"] is None

    scenario()


@in_a_hall()
async def test_hidden_cards_are_hidden_in_both_forms(http_hall: HttpHall) -> None:
    ann, ben, eve = [await http_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    play = await StoredRoom.open(http_hall, ann, "miners", ben)
    deals = {line for line in map(text, play.room.steps) if re.match(r"deal [01] ", line)}
    for browser, own in ((ann, "0"), (ben, "1"), (eve, "none")):
        written = (await browser.get(f"/api/rooms/{play.code}/record")).text.splitlines()
        seen = {line for line in written if line.startswith("deal ") and not line.endswith("?")}
        assert seen == {line for line in deals if line.split()[1] == own}
        steps = (await browser.get(f"/api/rooms/{play.code}/record?form=json")).json()["steps"]
        known = [step for step in steps if step["do"] == "deal" and "?" not in step.values()]
        assert {str(step["seat"]) for step in known} <= {own}


@pytest.mark.parametrize("game", list(games()))
def test_after_the_end_everyone_gets_the_whole_record_with_its_proof(game: str) -> None:
    @in_a_hall()
    async def scenario(http_hall: HttpHall) -> None:
        ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben <b>")
        play = await StoredRoom.open(http_hall, ann, game, ben, options=FAST[game])
        await play.turn()
        await play.put(commands.resign(play.room, play.room.chairs[1].user, play.dice))
        assert play.room.phase == "over"
        eve = await http_hall.guest("Eve")
        written = from_text((await eve.get(f"/api/rooms/{play.code}/record")).text)
        data = from_json((await ben.get(f"/api/rooms/{play.code}/record?form=json")).content)
        assert written == data
        assert written.steps == play.room.steps
        assert written.players == ("Ann", "Ben <b>")
        assert written.dice is not None
        assert written.dice.seed == play.seed.hex()
        assert verify(written, written.dice) >= 0

    scenario()


@in_a_hall()
async def test_a_game_played_to_its_end_can_be_read_after_its_room_is_closed_and_after_a_rematch(
    http_hall: HttpHall,
) -> None:
    ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
    play = await StoredRoom.open(http_hall, ann, "4ascend", ben, options={"hp": 3})
    await play.to_the_end()
    whole = (await ann.get(f"/api/rooms/{play.code}/record")).text
    host = play.room.host
    await play.put(commands.again(play.room, host, commitment(bytes(32))), Seed(2, bytes(32)))
    assert (await ben.get(f"/api/rooms/{play.code}/record")).text == whole, "the newest game that began"
    assert (await ben.get(f"/api/rooms/{play.code}/record?match=1")).text == whole
    answer = await ben.get(f"/api/rooms/{play.code}/record?match=2")
    assert answer.status_code == 409
    assert why(answer) == "That game has not begun."
    await play.put(commands.close(play.room, host))
    assert (await ben.get(f"/api/rooms/{play.code}/record")).text == whole


@in_a_hall()
async def test_a_table_that_is_not_open_to_spectators_keeps_its_record(http_hall: HttpHall) -> None:
    ann, ben, eve = [await http_hall.guest(name) for name in ("Ann", "Ben", "Eve")]
    play = await StoredRoom.open(http_hall, ann, "4ascend", ben, watch=False)
    answer = await eve.get(f"/api/rooms/{play.code}/record")
    assert answer.status_code == 403
    assert why(answer) == "Only its players can see the games of this room."
    assert (await ben.get(f"/api/rooms/{play.code}/record")).status_code == 200


@in_a_hall()
async def test_there_is_no_record_before_the_game_and_none_in_another_form(http_hall: HttpHall) -> None:
    ann = await http_hall.guest("Ann")
    code = (await ann.post("/api/rooms", json={"game": "miners"})).json()["code"]
    assert (await ann.get(f"/api/rooms/{code}/record")).status_code == 409
    for query in ("form=xml", "match=0", "match=x", "match=99999999999"):
        answer = await ann.get(f"/api/rooms/{code}/record?{query}")
        assert answer.status_code == 400
        assert why(answer).startswith("The request does not fit: ")
    assert (await ann.get("/api/rooms/AAAAAA/record")).status_code == 404


@in_a_hall()
async def test_an_options_object_comes_back_as_it_was_chosen(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
    play = await StoredRoom.open(http_hall, ann, "4ascend", ben, options={"hp": 7})
    data = (await ann.get(f"/api/rooms/{play.code}/record?form=json")).json()
    assert data["options"] == msgspec.to_builtins(play.room.options)
    assert data["options"]["hp"] == 7


@in_a_hall()
async def test_who_looks_on_late_reads_a_record_that_is_as_late_until_the_end(http_hall: HttpHall) -> None:
    ann, ben, zoe = await http_hall.guest("Ann"), await http_hall.guest("Ben"), await http_hall.guest("Zoe")
    play = await StoredRoom.open(http_hall, ann, "4ascend", ben, turns_late=2)
    path = f"/api/rooms/{play.code}/record"
    records = [(await zoe.get(path)).text]
    for turn in range(4):
        await play.turn()
        now, late = (await ann.get(path)).text, (await zoe.get(path)).text
        assert late == records[max(0, turn - 1)], "as a player read it two turns ago"
        records.append(now)
    for page in ("log", "review", "review/1"):
        assert (await zoe.get(f"/api/rooms/{play.code}/{page}")).status_code == 409
    await play.to_the_end()
    assert (await zoe.get(path)).text == (await ann.get(path)).text
    assert (await zoe.get(f"/api/rooms/{play.code}/log")).status_code == 200
