"""Every rate limit of a server, shared by HTTP and websocket, and counts of what the limits refused."""

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

MAX_PAIRS = 500  # pairs of limit and address, the last refused: about 100 kB, however many addresses there are


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
        self._pairs: dict[tuple[str, str], RefusalCount] = {}  # ordered, the last refused at the end

    def add(self, limit: str, address: str) -> None:
        """Count the refusal of a request from an address."""
        self.total[limit] += 1
        before = self._pairs.pop((limit, address), None)
        count = 1 if before is None else before.count + 1
        self._pairs[limit, address] = RefusalCount(limit, address, count, self._now())
        if len(self._pairs) > MAX_PAIRS:
            del self._pairs[next(iter(self._pairs))]

    def newest(self) -> tuple[RefusalCount, ...]:
        """Return the pairs of limit and address, the last refused first."""
        return tuple(reversed(self._pairs.values()))


log = logging.getLogger("tilehall.limits")
WINDOW_S = 600  # the "10 minutes" of the settings
SCHOOL = 6  # how many times more wrong codes an address may have for classes, because a school may share one
CLASS_JOINS = 120  # new pupils per hour, of one class from one address
CLASS_PINS = 60  # wrong PINs per hour, for all pupils of one class from one address; a class has at most 60 pupils
PAIRING_S = 10.0  # for how long a node that is killed while it seats a class keeps others from seating it
LOG_EVERY_S = 60.0  # between two log lines of one limit and address, so that a flood does not fill the disk
MAX_LOGGED_PAIRS = 10_000

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
    "class_codes",
]
# These are exact across all nodes. The nodes count them in their store, which is fast enough for rare and slow actions.
SharedLimit = Literal[
    "sign_in",
    "sign_up",
    "class_joins",
    "class_pins",
    "class_address_pins",
    "class_pairings",
    "offline_games",
    "mail_sender",
    "mail_recipient",
    "mail_hall",
]
AnyRateLimit = NodeLimit | SharedLimit
Bounded = Literal["sockets", "waiting_messages"]
BoundedConnections = Literal[
    "head_bytes", "body_bytes", "request_seconds", "pipelined", "unfinished_connections", "connections_per_address"
]
Limit = AnyRateLimit | Bounded | BoundedConnections


class SharedBuckets(Protocol):
    """The store in which several nodes count their limits together."""

    async def take(self, limit: SharedLimit, key: str, like: RateLimit) -> int:
        """Take a token from a bucket with the rate and burst of `like`.

        Return 0, or the whole seconds until there is one.
        """

    async def give_back(self, limit: SharedLimit, key: str, like: RateLimit) -> None:
        """Undo a `take`."""


class RateLimits:
    """Every rate limit of a server by name. All refusals are counted and logged here."""

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
            "class_codes": limit(SCHOOL * settings.wrong_codes, WINDOW_S),
            "class_joins": limit(CLASS_JOINS, 3600),
            "class_pins": limit(settings.sign_in_attempts, 3600),
            "class_address_pins": limit(CLASS_PINS, 3600),
            "class_pairings": limit(1, PAIRING_S),
            "offline_games": limit(settings.offline_games_per_day, 86_400),
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
        """Return the bucket of a new client, which only that client uses. On a refusal, the caller calls `refuse`."""
        return Allowance(*self._limits[name].terms)

    def replace(self, name: NodeLimit, by: RateLimit) -> None:
        """Replace a limit."""
        self._limits[name] = by

    def share(self, buckets: SharedBuckets) -> None:
        """Count every `SharedLimit` together with the other nodes from now on."""
        self._shared = buckets

    async def take_shared(self, limit: SharedLimit, key: str, address: str = "unknown") -> int:
        """Take a token from a limit of all nodes. Return 0, or the whole seconds until there is one.

        A refusal is counted and logged.
        """
        # The local limit comes first, so that a flood which this node refuses does not reach the store. For the same
        # reason, a token that the store refuses stays taken here.
        local = self._limits[limit]
        wait = 0 if local.take(key) else max(1, local.wait(key))
        if not wait and self._shared is not None:
            wait = await self._shared.take(limit, key, local)
        if wait:
            self.refuse(limit, address)
        return wait

    async def give_back_shared(self, limit: SharedLimit, key: str) -> None:
        """Return a token, because the limited action did not happen."""
        local = self._limits[limit]
        local.give_back(key)
        if self._shared is not None:
            await self._shared.give_back(limit, key, local)

    def take(self, limit: NodeLimit, key: str, address: str = "unknown") -> bool:
        """Take a token from a limit. If there is none, count and log the refusal, and return False.

        `address` is the client's, for the log.
        """
        if self._limits[limit].take(key):
            return True
        self.refuse(limit, address)
        return False

    def give_back(self, limit: NodeLimit, key: str) -> None:
        """Return a token, because the limited action did not happen."""
        self._limits[limit].give_back(key)

    def wait(self, limit: NodeLimit, key: str) -> int:
        """Return the whole seconds until `take` will succeed."""
        return self._limits[limit].wait(key)

    def refuse(self, limit: Limit, address: str) -> None:
        """Count and log a refusal. Limits that are not rates are checked elsewhere, and call this too.

        The metric counts every refusal; the log has one line per minute for each limit and address.
        """
        self._metrics.limited.labels(limit).inc()
        self.refused.add(limit, address)
        if (limit, address) in self._logged:
            return
        self._logged[limit, address] = 1
        # Addresses are logged only here: the administrator has to know whom to lock out.
        log.warning("refused", extra={"more": {"limit": limit, "address": address}})
