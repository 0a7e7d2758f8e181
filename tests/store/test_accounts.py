"""Users: a login has one owner, sessions and links expire, and a deleted user leaves a blank name."""

from __future__ import annotations

from asyncio import gather
from typing import Any

import pytest
from msgspec.structs import replace
from tests.store.test_log import ODD
from tests.support.store_rows import guest, row, session, summary

from tilehall.store.protocol import AccountName, Changed, Gone, Taken, User
from tilehall.store.queries import accounts
from tilehall.store.store import Store

ANN = guest("ann", login="ann", password="hash", recovery="hash")


async def test_a_user_is_found_by_id_and_by_login(store: Store) -> None:
    await store.add_user(ANN)
    await store.add_user(guest("ben"))
    assert await store.user("ann") == await store.user_by_login("ann") == ANN
    assert await store.user("ben") == guest("ben")
    assert await store.user("cyd") is None
    assert await store.user_by_login("ben") is None


async def test_a_login_is_taken_once(store: Store) -> None:
    await store.add_user(ANN)
    with pytest.raises(Taken):
        await store.add_user(replace(ANN, id="eve"))
    assert await store.user("eve") is None
    await store.add_user(guest("ben"))
    with pytest.raises(Taken):
        await store.change_user(guest("ben", login="ann"))
    assert await store.user("ben") == guest("ben")


async def test_one_of_many_at_once_gets_the_login(store: Store) -> None:
    people = [guest(f"user {n}", login="ann") for n in range(20)]
    results = await gather(*(store.add_user(each) for each in people), return_exceptions=True)
    assert [type(each) for each in results].count(Taken) == 19
    owner = await store.user_by_login("ann")
    assert owner == people[results.index(None)]


async def test_a_taken_login_takes_no_other_write_with_it(store: Store) -> None:
    await store.add_user(ANN)
    writes = (store.add_user(guest("ben")), store.add_user(guest("eve", login="ann")), store.append(row(1), summary()))
    ben, eve, appended = await gather(*writes, return_exceptions=True)
    assert (ben, type(eve), appended) == (None, Taken, row(1))
    assert await store.user("ben") == guest("ben")
    assert list(await store.rows("ABCDEF")) == [row(1)]


async def test_guests_need_no_login(store: Store) -> None:
    for name in ("ann", "ben", "cyd"):
        await store.add_user(guest(name))
    assert await store.names(("ann", "cyd")) == {"ann": "Ann", "cyd": "Cyd"}


async def test_a_guest_becomes_an_account(store: Store) -> None:
    await store.add_user(guest("ann"))
    await store.change_user(ANN)
    assert await store.user_by_login("ann") == ANN
    await store.change_user(replace(ANN, name="Anna"))
    assert await store.names(("ann",)) == {"ann": "Anna"}


async def test_a_missing_user_is_not_changed(store: Store) -> None:
    with pytest.raises(Gone):
        await store.change_user(ANN)
    assert await store.user("ann") is None


async def test_names_of_strangers_are_blank(store: Store) -> None:
    await store.add_user(guest("ann"))
    many = [f"user {n}" for n in range(100_000)]
    names = await store.names([*many, "ann", "ann"])
    assert names == {**dict.fromkeys(many, ""), "ann": "Ann"}
    assert await store.names(()) == {}


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
async def test_odd_names_come_back_as_they_went(store: Store, odd: str) -> None:
    person = guest("ann", name=odd, login=odd)
    await store.add_user(person)
    assert await store.user_by_login(odd) == person
    assert await store.names(("ann",)) == {"ann": odd}
    await store.add_session(session(device=odd))
    assert await store.session(b"token", 10) == session(device=odd)


async def test_a_name_cut_at_a_nul_is_another_name(store: Store) -> None:
    await store.add_user(guest("ann", login="ann"))
    await store.add_user(guest("eve", login="ann\0"))
    assert await store.user_by_login("ann") == guest("ann", login="ann")


async def test_what_is_not_text_is_refused(store: Store) -> None:
    with pytest.raises(UnicodeEncodeError):
        await store.add_user(guest("ann", name="\ud800"))
    assert await store.user("ann") is None


