"""The exact solver: find the most tiles or points that a rack can lay, with few changes to the table.

A first dynamic program finds what can be laid. A second one lays the same and keeps more neighbours on the table
together. If few sets are lifted, further programs try to lift fewer.
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

MAX_EXACT_STATES: Final = 250  # up to this number, all plays that lay as much are compared
BEAM: Final = 20  # states per layer in the beam search above that number
MAX_TRIES: Final = 30  # attempts to lift fewer sets
SPAN: Final = WIDTH * HIGHEST  # bits per colour in a bag
SPANNED: Final = (1 << SPAN) - 1
PLAIN: Final[Bag] = (1 << JOKERS) - 1  # mask of the tiles that are not jokers


def most_laid(table: Bag, rack: Bag, weights: TileWeights = TILES) -> Bag:
    """Return the heaviest choice of rack tiles that can be laid at once, assuming that spare jokers always fit.

    >>> from tilehall.games.rummikub.tiles import bag_of, tiles_of
    >>> tiles_of(most_laid(bag_of(("k5", "k6", "k7")), bag_of(("k8", "k13", "r3", "b3", "o3"))))
    ('k8', 'r3', 'b3', 'o3')
    """
    program = DynamicProgram(table, rack, weights, sparing=True)
    return program.tiles() - (table & PLAIN) + (rack & ~PLAIN) if program.last is not None and program.score else 0


def solve(table: tuple[int, ...], rack: Bag, weights: TileWeights = TILES, needed: Bag = 0) -> Play | None:
    """Return the play that lays the most and changes the table least, or None if nothing can be laid.

    It must lay the `needed` tiles of the rack.

    The laid tiles are always optimal. The number of lifted sets is minimal if MAX_TRIES attempts cover all ways to lift
    fewer, and nearly always otherwise.

    >>> from tilehall.games.rummikub.melds import NUMBER
    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> table = (NUMBER["k5", "k6", "k7"], NUMBER["r9", "r10", "*"])
    >>> play = solve(table, bag_of(("k8", "r11", "b3", "o3", "o9")))
    >>> [" ".join(MELDS[number].tiles) for number in play.laid]
    ['k5 k6 k7 k8', 'r9 r10 r11', 'b3 o3 *']
    """
    bag, rack = bag_of_sets(table) + needed, rack - needed
    # A spared joker can nearly always be added to some set. If not, jokers are placed one by one.
    for sparing in (True, False):
        program = DynamicProgram(bag, rack, weights, sparing)
        play = _played(program, table)
        if play is None:
            continue
        if not play.put:
            return None
        if not play.lifted:
            return play
        if program.seen < MAX_EXACT_STATES:
            keeping = _played(DynamicProgram(bag, rack, weights, sparing, table), table)
        else:
            keeping = _played(DynamicProgram(bag_of_sets(table) + play.put, 0, weights, sparing, table, BEAM), table)
        if keeping is not None and len(keeping.lifted) <= len(play.lifted):
            play = keeping
        return play if needed else _with_fewer(play, table, rack, weights, program.score)
    return None


def _with_fewer(play: Play, table: tuple[int, ...], rack: Bag, weights: TileWeights, score: int) -> Play:
    """Return a play that lays as much and lifts fewer sets, if there are few enough to try, or else the same play."""
    if sum(comb(len(table), count) for count in range(len(play.lifted))) > MAX_TRIES:
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
    """Return the bits of all tiles that are part of a set which these tiles make; with a joker, all tiles.

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
    """Return the solution of a program as a play, or None if there is no room for the spared jokers."""
    if program.last is None:
        return None
    sets = with_spare_jokers(recut(program.sets(), table), program.spared, table)
    if sets is None:
        return None
    spelt = {MELDS[number].bag: number for number in table}  # with jokers, the same tiles can make different sets
    numbers = [number_of_set(each.tiles) for each in sets]
    return changing(table, [spelt.get(MELDS[number].bag, number) for number in numbers])
