"""A clock that the test sets."""

from __future__ import annotations


class ManualClock:
    """A replacement for `time.monotonic`; a test sets `now`, in seconds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now
