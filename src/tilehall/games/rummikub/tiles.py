"""The tiles, and bags of tiles as integers with two bits per kind, since there are two copies of every tile.

`+` joins two bags; `-` removes a bag from one that contains it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from tilehall.core.game import Malformed
from tilehall.core.message import Listed, Message
from tilehall.core.notation import clip
from tilehall.games.rummikub.words import say

COLOURS = "krbo"  # black, red, blue, orange: the order within a group
HIGHEST = 13  # numbers run from 1 to 13
JOKER = "*"
HIDDEN = "?"
COPIES = 2
JOKER_POINTS = 30  # R4.8: the penalty for a joker left on a rack

TILES = (*(f"{colour}{number}" for colour in COLOURS for number in range(1, HIGHEST + 1)), JOKER)
KIND = {tile: kind for kind, tile in enumerate(TILES)}
WIDTH = 2  # bits per kind
SHIFTS = tuple(range(0, WIDTH * len(TILES), WIDTH))
ONE = {tile: 1 << shift for tile, shift in zip(TILES, SHIFTS, strict=True)}
JOKERS = SHIFTS[-1]  # the jokers are the top bits: `bag >> JOKERS` counts them
LOW = sum(ONE.values())
BOX = COPIES * LOW
ONE_COLOUR = (1 << WIDTH * HIGHEST) - 1  # the bits of all kinds of one colour
POINTS = (*(number for _ in COLOURS for number in range(1, HIGHEST + 1)), JOKER_POINTS)

Bag = int


def read_tile(word: str) -> str:
    """Parse a tile in any spelling. Raises `Malformed` with the reason (C4).

    >>> read_tile("K7"), read_tile("*")
    ('k7', '*')
    >>> read_tile("k14")
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: There is no tile k14: numbers run from 1 to 13.
    """
    tile = word.lower()
    if tile in KIND:
        return tile
    if not re.fullmatch(r"[a-z](0|[1-9][0-9]{0,8})", tile):
        raise Malformed(say("no-tile", word=clip(word)))
    if tile[0] not in COLOURS:
        raise Malformed(say("no-such-colour", tile=tile))
    raise Malformed(say("no-such-number", tile=tile, last=HIGHEST))


def read_dealt(word: str) -> str:
    """Parse a dealt tile, which may be hidden."""
    return word if word == HIDDEN else read_tile(word)


def bag_of(tiles: Iterable[str]) -> Bag:
    """Pack tiles into a bag."""
    return sum(ONE[tile] for tile in tiles)


@lru_cache(maxsize=1 << 12)  # a rack changes only in its owner's turns
def tiles_of(bag: Bag) -> tuple[str, ...]:
    """List the tiles of a bag by colour, then by number, jokers last.

    >>> tiles_of(bag_of(("*", "o1", "k10", "k9", "k10")))
    ('k9', 'k10', 'k10', 'o1', '*')
    """
    tiles: tuple[str, ...] = ()
    for first in range(0, len(TILES), HIGHEST):
        if part := bag >> WIDTH * first & ONE_COLOUR:
            tiles += _tiles_from(first, part)
    return tiles


@lru_cache(maxsize=1 << 14)  # a move changes one colour or two of a bag
def _tiles_from(first: int, part: Bag) -> tuple[str, ...]:
    """Return the tiles of one colour, or the jokers, of a bag. `first` is the lowest kind in it."""
    return tuple(
        [
            tile
            for tile, shift in zip(TILES[first : first + HIGHEST], SHIFTS, strict=False)
            for _ in range(part >> shift & 3)
        ]
    )


def listed(tiles: Sequence[str]) -> Listed:
    """List tiles in words. Equal tiles must be next to each other.

    >>> str(listed(("k7", "k7", "*", "r2"))), str(listed(("o9",)))
    ('both black 7s, the joker and the red 2', 'the orange 9')
    """
    return Listed(tuple(_equal(tile, tiles.count(tile)) for tile in dict.fromkeys(tiles)))


def _equal(tile: str, count: int) -> Message:
    colour, number = ("joker", "") if tile == JOKER else (tile[0], tile[1:])
    return say("equal-tiles", colour=colour, number=number, count=count)


def size(bag: Bag) -> int:
    """Count the tiles of a bag.

    >>> size(BOX)
    106
    """
    return (bag & LOW).bit_count() + 2 * (bag >> 1 & LOW).bit_count()


def points(bag: Bag) -> int:
    """Return the penalty for tiles left on a rack (R4.8).

    >>> points(bag_of(("k9", "k9", "o13", "*")))
    61
    """
    return sum((bag >> shift & 3) * each for shift, each in zip(SHIFTS, POINTS, strict=True))


def within(part: Bag, whole: Bag) -> bool:
    """Return whether one bag is part of another.

    >>> within(bag_of(("k9", "k9")), bag_of(("k9", "o1", "k9"))), within(bag_of(("k9", "k9")), bag_of(("k9", "o1")))
    (True, False)
    """
    ones, twos = part | part >> 1, part >> 1
    return not (ones & ~(whole | whole >> 1) | twos & ~(whole >> 1)) & LOW


def less(whole: Bag, part: Bag) -> Bag:
    """Remove tiles from a bag, ignoring those that it does not hold.

    >>> tiles_of(less(bag_of(("k9", "k9", "o1")), bag_of(("k9", "b2", "o1"))))
    ('k9',)
    """
    first = (whole | whole >> 1) & (part | part >> 1) & LOW  # the kinds of which both have a tile
    second = (whole & part) >> 1 & LOW  # those of which both have two
    return whole - first - second
