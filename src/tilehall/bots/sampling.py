"""Estimate values by repeated samples."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilehall.bots.bot import Clock


def sample_means(sample: Callable[[], Sequence[float]], samples: int, clock: Clock) -> list[float]:
    """Return the mean of each value that `sample` returns.

    Every sample values all candidates in the same worlds (common random numbers), so that the difference of two
    candidates does not depend on luck. If the clock runs out, the samples so far count; there is at least one.

    >>> rolls = iter([(1.0, 4.0), (3.0, 6.0)])
    >>> sample_means(lambda: next(rolls), 2, Clock(5))
    [2.0, 5.0]
    >>> sample_means(lambda: (1.0, 4.0), 1_000_000, Clock(0))
    [1.0, 4.0]
    """
    totals, taken = list(sample()), 1
    while taken < samples and not clock.up:
        for at, value in enumerate(sample()):
            totals[at] += value
        taken += 1
    return [total / taken for total in totals]
