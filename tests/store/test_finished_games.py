"""Finished games: listed with the row that ends them, for each of their players, newest first."""

from __future__ import annotations

from random import Random

from tests.store.conftest import Opens
from tests.support.store_games import append_next
from tests.support.store_rows import guest, row, summary

from tilehall.core.game import Outcome
from tilehall.store.protocol import Finished
from tilehall.store.store import Store
from tilehall.table.room import Room
from tilehall.table.summary import FinishedChair, FinishedGame, Summary

WON = Outcome((20, 0), (0,), "hp")


def over(match: int = 1, users: tuple[str, ...] = ("ann", "ben"), game: str = "4ascend") -> Summary:
    """Return a room whose game is over."""
    chairs = tuple(FinishedChair(user) if user else FinishedChair(bot="hard") for user in users)
    return summary(game=game, phase="over", finished=FinishedGame(match, chairs, WON))


async def listed(store: Store, user: str, **more: object) -> list[tuple[str, int]]:
    found = await store.finished_games(user, **more)  # type: ignore[arg-type]
    return [(each.room, each.result.match) for each in found]


async def test_a_game_is_listed_with_the_row_that_ends_it(store: Store) -> None:
    assert await store.append(row(1), summary())
    assert await listed(store, "ann") == []
    assert await store.append(row(2, at=50), over())
    (found,) = await store.finished_games("ben")
    assert found == Finished(
        "ABCDEF", 50, "4ascend", FinishedGame(1, (FinishedChair("ann"), FinishedChair("ben")), WON)
    )
    assert await listed(store, "carl") == []


async def test_what_comes_after_the_end_does_not_end_it_again(store: Store) -> None:
    assert await store.append(row(1, at=10), over())
    assert await store.append(row(2, at=20), over())
    assert [each.at for each in await store.finished_games("ann")] == [10]


async def test_who_left_a_room_keeps_the_games_they_played_in_it(store: Store) -> None:
    assert await store.append(row(1), over(1))
    assert await store.append(row(2), summary(users=("ann",)))
    assert await store.append(row(3), over(2, users=("ann", "")))
    assert await listed(store, "ben") == [("ABCDEF", 1)]
    assert await listed(store, "ann") == [("ABCDEF", 2), ("ABCDEF", 1)]


async def test_pages_list_every_game_once_even_at_equal_times(store: Store) -> None:
    for number in range(12):
        assert await store.append(row(1, f"ROOM{number:02}", at=number // 4), over())
    seen: list[tuple[str, int]] = []
    before = None
    while page := await store.finished_games("ann", None, before, 5):
        seen += [(each.room, each.result.match) for each in page]
        before = (page[-1].at, page[-1].room, page[-1].result.match)
    assert seen == [(f"ROOM{number:02}", 1) for number in reversed(range(12))]


async def test_one_game_can_be_asked_for(store: Store) -> None:
    assert await store.append(row(1, "ROOM01"), over())
    assert await store.append(row(1, "ROOM02"), over(game="miners"))
    assert await listed(store, "ann", game="miners") == [("ROOM02", 1)]
    assert await listed(store, "ann", game="chess") == []
    assert await store.games_played("ann") == ["4ascend", "miners"]
    assert await store.games_played("carl") == []


async def test_a_deleted_person_has_no_list(store: Store) -> None:
    await store.add_user(guest("ann"))
    assert await store.append(row(1), over())
    await store.delete_user("ann")
    assert await listed(store, "ann") == []
    assert await listed(store, "ben") == [("ABCDEF", 1)], "the game is also somebody else's"


async def test_rooms_of_an_earlier_release_are_listed_once(store: Store) -> None:
    assert await store.append(row(1), over())
    assert await store.unlisted_rooms() == [], "a new store has nothing to catch up with"
    game = Finished("ABCDEF", 5, "4ascend", FinishedGame(2, (FinishedChair("ann"), FinishedChair("ben")), WON))
    for _ in range(2):
        await store.list_games("ABCDEF", [game])
    assert await listed(store, "ann") == [("ABCDEF", 2), ("ABCDEF", 1)]


async def test_rooms_that_play_for_ever_list_every_game(store: Store, open_store: Opens) -> None:
    room: Room | None = None
    rng, ended = Random(3), 0
    while ended < 3:
        room = await append_next(store, room, "PLAYED", rng)
        ended += room.phase == "over"
    (ann, _) = (chair.user for chair in room.chairs) if room else ("", "")
    found = await store.finished_games(ann)
    assert [each.result.match for each in found] == [3, 2, 1]
    assert room is not None
    assert found[0].result == room.finished()
