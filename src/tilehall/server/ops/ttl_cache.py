"""A brief memory: what was looked up a moment ago need not be looked up again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class TTLCache(Generic[K, V]):
    """Values that are remembered for some seconds, and so many at the most.

    >>> names = TTLCache[str, str](seconds=30, most=2, clock=lambda: 0.0)
    >>> for name in ("ann", "ben", "cat"):
    ...     names.put(name, name.title())
    >>> names.get("ann"), names.get("cat")
    (None, 'Cat')
    """

    def __init__(self, seconds: float, most: int, clock: Callable[[], float]) -> None:
        self._seconds = seconds
        self._most = most
        self._clock = clock
        self._held: dict[K, tuple[V, float]] = {}
        self.dropped = 0  # rises with every drop: who looked something up before it must not put it here after it

    def get(self, key: K) -> V | None:
        held = self._held.get(key)
        if held is None or held[1] <= self._clock():
            return None
        return held[0]

    def put(self, key: K, value: V) -> None:
        self._held.pop(key, None)
        self._held[key] = (value, self._clock() + self._seconds)
        while len(self._held) > self._most:
            del self._held[next(iter(self._held))]

    def drop(self, unwanted: Callable[[K, V], bool]) -> None:
        """Forget everything that is not true any more."""
        self.dropped += 1
        for key in [key for key, (value, _) in self._held.items() if unwanted(key, value)]:
            del self._held[key]
