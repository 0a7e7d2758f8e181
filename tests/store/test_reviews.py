"""Reviews in the store: thoughts by turn, and links that only their makers revoke."""

from __future__ import annotations

import pytest
from tests.support.store_rows import guest, row, summary

from tilehall.store.protocol import Gone, SharedReview
from tilehall.store.store import Store

ROOM, OTHER = "ABCDEF", "GHJKMN"


async def furnished(store: Store) -> None:
    """Add two rooms, Ann and Ben."""
    for room in (ROOM, OTHER):
        await store.append(row(1, room), summary())
    for id in ("ann", "ben"):
        await store.add_user(guest(id))


def link(token: str = "token", user: str = "ann", room: str = ROOM, match: int = 1, created: int = 10) -> SharedReview:
    return SharedReview(token, room, match, user, "4ascend", created)


async def test_a_thought_is_kept_once_and_by_game(store: Store) -> None:
    await furnished(store)
    await store.keep_thought(ROOM, 1, 3, b"first")
    await store.keep_thought(ROOM, 1, 3, b"second")
    await store.keep_thought(ROOM, 1, 12, b"more")
    await store.keep_thought(ROOM, 2, 3, b"rematch")
    assert await store.thoughts(ROOM, 1) == {3: b"first", 12: b"more"}
    assert await store.thoughts(ROOM, 2) == {3: b"rematch"}
    assert await store.thoughts(OTHER, 1) == {}


async def test_what_is_too_long_or_of_no_room_is_not_kept(store: Store) -> None:
    await furnished(store)
    await store.keep_thought(ROOM, 1, 1, bytes(20_000))
    await store.keep_thought("NOROOM", 1, 1, b"lost")
    assert await store.thoughts(ROOM, 1) == await store.thoughts("NOROOM", 1) == {}


async def test_thoughts_and_links_go_with_their_room(store: Store) -> None:
    await furnished(store)
    await store.keep_thought(ROOM, 1, 1, b"thought")
    await store.share_review(link(), 9)
    assert set(await store.forget_rooms(gathering_before=100)) == {ROOM, OTHER}
    assert await store.thoughts(ROOM, 1) == {}
    assert await store.shared_review("token") is None


async def test_the_same_game_has_one_link_per_user(store: Store) -> None:
    await furnished(store)
    assert await store.share_review(link("one"), 9) == link("one")
    assert await store.share_review(link("two"), 9) == link("one")
    assert await store.share_review(link("three", "ben"), 9) == link("three", "ben")
    assert await store.share_review(link("four", match=2, created=20), 9) == link("four", match=2, created=20)
    assert await store.shared_by("ann") == [link("four", match=2, created=20), link("one")]
    assert await store.shared_review("two") is None
    assert await store.shared_review("three") == link("three", "ben")


async def test_a_user_has_a_limited_number_of_links(store: Store) -> None:
    await furnished(store)
    assert await store.share_review(link("one"), 1) is not None
    assert await store.share_review(link("two", room=OTHER), 1) is None
    assert await store.share_review(link("again"), 1) == link("one"), "the one there is can be had again"


async def test_only_who_made_a_link_revokes_it(store: Store) -> None:
    await furnished(store)
    await store.share_review(link(), 9)
    assert not await store.revoke_review("token", "ben")
    assert await store.shared_review("token") == link()
    assert await store.revoke_review("token", "ann")
    assert not await store.revoke_review("token", "ann")
    assert await store.shared_review("token") is None


async def test_links_are_deleted_with_their_maker(store: Store) -> None:
    await furnished(store)
    await store.share_review(link("one"), 9)
    await store.share_review(link("two", "ben"), 9)
    await store.delete_user("ann")
    assert await store.shared_review("one") is None
    assert await store.shared_review("two") is not None
    await store.forget_guests(seen_before=100)
    assert await store.shared_review("two") is None


@pytest.mark.parametrize(("user", "room"), [("nobody", ROOM), ("ann", "NOROOM"), ("gone", ROOM)])
async def test_a_link_needs_a_room_and_a_person(store: Store, user: str, room: str) -> None:
    await furnished(store)
    await store.add_user(guest("gone"))
    await store.delete_user("gone")
    with pytest.raises(Gone):
        await store.share_review(link(user=user, room=room), 9)
