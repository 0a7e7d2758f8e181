"""Rooms: an acknowledged row is stored, a row sent twice is stored once, and numbers have no gaps."""

from __future__ import annotations

from asyncio import CancelledError, ensure_future, gather, sleep
from random import Random
from typing import Any

import pytest
from tests.store.conftest import Opens
from tests.support.store_rows import row, summary

from tilehall.store.protocol import Gone, Head, Row, Seed
from tilehall.store.queries.rooms import Listing
from tilehall.store.store import Store

ODD = (
    "",
    "Zoë 🀄",
    "a\0b",
    "\0",
    "<b>&amp;</b>",
    "'; DROP TABLE log; --",
    "\u202eabc\u200d",
    "e\u0301",
    "\U0010ffff\ufffe",
    "x" * 100_000,
)


async def test_an_appended_row_is_there(store: Store) -> None:
    first, second = row(1, entry=b'{"opened":true}'), row(2, by="", key="start")
    assert await store.append(first, summary()) == first
    assert await store.append(second, summary()) == second
    assert list(await store.rows("ABCDEF")) == [first, second]
    assert list(await store.rows("ABCDEF", after=1)) == [second]
    assert list(await store.rows("ABCDEF", after=2)) == []


async def test_a_room_that_never_was_has_no_rows(store: Store) -> None:
    assert list(await store.rows("NOBODY")) == []
    assert list(await store.said("NOBODY")) == []
    assert await store.seed("NOBODY", 1) is None


async def test_a_row_sent_twice_is_stored_once(store: Store) -> None:
    first = await store.append(row(1, key="a", at=5), summary())
    assert await store.append(row(1, key="a", at=7), summary(phase="playing")) == first
    assert list(await store.rows("ABCDEF")) == [first]
    assert [listing.summary.phase for listing in await store.rooms_of("ann")] == ["gathering"]


async def test_a_key_is_its_askers_and_its_rooms_own(store: Store) -> None:
    assert await store.append(row(1, key="a"), summary())
    bens, elsewhere = row(2, by="ben", key="a"), row(1, room="GHJKMN", key="a")
    assert await store.append(bens, summary()) == bens
    assert await store.append(elsewhere, summary()) == elsewhere


async def test_a_taken_number_is_refused(store: Store) -> None:
    assert await store.append(row(1, key="a"), summary())
    assert await store.append(row(1, key="b"), summary(phase="over")) is None
    assert await store.append(row(1, by="ben", key="a"), summary(phase="over")) is None
    assert [each.key for each in await store.rows("ABCDEF")] == ["a"]
    assert [listing.summary for listing in await store.rooms_of("ann")] == [summary()]


@pytest.mark.parametrize("seq", [-1, 0, 2, 3, 2**63 - 1])
async def test_a_log_begins_with_one(store: Store, seq: int) -> None:
    assert await store.append(row(seq), summary()) is None
    assert list(await store.rooms_of("ann")) == []


async def test_a_log_has_no_gaps(store: Store) -> None:
    assert await store.append(row(1), summary())
    assert await store.append(row(3), summary()) is None
    assert [each.seq for each in await store.rows("ABCDEF")] == [1]


async def test_one_of_many_at_once_gets_the_number(store: Store) -> None:
    assert await store.append(row(1), summary())
    rivals = [row(2, by=f"user {n}") for n in range(50)]
    stands = await gather(*(store.append(each, summary()) for each in rivals))
    assert [each for each in stands if each] == [(await store.rows("ABCDEF"))[1]]


async def test_one_of_many_at_once_opens_the_room(store: Store) -> None:
    stands = await gather(*(store.append(row(1, by=f"user {n}"), summary(host=f"user {n}")) for n in range(20)))
    (winner,) = [each for each in stands if each]
    assert [listing.room for listing in await store.rooms_of(winner.by)] == ["ABCDEF"]


async def test_one_that_is_refused_takes_no_other_with_it(store: Store) -> None:
    assert await store.append(row(1), summary())
    good = [row(1, room=f"ROOM{n:02}") for n in range(20)]
    appends = [*good[:10], row(1, key="late"), row(2, key="\ud800"), *good[10:]]
    stands = await gather(*(store.append(each, summary()) for each in appends), return_exceptions=True)
    assert stands[10] is None
    assert isinstance(stands[11], UnicodeEncodeError)
    assert [*stands[:10], *stands[12:]] == good
    for each in good:
        assert list(await store.rows(each.room)) == [each]
    assert len(await store.rows("ABCDEF")) == 1


