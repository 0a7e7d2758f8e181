"""The lock beside a database: one server at a time, and no restore under a running one."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, SoftFileLock, Timeout

from tilehall.store.protocol import Unavailable


class InUse(Unavailable):
    """Another process has the database: a server runs on it."""


class Lock:
    """Held from the moment it is made until `release`, or until the process ends in whatever way."""

    def __init__(self, database: Path) -> None:
        """Take the lock; InUse, with the process that has it, when another one does."""
        # Beside the file that a link leads to: by whatever name a database is opened, it has one lock. The lock file
        # stays when the lock is released: were it removed, two processes could each lock a file of that name.
        path = database.resolve()
        path = path.with_name(f"{path.name}.lock")
        if not path.parent.is_dir():  # filelock would create it, and a misspelt path become a new hall
            raise Unavailable(f"The lock {path} cannot be opened: {os.strerror(errno.ENOENT)}.")
        self._lock = FileLock(path, timeout=0, mode=0o600, thread_local=False)
        try:
            self._lock.acquire()
        except Timeout:
            by = _holder(path)
            raise InUse(f"The database {database} is in use{by}: stop the server that holds it first.") from None
        except OSError as error:
            raise Unavailable(f"The lock {path} cannot be opened: {error.strerror}.") from error
        if isinstance(self._lock, SoftFileLock):
            # A file that exists would lock the database for good once its process was killed.
            self._lock.release()
            raise Unavailable(f"The folder of {path} is on a file system without locks: keep the database elsewhere.")
        with suppress(OSError):  # on Windows nobody else could read it, nor this process write it
            path.write_text(f"{os.getpid()}\n", encoding="ascii")

    def release(self) -> None:
        """Release the lock; releasing it again does nothing."""
        self._lock.release()


def _holder(lock: Path) -> str:
    """Which process has the lock, if it could write that down."""
    try:
        process = lock.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""
    return f" by process {process}" if process.isdecimal() else ""
