"""A server whose wall clock the test sets forward, so that a time runs out without a wait."""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.support.server_process import SERVE, Server
from tilehall.server.live import clocks
from tilehall.server.ops import system_time

FILE = "TEST_WALL_CLOCK"  # environment variable that names the file with the seconds by which the clock is ahead


def fix() -> None:
    """Set a server process's clock forward as the file says, and check the clocks often; call it before the start."""
    file = Path(os.environ[FILE])

    def ahead() -> int:
        return int(file.read_text(encoding="utf-8"))

    shifted = SimpleNamespace(
        monotonic=lambda: time.monotonic() + ahead(), time_ns=lambda: time.time_ns() + ahead() * 10**9
    )
    vars(system_time)["time"] = shifted
    clocks.CHECK_EVERY_S = 0.1
    # A clock that a test sets forward means neither a suspended process nor a slow write.
    setattr(clocks.HallClocks, "_lose", lambda *_: None)  # noqa: B010


class ClockServer(Server):
    """A hall whose clock runs by itself, and jumps when a test says so."""

    serve = f"from tests.support.wall_clock import fix as clock; clock(); {SERVE}"

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.ahead = folder / "ahead.txt"
        self.seconds = 0
        self._write()
        os.environ[FILE] = str(self.ahead)
        super().__init__(folder / "hall.db", **settings)

    def forward(self, seconds: int) -> None:
        """Set the clock forward."""
        self.seconds += seconds
        self._write()

    def _write(self) -> None:
        fresh = self.ahead.with_suffix(".new")
        fresh.write_text(str(self.seconds), encoding="utf-8")
        fresh.replace(self.ahead)  # so that the server never reads half of it
