"""Rummikub as a picture: the sets on the felt, and every player with the visible rack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilehall.core.message import in_words
from tilehall.core.svg import Picture, caption, clipped, group, numeral, path, picture, rect, text
from tilehall.games.rummikub.tiles import JOKER
from tilehall.games.rummikub.view import Tiles, View, heading, standing
from tilehall.games.rummikub.words import say

WIDTH = 760
TILE, HIGH = 40, 54  # units of a tile
ROW = HIGH + 20  # from one row of sets to the next
GAP = 22  # between sets
EDGE = 24
INK = {"k": "#22252b", "r": "#bd2430", "b": "#1d55b0", "o": "#a65100", JOKER: "#7a2a86"}
# A shape per colour, 20 by 20, as on the page: lozenge, disc, triangle, square.
SHAPES = {
    "k": "M10 0L20 10L10 20L0 10Z",
    "r": "M1 10a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
    "b": "M10 0L20 18H0Z",
    "o": "M4.5 1.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z",
}
JESTER = (
    "M3 9L7 12L8 4L12 10L16 4L17 12L21 9L19 15H5ZM6.5 16.5h11a5.5 5.5 0 0 1-11 0Z"
    "M1.4 8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0ZM6.4 3.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z"
    "M14.4 3.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0ZM19.4 8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z"
)


def draw(title: str, view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the sets, the loose tiles of this turn, and one rack per seat."""
    laid = list(view.laid)
    body: list[str] = []
    y: float = EDGE + 26
    readings = iter(view.readings)
    for row in rows(view.table):
        x = EDGE
        for meld in row:
            fresh = meld in laid
            if fresh:
                laid.remove(meld)
            body.append(group(*set_of(meld, next(readings), fresh), at=(x, y)))
            x += TILE * len(meld) + GAP
        y += ROW
    if not view.table:
        body.append(text(WIDTH / 2, y + 30, 20, in_words(say("table-empty"), language), fill="#cfe3d4"))
        y += ROW
    for label, tiles in ((say("loose"), view.loose), *((say("no-set-yet"), each) for each in view.building)):
        if tiles:
            body.append(text(EDGE, y + 32, 17, in_words(label, language), "start", fill="#ffd36b"))
            body.append(group(*tiles_of(tiles), at=(EDGE + 100, y)))
            y += ROW
    felt = y + 6
    players: list[str] = []
    y = felt
    for seat in range(len(view.counts)):
        players += player(view, seat, names[seat], y, language)
        y += rack_height(view.racks[seat])
    ground = (
        rect(0, 0, WIDTH, y, fill="#2c6a50"),
        text(EDGE, 30, 17, in_words(heading(view), language), "start", fill="#f2f7ef"),
    )
    return picture(WIDTH, y, caption(title, view, names, language), *ground, *body, *players)


def rows(table: Sequence[Tiles]) -> list[list[Tiles]]:
    """Return the sets in rows that fit the width.

    >>> [len(row) for row in rows([("k1", "k2", "k3")] * 6)]
    [5, 1]
    """
    found: list[list[Tiles]] = []
    free = 0.0
    for meld in table:
        wide = TILE * len(meld)
        if wide > free:
            found.append([])
            free = WIDTH - 2 * EDGE
        found[-1].append(meld)
        free -= wide + GAP
    return found


def set_of(meld: Tiles, reading: Tiles, fresh: bool) -> Iterator[str]:
    """Draw a set, with the tiles that its jokers stand for if that is certain. A set of this turn has an outline."""
    if fresh:
        yield rect(-5, -5, TILE * len(meld) + 8, HIGH + 10, 9, fill="none", stroke="#a9f2c0", stroke_width=2.5)
    yield from tiles_of(meld)
    for at, (tile, meant) in enumerate(zip(meld, reading, strict=True)):
        if tile == JOKER and meant[0] in SHAPES and "/" not in meant:
            yield numeral(at * TILE + TILE / 2 - 1, HIGH - 10, 14, meant, fill=INK[meant[0]])


def tiles_of(tiles: Sequence[str]) -> Iterator[str]:
    """Draw tiles side by side."""
    for at, tile in enumerate(tiles):
        yield group(*face(tile), at=(at * TILE, 0))


def face(tile: str) -> Iterator[str]:
    """Draw a tile: its number, and below it the shape and the letter of its colour."""
    wide, ink = TILE - 2, INK[tile[0]]
    yield rect(0, 2.5, wide, HIGH, 6, fill="#cdbd97")
    yield rect(0, 0, wide, HIGH, 6, fill="#fbf5e4", stroke="#e2d6b6", stroke_width=0.75)
    if tile == JOKER:
        yield group(path(JESTER, fill=ink), at=(wide / 2 - 15, 8), scale=1.25)
        return
    yield numeral(wide / 2, 19, 25, tile[1:], fill=ink)
    letter = numeral(10, 11.5 if tile[0] == "b" else 10, 12, tile[0], fill="#fbf5e4")
    yield group(path(SHAPES[tile[0]], fill=ink), letter, at=(wide / 2 - 7.5, 34), scale=0.75)


def backs(count: int) -> Iterator[str]:
    """Draw tiles that are hidden from the watcher."""
    step = min(14, (WIDTH - 2 * EDGE - 20) / max(1, count))
    for at in range(count):
        yield rect(at * step, 1.5, 20, 28, 4, fill="#9d8b5f")
        yield rect(at * step, 0, 20, 28, 4, fill="#d8c9a3", stroke="#9d8b5f", stroke_width=0.75)


def rack_height(rack: Tiles | None) -> float:
    """Return the height of a seat. A visible rack is higher than the backs of a hidden one."""
    return 84 if rack is None else 50 + ROW * max(1, len(shelves(rack)))


def shelves(rack: Tiles) -> list[Tiles]:
    """Return the rows of a visible rack."""
    per_row = (WIDTH - 2 * EDGE) // TILE
    return [rack[at : at + per_row] for at in range(0, len(rack), per_row)]


def player(view: View, seat: int, name: str, y: float, language: str) -> Iterator[str]:
    """Draw a seat: its name, its points, and its rack as the watcher sees it."""
    rack = view.racks[seat]
    turn = view.turn == seat
    yield rect(0, y, WIDTH, rack_height(rack), fill="#b07d4c" if seat % 2 == 0 else "#a87544")
    yield rect(0, y, WIDTH, 3, fill="#c99a66")
    if turn:
        yield path(f"M{EDGE - 12} {y + 16}l9 7l-9 7z", fill="#2b1a0b")
    ink = {"fill": "#2b1a0b", "font_weight": 700 if turn else 500}
    yield text(EDGE, y + 30, 18, clipped(name, 24), "start", **ink)
    has = in_words(standing(view, seat), language)
    yield text(WIDTH - EDGE, y + 30, 16, has, "end", fill="#2b1a0b")
    if rack is None:
        yield group(*backs(view.counts[seat]), at=(EDGE, y + 42))
    for number, shelf in enumerate(shelves(rack or ())):
        yield group(*tiles_of(shelf), at=(EDGE, y + 44 + number * ROW))
