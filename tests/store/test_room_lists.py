"""Lists of rooms for users who look for a table: filtered, paged, and quick-match rooms with free seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.store.conftest import Opens
from tests.support.store_rows import row, summary

from tilehall.store.postgres import database as postgres_database
from tilehall.store.queries.rooms import ANY_ROOM, RoomCursor, WantedRooms
from tilehall.store.sqlite.database import connect, migrate, migrations
from tilehall.store.store import Store


async def add(store: Store, code: str, opened: int, **changes: Any) -> None:
    assert await store.append(row(1, room=code, at=opened), summary(**changes)) is not None


async def codes(store: Store, before: RoomCursor | None = None, most: int = 100, **wanted: Any) -> list[str]:
    return [each.room for each in await store.listed_rooms(WantedRooms(**wanted), before, most)]


async def test_what_a_list_is_filtered_by_is_kept_as_the_newest_row_has_it(store: Store) -> None:
    await add(store, "AAAAAA", 1, users=("ann",), free=1, rated=True, speed="quick", queue="quick")
    [listing] = await store.matching_rooms()
    assert (listing.summary.queue, listing.summary.speed, listing.summary.rated) == ("quick", "quick", True)
    # Nothing else about the room changes, so the short path for moves must not be taken.
    assert await store.append(row(2, room="AAAAAA"), summary(users=("ann",), free=1, speed="days")) is not None
    assert await store.matching_rooms() == []
    [listing] = await store.listed_rooms()
    assert (listing.summary.queue, listing.summary.speed, listing.summary.rated) == ("", "days", False)


async def test_each_filter_leaves_what_it_is_asked_for(store: Store) -> None:
    await add(store, "FREE22", 1, users=("ann",), free=1, rated=True)
    await add(store, "FULL22", 2, game="miners", speed="quick")
    await add(store, "PLAY22", 3, phase="playing", speed="quick", rated=True, host="cat", users=("cat", "dan"))
    await add(store, "HIDDEN", 4, listed=False, users=("ann",), free=1)
    assert await codes(store) == ["PLAY22", "FULL22", "FREE22"]
    assert await codes(store, game="miners") == ["FULL22"]
    assert await codes(store, game="chess'; DROP TABLE rooms; --") == []
    assert await codes(store, speed="quick") == ["PLAY22", "FULL22"]
    assert await codes(store, rated=True) == ["PLAY22", "FREE22"]
    assert await codes(store, rated=False) == ["FULL22"]
    assert await codes(store, seats="free") == ["FREE22"]
    assert await codes(store, seats="watch") == ["PLAY22"]
    assert await codes(store, speed="quick", rated=True, seats="watch", game="4ascend") == ["PLAY22"]


async def test_rooms_of_blocked_users_are_left_out(store: Store) -> None:
    odd = 'x"\\ü🀄'
    await add(store, "HOST22", 1, host=odd, users=())
    await add(store, "SEAT22", 2, users=("ann", odd))
    await add(store, "OTHERS", 3, host="cat", users=("cat", "dan"))
    assert await codes(store, apart=(odd, "nobody")) == ["OTHERS"]
    assert await codes(store, apart=("dan",)) == ["SEAT22", "HOST22"]


async def test_a_list_continues_after_its_last_room(store: Store) -> None:
    rooms = [(f"ROOM{n:02}", n // 3) for n in range(10)]  # three at the same time
    for code, opened in rooms:
        await add(store, code, opened)
    expected = [code for code, _ in sorted(rooms, key=lambda each: (-each[1], each[0]))]
    assert await codes(store) == expected
    found = list[str]()
    before: RoomCursor | None = None
    while part := await store.listed_rooms(ANY_ROOM, before, 4):
        found += [each.room for each in part]
        before = part[-1].opened, part[-1].room
    assert found == expected


async def test_waiting_users_are_found_oldest_first_even_after_a_restart(store: Store, open_store: Opens) -> None:
    await add(store, "LATER2", 9, queue="days", listed=False)
    await add(store, "EARLY2", 3, queue="quick", listed=False)
    await add(store, "NOBODY", 1)
    assert [each.room for each in await store.matching_rooms()] == ["EARLY2", "LATER2"]
    await store.close()
    again = await open_store()
    assert [each.room for each in await again.matching_rooms()] == ["EARLY2", "LATER2"]
    await again.close()


# Rooms as the previous release stored them, with the start of their log, and the values that they are filtered by.
OLD_ROOM = """
    INSERT INTO rooms (code, game, phase, listed, host, users, seats, free, waits, opened, changed, started)
    VALUES ('{code}', '4ascend', 'gathering', {yes}, 'ann', '[]', 2, 2, {no}, 1, 1, {no})
"""
OLD_LOGS = {
    "PLAIN2": [b'{"is":"opened","game":"4ascend"}'],
    "QUICK2": [b'{"is":"opened","rated":true,"clock":{"kind":"turn","seconds":60}}'],
    "DAYS22": [b'{"is":"opened","rated":true}', b'{"is":"arranged","clock":{"kind":"turn","seconds":86400}}'],
    "BANK22": [b'{"is":"opened","clock":{"kind":"bank","seconds":600,"increment":30}}', b'{"is":"sat"}'],
}
FILTERED = [
    ("BANK22", "relaxed", False),
    ("DAYS22", "days", False),
    ("PLAIN2", "none", False),
    ("QUICK2", "quick", True),
]
SHOW = "SELECT code, speed, rated FROM rooms ORDER BY code"


def test_open_rooms_of_an_earlier_release_can_be_filtered(database: Path) -> None:
    old = connect(database)
    migrate(old, database, [each for each in migrations() if each[0] < 12])
    add_row = "INSERT INTO log (room, seq, at, asker, key, entry) VALUES (?, ?, 1, '', ?, ?)"
    for code, entries in OLD_LOGS.items():
        old.execute(OLD_ROOM.format(code=code, yes=1, no=0))
        old.executemany(add_row, [(code, seq, str(seq), entry) for seq, entry in enumerate(entries, 1)])
    migrate(old, database)
    assert [(code, speed, bool(rated)) for code, speed, rated in old.execute(SHOW)] == FILTERED
    old.close()


async def test_open_rooms_of_an_earlier_release_on_postgresql_can_be_filtered(postgres: str) -> None:
    where = postgres_database.address(postgres)
    old = await postgres_database.connect(where)
    await postgres_database.migrate(old, where, [each for each in postgres_database.migrations() if each[0] < 8])
    add_row = "INSERT INTO log (room, seq, at, asker, key, entry) VALUES ($1, $2, 1, '', $3, $4)"
    for code, entries in OLD_LOGS.items():
        await old.execute(OLD_ROOM.format(code=code, yes="TRUE", no="FALSE"))
        await old.executemany(add_row, [(code, seq, str(seq), entry) for seq, entry in enumerate(entries, 1)])
    await postgres_database.migrate(old, where)
    assert [tuple(each) for each in await old.fetch(SHOW)] == FILTERED
    await old.close()
