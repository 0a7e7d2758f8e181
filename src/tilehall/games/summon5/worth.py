"""The points of a draft with its next tile on every cell that the tile may go to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tilehall.games.summon5.board import CELLS, INDEX, WAYS, ends
from tilehall.games.summon5.scoring import points
from tilehall.games.summon5.state import Options, Run
from tilehall.games.summon5.weaving import Weaving

Worth = dict[str, dict[str, int]]  # by tile and cell


def worth(weaving: Weaving, cells: Iterable[int], runs: Sequence[Run], options: Options, rounds: int) -> Worth:
    """Return the points of the draft with one more tile of the hand on each of these empty cells.

    Cells that score nothing are omitted. `runs` are the sequences of the draft itself. A tile changes only the two
    lines through its cell, so the points of all other sequences are computed once. The bonus for an empty hand is not
    included.
    """
    before = {_line(run): run.points for run in runs}
    total = sum(before.values())
    found: Worth = {str(tile): {} for tile in sorted(set(weaving.hand))}
    for at in cells:
        kept = total
        lines = []
        for way in WAYS:
            first, last = ends(weaving.board, at, way)
            if first == last:
                continue
            kept -= before.get((way, first), 0) + before.get((way, at + way), 0)
            lines.append((weaving.board[first:at:way], weaving.board[at + way : last + 1 : way]))
        if not lines and not kept:
            continue  # no tile can score here yet
        row, column = CELLS[at]
        for tile, earned in found.items():
            here = bytes([int(tile)])
            if now := kept + sum(points(head + here + tail, options, rounds) for head, tail in lines):
                earned[f"{row},{column}"] = now
    return found


def _line(run: Run) -> tuple[int, int]:
    """Return the direction of a sequence and its first cell."""
    first, second = INDEX[run.cells[0]], INDEX[run.cells[1]]
    return second - first, first
