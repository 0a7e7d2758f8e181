"""Time that the server lost: its store was down, its process was suspended, or it was not running.

Lost time does not count for any player. A node remembers the spans that it noticed, and each table computes how much of
them belongs to the current turn. Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import pairwise

MIN_LOST_MS = 500  # shorter waits are normal; every span that counts costs each table a row
MAX_SPANS = 100  # of each kind, per node

Span = tuple[int, int]  # from, to


class LostTime:
    """The spans of time that one node has lost."""

    def __init__(self) -> None:
        self.by_hall: deque[Span] = deque(maxlen=MAX_SPANS)  # no node could serve, as far as this one knows
        self.by_node: deque[Span] = deque(maxlen=MAX_SPANS)  # this node was suspended; others may have been running


def counts(span: Span) -> bool:
    """Return whether a span is long enough to count."""
    return span[1] - span[0] >= MIN_LOST_MS


def unsettled(spans: Iterable[Span], settled: Iterable[Span], start: int, end: int) -> tuple[int, int]:
    """Return how much of the time from `start` to `end` is in `spans` but not in `settled`, and where it first begins.

    >>> unsettled([(30, 50), (0, 20)], settled=[(10, 15), (40, 60)], start=5, end=100)
    (20, 5)
    """
    total, first = 0, end
    lost, given = [[span for span in each if span[1] > start] for each in (spans, settled)]
    marks = sorted({start, end, *(min(max(mark, start), end) for span in (*lost, *given) for mark in span)})
    for left, right in pairwise(marks):
        if _covers(lost, left) and not _covers(given, left):
            total += right - left
            first = min(first, left)
    return total, first


def _covers(spans: Iterable[Span], at: int) -> bool:
    return any(start <= at < end for start, end in spans)
