"""The database on the server: its address, the settings that make it durable, and its schema."""

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

TILEHALL = 0x54494C45  # "TILE", the first half of the key of the lock for open halls
MIGRATING = 0x4D494752  # "MIGR", the first half of the key of the lock for migrations
SCHEMA = "tilehall"  # the schema of our tables, unless `search_path` in the URL names another
MIN_POSTGRES_VERSION = 15
CONNECT_TIMEOUT_S = 3.0
COMMAND_TIMEOUT_S = 5.0  # for a statement or a short transaction: a hundred times what it normally takes
NAME = re.compile(r"[a-z_][a-z0-9_]{0,62}")

logger = logging.getLogger("tilehall.store")
Connection = Any  # asyncpg's connection or a pool's proxy: they have the same methods, but no common type


class Address(Struct, frozen=True):
    """The address of a hall's database."""

    url: str
    schema: str
    shown: str  # for messages, without the password

    @property
    def settings(self) -> dict[str, str]:
        """The session settings of every connection."""
        return {
            "search_path": self.schema,
            "application_name": "tilehall",
            # Acknowledged means committed: to the disk, and to the standbys that the server calls synchronous.
            "synchronous_commit": "on",
            # A statement whose connection broke must not keep waiting for a lock and hold up others.
            "statement_timeout": f"{int(COMMAND_TIMEOUT_S * 1000)}",
            "idle_in_transaction_session_timeout": f"{int(COMMAND_TIMEOUT_S * 1000)}",
            "client_encoding": "UTF8",
        }


def address(url: str) -> Address:
    """Return the database that a URL names. Raises `Unavailable`, with a sentence, if the URL is invalid."""
    try:
        parts = urlsplit(url)
        named = parse_qs(parts.query, strict_parsing=bool(parts.query)).get("search_path", [SCHEMA])[0]
        by, port = f"{parts.username}@" if parts.username else "", f":{parts.port}" if parts.port else ""
    except ValueError:
        # The error is not quoted, because it may contain a part of the password.
        raise Unavailable(
            "The URL of the PostgreSQL database cannot be read. Its form is postgresql://USER@HOST:PORT/DATABASE. "
            "Percent-encode special characters in the password (/ is %2F), or keep the password in ~/.pgpass."
        ) from None
    if not NAME.fullmatch(named):
        raise Unavailable("The search_path in the URL of the PostgreSQL database takes one plain name of a schema.")
    return Address(url, named, f"postgresql://{by}{parts.hostname or ''}{port}{parts.path}")


@asynccontextmanager
async def connected(where: Address) -> AsyncIterator[Connection]:
    """Lend a connection for the checks at startup. Raises `Unavailable`, with a sentence, if it fails or breaks."""
    connection = await connect(where)
    try:
        yield connection
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Unavailable(f"The database {where.shown} cannot be opened: {said(error)}.") from error
    finally:
        await connection.close()


async def connect(where: Address) -> Connection:
    """Open a connection with the hall's settings. Raises `Unavailable`, with a sentence, if that fails."""
    try:
        connection = await asyncpg.connect(where.url, timeout=CONNECT_TIMEOUT_S, server_settings=where.settings)
    except (OSError, asyncpg.PostgresError) as error:
        raise Unavailable(f"The database {where.shown} cannot be opened: {said(error)}.") from None
    except (ValueError, asyncpg.InterfaceError) as error:
        raise Unavailable(f"The URL of the PostgreSQL database cannot be used: {said(error)}.") from None
    await set_up(connection)
    return connection


async def set_up(connection: Connection) -> None:
    """Encode text with our own codec, which can hold any character.

    Declare arrays of text as varchar[], because asyncpg does not use the codec for text[].
    """
    for kind in ("text", "varchar"):
        await connection.set_type_codec(
            kind, schema="pg_catalog", encoder=text.encode, decoder=text.decode, format="binary"
        )


async def prepare(connection: Connection, where: Address) -> None:
    """Refuse a server on which a hall cannot run, then migrate the database."""
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
    """Return every migration of this release as its number and its SQL, in order."""
    scripts = (
        each for each in files("tilehall.store.postgres").joinpath("schema").iterdir() if each.name.endswith(".sql")
    )
    return sorted((int(each.name.removesuffix(".sql")), each.read_text(encoding="utf-8")) for each in scripts)


async def schema_of(connection: Connection) -> int:
    """Return the number of the newest migration that a database went through: 0 if it has none of our tables."""
    if await connection.fetchval("SELECT to_regclass('migrations') IS NULL"):
        return 0
    newest: int | None = await connection.fetchval("SELECT max(number) FROM migrations")
    return newest or 0


async def migrate(connection: Connection, where: Address, steps: Sequence[tuple[int, str]] | None = None) -> None:
    """Migrate a database, each migration completely or not at all. Halls that start together wait for each other."""
    steps = migrations() if steps is None else steps
    for number, script in steps:
        try:
            async with connection.transaction():
                await connection.execute("SET LOCAL statement_timeout = 0")  # a large log takes longer
                await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext($2))", MIGRATING, where.schema)
                if number > await _not_newer(connection, where, steps):
                    await _run(connection, where, number, script)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Unavailable(
                f"Migration {number} of the database {where.shown} failed, and nothing changed: {said(error)}."
            ) from error


async def _not_newer(connection: Connection, where: Address, steps: Sequence[tuple[int, str]]) -> int:
    """Return the schema number of a database. Raises `Unavailable` if a newer release wrote it."""
    there, known = await schema_of(connection), steps[-1][0]
    if there > known:
        raise Unavailable(
            f"The database {where.shown} was written by a newer release: its schema is {there}, and this release "
            f"knows {known}. Install that release, or restore a dump that this one wrote."
        )
    return there


async def _run(connection: Connection, where: Address, number: int, script: str) -> None:
    """Run one migration and record it. The caller has begun a transaction."""
    # Not "IF NOT EXISTS": that needs the right to create schemas, even if an administrator has created ours.
    if await connection.fetchval("SELECT to_regnamespace($1) IS NULL", where.schema):
        await connection.execute(f"CREATE SCHEMA {where.schema}")
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at TIMESTAMPTZ)")
    await connection.execute(script)
    await connection.execute("INSERT INTO migrations (number, at) VALUES ($1, now())", number)
