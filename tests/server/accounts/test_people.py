"""People: sessions that run out, secrets that are kept as hashes, and changes that are noticed at once."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace

from tests.support.http_client import HttpHall, in_a_hall
from tilehall.server.accounts import passwords as passwords_module
from tilehall.server.accounts.passwords import Passwords
from tilehall.server.accounts.people import DAY, HOUR, Who
from tilehall.server.http.errors import Refused


async def arrive(house: HttpHall, name: str = "Ann") -> tuple[str, Who]:
    arrival = await house.people.guest(name, "a test")
    who = await house.people.who(arrival.token)
    assert who is not None
    return arrival.token, who


@in_a_hall()
async def test_a_token_is_stored_as_its_hash_only(house: HttpHall) -> None:
    token, who = await arrive(house)
    assert len(token) == 43, "32 random bytes"
    (session,) = await house.store.sessions(who.user)
    assert session.token == who.session == sha256(token.encode()).digest()


@in_a_hall()
async def test_tokens_that_are_nobodys_let_nobody_in(house: HttpHall) -> None:
    token, who = await arrive(house)
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
    assert [await house.people.who(each) for each in forged] == [None] * len(forged)


@in_a_hall(session_days=10)
async def test_a_session_that_is_not_used_runs_out(house: HttpHall) -> None:
    token, _ = await arrive(house)
    house.now += 10 * DAY
    assert await house.people.who(token) is None


@in_a_hall(session_days=10)
async def test_a_session_in_use_goes_on(house: HttpHall) -> None:
    token, who = await arrive(house)
    for _ in range(5):
        house.now += 9 * DAY
        assert await house.people.who(token) is not None
    user = await house.store.user(who.user)
    assert user is not None
    assert user.seen == house.now, "somebody who is there is no idle guest"


@in_a_hall()
async def test_a_session_is_touched_at_most_once_an_hour(house: HttpHall) -> None:
    token, who = await arrive(house)
    began = house.now
    house.now += HOUR - 1
    await house.people.who(token)
    assert (await house.store.sessions(who.user))[0].seen == began
    house.now += 40_000
    await house.people.who(token)
    assert (await house.store.sessions(who.user))[0].seen == house.now


@in_a_hall(session_days=10)
async def test_who_cannot_be_written_down_as_seen_is_let_in_all_the_same(house: HttpHall) -> None:
    token, who = await arrive(house)
    began, first = house.now, (await house.store.sessions(who.user))[0]
    house.now += 2 * HOUR
    writing = house.store._writer._connection
    writing.execute("PRAGMA query_only = ON")
    assert await house.people.who(token) == who
    assert await house.store.sessions(who.user) == [first]
    house.now += 40_000  # what was remembered has run out
    writing.execute("PRAGMA query_only = OFF")
    assert await house.people.who(token) == who
    assert (await house.store.sessions(who.user))[0].seen == house.now
    assert began < house.now


@in_a_hall()
async def test_signing_out_works_at_once_though_people_are_remembered(house: HttpHall) -> None:
    told: list[tuple[str, bytes | None]] = []
    house.people.on_sign_out.append(lambda user, session: told.append((user, session)))
    token, who = await arrive(house)
    assert await house.people.who(token) == who
    await house.people.sign_out(who)
    assert await house.people.who(token) is None
    assert told == [(who.user, who.session)]


@in_a_hall()
async def test_what_was_looked_up_while_somebody_signed_out_is_not_remembered(house: HttpHall) -> None:
    token, who = await arrive(house)
    house.now += 60_000  # what was remembered has run out
    looking = asyncio.create_task(house.people.who(token))
    await asyncio.sleep(0)
    await house.people.sign_out(who)
    await looking
    assert await house.people.who(token) is None


@in_a_hall()
async def test_a_new_name_is_seen_at_once(house: HttpHall) -> None:
    token, who = await arrive(house)
    assert await house.people.names([who.user, "nobody"]) == {who.user: "Ann", "nobody": ""}
    await house.people.rename(who, "Anna")
    assert await house.people.names([who.user]) == {who.user: "Anna"}
    renamed = await house.people.who(token)
    assert renamed is not None
    assert renamed.name == "Anna"


@in_a_hall()
async def test_a_link_works_once_even_for_two_at_the_same_moment(house: HttpHall) -> None:
    _, who = await arrive(house)
    link = await house.people.new_link(who)
    both = await asyncio.gather(*(house.people.use_link(link, "phone") for _ in range(2)), return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in both) == 1


@in_a_hall()
async def test_a_recovery_code_works_once_even_for_two_at_the_same_moment(house: HttpHall) -> None:
    arrival = await house.people.sign_up("Ann", "correct horse", "a test")
    tries = (house.people.recover("Ann", arrival.recovery, f"new password {n}", "phone") for n in range(2))
    both = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Refused) for each in both) == 1


@in_a_hall()
async def test_two_changes_of_one_person_at_once_both_stand(house: HttpHall) -> None:
    arrival = await house.people.sign_up("Ann", "correct horse", "a test")
    who = await house.people.who(arrival.token)
    assert who is not None
    await asyncio.gather(
        house.people.rename(who, "Anna"), house.people.change_password(who, "correct horse", "battery staple")
    )
    assert (await house.people.sign_in("anna", "battery staple", "phone")).user.name == "Anna"


@in_a_hall()
async def test_passwords_and_recovery_codes_are_kept_as_argon2id(house: HttpHall) -> None:
    arrival = await house.people.sign_up("Ann", "correct horse", "a test")
    user = await house.store.user(arrival.user.id)
    assert user is not None
    for kept in (user.password, user.recovery):
        assert kept is not None
        assert kept.startswith("$argon2id$")
    assert arrival.recovery not in (user.recovery or "")


@in_a_hall()
async def test_a_password_of_older_settings_is_hashed_anew(house: HttpHall) -> None:
    arrival = await house.people.sign_up("Ann", "correct horse", "a test")
    weak = PasswordHasher(1, 8, 1).hash("correct horse")
    await house.store.change_user(replace(arrival.user, password=weak))
    await house.people.sign_in("Ann", "correct horse", "phone")
    user = await house.store.user(arrival.user.id)
    assert user is not None
    assert user.password is not None
    assert user.password != weak
    assert not house.people.passwords.outdated(user.password)
    await house.people.sign_in("Ann", "correct horse", "phone")


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
    monkeypatch.setattr(passwords_module, "MOST_WAITING", 2)

    async def crowd() -> list[str | BaseException]:
        passwords = Passwords()
        return list(await asyncio.gather(*(passwords.hash("x") for _ in range(4)), return_exceptions=True))

    results = asyncio.run(crowd())
    assert sum(isinstance(each, Refused) and each.status == 503 for each in results) == 2


@in_a_hall()
async def test_becoming_an_account_signs_every_other_device_out(house: HttpHall) -> None:
    told: list[tuple[str, bytes | None]] = []
    token, who = await arrive(house)
    phone = (await house.people.use_link(await house.people.new_link(who), "phone")).token
    on_phone = await house.people.who(phone)
    assert on_phone is not None
    pending = await house.people.new_link(who)
    house.people.on_sign_out.append(lambda user, session: told.append((user, session)))
    await house.people.become_account(who, None, "correct horse")
    assert await house.people.who(phone) is None
    here = await house.people.who(token)
    assert here is not None
    assert here.user == who.user
    assert told == [(who.user, on_phone.session)], "its websockets are closed"
    with pytest.raises(Refused, match="does not work any more"):
        await house.people.use_link(pending, "another phone")


@in_a_hall()
async def test_nobody_is_called_like_an_account_of_somebody_else(house: HttpHall) -> None:
    await house.people.sign_up("Ann", "correct horse", "a test")
    _, ben = await arrive(house, "Ben")
    for name in ("Ann", "ANN", " \uff21nn "):
        for trying in (
            house.people.guest(name, "a test"),
            house.people.rename(ben, name),
            house.people.sign_up(name, "battery staple", "a test"),
            house.people.become_account(ben, name, "battery staple"),
        ):
            with pytest.raises(Refused, match="belongs to somebody else") as refused:
                await trying
            assert refused.value.status == 409


@in_a_hall()
async def test_nobody_is_called_like_a_bot_or_like_somebody_who_is_gone(house: HttpHall) -> None:
    _, ben = await arrive(house, "Ben")
    for name in ("Bot 2", "Somebody"):
        for trying in (
            house.people.guest(name, "a test"),
            house.people.rename(ben, name),
            house.people.sign_up(name, "battery staple", "a test"),
            house.people.become_account(ben, name, "battery staple"),
        ):
            with pytest.raises(Refused, match="would mislead others") as refused:
                await trying
            assert refused.value.status == 422


@in_a_hall()
async def test_an_account_may_write_its_own_name_otherwise(house: HttpHall) -> None:
    arrival = await house.people.sign_up("Ann", "correct horse", "a test")
    who = await house.people.who(arrival.token)
    assert who is not None
    assert (await house.people.rename(who, "ANN")).name == "ANN"


@in_a_hall()
async def test_who_has_a_name_from_before_keeps_it(house: HttpHall) -> None:
    token, ann = await arrive(house, "Ann")
    bot_token, bot = await arrive(house, "Robot")
    user = await house.store.user(bot.user)
    assert user is not None
    await house.store.change_user(replace(user, name="Bot 2"))
    await house.people.sign_up("Ann", "correct horse", "a test")
    house.now += HOUR
    for each, name in ((token, "Ann"), (bot_token, "Bot 2")):
        who = await house.people.who(each)
        assert who is not None
        assert who.name == name
    with pytest.raises(Refused, match="belongs to somebody else"):
        await house.people.become_account(ann, None, "battery staple")
    assert (await house.people.become_account(ann, "Anna", "battery staple")).user.name == "Anna"
