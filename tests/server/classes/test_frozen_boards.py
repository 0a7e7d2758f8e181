"""Tests of boards that a teacher stops: at live tables, after a restart, and on several nodes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.support.in_process_hall import Listener, opened_hall
from tests.support.rooms import turn
from tests.support.two_nodes import two_nodes, until
from tilehall.core.game import Illegal
from tilehall.core.notation import to_json
from tilehall.messages import wire
from tilehall.messages.classes import PupilPairing
from tilehall.server.app import App
from tilehall.server.live.table import LiveTable
from tilehall.store.protocol import User
from tilehall.store.queries.classes import PupilRow, SchoolClass
from tilehall.table import commands
from tilehall.table.clock_settings import ClockSettings

START = 1_700_000_000_000
KIM, LOU = "pupil~5BCLAS~kim", "pupil~5BCLAS~lou"
LIMIT = ClockSettings("turn", 30)


async def paired(app: App, now: int, clock: ClockSettings | None = LIMIT, bots: bool = False) -> LiveTable:
    """Open a class, seat its pupils at a table, and begin their game."""
    await app.store.add_user(User("ann", "Ann", "ann", "hash", None, now, now))
    assert await app.store.add_class(SchoolClass("5BCLAS", "ann", "Class 5b", now), 9)
    for id, name in ((KIM, "Kim"), (LOU, "Lou"))[: 1 if bots else 2]:
        pupil = PupilRow(id, "5BCLAS", name, "", "hash", now, now, now, 0)
        assert await app.store.add_pupil(User(id, name, None, None, None, now, now), pupil, 9)
    (made,) = (await app.class_tables.pair(await found(app), PupilPairing("4ascend", clock=clock))).tables
    table = await app.hall.table(made.code)
    assert table is not None
    for user in made.pupils:
        await table.ask(user, wire.Ready(id=1, value="abcdefgh"))
    assert table.room.phase == "playing"
    return table


async def found(app: App) -> SchoolClass:
    school_class = await app.store.school_class("5BCLAS")
    assert school_class is not None
    return school_class


async def freeze(app: App, on: bool) -> None:
    await app.classes.change("5BCLAS", lambda now: replace(now, frozen=on))
    await app.class_tables.settle()


async def play(table: LiveTable, key: str) -> None:
    """Play a turn for the seat to act."""
    room = table.room
    assert room.actor is not None
    steps = tuple(Raw(to_json(step)) for step in turn(room, Random(1)))
    ask = wire.Submit(id=1, steps=steps, after=room.moved, key=key)
    await table.ask(room.chairs[room.actor].user, ask)


async def test_a_frozen_table_refuses_moves_and_its_time_does_not_run(tmp_path: Path) -> None:
    now = START
    async with opened_hall(tmp_path) as here:
        here.app.time.now = lambda: now
        await here.app.clocks.give_back()
        table = await paired(here.app, now)
        kim = Listener(KIM)
        await table.enter(kim, 0)
        now += 10_000
        await freeze(here.app, True)
        with pytest.raises(Illegal, match="Your teacher has stopped all boards"):
            await play(table, "too-early")
        assert [news["frozen"] for news in kim.heard if news["news"] == "room"][-1]
        now += 600_000
        await table.clock.check()
        assert (table.room.timeouts, table.clock.status().seat) == ((), None)
        await freeze(here.app, False)
        assert table.clock.clock is not None
        assert table.clock.clock.deadline == now + 20_000, "the player has what was left"
        await play(table, "key-after")
        assert table.room.steps


async def test_a_restarted_hall_keeps_the_boards_still(tmp_path: Path) -> None:
    now = START
    async with opened_hall(tmp_path) as here:
        here.app.time.now = lambda: now
        await here.app.clocks.give_back()
        code = (await paired(here.app, now)).room.code
        # The hall is killed after the class is frozen, and before any of its boards is.
        await here.app.classes.change("5BCLAS", lambda before: replace(before, frozen=True))
    async with opened_hall(tmp_path) as again:
        again.app.time.now = lambda: now
        await again.app.clocks.give_back()
        await again.app.class_tables.settle()
        table = await again.hall.table(code)
        assert table is not None
        assert table.room.is_frozen
        with pytest.raises(Illegal, match="stopped"):
            await play(table, "too-early")
        await freeze(again.app, False)
        await play(table, "key-after")


async def test_time_for_which_the_hall_was_down_is_given_back_before_a_board_stands_still(tmp_path: Path) -> None:
    now = START
    async with opened_hall(tmp_path) as here:
        here.app.time.now = lambda: now
        await here.app.clocks.give_back()
        code = (await paired(here.app, now)).room.code
        await here.app.clocks.look()
        # The hall is killed after the class is frozen, and before any of its boards is.
        await here.app.classes.change("5BCLAS", lambda before: replace(before, frozen=True))
    now += 600_000
    async with opened_hall(tmp_path) as again:
        again.app.time.now = lambda: now
        await again.app.class_tables.settle()
        table = await again.hall.table(code)
        assert table is not None
        assert not table.room.is_frozen, "the lost time is not known yet"
        await again.app.clocks.give_back()
        await again.app.class_tables.settle()
        assert table.room.is_frozen
        await freeze(again.app, False)
        await table.clock.check()
        assert (table.room.timeouts, table.clock.status().left) == ((), (30_000, 30_000))


async def test_time_that_a_node_lost_is_given_back_before_its_board_stands_still(tmp_path: Path) -> None:
    now = START
    async with opened_hall(tmp_path) as here:
        here.app.time.now = lambda: now
        await here.app.clocks.give_back()
        table = await paired(here.app, now)
        here.app.clocks.lost.by_hall.append((now, now + 20_000))
        now += 25_000
        await table.change_by_hall(lambda room: commands.freeze(room, True))
        assert table.clock.status().left == (25_000, 30_000)


async def test_a_bot_waits_until_the_boards_go_on_and_a_new_table_stands_still_too(tmp_path: Path) -> None:
    now = START
    async with opened_hall(tmp_path) as here:
        here.app.time.now = lambda: now
        await here.app.clocks.give_back()
        table = await paired(here.app, now, clock=None, bots=True)
        await freeze(here.app, True)
        if table.bots.task is not None:  # it began to think before
            await table.bots.task
        frozen_at = table.room.moved
        await here.app.maintenance.resume(table.room.code)
        assert (table.room.moved, table.room.due()) == (frozen_at, "")
        opened = await here.app.class_tables.pair(await found(here.app), PupilPairing("4ascend"))
        for each in opened.tables:
            other = await here.hall.table(each.code)
            assert other is not None
            assert other.room.is_frozen
        await freeze(here.app, False)
        assert not table.room.is_frozen


async def test_every_node_stops_its_tables(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        for node in (nodes.a, nodes.b):
            await node.app.clocks.give_back()
        now = nodes.a.app.time.now()
        code = (await paired(nodes.a.app, now)).room.code
        lou = Listener(LOU)
        there = await nodes.b.enter(code, lou)
        await freeze(nodes.a.app, True)
        await until(lambda: there.room.is_frozen)
        with pytest.raises(Illegal, match="stopped"):
            await play(there, "too-early")
        await freeze(nodes.b.app, False)
        here = await nodes.a.table(code)
        await until(lambda: not here.room.is_frozen)
        await play(here, "key-after")
