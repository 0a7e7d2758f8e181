"""Blocks in the store: which user blocks which, while both exist."""

from __future__ import annotations

import asyncio

import pytest
from tests.support.store_rows import guest

from tilehall.store.protocol import Gone
from tilehall.store.queries.company import Block, BlockedPeople
from tilehall.store.store import Store


async def people(store: Store, *ids: str) -> None:
    for id in ids:
        await store.add_user(guest(id))


async def test_a_block_is_kept_once_and_both_are_found_by_it(store: Store) -> None:
    await people(store, "ann", "ben", "cem")
    for block in (Block("ann", "ben", 10), Block("ann", "ben", 20), Block("ann", "cem", 30), Block("cem", "ann", 40)):
        assert await store.block(block, most=2)
    assert list(await store.blocks("ann")) == [Block("ann", "cem", 30), Block("ann", "ben", 10)]
    assert await store.blocked_people("ann") == BlockedPeople(frozenset({"ben", "cem"}), frozenset({"cem"}))
    assert await store.blocked_people("ben") == BlockedPeople(frozenset(), frozenset({"ann"}))
    assert (await store.blocked_people("ben")).apart == {"ann"}


async def test_a_block_ends_when_its_author_lifts_it(store: Store) -> None:
    await people(store, "ann", "ben")
    await store.block(Block("ann", "ben", 10), most=2)
    assert not await store.unblock("ben", "ann")
    assert await store.unblock("ann", "ben")
    assert not await store.unblock("ann", "ben")
    assert await store.blocked_people("ben") == BlockedPeople()


async def test_nobody_blocks_more_than_the_bound(store: Store) -> None:
    await people(store, "ann", "ben", "cem", "dia")
    wanted = [store.block(Block("ann", other, 10), most=2) for other in ("ben", "cem", "dia")]
    assert sorted(await asyncio.gather(*wanted)) == [False, True, True]


@pytest.mark.parametrize("gone", ["ann", "ben"])
async def test_blocks_go_with_either_of_the_two(store: Store, gone: str) -> None:
    await people(store, "ann", "ben")
    await store.block(Block("ann", "ben", 10), most=2)
    await store.delete_user(gone)
    assert [await store.blocked_people(id) for id in ("ann", "ben")] == [BlockedPeople(), BlockedPeople()]
    with pytest.raises(Gone):
        await store.block(Block("ann", "ben", 10), most=2)


async def test_guests_who_do_not_come_back_leave_no_block(store: Store) -> None:
    await people(store, "ann", "ben")
    await store.block(Block("ann", "ben", 10), most=2)
    assert await store.forget_guests(seen_before=100) == 2
    assert list(await store.blocks("ann")) == []