async def test_rows_of_one_room_may_wait_together(store: Store) -> None:
    rows = [row(n) for n in range(1, 101)]
    assert await gather(*(store.append(each, summary(turn=each.key)) for each in rows)) == rows
    assert list(await store.rows("ABCDEF")) == rows
    assert [each.summary.turn for each in await store.rooms_of("ann")] == ["key 100"]


@pytest.mark.parametrize("seed", range(6))
async def test_any_mix_of_appends_ends_as_if_made_one_after_another(store: Store, seed: int) -> None:
    rng = Random(seed)
    logs: dict[str, list[Row]] = {"AAAAAA": [], "BBBBBB": [], "CCCCCC": []}
    for _ in range(60):
        tried, expected = [], []
        for _ in range(rng.randint(1, 6)):
            log = logs[room := rng.choice(sorted(logs))]
            seq = len(log) + rng.choice([0, 1, 1, 1, 1, 2])
            each = row(seq, room, by=rng.choice("xy"), key=str(rng.randint(1, 3)), entry=rng.randbytes(9))
            same = [old for old in log if (old.seq, old.by, old.key) == (each.seq, each.by, each.key)]
            stands = same[0] if same else each if seq == len(log) + 1 else None
            if stands is each:
                log.append(each)
            tried.append(each)
            expected.append(stands)
        assert await gather(*(store.append(each, summary()) for each in tried)) == expected
    for room, log in logs.items():
        assert list(await store.rows(room)) == log


async def test_what_a_cancelled_asker_wrote_stands(store: Store) -> None:
    asker = ensure_future(store.append(row(1), summary()))
    await sleep(0)
    asker.cancel()
    with pytest.raises(CancelledError):
        await asker
    assert await store.append(row(2), summary()) == row(2)
    assert [each.seq for each in await store.rows("ABCDEF")] == [1, 2]


async def test_a_key_is_never_empty(store: Store) -> None:
    with pytest.raises(Exception, match=r"(?i)check"):
        await store.append(row(1, key=""), summary())
    assert list(await store.rows("ABCDEF")) == []


async def test_a_seed_comes_with_its_row(store: Store) -> None:
    assert await store.append(row(1), summary(), Seed(match=1, seed=b"s" * 32))
    assert await store.append(row(1, key="late"), summary(), Seed(match=2, seed=b"never")) is None
    assert await store.seed("ABCDEF", 1) == b"s" * 32
    assert await store.seed("ABCDEF", 2) is None


async def test_a_seed_is_never_replaced(store: Store) -> None:
    assert await store.append(row(1), summary(), Seed(match=1, seed=b"first"))
    with pytest.raises(Exception, match="seed"):
        await store.append(row(2), summary(), Seed(match=1, seed=b"second"))
    assert await store.seed("ABCDEF", 1) == b"first"
    assert len(await store.rows("ABCDEF")) == 1


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
async def test_odd_words_come_back_as_they_went(store: Store, odd: str) -> None:
    first = row(1, by=odd, key=odd + ".", entry=odd.encode())
    whole = summary(game=odd, host=odd, turn=odd)
    assert await store.append(first, whole) == first
    assert await store.append(first, whole) == first
    assert list(await store.rows("ABCDEF")) == [first]
    assert [each.summary for each in await store.rooms_of(odd)] == [whole]
    said = await store.say("ABCDEF", odd, 1, odd)
    assert list(await store.said("ABCDEF")) == [said]
    assert (said.by, said.text) == (odd, odd)


async def test_a_row_may_hold_megabytes_of_any_bytes(store: Store) -> None:
    large = row(1, entry=Random(1).randbytes(5_000_000))
    assert await store.append(large, summary()) == large
    assert list(await store.rows("ABCDEF")) == [large]


