"""Tournaments in the store: every number of a log is taken once, and the lists follow from it."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace
from tests.support.rated_games import rated_game
from tests.support.store_rows import guest, row, summary

from tilehall.store.queries.classes import SchoolClass
from tilehall.store.queries.tournaments import Call, RoomEnd, TournamentListing, TournamentRow, WantedTournaments
from tilehall.store.store import Store

LISTED = TournamentListing("SPRING24", "4ascend", "swiss", "Spring", "ann", "open", True, 0, 500, 10, 1, 500)


async def append(store: Store, seq: int, entry: bytes, called: dict[str, str | None] | None = None) -> bool:
    listing = replace(LISTED, seq=seq)
    return await store.append_tournament(TournamentRow("SPRING24", seq, entry), listing, called or {}, 10 * seq)


async def created(store: Store) -> None:
    for id in ("ann", "ben"):
        await store.add_user(guest(id))
    assert await append(store, 1, b"{}")


async def test_every_number_of_a_tournaments_log_is_taken_once(store: Store) -> None:
    await created(store)
    both = await asyncio.gather(append(store, 2, b'{"a":1}'), append(store, 2, b'{"b":1}'))
    assert sorted(both) == [False, True]
    assert not await append(store, 4, b"{}")
    assert not await append(store, 1, b'{"another":1}')
    assert [each.seq for each in await store.tournament_rows("SPRING24")] == [1, 2]


async def test_a_row_that_is_appended_again_stands(store: Store) -> None:
    await created(store)
    assert await append(store, 1, b"{}")
    assert await append(store, 2, b'{"a":1}')
    assert await append(store, 2, b'{"a":1}')
    assert [each.entry for each in await store.tournament_rows("SPRING24", 1)] == [b'{"a":1}']


async def test_a_tournament_is_listed_and_due_until_it_is_over(store: Store) -> None:
    await created(store)
    assert list(await store.tournaments()) == [LISTED]
    assert list(await store.tournaments(WantedTournaments("4ascend", ("open",)))) == [LISTED]
    assert not await store.tournaments(WantedTournaments(states=("over",)))
    assert not await store.tournaments(before=(10, "SPRING24"))
    assert not await store.tournaments_due(499)
    assert list(await store.tournaments_due(500)) == ["SPRING24"]
    assert list(await store.unfinished_tournaments_of("ann")) == ["SPRING24"]
    over = replace(LISTED, seq=2, state="over", look_at=None, listed=False)
    assert await store.append_tournament(TournamentRow("SPRING24", 2, b"{}"), over, {}, 20)
    assert not await store.tournaments_due(10_000)
    assert not await store.unfinished_tournaments_of("ann")
    assert not await store.tournaments()
    assert list(await store.tournaments(WantedTournaments(organiser="ann"))) == [over]


async def test_a_player_is_called_to_a_table_and_notified_once(store: Store) -> None:
    await created(store)
    await append(store, 2, b"{}", {"ann": "", "ben": ""})
    await append(store, 3, b"{}", {"ann": "AAAAAA"})
    assert list(await store.tournament_calls("ann")) == [Call("SPRING24", "Spring", "4ascend", "open", 500, "AAAAAA")]
    assert [each.room for each in await store.tournament_calls("ben")] == [""]
    [call] = await store.calls_to_notify()
    first, second = await asyncio.gather(store.take_calls([call]), store.take_calls([call]))
    assert [*first, *second] == [call]
    assert not await store.calls_to_notify()
    await append(store, 4, b"{}", {"ann": "BBBBBB"})
    assert not await store.take_calls([call]), "it was for an earlier table"
    assert [each.room for each in await store.calls_to_notify()] == ["BBBBBB"]
    await append(store, 5, b"{}", {"ann": "", "ben": None})
    assert not await store.calls_to_notify()
    assert not await store.participations("ben")
    assert [each.room for each in await store.participations("ann")] == [""]


async def test_a_room_is_kept_while_a_tournament_awaits_its_players_there(store: Store) -> None:
    await created(store)
    assert await store.append(row(1, "AAAAAA", at=10), summary())
    await append(store, 2, b"{}", {"ann": "AAAAAA", "ben": ""})
    assert list(await store.forget_rooms(50)) == []
    await append(store, 3, b"{}", {"ann": ""})
    assert list(await store.forget_rooms(50)) == ["AAAAAA"]


async def test_a_tournament_of_a_class_is_listed_for_the_class_and_goes_with_it(store: Store) -> None:
    await store.add_user(guest("ann"))
    school_class = SchoolClass("5BCLAS", "ann", "Class 5b", 1)
    assert await store.add_class(school_class, 9)
    of_class = replace(LISTED, listed=False, class_code="5BCLAS")
    assert await store.append_tournament(TournamentRow("SPRING24", 1, b"{}"), of_class, {"ann": ""}, 10)
    assert not await store.tournaments()
    assert not await store.tournaments(WantedTournaments(class_code="6ACLAS"))
    assert list(await store.tournaments(WantedTournaments(class_code="5BCLAS"))) == [of_class]
    assert not await store.tournaments_to_freeze()
    await store.change_class("5BCLAS", lambda now: replace(now, frozen=True))
    assert list(await store.tournaments_to_freeze()) == ["SPRING24"]
    frozen = replace(of_class, seq=2, is_frozen=True)
    assert await store.append_tournament(TournamentRow("SPRING24", 2, b"{}"), frozen, {}, 20)
    assert not await store.tournaments_to_freeze()
    await store.delete_class("5BCLAS")
    assert not await store.tournament_rows("SPRING24")
    assert not await store.participations("ann")


async def test_a_deleted_user_takes_part_in_nothing(store: Store) -> None:
    await created(store)
    await append(store, 2, b"{}", {"ben": ""})
    await store.delete_user("ben")
    await append(store, 3, b"{}", {"ben": "AAAAAA"})
    assert not await store.participations("ben")


async def test_a_room_has_a_result_after_its_game(store: Store) -> None:
    result = rated_game(("ann", "ben"), (1, 2))
    await store.append(row(1, "AAAAAA"), summary(users=("ann",)))
    await store.append(row(1, "BBBBBB"), summary(users=("ann",)))
    await store.append(row(2, "BBBBBB"), summary(phase="over", finished=result))
    assert await store.room_ends(["AAAAAA", "BBBBBB", "CCCCCC"]) == {
        "AAAAAA": RoomEnd("gathering"),
        "BBBBBB": RoomEnd("over", result),
        "CCCCCC": RoomEnd("closed"),
    }
    assert await store.room_ends([]) == {}
