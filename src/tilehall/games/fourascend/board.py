"""The board as integers: one bit per cell and ten bits per row, so that no line wraps around an edge."""

from __future__ import annotations

from tilehall.core.game import Cell

SIZE = 9
CHAIN = 4  # stones in a row that make an attack
STRIDE = SIZE + 1  # the tenth bit of a row stays empty, so that no line continues in the next row
ROW = (1 << SIZE) - 1
SHIFTS = tuple(range(0, STRIDE * SIZE, STRIDE))  # the first bit of each row

CELLS: tuple[Cell, ...] = tuple((row, column) for row in range(SIZE) for column in range(SIZE))
BIT: dict[Cell, int] = {cell: 1 << (cell[0] * STRIDE + cell[1]) for cell in CELLS}
BOARD = sum(BIT.values())
CELL: dict[int, Cell] = {bit: cell for cell, bit in BIT.items()}

SYMBOLS = ".bw"  # the board as text: empty, a black stone, a white stone
ROW_ENDS = sum(3 << 4 * (shift + SIZE) for shift in SHIFTS)  # the digit 3 for the tenth bit of each row
FROM_DIGITS = str.maketrans("0123", f"{SYMBOLS},")

DIRECTIONS = (1, STRIDE, STRIDE + 1, STRIDE - 1)  # along a row, down a column, both diagonals


def _near(cell: Cell) -> int:
    """Return the cells of every line of four through a cell, including the cell."""
    away = [(0, 0), *((n * row, n * column) for n in range(1, CHAIN) for row in (-1, 0, 1) for column in (-1, 0, 1))]
    return sum(BIT.get((cell[0] + row, cell[1] + column), 0) for row, column in {*away})


NEAR = {bit: _near(cell) for cell, bit in BIT.items()}


def chains(stones: int) -> int:
    """Return the stones that stand in a line of four or more (R3.2).

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


def completing(stones: int) -> int:
    """Return the cells that form a line of four with three of these stones.

    >>> cells(completing(mask([(4, 1), (4, 2), (4, 4)])) & BOARD)
    ((4, 3),)
    """
    found = 0
    for step in DIRECTIONS:
        after, before = stones >> step, stones << step
        two_after, two_before = after & stones >> 2 * step, before & stones << 2 * step
        found |= two_after & (before | stones >> 3 * step) | two_before & (after | stones << 3 * step)
    return found


def mask(cells: list[Cell] | tuple[Cell, ...]) -> int:
    """Return cells as bits."""
    bits = 0
    for cell in cells:
        bits |= BIT[cell]
    return bits


def rows(black: int, white: int) -> tuple[str, ...]:
    """Return the board as text, one string per row.

    Writing a mask in binary and reading it as hexadecimal gives one digit per cell, so one sum holds both sides: 1 is a
    black stone, 2 a white one. The tenth digit of each row is 3, which becomes the comma between rows.

    >>> rows(BIT[0, 0] | BIT[8, 3], BIT[0, 2])[0], rows(BIT[0, 0] | BIT[8, 3], BIT[0, 2])[8]
    ('b.w......', '...b.....')
    """
    digits = int(f"{black:b}", 16) + 2 * int(f"{white:b}", 16) + ROW_ENDS
    return tuple(f"{digits:x}".translate(FROM_DIGITS)[:0:-1].split(","))


def cells(bits: int) -> tuple[Cell, ...]:
    """Return bits as cells, row by row."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(CELL[lowest])
        bits ^= lowest
    return tuple(found)
