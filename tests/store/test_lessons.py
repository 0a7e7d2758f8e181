"""Lessons in the store: those a user has done, each once, while the user exists."""

from __future__ import annotations

import pytest
from tests.support.store_rows import guest

from tilehall.store.protocol import Gone, LessonDone
from tilehall.store.store import Store


async def test_a_lesson_is_kept_once_and_by_person(store: Store) -> None:
    for id in ("ann", "ben"):
        await store.add_user(guest(id))
    first, again = LessonDone("summon5", "a-sum-of-5", 10), LessonDone("summon5", "a-sum-of-5", 20)
    other, offer = LessonDone("miners", "dig", 30), LessonDone("miners", "", 40)
    for done in (first, again, other, offer):
        await store.keep_lesson("ann", done)
    assert list(await store.lessons_done("ann")) == [offer, other, first]
    assert list(await store.lessons_done("ben")) == []


async def test_lessons_are_deleted_with_their_user(store: Store) -> None:
    done = LessonDone("summon5", "a-sum-of-5", 10)
    for id in ("ann", "ben"):
        await store.add_user(guest(id))
        await store.keep_lesson(id, done)
    await store.delete_user("ann")
    assert [list(await store.lessons_done(id)) for id in ("ann", "ben")] == [[], [done]]
    await store.forget_guests(seen_before=100)
    assert list(await store.lessons_done("ben")) == []


@pytest.mark.parametrize("user", ["nobody", "gone"])
async def test_a_lesson_needs_a_person(store: Store, user: str) -> None:
    await store.add_user(guest("gone"))
    await store.delete_user("gone")
    with pytest.raises(Gone):
        await store.keep_lesson(user, LessonDone("summon5", "a-sum-of-5", 10))
