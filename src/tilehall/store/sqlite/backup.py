"""Backups of the database: taken while the server runs, put back while none does."""

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
    """Fold every room of a database of ours."""
    reading = LogReading(set(connection.execute("SELECT room, match FROM seeds")))
    for code, seq, entry in connection.execute("SELECT room, seq, entry FROM log ORDER BY room, seq"):
        reading.add(code, seq, entry)
    return reading.contents([code for (code,) in connection.execute("SELECT code FROM rooms")])


JOURNAL = 6  # the schema that has the journal


def backup(database: Path, target: Path) -> Contents:
    """Write all that is committed by now into a new file, which appears only once it is whole: what it holds.

    The database is read through SQLite alone, as it must be in any process: see `database._create`.
    """
    if target.exists():
        raise Unavailable(f"There is a file {target} already: name one that does not exist yet.")
    # Not "ro": beside a server that has stopped, reading in WAL mode creates the side files.
    with _opened(database, "rw") as source:
        not_newer(source, database, migrations())  # of what a newer one has to keep, nothing is known here
        with _written(source, target) as part:
            with _opened(part, "ro", database) as copy:
                _sound(copy, database)
                held = contents(copy)
            os.replace(part, target)
    _sync_folder(target)
    return held


def restore(source: Path, database: Path) -> Contents:
    """Put a backup in place of the database: what it holds. Refused while a server holds the database, or when the
    backup is not sound."""
    database = database.resolve()  # a link stays one: what it leads to is replaced
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
    """A database of ours that exists; what SQLite has against it is told in a sentence that names it, or `named`."""
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
    """Refuse what SQLite itself finds damaged, in any page or index; `path` is the file that is to blame."""
    problem: str = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if problem != "ok":
        raise Unavailable(f"The database {path} is damaged: {problem}.")


@contextmanager
def _written(source: sqlite3.Connection, target: Path) -> Iterator[Path]:
    """A whole copy on the disk beside where it is to go, gone again if it does not get there."""
    part: Path | None = None
    try:
        # A new file of a name that nobody has, readable by its owner only: never one that SQLite has open.
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
    """Copy a database page by page; what hinders the writing is told of the target, damage is the source's."""
    try:
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            if schema_of(copy) >= JOURNAL:
                flush_all(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    except sqlite3.OperationalError as error:
        raise Unavailable(f"The file {target} cannot be written: {error}.") from error


def _remove_log(database: Path) -> None:
    """Remove the write-ahead log of the old database: the new one must not be read through it."""
    if database.exists():
        # So that the old one is whole should the machine stop before it is replaced. If it is damaged, it cannot be.
        with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for side in ("-wal", "-shm", "-journal"):
        database.with_name(database.name + side).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Flush a file that no connection of this process has open: closing it by hand would drop its locks."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sync_folder(path: Path) -> None:
    """Flush the folder of a file: its name is durable only then."""
    _sync(path.resolve().parent)
