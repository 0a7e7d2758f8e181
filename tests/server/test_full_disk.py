"""Tests of a full disk: reads go on, writes are refused with a sentence, and the hall recovers by itself."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.support.in_process_hall import Asked, InProcessHall, Listener, bots_rest, chosen, opened_hall
from tests.support.server_process import WAIT_TIMEOUT_S, Message, Player, Server, open_room
from tilehall.core.question import Answer
from tilehall.messages import wire
from tilehall.server.live.table import UNWRITTEN
from tilehall.store.protocol import Row, Seed, Unavailable
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table.summary import Summary

pytestmark = pytest.mark.long

TWO_HOURS_MS = 7_200_000  # long enough that using a session again updates when it was last seen
FULL = "The hall cannot write anything down right now; try again in a moment."


def fill(server: Server) -> None:
    """Stop the server's files from growing: each write fails as it does on a full disk."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, hard))


def make_space(server: Server) -> None:
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))


def age_sessions(database: Path) -> None:
    """Make every session two hours older; the server must not be running."""
    connection = sqlite3.connect(database)
    connection.execute("UPDATE sessions SET seen = seen - ?", (TWO_HOURS_MS,))
    connection.commit()
    connection.close()


async def refused(player: Player, method: str, path: str, body: object) -> None:
    answer = await player.http(method, path, body)
    assert (answer.status_code, answer.json()) == (503, {"why": FULL}), path
    assert answer.headers["retry-after"] == "5"


async def ready_again(server: Server) -> None:
    async with asyncio.timeout(WAIT_TIMEOUT_S), httpx.AsyncClient(base_url=server.address) as client:
        while (await client.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.1)


async def place(player: Player, key: str) -> int:
    """Put a stone anywhere and return the number of the entry."""
    assert player.position is not None
    step = next(line for line in player.position["legal"] if line.startswith("stone "))
    answer = await player.ask("submit", steps=[step], after=player.position["seq"], key=key)
    assert answer["news"] == "ok", answer
    return int(answer["seq"])


def answered(seq: int) -> Callable[[Message], bool]:
    """Return a predicate for the bot's move after an entry."""
    return lambda news: news["news"] == "happened" and news["move"]["seat"] == 1 and news["move"]["seq"] > seq


async def requests_are_refused(ann: Player, dan: Player) -> None:
    """Assert that every writing request is refused, for a known user and for a new one."""
    await refused(dan, "POST", "/api/guest", {"name": "Dan"})
    await refused(dan, "POST", "/api/sign-up", {"name": "Dan", "password": "correct horse"})
    await refused(ann, "POST", "/api/rooms", {"game": "4ascend"})
    await refused(ann, "PATCH", "/api/me/name", {"name": "Anna"})
    await refused(ann, "POST", "/api/me/link", None)
    await refused(ann, "DELETE", "/api/me", {})
    await refused(ann, "POST", "/api/me/account", {"password": "correct horse"})


async def everything_is_read(ben: Player, fay: Player, code: str) -> None:
    """Assert that the hall is alive but not ready, and that known users get in and can read everything."""
    probe = await ben.http("GET", "/readyz")
    assert probe.status_code == 503
    assert (await ben.http("GET", "/healthz")).status_code == 200
    for path in ("/api/me", "/api/me/devices", "/api/rooms", "/api/me/tables", f"/api/rooms/{code}/record"):
        assert (await ben.http("GET", path)).status_code == 200, path
    assert (await fay.http("GET", "/api/me")).status_code == 200, "who was away for hours is let in"
    await fay.connect()
    await fay.until(lambda news: news["news"] == "hello")
    await fay.hang_up()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux changes the limits of another process")
