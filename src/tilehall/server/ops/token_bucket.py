"""Token buckets by key.

By hand: cachetools has no refill, and the limiters on PyPI keep a window of times for each key.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic

MAX_KEYS = 100_000  # remembered at once: some 20 MB, however many addresses a flood comes from


class RateLimit:
    """A token bucket for each key: `burst` at once, refilled with `per_second`.

    >>> talk = RateLimit(per_second=1, burst=2, clock=lambda: 0.0)
    >>> [talk.take("ann") for _ in range(3)], talk.take("ben")
    ([True, True, False], True)
    """

    __slots__ = ("_burst", "_clock", "_held", "_per_second", "_refill")

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._refill = burst / per_second  # seconds after which any bucket is full, and is forgotten
        self._held: dict[str, tuple[float, float]] = {}  # tokens left, and when; the last used stands last

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens; False, and none taken, where the bucket holds too few."""
        held, now = self._held, self._clock()
        left = self._left(held.pop(key, None), now)
        allowed = left >= cost
        held[key] = (left - cost if allowed else left, now)
        self._forget(now)
        return allowed

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Undo a `take`: what the limit is for did not happen."""
        self.change(key, cost)

    def change(self, key: str, tokens: float) -> None:
        """Put tokens into a bucket, or take them out of it, down to none."""
        now = self._clock()
        left = self._left(self._held.pop(key, None), now) + tokens
        self._held[key] = (min(self._burst, max(0.0, left)), now)
        self._forget(now)

    @property
    def terms(self) -> tuple[float, float, Callable[[], float]]:
        """What another limit like this one is made with."""
        return self._per_second, self._burst, self._clock

    def wait(self, key: str, cost: float = 1.0) -> int:
        """Whole seconds until `take` will succeed."""
        missing = cost - self._left(self._held.get(key), self._clock())
        return max(0, ceil(missing / self._per_second))

    def __len__(self) -> int:
        return len(self._held)

    def _left(self, bucket: tuple[float, float] | None, now: float) -> float:
        if bucket is None:
            return self._burst
        return min(self._burst, bucket[0] + max(0.0, now - bucket[1]) * self._per_second)

    def _forget(self, now: float) -> None:
        """Drop the buckets longest unused: two for each `take`, so that the work is spread and memory is bounded."""
        held = self._held
        for _ in range(2):
            oldest = next(iter(held))
            if now - held[oldest][1] < self._refill and len(held) <= MAX_KEYS:
                return
            del held[oldest]


class Allowance:
    """The bucket of one key of a rate limit, for a caller that is limited so often that it keeps its own.

    >>> talk = Allowance(1, 2, clock=lambda: 0.0)
    >>> [talk.take() for _ in range(3)]
    [True, True, False]
    """

    __slots__ = ("_clock", "_full_at", "_interval", "_longest")

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        # The generic cell rate algorithm (ITU-T I.371): when the bucket will be full again says how much is in it.
        self._clock = clock
        self._full_at = clock()
        self._interval = 1 / per_second
        self._longest = (burst - 1) / per_second  # until it is full, with one token in it

    def take(self) -> bool:
        """Take a token; False, and none taken, where there is none."""
        now, full_at = self._clock(), self._full_at
        if full_at < now:
            full_at = now
        elif full_at - now > self._longest:
            return False
        self._full_at = full_at + self._interval
        return True
