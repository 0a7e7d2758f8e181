"""The board of 4ascend: chains are looked for only near the newest stone."""

from __future__ import annotations

from tilehall.games.fourascend.board import BIT, CELLS, NEAR, chains, mask


def test_every_line_of_four_is_near_each_of_its_cells() -> None:
    """Stones that are not near the newest one are not examined, so they must not be able to make a chain with it."""
    lines = 0
    for row, column in CELLS:
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            line = [(row + n * down, column + n * right) for n in range(4)]
            if all(cell in BIT for cell in line):
                lines += 1
                assert chains(mask(line)) == mask(line)
                assert all(mask(line) & NEAR[BIT[cell]] == mask(line) for cell in line)
    assert lines == 2 * 6 * 9 + 2 * 6 * 6