async def test_a_hall_on_a_full_disk_reads_refuses_to_write_and_recovers(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db", bot_pace=1.0)
    try:
        ann, ben, eve, fay = [await server.guest(name) for name in ("Ann", "Ben", "Eve", "Fay")]
        server.stop()
        age_sessions(tmp_path / "hall.db")
        server.start()
        code = await open_room(ann, "4ascend", ben)
        await ann.ready()
        await ben.ready()
        solo = await open_room(eve, "4ascend", seats=2)
        await eve.ask("bot", seat=1, level="easy")
        await eve.ready()
        await eve.until(lambda news: news["news"] == "happened")
        await eve.until(answered(await place(eve, "evesfirst")))
        second = await place(eve, "evessecond")

        fill(server)  # while the bot is about to move
        dan = Player(server, "Dan")
        await requests_are_refused(ann, dan)
        await everything_is_read(ben, fay, code)
        await ben.hang_up()
        await ben.connect()
        await ben.until(lambda news: news["news"] == "hello")
        assert (await ben.enter(code))["news"] == "ok"
        assert ben.position is not None
        for ask, fields in {
            "submit": {"steps": ["stone 0,0"], "after": ben.position["seq"], "key": "somestone"},
            "talk": {"text": "Is anybody there?"},
            "resign": {"key": "resigned1"},
        }.items():
            assert (await (ann if ask == "submit" else ben).ask(ask, **fields))["why"] == str(UNWRITTEN)
        assert eve.position is not None
        assert eve.position["turn"] == 1, "the bot could not move"

        make_space(server)
        await ready_again(server)
        again = await ann.ask("submit", steps=["stone 0,0"], after=ben.position["seq"], key="somestone")
        assert again["news"] == "ok"
        assert (await dan.http("POST", "/api/guest", {"name": "Dan"})).status_code == 201
        await eve.until(answered(second))
        record = (await eve.http("GET", f"/api/rooms/{solo}/record")).text
        assert record.count("stone ") >= 4
        for player in (ann, ben, eve):
            await player.hang_up()
    finally:
        status, logged = server.stop()
    assert status == 0
    assert "never retrieved" not in logged
    assert "a bot's turn failed" not in logged
    assert logged.count("the database cannot be written") == 1, "it is logged once, not with every write"
    assert logged.count("the database can be written again") == 1


def read_only(store: SqliteStore, on: bool) -> None:
    """Make SQLite refuse or accept writes on the live connection; none may be in progress."""
    store._writer._connection.execute(f"PRAGMA query_only = {'ON' if on else 'OFF'}")


async def test_a_bot_whose_turn_cannot_be_written_plays_it_when_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Asked(Answer(("stone 0,0",)))
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        step = wire.Submit(id=3, steps=(msgspec.Raw(b'"stone 4,4"'),), after=table.room.moved, key="keykeykey")
        await table.lock.acquire()
        await table._asked(ann.user, step)
        read_only(here.store, on=True)
        await table.do_pending()
        table.lock.release()
        await bots_rest(table)
        assert table.room.actor == 1
        await here.app.maintenance.resume(table.room.code)
        await bots_rest(table)
        assert table.room.actor == 1
        read_only(here.store, on=False)
        await here.app.maintenance.resume(table.room.code)
        await bots_rest(table)
        assert table.room.actor == 0
        assert [each.message.partition(";")[0] for each in caplog.records] == [
            "the database cannot be written",
            "the database can be written again",
        ]


async def test_who_comes_back_may_watch_though_the_seat_cannot_be_taken_back_yet(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, carl = await here.listeners(3)
        table = await here.playing("miners", [ann, ben, carl])
        table.leave(carl)
        here.seconds += 60
        for listener in (ann, ben):
            await table.ask(listener.user, wire.Agree(id=1, seat=2))
        assert table.room.chairs[2].played_by
        read_only(here.store, on=True)
        await table.enter(carl, 0)
        assert [news for news in carl.heard if news.get("position")]
        assert table.room.chairs[2].played_by
        read_only(here.store, on=False)
        await table.ask(ann.user, wire.Mute(id=1, user=ben.user, on=True))
        assert table.room.chairs[2].played_by == ""


async def test_what_was_accepted_stays_accepted_when_what_follows_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.hall.table(await here.app.rooms.open(ann.user, "4ascend", chosen()))
        assert table is not None
        append = here.store.append

        async def full_at_the_beginning(row: Row, summary: Summary, seed: Seed | None = None) -> Row | None:
            if row.key.startswith("begin"):
                raise Unavailable("The disk is full.")
            return await append(row, summary, seed)

        monkeypatch.setattr(here.store, "append", full_at_the_beginning)
        for listener in (ann, ben):
            await table.enter(listener, 0)
            await table.ask(listener.user, wire.Sit(id=1))
        for listener in (ann, ben):
            assert await table.ask(listener.user, wire.Ready(id=1, value="abcdefgh")) == table.room.seq
        assert (table.room.phase, table.room.due()) == ("gathering", "begin")
        monkeypatch.undo()
        await here.app.maintenance.resume(table.room.code)
        assert table.room.phase == "playing"


async def test_a_sweep_that_fails_is_made_in_the_next_round(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        await leave_a_room(here)
        read_only(here.store, on=True)
        with pytest.raises(Unavailable):
            await here.app.maintenance.sweep()
        read_only(here.store, on=False)
        await here.app.maintenance.sweep()
        assert await here.store.listed_rooms() == []


async def leave_a_room(here: InProcessHall) -> Listener:
    (ann,) = await here.listeners(1)
    await here.app.rooms.open(ann.user, "4ascend", chosen())
    later = here.app.time.now() + 25 * 3_600_000
    here.app.time.now = lambda: later
    return ann
