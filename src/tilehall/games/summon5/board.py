"""The Great Loom as bytes, one per cell. Its border is so wide that no sequence reaches across an edge."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from typing import Final

from tilehall.core.game import Cell

WIDEST: Final = 15
LONGEST: Final = 5  # tiles in a sequence (R1.4)
STRIDE: Final = WIDEST + LONGEST  # the border between two rows is as wide as the longest sequence
AREA: Final = STRIDE * (WIDEST + 2 * LONGEST)
ACROSS: Final = 1  # the offset of the next cell in the same row
DOWN: Final = STRIDE  # the offset of the next cell in the same column
WAYS: Final = (ACROSS, DOWN)

# A cell holds a tile 0-9, or one of these values. Values up to PORTAL count as tiles; values above EMPTY take no tile.
PORTAL: Final = 10
EMPTY: Final = 11
DEAD: Final = 12  # empty, but a tile here would make a sequence longer than five, for the rest of the game
BLOCK: Final = 13  # an obstacle, or the border

SYMBOLS: Final = "0123456789*..#"  # the symbol of each value
# The value that each cell adds to a sum: nothing for portals (R1.12).
VALUES: Final = bytes(range(10)).ljust(256, b"\0")
_TILES: Final = bytes([1] * (PORTAL + 1)).ljust(256, b"\0")
_TEXT: Final = SYMBOLS.encode().ljust(256)
_CODES: Final = {symbol: code for code, symbol in enumerate(SYMBOLS) if code != DEAD}

CELLS: Final[dict[int, Cell]] = {
    (row + LONGEST) * STRIDE + column + LONGEST: (row, column) for row in range(WIDEST) for column in range(WIDEST)
}
INDEX: Final[dict[Cell, int]] = {cell: at for at, cell in CELLS.items()}

Laid = tuple[tuple[int, int], ...]  # tiles to place: (cell, tile), in the order of the cells
Line = tuple[int, int, int]  # an unbroken line of tiles: the direction, its first and its last cell


def crossing(way: int) -> int:
    """Return the direction that crosses this one."""
    return ACROSS + DOWN - way


def centre(size: int) -> int:
    """Return the cell of the first tile."""
    return INDEX[size // 2, size // 2]


def beside(at: int) -> tuple[int, int, int, int]:
    """Return the four cells next to a cell."""
    return at - DOWN, at - ACROSS, at + ACROSS, at + DOWN


def next_to_tile(board: bytes | bytearray, at: int) -> bool:
    """Return whether a tile is next to a cell. One expression without a loop, because every placed tile asks this."""
    return (
        board[at - DOWN] <= PORTAL
        or board[at - ACROSS] <= PORTAL
        or board[at + ACROSS] <= PORTAL
        or board[at + DOWN] <= PORTAL
    )


def from_rows(rows: tuple[str, ...]) -> bytes:
    """Return a board from its text.

    >>> rows = ("." * 11,) * 5 + (".....5#....",) + ("." * 11,) * 5
    >>> to_rows(from_rows(rows), 11) == rows
    True
    """
    cells = bytearray([BLOCK]) * AREA
    inside = [INDEX[row, column] for row in range(len(rows)) for column in range(len(rows))]
    for at, symbol in zip(inside, "".join(rows), strict=True):
        cells[at] = _CODES[symbol]
    for at in inside:
        for way in WAYS:
            mark_dead(cells, at, way)
    return bytes(cells)


@lru_cache(maxsize=1024)  # all watchers of a turn see the same board
def to_rows(board: bytes, size: int) -> tuple[str, ...]:
    """Return a board as text: digits, `*` for portals, `#` for obstacles, `.` for empty cells."""
    text, first = to_text(board), INDEX[0, 0]
    return tuple([text[start : start + size] for start in range(first, first + size * DOWN, DOWN)])


def to_text(line: bytes) -> str:
    """Return adjacent cells as text."""
    return line.translate(_TEXT).decode()


def ends(board: bytes | bytearray, at: int, way: int) -> tuple[int, int]:
    """Return the first and the last cell of the unbroken line of tiles through a cell or a tile placed there."""
    first = last = at
    while board[first - way] <= PORTAL:
        first -= way
    while board[last + way] <= PORTAL:
        last += way
    return first, last


def lay(board: bytes, tiles: Laid) -> bytes:
    """Return the board with the tiles of a draft on it."""
    cells = bytearray(board)
    for at, tile in tiles:
        cells[at] = tile
    return bytes(cells)


def lines(board: bytes, tiles: Laid) -> list[Line]:
    """Return the lines of tiles through the tiles of a draft, which are on the board: rows, then columns."""
    found: list[Line] = []
    for way in WAYS:
        first, last = 0, -1
        for at, _ in tiles:
            if not (first <= at <= last and (at - first) % way == 0):  # not in the same line as the tile before it
                first, last = ends(board, at, way)
                found.append((way, first, last))
    return found


def weave(board: bytes, changed: Iterable[Line]) -> bytes:
    """Return the board after a turn that has changed these lines."""
    cells = bytearray(board)
    for way, first, last in changed:
        full = last - first == (LONGEST - 1) * way
        if full or cells[first - 2 * way] <= PORTAL:
            mark_dead(cells, first - way, way)
        if full or cells[last + 2 * way] <= PORTAL:
            mark_dead(cells, last + way, way)
    return bytes(cells)


def mark_dead(cells: bytearray, at: int, way: int) -> None:
    """Mark a cell if it can never take a tile again because of R1.4: the line would be too long."""
    if cells[at] == EMPTY:
        first, last = ends(cells, at, way)
        if last - first >= LONGEST * way:
            cells[at] = DEAD


def beside_tiles(board: bytes) -> bytes:
    """Return a 1 for each cell that is next to a tile, and a 0 for all others."""
    tiles = int.from_bytes(board.translate(_TILES), "little")
    near = tiles << 8 * ACROSS | tiles >> 8 * ACROSS | tiles << 8 * DOWN | tiles >> 8 * DOWN
    return near.to_bytes(AREA, "little")


def frontier(board: bytes) -> list[int]:
    """Return the empty cells next to a tile, row by row."""
    return [at for at in compress(range(AREA), beside_tiles(board)) if board[at] == EMPTY]
