"""All valid sets (players also say melds): every run and every group, numbered.

The state stores a set as its number. There are about seven thousand, most of them runs with two jokers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from msgspec import Struct

from tilehall.core.message import Listed, Message
from tilehall.games.rummikub.tiles import COLOURS, COPIES, HIGHEST, JOKER, JOKERS, KIND, Bag, bag_of
from tilehall.games.rummikub.words import say

MIN_SET_TILES = 3

Tiles = tuple[str, ...]


class Meld(Struct, frozen=True):
    """A valid set (R4.3)."""

    tiles: Tiles  # in canonical order
    reading: Tiles  # what each tile stands for: `b7/o7` for a joker that can be either
    value: int
    bag: Bag
    plain: Bag  # the tiles that are not jokers
    jokers: int
    run: bool

    def stands_for(self) -> tuple[Listed, ...]:
        """Return what each joker stands for.

        >>> [str(each) for each in MELDS[NUMBER["k7", "r7", "*"]].stands_for()]
        ['b7 or o7']
        """
        read = [each for tile, each in zip(self.tiles, self.reading, strict=True) if tile == JOKER]
        return tuple(Listed(tuple(each.split("/")), "or") for each in read)


def _meld(tiles: Tiles, reading: Tiles, run: bool) -> Meld:
    bag = bag_of(tiles)
    jokers = bag >> JOKERS
    value = sum(number_of(each.partition("/")[0]) for each in reading)
    return Meld(tiles, reading, value, bag, bag - (jokers << JOKERS), jokers, run)


def number_of(tile: str) -> int:
    """Return the number on a tile that is not a joker."""
    return int(tile[1:])


def _runs() -> Iterator[Meld]:
    for colour in COLOURS:
        for length in range(MIN_SET_TILES, HIGHEST + 1):
            for low in range(1, HIGHEST - length + 2):
                reading = tuple(f"{colour}{number}" for number in range(low, low + length))
                # Two jokers in three tiles can also be a group: see _lone.
                for jokers in range(COPIES + 1 if length > MIN_SET_TILES else COPIES):
                    for places in combinations(range(length), jokers):
                        tiles = tuple(JOKER if at in places else tile for at, tile in enumerate(reading))
                        yield _meld(tiles, reading, run=True)


def _groups() -> Iterator[Meld]:
    for number in range(1, HIGHEST + 1):
        every = [f"{colour}{number}" for colour in COLOURS]
        for count in (2, 3, 4):
            for plain in combinations(every, count):
                missing = [tile for tile in every if tile not in plain]
                for jokers in range(max(MIN_SET_TILES - count, 0), min(COPIES, len(missing)) + 1):
                    # A joker stands for a missing colour. If more colours than jokers are left, it can be any of them.
                    meant = missing if jokers == len(missing) else ["/".join(missing)] * jokers
                    yield _meld((*plain, *[JOKER] * jokers), (*plain, *meant), run=False)


def _lone() -> Iterator[Meld]:
    """Yield the sets of one plain tile and two jokers, read as the run or group that is worth more (R4.3)."""
    for colour in COLOURS:
        for number in range(1, HIGHEST + 1):
            tiles = (f"{colour}{number}", JOKER, JOKER)
            if number + 2 <= HIGHEST:
                yield _meld(tiles, tuple(f"{colour}{each}" for each in range(number, number + 3)), run=True)
            else:
                # For 12, the best run (11, 12, 13) is worth as much as the group; for 13, the group is worth more.
                others = "/".join(f"{other}{number}" for other in COLOURS if other != colour)
                yield _meld(tiles, (tiles[0], others, others), run=False)


MELDS = tuple(sorted((*_runs(), *_groups(), *_lone()), key=lambda meld: [KIND[tile] for tile in meld.tiles]))
NUMBER = {meld.tiles: number for number, meld in enumerate(MELDS)}


def spelled(tiles: Tiles) -> Tiles:
    """Return the tiles in the canonical order of the set that they make, or unchanged if they make none.

    >>> spelled(("*", "o7", "k7")), spelled(("*", "k7", "*")), spelled(("r3", "r5", "r4"))
    (('k7', 'o7', '*'), ('k7', '*', '*'), ('r3', 'r4', 'r5'))

    In a run, jokers stay where the player put them. In tiles that are out of order, jokers fill the gaps first.

    >>> spelled(("*", "k4", "k5")), spelled(("k5", "k4", "*")), spelled(("k7", "*", "*", "k4", "k5"))
    (('*', 'k4', 'k5'), ('*', 'k4', 'k5'), ('k4', 'k5', '*', 'k7', '*'))
    """
    if tiles in NUMBER:
        return tiles
    if not _known(tiles) or not MIN_SET_TILES <= len(tiles) <= HIGHEST:
        return tiles
    plain = sorted((tile for tile in tiles if tile != JOKER), key=KIND.__getitem__)
    grouped = (*plain, *[JOKER] * (len(tiles) - len(plain)))
    if grouped in NUMBER and (len(plain) == 1 or not MELDS[NUMBER[grouped]].run):
        return grouped
    if _one_colour(plain) and not _in_place(tiles):
        if tiles[::-1] in NUMBER:
            return tiles[::-1]
        filled = _filled(plain, len(tiles) - len(plain))
        if filled in NUMBER:
            return filled
    return tiles


def _known(tiles: Tiles) -> bool:
    return all(tile in KIND for tile in tiles)


def _one_colour(plain: Sequence[str]) -> bool:
    return len({tile[0] for tile in plain}) == 1


def _one_number(plain: Sequence[str]) -> bool:
    return len({tile[1:] for tile in plain}) == 1


def _in_place(tiles: Tiles) -> bool:
    """Return whether the plain tiles of one colour stand as far apart as their numbers.

    The place of each joker then says which tile it is, even if there is no such tile (`* k1 k2`).
    """
    return len({number_of(tile) - at for at, tile in enumerate(tiles) if tile != JOKER}) == 1


def _filled(plain: Sequence[str], jokers: int) -> Tiles:
    """Return the run of these tiles with jokers in its gaps, then at its upper end, then at its lower end, if any."""
    colour, numbers = plain[0][0], [number_of(tile) for tile in plain]
    low, high = numbers[0], numbers[-1]
    spare = jokers - (high - low + 1 - len(set(numbers)))
    if spare < 0 or len(set(numbers)) < len(numbers):
        return ()
    above = min(spare, HIGHEST - high)
    low -= spare - above
    wanted = (f"{colour}{number}" for number in range(low, high + above + 1))
    return tuple(tile if tile in plain else JOKER for tile in wanted)


def why_not(tiles: Tiles) -> Message:
    """Say why these tiles, in this order, do not make a set.

    >>> str(why_not(("r4", "r5", "r7")))
    'That run would skip from r5 to r7.'
    >>> str(why_not(("k7", "r7", "k7")))
    'A group has each colour only once, and k7 is there twice.'
    """
    for tile in tiles:
        if tile not in KIND:
            return say("no-such-tile", tile=repr(tile[:9]))
    plain = sorted((tile for tile in tiles if tile != JOKER), key=KIND.__getitem__)
    if len(tiles) - len(plain) > COPIES:
        return say("too-many-jokers", most=COPIES)
    if len(tiles) < MIN_SET_TILES:
        return _why_too_few(tiles)
    twice = next((tile for at, tile in enumerate(plain) if tile in plain[:at]), None)
    if _one_number(plain):
        if twice:
            return say("colour-twice", tile=twice)
        return say("group-too-long", most=len(COLOURS), count=len(tiles))
    if _one_colour(plain):
        return _why_no_run(tiles, plain, twice)
    return say("not-a-set", tiles=" ".join(tiles))


def _why_too_few(tiles: Tiles) -> Message:
    both = Listed(tiles)
    if building(tiles):
        return say("set-needs-more", tiles=both, have=len(tiles), more=MIN_SET_TILES - len(tiles))
    if len(set(tiles)) < len(tiles):
        return say("set-has-twice", tile=tiles[0])
    return say("nothing-in-common", tiles=both)


def _why_no_run(tiles: Tiles, plain: Sequence[str], twice: str | None) -> Message:
    colour = plain[0][0]
    if twice:
        return say("number-twice", tile=twice)
    if len(tiles) > HIGHEST:
        return say("run-too-long", most=HIGHEST, count=len(tiles))
    if _in_place(tiles):
        if number_of(plain[0]) <= tiles.index(plain[0]):
            return say("joker-below", tile=f"{colour}1")
        return say("joker-above", tile=f"{colour}{HIGHEST}")
    if (f"{colour}{HIGHEST}", f"{colour}1") in pairwise(tiles):
        return say("run-wraps", last=f"{colour}{HIGHEST}", first=f"{colour}1")
    spare = len(tiles) - len(plain)
    for below, above in pairwise(plain):
        spare -= number_of(above) - number_of(below) - 1
        if spare < 0:
            return say("run-skips", below=below, above=above)
    raise AssertionError(f"{tiles} makes a run")


def building(tiles: Tiles) -> bool:
    """Return whether more tiles can complete these into a set.

    >>> building(("k3", "k5")), building(("k3", "r3")), building(("k3", "r4")), building(("k3", "k3"))
    (True, True, False, False)
    """
    plain = [tile for tile in tiles if tile != JOKER]
    if not _known(tiles) or len(set(plain)) < len(plain) or len(tiles) - len(plain) > COPIES:
        return False
    if not plain or _one_number(plain):
        return len(tiles) <= len(COLOURS)
    return _one_colour(plain) and len(tiles) <= HIGHEST and (len(tiles) < MIN_SET_TILES or not _in_place(tiles))
