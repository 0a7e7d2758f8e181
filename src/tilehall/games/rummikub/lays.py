"""Find the sets that a hand of tiles allows, from precomputed tables, by the colours and numbers at hand."""

from __future__ import annotations

from functools import lru_cache

from tilehall.games.rummikub.melds import MELDS
from tilehall.games.rummikub.steps import Lay, Lift
from tilehall.games.rummikub.tiles import COLOURS, COPIES, HIGHEST, JOKERS, KIND, LOW, ONE, WIDTH, Bag

LAYS = tuple(Lay(meld.tiles) for meld in MELDS)
LIFTS = tuple(Lift(meld.tiles) for meld in MELDS)

SPAN = WIDTH * HIGHEST  # bits per colour
COLOUR = (1 << SPAN) - 1
REMEMBERED = 1 << 12  # cached answers of `runs`; few enough that even the longest need little memory

Runs = tuple[tuple[Bag, Lay], ...]


def _runs() -> tuple[tuple[tuple[Runs, ...], ...], ...]:
    """Return runs by colour, by lowest plain tile and by available jokers, each with the plain tiles that it needs.

    Sets of one plain tile and two jokers are included, whether they are read as runs or as groups.
    """
    found: list[list[list[list[tuple[Bag, Lay]]]]]
    found = [[[[] for _ in range(COPIES + 1)] for _ in range(HIGHEST)] for _ in COLOURS]
    for meld, lay in zip(MELDS, LAYS, strict=True):
        if meld.run or meld.plain.bit_count() == 1:
            colour, lowest = divmod((meld.plain & -meld.plain).bit_length() // WIDTH, HIGHEST)
            for jokers in range(meld.jokers, COPIES + 1):
                found[colour][lowest][jokers].append((meld.plain >> SPAN * colour, lay))
    return tuple(tuple(tuple(map(tuple, lowest)) for lowest in colour) for colour in found)


def _groups() -> tuple[tuple[tuple[tuple[Lay, ...], ...], ...], ...]:
    """Return groups of two plain tiles or more by number, by the colours at hand (as bits), and by jokers."""
    found: list[list[list[list[Lay]]]]
    found = [[[[] for _ in range(COPIES + 1)] for _ in range(1 << len(COLOURS))] for _ in range(HIGHEST)]
    for meld, lay in zip(MELDS, LAYS, strict=True):
        if meld.run or meld.plain.bit_count() == 1:
            continue
        number = KIND[meld.tiles[0]] % HIGHEST
        needed = sum(1 << at for at, colour in enumerate(COLOURS) if ONE[f"{colour}{number + 1}"] & meld.plain)
        for colours, by_jokers in enumerate(found[number]):
            for jokers in range(meld.jokers, COPIES + 1):
                if not needed & ~colours:
                    by_jokers[jokers].append(lay)
    return tuple(tuple(tuple(map(tuple, colours)) for colours in number) for number in found)


RUNS = _runs()
GROUPS = _groups()


@lru_cache(REMEMBERED)
def runs(colour: int, tiles: Bag, jokers: int) -> tuple[Lay, ...]:
    """Return the runs that these tiles of a colour (one low bit each) allow with this many jokers."""
    found: list[Lay] = []
    left = tiles
    while left:
        lowest = left & -left
        found += [lay for needed, lay in RUNS[colour][lowest.bit_length() // WIDTH][jokers] if not needed & ~tiles]
        left -= lowest
    return tuple(found)


def lays(hand: Bag) -> list[Lay]:
    """Return every set that the tiles at hand allow, each once.

    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> [" ".join(lay.tiles) for lay in lays(bag_of("k1 k2 k2 k3 r2 b2 o7".split()))]
    ['k1 k2 k3', 'k2 r2 b2']
    >>> [" ".join(lay.tiles) for lay in lays(bag_of("k1 k2 r2 *".split()))]
    ['k1 k2 *', 'k2 r2 *']
    """
    jokers = hand >> JOKERS
    have = (hand | hand >> 1) & LOW
    colours = black, red, blue, orange = (
        have & COLOUR,
        have >> SPAN & COLOUR,
        have >> 2 * SPAN & COLOUR,
        have >> 3 * SPAN & COLOUR,
    )
    found: list[Lay] = []
    for colour, tiles in enumerate(colours):
        found += runs(colour, tiles, jokers)
    # The numbers at hand in three colours, or in two if there is a joker.
    numbers = black & red & (blue | orange) | blue & orange & (black | red)
    if jokers:
        numbers |= black & red | blue & orange | (black | red) & (blue | orange)
    while numbers:
        lowest = numbers & -numbers
        number = lowest.bit_length() // WIDTH
        shift = WIDTH * number
        bits = black >> shift & 1 | (red >> shift & 1) << 1 | (blue >> shift & 1) << 2 | (orange >> shift & 1) << 3
        found += GROUPS[number][bits][jokers]
        numbers -= lowest
    return found
