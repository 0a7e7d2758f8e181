"""Tests of the clocks of live tables, with a wall clock set by the test: messages, timeouts, and time given back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.in_process_hall import Asked, InProcessHall, Listener, bots_rest, chosen, opened_hall
from tests.support.two_nodes import two_nodes
from tilehall.core.game import Illegal, Malformed
from tilehall.messages import wire
from tilehall.messages.changes import TIME_UP
from tilehall.messages.errors import Stale
from tilehall.server.live.hall import IDLE_S
from tilehall.server.live.table import LiveTable
from tilehall.store.protocol import Row, Seed, Unavailable
from tilehall.table import entries
from tilehall.table.clock_settings import DAY, AtZero, ClockSettings
from tilehall.table.summary import Summary

START = 1_700_000_000_000
LIMIT = ClockSettings("turn", 30)
Json = dict[str, Any]


class Wall:
    """The server's wall clock, in milliseconds."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def timed_hall(folder: Path, wall: Wall) -> AsyncIterator[InProcessHall]:
    """Yield a hall whose clocks follow `wall`; bots never answer, so that a fallback turn is played for them."""
    async with opened_hall(folder) as here:
        here.app.time.now = wall
        here.app.bots.pool = Asked(fails=True)
        await here.app.clocks.give_back()
        yield here


def clocks(who: Listener) -> list[Json]:
    return [news for news in who.heard if news["news"] == "clock"]


