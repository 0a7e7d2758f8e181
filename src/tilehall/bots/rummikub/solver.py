"""The exact solver: the most tiles, or points, that a rack can lay on a table, and sets that change it little.

A first dynamic program finds what can be laid. A second one lays as much and keeps more neighbours on the table
together; where few sets are lifted, further ones try whether fewer do.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

from tilehall.bots.rummikub.allocations import TILE_WEIGHT
from tilehall.bots.rummikub.dynamic_program import TILES, DynamicProgram, TileWeights
from tilehall.bots.rummikub.play import Play, changing
from tilehall.bots.rummikub.recut import recut, with_spare_jokers
from tilehall.bots.rummikub.sets import number_of_set
from tilehall.games.rummikub.melds import MELDS
from tilehall.games.rummikub.state import bag_of_sets
from tilehall.games.rummikub.tiles import COLOURS, COPIES, HIGHEST, JOKERS, LOW, WIDTH, Bag, size

FEW: Final = 250  # states met: up to so many, all plays that lay as much are compared
BEAM: Final = 20  # beyond that, a beam search: states of a layer that are followed
TRIES: Final = 30  # ways to lift fewer sets that are looked at, one by one
SPAN: Final = WIDTH * HIGHEST  # bits of a bag that a colour takes
SPANNED: Final = (1 << SPAN) - 1
PLAIN: Final[Bag] = (1 << JOKERS) - 1  # the bits of a bag that are no jokers


def most_laid(table: Bag, rack: Bag, weights: TileWeights = TILES) -> Bag:
    """The tiles of the rack that can be laid at once, the most by weight, as if jokers left over could always be added.

    >>> from tilehall.games.rummikub.tiles import bag_of, tiles_of
    >>> tiles_of(most_laid(bag_of(("k5", "k6", "k7")), bag_of(("k8", "k13", "r3", "b3", "o3"))))
    ('k8', 'r3', 'b3', 'o3')
    """
    program = DynamicProgram(table, rack, weights, sparing=True)
    return program.tiles() - (table & PLAIN) + (rack & ~PLAIN) if program.last is not None and program.score else 0


def solve(table: tuple[int, ...], rack: Bag, weights: TileWeights = TILES, needed: Bag = 0) -> Play | None:
    """The play that lays the most, and of those one that changes the table least; None where nothing can be laid.

    Tiles of the rack that are `needed` have to be laid.

    What it lays is exact. That no play lays as much and lifts fewer sets is certain up to TRIES ways to lift fewer, and
    nearly always so beyond that.

    >>> from tilehall.games.rummikub.melds import NUMBER
    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> table = (NUMBER["k5", "k6", "k7"], NUMBER["r9", "r10", "*"])
    >>> play = solve(table, bag_of(("k8", "r11", "b3", "o3", "o9")))
    >>> [" ".join(MELDS[number].tiles) for number in play.laid]
    ['k5 k6 k7 k8', 'r9 r10 r11', 'b3 o3 *']
    """
    bag, rack = bag_of_sets(table) + needed, rack - needed
    # Nearly always a joker that is left can be added to some set; where it cannot, jokers are placed one by one.
    for sparing in (True, False):
        program = DynamicProgram(bag, rack, weights, sparing)
        play = _played(program, table)
        if play is None:
            continue
        if not play.put:
            return None
        if not play.lifted:
            return play
        if program.seen < FEW:
            keeping = _played(DynamicProgram(bag, rack, weights, sparing, table), table)
        else:
            keeping = _played(DynamicProgram(bag_of_sets(table) + play.put, 0, weights, sparing, table, BEAM), table)
        if keeping is not None and len(keeping.lifted) <= len(play.lifted):
            play = keeping
        return play if needed else _with_fewer(play, table, rack, weights, program.score)
    return None


def _with_fewer(play: Play, table: tuple[int, ...], rack: Bag, weights: TileWeights, score: int) -> Play:
    """A play that lays as much and lifts fewer sets, where there are few enough to look at all, or else the same."""
    if sum(comb(len(table), count) for count in range(len(play.lifted))) > TRIES:
        return play
    for count in range(len(play.lifted)):
        for lifted in sorted(set(combinations(table, count))):
            bag = bag_of_sets(lifted)
            if weights == TILES and size(rack & placeable(bag + rack)) * TILE_WEIGHT < score:
                continue
            program = DynamicProgram(bag, rack, weights, sparing=True)
            other = _played(program, lifted) if program.score == score else None
            if other is not None:
                return other
    return play


def placeable(hand: Bag) -> Bag:
    """The bits of all tiles that are part of some set which these tiles make; with a joker, of all tiles.

    >>> from tilehall.games.rummikub.tiles import bag_of, tiles_of
    >>> hand = bag_of(("k1", "k2", "k3", "k13", "r1", "r1", "r2", "b1", "o9"))
    >>> tiles_of(hand & placeable(hand))
    ('k1', 'k2', 'k3', 'r1', 'r1', 'b1')
    """
    if hand >> JOKERS:
        return (PLAIN + 1) * (COPIES + 1) + PLAIN
    have = (hand | hand >> 1) & LOW
    colours = [have >> SPAN * colour & SPANNED for colour in range(len(COLOURS))]
    black, red, blue, orange = colours
    groups = black & red & (blue | orange) | blue & orange & (black | red)
    found = 0
    for colour, tiles in enumerate(colours):
        starts = tiles & tiles >> WIDTH & tiles >> 2 * WIDTH
        found |= (starts | starts << WIDTH | starts << 2 * WIDTH | groups & tiles) << SPAN * colour
    return found | found << 1


def _played(program: DynamicProgram, table: tuple[int, ...]) -> Play | None:
    """The best way of a program as a play; None where there is no room for the jokers that it has spared."""
    if program.last is None:
        return None
    sets = with_spare_jokers(recut(program.sets(), table), program.spared, table)
    if sets is None:
        return None
    spelt = {MELDS[number].bag: number for number in table}  # with jokers, the same tiles may be laid otherwise
    numbers = [number_of_set(each.tiles) for each in sets]
    return changing(table, [spelt.get(MELDS[number].bag, number) for number in numbers])
