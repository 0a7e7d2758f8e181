"""Tests of moves without a task: they keep what `LiveTable.ask` promises, and always release the lock."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.in_process_hall import InProcessHall, Listener, bots_rest, broken_after_commit, opened_hall
from tests.support.recorded_server import FREELY, Client, Person
from tilehall.core.game import Illegal
from tilehall.core.notation import parse
from tilehall.messages import wire
from tilehall.messages.errors import Stale
from tilehall.server.live.connection import UNREADABLE
from tilehall.server.live.table import UNCONFIRMED, UNWRITTEN, Append, LiveTable
from tilehall.server.ops.metrics import Metrics
from tilehall.server.ops.rate_limits import RateLimits
from tilehall.store.protocol import Row, Seed, Unavailable, Unresolved
from tilehall.table import commands, entries
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import Summary


def stone(table: LiveTable, cell: str, key: str = "keykeykey") -> wire.Submit:
    return wire.Submit(id=3, steps=(msgspec.Raw(f'"stone {cell}"'.encode()),), after=table.room.moved, key=key)


def begun(table: LiveTable, who: Listener, ask: wire.Submit) -> Append:
    submission = table.begin(who.user, ask)
    assert submission is not None
    return submission


def happened(who: Listener) -> int:
    return sum(news["news"] == "happened" for news in who.heard)


async def test_a_move_is_sent_after_its_commit_and_not_before(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        before, heard = table.room, happened(ben)
        submission = begun(table, ann, stone(table, "4,4"))
        assert table.lock.locked()
        assert table.begin(ann.user, stone(table, "4,5", "anotherkey")) is None
        assert (table.room, happened(ben)) == (before, heard)
        await submission.writing
        assert (table.room, happened(ben)) == (before, heard)
        assert table.finish(submission)
        assert (table.room.seq, happened(ben)) == (before.seq + 1, heard + 1)
        assert not table.lock.locked()
        assert table.begin(ann.user, stone(table, "4,4")) is None  # sent twice: `ask` answers that
        assert not table.lock.locked()


async def test_a_refused_move_gives_the_lock_back(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        with pytest.raises(Illegal, match="It is Guest 0's turn"):
            table.begin(ben.user, stone(table, "4,4"))
        with pytest.raises(Illegal, match="off the board"):
            table.begin(ann.user, stone(table, "4,44"))
        with pytest.raises(Stale):
            table.begin(ann.user, msgspec.structs.replace(stone(table, "4,4"), after=1))
        assert not table.lock.locked()


@pytest.mark.parametrize("at_once", [True, False])
async def test_when_it_cannot_be_written_nothing_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        before, heard = table.room, happened(ben)

        def full(row: Row, summary: Summary, seed: Seed | None = None) -> asyncio.Future[Row | None]:
            if at_once:
                raise Unavailable("the disk is full")
            failed: asyncio.Future[Row | None] = asyncio.get_running_loop().create_future()
            failed.set_exception(Unavailable("the disk is full"))
            return failed

        monkeypatch.setattr(here.store, "append", full)
        if at_once:
            with pytest.raises(Unavailable):
                table.begin(ann.user, stone(table, "4,4"))
        else:
            submission = begun(table, ann, stone(table, "4,4"))
            assert not table.finish(submission)
            with pytest.raises(Unavailable, match=str(UNWRITTEN)[:30]):
                await table.ask(ann.user, stone(table, "4,4"), submission)
        assert (table.room, happened(ben), table.lock.locked()) == (before, heard, False)
        monkeypatch.undo()
        assert await table.ask(ann.user, stone(table, "4,4")) == before.seq + 1


async def test_a_commit_that_happened_although_the_line_broke_is_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        monkeypatch.setattr(here.store, "append", broken_after_commit(here.store))
        submission = begun(table, ann, stone(table, "4,4"))
        await asyncio.wait([submission.writing])
        assert not table.finish(submission)
        assert await table.ask(ann.user, stone(table, "4,4"), submission) == submission.row.seq == table.room.moved
        assert not table.lock.locked()


async def test_another_server_that_was_first_is_believed(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        steps = [parse("stone 0,0", table.room.game.steps)]
        change = commands.submit(table.room, 0, steps, table.seating.dice, ("Ann", "Ben"))
        row = Row(table.room.code, change.room.seq, 5, ann.user, "elsewhere", entries.write(change.entry))
        assert await here.store.append(row, change.room.summary()) == row
        submission = begun(table, ann, stone(table, "4,4"))
        await submission.writing
        assert not table.finish(submission)
        with pytest.raises(Stale, match="Something has happened since"):
            await table.ask(ann.user, stone(table, "4,4"), submission)
        assert (table.room.seq, table.lock.locked()) == (change.room.seq, False)


async def test_what_is_listed_is_how_the_room_stands_after_every_move(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        players = await here.listeners(2)
        table = await here.playing("4ascend", players)
        for number in range(12):
            if number == 5:
                await table.ask(players[0].user, wire.Host(id=1, user=players[1].user))
            assert table.room.actor is not None
            submission = begun(
                table, players[table.room.actor], stone(table, f"{number % 4 * 2},{number // 4}", f"key{number:05}")
            )
            await submission.writing
            assert table.finish(submission)
            [listing] = await here.store.rooms_of(players[0].user)
            assert listing.summary == table.room.summary()
        assert table.room.host == players[1].user


async def test_bots_move_after_a_submission(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        [ann] = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        submission = begun(table, ann, stone(table, "4,4"))
        await submission.writing
        assert table.finish(submission)
        await bots_rest(table)
        assert table.room.actor == 0


async def test_a_present_owner_takes_the_seat_back_after_a_submission(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, carl = await here.listeners(3)
        table = await here.playing("miners", [ann, ben, carl])
        table.leave(carl)
        here.seconds += commands.AWAY_S
        for who in (ann, ben):
            await table.ask(who.user, wire.Agree(id=2, seat=2))
        assert table.room.chairs[2].played_by
        table.presence.add(carl)
        mover = (ann, ben, carl)[table.room.actor or 0]
        legal = next(each for each in table.room.game.legal(table.room.state) if each.final)
        ask = msgspec.structs.replace(stone(table, "0,0"), steps=(msgspec.Raw(msgspec.json.encode(legal)),))
        submission = begun(table, mover, ask)
        await submission.writing
        assert not table.finish(submission)
        await table.ask(mover.user, ask, submission)
        assert not table.room.chairs[2].played_by
        assert not table.lock.locked()


async def clients(here: InProcessHall, game: str) -> list[Client]:
    """Return two connected players at a table."""
    here.app.connections.settings, here.app.connections.limits = FREELY, RateLimits(FREELY, Metrics())
    guests = [await here.people.guest(name, "a test") for name in ("Ann", "Ben")]
    settings = RoomSettings(options=msgspec.Raw(b"{}"), seats=2, listed=False, watch=True)
    code = await here.app.rooms.open(guests[0].user.id, game, settings)
    found = [Client(here.app.connections, Person(guest.user.id, guest.token)) for guest in guests]
    for client in found:
        await client.connect()
        await client.ask(wire.Enter, room=code)
        await client.ask(wire.Sit)
    for client in found:
        await client.ask(wire.Ready, value="abcdefgh")
    return found


async def test_a_room_that_cannot_be_read_is_said_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_hall(tmp_path) as here:
        ann, _ = await clients(here, "4ascend")
        [code] = here.hall.tables

        async def unread(*_: object) -> None:
            raise Unavailable("the server is gone")

        monkeypatch.setattr(here.store, "said", unread)
        ann.written.heard.clear()
        await ann.ask(wire.Enter, room=code)
        assert msgspec.json.decode(list(ann.written.messages())[-1])["why"] == str(UNREADABLE)
        assert here.hall.tables[code].presence.sockets.isdisjoint({ann.connection}) == (ann.connection.table is None)
        monkeypatch.undo()
        await ann.ask(wire.Enter, room=code)
        assert msgspec.json.decode(list(ann.written.messages())[-1])["news"] == "ok"


async def test_messages_in_one_burst_are_answered_in_their_order(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, _ = await clients(here, "4ascend")
        table = next(iter(here.hall.tables.values()))
        ann.written.heard.clear()
        first = stone(table, "4,4")
        burst = [
            first,
            wire.Ping(id=4),
            msgspec.structs.replace(first, id=5),
            msgspec.structs.replace(first, id=6, key="anotherkey"),
            wire.Ping(id=7),
        ]
        for message in burst:
            ann.connection.take(msgspec.json.encode(message))
        ann.connection.take(b"{")
        while ann.connection.busy:
            await ann.settled()
        await ann.settled()
        heard = [msgspec.json.decode(raw) for raw in ann.written.messages()]
        pings = [each for each in heard if each.get("id") in (4, 7)]
        assert pings == heard[:2], "a ping is answered at once"
        answers = heard[2:]
        ids = [(each["news"], each.get("id"), each.get("seq")) for each in answers if each["news"] in ("ok", "refused")]
        seq = table.room.seq
        assert ids == [("ok", 3, seq), ("ok", 5, seq), ("refused", 6, None), ("refused", 0, None)]
        assert [each["news"] for each in answers[:2]] == ["happened", "ok"]
        assert not table.lock.locked()


@pytest.mark.parametrize("ask", ["submit", "resign"])
async def test_a_client_is_told_once_that_the_hall_waits_and_then_the_outcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ask: str
) -> None:
    async with opened_hall(tmp_path) as here:
        ann, _ = await clients(here, "4ascend")
        table = next(iter(here.hall.tables.values()))
        append, held = here.store.append, asyncio.Event()

        async def slow(*given: Any) -> Row | None:
            await held.wait()
            return await append(*given)

        monkeypatch.setattr(here.store, "append", slow)
        ann.written.heard.clear()
        asked = stone(table, "4,4") if ask == "submit" else wire.GiveUp(id=3, key="keykeykey")
        ann.give(msgspec.json.encode(asked))
        for _ in range(5):
            await asyncio.sleep(0)
            ann.connection.remind()
        held.set()
        while ann.connection.busy:
            await ann.settled()
        await ann.settled()
        answers = [msgspec.json.decode(raw) for raw in ann.written.messages()]
        assert [each["news"] for each in answers if each.get("id") == 3] == ["waiting", "ok"]


async def test_a_hall_that_stops_does_not_claim_that_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path) as here:
        ann, _ = await clients(here, "4ascend")
        table = next(iter(here.hall.tables.values()))

        async def stops(*_: object) -> None:
            here.app.closing.set()
            raise Unresolved("no answer")

        monkeypatch.setattr(here.store, "append", stops)
        ann.give(msgspec.json.encode(stone(table, "4,4")))
        while ann.connection.busy:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        answer = msgspec.json.decode(list(ann.written.messages())[-1])
        assert answer == {"news": "refused", "id": 3, "why": str(UNCONFIRMED), "stale": False, "unknown": True}
