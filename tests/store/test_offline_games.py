"""Games that were played offline: stored once in one transaction, found again, and deleted with their user."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.store.conftest import Opens
from tests.support.store_rows import guest, row, summary

from tilehall.core import record
from tilehall.core.play import begin, playout
from tilehall.core.registry import find
from tilehall.store.protocol import Gone
from tilehall.store.queries.offline_games import StoredGame
from tilehall.store.store import Store
from tilehall.table import entries
from tilehall.table.offline_game import OfflineGame, offline_game

CODES = ("AAAAAA", "BBBBBB")


def game() -> OfflineGame:
    rules = find("4ascend")
    steps = [step for step, _ in playout(rules, begin(rules), Random(1))]
    seating = (entries.Sat("ann", 0), entries.Sat("", 1, "Grandma"))
    return offline_game(record.write(rules, rules.options(), 2, steps), "ann", seating)


async def add(store: Store, key: str = "one", user: str = "ann") -> StoredGame | None:
    played = game()
    log = [entries.write(entry) for entry in played.entries]
    return await store.add_offline_game(user, key, CODES, 50, log, played.room.summary())


async def test_two_servers_store_a_game_once(store: Store, open_store: Opens) -> None:
    await store.add_user(guest("ann"))
    await store.add_user(guest("ben"))
    assert await store.append(row(1, "AAAAAA"), summary())  # the first code is taken
    postgres = type(store).__name__ == "PostgresStore"
    other = await open_store() if postgres else store  # a SQLite file belongs to one server
    sent = [add(each, user=user) for each in (store, other) for user in ("ann", "ben", "ann")]
    added, *more = await asyncio.gather(*sent)
    assert added is not None
    assert (added.room, more) == ("BBBBBB", [added] * 5), "one user has it"
    await store.forget_rooms(10**15)
    assert await add(other) == added, "the code that has become free does not matter"
    assert await store.offline_game("one", CODES) == added
    assert await store.offline_game("two", CODES) is None
    (listed,) = await store.finished_games(added.user)
    assert (listed.room, listed.at, listed.result) == ("BBBBBB", 50, game().room.finished())
    assert [entries.read(each.entry) for each in await store.rows("BBBBBB")] == list(game().entries)
    assert (await add(store, "two"), await add(store, "three")) == (StoredGame("AAAAAA", "ann"), None)
    if postgres:
        await other.close()


async def test_a_deleted_user_leaves_no_game_and_adds_none(store: Store) -> None:
    await store.add_user(guest("ann"))
    assert await add(store)
    await store.delete_user("ann")
    assert await store.rows("AAAAAA") == []
    with pytest.raises(Gone):
        await add(store)