async def test_talk_is_numbered_within_its_room(store: Store) -> None:
    for room in ("ABCDEF", "GHJKMN"):
        assert await store.append(row(1, room), summary())
    numbers = [(await store.say("ABCDEF", "ann", n, f"word {n}")).n for n in range(1, 6)]
    assert numbers == [1, 2, 3, 4, 5]
    assert (await store.say("GHJKMN", "ben", 1, "hello")).n == 1
    assert [talk.text for talk in await store.said("ABCDEF", after=3)] == ["word 4", "word 5"]
    assert [talk.n for talk in await store.said("ABCDEF", after=1, most=2)] == [4, 5]


async def test_talk_at_once_gets_a_number_each(store: Store) -> None:
    assert await store.append(row(1), summary())
    said = await gather(*(store.say("ABCDEF", "ann", 1, str(n)) for n in range(30)))
    assert sorted(talk.n for talk in said) == list(range(1, 31))


async def test_nobody_talks_in_a_room_that_is_not_there(store: Store) -> None:
    with pytest.raises(Gone):
        await store.say("NOBODY", "ann", 1, "hello")


async def test_what_is_listed_is_as_after_the_newest_row(store: Store) -> None:
    latest = summary(phase="playing", host="ben", users=("ben", "cyd"), free=1, turn="cyd", waits=True)
    assert await store.append(row(1, at=10), summary())
    assert await store.append(row(2, at=20), latest)
    assert list(await store.listed_rooms()) == [Listing("ABCDEF", latest, opened=10, changed=20)]
    assert list(await store.rooms_of("cyd")) == [Listing("ABCDEF", latest, opened=10, changed=20)]
    assert list(await store.rooms_of("ann")) == []


@pytest.mark.parametrize(
    "change",
    [
        {"game": "miners"},
        {"phase": "playing"},
        {"listed": False},
        {"host": "cyd"},
        {"users": ("ann", "cyd")},
        {"users": ("ben", "ann")},
        {"users": ()},
        {"seats": 3},
        {"free": 1},
        {"turn": "ben"},
        {"waits": True},
    ],
    ids=str,
)
async def test_each_thing_that_changes_is_listed(store: Store, change: dict[str, Any]) -> None:
    changed = summary(**change)
    assert await store.append(row(1, at=10), summary())
    assert await store.append(row(2, at=20), changed)
    assert list(await store.rooms_of(changed.host)) == [Listing("ABCDEF", changed, opened=10, changed=20)]


async def test_only_open_listed_rooms_are_listed_the_newest_first(store: Store) -> None:
    rooms = {
        "OLDEST": summary(),
        "SECRET": summary(listed=False),
        "PLAYED": summary(phase="playing"),
        "OVEROV": summary(phase="over"),
        "CLOSED": summary(phase="closed"),
        "NEWEST": summary(),
    }
    for at, (room, whole) in enumerate(rooms.items()):
        assert await store.append(row(1, room, at=at), whole)
    assert await store.append(row(2, "OLDEST", at=99), summary())
    assert [each.room for each in await store.listed_rooms()] == ["NEWEST", "PLAYED", "OLDEST"]
    assert [each.room for each in await store.listed_rooms(most=1)] == ["NEWEST"]


async def test_my_rooms_are_those_i_sit_in_or_host_the_last_changed_first(store: Store) -> None:
    assert await store.append(row(1, "SITSIN", at=1), summary(host="ben", users=("ben", "ann")))
    assert await store.append(row(1, "HOSTED", at=2), summary(host="ann", users=("ben",)))
    assert await store.append(row(1, "OTHERS", at=3), summary(host="ben", users=("ben",)))
    assert await store.append(row(1, "BOTHOF", at=4), summary(host="ann", users=("ann", "ann")))
    assert await store.append(row(2, "SITSIN", at=5), summary(host="ben", users=("ben", "ann")))
    assert [each.room for each in await store.rooms_of("ann")] == ["SITSIN", "BOTHOF", "HOSTED"]
    assert [each.room for each in await store.rooms_of("ann", most=1)] == ["SITSIN"]


async def test_tables_that_are_to_act_are_found_until_they_did(store: Store) -> None:
    assert await store.append(row(1, "WAITSA"), summary(waits=True))
    assert await store.append(row(1, "WAITSB"), summary(waits=True))
    assert await store.append(row(1, "IDLEID"), summary())
    assert list(await store.waiting_rooms()) == ["WAITSA", "WAITSB"]
    assert await store.append(row(2, "WAITSA"), summary())
    assert list(await store.waiting_rooms()) == ["WAITSB"]


