"""PostgreSQL only: settings for durability, several halls on one database, migrations, refusals."""

from __future__ import annotations

import subprocess
import sys
from asyncio import Runner, gather
from collections.abc import Iterator
from random import Random
from typing import Any

import asyncpg
import pytest
from tests.support.postgres_server import execute
from tests.support.store_games import append_next, fold
from tests.support.store_rows import guest, row, session, summary

from tilehall.store.opening import open_store
from tilehall.store.postgres.appends import LANES
from tilehall.store.postgres.database import address, connect, migrate, migrations, schema_of
from tilehall.store.postgres.store import CHECK_AFTER_S, PostgresStore
from tilehall.store.protocol import Row, Seed, Taken, Unavailable


@pytest.fixture
def store(runner: Runner, postgres: str) -> Iterator[PostgresStore]:
    store = runner.run(PostgresStore.open(postgres))
    yield store
    runner.run(store.close())


async def on_the_appender(store: PostgresStore, statement: str) -> Any:
    """Run a statement on a live connection that rows are appended over, and return the answer."""
    async with store._appends._connections.connection() as connection:
        return await connection.fetchval(statement)


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("synchronous_commit", "on"),
        ("statement_timeout", "5s"),
        ("idle_in_transaction_session_timeout", "5s"),
        ("application_name", "tilehall"),
    ],
)
async def test_the_live_connections_are_durable_and_bounded(store: PostgresStore, setting: str, value: str) -> None:
    assert await on_the_appender(store, f"SHOW {setting}") == value
    assert await store._connections.read(lambda connection: connection.fetchval(f"SHOW {setting}")) == value


async def test_many_waiting_appends_are_few_commits(store: PostgresStore) -> None:
    await gather(*(store.append(row(1, f"ROOM{n:03}"), summary()) for n in range(200)))
    commits = "SELECT count(DISTINCT xmin::text) FROM log WHERE seq = {}"
    assert await on_the_appender(store, commits.format(1)) == 1
    for seq in range(2, 6):
        await gather(*(store.append(row(seq, f"ROOM{n:03}"), summary()) for n in range(200)))
        assert await on_the_appender(store, commits.format(seq)) <= LANES


async def test_a_move_touches_no_index_of_rooms(store: PostgresStore) -> None:
    for seq in range(1, 40):
        assert await store.append(row(seq), summary(turn=f"user {seq}", phase="playing"))
    await on_the_appender(store, "SELECT pg_stat_force_next_flush()")
    hot = "SELECT n_tup_hot_upd::float / n_tup_upd FROM pg_stat_user_tables WHERE relname = 'rooms' AND n_tup_upd > 30"
    hot += " AND schemaname = current_schema()"
    assert await on_the_appender(store, hot) > 0.9


async def test_a_row_is_never_changed(store: PostgresStore) -> None:
    assert await store.append(row(1), summary())
    with pytest.raises(asyncpg.PostgresError, match="written once"):
        await on_the_appender(store, "UPDATE log SET entry = ''")


async def test_a_mistake_in_a_statement_is_no_fault_of_the_server(store: PostgresStore) -> None:
    for way in (store._connections.read, store._connections.do):
        with pytest.raises(asyncpg.UndefinedTableError, match="nowhere"):
            await way(lambda connection: connection.fetchval("SELECT word FROM nowhere"))
        with pytest.raises(asyncpg.InterfaceError, match="argument"):
            await way(lambda connection: connection.fetchval("SELECT $1::int"))


async def test_two_halls_take_each_number_once(store: PostgresStore, postgres: str) -> None:
    other = await PostgresStore.open(postgres)
    assert await store.append(row(1), summary())

    async def race(mine: PostgresStore, by: str) -> list[Row]:
        """Append to the end of the log, in a race with the other hall."""
        won: list[Row] = []
        while (seq := len(await mine.rows("ABCDEF")) + 1) <= 100:
            stands = await mine.append(row(seq, by=by, key=f"{by} {seq}"), summary(turn=by))
            assert stands is None or stands.by == by
            won += [stands] if stands else []
        return won

    ann, ben = await gather(race(store, "ann"), race(other, "ben"))
    rows = list(await store.rows("ABCDEF"))
    assert [each.seq for each in rows] == list(range(1, 101))
    assert sorted([*ann, *ben], key=lambda each: each.seq) == rows[1:]
    assert [each.summary.turn for each in await store.rooms_of("ann")] == [rows[-1].by]
    await other.close()


