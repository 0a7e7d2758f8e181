"""Allocations of one number: every way to divide its tiles and some jokers between groups and runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from typing import Final, NamedTuple

from tilehall.games.rummikub.tiles import COLOURS, COPIES

Supply = tuple[int, int]  # copies of a tile on the table, which must be used, and copies that may be added
Supplies = tuple[Supply, ...]  # by colour
Four = tuple[int, int, int, int]  # something for each colour
Group = tuple[int, int]  # its colours as bits, and its jokers
Groups = tuple[Group, ...]

ADJACENCY: Final = 4  # the score for two neighbours on the table that stay together; new neighbours cost one
TILE_WEIGHT: Final = 1 << 10  # the score of a tile per point of its weight: more than the maximum adjacency


class Allocation(NamedTuple):
    """The tiles that each colour gives to its runs, and the groups."""

    runs: Four  # tiles and jokers by colour, see `code`
    score: int
    jokers: int
    groups: Groups


def code(tiles: int, jokers: int) -> int:
    """Encode what a colour gives to its runs at a number as one small number."""
    return tiles * (COPIES + 1) + jokers


CODES: Final = tuple((tiles, jokers) for tiles in range(COPIES + 1) for jokers in range(COPIES + 1))
IN_RUNS: Final = tuple(each for each in product(range(COPIES + 1), repeat=len(COLOURS)) if sum(each) <= COPIES)


def _groupings() -> dict[tuple[Four, int], tuple[Groups, ...]]:
    """Return every way to make groups of exactly some tiles, by the tiles of each colour and the jokers."""
    one = [
        (sum(1 << colour for colour in plain), size - len(plain))
        for size in (3, 4)
        for count in range(1, size + 1)
        for plain in combinations(range(len(COLOURS)), count)
        if size - len(plain) <= COPIES
    ]
    found: dict[tuple[Four, int], list[Groups]] = {((0, 0, 0, 0), 0): [()]}
    for count in (1, 2, 3):
        for groups in _several(one, count):
            k, r, b, o = (sum(colours >> colour & 1 for colours, _ in groups) for colour in range(len(COLOURS)))
            jokers = sum(used for _, used in groups)
            if max(k, r, b, o) <= COPIES and jokers <= COPIES:
                found.setdefault(((k, r, b, o), jokers), []).append(groups)
    return {key: tuple(groupings) for key, groupings in found.items()}


def _several(one: list[Group], count: int) -> Iterator[Groups]:
    """Yield combinations of `count` groups, ascending."""
    if not count:
        yield ()
        return
    for rest in _several(one, count - 1):
        yield from ((*rest, group) for group in one if not rest or group >= rest[-1])


GROUPINGS: Final = _groupings()


def needed(tiles: Four, jokers: int) -> bool:
    """Return whether all jokers are needed: with one fewer, the same tiles would not make groups.

    >>> needed((1, 1, 0, 0), 1), needed((1, 1, 1, 0), 1)
    (True, False)
    """
    return not any((tiles, fewer) in GROUPINGS for fewer in range(jokers))


@lru_cache(None)
def best_grouping(tiles: Four, jokers: int, old: Groups) -> tuple[int, Groups]:
    """Return the highest adjacency score of these tiles, and the groups that have it."""
    return max((adjacency(grouping, old), grouping) for grouping in GROUPINGS[tiles, jokers])


def adjacency(new: Groups, old: Groups) -> int:
    """Return the score for tiles of old groups that stay together in new ones. Each group continues in at most one.

    >>> adjacency(((7, 0),), ((7, 0),)), adjacency(((15, 0),), ((7, 0),)), adjacency(((7, 0), (7, 0)), ((7, 0),))
    (8, 7, 6)
    """
    kept = _kept(new, old)
    links = sum(_neighbours(*group) for group in new)
    return ADJACENCY * kept - (links - kept)


def _neighbours(colours: int, jokers: int) -> int:
    return colours.bit_count() + jokers - 1


def _kept(new: Groups, old: Groups) -> int:
    if not old:
        return 0
    (colours, jokers), *others = old
    best = _kept(new, tuple(others))
    for at, group in enumerate(new):
        both = _neighbours(group[0] & colours, min(group[1], jokers))
        if both > 0:
            best = max(best, both + _kept(new[:at] + new[at + 1 :], tuple(others)))
    return best


def allocations(
    supplies: Supplies, old: Groups | None, weight: int, jokers: int, sparing: bool
) -> tuple[Allocation, ...]:
    """Return the allocations with at most `jokers` jokers: the best one for each gift to runs and number of jokers.

    `old` are the groups of the table if their neighbours should stay together.
    """
    best: dict[tuple[Four, int], Allocation] = {}
    for runs, added, used, tiles, in_groups in _in_any_order(supplies, jokers, sparing):
        adjacent, groups = (0, GROUPINGS[tiles, in_groups][0]) if old is None else best_grouping(tiles, in_groups, old)
        score = added * weight * TILE_WEIGHT + adjacent
        known = best.get((runs, used))
        if known is None or known.score < score:
            best[runs, used] = Allocation(runs, score, used, groups)
    if not sparing:
        return tuple(best.values())
    # Dominated: another allocation gives the same to runs, has at least this score and uses fewer jokers.
    return tuple(
        allocation
        for allocation in best.values()
        if not any(
            (other := best.get((allocation.runs, fewer))) and other.score >= allocation.score
            for fewer in range(allocation.jokers)
        )
    )


Plain = tuple[Four, int, int, Four, int]  # gift to runs; tiles added; jokers used; tiles and jokers in groups


@lru_cache(1 << 9)
def _in_any_order(supplies: Supplies, jokers: int, sparing: bool) -> Sequence[Plain]:
    """Return all allocations. By symmetry, those of the sorted supplies serve every order of the colours."""
    order = sorted(range(len(supplies)), key=supplies.__getitem__)
    k, r, b, o = (order.index(colour) for colour in range(len(supplies)))
    ways = [
        way for some in _in_sorted_order(tuple(supplies[at] for at in order), sparing)[: jokers + 1] for way in some
    ]
    if (k, r, b, o) == (0, 1, 2, 3):
        return ways
    return [
        ((runs[k], runs[r], runs[b], runs[o]), added, used, (tiles[k], tiles[r], tiles[b], tiles[o]), in_groups)
        for runs, added, used, tiles, in_groups in ways
    ]


@lru_cache(None)
def _in_sorted_order(supplies: Supplies, sparing: bool) -> Sequence[Sequence[Plain]]:
    """Return, by jokers used, the allocation that adds the most tiles for each gift to runs."""
    best: dict[tuple[Four, int], list[Plain]] = {}
    must = sum(supply[0] for supply in supplies)
    for groups, in_groups in GROUPINGS:
        if any(tiles > sum(supply) for tiles, supply in zip(groups, supplies, strict=True)):
            continue
        if sparing and not needed(groups, in_groups):
            continue
        spans = [
            range(max(supply[0] - tiles, 0), sum(supply) - tiles + 1)
            for tiles, supply in zip(groups, supplies, strict=True)
        ]
        for in_runs in IN_RUNS:
            used = in_groups + sum(in_runs)
            if used > COPIES:
                continue
            for tiles in product(*spans):
                black, red, blue, orange = map(code, tiles, in_runs)
                runs, added = (black, red, blue, orange), sum(tiles) + sum(groups) - must
                ways = best.setdefault((runs, used), [])
                if ways and ways[0][1] < added:
                    ways.clear()
                if not ways or ways[0][1] == added:
                    ways.append((runs, added, used, groups, in_groups))
    return [[way for (_, used), ways in best.items() if used == count for way in ways] for count in range(COPIES + 1)]


def warm() -> None:
    """Fill the cache for the tiles of any number."""
    supplies = [(table, rack) for table in range(COPIES + 1) for rack in range(COPIES + 1 - table)]
    for each in combinations_with_replacement(supplies, len(COLOURS)):
        _in_sorted_order(each, True)
