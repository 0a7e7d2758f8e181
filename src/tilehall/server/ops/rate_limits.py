"""Limits: how often somebody may do something, and whose address counts for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from math import ceil
from time import monotonic

from tilehall.core.game import Malformed
from tilehall.core.notation import clip

Network = IPv4Network | IPv6Network
MOST = 100_000  # askers remembered at once: some 20 MB, however many addresses somebody comes from


class RateLimit:
    """So much at once, and so much a second: each asker has a bucket that fills up again by itself.

    >>> talk = RateLimit(per_second=1, burst=2, clock=lambda: 0.0)
    >>> [talk.take("ann") for _ in range(3)], talk.take("ben")
    ([True, True, False], True)
    """

    __slots__ = ("_burst", "_clock", "_held", "_per_second", "_refill")

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._refill = burst / per_second  # seconds after which any bucket is full, and need not be remembered
        self._held: dict[str, tuple[float, float]] = {}  # what was left, and when; the last asked for stands last

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether the asker may; if so, it is counted."""
        held, now = self._held, self._clock()
        left = self._left(held.pop(who, None), now)
        allowed = left >= cost
        held[who] = (left - cost if allowed else left, now)
        self._forget(now)
        return allowed

    def give_back(self, who: str, cost: float = 1.0) -> None:
        """Undo a `take`: what was feared did not happen."""
        now = self._clock()
        self._held[who] = (min(self._burst, self._left(self._held.pop(who, None), now) + cost), now)

    def wait(self, who: str, cost: float = 1.0) -> int:
        """Whole seconds until the asker may again."""
        missing = cost - self._left(self._held.get(who), self._clock())
        return max(0, ceil(missing / self._per_second))

    def __len__(self) -> int:
        return len(self._held)

    def _left(self, bucket: tuple[float, float] | None, now: float) -> float:
        if bucket is None:
            return self._burst
        return min(self._burst, bucket[0] + max(0.0, now - bucket[1]) * self._per_second)

    def _forget(self, now: float) -> None:
        """Drop the longest idle askers: two for each that comes, so that the work is spread and memory is bounded."""
        held = self._held
        for _ in range(2):
            oldest = next(iter(held))
            if now - held[oldest][1] < self._refill and len(held) <= MOST:
                return
            del held[oldest]


def networks(trusted: str) -> tuple[Network, ...]:
    """The networks of the setting trusted_forwarders.

    >>> networks("127.0.0.1, 10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    found: list[Network] = []
    for word in filter(None, map(str.strip, trusted.split(","))):
        try:
            found.append(ip_network(word))
        except ValueError:
            raise Malformed(
                f"TILEHALL_TRUSTED_FORWARDERS takes addresses and networks, like 10.0.0.0/8, not {clip(word)}."
            ) from None
    return tuple(found)


def address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """Whose address counts: the nearest one that is none of the trusted proxies'.

    What stands further left in X-Forwarded-For is the word of whoever sent it. Of an IPv6 address the network counts,
    for one line has 2**64 of them.

    >>> address("127.0.0.1", "1.1.1.1, 203.0.113.9", networks("127.0.0.1"))
    '203.0.113.9'
    >>> address("203.0.113.9", "1.1.1.1", networks("127.0.0.1")), address("2001:db8:1:2:3:4:5:6", "", ())
    ('203.0.113.9', '2001:db8:1:2::/64')
    """
    counts = _read(peer)
    for word in reversed(forwarded.split(",")) if forwarded else ():
        if counts is None or not any(counts in network for network in trusted):
            break
        nearer = _read(word.strip())
        if nearer is None:
            break  # what stands left of junk is not a proxy's word
        counts = nearer
    if isinstance(counts, IPv6Address):
        return str(IPv6Network((counts, 64), strict=False))
    return str(counts) if counts else "unknown"


def _read(word: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(word.strip("[]"))
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
