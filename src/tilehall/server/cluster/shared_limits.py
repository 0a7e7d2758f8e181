"""Rate limits that count on all nodes together: those against guessing passwords, codes and names.

What one node allowed, the others count as well, a moment later: a guesser gets at most what is under way more. Without
the bus each node counts alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from tilehall.server.cluster.events import TokensTaken
from tilehall.server.ops.rate_limits import RateLimit, RateLimited, RateLimits

SHARED: Final[tuple[RateLimited, ...]] = ("sign_in", "sign_up", "wrong_codes")


class SharedRateLimit(RateLimit):
    """A rate limit that tells what was taken of it. Its keys are hashed: names and addresses are nobody's business."""

    __slots__ = ("_name", "_publish")

    def __init__(self, name: RateLimited, alone: RateLimit, publish: Callable[[TokensTaken], None]) -> None:
        super().__init__(*alone.terms)
        self._name = name
        self._publish = publish

    def take(self, key: str, cost: float = 1.0) -> bool:
        hashed = _hashed(key)
        allowed = super().take(hashed, cost)
        if allowed:
            self._publish(TokensTaken(self._name, hashed, cost))
        return allowed

    def give_back(self, key: str, cost: float = 1.0) -> None:
        hashed = _hashed(key)
        super().give_back(hashed, cost)
        self._publish(TokensTaken(self._name, hashed, -cost))

    def wait(self, key: str, cost: float = 1.0) -> int:
        return super().wait(_hashed(key), cost)

    def taken_elsewhere(self, hashed: str, cost: float) -> None:
        """Tokens were taken, or given back, on another node."""
        self.change(hashed, -cost)


class SharedLimits:
    """The limits of a server that all nodes share, in place of its own."""

    def __init__(self, limits: RateLimits, publish: Callable[[TokensTaken], None]) -> None:
        self._shared = {name: SharedRateLimit(name, limits.limit(name), publish) for name in SHARED}
        for name, limit in self._shared.items():
            limits.replace(name, limit)

    def taken(self, event: TokensTaken) -> None:
        """Count what was taken on another node."""
        for name, limit in self._shared.items():
            if name == event.limit:
                limit.taken_elsewhere(event.key, event.cost)


def _hashed(key: str) -> str:
    return hashlib.blake2b(key.encode(), digest_size=12).hexdigest()
