"""Clocks in the store: when to look at a room, whom to notify, and when the hall was last up."""

from __future__ import annotations

import pytest
from tests.support.store_rows import guest, row, summary

from tilehall.store.protocol import Gone
from tilehall.store.queries.clocks import MailAddress, PushSubscription, RoomClock
from tilehall.store.store import Store


async def test_rooms_are_looked_at_when_their_time_may_be_up(store: Store) -> None:
    for room in ("AAAAAA", "BBBBBB"):
        await store.append(row(1, room), summary())
    await store.keep_clock(RoomClock("AAAAAA", 1, look_at=500))
    await store.keep_clock(RoomClock("BBBBBB", 1, look_at=300))
    await store.keep_clock(RoomClock("CCCCCC", 1, look_at=100))  # there is no such room
    assert list(await store.clocked_rooms()) == ["AAAAAA", "BBBBBB"]
    assert [list(await store.clocks_due(now)) for now in (299, 300, 600)] == [[], ["BBBBBB"], ["BBBBBB", "AAAAAA"]]
    assert list(await store.clocks_due(600, most=1)) == ["BBBBBB"]
    await store.forget_clock("BBBBBB")
    assert list(await store.clocks_due(600)) == ["AAAAAA"]


async def test_what_is_newer_stays(store: Store) -> None:
    await store.append(row(1, "AAAAAA"), summary())
    await store.keep_clock(RoomClock("AAAAAA", 7, look_at=500, deadline=500, person="ann", turn=7))
    await store.keep_clock(RoomClock("AAAAAA", 6, look_at=100, deadline=100, person="ben", turn=5))
    assert (list(await store.clocks_due(499)), await store.deadlines("ann"), await store.deadlines("ben")) == (
        *([], {"AAAAAA": 500}, {}),
    )
    await store.keep_clock(RoomClock("AAAAAA", 7, look_at=900))
    assert (list(await store.clocks_due(899)), await store.deadlines("ann")) == ([], {})


async def test_a_turn_is_notified_once(store: Store) -> None:
    await store.append(row(1, "AAAAAA"), summary())
    first = RoomClock("AAAAAA", 7, look_at=500, deadline=500, person="ann", turn=7)
    assert list(await store.take_turns_to_notify()) == []
    await store.keep_clock(first)
    assert list(await store.take_turns_to_notify()) == [first]
    await store.keep_clock(first)
    assert list(await store.take_turns_to_notify()) == []
    await store.keep_clock(RoomClock("AAAAAA", 8, look_at=600, turn=8))  # a bot's turn
    assert list(await store.take_turns_to_notify()) == []
    again = RoomClock("AAAAAA", 9, look_at=600, deadline=700, person="ann", turn=9)
    await store.keep_clock(again)
    assert list(await store.take_turns_to_notify()) == [again]


async def test_when_the_hall_was_last_there(store: Store) -> None:
    assert await store.last_alive() is None
    for now in (100, 300, 200):  # another node is a little behind
        await store.stay_alive(now)
    assert await store.last_alive() == 300


async def test_browsers_are_kept_by_their_endpoint_and_go_with_the_person(store: Store) -> None:
    for id in ("ann", "ben"):
        await store.add_user(guest(id))
    one = PushSubscription("https://push.test/1", "ann", b"k" * 65, b"s" * 16, 10)
    two = PushSubscription("https://push.test/2", "ann", b"k" * 65, b"s" * 16, 20)
    assert await store.add_subscription(one, most=2)
    assert await store.add_subscription(two, most=2)
    assert not await store.add_subscription(PushSubscription("https://push.test/3", "ann", b"k", b"s", 30), most=2)
    assert await store.add_subscription(one, most=2)  # the same browser again
    assert list(await store.subscriptions("ann")) == [one, two]
    theirs = PushSubscription("https://push.test/2", "ben", b"k" * 65, b"t" * 16, 40)
    assert await store.add_subscription(theirs, most=2)  # another user signs in there
    assert (list(await store.subscriptions("ann")), list(await store.subscriptions("ben"))) == ([one], [theirs])
    assert not await store.end_subscription(one.endpoint, "ben")
    assert await store.end_subscription(theirs.endpoint, "ben")
    await store.delete_user("ann")
    assert list(await store.subscriptions("ann")) == []
    with pytest.raises(Gone):
        await store.add_subscription(one, most=2)


async def test_an_account_has_one_address(store: Store) -> None:
    await store.add_user(guest("ann"))
    assert await store.mail_address("ann") is None
    for address in (MailAddress("ann", "a@hall.test", "123456", 10), MailAddress("ann", "b@hall.test", "", 20)):
        await store.keep_mail(address)
        assert await store.mail_address("ann") == address
    await store.forget_mail("ann")
    assert await store.mail_address("ann") is None
    await store.keep_mail(address)
    await store.delete_user("ann")
    assert await store.mail_address("ann") is None
    with pytest.raises(Gone):
        await store.keep_mail(address)
