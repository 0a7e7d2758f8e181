"""Friends in the store: two users who both agreed, waiting requests, and links that work once."""

from __future__ import annotations

import asyncio

import pytest
from tests.support.store_rows import guest

from tilehall.store.protocol import Gone
from tilehall.store.queries.company import Block, Friend, FriendBounds, FriendLink, FriendRequest
from tilehall.store.store import Store

MANY = FriendBounds(friends=9, requests=9)


async def people(store: Store, *ids: str) -> None:
    for id in ids:
        await store.add_user(guest(id))


def asks(user: str, asked: str, at: int = 10) -> FriendRequest:
    return FriendRequest(user, asked, at, at + 100)


async def test_two_are_friends_once_both_agree(store: Store) -> None:
    await people(store, "ann", "ben")
    assert await store.ask_friend(asks("ann", "ben"), MANY) == "asked"
    assert await store.ask_friend(asks("ann", "ben", 20), MANY) == "asked"
    assert await store.friends("ann") == []
    assert list(await store.friend_requests("ben", 30)) == [asks("ann", "ben")]
    assert await store.accept_friend("ann", "ben", 30, MANY) == "nothing"  # their own request
    assert await store.accept_friend("ben", "ann", 30, MANY) == "friends"
    assert await store.accept_friend("ben", "ann", 40, MANY) == "friends"
    assert [list(await store.friends(id)) for id in ("ann", "ben")] == [[Friend("ben", 30)], [Friend("ann", 30)]]
    assert await store.ask_friend(asks("ben", "ann"), MANY) == "friends"
    assert [list(await store.friend_requests(id, 30)) for id in ("ann", "ben")] == [[], []]
    assert await store.end_friendship("ann", "ben")
    assert not await store.end_friendship("ben", "ann")
    assert [list(await store.friends(id)) for id in ("ann", "ben")] == [[], []]


async def test_two_who_ask_each_other_are_friends(store: Store) -> None:
    await people(store, "ann", "ben")
    both = [store.ask_friend(asks("ann", "ben"), MANY), store.ask_friend(asks("ben", "ann"), MANY)]
    assert sorted(await asyncio.gather(*both)) == ["asked", "friends"]
    assert [each.user for each in await store.friends("ann")] == ["ben"]


async def test_a_declined_request_looks_open_to_its_sender_until_it_expires(store: Store) -> None:
    await people(store, "ann", "ben")
    await store.ask_friend(asks("ann", "ben"), MANY)
    assert await store.decline_friend("ben", "ann")
    assert not await store.decline_friend("ben", "ann")
    assert await store.accept_friend("ben", "ann", 20, MANY) == "nothing"
    assert [len(await store.friend_requests(id, 20)) for id in ("ann", "ben")] == [1, 0]
    assert await store.ask_friend(asks("ann", "ben", 50), MANY) == "asked"
    assert await store.friend_requests("ben", 50) == []
    assert await store.friend_requests("ann", 110) == []
    assert await store.ask_friend(asks("ann", "ben", 110), MANY) == "asked"
    assert len(await store.friend_requests("ben", 110)) == 1


async def test_accepted_and_declined_at_once_it_is_one_of_both(store: Store) -> None:
    await people(store, "ann", "ben")
    await store.ask_friend(asks("ann", "ben"), MANY)
    accepted, declined = await asyncio.gather(
        store.accept_friend("ben", "ann", 20, MANY), store.decline_friend("ben", "ann")
    )
    assert (accepted, declined) in (("friends", False), ("nothing", True))
    assert len(await store.friends("ann")) == (accepted == "friends")


async def test_a_block_ends_a_friendship_and_looks_like_a_no(store: Store) -> None:
    await people(store, "ann", "ben", "cem")
    await store.ask_friend(asks("ann", "ben"), MANY)
    await store.accept_friend("ben", "ann", 20, MANY)
    await store.ask_friend(asks("cem", "ann"), MANY)
    for other in ("ben", "cem"):
        await store.block(Block("ann", other, 30), 9)
    assert [list(await store.friends(id)) for id in ("ann", "ben")] == [[], []]
    assert await store.friend_requests("ann", 30) == []
    assert len(await store.friend_requests("cem", 30)) == 1
    assert await store.ask_friend(asks("ben", "ann", 40), MANY) == "asked"
    assert (len(await store.friend_requests("ben", 50)), await store.friend_requests("ann", 50)) == (1, [])
    assert await store.ask_friend(asks("ann", "ben", 40), MANY) == "blocked"
    await store.unblock("ann", "ben")
    assert await store.ask_friend(asks("ann", "ben", 60), MANY) == "friends"  # the other user has asked already


