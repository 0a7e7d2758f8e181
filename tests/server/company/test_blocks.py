"""Tests of blocks: looked up once, known at once on every node, and refused with a sentence if not possible."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.in_process_hall import opened_hall
from tests.support.two_nodes import two_nodes, until
from tilehall.core.game import Illegal
from tilehall.messages.errors import Refused
from tilehall.server.accounts import blocks
from tilehall.store.queries.company import BlockedPeople


async def test_both_are_kept_apart_until_the_block_ends(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, cem = [each.user for each in await here.listeners(3)]
        known = here.app.blocks
        assert [await known.apart_from(each) for each in (ann, ben, cem)] == [frozenset()] * 3
        await known.block(ann, ben)
        assert [await known.apart_from(each) for each in (ann, ben, cem)] == [{ben}, {ann}, frozenset()]
        assert await known.of(ben) == BlockedPeople(blocked_by=frozenset({ann}))
        await known.unblock(ben, ann)  # only the user who blocked can unblock
        assert await known.apart_from(ann) == {ben}
        await known.unblock(ann, ben)
        assert [await known.apart_from(each) for each in (ann, ben)] == [frozenset()] * 2


async def test_a_block_that_cannot_be_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "MAX_BLOCKS", 1)
    async with opened_hall(tmp_path) as here:
        ann, ben, cem = [each.user for each in await here.listeners(3)]
        with pytest.raises(Illegal, match="yourself"):
            await here.app.blocks.block(ann, ann)
        with pytest.raises(Refused, match="There is no such player"):
            await here.app.blocks.block(ann, "nobody")
        await here.app.blocks.block(ann, ben)
        with pytest.raises(Illegal, match="Unblock somebody first"):
            await here.app.blocks.block(ann, cem)


async def test_a_lookup_is_asked_of_the_store_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = [each.user for each in await here.listeners(2)]
        asked: list[str] = []
        lookup = here.store.blocked_people

        async def counted(user: str) -> BlockedPeople:
            asked.append(user)
            return await lookup(user)

        monkeypatch.setattr(here.store, "blocked_people", counted)
        for _ in range(3):
            await here.app.blocks.apart_from(ann)
        assert asked == [ann]
        await here.app.blocks.block(ben, ann)
        assert await here.app.blocks.apart_from(ann) == {ben}
        assert asked == [ann, ann]


async def test_blocked_users_are_not_notified(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben = await nodes.here.listeners(2)
        for node in (nodes.a, nodes.b):
            for listener in (ann, ben):
                node.app.sockets.add(listener)
        await nodes.a.app.blocks.block(ann.user, ben.user)
        await until(lambda: len(ann.heard) == 2)
        assert ann.heard == [{"news": "company"}] * 2
        assert ben.heard == []


async def test_a_block_on_one_node_is_known_on_the_other(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        ann, ben = [each.user for each in await nodes.here.listeners(2)]
        there = nodes.b.app.blocks
        assert await there.apart_from(ben) == frozenset()
        await nodes.a.app.blocks.block(ann, ben)
        await until(lambda: nodes.b.node.counts["received"])
        assert [await there.apart_from(each) for each in (ann, ben)] == [{ben}, {ann}]
        await nodes.a.app.blocks.unblock(ann, ben)
        await until(lambda: nodes.b.node.counts["received"] == 2)
        assert await there.apart_from(ben) == frozenset()