async def test_rooms_that_never_started_are_forgotten_whole(store: Store) -> None:
    assert await store.append(row(1, "FORGET", at=10), summary(), Seed(1, b"seed"))
    await store.say("FORGET", "ann", 11, "anyone?")
    assert await store.append(row(1, "CLOSED", at=10), summary(phase="closed"))
    assert await store.append(row(1, "LATELY", at=10), summary())
    assert await store.append(row(2, "LATELY", at=50), summary())
    assert await store.append(row(1, "PLAYED", at=10), summary(phase="playing"))
    assert list(await store.forget_rooms(50)) == ["CLOSED", "FORGET"]
    assert list(await store.rows("FORGET")) == []
    assert list(await store.said("FORGET")) == []
    assert await store.seed("FORGET", 1) is None
    assert sorted(each.room for each in await store.rooms_of("ben")) == ["LATELY", "PLAYED"]
    again = row(1, "FORGET", at=60)
    assert await store.append(again, summary()) == again


async def test_a_room_for_a_game_with_days_for_a_turn_is_forgotten_later(store: Store) -> None:
    assert await store.append(row(1, "SLOWLY", at=10), summary(speed="days"))
    assert await store.append(row(1, "CLOSED", at=10), summary(speed="days", phase="closed"))
    assert list(await store.forget_rooms(50, slow_before=10)) == ["CLOSED"]
    assert list(await store.forget_rooms(50, slow_before=11)) == ["SLOWLY"]


async def test_a_room_that_gathers_for_a_rematch_is_kept(store: Store) -> None:
    assert await store.append(row(1), summary())
    assert await store.append(row(2), summary(phase="playing"))
    assert await store.append(row(3), summary(phase="over"))
    assert await store.append(row(4), summary())
    assert list(await store.forget_rooms(1000)) == []
    assert len(await store.rows("ABCDEF")) == 4


async def test_everything_is_there_when_opened_again(store: Store, open_store: Opens) -> None:
    assert await store.append(row(1), summary(), Seed(1, b"seed"))
    said = await store.say("ABCDEF", "ann", 1, "hello")
    listed = list(await store.listed_rooms())
    await store.close()
    again = await open_store()
    assert list(await again.rows("ABCDEF")) == [row(1)]
    assert await again.seed("ABCDEF", 1) == b"seed"
    assert list(await again.said("ABCDEF")) == [said]
    assert list(await again.listed_rooms()) == listed
    await again.close()


async def test_closing_finishes_what_is_under_way(store: Store, open_store: Opens) -> None:
    appends = [ensure_future(store.append(row(1, f"ROOM{n:02}"), summary())) for n in range(50)]
    await sleep(0)
    await store.close()
    assert all(await gather(*appends))
    again = await open_store()
    assert len(await again.rooms_of("ann")) == 50
    await again.close()


async def test_a_closed_store_refuses(store: Store) -> None:
    await store.close()
    with pytest.raises(RuntimeError):
        await store.append(row(1), summary())
    with pytest.raises(RuntimeError):
        await store.rows("ABCDEF")


async def test_the_heads_of_rooms_are_their_newest_row_and_line(store: Store) -> None:
    await store.append(row(1), summary())
    await store.append(row(2), summary())
    await store.append(row(1, room="GHJKMN"), summary())
    await store.say("GHJKMN", "ann", 5, "hello")
    await store.say("GHJKMN", "ann", 6, "again")
    assert await store.heads(["ABCDEF", "NOBODY", "GHJKMN"]) == {"ABCDEF": Head(2, 0), "GHJKMN": Head(1, 2)}
    assert await store.heads([]) == {}


async def test_what_is_new_in_several_rooms_is_read_at_once(store: Store) -> None:
    for room in ("ABCDEF", "GHJKMN", "PQRSTU"):
        for seq in (1, 2, 3):
            await store.append(row(seq, room=room), summary())
    found = await store.rows_after({"GHJKMN": 1, "NOBODY": 0, "ABCDEF": 3, "PQRSTU": 2})
    assert sorted((each.room, each.seq) for each in found) == [("GHJKMN", 2), ("GHJKMN", 3), ("PQRSTU", 3)]
    assert [each.seq for each in found if each.room == "GHJKMN"] == [2, 3]
    assert list(await store.rows_after({})) == []
