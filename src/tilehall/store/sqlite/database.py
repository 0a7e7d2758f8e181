"""The database file: opened with the settings durability rests on, and brought up to this release's schema."""

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
BUSY_TIMEOUT_MS = 10_000  # only a backup's last step or an administrator's shell ever stands in the way
CACHE_KIB = 8192  # of each connection: the leaves of some thousand rooms under play
CHECK_TIMEOUT_S = 10.0  # for looking through the file at the start: two million moves take half a second
CHECKPOINT_PAGES = 8000  # 32 MB: moves rewrite the same pages, so a longer log is copied back with less work
# What opening a damaged file raises: SQLite quotes a schema that it cannot read, which need not be text.
UNREADABLE = (sqlite3.DatabaseError, UnicodeDecodeError)

logger = logging.getLogger("tilehall.store")


def connect(path: Path) -> sqlite3.Connection:
    """A connection as the server uses it; made in one thread and used by another, never by two at once."""
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
    """Create the database file where there is none; one that exists is not opened.

    Only its owner may read what holds seeds and hashes; SQLite gives its side files the same rights.
    """
    # O_EXCL keeps the server durable. POSIX locks belong to the process: closing any descriptor of a file drops all the
    # locks that the process has on it, those of its SQLite connections included (section 2.2 of
    # https://www.sqlite.org/howtocorrupt.html). The next process that closes the database, say a backup, then takes
    # itself for the last one and deletes the write-ahead log that the server goes on writing to. So no code that may
    # run in the server's process opens the database, its -wal or its -shm by hand: no os.open, no read_bytes, no copy.
    try:
        # By its real name: where a link leads to nothing yet, SQLite would create the file, readable by anyone.
        os.close(os.open(path.resolve(), os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return
    except OSError as error:
        raise Unavailable(f"The database {path} cannot be opened: {error.strerror}.") from error


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database with damaged pages, so that it is found out at the start and not in the middle of a game.

    SQLite's quick check reads every page and row, but not whether indexes fit their tables. Of a file so large that it
    takes longer than CHECK_TIMEOUT_S seconds only a part is looked at; a backup checks all of it.
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
        late.join()  # so that it interrupts nothing that comes behind
    if problem != "ok":
        raise _damaged(path, problem.splitlines()[-1])  # the lines before it name the database, which is the only one


def unreadable(path: Path, error: sqlite3.Error | UnicodeDecodeError) -> Unavailable:
    """Why a database cannot be opened or read, and what to do about it where a backup would help."""
    if isinstance(error, UnicodeDecodeError):
        return _damaged(path, "its schema cannot be read")
    name = getattr(error, "sqlite_errorname", "")  # not of what Python's own module raises
    if name.startswith("SQLITE_CORRUPT"):
        return _damaged(path, str(error))
    advice = " If it was the hall's, restore a backup." if name == "SQLITE_NOTADB" else ""
    return Unavailable(f"The database {path} cannot be opened: {error}.{advice}")


def _damaged(path: Path, problem: str) -> Unavailable:
    advice = "Nothing was changed; put a backup in its place with `tilehall restore FILE`."
    return Unavailable(f"The database {path} is damaged: {problem}. {advice}")


def own_file(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that another program made; an empty one may become ours."""
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    if not empty and connection.execute("PRAGMA application_id").fetchone() != (TILEHALL,):
        raise Unavailable(f"The file {path} is a database, but not one of Tilehall's.")


def migrations() -> Sequence[tuple[int, str]]:
    """Every numbered migration of this release with its SQL, in order."""
    scripts = (
        each for each in files("tilehall.store.sqlite").joinpath("schema").iterdir() if each.name.endswith(".sql")
    )
    return sorted((int(each.name.removesuffix(".sql")), each.read_text(encoding="utf-8")) for each in scripts)


def schema_of(connection: sqlite3.Connection) -> int:
    """The number of the newest migration a database went through; 0 for an empty one."""
    known = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").fetchone()
    if known is None:
        return 0
    newest: int | None = connection.execute("SELECT max(number) FROM migrations").fetchone()[0]
    return newest or 0


def not_newer(connection: sqlite3.Connection, path: Path, steps: Sequence[tuple[int, str]]) -> int:
    """The schema of a database, refused when a newer release wrote it."""
    there, known = schema_of(connection), steps[-1][0]
    if there > known:
        raise Unavailable(
            f"The database {path} was written by a newer release: its schema is {there}, and this release knows "
            f"{known}. Install that release, or restore a backup that this one wrote."
        )
    return there


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[tuple[int, str]] | None = None) -> None:
    """Bring a database up to date, each migration whole or not at all."""
    steps = migrations() if steps is None else steps
    there = not_newer(connection, path, steps)
    # A migration may have to build a table anew, which references to it would forbid.
    connection.execute("PRAGMA foreign_keys = OFF")
    try:
        for number, script in steps:
            if number > there:
                _run(connection, path, number, script)
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


def _run(connection: sqlite3.Connection, path: Path, number: int, script: str) -> None:
    """One migration and the note that it ran, in one transaction."""
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
