"""The time, as every part of a server reads it."""

from __future__ import annotations

import time
from collections.abc import Callable


class SystemTime:
    """Two clocks. A test replaces them with its own."""

    def __init__(self) -> None:
        self.now: Callable[[], int] = lambda: time.time_ns() // 1_000_000  # milliseconds since 1970
        self.elapsed: Callable[[], float] = time.monotonic  # seconds since an arbitrary moment; never goes back
