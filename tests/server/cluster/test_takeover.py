"""Tests of bots on two nodes: one node thinks, and the other takes over if it dies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tests.server.cluster.test_following import stone
from tests.support.in_process_hall import Asked, bots_rest, chosen
from tests.support.local_bus import LocalBus
from tests.support.two_nodes import Node, TwoNodes, two_nodes, until
from tilehall.core.notation import text
from tilehall.core.question import Answer, Question
from tilehall.messages import wire
from tilehall.server.cluster.members import SILENCE_S
from tilehall.server.cluster.takeover import IN_TURN_S, STANDSTILL_S
from tilehall.server.live.table import LiveTable

T = TypeVar("T")


class Slow(Asked):
    """A pool whose bots never finish."""

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        await asyncio.Event().wait()
        raise AssertionError


async def against_a_bot(nodes: TwoNodes, node: Node[LocalBus]) -> tuple[str, LiveTable]:
    """Return a player and the table of a game against a bot on a node, with the bot to move."""
    [ann] = await nodes.here.listeners(1)
    code = await node.app.rooms.open(ann.user, "4ascend", chosen(2))
    table = await node.enter(code, ann)
    for ask in (wire.Sit(id=1), wire.SeatBot(id=1, seat=1, level="easy"), wire.Ready(id=1, value="abcdefgh")):
        await table.ask(ann.user, ask)
    await table.ask(ann.user, stone(table, "4,4"))
    return ann.user, table


async def test_one_node_thinks_while_it_is_there(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        others = Asked(Answer(("stone 0,0",)))
        nodes.a.app.bots.pool, nodes.b.app.bots.pool = Slow(), others
        _, table = await against_a_bot(nodes, nodes.a)
        for _ in range(8):
            await nodes.tick()
        there = await nodes.b.table(table.room.code)
        async with there.lock:
            await there.do_pending()
        assert not there.bots.busy
        assert others.asked == []


async def test_the_bots_of_a_node_that_is_gone_are_taken_over(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        nodes.a.app.bots.pool, nodes.b.app.bots.pool = Slow(), Asked(Answer(("stone 0,0",)))
        _, table = await against_a_bot(nodes, nodes.a)
        await nodes.tick()
        nodes.a.bus.connected = False
        for _ in range(int(SILENCE_S + STANDSTILL_S + IN_TURN_S) + 1):
            nodes.here.seconds += 1.0
            nodes.b.cluster.beat()
            await nodes.b.cluster.check()
        there = await nodes.b.table(table.room.code)
        await until(lambda: there.room.actor == 0)
        rows = await nodes.here.store.rows(table.room.code)
        assert [row.key for row in rows].count(rows[-1].key) == 1


async def test_a_turn_that_two_nodes_think_about_is_played_once(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        for node in (nodes.a, nodes.b):
            node.app.bots.pool = Asked(Answer(("stone 0,0",)))
            node.bus.connected = False
        nodes.a.app.bots.pool = Slow()
        _, table = await against_a_bot(nodes, nodes.a)
        table.bots.cancel()
        nodes.a.app.bots.pool = Asked(Answer(("stone 0,0",)))
        there = await nodes.b.table(table.room.code)
        for each in (table, there):
            each.bots.start()
        await asyncio.gather(bots_rest(table), bots_rest(there))
        await nodes.tick(2.0)
        await until(lambda: table.room.seq == there.room.seq)
        stones = [line for line in map(text, table.room.steps) if line.startswith("stone ")]
        assert stones == ["stone 4,4", "stone 0,0"]
