"""The database file: opened with the settings that make it durable, and migrated to this release's schema."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from threading import Timer

from tilehall.store.protocol import Unavailable

TILEHALL = 0x54494C45  # the application id that schema/0001.sql writes into the file
MIN_SQLITE_VERSION = (3, 37)  # for STRICT tables
BUSY_TIMEOUT_MS = 10_000  # only the last step of a backup or an administrator's shell can hold a lock
CACHE_KIB = 8192  # per connection: the index pages of some thousand running games
CHECK_TIMEOUT_S = 10.0  # for the check at startup: a file with two million moves takes half a second
CHECKPOINT_PAGES = 8000  # 32 MB: moves rewrite the same pages, so a longer WAL is copied back with less work
# Raised when a damaged file is opened. SQLite quotes a schema that it cannot read, which may not be valid text.
UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)

logger = logging.getLogger("tilehall.store")


def connect(path: Path) -> sqlite3.Connection:
    """Open a connection with the server's settings. Several threads may use it, but never two at once."""
    if sqlite3.sqlite_version_info < MIN_SQLITE_VERSION:
        raise Unavailable(f"SQLite 3.37 or newer is needed; Python here was built with {sqlite3.sqlite_version}.")
    _create(path)
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    except sqlite3.Error as error:
        raise Unavailable(f"The database {path} cannot be opened: {error}.") from error
    try:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute("PRAGMA foreign_keys = ON")
        own_file(connection, path)
    except UNREADABLE as error:
        connection.close()
        raise unreadable(path, error) from error
    except Unavailable:
        connection.close()
        raise
    return connection


def _create(path: Path) -> None:
    """Create the database file if it does not exist. An existing file is not opened.

    Only its owner can read it, because it holds seeds and hashes. SQLite gives its side files the same permissions.
    """
    # O_EXCL protects the locks of the server. POSIX locks belong to the process: closing any descriptor of a file drops
    # all locks that the process holds on it, including those of its SQLite connections (section 2.2 of
    # https://www.sqlite.org/howtocorrupt.html). The next process that closes the database, for example a backup, then
    # believes that it is the last one and deletes the write-ahead log to which the server still writes. Code that may
    # run in the server's process must therefore never open the database, its -wal or its -shm by hand: no os.open, no
    # read_bytes, no copy.
    try:
        # Resolved, because SQLite would create the missing target of a symbolic link itself, readable by anyone.
        os.close(os.open(path.resolve(), os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return
    except OSError as error:
        raise Unavailable(f"The database {path} cannot be opened: {error.strerror}.") from error


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database with damaged pages, so that damage is found at startup and not during a game.

    SQLite's quick check reads every page and row, but does not compare indexes with their tables. It stops after
    CHECK_TIMEOUT_S, so that only a part of a very large file is checked. A backup checks everything.
    """
    late = Timer(CHECK_TIMEOUT_S, connection.interrupt)
    late.start()
    try:
        problem: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except UNREADABLE as error:
        if getattr(error, "sqlite_errorname", "") != "SQLITE_INTERRUPT":
            raise unreadable(path, error) from error
        logger.warning("the database is large: %s was checked for %d seconds, not to its end", path, CHECK_TIMEOUT_S)
        return
    finally:
        late.cancel()
        late.join()  # so that it does not interrupt a later statement
    if problem != "ok":
        raise _damaged(path, problem.splitlines()[-1])  # the lines before it only name the database


def unreadable(path: Path, error: sqlite3.Error | UnicodeDecodeError) -> Unavailable:
    """Return the error for a database that cannot be opened or read, with advice if a backup would help."""
    if isinstance(error, UnicodeDecodeError):
        return _damaged(path, "its schema cannot be read")
    name = getattr(error, "sqlite_errorname", "")  # missing if Python's module itself raised the error
    if name.startswith("SQLITE_CORRUPT"):
        return _damaged(path, str(error))
    advice = " If it was the hall's, restore a backup." if name == "SQLITE_NOTADB" else ""
    return Unavailable(f"The database {path} cannot be opened: {error}.{advice}")


def _damaged(path: Path, problem: str) -> Unavailable:
    advice = "Nothing was changed; put a backup in its place with `tilehall restore FILE`."
    return Unavailable(f"The database {path} is damaged: {problem}. {advice}")


def own_file(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that another program made. An empty file is accepted."""
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    if not empty and connection.execute("PRAGMA application_id").fetchone() != (TILEHALL,):
        raise Unavailable(f"The file {path} is a database, but not one of Tilehall's.")


def migrations() -> Sequence[tuple[int, str]]:
    """Return every migration of this release as its number and its SQL, in order."""
    scripts = (
        each for each in files("tilehall.store.sqlite").joinpath("schema").iterdir() if each.name.endswith(".sql")
    )
    return sorted((int(each.name.removesuffix(".sql")), each.read_text(encoding="utf-8")) for each in scripts)


def schema_of(connection: sqlite3.Connection) -> int:
    """Return the number of the newest migration that a database went through: 0 if it is empty."""
    known = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").fetchone()
    if known is None:
        return 0
    newest: int | None = connection.execute("SELECT max(number) FROM migrations").fetchone()[0]
    return newest or 0


def not_newer(connection: sqlite3.Connection, path: Path, steps: Sequence[tuple[int, str]]) -> int:
    """Return the schema number of a database. Raises `Unavailable` if a newer release wrote it."""
    there, known = schema_of(connection), steps[-1][0]
    if there > known:
        raise Unavailable(
            f"The database {path} was written by a newer release: its schema is {there}, and this release knows "
            f"{known}. Install that release, or restore a backup that this one wrote."
        )
    return there


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[tuple[int, str]] | None = None) -> None:
    """Migrate a database, each migration completely or not at all."""
    steps = migrations() if steps is None else steps
    there = not_newer(connection, path, steps)
    # A migration may have to rebuild a table, which foreign keys to it would prevent.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        for number, script in steps:
            if number > there:
                _run(connection, path, number, script)
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


def _run(connection: sqlite3.Connection, path: Path, number: int, script: str) -> None:
    """Run one migration and record it, in one transaction."""
    try:
        connection.executescript(
            "BEGIN IMMEDIATE;"
            "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT;"
            f"{script}\n;"
            f"INSERT INTO migrations (number, at) VALUES ({number}, datetime('now'));"
        )
        if broken := connection.execute("PRAGMA foreign_key_check").fetchone():
            raise sqlite3.IntegrityError(f"a row of {broken[0]} refers to nothing in {broken[2]}")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise Unavailable(f"Migration {number} of the database {path} failed, and nothing changed: {error}.") from error
