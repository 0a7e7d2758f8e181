"""Tests of users: sessions expire, secrets are kept as hashes, and changes take effect at once."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace

from tests.support.http_client import HttpHall, in_a_hall
from tilehall.messages.errors import Conflict, Invalid, Overloaded, Refused
from tilehall.server.accounts import passwords as passwords_module
from tilehall.server.accounts.names import fold
from tilehall.server.accounts.passwords import Passwords
from tilehall.server.accounts.people import DAY_MS, HOUR_MS, Who
from tilehall.store.protocol import User


async def arrive(http_hall: HttpHall, name: str = "Ann") -> tuple[str, Who]:
    arrival = await http_hall.people.guest(name, "a test")
    who = await http_hall.people.who(arrival.token)
    assert who is not None
    return arrival.token, who


@in_a_hall()
async def test_a_token_is_stored_as_its_hash_only(http_hall: HttpHall) -> None:
    token, who = await arrive(http_hall)
    assert len(token) == 43, "32 random bytes"
    (session,) = await http_hall.store.sessions(who.user)
    assert session.token == who.session == sha256(token.encode()).digest()


@in_a_hall()
async def test_tokens_that_are_nobodys_let_nobody_in(http_hall: HttpHall) -> None:
    token, who = await arrive(http_hall)
    forged = [
        None,
        "",
        "x",
        token[:-1],
        token + "x",
        token.swapcase(),
        who.session.hex(),
        "ü" * 43,
        "x" * 10**6,
        "\ud800",
    ]
    assert [await http_hall.people.who(each) for each in forged] == [None] * len(forged)


@in_a_hall(session_days=10)
async def test_a_session_that_is_not_used_runs_out(http_hall: HttpHall) -> None:
    token, _ = await arrive(http_hall)
    http_hall.now += 10 * DAY_MS
    assert await http_hall.people.who(token) is None


@in_a_hall(session_days=10)
async def test_a_session_in_use_goes_on(http_hall: HttpHall) -> None:
    token, who = await arrive(http_hall)
    for _ in range(5):
        http_hall.now += 9 * DAY_MS
        assert await http_hall.people.who(token) is not None
    user = await http_hall.store.user(who.user)
    assert user is not None
    assert user.seen == http_hall.now, "a guest who is here is not idle"


@in_a_hall()
async def test_a_session_is_touched_at_most_once_an_hour(http_hall: HttpHall) -> None:
    token, who = await arrive(http_hall)
    began = http_hall.now
    http_hall.now += HOUR_MS - 1
    await http_hall.people.who(token)
    assert (await http_hall.store.sessions(who.user))[0].seen == began
    http_hall.now += 40_000
    await http_hall.people.who(token)
    assert (await http_hall.store.sessions(who.user))[0].seen == http_hall.now


@in_a_hall(session_days=10)
async def test_who_cannot_be_written_down_as_seen_is_let_in_all_the_same(http_hall: HttpHall) -> None:
    token, who = await arrive(http_hall)
    began, first = http_hall.now, (await http_hall.store.sessions(who.user))[0]
    http_hall.now += 2 * HOUR_MS
    writing = http_hall.store._writer._connection
    writing.execute("PRAGMA query_only = ON")
    assert await http_hall.people.who(token) == who
    assert await http_hall.store.sessions(who.user) == [first]
    http_hall.now += 40_000  # the cache has expired
    writing.execute("PRAGMA query_only = OFF")
    assert await http_hall.people.who(token) == who
    assert (await http_hall.store.sessions(who.user))[0].seen == http_hall.now
    assert began < http_hall.now


@in_a_hall()
async def test_signing_out_works_at_once_though_people_are_remembered(http_hall: HttpHall) -> None:
    told: list[tuple[str, bytes | None]] = []
    http_hall.people.on_sign_out.append(lambda user, session: told.append((user, session)))
    token, who = await arrive(http_hall)
    assert await http_hall.people.who(token) == who
    await http_hall.people.sign_out(who)
    assert await http_hall.people.who(token) is None
    assert told == [(who.user, who.session)]


@in_a_hall()
async def test_a_lookup_during_a_sign_out_is_not_cached(http_hall: HttpHall) -> None:
    token, who = await arrive(http_hall)
    http_hall.now += 60_000  # the cache has expired
    looking = asyncio.create_task(http_hall.people.who(token))
    await asyncio.sleep(0)
    await http_hall.people.sign_out(who)
    await looking
    assert await http_hall.people.who(token) is None


@in_a_hall()
async def test_a_new_name_is_seen_at_once(http_hall: HttpHall) -> None:
    token, who = await arrive(http_hall)
    assert await http_hall.people.names([who.user, "nobody"]) == {who.user: "Ann", "nobody": ""}
    await http_hall.people.rename(who, "Anna")
    assert await http_hall.people.names([who.user]) == {who.user: "Anna"}
    renamed = await http_hall.people.who(token)
    assert renamed is not None
    assert renamed.name == "Anna"


@in_a_hall()
async def test_a_link_works_once_even_for_two_at_the_same_moment(http_hall: HttpHall) -> None:
    _, who = await arrive(http_hall)
    link, _ = await http_hall.people.new_link(who)
    both = await asyncio.gather(*(http_hall.people.use_link(link, "phone") for _ in range(2)), return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in both) == 1


@in_a_hall()
async def test_a_recovery_code_works_once_even_for_two_at_the_same_moment(http_hall: HttpHall) -> None:
    arrival = await http_hall.people.sign_up("Ann", "correct horse", "a test")
    tries = (http_hall.people.recover("Ann", arrival.recovery, f"new password {n}", "phone") for n in range(2))
    both = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in both) == 1


@in_a_hall()
async def test_two_changes_of_one_person_at_once_both_stand(http_hall: HttpHall) -> None:
    arrival = await http_hall.people.sign_up("Ann", "correct horse", "a test")
    who = await http_hall.people.who(arrival.token)
    assert who is not None
    await asyncio.gather(
        http_hall.people.rename(who, "Anna"), http_hall.people.change_password(who, "correct horse", "battery staple")
    )
    assert (await http_hall.people.sign_in("anna", "battery staple", "phone")).user.name == "Anna"


@in_a_hall()
async def test_passwords_and_recovery_codes_are_kept_as_argon2id(http_hall: HttpHall) -> None:
    arrival = await http_hall.people.sign_up("Ann", "correct horse", "a test")
    user = await http_hall.store.user(arrival.user.id)
    assert user is not None
    for kept in (user.password, user.recovery):
        assert kept is not None
        assert kept.startswith("$argon2id$")
    assert arrival.recovery not in (user.recovery or "")


@in_a_hall()
async def test_a_password_of_older_settings_is_hashed_again(http_hall: HttpHall) -> None:
    arrival = await http_hall.people.sign_up("Ann", "correct horse", "a test")
    weak = PasswordHasher(1, 8, 1).hash("correct horse")
    await http_hall.store.change_user(replace(arrival.user, password=weak))
    await http_hall.people.sign_in("Ann", "correct horse", "phone")
    user = await http_hall.store.user(arrival.user.id)
    assert user is not None
    assert user.password is not None
    assert user.password != weak
    assert not http_hall.people.passwords.outdated(user.password)
    await http_hall.people.sign_in("Ann", "correct horse", "phone")


def test_an_unknown_name_costs_as_much_work_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    passwords = Passwords()
    checked: list[str] = []

    def count(secret: str, kept: str) -> bool:
        checked.append(kept)
        return True

    monkeypatch.setattr(passwords, "_verify", count)
    assert asyncio.run(passwords.fit("whatever", None)) is False
    assert len(checked) == 1
    assert checked[0].startswith("$argon2id$")


def test_hashing_leaves_the_event_loop_free() -> None:
    async def ticks() -> int:
        passwords, count = Passwords(), 0
        hashing = asyncio.create_task(passwords.hash("correct horse"))
        while not hashing.done():
            await asyncio.sleep(0.001)
            count += 1
        return count

    assert asyncio.run(ticks()) >= 2


def test_too_many_at_once_are_refused_rather_than_queued(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords_module, "MAX_WAITING", 2)

    async def crowd() -> list[str | BaseException]:
        passwords = Passwords()
        return list(await asyncio.gather(*(passwords.hash("x") for _ in range(4)), return_exceptions=True))

    results = asyncio.run(crowd())
    assert sum(isinstance(each, Overloaded) for each in results) == 2


@in_a_hall()
async def test_becoming_an_account_signs_every_other_device_out(http_hall: HttpHall) -> None:
    told: list[tuple[str, bytes | None]] = []
    token, who = await arrive(http_hall)
    link, _ = await http_hall.people.new_link(who)
    phone = (await http_hall.people.use_link(link, "phone")).token
    on_phone = await http_hall.people.who(phone)
    assert on_phone is not None
    pending, _ = await http_hall.people.new_link(who)
    http_hall.people.on_sign_out.append(lambda user, session: told.append((user, session)))
    await http_hall.people.become_account(who, None, "correct horse")
    assert await http_hall.people.who(phone) is None
    here = await http_hall.people.who(token)
    assert here is not None
    assert here.user == who.user
    assert told == [(who.user, on_phone.session)], "its websockets are closed"
    with pytest.raises(Refused, match="no longer works"):
        await http_hall.people.use_link(pending, "another phone")


@in_a_hall()
async def test_no_name_matches_that_of_another_account(http_hall: HttpHall) -> None:
    await http_hall.people.sign_up("Ann", "correct horse", "a test")
    _, ben = await arrive(http_hall, "Ben")
    for name in ("Ann", "ANN", " \uff21nn "):
        for trying in (
            http_hall.people.guest(name, "a test"),
            http_hall.people.rename(ben, name),
            http_hall.people.sign_up(name, "battery staple", "a test"),
            http_hall.people.become_account(ben, name, "battery staple"),
        ):
            with pytest.raises(Conflict, match="That name is taken"):
                await trying


@in_a_hall()
async def test_no_name_matches_that_of_a_bot_or_a_deleted_user(http_hall: HttpHall) -> None:
    _, ben = await arrive(http_hall, "Ben")
    for name in ("Bot 2", "Somebody"):
        for trying in (
            http_hall.people.guest(name, "a test"),
            http_hall.people.rename(ben, name),
            http_hall.people.sign_up(name, "battery staple", "a test"),
            http_hall.people.become_account(ben, name, "battery staple"),
        ):
            with pytest.raises(Invalid, match="would mislead others"):
                await trying


@in_a_hall()
async def test_an_account_may_write_its_own_name_otherwise(http_hall: HttpHall) -> None:
    arrival = await http_hall.people.sign_up("Ann", "correct horse", "a test")
    who = await http_hall.people.who(arrival.token)
    assert who is not None
    assert (await http_hall.people.rename(who, "ANN")).name == "ANN"


@in_a_hall()
async def test_who_has_a_name_from_before_keeps_it(http_hall: HttpHall) -> None:
    token, ann = await arrive(http_hall, "Ann")
    bot_token, bot = await arrive(http_hall, "Robot")
    user = await http_hall.store.user(bot.user)
    assert user is not None
    await http_hall.store.change_user(replace(user, name="Bot 2"))
    await http_hall.people.sign_up("Ann", "correct horse", "a test")
    http_hall.now += HOUR_MS
    for each, name in ((token, "Ann"), (bot_token, "Bot 2")):
        who = await http_hall.people.who(each)
        assert who is not None
        assert who.name == name
    with pytest.raises(Refused, match="That name is taken"):
        await http_hall.people.become_account(ann, None, "battery staple")
    assert (await http_hall.people.become_account(ann, "Anna", "battery staple")).user.name == "Anna"


BOSS = "B\u043ess"  # with a Cyrillic o


@in_a_hall(sign_ups_per_hour=1000)
async def test_nobody_has_a_name_that_looks_like_that_of_an_account(http_hall: HttpHall) -> None:
    people = http_hall.people
    await people.sign_up("Boss", "correct horse", "")
    await people.sign_up("\u0430\u0443", "correct horse", "")  # Cyrillic, like the Latin ay
    for name in (BOSS, "\u0412oss", "B0ss", "ay"):
        for trying in (people.guest(name, ""), people.sign_up(name, "correct horse", "")):
            with pytest.raises(Conflict, match="looks like one that is taken"):
                await trying
    _, who = await arrive(http_hall, "Guest")
    with pytest.raises(Refused, match="looks like one"):
        await people.rename(who, "ay")
    with pytest.raises(Refused, match="looks like one"):
        await people.become_account(who, "B0SS", "correct horse")
    assert (await people.become_account(who, "\u0418\u0432\u0430\u043d", "correct horse")).user.name


@in_a_hall(admins="Boss, \u0418\u0432\u0430\u043d")
async def test_nobody_has_a_name_that_looks_like_an_admins(http_hall: HttpHall) -> None:
    for name in ("B0SS", "Boss.", "B o s s", "B\u00f3ss", "\u0299\u1d0fss", "\u0418\u0432\u0430\u043d!", BOSS):
        with pytest.raises(Refused, match="reserved for an admin of this hall"):
            await http_hall.people.guest(name, "")
    with pytest.raises(Refused, match="alphabet"):
        await http_hall.people.guest("P\u0430ul", "")
    assert await http_hall.people.guest("Bossy", "")


@in_a_hall()
async def test_accounts_that_look_alike_from_before_keep_their_names(http_hall: HttpHall) -> None:
    store, people = http_hall.store, http_hall.people
    ids = {name: f"id {n}" for n, name in enumerate(("Boss", BOSS, "B0ss"))}
    for n, (name, id) in enumerate(ids.items()):
        await store.add_user(User(id, name, fold(name), "hash", None, n, n))
    for _ in range(2):
        await people.compare_names()
        assert [each.skeleton for each in await store.skeletons()] == ["boss", None, None]
    who = Who(ids[BOSS], BOSS, b"")
    assert (await people.rename(who, BOSS.upper())).name == BOSS.upper()
    with pytest.raises(Refused, match="looks like one"):
        await people.rename(who, "\ua4d0\ua4f3\ua4e2\ua4e2")  # Lisu
    await store.delete_user(ids["Boss"])
    await people.compare_names()
    assert [each.skeleton for each in await store.skeletons()] == ["boss", None]


@in_a_hall()
async def test_what_was_found_by_other_data_is_found_again(http_hall: HttpHall) -> None:
    store = http_hall.store
    for n, (name, look) in enumerate((("Ann", "ben"), ("Ben", "ann"), ("Cat", None))):
        await store.add_user(User(name, name, fold(name), "hash", None, n, n, skeleton=look))
    await http_hall.people.compare_names()
    assert [each.skeleton for each in await store.skeletons()] == ["ann", "ben", "cat"]


@in_a_hall()
async def test_of_two_who_sign_up_at_once_with_names_that_look_alike_one_is_refused(http_hall: HttpHall) -> None:
    names = ("laura", "Iaura", "1aura", "LAURA")
    tries = (http_hall.people.sign_up(name, "correct horse", "") for name in names)
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(each) for each in results].count(Conflict) == 3
