"""Bans, the audit log, reports, and lists of all rooms and users: the same for every store."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from tests.support.store_games import grow

from tilehall.store.opening import open_store as opened_store
from tilehall.store.postgres.database import address, connect
from tilehall.store.protocol import Act, Ban, Gone, Report, Reporter, Talk, User
from tilehall.store.store import Store

BAN = Act(5, "ann", "ban", "ben")
LINE = Talk(2, 20, "ben", "rude")


def person(id: str, name: str = "", login: str | None = None, seen: int = 1) -> User:
    return User(id, name or id.title(), login, "hash" if login else None, None, 1, seen)


def report(by: str, n: int = 2, at: int = 20, why: str = "") -> Report:
    line = Talk(n, at, "ben", "rude")
    return Report("ABCDEF", line, (Talk(1, 10, "ann", "hello"), line), (Reporter(by, 30, why),))


async def test_a_ban_is_in_force_until_its_end_or_until_it_is_lifted(store: Store) -> None:
    await store.add_user(person("ben"))
    assert await store.ban_of("ben", 5) is None
    await store.ban(Ban("ben", 5, 100, "why"), BAN)
    assert await store.ban_of("ben", 99) == Ban("ben", 5, 100, "why")
    assert await store.ban_of("ben", 100) is None
    await store.ban(Ban("ben", 6, None, ""), BAN)
    assert await store.bans(["ann", "ben"], 10**15) == {"ben": Ban("ben", 6, None, "")}
    assert await store.unban("ben", Act(7, "", "unban", "ben"))
    assert await store.ban_of("ben", 8) is None


async def test_an_act_is_written_with_what_it_did_and_not_without(store: Store) -> None:
    with pytest.raises(Gone):
        await store.ban(Ban("nobody", 5, None, ""), BAN)
    assert not await store.unban("nobody", Act(7, "", "unban", "nobody"))
    assert not await store.settle_report(1, Act(8, "", "settle_report", "1"))
    assert await store.acts() == []
    await store.add_user(person("ben"))
    await store.ban(Ban("ben", 5, None, ""), BAN)
    await store.write_act(Act(6, "", "close_room", "ABCDEF", "noise"))
    assert await store.acts() == [Act(6, "", "close_room", "ABCDEF", "noise", 2), Act(5, "ann", "ban", "ben", "", 1)]
    assert [act.n for act in await store.acts(before=2)] == [1]


async def test_the_ban_and_the_words_of_a_deleted_user_are_deleted(store: Store) -> None:
    await store.add_user(person("ben"))
    await store.ban(Ban("ben", 5, None, "why"), BAN)
    await store.add_report(report("ben", why="my words"), 9)
    await store.delete_user("ben")
    assert await store.bans(["ben"], 6) == {}
    assert (await store.reports())[0].reporters == (Reporter("ben", 30, ""),)
    assert len(await store.acts()) == 1


async def test_a_ban_settles_the_reports_about_the_banned_user_only(store: Store) -> None:
    await store.add_user(person("ben"))
    about_eve = Report("ABCDEF", Talk(3, 22, "eve", "ruder"), (), (Reporter("cat", 30, ""),))
    for each in (report("cat"), report("dan", at=21), about_eve):
        assert await store.add_report(each, 9)
    await store.ban(Ban("ben", 5, None, "why"), BAN)
    assert [each.line.by for each in await store.reports()] == ["eve"]
    assert [each.settled for each in await store.reports(settled=True)] == [BAN.at, BAN.at]


async def test_reports_are_kept_by_line_and_listed_until_they_are_settled(store: Store) -> None:
    for each in (report("cat", why="first"), report("dan"), report("cat", why="second"), report("cat", at=21)):
        assert await store.add_report(each, 9)
    second, first = await store.reports()
    assert (first.n, first.line, first.context[0].text) == (1, LINE, "hello")
    assert first.reporters == (Reporter("cat", 30, "first"), Reporter("dan", 30, ""))
    assert second.line.at == 21
    assert await store.settle_report(1, Act(40, "ann", "settle_report", "1"))
    assert not await store.settle_report(1, Act(41, "ann", "settle_report", "1"))
    assert [each.n for each in await store.reports()] == [2]
    settled = await store.report(1)
    assert settled is not None
    assert (settled.settled, await store.reports(settled=True)) == (40, [settled])
    assert await store.report(9) is None
    assert [(each.n, each.reporters) for each in await store.reports_by("dan")] == [(1, (Reporter("dan", 30, ""),))]


async def test_open_reports_and_reporters_of_one_line_are_bounded(store: Store) -> None:
    kept = [await store.add_report(report("cat", n), 3) for n in range(1, 6)]
    assert kept == [True, True, True, False, False]
    assert [await store.add_report(report(who, 1), 3) for who in ("dan", "eve", "fay")] == [True, True, False]


async def test_talk_around_a_line(store: Store) -> None:
    await grow(store, "ABCDEF", 1)
    for n in range(10):
        await store.say("ABCDEF", "ann", n, f"line {n + 1}")
    assert [each.n for each in await store.talk_around("ABCDEF", 5, 2, 3)] == [3, 4, 5, 6, 7, 8]
    assert await store.talk_around("QQQQQQ", 5, 2, 3) == []


async def test_rooms_and_users_are_searched_and_paged(store: Store) -> None:
    await grow(store, "ABCDEF", 1)
    await grow(store, "GHJKMN", 1)
    assert {each.room for each in await store.rooms()} == {"ABCDEF", "GHJKMN"}
    assert [each.room for each in await store.rooms("hjk")] == ["GHJKMN"]
    assert len(await store.rooms(most=1)) == len(await store.rooms(skip=1)) == 1
    for at, name in enumerate(("Ann", "Zo\u00eb", "100%", "Ann")):
        await store.add_user(person(f"p{at}", name, seen=at))
    await store.add_user(person("p9", "Annabel", "annabel", seen=9))
    assert [each.id for each in await store.people()] == ["p9", "p3", "p2", "p1", "p0"]
    assert [each.id for each in await store.people("ANN", skip=1)] == ["p3", "p0"]
    assert [each.id for each in await store.people("%")] == ["p2"]
    assert [each.id for each in await store.people_called("Ann")] == ["p3", "p0"]


async def test_odd_texts_are_kept_and_found(store: Store) -> None:
    odd = "Zo\u00eb\0\x01\x02\U0001f004'; --"
    await store.add_user(person("ben", odd))
    await store.ban(Ban("ben", 5, None, odd), Act(5, "", "ban", "ben", odd))
    line = Talk(1, 2, "ben", odd)
    await store.add_report(Report("ABCDEF", line, (line,), (Reporter("cat", 3, odd),)), 9)
    assert await store.ban_of("ben", 6) == Ban("ben", 5, None, odd)
    assert [act.note for act in await store.acts()] == [odd]
    assert await store.reports() == [Report("ABCDEF", line, (line,), (Reporter("cat", 3, odd),), None, 1)]
    for search in (odd, "zo\u00eb\0", "\x01\x02", "';"):
        assert [each.id for each in await store.people(search)] == ["ben"], search
    assert await store.people("zo\0") == []
    assert [each.id for each in await store.people_called(odd)] == ["ben"]


async def test_what_comes_at_once_is_numbered_without_a_gap_and_bounded(store: Store) -> None:
    await store.add_user(person("ben"))
    banned = (store.ban(Ban("ben", n, None, ""), BAN) for n in range(10))
    await asyncio.gather(*banned, *(store.write_act(BAN) for _ in range(10)))
    assert [act.n for act in await store.acts()] == list(range(20, 0, -1))
    kept = await asyncio.gather(*(store.add_report(report("cat", n), 5) for n in range(1, 11)))
    assert sum(kept) == 5
    assert [each.n for each in await store.reports()] == [5, 4, 3, 2, 1]
    line = (await store.reports())[0].line.n
    more = await asyncio.gather(*(store.add_report(report(f"p{n}", line), 5) for n in range(10)))
    assert sum(more) == 4
    lifted = await asyncio.gather(*(store.unban("ben", Act(7, "", "unban", "ben")) for _ in range(5)))
    assert sum(lifted) == 1
    assert len(await store.acts()) == 21


async def test_no_ban_remains_of_a_user_deleted_at_the_same_time(store: Store) -> None:
    for n in range(10):
        await store.add_user(person(f"ben {n}"))
        ban = store.ban(Ban(f"ben {n}", 5, None, ""), BAN)
        failed, _ = await asyncio.gather(ban, store.delete_user(f"ben {n}"), return_exceptions=True)
        assert failed is None or isinstance(failed, Gone)
        assert await store.bans([f"ben {n}"], 6) == {}


async def test_the_audit_log_is_never_edited_in_sqlite(database: Path) -> None:
    store = await opened_store(str(database))
    await store.write_act(BAN)
    await store.close()
    with closing(sqlite3.connect(database)) as connection:
        for edit in ("UPDATE acts SET actor = ''", "DELETE FROM acts"):
            with pytest.raises(sqlite3.IntegrityError, match="audit log"):
                connection.execute(edit)
    store = await opened_store(str(database))
    assert [act.by for act in await store.acts()] == ["ann"]
    await store.close()


async def test_the_audit_log_is_never_edited_in_postgresql(postgres: str) -> None:
    store = await opened_store(postgres)
    await store.write_act(BAN)
    connection = await connect(address(postgres))
    for edit in ("UPDATE acts SET actor = ''", "DELETE FROM acts", "TRUNCATE acts"):
        with pytest.raises(asyncpg.RaiseError, match="audit log"):
            await connection.execute(edit)
    await connection.close()
    assert [act.by for act in await store.acts()] == ["ann"]
    await store.close()
