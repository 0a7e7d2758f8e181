"""Measured processes: pinned to a core, with the CPU time and memory of all their descendants."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """Return a port that no process listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def start(command: Sequence[str], core: int, folder: Path, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    """Start a process that runs on one core only, with all its descendants."""
    return subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )


def said(process: subprocess.Popen[str], word: str) -> str:
    """Return the first line with a word that a process prints. Raises `RuntimeError` if it ends without one."""
    assert process.stdout is not None
    for line in process.stdout:
        if word in line:
            return line
    raise RuntimeError(f"process {process.pid} ended with {process.wait()} before it said {word!r}")


def cpu(pid: int) -> float:
    """Return the seconds of CPU time that a process and its descendants have used so far."""
    return sum(int(fields[11]) + int(fields[12]) for fields in _family(pid)) / TICKS


def memory(pid: int) -> float:
    """Return the megabytes of memory that a process and its descendants hold."""
    return sum(int(fields[21]) for fields in _family(pid)) * os.sysconf("SC_PAGE_SIZE") / 2**20


def _family(pid: int) -> list[list[str]]:
    """Return the fields of /proc/PID/stat after the name, of a process and its descendants (proc(5))."""
    every: dict[int, list[str]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                every[int(entry.name)] = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has ended meanwhile
    found, left = [], [pid]
    while left:
        parent = left.pop()
        found.append(every[parent])
        left += [child for child, fields in every.items() if int(fields[1]) == parent]
    return found
