"""The Great Loom as bytes: one byte a cell, with a border wide enough that no sequence looks over an edge."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import Final

from tilehall.core.game import Cell

WIDEST: Final = 15  # rows and columns of the larger board
LONGEST: Final = 5  # tiles in a sequence (R1.4)
STRIDE: Final = WIDEST + LONGEST  # the border between two rows is as wide as a sequence is long
AREA: Final = STRIDE * (WIDEST + 2 * LONGEST)
ACROSS: Final = 1  # from a cell to the next in its row
DOWN: Final = STRIDE  # and in its column
WAYS: Final = (ACROSS, DOWN)

# A cell holds a tile 0-9, or one of these. What is at most PORTAL counts as a tile, what is above EMPTY takes none.
PORTAL: Final = 10
EMPTY: Final = 11
DEAD: Final = 12  # empty, but a tile there would make a sequence longer than five, now and for good
BLOCK: Final = 13  # an obstacle, or the border

SYMBOLS: Final = "0123456789*..#"  # a cell as text
VALUES: Final = bytes(range(10)).ljust(256, b"\0")  # what a cell adds to a sum: portals nothing (R1.12)
_TILES: Final = bytes([1] * (PORTAL + 1)).ljust(256, b"\0")
_EMPTIES: Final = bytes([code == EMPTY for code in range(256)])
_TEXT: Final = SYMBOLS.encode().ljust(256)
_CODES: Final = {symbol: code for code, symbol in enumerate(SYMBOLS) if code != DEAD}

CELLS: Final[dict[int, Cell]] = {
    (row + LONGEST) * STRIDE + column + LONGEST: (row, column) for row in range(WIDEST) for column in range(WIDEST)
}
INDEX: Final[dict[Cell, int]] = {cell: at for at, cell in CELLS.items()}

Laid = tuple[tuple[int, int], ...]  # tiles on their way to the board: where, which; in the order of the cells


def crossing(way: int) -> int:
    """The other of the two ways."""
    return ACROSS + DOWN - way


def centre(size: int) -> int:
    """Where the first tile lies."""
    return INDEX[size // 2, size // 2]


def beside(at: int) -> tuple[int, int, int, int]:
    """The four cells next to a cell."""
    return at - DOWN, at - ACROSS, at + ACROSS, at + DOWN


def from_rows(rows: tuple[str, ...]) -> bytes:
    """A board from its text.

    >>> rows = ("." * 11,) * 5 + (".....5#....",) + ("." * 11,) * 5
    >>> to_rows(from_rows(rows), 11) == rows
    True
    """
    cells = bytearray([BLOCK]) * AREA
    inside = [INDEX[row, column] for row in range(len(rows)) for column in range(len(rows))]
    for at, symbol in zip(inside, "".join(rows), strict=True):
        cells[at] = _CODES[symbol]
    mark_dead(cells, inside)
    return bytes(cells)


def to_rows(board: bytes, size: int) -> tuple[str, ...]:
    """A board as text: digits, `*` for portals, `#` for obstacles, `.` for what is empty."""
    text, first = to_text(board), INDEX[0, 0]
    return tuple([text[start : start + size] for start in range(first, first + size * DOWN, DOWN)])


def to_text(line: bytes) -> str:
    """Cells side by side as text."""
    return line.translate(_TEXT).decode()


def ends(board: bytes | bytearray, at: int, way: int) -> tuple[int, int]:
    """The first and the last cell of the unbroken line of tiles that runs, or would run, through a cell."""
    first = last = at
    while board[first - way] <= PORTAL:
        first -= way
    while board[last + way] <= PORTAL:
        last += way
    return first, last


def lay(board: bytes, tiles: Laid) -> bytes:
    """The board with the tiles of a draft on it."""
    cells = bytearray(board)
    for at, tile in tiles:
        cells[at] = tile
    return bytes(cells)


def weave(board: bytes, tiles: Laid) -> bytes:
    """The board with the tiles of a turn on it for good."""
    cells = bytearray(lay(board, tiles))
    runs = {(*ends(cells, at, way), way) for at, _ in tiles for way in WAYS}
    mark_dead(cells, {place for first, last, way in runs for place in (first - way, last + way)})
    return bytes(cells)


def mark_dead(cells: bytearray, places: Iterable[int]) -> None:
    """Mark which of these places can take a tile no more, because of R1.4."""
    for at in places:
        if cells[at] == EMPTY:
            for way in WAYS:
                first, last = ends(cells, at, way)
                if last - first >= LONGEST * way:
                    cells[at] = DEAD


def frontier(board: bytes) -> list[int]:
    """The empty cells next to a tile, row by row."""
    tiles = int.from_bytes(board.translate(_TILES), "little")
    empty = int.from_bytes(board.translate(_EMPTIES), "little")
    near = tiles << 8 * ACROSS | tiles >> 8 * ACROSS | tiles << 8 * DOWN | tiles >> 8 * DOWN
    return list(compress(range(AREA), (near & empty).to_bytes(AREA, "little")))
