"""Every rate limit of a server, in one object for HTTP and websocket, and what the limits refused."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Literal, Protocol

from cachetools import TTLCache
from msgspec import Struct

from tilehall.server.ops.metrics import Metrics
from tilehall.server.ops.token_bucket import Allowance, RateLimit
from tilehall.server.settings import Settings

MAX_PAIRS = 500  # pairs of limit and address remembered, those refused last: some 100 kB, however many addresses come


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
        if len(self._pairs) > MAX_PAIRS:
            del self._pairs[next(iter(self._pairs))]

    def newest(self) -> tuple[RefusalCount, ...]:
        """The pairs of limit and address, the last refused first."""
        return tuple(reversed(self._pairs.values()))


log = logging.getLogger("tilehall.limits")
WINDOW_S = 600  # seconds: "in 10 minutes", in the settings
LOG_EVERY_S = 60.0  # seconds between two log lines of one limit and address: a flood must not fill the disk
MAX_LOGGED_PAIRS = 10_000  # of these remembered

# Each is a label of the metric and a name in the log; docs/reference/limits-and-metrics.md lists them.
NodeLimit = Literal[
    "requests",
    "messages",
    "talk",
    "reports",
    "reactions",
    "company",
    "hints",
    "looks",
    "wrong_codes",
]
# These are exact, however many nodes are asked at once: nodes count them in their store, for what they limit is slow.
SharedLimit = Literal["sign_in", "sign_up", "mail_sender", "mail_recipient", "mail_hall"]
AnyRateLimit = NodeLimit | SharedLimit
Bounded = Literal["sockets", "waiting_messages"]
BoundedConnections = Literal[
    "head_bytes", "body_bytes", "request_seconds", "pipelined", "unfinished_connections", "connections_per_address"
]
Limit = AnyRateLimit | Bounded | BoundedConnections


class SharedBuckets(Protocol):
    """What several nodes count their limits in."""

    async def take(self, limit: SharedLimit, key: str, like: RateLimit) -> int:
        """Take a token from a bucket with the terms of a limit. Return 0, or the whole seconds until it has one."""

    async def give_back(self, limit: SharedLimit, key: str, like: RateLimit) -> None:
        """Undo a `take`."""


class RateLimits:
    """Every rate limit of a server by its name, and the one way in which any limit refuses: counted and logged."""

    def __init__(self, settings: Settings, metrics: Metrics, clock: Callable[[], float] = monotonic) -> None:
        def limit(most: float, seconds: float) -> RateLimit:
            return RateLimit(most / seconds, most, clock)

        def pace() -> RateLimit:
            return RateLimit(settings.messages_per_second, settings.messages_burst, clock)

        self._limits: dict[AnyRateLimit, RateLimit] = {
            "requests": pace(),
            "messages": pace(),
            "talk": limit(settings.talk_per_minute, 60),
            "reports": limit(settings.reports_per_hour, 3600),
            "reactions": limit(settings.reactions_per_minute, 60),
            "company": limit(settings.company_per_hour, 3600),
            "hints": limit(settings.hints_per_minute, 60),
            "looks": limit(settings.looks_per_minute, 60),
            "sign_in": limit(settings.sign_in_attempts, WINDOW_S),
            "sign_up": limit(settings.sign_ups_per_hour, 3600),
            "wrong_codes": limit(settings.wrong_codes, WINDOW_S),
            "mail_sender": limit(settings.mail_codes_per_sender, 3600),
            "mail_recipient": limit(settings.mail_codes_per_recipient, 3600),
            "mail_hall": limit(settings.mail_codes_per_hour, 3600),
        }
        self._shared: SharedBuckets | None = None
        self._metrics = metrics
        self.refused = RefusalCounts()
        self._logged: TTLCache[tuple[Limit, str], int] = TTLCache(MAX_LOGGED_PAIRS, LOG_EVERY_S, clock)

    def limit(self, name: NodeLimit) -> RateLimit:
        return self._limits[name]

    def allowance(self, name: NodeLimit) -> Allowance:
        """The bucket of somebody new, which nobody else takes from; whoever it refuses calls `refuse`."""
        return Allowance(*self._limits[name].terms)

    def replace(self, name: NodeLimit, by: RateLimit) -> None:
        """Have another count in place of a limit, from now on."""
        self._limits[name] = by

    def share(self, buckets: SharedBuckets) -> None:
        """Count every `SharedLimit` together with the other nodes, from now on."""
        self._shared = buckets

    async def take_shared(self, limit: SharedLimit, key: str, address: str = "unknown") -> int:
        """Count something against a limit of all nodes. Return 0, or the whole seconds until that will succeed; the
        refusal is then counted and logged."""
        # Asked first, so that a flood which this node refuses by itself does not reach the store. What the store
        # refuses stays taken here, for the same reason.
        local = self._limits[limit]
        wait = 0 if local.take(key) else max(1, local.wait(key))
        if not wait and self._shared is not None:
            wait = await self._shared.take(limit, key, local)
        if wait:
            self.refuse(limit, address)
        return wait

    async def give_back_shared(self, limit: SharedLimit, key: str) -> None:
        """Undo a `take_shared`: what the limit is for did not happen."""
        local = self._limits[limit]
        local.give_back(key)
        if self._shared is not None:
            await self._shared.give_back(limit, key, local)

    def take(self, limit: NodeLimit, key: str, address: str = "unknown") -> bool:
        """Count something against a limit; False, and the refusal counted and logged, when there was too much of it.

        `address` is the client's, for the log.
        """
        if self._limits[limit].take(key):
            return True
        self.refuse(limit, address)
        return False

    def give_back(self, limit: NodeLimit, key: str) -> None:
        """Undo a `take`: what the limit is for did not happen."""
        self._limits[limit].give_back(key)

    def wait(self, limit: NodeLimit, key: str) -> int:
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
