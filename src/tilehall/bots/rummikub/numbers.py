"""One number in four colours: every way to share its tiles and some jokers out between groups and runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from typing import Final, NamedTuple

from tilehall.games.rummikub.tiles import COLOURS, COPIES

Lot = tuple[int, int]  # copies of a tile that lie on the table and have to be used, and copies that may be added
Lots = tuple[Lot, ...]  # by colour
Four = tuple[int, int, int, int]  # something for each colour
Group = tuple[int, int]  # its colours as bits, and its jokers
Groups = tuple[Group, ...]

BOND: Final = 4  # what two neighbours on the table count who stay together; new neighbours cost one
TILE: Final = 1 << 10  # what a tile counts for each point of its weight: more than all bonds there can be


class Share(NamedTuple):
    """One way: what each colour gives to its runs, and the groups."""

    runs: Four  # tiles and jokers by colour, see `code`
    score: int
    jokers: int
    groups: Groups


def code(tiles: int, jokers: int) -> int:
    """What a colour gives to its runs at a number, as one small number."""
    return tiles * (COPIES + 1) + jokers


CODES: Final = tuple((tiles, jokers) for tiles in range(COPIES + 1) for jokers in range(COPIES + 1))
IN_RUNS: Final = tuple(each for each in product(range(COPIES + 1), repeat=len(COLOURS)) if sum(each) <= COPIES)


def _deals() -> dict[tuple[Four, int], tuple[Groups, ...]]:
    """Groups by the tiles of each colour and the jokers in them, in every way to deal them out."""
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
    return {key: tuple(deals) for key, deals in found.items()}


def _several(one: list[Group], count: int) -> Iterator[Groups]:
    """So many groups, rising."""
    if not count:
        yield ()
        return
    for rest in _several(one, count - 1):
        yield from ((*rest, group) for group in one if not rest or group >= rest[-1])


DEALS: Final = _deals()


def needed(tiles: Four, jokers: int) -> bool:
    """Whether the jokers are needed: with one less, the same tiles would make no groups.

    >>> needed((1, 1, 0, 0), 1), needed((1, 1, 1, 0), 1)
    (True, False)
    """
    return not any((tiles, fewer) in DEALS for fewer in range(jokers))


@lru_cache(None)
def dealt(tiles: Four, jokers: int, old: Groups) -> tuple[int, Groups]:
    """The deal that leaves most of the old groups together, and what that counts."""
    return max((bonds(deal, old), deal) for deal in DEALS[tiles, jokers])


def bonds(new: Groups, old: Groups) -> int:
    """What it counts that tiles of old groups are together in new ones; each group goes on in one group at most.

    >>> bonds(((7, 0),), ((7, 0),)), bonds(((15, 0),), ((7, 0),)), bonds(((7, 0), (7, 0)), ((7, 0),))
    (8, 7, 6)
    """
    kept = _kept(new, old)
    links = sum(_neighbours(*group) for group in new)
    return BOND * kept - (links - kept)


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


def shares(lots: Lots, old: Groups | None, weight: int, jokers: int, sparing: bool) -> tuple[Share, ...]:
    """Every way to share a number out with at most so many jokers; of those that leave the same behind, the best.

    `old` are the groups of the table, where they are to be torn apart as little as can be.
    """
    best: dict[tuple[Four, int], Share] = {}
    for runs, added, used, tiles, in_groups in _turned(lots, jokers, sparing):
        bond, groups = (0, DEALS[tiles, in_groups][0]) if old is None else dealt(tiles, in_groups, old)
        score = added * weight * TILE + bond
        known = best.get((runs, used))
        if known is None or known.score < score:
            best[runs, used] = Share(runs, score, used, groups)
    if not sparing:
        return tuple(best.values())
    # A joker less is as good as a joker more.
    return tuple(
        share
        for share in best.values()
        if not any(
            (other := best.get((share.runs, fewer))) and other.score >= share.score for fewer in range(share.jokers)
        )
    )


Plain = tuple[Four, int, int, Four, int]  # what goes to runs; tiles added, jokers used; tiles and jokers in groups


@lru_cache(1 << 9)
def _turned(lots: Lots, jokers: int, sparing: bool) -> Sequence[Plain]:
    """The ways to share a number out: colours are alike, so one order of them serves all."""
    order = sorted(range(len(lots)), key=lots.__getitem__)
    k, r, b, o = (order.index(colour) for colour in range(len(lots)))
    ways = [way for some in _ways(tuple(lots[at] for at in order), sparing)[: jokers + 1] for way in some]
    if (k, r, b, o) == (0, 1, 2, 3):
        return ways
    return [
        ((runs[k], runs[r], runs[b], runs[o]), added, used, (tiles[k], tiles[r], tiles[b], tiles[o]), in_groups)
        for runs, added, used, tiles, in_groups in ways
    ]


@lru_cache(None)
def _ways(lots: Lots, sparing: bool) -> Sequence[Sequence[Plain]]:
    """By jokers used, the ways that add most of those that give the same to runs."""
    best: dict[tuple[Four, int], list[Plain]] = {}
    must = sum(lot[0] for lot in lots)
    for groups, in_groups in DEALS:
        if any(tiles > sum(lot) for tiles, lot in zip(groups, lots, strict=True)):
            continue
        if sparing and not needed(groups, in_groups):
            continue
        spans = [range(max(lot[0] - tiles, 0), sum(lot) - tiles + 1) for tiles, lot in zip(groups, lots, strict=True)]
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
    """Work out once what can be done with the tiles of any number."""
    lots = [(table, rack) for table in range(COPIES + 1) for rack in range(COPIES + 1 - table)]
    for each in combinations_with_replacement(lots, len(COLOURS)):
        _ways(each, True)
