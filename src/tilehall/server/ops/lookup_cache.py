"""Lookups in the store, remembered for a short while."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from cachetools import TTLCache

K = TypeVar("K")
V = TypeVar("V")


class LookupCache(TTLCache[K, V]):
    """cachetools' TTL cache, with a generation counter against storing what is not true any more.

    The counter is by hand, for no cache library knows of it: a lookup that began before an invalidation may end after
    it, with the old value. `look_up` stores what was found only if nothing was invalidated meanwhile. A caller with
    lookups of its own does the same with `generation`.

    >>> names = LookupCache[str, str](2, 30, lambda: 0.0)
    >>> before = names.generation
    >>> names.invalidate("ann")
    >>> names.generation == before
    False
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        super().__init__(most, seconds, clock)
        self.generation = 0

    async def look_up(self, key: K, find: Callable[[K], Awaitable[V]]) -> V:
        """Return what is remembered of a key, or else what `find` finds."""
        known = self.get(key)
        if known is None:
            generation, known = self.generation, await find(key)
            if self.generation == generation:
                self[key] = known
        return known

    def invalidate(self, key: K) -> None:
        """Forget one entry, and what lookups under way may bring."""
        self.generation += 1
        self.pop(key, None)

    def invalidate_where(self, stale: Callable[[K, V], bool]) -> None:
        """Forget every stale entry, and what lookups under way may bring. It looks at all of them, 2 µs each."""
        self.generation += 1
        for key in [key for key, value in self.items() if stale(key, value)]:
            self.pop(key, None)
