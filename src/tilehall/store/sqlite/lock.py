"""The lock beside a database: one server at a time, and no restore under a running one."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from tilehall.store.protocol import Unavailable


class Lock:
    """Held from the moment it is made until `release`, or until the process ends in whatever way."""

    def __init__(self, database: Path) -> None:
        # The file stays when the lock is released: were it removed, two could each hold a file of that name.
        path = database.with_name(f"{database.name}.lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise Unavailable(f"The lock {path} cannot be opened: {error.strerror}.") from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(self._file, 32).decode("ascii", "replace").strip()
            os.close(self._file)
            by = f" by process {holder}" if holder.isdecimal() else ""
            raise Unavailable(f"The database {database} is in use{by}: stop the server that holds it first.") from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """Let the next one in; once released, releasing again does nothing."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
