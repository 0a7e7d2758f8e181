"""Rate limits of all nodes together, against guessing and floods of mail.

Slow requests are counted exactly, in the store: sign-ins, sign-ups and mail. Wrong room codes are counted in memory,
because otherwise every visit to a room would cost a write. Each node reports the tokens that it took to the others.
Guesses that reach several nodes before the reports arrive are counted separately, so N nodes allow at most N times the
limit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from math import ceil

from tilehall.server.cluster.events import TokensTaken
from tilehall.server.ops.rate_limits import NodeLimit, RateLimits, SharedLimit
from tilehall.server.ops.token_bucket import RateLimit
from tilehall.store.queries.token_buckets import TokenBuckets

GUESSES: NodeLimit = "wrong_codes"


class StoredBuckets:
    """Buckets in the store that all nodes share. Their keys are hashed, to keep names and addresses private."""

    def __init__(self, store: TokenBuckets, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now  # milliseconds since 1970

    async def take(self, limit: SharedLimit, key: str, like: RateLimit) -> int:
        """Take a token. Return 0, or the whole seconds until one is available."""
        per_second, burst, _ = like.terms
        return ceil(
            await self._store.take_token(_hashed(f"{limit} {key}"), 1000 / per_second, burst, self._now()) / 1000
        )

    async def give_back(self, limit: SharedLimit, key: str, like: RateLimit) -> None:
        """Undo a `take`."""
        await self._store.return_token(_hashed(f"{limit} {key}"), 1000 / like.terms[0])


class ToldRateLimit(RateLimit):
    """A rate limit that reports its use to the other nodes. Its keys are hashed, too."""

    __slots__ = ("_publish",)

    def __init__(self, alone: RateLimit, publish: Callable[[TokensTaken], None]) -> None:
        super().__init__(*alone.terms)
        self._publish = publish

    def take(self, key: str, cost: float = 1.0) -> bool:
        hashed = _hashed(key)
        allowed = super().take(hashed, cost)
        if allowed:
            self._publish(TokensTaken(GUESSES, hashed, cost))
        return allowed

    def give_back(self, key: str, cost: float = 1.0) -> None:
        hashed = _hashed(key)
        super().give_back(hashed, cost)
        self._publish(TokensTaken(GUESSES, hashed, -cost))

    def wait(self, key: str, cost: float = 1.0) -> int:
        return super().wait(_hashed(key), cost)

    def taken_elsewhere(self, hashed: str, cost: float) -> None:
        """Count tokens that were taken or returned on another node."""
        self.change(hashed, -cost)


class SharedLimits:
    """The limits that all nodes share, which replace a server's own."""

    def __init__(
        self, limits: RateLimits, publish: Callable[[TokensTaken], None], store: TokenBuckets, now: Callable[[], int]
    ) -> None:
        self._guesses = ToldRateLimit(limits.limit(GUESSES), publish)
        limits.replace(GUESSES, self._guesses)
        limits.share(StoredBuckets(store, now))

    def taken(self, event: TokensTaken) -> None:
        """Count the tokens that were taken on another node."""
        if event.limit == GUESSES:
            self._guesses.taken_elsewhere(event.key, event.cost)


def _hashed(key: str) -> str:
    return hashlib.blake2b(key.encode(), digest_size=12).hexdigest()
