"""The kernel's list of file locks, on systems that have one."""

from __future__ import annotations

from pathlib import Path

import pytest

LOCKS = Path("/proc/locks")
on_linux = pytest.mark.skipif(not LOCKS.exists(), reason="only Linux lists the locks of its processes")


def locks_on(file: Path, process: int) -> int:
    """Return how many POSIX locks a process holds on a file: see proc_locks(5)."""
    held = (line.split() for line in LOCKS.read_text(encoding="ascii").splitlines())
    inode = str(file.stat().st_ino)
    return sum(
        words[1] == "POSIX" and words[4] == str(process) and words[5].rpartition(":")[2] == inode for words in held
    )
