"""What the next tile of a draft would be worth on every cell that it may go to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tilehall.games.summon5.board import CELLS, INDEX, WAYS, ends
from tilehall.games.summon5.scoring import points
from tilehall.games.summon5.state import Options, Run
from tilehall.games.summon5.weaving import Weaving

Worth = dict[str, dict[str, int]]  # by tile, then by cell


def worth(weaving: Weaving, cells: Iterable[int], runs: Sequence[Run], options: Options, rounds: int) -> Worth:
    """What the draft would earn with one more tile of the hand on each of these empty cells.

    What earns nothing is left out. `runs` are the sequences that the draft forms without it. A tile changes only the
    two lines through its own cell, so the other sequences are counted once. The bonus for an empty hand is not in it.
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
        row, column = CELLS[at]
        for tile, earned in found.items():
            here = bytes([int(tile)])
            if now := kept + sum(points(head + here + tail, options, rounds) for head, tail in lines):
                earned[f"{row},{column}"] = now
    return found


def _line(run: Run) -> tuple[int, int]:
    """Which way a sequence runs, and where it begins."""
    first, second = INDEX[run.cells[0]], INDEX[run.cells[1]]
    return second - first, first
