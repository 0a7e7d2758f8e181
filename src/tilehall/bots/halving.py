"""The best of several candidates by sampling, and which others are as good: sequential halving.

In each stage all candidates that are left are tried in the same new worlds (common random numbers), and only the best
go on to the next (Karnin, Koren and Somekh 2013, "Almost Optimal Exploration in Multi-Armed Bandits"). The stages say
how much work it is at the most. It ends earlier where more worlds would tell nothing new, or where a sample has done
all the work it may, and never by a clock: the same samples give the same choice.

Candidates come in a canonical order, which the position gives and no random number: the simplest first. Of those that
nothing tells apart the first in that order is chosen. So another seed nearly always leads to the same choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Matrix = npt.NDArray[np.float64]
# The values of some candidates in so many new worlds, from 0 to 1: by candidate, then by world. In no world, once a
# sample has done all the work it may; that is counted, not timed.
Sample = Callable[[Sequence[int], int], Matrix]


class Stage(NamedTuple):
    """So many candidates at the most are tried in so many new worlds at the most."""

    candidates: int
    worlds: int


class HalvingResult(NamedTuple):
    """The best candidate, and the others that are as good within the noise, in canonical order."""

    best: int
    equal: tuple[int, ...] = ()


# Of the win: less than what is called an inaccuracy, and about as much as two measurements of a turn differ by.
EQUAL: Final = 0.03
ERRORS: Final = 2.0  # standard errors of a difference: within them lies what is noise (95%)
# The part of what counts as equal within which the first in order is chosen, however large the noise is. Another seed
# measures it a little differently: what is chosen with one seed is then still among the equal ones with another.
CHOSEN: Final = 1 / 2
DROPPED: Final = 2.0  # times what is noise: so far behind, a candidate does not come back
ENOUGH: Final = 24  # worlds before a candidate is dropped for that
PORTION: Final = 32  # worlds between two looks at who is left
# The standard error from which on more worlds tell nothing new: what is chosen with one seed, at three of them, is
# still within what counts as equal with another.
SETTLED: Final = EQUAL / 6
# Worlds before that is believed: what happens in one world of twenty is missed in so many once in a hundred times.
BELIEVED: Final = 96


def choose(count: int, sample: Sample, stages: Sequence[Stage]) -> HalvingResult:
    """The best of so many candidates.

    >>> worths = np.array([0.40, 0.597, 0.60, 0.2])
    >>> noise = np.random.default_rng(1)
    >>> def sample(left, worlds):
    ...     luck = noise.normal(0, 0.2, worlds)  # the same for all
    ...     return worths[list(left)][:, None] + luck + noise.normal(0, 0.05, (len(left), worlds))
    >>> choose(4, sample, (Stage(4, 50), Stage(2, 100)))
    HalvingResult(best=1, equal=(2,))
    """
    left, values = list(range(count)), np.zeros((count, 0))
    for most, worlds in _portions(stages):
        kept = survivors(values, most)
        left, values = [left[at] for at in kept], values[kept]
        if len(left) == 1 or settled(values):
            break
        tried = sample(left, worlds)
        if not tried.shape[1]:
            break
        values = np.hstack((values, tried))
    behind, noise = differences(values)
    best = next(at for at in range(len(left)) if behind[at] <= CHOSEN * EQUAL)
    return HalvingResult(
        left[best], tuple(left[at] for at in range(len(left)) if at != best and behind[at] <= noise[at])
    )


def survivors(values: Matrix, most: int) -> list[int]:
    """The candidates that go on, in canonical order, from their values by world so far.

    Half of them are those with the highest means. The others are the first in order of those that are as good within
    the noise: so that what is chosen in the end does not depend on which of many equals had luck at first.
    """
    behind, noise = differences(values)
    kept = set(np.argsort(behind, kind="stable")[: -(-most // 2)].tolist())
    for at in range(len(values)):
        if len(kept) < most and behind[at] <= noise[at]:
            kept.add(at)
    if values.shape[1] >= ENOUGH:
        kept = {at for at in kept if behind[at] <= DROPPED * noise[at]}
    return sorted(kept)


def settled(values: Matrix) -> bool:
    """Whether the candidates are told apart as well as they need to be, from their values by world so far."""
    return values.shape[1] >= BELIEVED and bool((standard_errors(values) <= SETTLED).all())


def _portions(stages: Sequence[Stage]) -> Iterator[Stage]:
    """The stages, in steps of some worlds."""
    for most, worlds in stages:
        for begun in range(0, worlds, PORTION):
            yield Stage(most, min(PORTION, worlds - begun))


def differences(values: Matrix) -> tuple[Matrix, Matrix]:
    """How far each candidate is behind the one with the highest mean, and up to where that is noise."""
    count, worlds = values.shape
    if worlds < 2:
        return np.zeros(count), np.full(count, EQUAL)
    behind = values[leader(values)] - values
    return behind.mean(axis=1), np.maximum(EQUAL, ERRORS * standard_errors(values))


def standard_errors(values: Matrix) -> Matrix:
    """Of the difference of each candidate to the one with the highest mean."""
    found: Matrix = (values[leader(values)] - values).std(axis=1, ddof=1) / sqrt(values.shape[1])
    return found


def leader(values: Matrix) -> int:
    """The candidate with the highest mean."""
    return int(values.mean(axis=1).argmax())