async def test_friends_and_requests_are_bounded(store: Store) -> None:
    await people(store, "ann", "ben", "cem", "dia")
    few = FriendBounds(friends=1, requests=1)
    assert await store.ask_friend(asks("ann", "ben"), few) == "asked"
    assert await store.ask_friend(asks("ann", "cem"), few) == "full"
    assert await store.ask_friend(asks("cem", "ben"), few) == "other_full"
    assert await store.accept_friend("ben", "ann", 20, few) == "friends"
    assert await store.ask_friend(asks("cem", "ben"), few) == "asked"
    assert await store.accept_friend("ben", "cem", 20, few) == "full"
    assert await store.ask_friend(asks("ann", "dia"), few) == "asked"
    assert await store.accept_friend("dia", "ann", 20, few) == "other_full"


async def test_a_link_makes_one_friend(store: Store) -> None:
    await people(store, "ann", "ben", "cem")
    link = FriendLink(b"one", "ann", 10, 100)
    assert await store.add_friend_link(link, most=1)
    assert not await store.add_friend_link(FriendLink(b"two", "ann", 20, 100), most=1)
    assert (await store.friend_link(b"one", 50), await store.friend_link(b"one", 100)) == (link, None)
    assert await store.use_friend_link(b"one", "ann", 50, MANY) == "nothing"
    assert await store.use_friend_link(b"one", "ben", 100, MANY) == "nothing"
    both = [store.use_friend_link(b"one", user, 50, MANY) for user in ("ben", "cem")]
    assert sorted(await asyncio.gather(*both)) == ["friends", "nothing"]
    assert len(await store.friends("ann")) == 1
    assert await store.friend_link(b"one", 50) is None
    assert await store.add_friend_link(FriendLink(b"two", "ann", 60, 100), most=1)
    assert [each.token for each in await store.friend_links("ann", 60)] == [b"two"]
    await store.end_friend_links("ann")
    assert await store.friend_links("ann", 60) == []


async def test_a_link_is_used_up_by_a_blocked_user_and_not_by_a_friend(store: Store) -> None:
    await people(store, "ann", "ben", "cem", "dia")
    await store.ask_friend(asks("ann", "ben"), MANY)
    await store.accept_friend("ben", "ann", 20, MANY)
    await store.block(Block("ann", "cem", 20), 9)
    await store.block(Block("dia", "ann", 20), 9)
    await store.add_friend_link(FriendLink(b"one", "ann", 30, 100), most=1)
    assert [await store.use_friend_link(b"one", user, 50, MANY) for user in ("ben", "dia")] == ["friends", "blocked"]
    assert await store.friend_link(b"one", 50) is not None
    assert await store.use_friend_link(b"one", "cem", 50, MANY) == "nothing"
    assert await store.friend_link(b"one", 50) is None, "so that it answers every user like a used link"


@pytest.mark.parametrize("gone", ["ann", "ben"])
async def test_friends_requests_and_links_go_with_the_person(store: Store, gone: str) -> None:
    await people(store, "ann", "ben", "cem")
    await store.ask_friend(asks("ann", "ben"), MANY)
    await store.accept_friend("ben", "ann", 20, MANY)
    for other in ("ann", "ben"):
        await store.ask_friend(asks(other, "cem"), MANY)
        await store.add_friend_link(FriendLink(other.encode(), other, 10, 100), most=1)
    await store.delete_user(gone)
    assert [list(await store.friends(id)) for id in ("ann", "ben")] == [[], []]
    [left] = await store.friend_requests("cem", 30)
    assert left.user != gone
    assert await store.friend_link(gone.encode(), 30) is None
    with pytest.raises(Gone):
        await store.ask_friend(asks("cem", gone), MANY)
    with pytest.raises(Gone):
        await store.accept_friend("cem", gone, 30, MANY)
    with pytest.raises(Gone):
        await store.add_friend_link(FriendLink(b"new", gone, 10, 100), most=1)
