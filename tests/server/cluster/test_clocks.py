"""Tests of the clocks of a table whose players are on two nodes, connected by a real NATS server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.in_process_hall import Asked, InProcessHall, Listener, chosen
from tests.support.nats_server import nats_server
from tests.support.two_nodes import Node, until
from tilehall.core.game import Malformed
from tilehall.messages import wire
from tilehall.messages.errors import Unreadable
from tilehall.server.cluster.bus import NatsBus
from tilehall.server.cluster.nats_connection import NatsConnection
from tilehall.server.live.table import LiveTable
from tilehall.table import entries
from tilehall.table.clock_settings import AtZero, ClockSettings

START = 1_700_000_000_000


class Wall:
    """The wall clock of both nodes, in milliseconds."""

    now = START

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def timed_nodes(folder: Path, wall: Wall) -> AsyncIterator[tuple[Node[NatsBus], Node[NatsBus]]]:
    """Yield two nodes whose clocks follow `wall`; bots never answer, so that a fallback turn is played for them."""
    with nats_server() as server:
        here = InProcessHall(folder)
        nodes = [Node(here, NatsBus(await NatsConnection.open([server.url], name), "clocks")) for name in ("a", "b")]
        for node in nodes:
            await node.bus.listen(node.cluster.receive)
            node.app.time.now = wall
            node.app.bots.pool = Asked(fails=True)
            await node.app.clocks.give_back()
        try:
            yield nodes[0], nodes[1]
        finally:
            for node in nodes:
                await node.stop()
            await here.store.close()


def clock(who: Listener) -> dict[str, Any]:
    return [news for news in who.heard if news["news"] == "clock"][-1]


async def apart(
    a: Node[NatsBus], b: Node[NatsBus], chosen_clock: ClockSettings
) -> tuple[Listener, Listener, LiveTable, LiveTable]:
    """Return Ann on one node and Ben on the other, playing 4ascend with a clock."""
    ann, ben = [Listener((await a.people.guest(name, "")).user.id) for name in ("Ann", "Ben")]
    code = await a.app.rooms.open(ann.user, "4ascend", chosen(clock=chosen_clock))
    here, there = await a.enter(code, ann), await b.enter(code, ben)
    for table, who in ((here, ann), (there, ben)):
        await table.ask(who.user, wire.Sit(id=1))
        await table.ask(who.user, wire.Ready(id=1, value="abcdefgh"))
    await until(lambda: here.room.phase == there.room.phase == "playing")
    return ann, ben, here, there


async def test_time_that_is_used_on_one_node_is_told_on_the_other(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_nodes(tmp_path, wall) as (a, b):
        ann, ben, here, there = await apart(a, b, ClockSettings("bank", 60, 5))
        for table, who, cell, left in (
            (here, ann, "4,4", [58_000, 60_000]),
            (there, ben, "3,3", [58_000, 58_000]),
        ):
            wall.now += 7000
            step = (msgspec.Raw(f'"stone {cell}"'.encode()),)
            await table.ask(
                who.user, wire.Submit(id=1, steps=step, after=table.room.moved, key=f"key-of-{cell[0]}-{cell[2]}")
            )
            await until(lambda: here.room.seq == there.room.seq)
            await until(lambda left=left: clock(ann)["left"] == clock(ben)["left"] == left)  # type: ignore[misc]
        assert clock(ann)["seat"] == clock(ben)["seat"] == 0


@pytest.mark.parametrize("at_zero", ["bot", "step", "resign"])
async def test_a_time_that_two_nodes_find_up_is_up_once_and_told_on_both(tmp_path: Path, at_zero: AtZero) -> None:
    wall = Wall()
    async with timed_nodes(tmp_path, wall) as (a, b):
        ann, ben, here, there = await apart(a, b, ClockSettings("turn", 30, at_zero=at_zero))
        wall.now += 30_000
        await asyncio.gather(here.clock.check(), there.clock.check())
        for who in (ann, ben):
            await until(lambda who=who: told_in(who))  # type: ignore[misc]
            assert told_in(who) == 1
        rows = [entries.read(row.entry) for row in await a.app.store.rows(here.room.code)]
        assert [entry.seat for entry in rows if isinstance(entry, entries.TimedOut)] == [0]


def told_in(who: Listener) -> int:
    """Return how often a user was notified that time was up."""
    facts = [fact["fact"] for news in who.heard if news["news"] == "happened" for fact in news["move"]["facts"]]
    return [fact["fact"] for fact in facts].count("timeup")


@pytest.mark.parametrize("error", [Malformed("There is no game 4ascend."), Unreadable()], ids=["game", "row"])
async def test_a_node_leaves_the_clock_of_a_room_of_another_release_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    wall = Wall()
    async with timed_nodes(tmp_path, wall) as (a, b):
        _, _, here, _ = await apart(a, b, ClockSettings("turn", 60))
        await here.clock.keep()

        async def unknown(code: str) -> None:
            raise error

        a.cluster.beat()
        await until(lambda: len(b.node.members) == 1)
        monkeypatch.setattr(b.hall, "table", unknown)
        wall.now += 3_600_000
        await b.app.clocks.look()
        await b.app.clocks.give_back()
        assert await a.app.store.clocks_due(wall.now) == [here.room.code]
        assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_moves_that_nobody_watched_here_give_no_time_back(tmp_path: Path) -> None:
    wall = Wall()
    async with timed_nodes(tmp_path, wall) as (a, b):
        ann, ben, here, there = await apart(a, b, ClockSettings("bank", 60, 5))
        there.leave(ben)
        await a.enter(here.room.code, ben)
        steps = (msgspec.Raw(b'"stone 4,4"'),)
        await here.ask(ann.user, wire.Submit(id=3, steps=steps, after=here.room.moved, key="a-first-move"))
        wall.now += 30_000  # Ben thinks about it, and then opens the page again
        await b.enter(here.room.code, ben)
        assert there.room == here.room
        assert clock(ben)["left"] == [65_000, 30_000]
        assert not there.clock.owed()
