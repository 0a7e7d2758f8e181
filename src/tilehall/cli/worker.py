"""`tilehall worker`: bots in a process of their own."""

from __future__ import annotations

from tilehall.bots.worker import work


def worker() -> None:
    """Answer questions for turns from standard input, one JSON object a line: how the hall reaches its bots."""
    work()