async def test_a_deleted_account_leaves_a_blank_name(store: Store) -> None:
    await store.add_user(ANN)
    await store.add_session(session())
    await store.add_link(b"link", "ann", 100)
    await store.append(row(1), summary())
    said = await store.say("ABCDEF", "ann", 1, "hello")
    await store.delete_user("ann")
    blank = User("ann", name="", login=None, password=None, recovery=None, created=0, seen=0, deleted=True)
    assert await store.user("ann") == blank
    assert await store.names(("ann",)) == {"ann": ""}
    assert await store.user_by_login("ann") is None
    assert await store.session(b"token", 20) is None
    assert await store.use_link(b"link", 20) is None
    assert list(await store.rows("ABCDEF")) == [row(1)]
    assert list(await store.said("ABCDEF")) == [said]
    await store.add_user(guest("new", login="ann"))


async def test_a_deleted_person_does_not_come_back(store: Store) -> None:
    await store.add_user(ANN)
    await store.delete_user("ann")
    for late in (store.change_user(ANN), store.add_session(session()), store.add_link(b"link", "ann", 100)):
        with pytest.raises(Gone):
            await late
    assert await store.session(b"token", 20) is None
    assert await store.names(("ann",)) == {"ann": ""}


async def test_deleting_nobody_does_nothing(store: Store) -> None:
    await store.delete_user("ann")
    assert await store.user("ann") is None


async def test_a_session_runs_out(store: Store) -> None:
    await store.add_user(guest("ann"))
    await store.add_session(session(expires=100))
    assert await store.session(b"token", 99) == session(expires=100)
    assert await store.session(b"token", 100) is None
    assert await store.session(b"other", 99) is None


async def test_a_touched_session_lasts_longer_and_its_person_was_seen(store: Store) -> None:
    await store.add_user(guest("ann", seen=1))
    await store.add_session(session(seen=10))
    await store.touch_session(b"token", seen=50, expires=200)
    assert await store.session(b"token", 150) == session(seen=50, expires=200)
    person = await store.user("ann")
    assert person is not None
    assert person.seen == 50


async def test_touching_does_not_bring_a_session_back(store: Store) -> None:
    await store.add_user(guest("ann"))
    await store.add_session(session())
    await store.end_session(b"token")
    await store.touch_session(b"token", seen=50, expires=200)
    assert await store.session(b"token", 60) is None


async def test_signing_out_everywhere_may_spare_one_device(store: Store) -> None:
    for name in ("ann", "ben"):
        await store.add_user(guest(name))
    for token, user, seen in ((b"1", "ann", 10), (b"2", "ann", 30), (b"3", "ann", 20), (b"4", "ben", 10)):
        await store.add_session(session(token, user, seen=seen))
    assert [each.token for each in await store.sessions("ann")] == [b"2", b"3", b"1"]
    await store.end_sessions("ann", but=b"3")
    assert [each.token for each in await store.sessions("ann")] == [b"3"]
    await store.end_sessions("ann")
    assert list(await store.sessions("ann")) == []
    assert [each.token for each in await store.sessions("ben")] == [b"4"]


async def test_sessions_that_ran_out_are_swept_at_the_next_sign_in(store: Store) -> None:
    await store.add_user(guest("ann"))
    await store.add_session(session(b"old", expires=100))
    await store.add_session(session(b"new", created=100, expires=200))
    assert [each.token for each in await store.sessions("ann")] == [b"new"]


async def test_a_link_is_used_once(store: Store) -> None:
    await store.add_user(guest("ann"))
    await store.add_link(b"link", "ann", expires=100)
    uses = await gather(*(store.use_link(b"link", 50) for _ in range(10)))
    assert sorted(uses, key=str) == [None] * 9 + ["ann"]
    assert await store.use_link(b"link", 50) is None


async def test_a_link_runs_out_for_good(store: Store) -> None:
    await store.add_user(guest("ann"))
    await store.add_link(b"link", "ann", expires=100)
    assert await store.use_link(b"link", 100) is None
    assert await store.use_link(b"link", 50) is None


