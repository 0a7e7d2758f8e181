"""Token buckets by key.

Our own code, because cachetools has no refill, and the limiters on PyPI keep a window of times for each key.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic

MAX_KEYS = 100_000  # about 20 MB, however many addresses a flood comes from


class RateLimit:
    """A token bucket per key, which holds `burst` tokens and gains `per_second`.

    >>> talk = RateLimit(per_second=1, burst=2, clock=lambda: 0.0)
    >>> [talk.take("ann") for _ in range(3)], talk.take("ben")
    ([True, True, False], True)
    """

    __slots__ = ("_burst", "_clock", "_held", "_per_second", "_refill")

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._refill = burst / per_second  # seconds after which any bucket is full, and is dropped
        self._held: dict[str, tuple[float, float]] = {}  # tokens left, and the time; the last used at the end

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens. Return False, and take none, if the bucket holds too few."""
        held, now = self._held, self._clock()
        left = self._left(held.pop(key, None), now)
        allowed = left >= cost
        held[key] = (left - cost if allowed else left, now)
        self._forget(now)
        return allowed

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Return tokens, because the limited action did not happen."""
        self.change(key, cost)

    def change(self, key: str, tokens: float) -> None:
        """Add tokens to a bucket, or remove them, but never below zero."""
        now = self._clock()
        left = self._left(self._held.pop(key, None), now) + tokens
        self._held[key] = (min(self._burst, max(0.0, left)), now)
        self._forget(now)

    @property
    def terms(self) -> tuple[float, float, Callable[[], float]]:
        """The arguments for another limit like this one."""
        return self._per_second, self._burst, self._clock

    def wait(self, key: str, cost: float = 1.0) -> int:
        """Return the whole seconds until `take` will succeed."""
        missing = cost - self._left(self._held.get(key), self._clock())
        return max(0, ceil(missing / self._per_second))

    def __len__(self) -> int:
        return len(self._held)

    def _left(self, bucket: tuple[float, float] | None, now: float) -> float:
        if bucket is None:
            return self._burst
        return min(self._burst, bucket[0] + max(0.0, now - bucket[1]) * self._per_second)

    def _forget(self, now: float) -> None:
        """Drop the least recently used buckets: two per `take`, which spreads the work and bounds the memory."""
        held = self._held
        for _ in range(2):
            oldest = next(iter(held))
            if now - held[oldest][1] < self._refill and len(held) <= MAX_KEYS:
                return
            del held[oldest]


class Allowance:
    """The bucket of one key of a rate limit, for a caller that is limited often and keeps its own bucket.

    >>> talk = Allowance(1, 2, clock=lambda: 0.0)
    >>> [talk.take() for _ in range(3)]
    [True, True, False]
    """

    __slots__ = ("_clock", "_full_at", "_interval", "_longest")

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        # The generic cell rate algorithm (ITU-T I.371): the time at which the bucket will be full says how much is in
        # it.
        self._clock = clock
        self._full_at = clock()
        self._interval = 1 / per_second
        self._longest = (burst - 1) / per_second  # the time until a bucket with one token is full

    def take(self) -> bool:
        """Take a token. Return False, and take none, if there is none."""
        now, full_at = self._clock(), self._full_at
        if full_at < now:
            full_at = now
        elif full_at - now > self._longest:
            return False
        self._full_at = full_at + self._interval
        return True
