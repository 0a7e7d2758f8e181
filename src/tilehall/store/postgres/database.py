"""The database on the server: its address, the settings durability rests on, and its schema."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg
from msgspec import Struct

from tilehall.store.postgres import text
from tilehall.store.postgres.errors import said
from tilehall.store.protocol import Unavailable

TILEHALL = 0x54494C45  # "TILE": the first half of the keys of our advisory locks
MIGRATING = 0x4D494752  # "MIGR": the same for the lock that migrations are made under
SCHEMA = "tilehall"  # the schema of our tables, unless the URL names another with `search_path`
MIN_POSTGRES_VERSION = 15
CONNECT_TIMEOUT_S = 3.0  # for a new connection
COMMAND_TIMEOUT_S = 5.0  # for a statement, or a short transaction: a hundred times what one takes
NAME = re.compile(r"[a-z_][a-z0-9_]{0,62}")

logger = logging.getLogger("tilehall.store")
Connection = Any  # asyncpg's own, or a pool's proxy of one: they share their methods, but no type


class Address(Struct, frozen=True):
    """Where a hall's database is."""

    url: str
    schema: str
    shown: str  # for messages: without the password

    @property
    def settings(self) -> dict[str, str]:
        """What every connection is opened with."""
        return {
            "search_path": self.schema,
            "application_name": "tilehall",
            # What was told was committed: on the disk, and on the standbys that the server calls synchronous.
            "synchronous_commit": "on",
            # A statement whose connection broke must not go on waiting for a lock that others then wait for.
            "statement_timeout": f"{int(COMMAND_TIMEOUT_S * 1000)}",
            "idle_in_transaction_session_timeout": f"{int(COMMAND_TIMEOUT_S * 1000)}",
            "client_encoding": "UTF8",
        }


def address(url: str) -> Address:
    """A database from its URL; Unavailable, with a sentence, when that is none."""
    try:
        parts = urlsplit(url)
        named = parse_qs(parts.query, strict_parsing=bool(parts.query)).get("search_path", [SCHEMA])[0]
        by, port = f"{parts.username}@" if parts.username else "", f":{parts.port}" if parts.port else ""
    except ValueError:
        # What the error says would quote a part of the password, where that is why the URL cannot be read.
        raise Unavailable(
            "The URL of the PostgreSQL database cannot be read: it is postgresql://USER@HOST:PORT/DATABASE, and what "
            "is special in a password is written with % (%2F is /); or keep the password in ~/.pgpass."
        ) from None
    if not NAME.fullmatch(named):
        raise Unavailable("The search_path in the URL of the PostgreSQL database takes one plain name of a schema.")
    return Address(url, named, f"postgresql://{by}{parts.hostname or ''}{port}{parts.path}")


@asynccontextmanager
async def connected(where: Address) -> AsyncIterator[Connection]:
    """A connection for what is asked as a hall starts; Unavailable, with a sentence, if there is none or it breaks."""
    connection = await connect(where)
    try:
        yield connection
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Unavailable(f"The database {where.shown} cannot be opened: {said(error)}.") from error
    finally:
        await connection.close()


async def connect(where: Address) -> Connection:
    """A connection as the hall uses it; whatever hinders it is told in a sentence."""
    try:
        connection = await asyncpg.connect(where.url, timeout=CONNECT_TIMEOUT_S, server_settings=where.settings)
    except (OSError, asyncpg.PostgresError) as error:
        raise Unavailable(f"The database {where.shown} cannot be opened: {said(error)}.") from None
    except (ValueError, asyncpg.InterfaceError) as error:
        raise Unavailable(f"The URL of the PostgreSQL database cannot be used: {said(error)}.") from None
    await set_up(connection)
    return connection


async def set_up(connection: Connection) -> None:
    """Bring texts over as they are, whatever is in them. Arrays of texts are to be declared as varchar[]: asyncpg has
    its own way with text[]."""
    for kind in ("text", "varchar"):
        await connection.set_type_codec(
            kind, schema="pg_catalog", encoder=text.encode, decoder=text.decode, format="binary"
        )


async def prepare(connection: Connection, where: Address) -> None:
    """Refuse a server that cannot keep a hall, then bring the database up to date."""
    if connection.get_server_version().major < MIN_POSTGRES_VERSION:
        version = await connection.fetchval("SHOW server_version")
        raise Unavailable(f"PostgreSQL {MIN_POSTGRES_VERSION} or newer is needed; {where.shown} is on {version}.")
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise Unavailable(f"The database {where.shown} keeps text as {encoding}: create one with ENCODING 'UTF8'.")
    if await connection.fetchval("SHOW fsync") != "on":
        logger.warning("fsync is off on the PostgreSQL server: what was acknowledged is lost when its machine stops")
    await migrate(connection, where)


def migrations() -> Sequence[tuple[int, str]]:
    """Every numbered migration of this release with its SQL, in order."""
    scripts = (
        each for each in files("tilehall.store.postgres").joinpath("schema").iterdir() if each.name.endswith(".sql")
    )
    return sorted((int(each.name.removesuffix(".sql")), each.read_text(encoding="utf-8")) for each in scripts)


async def schema_of(connection: Connection) -> int:
    """The number of the newest migration a database went through; 0 for one without our tables."""
    if await connection.fetchval("SELECT to_regclass('migrations') IS NULL"):
        return 0
    newest: int | None = await connection.fetchval("SELECT max(number) FROM migrations")
    return newest or 0


async def migrate(connection: Connection, where: Address, steps: Sequence[tuple[int, str]] | None = None) -> None:
    """Bring a database up to date, each migration whole or not at all. Halls that start at once wait for each other."""
    steps = migrations() if steps is None else steps
    for number, script in steps:
        try:
            async with connection.transaction():
                await connection.execute("SET LOCAL statement_timeout = 0")  # a large log takes its time
                await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext($2))", MIGRATING, where.schema)
                if number > await _not_newer(connection, where, steps):
                    await _run(connection, where, number, script)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Unavailable(
                f"Migration {number} of the database {where.shown} failed, and nothing changed: {said(error)}."
            ) from error


async def _not_newer(connection: Connection, where: Address, steps: Sequence[tuple[int, str]]) -> int:
    """The schema of a database, refused when a newer release wrote it."""
    there, known = await schema_of(connection), steps[-1][0]
    if there > known:
        raise Unavailable(
            f"The database {where.shown} was written by a newer release: its schema is {there}, and this release "
            f"knows {known}. Install that release, or restore a dump that this one wrote."
        )
    return there


async def _run(connection: Connection, where: Address, number: int, script: str) -> None:
    """One migration and the note that it ran. The caller has begun a transaction."""
    # Not "IF NOT EXISTS": that would ask for the right to create schemas even where ours was made by somebody else.
    if await connection.fetchval("SELECT to_regnamespace($1) IS NULL", where.schema):
        await connection.execute(f"CREATE SCHEMA {where.schema}")
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at TIMESTAMPTZ)")
    await connection.execute(script)
    await connection.execute("INSERT INTO migrations (number, at) VALUES ($1, now())", number)
