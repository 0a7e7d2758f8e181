"""Tests of deleting an account: seats before a game become free, games are resigned, none begins without opponents."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.support.in_process_hall import InProcessHall, Listener, chosen, opened_hall
from tilehall.core.game import Malformed
from tilehall.messages import wire
from tilehall.server.accounts.people import Who
from tilehall.server.live.table import LiveTable
from tilehall.store.protocol import Unavailable
from tilehall.table import entries

READY = wire.Ready(id=1, value="abcdefgh")


def who(listener: Listener) -> Who:
    return Who(listener.user, "", b"")


async def gathered(here: InProcessHall, *listeners: Listener, game: str = "4ascend") -> LiveTable:
    """Return a room in which these users sit; the first is the host."""
    table = await here.hall.table(await here.app.rooms.open(listeners[0].user, game, chosen(max(2, len(listeners)))))
    assert table is not None
    for listener in listeners:
        await table.enter(listener, 0)
        await table.ask(listener.user, wire.Sit(id=1))
    return table


async def test_a_ready_host_who_deletes_themselves_leaves_no_game_to_begin(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await gathered(here, ann, ben)
        await table.ask(ann.user, READY)
        await here.people.delete(who(ann), None)
        await table.ask(ben.user, READY)
        assert (table.room.phase, table.room.host, table.room.people) == ("gathering", ben.user, (ben.user,))
        assert [chair["name"] for chair in ben.heard[-1]["chairs"]] == ["", "Guest 1"]


async def test_a_user_deleted_without_notice_does_not_play(tmp_path: Path) -> None:
    """Check that a seat is freed at the start of the game if, for example, the store has deleted an idle guest."""
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await gathered(here, ann, ben)
        await table.ask(ann.user, READY)
        await here.store.delete_user(ann.user)
        here.people.changed(ann.user)
        await table.ask(ben.user, READY)
        assert (table.room.phase, table.room.host, table.room.people) == ("gathering", ben.user, (ben.user,))


async def test_a_game_that_waits_to_begin_does_not_after_a_restart(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await gathered(here, ann, ben)
        for listener in (ann, ben):
            # Both are ready, and the hall was stopped before the game began.
            async with table.lock:
                await table._asked(listener.user, READY)
        await here.store.delete_user(ann.user)
        here.people.changed(ann.user)
        here.hall.tables.clear()
        await here.app.maintenance.resume(table.room.code)
        again = here.hall.tables[table.room.code]
        assert (again.room.phase, again.room.people) == ("gathering", (ben.user,))


async def test_games_under_way_are_resigned(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("heart-tiles", [ann, ben])
        await here.people.delete(who(ann), None)
        assert table.room.outcome is not None
        assert (table.room.outcome.winners, table.room.host) == ((1,), ben.user)
        await table.ask(ben.user, wire.Rematch(id=1))
        assert table.room.people == (ben.user,), "a rematch has a free seat"


async def test_a_game_of_three_goes_on(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        listeners = await here.listeners(3)
        table = await here.playing("miners", listeners)
        for listener in listeners[:2]:
            await here.people.delete(who(listener), None)
        assert table.room.outcome is not None or table.room.host == listeners[2].user
        assert [table.room.in_play(seat) for seat in range(3)] == [False, False, True]


async def test_when_everybody_is_gone_nothing_is_handed_round(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("heart-tiles", [ann, ben])
        for listener in (ann, ben):
            await here.people.delete(who(listener), None)
        seq = table.room.seq
        assert table.room.phase == "over", "the last one left has won, and the record stays"
        for _ in range(3):
            async with table.lock:
                await table.learn_names()
                await table.do_pending()
        assert table.room.seq == seq


async def test_who_cannot_be_taken_out_of_a_room_is_not_deleted(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await gathered(here, ann, ben)
        writing = here.store._writer._connection
        writing.execute("PRAGMA query_only = ON")
        with pytest.raises(Unavailable):
            await here.people.delete(who(ann), None)
        assert await here.people.names([ann.user]) == {ann.user: "Guest 0"}
        writing.execute("PRAGMA query_only = OFF")
        await here.people.delete(who(ann), None)
        assert table.room.people == (ben.user,)


async def test_a_room_that_cannot_be_loaded_does_not_prevent_a_deletion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        await gathered(here, ann, ben)
        here.hall.tables.clear()

        def newer(raw: bytes) -> entries.AnyEntry:
            raise Malformed("This room was opened for version 9 of the rules of 4ascend; this release plays version 1.")

        monkeypatch.setattr(entries, "read", newer)
        await here.people.delete(who(ann), None)
        assert await here.people.names([ann.user]) == {ann.user: ""}


async def test_sitting_down_and_deleting_oneself_at_once_ends_with_a_free_seat(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await gathered(here, ann)
        await table.enter(ben, 0)
        await table.ask(ann.user, READY)
        await asyncio.gather(
            here.people.delete(who(ben), None), table.ask(ben.user, wire.Sit(id=1)), return_exceptions=True
        )
        await asyncio.gather(table.ask(ben.user, READY), return_exceptions=True)
        async with table.lock:
            await table.learn_names()
            await table.do_pending()
        assert (table.room.phase, table.room.people) == ("gathering", (ann.user,))
