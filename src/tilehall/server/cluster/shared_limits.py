"""Rate limits of all nodes together: those against guessing and against floods of mail.

What is slow anyway is counted in the store, exactly: sign-ins, sign-ups and mail. Wrong codes are counted in memory,
because every visit to a room would cost a write otherwise. What one node allowed, it tells the others. Guesses that
reach several nodes before they have heard of each other are counted by each node alone, so that N nodes allow at most N
times the limit.
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
    """Buckets in the store that all nodes share. Their keys are hashed: names and addresses are nobody's business."""

    def __init__(self, store: TokenBuckets, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now  # milliseconds since 1970

    async def take(self, limit: SharedLimit, key: str, like: RateLimit) -> int:
        """Take a token. Return 0, or the whole seconds until there is one."""
        per_second, burst, _ = like.terms
        return ceil(
            await self._store.take_token(_hashed(f"{limit} {key}"), 1000 / per_second, burst, self._now()) / 1000
        )

    async def give_back(self, limit: SharedLimit, key: str, like: RateLimit) -> None:
        """Undo a `take`."""
        await self._store.return_token(_hashed(f"{limit} {key}"), 1000 / like.terms[0])


class ToldRateLimit(RateLimit):
    """A rate limit that tells the other nodes what was taken of it. Its keys are hashed, too."""

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
        """Tokens were taken, or given back, on another node."""
        self.change(hashed, -cost)


class SharedLimits:
    """The limits of a server that all nodes share, in place of its own."""

    def __init__(
        self, limits: RateLimits, publish: Callable[[TokensTaken], None], store: TokenBuckets, now: Callable[[], int]
    ) -> None:
        self._guesses = ToldRateLimit(limits.limit(GUESSES), publish)
        limits.replace(GUESSES, self._guesses)
        limits.share(StoredBuckets(store, now))

    def taken(self, event: TokensTaken) -> None:
        """Count what was taken on another node."""
        if event.limit == GUESSES:
            self._guesses.taken_elsewhere(event.key, event.cost)


def _hashed(key: str) -> str:
    return hashlib.blake2b(key.encode(), digest_size=12).hexdigest()
