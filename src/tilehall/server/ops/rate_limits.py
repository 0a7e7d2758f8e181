"""Rate limits: token buckets by key, and the one object that holds all of them for HTTP and websocket.

Token buckets by hand: cachetools has no refill, and the limiters on PyPI keep a window of times for each key.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Literal

from cachetools import TTLCache

from tilehall.server.ops.metrics import Metrics
from tilehall.server.ops.refusal_counts import RefusalCounts
from tilehall.server.settings import Settings

log = logging.getLogger("tilehall.limits")
MOST = 100_000  # keys remembered at once: some 20 MB, however many addresses somebody comes from
WINDOW = 600  # seconds: "in 10 minutes", in the settings
LOG_EVERY = 60.0  # seconds between two log lines of one limit and address: a flood must not fill the disk
MOST_LOGGED = 10_000  # of these remembered

# Each is a label of the metric and a name in the log; docs/hosting.md lists them.
RateLimited = Literal[
    "requests",
    "messages",
    "talk",
    "reports",
    "reactions",
    "company",
    "hints",
    "looks",
    "sign_in",
    "sign_up",
    "wrong_codes",
]
Bounded = Literal["sockets", "waiting_messages"]
BoundedConnections = Literal[
    "head_bytes", "body_bytes", "request_seconds", "pipelined", "unfinished_connections", "connections_per_address"
]
Limit = RateLimited | Bounded | BoundedConnections


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
            if now - held[oldest][1] < self._refill and len(held) <= MOST:
                return
            del held[oldest]


class Allowance:
    """The bucket of one key of a rate limit, for whoever is asked so often that it keeps its own.

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


class RateLimits:
    """Every rate limit of a server by its name, and the one way in which any limit refuses: counted and logged."""

    def __init__(self, settings: Settings, metrics: Metrics, clock: Callable[[], float] = monotonic) -> None:
        def limit(most: float, seconds: float) -> RateLimit:
            return RateLimit(most / seconds, most, clock)

        def pace() -> RateLimit:
            return RateLimit(settings.messages_per_second, settings.messages_burst, clock)

        self._limits: dict[RateLimited, RateLimit] = {
            "requests": pace(),
            "messages": pace(),
            "talk": limit(settings.talk_per_minute, 60),
            "reports": limit(settings.reports_per_hour, 3600),
            "reactions": limit(settings.reactions_per_minute, 60),
            "company": limit(settings.company_per_hour, 3600),
            "hints": limit(settings.hints_per_minute, 60),
            "looks": limit(settings.looks_per_minute, 60),
            "sign_in": limit(settings.sign_in_attempts, WINDOW),
            "sign_up": limit(settings.sign_ups_per_hour, 3600),
            "wrong_codes": limit(settings.wrong_codes, WINDOW),
        }
        self._metrics = metrics
        self.refused = RefusalCounts()
        self._logged: TTLCache[tuple[Limit, str], int] = TTLCache(MOST_LOGGED, LOG_EVERY, clock)

    def limit(self, name: RateLimited) -> RateLimit:
        return self._limits[name]

    def allowance(self, name: RateLimited) -> Allowance:
        """The bucket of somebody new, which nobody else takes from; whoever it refuses calls `refuse`."""
        return Allowance(*self._limits[name].terms)

    def replace(self, name: RateLimited, by: RateLimit) -> None:
        """Have another count in place of a limit, from now on."""
        self._limits[name] = by

    def take(self, limit: RateLimited, key: str, address: str = "unknown") -> bool:
        """Count something against a limit; False, and the refusal counted and logged, when there was too much of it.

        `address` is the client's, for the log.
        """
        if self._limits[limit].take(key):
            return True
        self.refuse(limit, address)
        return False

    def give_back(self, limit: RateLimited, key: str) -> None:
        """Undo a `take`: what the limit is for did not happen."""
        self._limits[limit].give_back(key)

    def wait(self, limit: RateLimited, key: str) -> int:
        """Whole seconds until `take` will succeed."""
        return self._limits[limit].wait(key)

    def refuse(self, limit: Limit, address: str) -> None:
        """Count and log that a limit refused something; for limits that are no rate, whoever checks them calls it.

        The metric counts every refusal; the log has one line a minute for each limit and address.
        """
        self._metrics.limited.labels(limit).inc()
        self.refused.add(limit, address)
        if (limit, address) in self._logged:
            return
        self._logged[limit, address] = 1
        # An address is logged here and nowhere else: whoever runs the hall has to know whom to keep out.
        log.warning("refused", extra={"more": {"limit": limit, "address": address}})
