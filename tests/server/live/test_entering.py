"""Tests of entering a table: permission is decided last, a crowd stalls nobody, and listeners who left are gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from tests.support.in_process_hall import InProcessHall, Listener, chosen, opened_hall
from tests.support.server_process import Player, Server, open_room
from tilehall.core.game import Illegal
from tilehall.core.message import Text
from tilehall.messages import wire
from tilehall.server.live.room_log import read_log
from tilehall.server.live.table import LiveTable
from tilehall.table import commands

READY = wire.Ready(id=1, value="abcdefgh")
REFUSAL = "This table is not open to spectators."
RACES = 30  # when permission was checked before waiting, all of them lost the race


class Leaving(Listener):
    """A listener that leaves when it is sent away, as a connection does."""

    table: LiveTable

    def send_away(self, why: Text) -> None:
        self.table.leave(self)
        super().send_away(why)


async def almost_ready(here: InProcessHall, ann: Listener, ben: Listener) -> LiveTable:
    """Return a room closed to spectators, in which only Ben's ready mark is missing."""
    table = await here.hall.table(await here.app.rooms.open(ann.user, "rummikub", chosen(watch=False)))
    assert table is not None
    for listener in (ann, ben):
        await table.enter(listener, 0)
        await table.ask(listener.user, wire.Sit(id=1))
    await table.ask(ann.user, READY)
    return table


