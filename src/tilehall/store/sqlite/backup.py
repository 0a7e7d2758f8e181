"""Backups of the database: taken while the server runs, put back while none does."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Literal

from tilehall.store.protocol import Unavailable
from tilehall.store.sqlite.database import BUSY, migrations, not_newer, own_file, schema_of
from tilehall.store.sqlite.lock import Lock


def backup(database: Path, target: Path) -> None:
    """Write all that is committed by now into a new file, which appears only once it is whole."""
    if target.exists():
        raise Unavailable(f"There is a file {target} already: name one that does not exist yet.")
    # Not "ro": beside a server that has stopped, reading in WAL mode creates the side files.
    with _opened(database, "rw") as source, _written(source, target) as part:
        os.replace(part, target)
    _keep_name(target)


def restore(source: Path, database: Path) -> None:
    """Put a backup in place of the database; refused while a server holds that, or when the backup is not sound."""
    lock = Lock(database)
    try:
        with _opened(source, "ro") as sound:
            not_newer(sound, source, migrations())
            problem: str = sound.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if problem != "ok":
                raise Unavailable(f"The backup {source} is damaged: {problem}.")
            with _written(sound, database) as part:
                _settle(database)
                os.replace(part, database)
        _keep_name(database)
    finally:
        lock.release()


@contextmanager
def _opened(path: Path, mode: Literal["ro", "rw"]) -> Iterator[sqlite3.Connection]:
    """A database of ours that exists; whatever SQLite has against it is told in a sentence."""
    if not path.is_file():
        raise Unavailable(f"There is no database {path}.")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True)) as connection:
            connection.execute(f"PRAGMA busy_timeout = {BUSY}")
            own_file(connection, path)
            if schema_of(connection) == 0:
                raise Unavailable(f"The database {path} is empty.")
            yield connection
    except sqlite3.Error as error:
        raise Unavailable(f"The database {path} cannot be copied: {error}.") from error


@contextmanager
def _written(source: sqlite3.Connection, target: Path) -> Iterator[Path]:
    """A whole copy on the disk beside where it is to go, gone again if it does not get there."""
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600))
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        _sync(part)
        yield part
    except OSError as error:
        raise Unavailable(f"The file {target} cannot be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)


def _settle(database: Path) -> None:
    """Leave no log of the old database behind: the new one must not be read through it."""
    if database.exists():
        # So that the old one is whole should the machine stop before it is replaced. If it is damaged, it cannot be.
        with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for side in ("-wal", "-shm", "-journal"):
        database.with_name(database.name + side).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _keep_name(path: Path) -> None:
    """A name is on the disk once its folder is."""
    _sync(path.resolve().parent)
