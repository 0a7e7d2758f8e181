"""Challenges in the store: answered once, deleted with their room or either user."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from tests.support.store_rows import guest, row, summary

from tilehall.store.protocol import Gone
from tilehall.store.queries.company import Block, Challenge
from tilehall.store.store import Store

TO_BEN = Challenge("AAAAAA", "ben", "ann", 10, 100, game="4ascend")
TO_CEM = replace(TO_BEN, challenged="cem")


async def opened(store: Store) -> None:
    """Add Ann, her room, Ben and Cem."""
    for id in ("ann", "ben", "cem"):
        await store.add_user(guest(id))
    await store.append(row(1, "AAAAAA"), summary(users=("ann",), free=1))


async def test_a_challenge_is_answered_once(store: Store) -> None:
    await opened(store)
    assert await store.add_challenges([TO_BEN, TO_CEM], most=9) == "kept"
    assert await store.add_challenges([TO_BEN, TO_CEM], most=9) == "kept"
    assert list(await store.challenges("ann", 20)) == [TO_BEN, TO_CEM]
    assert list(await store.challenges("ben", 20)) == [TO_BEN]
    answers = [store.answer_challenge("AAAAAA", "ben", answer, 20) for answer in ("accepted", "declined")]
    first, second = await asyncio.gather(*answers)
    assert first is not None
    assert first == second
    assert first.answer != "open"
    assert await store.answer_challenge("AAAAAA", "cem", "declined", 20) == replace(TO_CEM, answer="declined")
    assert {each.answer for each in await store.challenges("ann", 20)} == {first.answer, "declined"}
    assert await store.answer_challenge("AAAAAA", "ann", "accepted", 20) is None
    assert list(await store.end_challenges("AAAAAA", "ben")) == []
    assert list(await store.end_challenges("AAAAAA", "ann")) == ["ben", "cem"]
    assert await store.challenges("ben", 20) == []


async def test_a_challenge_runs_out(store: Store) -> None:
    await opened(store)
    await store.add_challenges([TO_BEN], most=9)
    assert await store.challenges("ben", 100) == []
    assert await store.answer_challenge("AAAAAA", "ben", "accepted", 100) is None


async def test_challenges_are_over_once_their_room_gathers_nobody(store: Store) -> None:
    await opened(store)
    await store.add_challenges([TO_BEN], most=1)
    assert await store.add_challenges([TO_CEM], most=1) == "full"
    await store.append(row(2, "AAAAAA"), summary(phase="closed"))
    assert await store.challenges("ben", 20) == []
    assert await store.take_challenges_to_notify(20) == []
    await store.append(row(1, "BBBBBB"), summary(users=("ann",)))
    assert await store.add_challenges([replace(TO_CEM, room="BBBBBB")], most=1) == "kept"
    await store.forget_rooms(gathering_before=50)
    assert await store.challenges("cem", 20) == []
    with pytest.raises(Gone):
        await store.add_challenges([replace(TO_CEM, room="BBBBBB")], most=1)


async def test_open_challenges_are_bounded_for_both(store: Store) -> None:
    await opened(store)
    await store.append(row(1, "BBBBBB"), summary(users=("cem",), host="cem"))
    assert await store.add_challenges([TO_BEN, TO_CEM], most=1) == "full"
    assert await store.add_challenges([TO_BEN], most=1) == "kept"
    theirs = Challenge("BBBBBB", "ben", "cem", 20, 100)
    assert await store.add_challenges([theirs], most=1) == "other_full"
    await store.answer_challenge("AAAAAA", "ben", "declined", 20)
    assert await store.add_challenges([theirs], most=1) == "kept"


async def test_a_block_ends_challenges_and_looks_like_a_no(store: Store) -> None:
    await opened(store)
    await store.append(row(1, "BBBBBB"), summary(users=("ben",), host="ben"))
    await store.add_challenges([TO_BEN], most=9)
    await store.add_challenges([Challenge("BBBBBB", "ann", "ben", 10, 100)], most=9)
    await store.block(Block("ben", "ann", 20), 9)
    assert list(await store.challenges("ann", 30)) == [replace(TO_BEN, answer="declined")]
    assert await store.add_challenges([Challenge("BBBBBB", "ann", "ben", 10, 100)], most=9) == "apart"


async def test_a_challenge_to_a_user_who_blocks_the_sender_looks_open_and_is_never_seen(store: Store) -> None:
    await opened(store)
    await store.append(row(1, "BBBBBB"), summary(users=("cem",), host="cem"))
    await store.block(Block("ben", "ann", 5), 9)
    assert await store.add_challenges([TO_BEN, TO_CEM], most=2) == "kept"
    assert list(await store.challenges("ann", 20)) == [TO_BEN, TO_CEM]
    assert await store.challenges("ben", 20) == []
    assert list(await store.challenges("cem", 20)) == [TO_CEM]
    assert list(await store.take_challenges_to_notify(20)) == [TO_CEM]
    assert await store.answer_challenge("AAAAAA", "ben", "accepted", 20) is None
    theirs = Challenge("BBBBBB", "ben", "cem", 20, 100)
    assert await store.add_challenges([theirs], most=1) == "kept", "what Ben does not see takes no room"
    assert await store.end_challenges("AAAAAA", "ann") == ["ben", "cem"]


@pytest.mark.parametrize("gone", ["ann", "ben"])
async def test_challenges_go_with_either_of_the_two(store: Store, gone: str) -> None:
    await opened(store)
    await store.add_challenges([TO_BEN], most=9)
    await store.delete_user(gone)
    assert [list(await store.challenges(id, 20)) for id in ("ann", "ben")] == [[], []]
    with pytest.raises(Gone):
        await store.add_challenges([TO_BEN], most=9)


async def test_a_challenge_is_notified_once_and_not_after_its_answer(store: Store) -> None:
    await opened(store)
    await store.add_challenges([TO_BEN, TO_CEM], most=9)
    await store.answer_challenge("AAAAAA", "cem", "declined", 20)
    assert await store.take_challenges_to_notify(9) == []
    assert list(await store.take_challenges_to_notify(20)) == [TO_BEN]
    assert await store.take_challenges_to_notify(20) == []
