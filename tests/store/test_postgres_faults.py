"""A PostgreSQL server that dies, stops or loses an answer: acknowledged rows are there once, and the hall recovers."""

from __future__ import annotations

import signal
from asyncio import Runner, create_task, gather, sleep, to_thread
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

import asyncpg
import pytest
from tests.support.postgres_server import NAMED, PostgresServer
from tests.support.proxy import Loses, postgres_proxy
from tests.support.store_games import fold, next_change
from tests.support.store_rows import guest, row, summary

from tilehall.store.postgres.database import Connection
from tilehall.store.postgres.store import PostgresStore, identity, open_in_a_hall
from tilehall.store.protocol import Row, Seed, Unavailable, Unresolved
from tilehall.store.store import Store
from tilehall.table import entries

KILLS = 4
ROOMS = tuple(f"ROOM{n:02}" for n in range(12))
private = pytest.mark.skipif(bool(NAMED), reason="only a private server is killed or spoken to over its socket")
pytestmark = private


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.remove()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


class Stubborn:
    """A player that appends to a room for ever, and sends a row again if its fate is unknown."""

    def __init__(self, store: Store, code: str) -> None:
        self.store = store
        self.code = code
        self.told: list[Row] = []
        self.running = True

    async def play(self) -> None:
        room, rng = None, Random(self.code)
        while self.running:
            change, seed = next_change(room, self.code, rng)
            seq = change.room.seq
            sent = Row(self.code, seq, seq, "ann", f"key {seq}", entries.write(change.entry))
            self.told.append(await self.sent(sent, change.room.summary(), seed))
            room = change.room

    async def sent(self, sent: Row, after: object, seed: Seed | None) -> Row:
        while True:
            try:
                stands = await self.store.append(sent, after, seed)  # type: ignore[arg-type]
            except Unavailable:
                await sleep(0.02)
            else:
                assert stands == sent, "nobody else writes here"
                return stands


async def test_a_server_killed_under_load_loses_and_doubles_nothing(server: PostgresServer) -> None:
    rng = Random(4)
    async with opened(server.url(search_path="killed")) as store:
        everyone = [Stubborn(store, room) for room in ROOMS]
        games = [create_task(each.play()) for each in everyone]
        for number in range(1, KILLS + 1):
            while sum(len(each.told) for each in everyone) < number * 300:
                await sleep(0.01)
            await sleep(rng.random() * 0.05)
            await to_thread(server.kill)
            await to_thread(server.start)
        for each in everyone:
            each.running = False
        await gather(*games)
        for each in everyone:
            kept = list(await store.rows(each.code))
            assert kept == each.told
            fold(kept)


@pytest.mark.parametrize("seed", [None, Seed(1, b"seed")], ids=["one statement", "a transaction"])
@pytest.mark.parametrize("what", ["question", "answer"])
async def test_a_row_whose_answer_was_lost_is_found_by_its_key(
    server: PostgresServer, what: Loses, seed: Seed | None
) -> None:
    url = server.url(search_path=f"lost_{what}_{'seed' if seed else 'row'}")
    async with postgres_proxy(url) as (proxy, through), opened(through) as store:
        assert await store.append(row(1, "OTHERS"), summary())  # both statements are prepared
        assert await store.append(row(1, "SEEDED"), summary(), Seed(1, b"other"))
        proxy.lose(what, of=b"ABCDEF" if seed is None else b"COMMIT")
        assert await store.append(row(1), summary(), seed) == row(1)
        assert proxy.lost == 1
        assert list(await store.rows("ABCDEF")) == [row(1)]
        assert await store.seed("ABCDEF", 1) == (seed.seed if seed else None)


@pytest.mark.parametrize("what", ["question", "answer"])
async def test_a_person_whose_commit_was_not_answered_is_there_once(server: PostgresServer, what: Loses) -> None:
    async with postgres_proxy(server.url(search_path=f"person_{what}")) as (proxy, through), opened(through) as store:
        proxy.lose(what, of=b"COMMIT")
        await store.add_user(guest("ann", login="ann"))  # repeating a stored insert would raise Taken
        assert proxy.lost == 1
        assert await store.user("ann") == guest("ann", login="ann")


async def started(url: str) -> None:
    """Run all queries of a hall's start."""
    async with opened(url):
        await open_in_a_hall(url)
        await identity(url)


@pytest.mark.parametrize("of", [b"server_encoding", b"pg_locks", b"md5"])
async def test_a_connection_that_breaks_as_a_hall_starts_is_a_sentence(server: PostgresServer, of: bytes) -> None:
    async with postgres_proxy(server.url(search_path="starting")) as (proxy, through):
        await started(through)
        proxy.lose("question", of)
        with pytest.raises(Unavailable, match=r"^The database .* cannot be opened: "):
            await started(through)
        assert proxy.lost == 1


