"""Tests of classes in every store: pupils, boards that stand still, homework, and deletion without a trace."""

from __future__ import annotations

from asyncio import gather

import pytest
from msgspec.structs import replace
from tests.store.conftest import Opens
from tests.store.test_transfer import everything, furnish
from tests.support.store_rows import guest, row, session, summary

from tilehall.ratings.scale import PuzzleRating, PuzzleTried
from tilehall.store.protocol import Act, Gone, LessonDone, Report, Reporter, Seed, Taken, Talk, User
from tilehall.store.queries.classes import ClassRoom, Homework, Learned, PupilRow, SchoolClass, Task, Tasks
from tilehall.store.store import Store
from tilehall.table.summary import Phase

KIM, LOU = "pupil~5BCLAS~kim", "pupil~5BCLAS~lou"
CLASS = SchoolClass("5BCLAS", "ann", "Class 5b", created=10)
DAY = 86_400_000


def pupil(id: str, nickname: str) -> tuple[User, PupilRow]:
    """Return a pupil of the class, and the user that they are."""
    its = PupilRow(
        id, "5BCLAS", nickname.casefold(), f"Real {nickname}", "hash", pin_set=10, joined=10, active=10, spent=0
    )
    return guest(id, name=nickname, private=True), its


async def open_class(store: Store) -> None:
    """Open a class of Ann with two pupils and a room in which they sit."""
    await store.add_user(guest("ann", name="Ann", login="ann", password="hash", recovery="hash", skeleton="ann"))
    assert await store.add_class(CLASS, 9)
    for id, nickname in ((KIM, "Kimbo"), (LOU, "Louloo")):
        assert await store.add_pupil(*pupil(id, nickname), 9)
    opened = summary(listed=False, host="", users=(KIM, LOU), phase="gathering", class_code="5BCLAS")
    await store.append(row(1, "CLASS1", by=KIM), opened)


async def test_a_class_is_bounded_and_its_nicknames_are_distinct(store: Store) -> None:
    await open_class(store)
    assert await store.add_class(replace(CLASS, code="OTHERS"), 1) is False
    assert await store.add_class(CLASS, 9) is None, "the code is taken"
    with pytest.raises(Taken):
        await store.add_pupil(*pupil("pupil~5BCLAS~new", "KIMBO"), 9)
    assert await store.add_pupil(*pupil("pupil~5BCLAS~new", "Max"), 2) is False
    assert await store.user("pupil~5BCLAS~new") is None
    user, its = pupil("pupil~NOTHER~new", "Max")
    with pytest.raises(Gone):
        await store.add_pupil(user, replace(its, school_class="NOTHER"), 9)
    assert [each.nickname for each in await store.pupils_of("5BCLAS")] == ["Kimbo", "Louloo"]
    assert (await store.class_sizes(["5BCLAS", "NOTHER"])) == {"5BCLAS": 2, "NOTHER": 0}
    found = await store.pupil_called("5BCLAS", "kimbo")
    assert found is not None
    assert found.user == KIM


async def test_each_pin_has_a_time_of_its_own_and_time_is_counted_once(store: Store) -> None:
    await open_class(store)
    await store.set_pin(KIM, "other", 10)
    for now in (20_000, 25_000, 50_000, 500_000):
        await store.touch_pupil(KIM, now, 25_000, 90_000)
    kim = await store.pupil(KIM)
    assert kim is not None
    # The second of them came too early, and the pause before the last was too long.
    assert (kim.pin, kim.pin_set, kim.spent, kim.active) == ("other", 11, 49_990, 500_000)


async def test_the_rooms_of_a_frozen_class_are_found_until_they_are_noted(store: Store) -> None:
    await open_class(store)
    assert await store.rooms_to_freeze(100) == []
    assert await store.change_class("5BCLAS", lambda now: replace(now, frozen=True)) == replace(CLASS, frozen=True)
    assert await store.rooms_to_freeze(100) == [ClassRoom("CLASS1", True)]
    await store.note_frozen("CLASS1", True)
    assert await store.rooms_to_freeze(100) == []
    await store.append(row(1, "CLASS2", by=LOU, at=50), summary(host=LOU, users=(LOU,), class_code="5BCLAS"))
    await store.append(row(1, "OTHERS", at=50), summary())
    assert await store.rooms_to_freeze(100) == [ClassRoom("CLASS2", True)]
    await store.append(row(2, "CLASS2", by=LOU, at=50), summary(host=LOU, users=(LOU,), phase="over"))
    assert await store.rooms_to_freeze(100) == [ClassRoom("CLASS2", True)], "a rematch may begin"
    assert await store.rooms_to_freeze(DAY) == [], "nobody plays there any more"
    await store.change_class("5BCLAS", lambda now: replace(now, frozen=False))
    assert await store.rooms_to_freeze(DAY) == [ClassRoom("CLASS1", False)]
    assert await store.change_class("NOTHER", lambda now: now) is None


