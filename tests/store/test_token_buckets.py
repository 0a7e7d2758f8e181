"""Token buckets in a store: rate limits that hold for any number of nodes."""

from __future__ import annotations

import asyncio

from tilehall.store.opening import open_store
from tilehall.store.store import Store

NOW = 1_700_000_000_000


async def test_a_bucket_gives_its_burst_and_then_one_token_after_each_interval(store: Store) -> None:
    waits = [await store.take_token("key", 60_000, 3, NOW) for _ in range(4)]
    assert waits == [0, 0, 0, 60_000]
    assert await store.take_token("key", 60_000, 3, NOW + 59_999) == 1
    assert [await store.take_token("key", 60_000, 3, NOW + 60_000) for _ in range(2)] == [0, 60_000]
    assert await store.take_token("other", 60_000, 3, NOW) == 0
    assert [await store.take_token("key", 60_000, 3, NOW + 10**9) for _ in range(4)] == [0, 0, 0, 60_000]


async def test_a_token_that_is_put_back_can_be_taken_again(store: Store) -> None:
    for _ in range(3):
        await store.take_token("key", 600.5, 3, NOW)
    await store.return_token("key", 600.5)
    await store.return_token("unknown", 600.5)
    assert [bool(await store.take_token("key", 600.5, 3, NOW)) for _ in range(2)] == [False, True]


async def test_full_buckets_are_forgotten_and_others_are_kept(store: Store) -> None:
    for key in ("early", "late", "late"):
        await store.take_token(key, 1000, 2, NOW)
    await store.forget_full_buckets(NOW + 1000)
    assert [await store.take_token("late", 1000, 2, NOW) for _ in range(1)] == [1000]
    assert [await store.take_token("early", 1000, 2, NOW) for _ in range(3)] == [0, 0, 1000]


async def test_no_more_is_taken_than_there_is_by_many_at_once(store: Store) -> None:
    waits = await asyncio.gather(*(store.take_token("key", 60_000, 10, NOW) for _ in range(100)))
    assert waits.count(0) == 10


async def test_two_nodes_of_one_database_take_from_the_same_bucket(postgres: str) -> None:
    nodes = [await open_store(postgres) for _ in range(3)]
    try:
        waits = await asyncio.gather(*(nodes[n % 3].take_token("key", 60_000, 10, NOW) for n in range(60)))
        assert waits.count(0) == 10
    finally:
        for node in nodes:
            await node.close()
