"""Time that the hall lost: its store did not answer, its process stood still, or it was not running.

Such time counts for no player. A node remembers the spans that it has noticed, and each table looks up how much of them
fell into the turn under way. Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

MIN_LOST_MS = 500  # shorter waits count as the hall's usual pace; each span that counts costs every table a row
MAX_SPANS = 100  # remembered by one node

Span = tuple[int, int]  # from, to


class LostTime:
    """The spans of time that one node has lost."""

    def __init__(self) -> None:
        self._spans: deque[Span] = deque(maxlen=MAX_SPANS)

    def add(self, start: int, end: int) -> bool:
        """Remember a span, unless it is too short to count. Return whether it counts."""
        if end - start < MIN_LOST_MS:
            return False
        self._spans.append((start, end))
        return True

    def owed(self, start: int, end: int, more: Iterable[Span], repaid: Iterable[Span]) -> int:
        """Return how much was lost between two times, here or in the spans `more`, and is not in the spans `repaid`."""
        repaid = list(repaid)
        return covered([*self._spans, *more, *repaid], start, end) - covered(repaid, start, end)


def covered(spans: Iterable[Span], start: int, end: int) -> int:
    """Return how much of the time between `start` and `end` lies in any of the spans.

    >>> covered([(30, 50), (0, 20), (10, 35)], start=5, end=40)
    35
    """
    total, reached = 0, start
    for first, last in sorted(spans):
        first, last = max(first, reached), min(last, end)
        if first < last:
            total += last - first
            reached = last
    return total
