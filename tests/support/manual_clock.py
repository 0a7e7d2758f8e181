"""A clock that goes when the test says so."""

from __future__ import annotations


class ManualClock:
    """Stands where `time.monotonic` would; a test sets `now`, in seconds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now
