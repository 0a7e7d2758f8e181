"""Tests of quick match on two nodes, over both stores: players find each other, and nobody waits in vain."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import Raw

from tests.server.test_full_disk import read_only
from tests.support.postgres_server import fresh_database
from tests.support.two_nodes import until
from tests.support.waiting_pages import WaitingPage, WaitingPeople, waiting_people
from tilehall.core.game import Illegal, Malformed
from tilehall.core.registry import find
from tilehall.messages import wire
from tilehall.server.matching.matchmaker import GRACE_S
from tilehall.store.protocol import Unavailable, User
from tilehall.table.speeds import CLOCKS, SPEEDS, Speed, speed_of


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "hall.db")
        return
    with fresh_database() as url:
        yield url


def test_every_speed_is_called_what_its_clock_is_called() -> None:
    assert {speed: speed_of(CLOCKS[speed]) for speed in SPEEDS} == {speed: speed for speed in SPEEDS}


async def test_two_who_ask_for_the_same_play_and_are_not_waiting_any_more(database: str) -> None:
    async with waiting_people(database) as nodes:
        ann, ben = await nodes.page(nodes.a), await nodes.page(nodes.b)
        code = await ann.ask()
        await nodes.settle([ann])  # the other node has seen who is online
        assert await nodes.waiting() == {code: (ann.user,)}
        assert (await nodes.b.app.matchmaker.waiting())["4ascend", "quick"] == 1
        assert not await nodes.here.store.listed_rooms(), "nobody can join it but by asking"
        assert await ben.ask() == code
        await until(lambda: ann.room.phase == ben.room.phase == "playing")
        assert ann.room.people == (ann.user, ben.user)
        assert ann.room.settings.clock == CLOCKS["quick"]
        assert await nodes.waiting() == {}
        [listed] = await nodes.here.store.listed_rooms()
        assert (listed.room, listed.summary.speed, listed.summary.rated) == (code, "quick", False)


async def test_two_who_ask_at_the_same_moment_on_two_nodes_come_together(database: str) -> None:
    async with waiting_people(database) as nodes:
        pages = [await nodes.page(nodes.a), await nodes.page(nodes.b)]
        await asyncio.gather(*(page.ask() for page in pages))
        for _ in range(10):
            if all(page.room.phase == "playing" for page in pages):
                break
            await nodes.settle(pages)
        assert [page.room.phase for page in pages] == ["playing"] * 2
        assert pages[0].room.code == pages[1].room.code
        assert await nodes.waiting() == {}


async def test_a_player_waits_in_one_room_for_one_game(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        ann = await nodes.page()
        code = await ann.ask()
        assert await ann.ask() == code
        assert await nodes.b.app.matchmaker.ask(ann.user, "4ascend", "quick") == code, "whichever node is asked"
        other = await ann.ask("miners", "none")
        assert await nodes.waiting() == {other: (ann.user,)}
        room = await nodes.a.hall.room(code)
        assert room is not None
        assert room.phase == "closed"
        await nodes.b.app.matchmaker.cancel(ann.user)
        await nodes.b.app.matchmaker.cancel(ann.user)
        assert await nodes.waiting() == {}


async def test_many_requests_of_one_person_at_once_are_one(database: str) -> None:
    async with waiting_people(database) as nodes:
        ann = await nodes.page()
        nodes_and_speeds = [(node, speed) for node in (nodes.a, nodes.b) for speed in SPEEDS]
        await asyncio.gather(*(node.app.matchmaker.ask(ann.user, "4ascend", at) for node, at in nodes_and_speeds))
        await nodes.settle([])
        waiting = await nodes.waiting()
        assert [*waiting.values()] == [(ann.user,)]


async def test_a_player_who_leaves_loses_the_seat_and_the_room_is_closed(database: str) -> None:
    async with waiting_people(database) as nodes:
        ann, ben = await nodes.page(nodes.a), await nodes.page(nodes.b)
        code = await ann.ask()
        await nodes.settle([ann])
        ann.close()
        await nodes.settle([])
        assert (await nodes.b.app.matchmaker.waiting())["4ascend", "quick"] == 0, "who is away does not count"
        assert await ben.ask() != code, "nobody is seated with an absent player"
        await nodes.settle([ben], GRACE_S + 1)
        await nodes.settle([ben])
        assert [*(await nodes.waiting()).values()] == [(ben.user,)]
        room = await nodes.b.hall.room(code)
        assert room is not None
        assert room.phase == "closed"


async def test_a_player_back_in_time_keeps_the_seat_and_the_newer_room_joins(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        ann, ben = await nodes.page(nodes.a), await nodes.page(nodes.b)
        code = await ann.ask()
        ann.close()
        await nodes.settle([])
        assert await ben.ask() != code
        await ann.enter(code)
        for _ in range(5):
            await nodes.settle([ann, ben])
        assert (ann.room.code, ben.room.code) == (code, code)
        assert ben.room.phase == "playing"


async def test_a_player_who_is_present_and_never_ready_loses_the_seat(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        ann, mute = await nodes.page(nodes.a), await nodes.page(nodes.a)
        code = await ann.ask()
        assert await nodes.a.app.matchmaker.ask(mute.user, "4ascend", "quick") == code
        await nodes.a.enter(code, mute)
        await nodes.settle([ann])
        assert ann.room.people == (ann.user, mute.user)
        await nodes.settle([ann], GRACE_S + 1)
        assert [*ann.room.people] == [ann.user]


async def test_correspondence_players_need_not_stay(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        ann, ben = await nodes.page(nodes.a), await nodes.page(nodes.b)
        code = await ann.ask("rummikub", "days")
        ann.close()
        for _ in range(3):
            await nodes.settle([], GRACE_S)
        assert (await nodes.b.app.matchmaker.waiting())["rummikub", "days"] == 1
        assert await ben.ask("rummikub", "days") == code
        await until(lambda: ben.room.phase == "playing")


async def test_people_who_block_each_other_are_not_matched_nor_left_together(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        ann, ben, cem = await nodes.page(), await nodes.page(), await nodes.page()
        await nodes.a.app.blocks.block(ben.user, ann.user)
        code = await ann.ask("miners", "none")
        assert await ben.ask("miners", "none") != code
        assert await cem.ask("miners", "none") == code
        await nodes.settle([ann, ben, cem])
        assert sorted((await nodes.waiting()).values()) == sorted([(ann.user, cem.user), (ben.user,)])
        counts = [(await nodes.a.app.matchmaker.waiting(user))["miners", "none"] for user in (ann.user, ben.user, "")]
        assert counts == [2, 2, 3], "a person who is not to be met does not count"
        await nodes.a.app.blocks.block(ann.user, cem.user)
        for _ in range(3):
            await nodes.settle([ann, ben, cem])
        assert sorted((await nodes.waiting()).values()) == sorted([(ann.user,), (ben.user, cem.user)])


async def test_when_the_host_leaves_the_next_player_is_the_host(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        ann, ben = await nodes.page(), await nodes.page()
        code = await ann.ask("miners", "quick")
        await ben.ask("miners", "quick")
        await nodes.a.app.matchmaker.cancel(ann.user)
        assert (ben.room.code, ben.room.host, ben.room.people) == (code, ben.user, (ben.user,))


async def test_a_room_that_waits_belongs_to_nobody(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        ann, ben, eve = await nodes.page(), await nodes.page(), await nodes.page()
        code = await ann.ask("miners", "quick")
        await ben.ask("miners", "quick")
        await eve.enter(code)
        table = ann.table
        assert table is not None
        arranged = wire.Arrange(id=1, options=Raw(b"{}"), seats=2, listed=True, watch=True)
        for user, ask, why in (
            (eve.user, wire.Sit(id=1), "Quick match gives out the seats"),
            (ann.user, arranged, "The options of a quick match cannot change"),
            (ann.user, wire.Clear(id=1, seat=1), "Players of a quick match cannot be removed"),
            (ann.user, wire.Close(id=1), "Others wait at this table"),
        ):
            with pytest.raises(Illegal, match=why):
                await table.ask(user, ask)
        for seat in (2, 3, 4):
            await table.ask(ann.user, wire.SeatBot(id=1, seat=seat, level="easy"))
        assert table.room.phase == "playing", "bots may take what is left"


async def test_a_game_that_is_not_there_is_refused_and_a_running_game_is_no_hindrance(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        ann, ben = await nodes.page(), await nodes.page()
        with pytest.raises(Malformed, match="There is no game"):
            await ann.ask("chess", "quick")
        code = await ann.ask()
        await ben.ask()
        assert ann.room.phase == "playing"
        table = ann.table
        assert table is not None
        again = await ann.ask()
        assert again != code
        assert await nodes.waiting() == {again: (ann.user,)}
        await nodes.settle([ann, ben], GRACE_S + 1)
        assert table.room.phase == "playing", "nobody is taken out of a game that has begun"


async def test_accounts_are_rated_and_a_guest_among_them_is_not_a_surprise(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        pages = [await nodes.page() for _ in range(3)]
        for page in pages[:2]:
            account = User(page.user, page.user, page.user, "hash", None, 1, 1)
            await nodes.here.store.change_user(account)
        ann, ben, guest = pages
        await ann.ask()
        await ben.ask()
        assert ann.room.rated
        code = await ann.ask()
        assert ann.table is not None
        assert not ann.table.ratings.why_unrated(ann.table.room, ann.table.names)
        assert await guest.ask() == code
        assert not guest.room.rated
        assert guest.table is not None
        assert "guest" in str(guest.table.ratings.why_unrated(guest.table.room, guest.table.names))


async def test_waiting_players_are_found_again_after_a_restart(database: str) -> None:
    async with waiting_people(database) as nodes:
        ann, gone = await nodes.page(), await nodes.page()
        code = await ann.ask()
        await gone.ask("rummikub", "relaxed")
        users = ann.user, gone.user
    async with waiting_people(database) as nodes:  # everything in memory is lost
        await nodes.settle([])
        ann = WaitingPage(users[0], nodes.b)
        ann.wish = "4ascend", "quick"
        await ann.enter(code)
        for _ in range(2):
            await nodes.settle([ann], GRACE_S)
        assert await nodes.waiting() == {code: (users[0],)}
        ben = await nodes.page(nodes.a)
        await ben.ask()
        for _ in range(5):
            await nodes.settle([ann, ben])
        assert ann.room.phase == ben.room.phase == "playing"


async def test_on_a_full_disk_nobody_is_seated_and_nobody_loses_a_seat(tmp_path: Path) -> None:
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        ann, ben = await nodes.page(), await nodes.page()
        code = await ann.ask()
        matchmaker = nodes.a.app.matchmaker
        read_only(nodes.here.store, on=True)
        for attempt in (matchmaker.ask(ben.user, "4ascend", "quick"), matchmaker.cancel(ann.user)):
            with pytest.raises(Unavailable):
                await attempt
        assert await matchmaker.ask(ann.user, "4ascend", "quick") == code, "what is written already can be told"
        assert await nodes.waiting() == {code: (ann.user,)}
        ann.close()
        await matchmaker.tidy()
        nodes.here.seconds += GRACE_S + 1
        with pytest.raises(Unavailable):
            await matchmaker.tidy()
        read_only(nodes.here.store, on=False)
        await matchmaker.tidy()
        assert await nodes.waiting() == {}
        await ben.ask()
        assert [*(await nodes.waiting()).values()] == [(ben.user,)]


async def random_step(random: Random, page: WaitingPage) -> None:
    if page.table is not None and page.room.phase == "playing":
        return
    match random.choice(["ask", "ask", "ask", "cancel", "close"]):
        case "ask":
            speed: Speed = random.choice(["none", "quick"])
            await page.ask(random.choice(["4ascend", "miners"]), speed)
        case "cancel":
            page.wish = None
            await page.node.app.matchmaker.cancel(page.user)
        case "close":
            page.close()


async def test_a_crowd_that_asks_and_leaves_at_random_on_two_nodes_comes_to_rest(tmp_path: Path) -> None:
    random = Random(14)
    async with waiting_people(str(tmp_path / "hall.db")) as nodes:
        crowd = [await nodes.page(random.choice([nodes.a, nodes.b]), f"Guest {n}") for n in range(30)]
        for one, two in random.sample([(one, two) for one in crowd for two in crowd if one is not two], 20):
            await nodes.a.app.blocks.block(one.user, two.user)
        for _ in range(4):
            await asyncio.gather(*(random_step(random, page) for page in random.sample(crowd, 20)))
            await nodes.settle(crowd)
        await at_rest(nodes, crowd)
        waiting = await nodes.waiting()
        everybody = [user for users in waiting.values() for user in users]
        assert len(everybody) == len(set(everybody))
        assert {*everybody} == {page.user for page in crowd if page.wish and page.room.phase == "gathering"}
        apart = {page.user: await nodes.a.app.blocks.apart_from(page.user) for page in crowd}
        for listing in await nodes.here.store.matching_rooms():
            free = find(listing.summary.game).usual_seats - len(listing.summary.users)
            assert free > 0, "a full table has begun"
            for other in await nodes.here.store.matching_rooms():
                same = (other.summary.game, other.summary.queue) == (listing.summary.game, listing.summary.queue)
                if same and (listing.opened, listing.room) < (other.opened, other.room):
                    assert all(apart[user] & {*listing.summary.users} for user in other.summary.users)


async def at_rest(nodes: WaitingPeople, crowd: list[WaitingPage]) -> None:
    """Advance time until nothing changes any more."""
    for _ in range(20):
        before = await nodes.waiting()
        await nodes.settle(crowd, GRACE_S + 1)
        await nodes.settle(crowd)
        if await nodes.waiting() == before:
            return
    raise AssertionError("it does not come to rest")
