"""The board as whole numbers: one bit a cell, ten bits a row, so that no line runs over an edge."""

from __future__ import annotations

from tilehall.core.game import Cell

SIZE = 9
CHAIN = 4  # stones in a row that attack
STRIDE = SIZE + 1  # the tenth bit of a row stays empty: it keeps a line from going on in the next row
ROW = (1 << SIZE) - 1
SHIFTS = tuple(range(0, STRIDE * SIZE, STRIDE))  # where each row begins

CELLS: tuple[Cell, ...] = tuple((row, column) for row in range(SIZE) for column in range(SIZE))
BIT: dict[Cell, int] = {cell: 1 << (cell[0] * STRIDE + cell[1]) for cell in CELLS}
BOARD = sum(BIT.values())
CELL: dict[int, Cell] = {bit: cell for cell, bit in BIT.items()}

THIRD = STRIDE * SIZE // 3  # bits of three rows: numbers of 30 bits are the fast ones of CPython

DIRECTIONS = (1, STRIDE, STRIDE + 1, STRIDE - 1)  # along a row, down a column, both diagonals


def chains(stones: int) -> int:
    """The stones that stand in a line of four or more, each once (R3.2).

    Chains leave the board in the move that forms them, so every line found here runs through the newest stone.

    >>> cells(chains(mask([(4, 1), (4, 2), (4, 3), (4, 4), (4, 6), (5, 5)])))
    ((4, 1), (4, 2), (4, 3), (4, 4))
    """
    found = 0
    for step in DIRECTIONS:
        pairs = stones & stones >> step
        fours = pairs & pairs >> 2 * step
        if fours:
            found |= fours | fours << step | fours << 2 * step | fours << 3 * step
    return found


def mask(cells: list[Cell] | tuple[Cell, ...]) -> int:
    """Cells as bits."""
    bits = 0
    for cell in cells:
        bits |= BIT[cell]
    return bits


def thirds(bits: int) -> tuple[int, int, int]:
    """The bits of each third of the board, from its own beginning.

    >>> thirds(BIT[0, 0] | BIT[3, 1] | BIT[6, 2])
    (1, 2, 4)
    """
    return bits & (1 << THIRD) - 1, bits >> THIRD & (1 << THIRD) - 1, bits >> 2 * THIRD


def cells(bits: int) -> tuple[Cell, ...]:
    """Bits as cells, row by row."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(CELL[lowest])
        bits ^= lowest
    return tuple(found)
