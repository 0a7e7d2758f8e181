"""What the limits refused since the server was started, by limit and address, for whoever looks after the hall."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

MOST = 500  # pairs of limit and address remembered, those refused last: some 100 kB, however many addresses come


class RefusalCount(Struct, frozen=True):
    """How often a limit refused an address."""

    limit: str
    address: str
    count: int
    last: int  # milliseconds since 1970


class RefusalCounts:
    """Counts of refusals: all of them by limit, and the newest pairs of limit and address.

    >>> refused = RefusalCounts(lambda: 7)
    >>> for _ in range(3):
    ...     refused.add("sign_in", "192.0.2.1")
    >>> refused.total["sign_in"], refused.newest()[0].count
    (3, 3)
    """

    def __init__(self, now: Callable[[], int] = lambda: time.time_ns() // 1_000_000) -> None:
        self.since = now()
        self.total: Counter[str] = Counter()
        self._now = now
        self._pairs: dict[tuple[str, str], RefusalCount] = {}  # the last refused stands last

    def add(self, limit: str, address: str) -> None:
        """A limit refused something that came from an address."""
        self.total[limit] += 1
        before = self._pairs.pop((limit, address), None)
        count = 1 if before is None else before.count + 1
        self._pairs[limit, address] = RefusalCount(limit, address, count, self._now())
        if len(self._pairs) > MOST:
            del self._pairs[next(iter(self._pairs))]

    def newest(self) -> tuple[RefusalCount, ...]:
        """The pairs of limit and address, the last refused first."""
        return tuple(reversed(self._pairs.values()))
