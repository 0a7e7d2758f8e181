"""Sequential halving: find the best of several candidates by sampling, and the others that are as good.

In each stage, all remaining candidates are tried in the same new worlds (common random numbers), and only the best
enter the next stage (Karnin, Koren and Somekh 2013, "Almost Optimal Exploration in Multi-Armed Bandits"). The stages
limit the work. The search ends earlier if more worlds would not change the result, or if a sample has used up its work.
It never depends on a clock, so the same samples give the same choice.

Candidates come in a canonical order that depends only on the position, simplest first. Of candidates that cannot be
distinguished, the first one is chosen, so another seed nearly always leads to the same choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Matrix = npt.NDArray[np.float64]
# Returns the values of candidates in a number of new worlds, from 0 to 1, by candidate and world. It returns no worlds
# after it has used up its work, which is counted, not timed.
Sample = Callable[[Sequence[int], int], Matrix]


class Stage(NamedTuple):
    """The maximum number of candidates, and the maximum number of new worlds."""

    candidates: int
    worlds: int


class HalvingResult(NamedTuple):
    """The best candidate, and the others that are as good within the noise, in canonical order."""

    best: int
    equal: tuple[int, ...] = ()


# A difference of win probability: less than an inaccuracy, and about the difference of two measurements of a turn.
EQUAL: Final = 0.03
ERRORS: Final = 2.0  # a difference within this many standard errors is noise (95%)
# The fraction of the equal range within which the first candidate is chosen, regardless of the noise. Another seed
# measures slightly different values; the choice with one seed is then still among the equal ones with another.
CHOSEN: Final = 1 / 2
DROPPED: Final = 2.0  # a candidate this many times the noise behind the leader is dropped
ENOUGH: Final = 24  # minimum number of worlds before a candidate is dropped
PORTION: Final = 32  # worlds between two checks of the candidates
# The standard error at which no more worlds are needed: three of them are the other half of the equal range, so the
# choice with one seed is still among the equal ones with another.
SETTLED: Final = EQUAL / 6
# Minimum number of worlds for that: an event that happens in one world in twenty is missed in less than 1% of cases.
BELIEVED: Final = 96


def choose(count: int, sample: Sample, stages: Sequence[Stage]) -> HalvingResult:
    """Choose the best of `count` candidates.

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
    """Return the candidates that enter the next stage, in canonical order, from their values so far.

    Half of them have the highest means. The others are the first candidates in order that are as good within the
    noise, so that the final choice does not depend on early luck among many equals.
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
    """Return whether the candidates are distinguished well enough, from their values so far."""
    return values.shape[1] >= BELIEVED and bool((standard_errors(values) <= SETTLED).all())


def _portions(stages: Sequence[Stage]) -> Iterator[Stage]:
    """Yield the stages in portions of worlds."""
    for most, worlds in stages:
        for begun in range(0, worlds, PORTION):
            yield Stage(most, min(PORTION, worlds - begun))


def differences(values: Matrix) -> tuple[Matrix, Matrix]:
    """Return how far each candidate is behind the leader, and the size of the noise."""
    count, worlds = values.shape
    if worlds < 2:
        return np.zeros(count), np.full(count, EQUAL)
    behind = values[leader(values)] - values
    return behind.mean(axis=1), np.maximum(EQUAL, ERRORS * standard_errors(values))


def standard_errors(values: Matrix) -> Matrix:
    """Return the standard error of each candidate's difference to the leader."""
    found: Matrix = (values[leader(values)] - values).std(axis=1, ddof=1) / sqrt(values.shape[1])
    return found


def leader(values: Matrix) -> int:
    """Return the candidate with the highest mean."""
    return int(values.mean(axis=1).argmax())