async def settled() -> None:
    """Let pending messages be sent."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)


async def play(table: LiveTable, who: Listener, line: str) -> None:
    step = msgspec.Raw(msgspec.json.encode(line))
    key = f"key-{table.room.seq:08}"
    await table.ask(who.user, wire.Submit(id=1, steps=(step,), after=table.room.moved, key=key))
    await settled()


def timeouts(rows: list[Row]) -> list[entries.TimedOut]:
    return [entry for row in rows if isinstance(entry := entries.read(row.entry), entries.TimedOut)]


async def test_everyone_is_told_how_much_time_is_left(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben, zoe = await here.listeners(3)
        table = await here.playing("4ascend", [ann, ben], clock=ClockSettings("bank", 60, 5))
        await settled()
        assert clocks(ann)[-1] == {"news": "clock", "seat": 0, "left": [60_000, 60_000]}
        wall.now += 12_000
        await play(table, ann, "stone 4,4")
        told = [news["news"] for news in ben.heard[-2:]]
        assert told == ["happened", "clock"]
        for who in (ann, ben):
            assert clocks(who)[-1] == {"news": "clock", "seat": 1, "left": [53_000, 60_000]}
        wall.now += 7000
        await table.enter(zoe, 0)  # a spectator
        assert clocks(zoe) == [{"news": "clock", "seat": 1, "left": [53_000, 53_000]}]


async def test_a_room_without_a_clock_has_nothing_of_it(tmp_path: Path) -> None:
    async with timed_hall(tmp_path, Wall()) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        await play(table, ann, "stone 4,4")
        assert clocks(ann) == []
        assert list(await here.store.clocked_rooms()) == []
        await here.app.clocks.look()
        assert await here.store.last_alive() is None


async def test_a_bot_plays_the_turn_and_the_draft_is_dropped(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        before = table.room.moved
        wall.now += 29_999
        await table.clock.check()
        assert table.room.moved == before
        wall.now += 1
        await table.clock.check()
        draft = wire.Try(id=1, steps=(msgspec.Raw(b'"stone 4,4"'),), after=before)
        with pytest.raises(Stale):
            table.tried(ann.user, draft)
        late = table.room.late
        assert late == 0
        with pytest.raises(Illegal, match=str(TIME_UP)):
            table.tried(ann.user, msgspec.structs.replace(draft, after=table.room.moved))
        await bots_rest(table)
        await settled()
        assert (table.room.actor, len(table.room.timeouts)) == (1, 1)
        says = [fact["say"] for news in ben.heard if news["news"] == "happened" for fact in news["move"]["facts"]]
        assert says[-2] == "Time is up for Guest 0; a bot plays this turn."
        assert says[-1].startswith("Guest 0 places a stone")
        assert [news["chairs"][0]["played_by"] for news in ben.heard if news["news"] == "room"][-2:] == ["medium", ""]
        assert clocks(ann)[-1] == {"news": "clock", "seat": 1, "left": [0, 30_000]}


@pytest.mark.parametrize(("at_zero", "says"), [("step", "draws a tile"), ("resign", "resigns")])
async def test_the_host_chooses_what_is_done_at_zero(tmp_path: Path, at_zero: AtZero, says: str) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        people = await here.listeners(3)
        table = await here.playing("rummikub", people, clock=ClockSettings("turn", 30, at_zero=at_zero))
        seat = table.room.actor
        assert seat is not None
        wall.now += 30_000
        await table.clock.check()
        await settled()
        assert table.room.actor != seat
        heard = [news for news in people[0].heard if news["news"] == "happened"][-1]["move"]
        assert heard["facts"][0] == {
            "fact": {"fact": "timeup", "who": seat, "at_zero": at_zero},
            "say": f"Time is up for Guest {seat}.",
        }
        assert any(says in fact["say"] for fact in heard["facts"][1:])
        assert table.room.in_play(seat) == (at_zero == "step")


async def test_the_log_is_read_back_to_the_same_clock_and_state(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=ClockSettings("bank", 60, 5))
        wall.now += 10_000
        await play(table, ann, "stone 4,4")
        wall.now += 60_000
        await table.clock.check()
        await bots_rest(table)
        room, clock = table.room, table.clock.clock
        await table.reload()
        assert (table.room, table.clock.clock) == (room, clock)


async def test_a_restart_gives_the_time_back_in_which_the_hall_was_away(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        await table.clock.keep()
        wall.now += 10_000
        await here.app.clocks.look()  # the last sign of life
        code = table.room.code
    wall.now += 3600_000
    async with opened_hall(tmp_path) as here:
        here.app.time.now = wall
        table_or_none = await here.hall.table(code)
        assert table_or_none is not None
        table = table_or_none
        await table.clock.check()  # before the time is given back
        assert timeouts(list(await here.store.rows(code))) == []
        await here.app.clocks.give_back()
        await table.clock.check()
        assert table.clock.status().left == (20_000, 30_000)
        seq = table.room.seq
        await here.app.clocks.give_back()  # the second call has nothing left to give back
        assert (table.room.seq, table.clock.status().left) == (seq, (20_000, 30_000))
        wall.now += 20_000
        await table.clock.check()
        assert table.room.late == 0


async def test_a_hall_that_is_killed_before_its_first_sign_of_life_takes_nothing(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        await table.clock.keep()
        code = table.room.code
    wall.now += 3600_000
    async with timed_hall(tmp_path, wall) as here:
        again = await here.hall.table(code)
        assert again is not None
        assert again.clock.status().left == (30_000, 30_000)


async def test_a_hall_that_is_killed_while_it_gives_back_takes_nothing_either(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        await table.clock.keep()
        await here.app.clocks.look()
        code = table.room.code
    for _ in range(3):  # each is killed before its second look
        wall.now += 100_000
        async with opened_hall(tmp_path) as here:
            here.app.time.now = wall
            await here.app.clocks.give_back()
    async with timed_hall(tmp_path, wall) as here:
        again = await here.hall.table(code)
        assert again is not None
        assert again.clock.status().left == (30_000, 30_000)


async def test_the_time_is_up_in_a_room_that_nobody_has_in_memory(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=ClockSettings("turn", 3 * DAY, at_zero="resign"))
        await settled()
        for who in (ann, ben):
            table.leave(who)
        here.hall.evict_idle(here.app.time.elapsed())
        here.seconds += IDLE_S + 1
        here.hall.evict_idle(here.app.time.elapsed())
        assert here.hall.tables == {}
        await table.clock.keep()  # already started by the last action; awaited here to be sure that it is done
        for days, phase in ((2, "playing"), (1, "over")):
            wall.now += days * DAY * 1000
            await here.app.clocks.look()
            again = await here.hall.table(table.room.code)
            assert again is not None
            assert again.room.phase == phase
            last = again.clock
        await last.keep()
        assert list(await here.store.clocked_rooms()) == []


async def test_what_cannot_be_written_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        await settled()
        written = here.store.append

        async def full(row: Row, summary: Summary, seed: Seed | None = None) -> Row | None:
            raise Unavailable("the disk is full")

        wall.now += 30_000
        monkeypatch.setattr(here.store, "append", full)
        with pytest.raises(Unavailable):
            await table.clock.check()
        assert table.clock._timer is not None
        monkeypatch.setattr(here.store, "append", written)
        await table.clock.check()
        assert table.room.late == 0


@pytest.mark.parametrize("at_zero", ["bot", "step", "resign"])
async def test_of_two_nodes_that_find_the_time_up_one_writes_it(tmp_path: Path, at_zero: AtZero) -> None:
    wall = Wall()
    async with two_nodes(tmp_path) as nodes:
        for node in (nodes.a, nodes.b):
            node.app.time.now = wall
            node.app.bots.pool = Asked(fails=True)
            await node.app.clocks.give_back()
        nodes.here.hall = nodes.a.hall
        ann, ben, zoe = await nodes.here.listeners(3)
        clock = ClockSettings("turn", 30, at_zero=at_zero)
        here = await nodes.here.playing("miners", [ann, ben, zoe], clock=clock)
        there = await nodes.b.table(here.room.code)
        wall.now += 30_000
        await asyncio.gather(here.clock.check(), there.clock.check())
        rows = list(await nodes.here.store.rows(here.room.code))
        assert [entry.seat for entry in timeouts(rows)] == [0]


async def test_a_rematch_has_a_new_clock(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=ClockSettings("bank", 60, at_zero="resign"))
        wall.now += 60_000
        await table.clock.check()
        assert table.room.phase == "over"
        await table.ask(ann.user, wire.Rematch(id=1))
        await settled()
        assert clocks(ann)[-1] == {"news": "clock", "seat": None, "left": []}
        for who in (ann, ben):
            await table.ask(who.user, wire.Ready(id=1, value="abcdefgh"))
        await settled()
        assert clocks(ann)[-1] == {"news": "clock", "seat": 0, "left": [60_000, 60_000]}


async def test_a_clock_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async with timed_hall(tmp_path, Wall()) as here:
        (ann,) = await here.listeners(1)
        with pytest.raises(Malformed, match="A clock has from 5 seconds to 14 days"):
            await here.app.rooms.open(ann.user, "4ascend", chosen(clock=ClockSettings("turn", 0)))


async def test_a_room_whose_game_is_not_installed_any_more_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wall = Wall()
    async with timed_hall(tmp_path, wall) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=LIMIT)
        await table.clock.keep()
        wall.now += 30_000

        async def missing(code: str) -> LiveTable | None:
            raise Malformed("There is no game 4ascend.")

        monkeypatch.setattr(here.hall, "table", missing)
        await here.app.clocks.look()
        assert list(await here.store.clocked_rooms()) == []
        assert caplog.records == []