async def test_using_one_link_leaves_another(store: Store) -> None:
    await store.add_user(guest("ann"))
    for token in (b"1", b"2"):
        await store.add_link(token, "ann", expires=100)
    assert await store.use_link(b"1", 50) == "ann"
    assert await store.use_link(b"2", 50) == "ann"


async def test_idle_guests_are_deleted_except_in_a_game(store: Store) -> None:
    await store.add_user(replace(ANN, seen=1))
    for name, seen in (("idle", 1), ("lately", 50), ("player", 1), ("winner", 1)):
        await store.add_user(guest(name, seen=seen))
    await store.append(row(1, "PLAYED"), summary(phase="playing", users=("player",)))
    await store.append(row(1, "OVEROV"), summary(phase="over", users=("winner",)))
    assert await store.forget_guests(50) == 2
    everyone = ("ann", "idle", "lately", "player", "winner")
    names = {"ann": "Ann", "idle": "", "lately": "Lately", "player": "Player", "winner": ""}
    assert await store.names(everyone) == names
    assert await store.forget_guests(50) == 0


async def test_a_guest_who_is_signed_in_and_seen_is_kept(store: Store) -> None:
    await store.add_user(guest("ann", seen=1))
    await store.add_session(session(seen=10))
    await store.touch_session(b"token", seen=60, expires=100)
    assert await store.forget_guests(50) == 0
    await store.change_user(guest("ann", name="Anna", seen=10))
    assert await store.forget_guests(50) == 0


async def test_a_user_who_was_changed_meanwhile_is_not_overwritten(store: Store) -> None:
    await store.add_user(ANN)
    renamed, other = replace(ANN, name="Anna"), replace(ANN, name="Annie")
    await store.change_user(renamed, ANN)
    with pytest.raises(Changed):
        await store.change_user(other, ANN)
    assert await store.user(ANN.id) == renamed
    await store.change_user(other, renamed)
    await store.delete_user(ANN.id)
    with pytest.raises(Gone):
        await store.change_user(ANN, other)


def account(id: str, **changes: Any) -> User:
    return guest(id, login=id, password="hash", recovery="hash", **changes)


async def test_one_of_many_at_once_gets_the_looks(store: Store) -> None:
    people = [account(f"user {n}", skeleton="boss") for n in range(20)]
    results = await gather(*(store.add_user(each) for each in people), return_exceptions=True)
    assert [type(each) for each in results].count(Taken) == 19
    owner = await store.user_by_skeleton("boss")
    assert owner == people[results.index(None)]
    assert await store.user_by_skeleton("user") is None
    other = account("other", skeleton="other")
    await store.add_user(other)
    with pytest.raises(Taken):
        await store.change_user(replace(other, skeleton="boss"))
    await store.delete_user(owner.id)
    await store.change_user(replace(other, skeleton="boss"))


async def test_looks_are_filled_in_and_given_once(store: Store) -> None:
    await store.add_user(guest("gus"))
    for id, created in (("cat", 2), ("ben", 3), ("ann", 3), ("dan", 4)):
        await store.add_user(account(id, created=created))
    known = list(await store.skeletons())
    assert known == [AccountName(id, id.title(), None) for id in ("cat", "ann", "ben", "dan")]
    await store.set_skeletons([AccountName("cat", "Cat", "c"), AccountName("ann", "Renamed", "a")])
    await store.set_skeletons([AccountName("ben", "Ben", "c"), AccountName("dan", "Dan", "d")])
    await store.set_skeletons([AccountName("gus", "Gus", "g")])
    assert [each.skeleton for each in await store.skeletons()] == ["c", None, None, "d"]
    assert await store.user_by_skeleton("g") is None
    await store.set_skeletons([AccountName("cat", "Cat", None)])
    await store.set_skeletons([AccountName("ben", "Ben", "c")])
    assert [each.skeleton for each in await store.skeletons()] == [None, None, "c", "d"]


async def test_many_looks_are_filled_in_some_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "MAX_NAMES_AT_ONCE", 10)
    many = [f"user {n}" for n in range(25)]
    for id in many:
        await store.add_user(account(id))
    await store.set_skeletons([AccountName(id, id.title(), f"look {id}") for id in many])
    assert all(each.skeleton == f"look {each.user}" for each in await store.skeletons())
