"""Tests of players who change nodes during a game: the new node may not know yet what they have seen."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.server.cluster.test_following import apart, stone
from tests.support.in_process_hall import Listener
from tests.support.two_nodes import TwoNodes, happened, two_nodes


def cut_off(nodes: TwoNodes) -> None:
    """Cut the nodes off from each other, until they read the store themselves."""
    nodes.a.bus.connected = nodes.b.bus.connected = False


async def test_a_submission_is_found_by_its_key_on_a_node_that_is_behind(tmp_path: Path) -> None:
    """Check a retried submission: if refused as stale, its player would believe that nothing was played."""
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        cut_off(nodes)
        await here.ask(ann.user, stone(here, "4,4"))
        await here.enter(ben, here.room.seq)
        await here.ask(ben.user, stone(here, "3,3"))
        submitted = stone(here, "4,5")
        seq = await here.ask(ann.user, submitted)
        assert there.room.moved < submitted.after
        assert there.begin(ann.user, submitted) is None
        assert await there.ask(ann.user, submitted) == seq
        assert await nodes.here.store.rows(here.room.code, seq) == []


async def test_a_player_who_saw_more_is_not_shown_less(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        cut_off(nodes)
        seq = await here.ask(ann.user, stone(here, "4,4"))
        again = Listener(ann.user)
        await there.enter(again, seq)
        assert [news["position"]["seq"] for news in again.heard if news.get("position")] == [seq]
        assert happened(ben)[-1] == ["stone 4,4"]


async def test_what_two_nodes_were_asked_for_is_told_with_the_time_that_stands(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben, here, there = await apart(nodes)
        cut_off(nodes)
        nodes.a.app.time.now, nodes.b.app.time.now = (lambda: 5_000), (lambda: 6_000)
        submitted = stone(here, "4,4")
        seq = await here.ask(ann.user, submitted)
        assert await there.ask(ann.user, submitted) == seq
        told = [news["move"] for news in ben.heard if news["news"] == "happened"][-1]
        assert (told["seq"], told["at"]) == (seq, 5_000)
        assert msgspec.to_builtins(there.log_positions) == msgspec.to_builtins(here.log_positions)
