"""A hall moved from one store to another: every record arrives, and a copy that differs is rejected."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.support.rated_games import rated_game, solo_game
from tests.support.store_games import append_next, fold, grow
from tests.support.store_rows import guest, row, session, summary

from tilehall.ratings.scale import PuzzleRating, PuzzleTried, StoredPuzzle, TryResult
from tilehall.store.opening import open_end, open_store
from tilehall.store.protocol import Act, Ban, LessonDone, Report, Reporter, SharedReview, Talk, Unavailable
from tilehall.store.queries.classes import Homework, PupilRow, SchoolClass, Task, Tasks
from tilehall.store.queries.clocks import MailAddress, PushSubscription, RoomClock
from tilehall.store.queries.company import Block, Challenge, FriendBounds, FriendLink, FriendRequest
from tilehall.store.queries.tournaments import TournamentListing, TournamentRow
from tilehall.store.store import Store
from tilehall.store.transfer import RECORDS_PER_WRITE, TABLES, Copied, End, Record, Table, transfer

TRIES: tuple[tuple[str, TryResult], ...] = (("a1", "solved"), ("b2", "missed"), ("b2", "gave up"))
FIXTURE = Path(__file__).parents[1] / "fixtures" / "hall-0.1" / "hall.db"


async def moved(source: object, target: object) -> Copied:
    """Copy one database into another."""
    ends: list[End] = []
    try:
        ends = [await open_end(str(source), new=False)]
        ends.append(await open_end(str(target), new=True))
        return await transfer(*ends)
    finally:
        for end in reversed(ends):
            await end.close()


async def everything(database: object) -> dict[str, list[Record]]:
    """Return every record of a database."""
    end = await open_end(str(database), new=False)
    try:
        return {table.name: [record async for record in end.records(table)] for table in TABLES}
    finally:
        await end.close()


async def furnish(store: Store) -> None:
    """Put something into every table, including unusual texts."""
    await store.add_user(
        guest("ann", name="Zoë\0🀄\x01\x02", login="ann", password="hash", recovery="hash", skeleton="a\0n")
    )
    for id in ("ben", "gone"):
        await store.add_user(guest(id, name="'; --"))
    await store.delete_user("gone")
    await store.add_session(session())
    await store.add_link(b"\0link\xff", "ann", 100)
    await grow(store, "PLAYED", 250)
    await store.append(row(1, "OTHERS"), summary(listed=False, waits=True, turn="ben", users=("b\0b", 'q"u')))
    users = ("b\0b", 'q"u')
    for seq, result in enumerate((rated_game(users, (1, 2)), solo_game("b\0b", 9, 2), rated_game(users, (1, 2), 3)), 2):
        await store.append(row(seq, "OTHERS"), summary(listed=False, users=users, phase="over", finished=result))
        if seq < 4:
            await store.rate_games()
    await store.say("PLAYED", "ann", 1, "hello\0\x01")
    await store.keep_thought("PLAYED", 1, 3, b"\x00\xff")
    await store.share_review(SharedReview("token", "PLAYED", 1, "ann", "4ascend", 5), 9)
    await store.keep_lesson("ann", LessonDone("4ascend", "counter", 5))
    await store.keep_lesson("ann", LessonDone("4ascend", "", 6))
    await store.keep_puzzle(StoredPuzzle("4ascend", "a1", 5, '{"lesson":1}'))
    await store.daily_puzzle("4ascend", 20_000, "a1")
    for puzzle, did in TRIES:
        its = PuzzleRating(1_200_000, 150_000)
        tried = PuzzleTried(game="4ascend", puzzle=puzzle, at=7, result=did, day=20_000, rating=its, rates=True)
        await store.try_puzzle("ann", tried)
    await store.keep_clock(RoomClock("PLAYED", 9, 60, 50, "b\0b", 8))
    await store.stay_alive(40)
    await store.add_subscription(PushSubscription("https://push.test/1", "ben", b"\x00\xff", b"\x01", 5), 9)
    await store.keep_mail(MailAddress("ann", "ann\0@hall.test", "", 5))
    for other in ("dia", "eva"):
        await store.add_user(guest(other))
    await store.block(Block("ann", "ben", 5), 9)
    for asker, declined in (("dia", False), ("eva", True)):
        request = FriendRequest(asker, "ann", 5, 2**40, declined)
        assert await store.ask_friend(request, FriendBounds(9, 9)) == "asked"
    assert await store.ask_friend(FriendRequest("dia", "eva", 6, 2**40), FriendBounds(9, 9)) == "asked"
    assert await store.accept_friend("eva", "dia", 7, FriendBounds(9, 9)) == "friends"
    await store.add_friend_link(FriendLink(b"\0friend\xff", "dia", 5, 2**40), 9)
    assert await store.add_challenges([Challenge("PLAYED", "eva", "dia", 5, 2**40)], 9) == "kept"
    await store.ban(Ban("ann", 5, 100, "why\0"), Act(5, "", "ban", "ann", "why\0"))
    await store.ban(Ban("ben", 6, None, ""), Act(6, "ann", "ban", "ben"))
    line = Talk(1, 1, "ann", "hello\0\x01")
    for by in ("b\0b", "ben", "B"):
        await store.add_report(Report("PLAYED", line, (line,), (Reporter(by, 7, "\x01\0"),)), 9)
    await store.add_report(Report("CLOSED", line, (line,), (Reporter("ben", 8, ""),)), 9)
    await store.settle_report(2, Act(9, "ann", "settle_report", "2"))
    assert await store.take_token("key", 0.5, 3, 1_700_000_000_000) == 0
    assert await store.add_class(SchoolClass("SCHOOL", "dia", "5\0b", 5, ends=2**40, frozen=True, screen="PLAYED"), 9)
    for id in ("ada", "amy"):  # before Ben, see below
        pupil = PupilRow(id, "SCHOOL", f"{id}\0", "\x01", "hash", 5, 6, 7, 8)
        assert await store.add_pupil(guest(id, name="Kim"), pupil, 9)
    await store.append(row(1, "SCHOOL"), summary(class_code="SCHOOL"))
    tasks = Tasks((Task("4ascend", "counter"),), (), (Task("4ascend", games=2),))
    assert await store.add_homework(Homework("SCHOOL", 0, 5, 2**40, tasks, "\0"), 9) == 1
    listed = TournamentListing("SPRING24", "4ascend", "swiss", "Spr\0ng", "ann", "open", True, 1, 500, 10, 1, 500)
    for each in (listed, replace(listed, code="SUMMER24", class_code="SCHOOL", is_frozen=True)):
        assert await store.append_tournament(TournamentRow(each.code, 1, b"{}"), each, {"ben": "PLAYED"}, 10)


@pytest.fixture(params=["to postgres", "back"])
def ways(request: pytest.FixtureRequest, database: Path, postgres: str) -> tuple[str, str]:
    return (str(database), postgres) if request.param == "to postgres" else (postgres, str(database))


async def test_everything_arrives_and_the_game_goes_on(ways: tuple[str, str]) -> None:
    source, target = ways
    store = await open_store(source)
    await furnish(store)
    await store.close()
    before = await everything(source)
    copied = await moved(source, target)
    assert await everything(target) == before == await everything(source)
    assert (copied.accounts, copied.guests, copied.contents.rooms) == (1, 5, 3)
    assert copied.records == sum(map(len, before.values()))
    assert copied.contents.moves > 100
    assert {name for name, records in before.items() if not records} <= {"unlisted"}
    store = await open_store(target)
    room = fold(list(await store.rows("PLAYED")))
    assert room is not None
    assert (await append_next(store, room, "PLAYED", Random(1))).seq == 251
    assert [each.room for each in await store.rooms_of('q"u')] == ["OTHERS"]
    await store.write_act(Act(10, "", "close_room", "OTHERS"))
    assert [act.n for act in await store.acts()] == [4, 3, 2, 1]
    line = Talk(2, 2, "ben", "more")
    await store.add_report(Report("PLAYED", line, (line,), (Reporter("ann", 9, ""),)), 9)
    assert [each.n for each in await store.reports()] == [3, 1]
    await store.close()


async def test_a_hall_of_an_earlier_release_is_moved_whole(database: Path, postgres: str) -> None:
    shutil.copy(FIXTURE, database)
    copied = await moved(database, postgres)
    assert (copied.contents.rooms, copied.contents.unknown, copied.contents.broken) == (19, (), ())
    store = await open_store(postgres)
    assert len(await store.unlisted_rooms()) > 0, "its games are still to be listed"
    await store.close()


async def test_more_records_than_are_written_at_once(database: Path, postgres: str) -> None:
    store = await open_store(str(database))
    for n in range(RECORDS_PER_WRITE + 1):
        await store.add_user(guest(f"user {n}"))
    await store.close()
    assert (await moved(database, postgres)).guests == RECORDS_PER_WRITE + 1


@pytest.mark.parametrize("which", ["source", "target"])
async def test_a_hall_that_runs_is_not_moved(ways: tuple[str, str], which: str) -> None:
    for each in ways:
        await (await open_store(each)).close()
    running = await open_store(ways[which == "target"])
    await running.check()
    with pytest.raises(Unavailable, match="is in use"):
        await moved(*ways)
    await running.close()
    await moved(*ways)


async def test_no_hall_opens_while_it_is_moved(ways: tuple[str, str]) -> None:
    for each in ways:
        end = await open_end(each, new=True)
        with pytest.raises(Unavailable, match="is in use"):
            await open_store(each)
        await end.close()
        await (await open_store(each)).close()


async def test_a_target_that_holds_something_is_refused(ways: tuple[str, str]) -> None:
    for each in ways:
        store = await open_store(each)
        await store.add_user(guest(f"of {each[:4]}"))
        await store.close()
    before = [await everything(each) for each in ways]
    with pytest.raises(Unavailable, match="is not empty: name one that holds no hall yet"):
        await moved(*ways)
    assert [await everything(each) for each in ways] == before


async def test_a_source_that_is_not_there_is_not_created(database: Path, postgres: str) -> None:
    with pytest.raises(Unavailable, match="There is no database"):
        await moved(database, postgres)
    assert not database.exists()


class Careless:
    """A target that loses, changes or invents one record of a table."""

    def __init__(self, end: End, table: str, fault: str) -> None:
        self.end, self.table, self.fault = end, table, fault
        self.shown = end.shown

    def records(self, table: Table) -> AsyncIterator[Record]:
        return self.end.records(table)

    async def add(self, table: Table, records: Sequence[Record]) -> None:
        if table.name == self.table and records:
            *most, last = records
            other = ("other", *last[1:])
            records = {"loses": most, "changes": [*most, other], "makes up": [*records, other]}[self.fault]
        await self.end.add(table, records)

    async def commit(self) -> None:
        await self.end.commit()

    async def close(self) -> None:
        await self.end.close()


@pytest.mark.parametrize("fault", ["loses", "changes", "makes up"])
async def test_a_copy_that_differs_in_one_record_does_not_count(ways: tuple[str, str], fault: str) -> None:
    store = await open_store(ways[0])
    await furnish(store)
    await store.close()
    source, target = await open_end(ways[0], new=False), await open_end(ways[1], new=True)
    with pytest.raises(Unavailable, match=r"differs from .* in the table users; it was undone"):
        # Nothing refers to Ben, the last user but one, nor to the deleted user.
        await transfer(source, Careless(target, "users", fault))
    await target.close()
    await source.close()
    assert not any((await everything(ways[1])).values())


async def test_every_table_of_a_store_is_moved(database: Path) -> None:
    """Check that a table of a later schema is named in TABLES and exists in PostgreSQL."""
    await (await open_store(str(database))).close()
    with closing(sqlite3.connect(database)) as connection:
        made = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        columns = {
            table.name: {each[1] for each in connection.execute(f"PRAGMA table_info({table.name})")} for table in TABLES
        }
    # Seats are derived from rooms, SQLite's next numbers from the existing ones, and the journal is flushed.
    assert made - {"migrations", "seats", "sqlite_sequence", "journal"} == {table.name for table in TABLES}
    assert columns == {table.name: set(table.columns) for table in TABLES}
