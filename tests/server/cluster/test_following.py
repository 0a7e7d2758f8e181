"""Tests of two nodes over one store: events on one node are sent on the other, whatever the bus loses."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tests.support.in_process_hall import Listener, chosen
from tests.support.two_nodes import TwoNodes, happened, two_nodes, until
from tilehall.core.game import Illegal
from tilehall.messages import wire
from tilehall.messages.errors import Stale, Unreadable
from tilehall.server.cluster.cluster_node import RowReader
from tilehall.server.cluster.members import SILENCE_S
from tilehall.server.cluster.shared_presence import REPEAT_TICKS
from tilehall.server.live.table import MAX_ROWS_ONE_BY_ONE, LiveTable
from tilehall.store.protocol import Row, Unavailable


def stone(table: LiveTable, cell: str, key: str = "") -> wire.Submit:
    steps = (msgspec.Raw(f'"stone {cell}"'.encode()),)
    return wire.Submit(id=3, steps=steps, after=table.room.moved, key=key or f"key-of-{cell[0]}-{cell[2]}")


async def apart(nodes: TwoNodes, game: str = "4ascend") -> tuple[Listener, Listener, LiveTable, LiveTable]:
    """Return Ann on node a and Ben on node b, with their table on both and a game in progress."""
    ann, ben = await nodes.here.listeners(2)
    code = await nodes.a.app.rooms.open(ann.user, game, chosen(2))
    there, here = await nodes.b.enter(code, ben), await nodes.a.enter(code, ann)
    for table, who in ((here, ann), (there, ben)):
        await table.ask(who.user, wire.Sit(id=1))
        await table.ask(who.user, wire.Ready(id=1, value="abcdefgh"))
    await until(lambda: here.room.phase == there.room.phase == "playing")
    return ann, ben, here, there


async def test_a_move_on_one_node_is_told_on_the_other(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        for table, who, cell in ((here, ann, "4,4"), (there, ben, "3,3"), (here, ann, "4,5")):
            await table.ask(who.user, stone(table, cell))
            await until(lambda: there.room == here.room)
        assert happened(ann) == happened(ben)
        assert happened(ann)[1:] == [["stone 4,4"], ["stone 3,3"], ["stone 4,5"]]
        positions = [[news["position"] for news in who.heard if news.get("position")][-1] for who in (ann, ben)]
        assert [position["me"] for position in positions] == [0, 1]
        assert positions[0]["view"]["board"] == positions[1]["view"]["board"]


async def test_the_bus_carries_numbers_and_nothing_of_the_game(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes, "rummikub")
        mover = (ann, ben)[here.room.actor or 0]
        draw = wire.Submit(id=3, steps=(msgspec.Raw(b'"draw"'),), after=here.room.moved, key="drawing1")
        await here.ask(mover.user, draw)
        await until(lambda: there.room == here.room)
        for raw in (*nodes.a.bus.sent, *nodes.b.bus.sent):
            for event in msgspec.json.decode(raw)[1]:
                assert event[0] in ("row", "who", "here")
                assert event[0] != "row" or [type(each) for each in event] == [str, str, int]


@pytest.mark.parametrize("lost", ["a", "b"])
async def test_a_node_without_the_bus_sees_moves_at_the_next_look(tmp_path: Path, lost: str) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        getattr(nodes, lost).bus.connected = False
        await here.ask(ann.user, stone(here, "4,4"))
        assert there.room.actor == 0
        await nodes.tick(2.0)
        await until(lambda: there.room == here.room)
        assert happened(ben)[-1] == ["stone 4,4"]
        await there.ask(ben.user, stone(there, "3,3"))
        await nodes.tick(2.0)
        await until(lambda: here.room == there.room)
        assert happened(ann)[-1] == ["stone 3,3"]


async def test_what_two_nodes_do_at_once_is_both_done(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben = await nodes.here.listeners(2)
        code = await nodes.a.app.rooms.open(ann.user, "4ascend", chosen(2))
        here, there = await nodes.a.enter(code, ann), await nodes.b.enter(code, ben)
        nodes.a.bus.connected = False
        await asyncio.gather(here.ask(ann.user, wire.Sit(id=1)), there.ask(ben.user, wire.Sit(id=1)))
        ready = wire.Ready(id=1, value="abcdefgh")
        await asyncio.gather(here.ask(ann.user, ready), there.ask(ben.user, ready))
        await nodes.tick(2.0)
        await until(lambda: here.room == there.room and here.room.phase == "playing")
        rows = await nodes.here.store.rows(code)
        assert len({(row.by, row.key) for row in rows}) == len(rows) == here.room.seq
        assert set(here.room.people) == {ann.user, ben.user}


async def test_a_move_of_a_player_with_two_nodes_is_played_once(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, _, here, there = await apart(nodes)
        again = Listener(ann.user)
        await nodes.b.enter(here.room.code, again)
        nodes.a.bus.connected = False
        first, second = stone(here, "4,4", "the-same-key"), stone(there, "4,4", "the-same-key")
        assert await here.ask(ann.user, first) == await there.ask(ann.user, second)
        assert len(happened(again)) == 1  # the start was sent as a position, not as news
        with pytest.raises(Stale):
            await there.ask(ann.user, msgspec.structs.replace(second, key="another-key"))


async def test_a_move_on_the_short_way_that_comes_second_is_stale(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, _, here, there = await apart(nodes)
        nodes.a.bus.connected = False
        await here.ask(ann.user, stone(here, "4,4"))
        submission = there.begin(ann.user, stone(there, "5,5"))
        assert submission is not None
        await submission.writing
        assert not there.finish(submission)
        with pytest.raises(Stale):
            await there.ask(ann.user, stone(there, "5,5"), submission)
        assert there.room == here.room
        assert not there.lock.locked()


async def test_what_a_player_saw_on_another_node_is_not_refused_by_one_that_is_behind(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        nodes.a.bus.connected = False
        move = stone(here, "4,4")
        seq = await here.ask(ann.user, move)
        answer = msgspec.structs.replace(stone(there, "3,3"), after=seq)
        assert there.begin(ben.user, answer) is None
        assert await there.ask(ben.user, answer) == seq + 1
        await nodes.tick(2.0)
        await until(lambda: here.room == there.room)
        await here.ask(ann.user, wire.GiveUp(id=3, key="givingup"))
        await here.ask(ann.user, wire.Rematch(id=4))
        await there.ask(ben.user, wire.Ready(id=5, value="abcdefgh"))
        assert there.room.match == 2
        with pytest.raises(Illegal, match="ready"):
            await there.ask(ben.user, wire.Ready(id=6, value="abcdefgh"))


async def test_a_rematch_has_its_new_seed_on_every_node(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, _, here, there = await apart(nodes)
        await here.ask(ann.user, wire.GiveUp(id=3, key="givingup"))
        await here.ask(ann.user, wire.Rematch(id=4))
        await until(lambda: there.room == here.room)
        assert there.room.match == 2
        assert there.seed == here.seed


async def test_talk_and_reactions_are_heard_on_the_other_node(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, _ = await apart(nodes)
        code, store = here.room.code, nodes.here.store
        first = await store.say(code, ann.user, 5, "hello")
        nodes.a.node.said(here.room.code, first.n)
        nodes.a.node.reacted(here.room.code, ann.user, "wow")
        await until(lambda: [news for news in ben.heard if news["news"] == "reacted"])
        await until(lambda: said(ben))
        nodes.b.bus.connected = False
        lost = await store.say(code, ann.user, 6, "is anybody there?")
        nodes.a.node.said(here.room.code, lost.n)
        own = await store.say(code, ben.user, 7, "I am")
        nodes.b.node.said(here.room.code, own.n)
        await until(lambda: said(ben) == ["hello", "is anybody there?", "I am"])
        assert said(ann) == []  # `said` only notifies other nodes
        await nodes.tick(2.0)
        await until(lambda: said(ann) == ["I am"])


def said(who: Listener) -> list[str]:
    return [line["text"] for news in who.heard if news["news"] == "said" for line in news["lines"]]


async def test_a_later_arrival_at_a_node_sees_the_newest_position(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        there.leave(ben)
        nodes.b.bus.connected = False
        await here.ask(ann.user, stone(here, "4,4"))
        ben.heard.clear()
        await nodes.b.enter(here.room.code, ben)
        position = next(news["position"] for news in ben.heard if news.get("position"))
        assert position["seq"] == here.room.moved


async def test_after_many_rows_everyone_is_sent_the_position(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        nodes.b.bus.connected = False
        for number in range(MAX_ROWS_ONE_BY_ONE + 1):
            await here.ask(ann.user, wire.Mute(id=5, user=ben.user, on=number % 2 == 0))
        heard = len(ben.heard)
        await nodes.tick(2.0)
        await until(lambda: there.room == here.room)
        assert len(ben.heard) - heard < 10


async def test_a_room_that_was_put_away_on_one_node_is_put_away_on_the_other(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        [ann] = await nodes.here.listeners(1)
        code = await nodes.a.app.rooms.open(ann.user, "4ascend", chosen(2))
        await nodes.b.enter(code, ann)
        assert await nodes.here.store.forget_rooms(nodes.a.app.time.now() + 1) == [code]
        await nodes.tick(2.0)
        assert ann.ended == ("No game began in this room, so it was removed.", 1000)
        assert code not in nodes.b.hall.tables


LATER = [b'{"is":"of a later release"}', b'{"is":"muted","user":"somebody","on":true,"until":"later"}']


async def written_later(nodes: TwoNodes, table: LiveTable, entry: bytes) -> Row:
    """Write a row as a node of a later release would, and return it."""
    row = Row(table.room.code, table.room.seq + 1, 5, "", "later", entry)
    assert await nodes.here.store.append(row, table.room.summary()) == row
    return row


@pytest.mark.parametrize("entry", LATER)
async def test_a_node_that_cannot_read_an_entry_sends_its_people_to_others(tmp_path: Path, entry: bytes) -> None:
    async with two_nodes(tmp_path) as nodes:
        _, ben, here, there = await apart(nodes)
        row = await written_later(nodes, here, entry)
        nodes.a.node.committed(row.room, row.seq)
        await until(lambda: ben.ended)
        assert ben.ended is not None
        assert ben.ended[1] == 1012
        assert there.room.code not in nodes.b.hall.tables
        with pytest.raises(Unreadable, match="connects again by itself"):
            await nodes.b.hall.table(there.room.code)


@pytest.mark.parametrize("entry", LATER)
async def test_a_player_who_asks_before_the_row_is_known_is_sent_to_other_nodes_too(
    tmp_path: Path, entry: bytes
) -> None:
    async with two_nodes(tmp_path) as nodes:
        _, ben, here, there = await apart(nodes)
        await written_later(nodes, here, entry)
        with pytest.raises(Unreadable, match="connects again by itself"):
            await there.ask(ben.user, wire.Unready(id=4))
        assert ben.ended is None
        with pytest.raises(Unreadable, match="connects again by itself"):
            await nodes.b.hall.table(there.room.code)
        assert ben.ended == (str(Unreadable()), 1012)
        assert there.room.code not in nodes.b.hall.tables


async def test_what_many_rooms_want_while_one_is_read_is_read_at_once(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        [ann] = await nodes.here.listeners(1)
        codes = [await nodes.a.app.rooms.open(ann.user, "4ascend", chosen(2)) for _ in range(3)]
        asked: list[int] = []
        behind = nodes.here.store.rows_after

        async def counted(known: Mapping[str, int]) -> Sequence[Row]:
            asked.append(len(known))
            if "NOBODY" in known:
                raise Unavailable("the disk is full")
            return await behind(known)

        store: Any = SimpleNamespace(rows_after=counted)
        reader = RowReader(store)
        found = await asyncio.gather(*(reader.rows(code, 0) for code in codes))
        assert [[row.room for row in rows] for rows in found] == [[code] for code in codes]
        assert asked == [3]
        both = await asyncio.gather(reader.rows(codes[0], 0), reader.rows(codes[0], 1))
        assert [len(rows) for rows in both] == [1, 0]
        with pytest.raises(Unavailable):
            await reader.rows("NOBODY", 0)
        assert await reader.rows(codes[0], 1) == []


def rows_told(nodes: TwoNodes) -> int:
    """Return how many rows node a has announced to the other node."""
    return sum(event[0] == "row" for raw in nodes.a.bus.sent for event in msgspec.json.decode(raw)[1])


async def test_moves_that_nobody_watches_elsewhere_are_not_told_to_other_nodes(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        there.leave(ben)
        await nodes.a.enter(here.room.code, ben)
        await nodes.tick(SILENCE_S)
        told = rows_told(nodes)
        await here.ask(ann.user, stone(here, "4,4"))
        await here.ask(ben.user, stone(here, "3,3"))
        await nodes.tick(2.0)
        assert rows_told(nodes) == told
        assert there.room.seq == here.room.seq - 2, "nobody watches it there"
        assert (await nodes.b.table(here.room.code)).room == here.room, "before it is shown, it is read"
        # A player connects to the other node during the game.
        (cat,) = await nodes.here.listeners(1)
        await nodes.b.enter(here.room.code, cat)
        await until(lambda: here.presence.is_watched_elsewhere)
        await here.ask(ann.user, stone(here, "4,5"))
        await until(lambda: there.room == here.room)
        assert happened(cat) == [["stone 4,5"]]


async def test_a_move_made_while_a_player_enters_another_node_is_sent_there(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        there.leave(ben)
        await nodes.tick(SILENCE_S)
        nodes.b.bus.connected = False  # node a does not know yet that he is back
        await nodes.b.enter(here.room.code, ben)
        await here.ask(ann.user, stone(here, "4,4"))
        assert there.room != here.room
        nodes.b.bus.connected = True
        for _ in range(REPEAT_TICKS):
            nodes.b.cluster.beat()
        await until(lambda: there.room == here.room)
        assert happened(ben)[-1] == ["stone 4,4"]
