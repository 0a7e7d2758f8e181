"""The points of sequences (R1.5, R1.12)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from tilehall.games.summon5.board import CELLS, PORTAL, VALUES, Laid, Line, lines, to_text
from tilehall.games.summon5.state import Options, Run

BASE = 10  # points per multiple of the Sacred Number
PATTERN = 10  # points per pattern
PATTERNED = 3  # the number of tiles from which patterns count


def points(tiles: bytes, options: Options, rounds: int) -> int:
    """Return the points of a sequence after this many completed rounds.

    >>> [points(bytes(tiles), Options(), 0) for tiles in ([1, 4], [2, 2, 2, 2, 2], [1, 2, 3], [0, 0])]
    [10, 20, 0, 0]
    >>> points(bytes([1, PORTAL, 4]), Options(sacred=(5, 2), portals=1), 0)
    20
    """
    values = tiles.translate(VALUES)
    total = sum(values)
    times = sum(total // number for number in options.sacred if total % number == 0)
    if not times:
        return 0
    base = BASE + rounds if options.progressive else BASE
    factor = max(options.multipliers[tile] for tile in tiles if tile != PORTAL)
    earned = times * base * factor << tiles.count(PORTAL)
    if options.patterns and len(values) >= PATTERNED:
        steps = {after - before for before, after in pairwise(values)}
        earned += PATTERN * ((values == values[::-1]) + (steps == {1} or steps == {-1}) + (steps == {0}))
    return earned


def most_points(options: Options, total: int, rounds: int) -> int:
    """Return a bound on the points of a sequence whose tiles sum to at most `total`, within this many rounds.

    >>> most_points(Options(), 180, 39)
    360
    """
    times = sum(total // number for number in options.sacred)
    base = BASE + rounds if options.progressive else BASE
    patterns = 3 * PATTERN if options.patterns else 0
    return (times * base * max(options.multipliers) << options.portals) + patterns


def formed(board: bytes, tiles: Laid, options: Options, rounds: int) -> tuple[Run, ...]:
    """Return the sequences that new tiles form or extend (R1.4), without duplicates: rows, then columns."""
    return runs_of(board, lines(board, tiles), options, rounds)


def runs_of(board: bytes, found: Iterable[Line], options: Options, rounds: int) -> tuple[Run, ...]:
    """Return the sequences among the lines through new tiles. A tile alone is none."""
    runs = []
    for way, first, last in found:
        if first != last:
            line = board[first : last + 1 : way]
            cells = tuple([CELLS[each] for each in range(first, last + 1, way)])
            runs.append(Run(cells, to_text(line), sum(line.translate(VALUES)), points(line, options, rounds)))
    return tuple(runs)
