"""Tests of looking back during play: a turn as its watcher saw it, for players and spectators, and the refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import json

from tests.support.in_process_hall import Listener, opened_hall
from tilehall.core.game import OPEN, Illegal
from tilehall.messages import wire
from tilehall.server.live.table import LiveTable


def look(table: LiveTable, listener: Listener, at: int) -> Any:
    """Return a past turn as it is sent."""
    return msgspec.json.decode(wire.write(table.past_turn(listener.user, wire.Look(id=9, at=at))))


async def play(table: LiveTable, listeners: list[Listener], count: int) -> None:
    """Play this many turns, or until the game is over, each with the first legal final step."""
    for number in range(count):
        seat = table.room.actor
        if seat is None:
            return
        step = next(step for step in table.room.game.legal(table.room.state) if step.final)
        raw = msgspec.Raw(msgspec.json.encode(step))
        ask = wire.Submit(id=1, steps=(raw,), after=table.room.moved, key=f"keykeykey{number}")
        await table.ask(listeners[seat].user, ask)


@pytest.mark.parametrize("game", ["4ascend", "heart-tiles", "miners", "rummikub"])
async def test_everyone_sees_a_turn_as_they_were_told_of_it(tmp_path: Path, game: str) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, eve = await here.listeners(3)
        table = await here.playing(game, [ann, ben])
        await table.enter(eve, 0)
        await play(table, [ann, ben], 6)
        for listener in (ann, ben, eve):
            happened = [news for news in listener.heard if news["news"] == "happened" and news["move"]["turn"] > 0]
            assert happened
            for news in happened:
                seen = look(table, listener, news["move"]["turn"])
                assert seen["id"] == 9
                assert seen["turn"] == news["move"]["turn"]
                assert news["move"] in seen["moves"]
                if seen["moves"][-1] == news["move"]:
                    assert seen["position"] == {**news["position"], "legal": [], "more": False}


async def test_who_comes_back_is_told_which_turn_every_move_belongs_to(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, eve = await here.listeners(3)
        table = await here.playing("heart-tiles", [ann, ben])
        await play(table, [ann, ben], 5)
        await table.enter(eve, 0)
        moves = [news for news in eve.heard if news["news"] == "table"][-1]["moves"]
        turns = [move["turn"] for move in moves]
        assert turns[:2] == [0, 1]
        assert turns == sorted(turns)


async def test_a_spectator_sees_what_spectators_saw(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, eve = await here.listeners(3)
        table = await here.playing("rummikub", [ann, ben])
        await play(table, [ann, ben], 2)
        seen, own = look(table, eve, 0), look(table, ann, 0)
        assert seen["position"]["me"] is None
        assert seen["position"]["view"] != own["position"]["view"]
        (then, _), *_ = table.past.entries(table.room, table.log_positions, 0)
        shown, opened = (json.decode(json.encode(then.game.view(then.state, eye))) for eye in (None, OPEN))
        assert seen["position"]["view"] == shown != opened


async def test_after_a_rematch_only_its_own_turns_are_there(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        await play(table, [ann, ben], 4)
        await table.ask(ann.user, wire.GiveUp(id=1, key="resignresign"))
        assert look(table, ann, 4)["turn"] == 4
        assert look(table, ann, 5)["position"]["outcome"]["reason"] == "resigned"
        await table.ask(ann.user, wire.Rematch(id=1))
        with pytest.raises(Illegal, match=r"^No game has begun yet\.$"):
            look(table, ann, 0)
        for listener in (ann, ben):
            await table.ask(listener.user, wire.Ready(id=1, value="abcdefgh"))
        assert look(table, ann, 0)["turn"] == 0
        with pytest.raises(Illegal, match=r"^The game has no turn of that number\.$"):
            look(table, ann, 1)


async def test_a_table_that_is_reloaded_from_its_log_counts_the_same_turns(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("heart-tiles", [ann, ben])
        await play(table, [ann, ben], 7)
        before, seen = list(table.log_positions), look(table, ben, 2)
        async with table.lock:
            await table.reload()
        assert table.log_positions == before
        assert look(table, ben, 2) == seen