async def test_the_first_row_of_a_room_makes_it_one_of_its_class(store: Store) -> None:
    await open_class(store)
    opened = row(1, "CLASS2", by=KIM), summary(host=KIM, users=(KIM,), class_code="5BCLAS"), Seed(1, b"seed")
    assert await store.append(*opened) == await store.append(*opened) == opened[0]
    assert list(await store.class_rooms("5BCLAS")) == ["CLASS1", "CLASS2"]
    others = store.append(row(1, "OTHERS"), summary()), store.append(row(2, "CLASS2"), summary(class_code="5BCLAS"))
    late = store.append(row(1, "TOLATE"), summary(class_code="NOTHER"), Seed(1, b"seed"))
    with pytest.raises(Gone):  # the class was deleted meanwhile
        await late
    assert all(await gather(*others)), "only this row is refused"
    assert not await store.rows("TOLATE")


async def test_homework_is_numbered_within_its_class(store: Store) -> None:
    await open_class(store)
    tasks = Tasks((Task("4ascend", "counter"),), (Task("4ascend", "a1"),), (Task("miners", games=3),))
    first = Homework("5BCLAS", 0, created=20, due=DAY, tasks=tasks, note="Have fun\0")
    assert [await store.add_homework(first, 2) for _ in range(3)] == [1, 2, None]
    assert tasks.count == 5
    assert await store.homework_of("5BCLAS") == [replace(first, n=2), replace(first, n=1)]
    assert (await store.delete_homework("5BCLAS", 2), await store.delete_homework("5BCLAS", 2)) == (True, False)


async def test_what_pupils_have_done_is_that_of_the_class_alone(store: Store) -> None:
    await open_class(store)
    for user in (KIM, "ann"):
        await store.keep_lesson(user, LessonDone("4ascend", "counter", 5))
        await store.keep_lesson(user, LessonDone("4ascend", "", 5))
        rating = PuzzleRating(1_200_000, 150_000)
        tried = PuzzleTried(game="4ascend", puzzle="a1", at=7, result="solved", day=2, rating=rating, rates=False)
        await store.try_puzzle(user, tried)
    await store.say("CLASS1", KIM, 8, "hello")
    assert await store.lessons_of_class("5BCLAS") == [Learned(KIM, "4ascend", "counter", 5)]
    assert await store.puzzles_of_class("5BCLAS") == [Learned(KIM, "4ascend", "a1", 7, 7)]
    assert [each.text for each in await store.said_in_class("5BCLAS", 9)] == ["hello"]
    (table,) = await store.tables_of_class("5BCLAS")
    assert (table.room, table.is_paired, table.users) == ("CLASS1", True, (KIM, LOU))


async def test_a_deleted_class_leaves_nothing_behind_in_any_table(open_store: Opens, named: str) -> None:
    store = await open_store()
    await furnish(store)
    await store.delete_user("ann")
    before = await _records(store, named)
    store = await open_store()
    await store.add_user(guest("teacher", name="Teacher", login="t", password="h", recovery="h", skeleton="t"))
    assert await store.add_class(replace(CLASS, teacher="teacher"), 9)
    for id, nickname in ((KIM, "Kimbo"), (LOU, "Louloo")):
        assert await store.add_pupil(*pupil(id, nickname), 9)
        await store.add_session(session(token=id.encode(), user=id))
    for seq in range(1, 40):  # its game is running
        turn = (KIM, LOU)[seq % 2]
        phase: Phase = "playing" if seq > 2 else "gathering"
        playing = summary(host="", users=(KIM, LOU), phase=phase, turn=turn, class_code="5BCLAS")
        assert await store.append(row(seq, "CLASS1", by=turn), playing)
    await store.say("CLASS1", KIM, 8, "I am Kimbo")
    line = Talk(1, 2**40, KIM, "I am Kimbo")
    await store.add_report(Report("CLASS1", line, (line,), (Reporter(LOU, 2**40, "rude"),)), 9)
    await store.keep_lesson(KIM, LessonDone("4ascend", "counter", 5))
    await store.add_homework(Homework("5BCLAS", 0, 20, DAY, Tasks(), ""), 9)
    await store.delete_class("5BCLAS", Act(5, "", "delete_class", "5BCLAS"))
    await store.delete_class("5BCLAS")
    assert await store.append(row(40, "CLASS1"), summary(users=(KIM, LOU), phase="playing")) is None
    assert await store.append(row(1, "AFTER1"), summary()) is not None, "the store goes on"
    after = await _records(store, named)
    for table, records in after.items():
        for record in records:
            assert not any(word in repr(record) for word in ("Kimbo", "Louloo", "5BCLAS~")), (table, record)
    new = {"users", "acts", "rooms", "log", "seats", "unlisted", "seeds"}
    assert {name for name in before if before[name] != after[name]} <= new


async def _records(store: Store, named: str) -> dict[str, list[tuple[object, ...]]]:
    """Close a store, and return every record."""
    await store.close()
    return await everything(named)
