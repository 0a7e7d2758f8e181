"""Puzzles in the store: those found here, the daily ones, users' attempts, and the resulting ratings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.store_rows import guest

from tilehall.ratings.puzzles import rate_try
from tilehall.ratings.scale import NEWCOMER, PuzzleRating, PuzzleTried, PuzzleTry, StoredPuzzle
from tilehall.store.protocol import Gone
from tilehall.store.store import Store

HARD = PuzzleRating(1_400_000, 150_000)


def tried(puzzle: str = "a1", at: int = 10, **more: Any) -> PuzzleTried:
    return PuzzleTried(game="4ascend", puzzle=puzzle, at=at, rating=HARD, **more)


async def test_puzzles_of_a_hall_are_kept_by_game(store: Store) -> None:
    one, two = StoredPuzzle("4ascend", "b2", 1, "{}"), StoredPuzzle("4ascend", "a1", 2, "{}")
    for each in (one, two, StoredPuzzle("miners", "a1", 3, "{}")):
        await store.keep_puzzle(each)
    again = StoredPuzzle("4ascend", "b2", 4, '{"new":1}')
    await store.keep_puzzle(again)
    assert list(await store.kept_puzzles("4ascend")) == [two, again]
    assert list(await store.kept_puzzles("rummikub")) == []


async def test_a_day_has_the_puzzle_that_was_proposed_first(store: Store) -> None:
    assert await store.daily_puzzle("4ascend", 20_000, "a1") == "a1"
    assert await store.daily_puzzle("4ascend", 20_000, "b2") == "a1"
    assert await store.daily_puzzle("4ascend", 20_001, "b2") == "b2"
    assert await store.daily_puzzle("miners", 20_000, "c3") == "c3"


async def test_the_first_try_counts_for_both_and_the_others_do_not(store: Store) -> None:
    for id in ("ann", "ben"):
        await store.add_user(guest(id))
    mine, its = rate_try(NEWCOMER, HARD, False)
    outcome = await store.try_puzzle("ann", tried(result="missed", rates=True))
    assert (outcome.before, outcome.after, outcome.counted) == (NEWCOMER, mine, True)
    outcome = await store.try_puzzle("ann", tried(result="solved", at=20, rates=True))
    assert (outcome.before, outcome.after, outcome.counted) == (mine, mine, False)
    assert list(await store.puzzle_tries("ann")) == [PuzzleTry("4ascend", "a1", 10, False, 20, False)]
    assert await store.puzzle_ratings("4ascend") == {"a1": its}
    (level,) = await store.puzzle_levels("ann")
    assert (level.game, level.rating, level.tries) == ("4ascend", mine, 1)
    # The next user meets the puzzle at its current rating.
    outcome = await store.try_puzzle("ben", tried(result="solved", rates=True))
    assert outcome.after == rate_try(NEWCOMER, its, True)[0]
    assert await store.puzzle_ratings("4ascend") == {"a1": rate_try(NEWCOMER, its, True)[1]}


async def test_a_guest_does_not_change_how_hard_a_puzzle_is(store: Store) -> None:
    await store.add_user(guest("ann"))
    outcome = await store.try_puzzle("ann", tried(result="solved"))
    assert outcome.after == rate_try(NEWCOMER, HARD, True)[0]
    assert await store.puzzle_ratings("4ascend") == {}


async def test_who_has_seen_the_solution_solves_it_no_more(store: Store) -> None:
    await store.add_user(guest("ann"))
    await store.try_puzzle("ann", tried(result="missed"))
    await store.try_puzzle("ann", tried(result="gave up", at=20))
    await store.try_puzzle("ann", tried(result="solved", at=30, day=20_000))
    assert list(await store.puzzle_tries("ann")) == [PuzzleTry("4ascend", "a1", 10, False, None, True)]
    assert list(await store.puzzle_days("ann")) == []
    # A user who has solved it may look.
    await store.try_puzzle("ann", tried("b2", result="solved", at=40))
    await store.try_puzzle("ann", tried("b2", result="gave up", at=50))
    assert (await store.puzzle_tries("ann"))[1] == PuzzleTry("4ascend", "b2", 40, True, 40, False)


async def test_the_days_are_kept_once_each(store: Store) -> None:
    await store.add_user(guest("ann"))
    for puzzle, day in (("a1", 20_000), ("a1", 20_000), ("b2", 20_001), ("c3", None)):
        await store.try_puzzle("ann", tried(puzzle, result="solved", day=day))
    await store.try_puzzle("ann", tried("d4", result="missed", day=20_002))
    assert [tuple(each) for each in await store.puzzle_days("ann")] == [(20_001, "4ascend"), (20_000, "4ascend")]


async def test_puzzle_tries_are_deleted_with_their_user(store: Store) -> None:
    await store.add_user(guest("ann"))
    await store.try_puzzle("ann", tried(result="solved", day=20_000, rates=True))
    await store.delete_user("ann")
    assert [list(await store.puzzle_tries("ann")), list(await store.puzzle_days("ann"))] == [[], []]
    assert list(await store.puzzle_levels("ann")) == []
    assert list(await store.puzzle_ratings("4ascend")) == ["a1"], "how hard it is says nothing about anybody"


@pytest.mark.parametrize("user", ["nobody", "gone"])
async def test_a_try_needs_a_person(store: Store, user: str) -> None:
    await store.add_user(guest("gone"))
    await store.delete_user("gone")
    with pytest.raises(Gone):
        await store.try_puzzle(user, tried(result="solved"))
