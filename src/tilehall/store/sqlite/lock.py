"""The lock file next to a database, which prevents a second server, and a restore while a server runs."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, SoftFileLock, Timeout

from tilehall.store.protocol import Unavailable


class InUse(Unavailable):
    """Another process, usually a server, has the database open."""


class Lock:
    """A lock that is held from its creation until `release`, or until the process ends in any way."""

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises `InUse`, with the process that holds it, if another process does."""
        # Next to the real file, so that a database has one lock, by whatever link it is opened. The lock file is not
        # deleted on release: otherwise two processes could each lock a different file with that name.
        path = database.resolve()
        path = path.with_name(f"{path.name}.lock")
        if not path.parent.is_dir():  # filelock would create the folder, and a misspelt path would become a new hall
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
            # filelock has fallen back to the existence of the file, which would lock the database forever if the
            # process is killed.
            self._lock.release()
            raise Unavailable(f"The folder of {path} is on a file system without locks: keep the database elsewhere.")
        with suppress(OSError):  # on Windows a locked file can be neither read nor written
            path.write_text(f"{os.getpid()}\n", encoding="ascii")

    def release(self) -> None:
        """Release the lock; releasing it again does nothing."""
        self._lock.release()


def _holder(lock: Path) -> str:
    """Return a phrase that names the process with the lock, or "" if it could not write its id."""
    try:
        process = lock.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""
    return f" by process {process}" if process.isdecimal() else ""
