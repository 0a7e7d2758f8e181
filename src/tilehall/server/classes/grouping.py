"""Seat the pupils of a class in groups, so that everybody meets everybody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from tilehall.table.summary import UserId

Meetings = Mapping[frozenset[UserId], int]  # how often two pupils have met; with one member: how often one was alone
Groups = list[list[UserId]]


def group(pupils: Sequence[UserId], seats: int, larger: bool, met: Meetings, rng: Random) -> Groups:
    """Return groups of `seats` pupils, in which as few as possible have met before.

    Pupils who are left over form a smaller group, or join other groups if `larger` is true and there are enough.
    """
    shuffled = rng.sample(sorted(pupils), len(pupils))
    groups = [shuffled[at : at + seats] for at in range(0, len(shuffled), seats)]
    if larger and len(groups) > 1 and len(groups[-1]) < seats and len(groups) - 1 >= len(groups[-1]):
        for at, pupil in enumerate(groups.pop()):
            groups[at].append(pupil)
    while _swap(groups, met):
        pass
    return groups


def cost(members: Sequence[UserId], met: Meetings) -> int:
    """Return how unwelcome a group is. To meet twice again is worse than two first repetitions."""
    if len(members) == 1:
        return met.get(frozenset(members), 0) ** 2
    return sum(met.get(frozenset(two), 0) ** 2 for two in combinations(members, 2))


def _swap(groups: Groups, met: Meetings) -> bool:
    """Swap pupils between groups where that helps. Return whether it did."""
    helped = False
    for one, other in combinations(groups, 2):
        for at in range(len(one)):
            for to in range(len(other)):
                before = cost(one, met) + cost(other, met)
                one[at], other[to] = other[to], one[at]
                if cost(one, met) + cost(other, met) < before:
                    helped = True
                else:
                    one[at], other[to] = other[to], one[at]
    return helped
