"""Finish a solution: cut runs so that those of the old table reappear, and add the spared jokers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from tilehall.bots.rummikub.sets import Built, as_built, number_of_set, with_joker
from tilehall.games.rummikub.melds import MELDS, MIN_SET_TILES
from tilehall.games.rummikub.tiles import COLOURS, HIGHEST, JOKER, Bag

MAX_RUNS = 8  # runs of the old table in one colour, of which all 2**8 subsets are tried


def recut(sets: Sequence[Built], table: Sequence[int]) -> list[Built]:
    """Cut the runs of each colour so that as many runs of the table as possible reappear.

    >>> from tilehall.games.rummikub.melds import NUMBER
    >>> old = [NUMBER["k3", "k4", "k5"]]
    >>> [" ".join(each.tiles) for each in recut([Built(("k3", "k4", "k5", "k6", "k7", "k8"), 3)], old)]
    ['k3 k4 k5', 'k6 k7 k8']
    """
    found = [each for each in sets if not each.low or JOKER in each.tiles]
    for name in COLOURS:
        runs = [each for each in sets if each.low and JOKER not in each.tiles and each.tiles[0][0] == name]
        old = [as_built(number) for number in table if MELDS[number].run and not MELDS[number].jokers]
        found += _recut(runs, [each for each in old if each.tiles[0][0] == name][:MAX_RUNS], name)
    return found


def _recut(runs: list[Built], old: Sequence[Built], name: str) -> list[Built]:
    counts = [0] * (HIGHEST + 1)
    for run in runs:
        for number in range(run.low, run.low + len(run.tiles)):
            counts[number] += 1
    kept = sum((Counter(old) & Counter(runs)).values())
    for size in range(len(old), kept, -1):
        for chosen in combinations(old, size):
            left = list(counts)
            for run in chosen:
                for number in range(run.low, run.low + len(run.tiles)):
                    left[number] -= 1
            if min(left) >= 0 and (cut := _cut(left, name)) is not None:
                return [*chosen, *cut]
    return runs


def _cut(counts: Sequence[int], name: str) -> list[Built] | None:
    """Arrange the tiles of each number in runs as long as possible. Return None if some are left over."""
    found: list[Built] = []
    growing: list[int] = []  # the first numbers of the open runs, oldest first
    for number in range(1, HIGHEST + 2):
        count = counts[number] if number <= HIGHEST else 0
        ends = growing[: max(0, len(growing) - count)]
        if any(number - low < MIN_SET_TILES for low in ends):
            return None
        found += [Built(tuple(f"{name}{each}" for each in range(low, number)), low) for low in ends]
        growing = [*growing[len(ends) :], *[number] * (count - len(growing) + len(ends))]
    return found


def with_spare_jokers(sets: Sequence[Built], spare: int, table: Sequence[int]) -> list[Built] | None:
    """Return the sets with spare jokers added, or None if there is no room for them."""
    found = list(sets)
    old = {MELDS[number].bag for number in table}
    for _ in range(spare):
        longer = [(at, more) for at, each in enumerate(found) if (more := with_joker(each)) is not None]
        if not longer:
            return None
        # Prefer its old place, or a new set, so that no set of the table changes.
        changes = [0 if _bag(more) in old else 2 if _bag(found[at]) in old else 1 for at, more in longer]
        at, more = longer[changes.index(min(changes))]
        found[at] = more
    return found


def _bag(one: Built) -> Bag:
    return MELDS[number_of_set(one.tiles)].bag
