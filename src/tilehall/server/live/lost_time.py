"""Time that the hall lost: its store did not answer, its process stood still, or it was not running.

Such time counts for no player. A node remembers the spans that it has noticed, and each table looks up how much of them
fell into the turn under way. Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import pairwise

MIN_LOST_MS = 500  # shorter waits count as the hall's usual pace; each span that counts costs every table a row
MAX_SPANS = 100  # of each kind, remembered by one node

Span = tuple[int, int]  # from, to


class LostTime:
    """The spans of time that one node has lost."""

    def __init__(self) -> None:
        self.by_hall: deque[Span] = deque(maxlen=MAX_SPANS)  # no node could serve, as far as this one knows
        self.by_node: deque[Span] = deque(maxlen=MAX_SPANS)  # this node stood still, and perhaps no other


def counts(span: Span) -> bool:
    """Return whether a span is long enough to count."""
    return span[1] - span[0] >= MIN_LOST_MS


def unsettled(spans: Iterable[Span], settled: Iterable[Span], start: int, end: int) -> tuple[int, int]:
    """Return how much of the time between `start` and `end` lies in the spans and not in what is settled, and where the
    first of that begins.

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