async def test_two_halls_append_to_many_rooms_in_any_order(store: PostgresStore, postgres: str) -> None:
    other = await PostgresStore.open(postgres)
    rooms = [f"ROOM{n:02}" for n in range(30)]
    for seq in range(1, 11):
        mine = [store.append(row(seq, room, by="ann"), summary()) for room in rooms]
        theirs = [other.append(row(seq, room, by="ben"), summary()) for room in reversed(rooms)]
        results = await gather(*mine, *theirs)
        for ann, ben in zip(results[:30], reversed(results[30:]), strict=True):
            assert (ann is None) != (ben is None)
    await other.close()


async def test_a_row_that_another_hall_wrote_under_the_same_key_stands(store: PostgresStore, postgres: str) -> None:
    other = await PostgresStore.open(postgres)
    asked = [each.append(row(1, key="a", at=at), summary()) for at, each in enumerate((store, other))]
    first, second = await gather(*asked)
    assert first is not None
    assert first == second
    await other.close()


async def test_a_deletion_in_one_hall_and_a_sign_in_at_another_wait_for_each_other(
    store: PostgresStore, postgres: str
) -> None:
    other = await PostgresStore.open(postgres)
    for n in range(30):
        id = f"user {n}"
        await store.add_user(guest(id))
        await store.add_session(session(f"old {n}".encode(), id))
        late = [
            other.add_session(session(f"new {n}".encode(), id)),
            other.touch_session(f"old {n}".encode(), 50, 90),
            other.add_link(f"{n}".encode(), id, 100),
        ]
        await gather(store.delete_user(id), *late, return_exceptions=True)
        assert list(await store.sessions(id)) == [], "nobody who is gone is signed in"
        assert await store.use_link(f"{n}".encode(), 50) is None
    await other.close()


async def test_a_login_is_taken_once_over_all_halls(store: PostgresStore, postgres: str) -> None:
    other = await PostgresStore.open(postgres)
    people = [guest(f"user {n}", login="ann") for n in range(10)]
    adds = [hall.add_user(each) for hall, each in zip((store, other) * 5, people, strict=True)]
    results = await gather(*adds, return_exceptions=True)
    assert [type(each) for each in results].count(Taken) == 9
    await other.close()


async def test_a_check_writes_once_in_a_while(store: PostgresStore) -> None:
    version = "SELECT xmin::text FROM migrations WHERE number = 1"
    await store.check()
    before = await on_the_appender(store, version)
    await store.check()
    assert await on_the_appender(store, version) == before, "a write was just committed"
    store._health._committed -= CHECK_AFTER_S + 1
    await store.check()
    assert await on_the_appender(store, version) != before


async def test_a_read_only_server_is_reported_and_recovers(
    store: PostgresStore, postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    await store.check()
    for one in (store._appends._connections, store._connections):
        async with one.connection() as connection:
            await connection.execute("SET default_transaction_read_only = on")
    for number in range(3):
        with pytest.raises(Unavailable, match="read-only"):
            await store.append(row(1, f"ROOM{number:02}"), summary(), Seed(1, b"seed"))
        with pytest.raises(Unavailable, match="read-only"):
            await store.check()
    assert await store.rows("ROOM00") == []
    for one in (store._appends._connections, store._connections):
        async with one.connection() as connection:
            await connection.execute("SET default_transaction_read_only = off")
    await store.check()
    assert await store.append(row(1), summary())
    assert caplog.text.count("cannot be written") == 1
    assert caplog.text.count("can be written again") == 1


async def test_halls_that_start_at_once_migrate_once(postgres: str) -> None:
    stores = await gather(*(PostgresStore.open(postgres) for _ in range(5)))
    assert await on_the_appender(stores[0], "SELECT count(*) FROM migrations") == len(migrations())
    for each in stores:
        await each.close()


def test_migrations_are_numbered_without_gaps() -> None:
    numbers = [number for number, _ in migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_migration_that_fails_changes_nothing(postgres: str) -> None:
    where = address(postgres)
    connection = await connect(where)
    await migrate(connection, where)
    script = "CREATE TABLE medals (n INTEGER); INSERT INTO nowhere VALUES (1)"
    with pytest.raises(Unavailable, match=r"Migration 99 .* failed, and nothing changed: .*nowhere"):
        await migrate(connection, where, [*migrations(), (99, script)])
    assert await connection.fetchval("SELECT to_regclass('medals') IS NULL")
    assert await schema_of(connection) == migrations()[-1][0]
    await connection.close()


async def test_a_database_of_a_newer_release_is_refused(postgres: str) -> None:
    await (await PostgresStore.open(postgres)).close()
    connection = await asyncpg.connect(postgres)
    await connection.execute("INSERT INTO migrations (number) VALUES (99)")
    await connection.close()
    for _ in range(2):
        with pytest.raises(Unavailable, match="newer release: its schema is 99"):
            await PostgresStore.open(postgres)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        (
            "postgresql://hall:secret@127.0.0.1:1/hall",
            r"postgresql://hall@127.0.0.1:1/hall cannot be opened: .*refused",
        ),
        ("postgresql://hall:secret@127.0.0.1:port/hall", "cannot be read. Its form is postgresql://USER@HOST"),
        ("postgresql://hall:secret/secret@127.0.0.1/hall", "Percent-encode special characters"),
        ("postgresql://hall:a?secret@127.0.0.1/hall", "Percent-encode special characters"),
        ("postgresql://hall:secret@nowhere.invalid/hall", "cannot be opened"),
        ("postgresql://hall:secret@/hall?host=/nowhere", "cannot be opened: .*No such file"),
        ("postgresql://hall:secret@127.0.0.1/hall?search_path=a,b", "search_path .* takes one plain name"),
        ("postgresql://hall:secret@127.0.0.1/hall?sslmode=loud", "cannot be used: .*sslmode"),
        ("postgresql://[hall:secret", "cannot be read"),
    ],
)
async def test_a_url_that_leads_nowhere_is_reported_without_its_password(url: str, sentence: str) -> None:
    with pytest.raises(Unavailable, match=sentence) as refusal:
        await open_store(url)
    assert "secret" not in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://hall:secret@db.example:5433/hall?sslmode=require", "postgresql://hall@db.example:5433/hall"),
        ("postgres://db.example/hall", "postgresql://db.example/hall"),
        ("postgresql://hall@/hall?host=/run/postgresql", "postgresql://hall@/hall"),
    ],
)
def test_a_database_is_named_without_its_password(url: str, shown: str) -> None:
    assert address(url).shown == shown


