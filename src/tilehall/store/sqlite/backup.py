"""Backups of the database: taken while the server runs, restored while it is stopped."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Literal

from tilehall.store.contents import Contents, LogReading
from tilehall.store.protocol import Unavailable
from tilehall.store.sqlite.database import (
    BUSY_TIMEOUT_MS,
    UNREADABLE,
    migrations,
    not_newer,
    own_file,
    schema_of,
    unreadable,
)
from tilehall.store.sqlite.journal import flush_all
from tilehall.store.sqlite.lock import Lock


def contents(connection: sqlite3.Connection) -> Contents:
    """Return the contents of a database, found by folding every room."""
    reading = LogReading(set(connection.execute("SELECT room, match FROM seeds")))
    for code, seq, entry in connection.execute("SELECT room, seq, entry FROM log ORDER BY room, seq"):
        reading.add(code, seq, entry)
    return reading.contents([code for (code,) in connection.execute("SELECT code FROM rooms")])


JOURNAL = 6  # the first schema with a journal


def backup(database: Path, target: Path) -> Contents:
    """Write everything that is committed into a new file, which appears only when it is complete. Return its contents.

    The database is opened only through SQLite, as in any process: see `database._create`.
    """
    if target.exists():
        raise Unavailable(f"There is a file {target} already: name one that does not exist yet.")
    # Not "ro": reading in WAL mode creates the side files if no server is running.
    with _opened(database, "rw") as source:
        not_newer(source, database, migrations())  # a newer schema may hold data that this release does not know
        with _written(source, target) as part:
            with _opened(part, "ro", database) as copy:
                _sound(copy, database)
                held = contents(copy)
            os.replace(part, target)
    _sync_folder(target)
    return held


def restore(source: Path, database: Path) -> Contents:
    """Replace the database by a backup. Return its contents.

    Raises `Unavailable` if a server has the database open, or if the backup is damaged.
    """
    database = database.resolve()  # so that a symbolic link stays, and its target is replaced
    lock = Lock(database)
    try:
        with _opened(source, "ro") as backed_up:
            not_newer(backed_up, source, migrations())
            _sound(backed_up, source)
            with _written(backed_up, database) as part:
                with _opened(part, "ro", source) as copy:
                    held = contents(copy)
                _remove_log(database)
                os.replace(part, database)
        _sync_folder(database)
    finally:
        lock.release()
    return held


@contextmanager
def _opened(path: Path, mode: Literal["ro", "rw"], named: Path | None = None) -> Iterator[sqlite3.Connection]:
    """Open an existing database of ours.

    Raises `Unavailable`, with a sentence that names `path` or `named`, if that fails.
    """
    if not path.is_file():
        raise Unavailable(f"There is no database {path}.")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True)) as connection:
            connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
            own_file(connection, path)
            if schema_of(connection) == 0:
                raise Unavailable(f"The database {path} is empty.")
            yield connection
    except UNREADABLE as error:
        raise unreadable(named or path, error) from error


def _sound(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database in which SQLite finds a damaged page or index. The message names `path`."""
    problem: str = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if problem != "ok":
        raise Unavailable(f"The database {path} is damaged: {problem}.")


@contextmanager
def _written(source: sqlite3.Connection, target: Path) -> Iterator[Path]:
    """Yield a complete copy on the disk, next to the target. The copy is deleted if it is not moved to the target."""
    part: Path | None = None
    try:
        # A new file with a unique name that only its owner can read, so never a file that SQLite has open.
        descriptor, name = tempfile.mkstemp(".part", f"{target.name}.", target.parent)
        os.close(descriptor)
        part = Path(name)
        _copy(source, part, target)
        _sync(part)
        yield part
    except OSError as error:
        raise Unavailable(f"The file {target} cannot be written: {error.strerror}.") from error
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, part: Path, target: Path) -> None:
    """Copy a database page by page. Write errors name the target; damage is an error of the source."""
    try:
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            if schema_of(copy) >= JOURNAL:
                flush_all(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # a single file, without side files
    except sqlite3.OperationalError as error:
        raise Unavailable(f"The file {target} cannot be written: {error}.") from error


def _remove_log(database: Path) -> None:
    """Delete the write-ahead log of the old database, so that the new one is not read through it."""
    if database.exists():
        # The log is first written into the old database, so that it is whole if the machine stops before the
        # replacement. That fails if the old database is damaged.
        with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for side in ("-wal", "-shm", "-journal"):
        database.with_name(database.name + side).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Flush a file.

    No connection of this process may have it open, because closing it here would drop SQLite's locks.
    """
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sync_folder(path: Path) -> None:
    """Flush the folder of a file, so that the file's name is durable."""
    _sync(path.resolve().parent)