async def test_who_waits_to_enter_while_the_game_begins_is_refused_and_sees_nothing(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, zoe = await here.listeners(3)
        table = await almost_ready(here, ann, ben)
        await table.lock.acquire()
        readying = asyncio.create_task(table.ask(ben.user, READY))
        await asyncio.sleep(0)
        commands.may_watch(table.room, zoe.user)  # allowed while the game has not begun
        entering = asyncio.create_task(table.enter(zoe, 0))
        await asyncio.sleep(0)
        table.lock.release()
        await readying
        with pytest.raises(Illegal, match=REFUSAL):
            await entering
        assert table.room.phase == "playing"
        assert zoe.heard == []
        assert zoe not in table.presence.sockets
        await table.ask(ann.user, wire.GiveUp(id=2, key="resigned"))
        assert zoe.heard == []


async def test_who_entered_before_the_game_is_sent_away_when_it_begins(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, carl = await here.listeners(3)
        zoe = Leaving(carl.user)
        zoe.table = table = await almost_ready(here, ann, ben)
        await table.enter(zoe, 0)
        await table.ask(ben.user, READY)
        assert zoe.ended == (REFUSAL, 0)
        assert not [news for news in zoe.heard if news.get("position")]


async def test_a_reload_shows_a_game_that_began_elsewhere_to_nobody_who_may_not_watch(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, carl = await here.listeners(3)
        zoe = Leaving(carl.user)
        zoe.table = table = await almost_ready(here, ann, ben)
        await table.enter(zoe, 0)
        # Another server over the same store starts the game, and this one learns of it by reloading.
        there = LiveTable(table.parts, *await read_log(here.store, table.room.code))
        await there.ask(ben.user, READY)
        assert (there.room.phase, table.room.phase) == ("playing", "gathering")
        async with table.lock:
            await table.reload()
        assert zoe.ended == (REFUSAL, 0)
        assert [news for news in ben.heard if news.get("position")]
        assert not [news for news in zoe.heard if news.get("position")]


async def together(zoe: Player, ben: Player, code: str) -> None:
    """Send Zoe's enter and Ben's ready mark together, in an order that depends on the code."""
    both = [zoe.enter(code), ben.ready()]
    answers = await asyncio.gather(*(both if code < "N" else reversed(both)))
    assert {answer["news"] for answer in answers} <= {"ok", "refused"}


async def test_an_outsider_never_sees_the_first_position_however_the_messages_meet(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db", rooms_per_user=200, messages_burst=10_000)
    try:
        ann, ben, zoe = [await server.guest(name) for name in ("Ann", "Ben", "Zoe")]
        await zoe.connect()
        for _ in range(RACES):
            code = await open_room(ann, "rummikub", ben, watch=False)
            await ann.ready()
            await together(zoe, ben, code)
            await ben.until(lambda news: news["news"] == "happened")
            await ben.ask("resign", key="resigned1")
            assert (await zoe.ask("ping"))["news"] == "ok", "all that was sent to her has arrived"
            ben.news.clear()
        seen = [news for news in zoe.news if news["news"] in ("table", "happened")]
        assert all(news["news"] == "table" and news["position"] is None for news in seen), seen
        for player in (ann, ben, zoe):
            await player.hang_up()
    finally:
        server.stop()


async def test_who_may_not_enter_cannot_talk_at_that_table(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    try:
        ann, ben, zoe = [await server.guest(name) for name in ("Ann", "Ben", "Zoe")]
        code = await open_room(ann, "4ascend", ben, watch=False)
        await ann.ready()
        await ben.ready()
        await zoe.connect()
        assert (await zoe.enter(code))["why"] == REFUSAL
        assert (await zoe.ask("talk", text="Psst"))["why"] == "Enter a room first."
        for player in (ann, ben, zoe):
            await player.hang_up()
    finally:
        server.stop()


async def test_a_connection_that_closes_while_it_waits_to_enter_is_not_kept(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        tab = Listener(ann.user)
        await table.lock.acquire()
        entering = asyncio.create_task(table.enter(tab, 0))
        await asyncio.sleep(0)
        tab.closed = True
        table.leave(tab)
        table.lock.release()
        await entering
        assert table.presence.sockets == {ann, ben}
        assert tab.heard == []


async def test_a_user_with_two_tabs_is_present_until_the_last_is_closed(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        tab = Listener(ben.user)
        await table.enter(tab, 0)
        table.leave(ben)
        table.leave(ben)
        assert ann.heard[-1]["chairs"][1]["here"]
        table.leave(tab)
        assert not ann.heard[-1]["chairs"][1]["here"]
        assert ann.heard[-1]["watching"] == 0


def rooms_heard(listener: Listener) -> int:
    return sum(news["news"] == "room" for news in listener.heard)


async def test_arrivals_and_departures_within_a_pause_are_sent_in_one_message(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, *others = await here.listeners(31)
        table = await here.playing("4ascend", [ann, ben])
        table.parts = msgspec.structs.replace(table.parts, presence_pause_s=3600.0)
        before = rooms_heard(ann)
        await asyncio.gather(*(table.enter(listener, 0) for listener in others))
        for listener in others[:10]:
            table.leave(listener)
        assert rooms_heard(ann) == before
        assert [rooms_heard(listener) for listener in others] == [1] * 29, "each is told the room on entering, and once"
        await table.ask(ann.user, wire.Mute(id=1, user=others[-1].user, on=True))
        assert rooms_heard(ann) == before + 1, "what is committed is told at once, with all who came until then"
        assert ann.heard[-1]["watching"] == 19
        table.parts = msgspec.structs.replace(table.parts, presence_pause_s=0.01)
        table.leave(others[-1])
        async with asyncio.timeout(30):
            while rooms_heard(ann) == before + 1:
                await asyncio.sleep(0.01)
        assert ann.heard[-1]["watching"] == 18


async def test_one_connection_enters_in_each_turn_of_the_event_loop(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, *others = await here.listeners(50)
        table = await here.playing("rummikub", [ann, ben])
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        counting = asyncio.create_task(count())
        await asyncio.gather(*(table.enter(listener, number) for number, listener in enumerate(others)))
        counting.cancel()
        assert turns >= len(others)


async def test_spectators_are_told_the_newest_position_and_never_a_players(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, *others = await here.listeners(5)
        table = await here.playing("rummikub", [ann, ben])
        mover = (ann, ben)[table.room.actor or 0]
        views = []
        for listener in others:
            await table.enter(listener, 0)
            views.append(next(news for news in listener.heard if news["news"] == "table"))
            draw = wire.Submit(id=3, steps=(Raw(b'"draw"'),), after=table.room.moved, key=f"draws-{len(views)}")
            await table.ask(mover.user, draw)
            mover = (ann, ben)[table.room.actor or 0]
        assert [len(view["moves"]) for view in views] == [1, 2, 3]
        assert [view["position"]["me"] for view in views] == [None] * 3
        assert [view["position"]["view"]["racks"] for view in views] == [[None, None]] * 3