async def test_while_the_server_is_down_everything_is_refused_and_then_goes_on(
    server: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(server.url(search_path="down")) as store:
        assert await store.append(row(1), summary())
        await store.check()
        server.kill()
        for asked in (store.append(row(2), summary()), store.rows("ABCDEF"), store.add_user(guest()), store.check()):
            with pytest.raises(Unavailable, match="PostgreSQL server cannot be used"):
                await asked
        server.start()
        await store.check()
        assert await store.append(row(2), summary()) == row(2)
        assert [each.seq for each in await store.rows("ABCDEF")] == [1, 2]
        assert await store.user("ann") is None
    assert caplog.text.count("cannot be written") == 1
    assert caplog.text.count("can be written again") == 1


async def test_a_restarted_server_fails_no_later_request(server: PostgresServer) -> None:
    async with opened(server.url(search_path="fresh")) as store:
        await gather(*(store.append(row(1, room), summary()) for room in ROOMS))
        await gather(*(store.rows(room) for room in ROOMS))
        server.stop()
        server.start()
        assert all(await gather(*(store.append(row(2, room), summary()) for room in ROOMS)))
        assert all(len(each) == 2 for each in await gather(*(store.rows(room) for room in ROOMS)))


async def test_connections_that_an_administrator_ends_are_replaced(server: PostgresServer) -> None:
    async with opened(server.url(search_path="ended")) as store:
        others = await asyncpg.connect(server.url())
        end = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'tilehall'"
        ended = 0
        for seq in range(1, 41):
            asked = gather(*(store.append(row(seq, room), summary()) for room in ROOMS))
            asking = gather(*(store.rows(room) for room in ROOMS))
            ended += await others.fetchval(end)
            assert all(await asked)
            await asking
        assert ended > 40
        assert all(len(each) == 40 for each in await gather(*(store.rows(room) for room in ROOMS)))
        await others.close()


async def test_a_stopped_server_is_reported_in_time_and_nothing_is_doubled(
    server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("connections", "database"):
        for name in ("COMMAND", "CONNECT", "RESOLVE"):
            monkeypatch.setattr(f"tilehall.store.postgres.{module}.{name}", 0.5, raising=False)
    monkeypatch.setattr("tilehall.store.postgres.appends.RESOLVE_TIMEOUT_S", 0.5)
    async with opened(server.url(search_path="stopped")) as store:
        assert all(await gather(*(store.append(row(1, room), summary()) for room in ROOMS)))
        server.signal_all(signal.SIGSTOP)
        try:
            appends = [store.append(row(2, room), summary()) for room in ROOMS]
            asked = [*appends, store.rows("ROOM00"), store.add_user(guest())]
            results = await gather(*asked, return_exceptions=True)
        finally:
            server.signal_all(signal.SIGCONT)
        # A row that was sent may be committed when the server goes on. The others were not sent, or cannot be.
        assert [type(each) for each in results] == [Unresolved] * len(ROOMS) + [Unavailable] * 2
        monkeypatch.undo()
        again = await gather(*(store.append(row(2, room), summary()) for room in ROOMS))
        assert list(again) == [row(2, room) for room in ROOMS], "sent once more, it stands, and once"
        assert all(len(each) == 2 for each in await gather(*(store.rows(room) for room in ROOMS)))


def test_a_store_closes_though_its_server_is_gone(server: PostgresServer) -> None:
    with Runner() as runner:
        store = runner.run(PostgresStore.open(server.url(search_path="gone")))
        runner.run(store.append(row(1), summary()))
        server.kill()
        runner.run(store.close())
        server.start()


async def asked_until_it_raises(connection: Connection) -> None:
    while await sleep(0.01, True):
        connection.is_closed()


async def test_a_connection_that_the_pool_took_back_is_one_that_broke(server: PostgresServer) -> None:
    """Break a connection between two statements: the pool takes it back without marking it as closed."""
    async with opened(server.url(search_path="taken_back")) as store:
        ended: list[int] = []

        async def read(connection: Connection) -> int:
            if not ended:
                ended.append(await connection.fetchval("SELECT pg_backend_pid()"))
                others = await asyncpg.connect(server.url())
                await others.execute("SELECT pg_terminate_backend($1)", *ended)
                await others.close()
                with pytest.raises(asyncpg.InterfaceError, match="released back to the pool"):
                    await asked_until_it_raises(connection)
            found: int = await connection.fetchval("SELECT pg_backend_pid()")
            return found

        assert await store._connections.read(read) not in ended
        ended.clear()
        assert await store._connections.do(read) not in ended