async def test_what_the_server_itself_refuses_is_reported(postgres: str) -> None:
    with pytest.raises(Unavailable, match='database "nowhere" does not exist'):
        await open_store(postgres.replace("/postgres?", "/nowhere?"))
    with pytest.raises(Unavailable, match='role "stranger" does not exist'):
        await open_store(postgres.replace("postgres@", "stranger@"))
    with pytest.raises(Unavailable, match='unrecognized configuration parameter "colour"'):
        await open_store(f"{postgres}&colour=red")


def test_the_schema_is_its_owners_alone(postgres: str) -> None:
    """Check that a user who may connect to the database, but has no rights, cannot read a seed."""
    with Runner() as runner:
        store = runner.run(PostgresStore.open(postgres))
        runner.run(store.append(row(1), summary(), Seed(1, b"secret")))
        runner.run(store.close())
    schema = address(postgres).schema
    stranger = f"stranger_{schema}"
    execute(postgres, f"CREATE ROLE {stranger} LOGIN")
    try:
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            execute(postgres.replace("postgres@", f"{stranger}@"), f"SELECT seed FROM {schema}.seeds")
    finally:
        execute(postgres, f"DROP ROLE {stranger}")


async def test_tables_of_another_program_are_left_alone(postgres: str) -> None:
    connection = await asyncpg.connect(postgres)
    await connection.execute("CREATE TABLE IF NOT EXISTS public.rooms (beds INTEGER)")
    store = await PostgresStore.open(postgres)
    assert await store.append(row(1), summary())
    assert await connection.fetchval("SELECT count(*) FROM public.rooms") == 0
    await store.close()
    await connection.execute("DROP TABLE public.rooms")
    await connection.close()


def test_with_sqlite_nothing_of_postgresql_is_imported() -> None:
    program = "import sys, tilehall.server.main; print([each for each in sys.modules if 'asyncpg' in each])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("before", "sentence"),
    [
        ("sys.modules['asyncpg'] = None", "pip install 'tilehall[postgres]'"),
        ("pass", "The database postgresql://hall@127.0.0.1:1/hall cannot be opened: Connection refused."),
    ],
)
def test_a_hall_without_its_store_says_why_in_one_line(before: str, sentence: str) -> None:
    program = f"import sys; {before}; from tilehall.cli import app; app()"
    url = "postgresql://hall:secret@127.0.0.1:1/hall"
    words = [sys.executable, "-c", program, "serve", "--port", "0", "--database", url]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("tilehall: ")
    assert sentence in done.stderr
    assert "secret" not in done.stderr
    assert done.stderr.count("\n") == 1


async def test_a_game_played_by_two_halls_in_turn_is_one_game(store: PostgresStore, postgres: str) -> None:
    other = await PostgresStore.open(postgres)
    room, rng = None, Random(7)
    for turn in range(60):
        room = await append_next((store, other)[turn % 2], room, "ABCDEF", rng)
        assert fold(list(await (other, store)[turn % 2].rows("ABCDEF"))) == room
    await other.close()
