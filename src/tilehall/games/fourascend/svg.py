"""4ascend as a picture: the slate board with its stones and plants, and both health bars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilehall.core.game import Cell
from tilehall.core.message import in_words
from tilehall.core.svg import (
    Picture,
    Value,
    caption,
    circle,
    clipped,
    gradient,
    group,
    numeral,
    path,
    picture,
    rect,
    tag,
    text,
)
from tilehall.games.fourascend.view import View
from tilehall.games.fourascend.words import say

CELL = 50  # units from one cell to the next
MARGIN = 40  # from the edge to the first cell, with space for the coordinates
TOP = 96  # of the slab, below the health bars
BAR = 190  # units of a full health bar

DEFS = (
    gradient("fourascend-bench", "#d9b98c", "#c49c69"),
    gradient("fourascend-dark", "#5b6068", "#15171b", radial=True),
    gradient("fourascend-pale", "#fffdf6", "#c9c3b4", radial=True),
)
LEAVES = "M20 26C11 27 6 22 5 15C13 14 19 18 20 26ZM20 23C21 14 27 10 35 10C35 18 29 23 20 23Z"
GOLD = "#ffd479"


def draw(title: str, view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the board, the cells that an attack vacated with the power of each, and the health of both sides."""
    size = len(view.board)
    width = MARGIN + CELL * size + 24
    height = TOP + width + (40 if view.vacated else 0)
    body = [rect(0, 0, width, height, 14, fill="url(#fourascend-bench)")]
    for seat in (0, 1):
        body += health(view, seat, names[seat], width)
    body += slab(size, width)
    vacated = {each.cell: each.power for each in view.vacated}
    plants = set(view.plants)
    for row, symbols in enumerate(view.board):
        for column, symbol in enumerate(symbols):
            cell = (row, column)
            body.append(group(*contents(symbol, cell in plants, vacated.get(cell)), at=middle(cell)))
    if vacated:
        attack = say("attack.alone", player=clipped(names[1 - view.seat], 20), power=view.power)
        body.append(text(width / 2, height - 22, 20, in_words(attack, language), fill="#2b1d00", font_weight=600))
    return picture(width, height, caption(title, view, names, language), *body, defs=DEFS)


def middle(cell: Cell) -> tuple[float, float]:
    """Return the centre of a cell."""
    return MARGIN + CELL * (cell[1] + 0.5), TOP + MARGIN + CELL * (cell[0] + 0.5)


def health(view: View, seat: int, name: str, width: float) -> Iterator[str]:
    """Draw a player's stone, name and health bar: Black on the left, White on the right."""
    left = 22 if seat == 0 else width / 2 + 12
    share = max(0, view.hp[seat]) / view.options.hp
    if view.turn == seat:
        yield rect(left - 10, 12, width / 2 - 24, 74, 12, fill="#fff6df", fill_opacity=0.7, stroke="#8a5a1c")
    yield group(*stone("bw"[seat]), at=(left + 16, 36), scale=0.8)
    yield text(left + 40, 43, 19, clipped(name, 14), "start", fill="#2b1a0b", font_weight=600)
    yield rect(left, 60, BAR, 16, 8, fill="#d9d3c8", stroke="#7c5a32")
    yield rect(left, 60, BAR * min(1, share), 16, 8, fill="#2f7d4c")
    yield numeral(
        left + BAR / 2, 68, 13, f"{view.hp[seat]} / {view.options.hp}", fill="#ffffff" if share > 0.55 else "#2b1a0b"
    )


def slab(size: int, width: float) -> Iterator[str]:
    """Draw the empty board with its coordinates."""
    yield rect(8, TOP, width - 16, width - 8, 16, fill="#9fabb6", stroke="#7d8994", stroke_width=2)
    yield rect(MARGIN - 6, TOP + MARGIN - 6, CELL * size + 12, CELL * size + 12, 8, fill="#5d6771")
    for at in range(size):
        along = CELL * (at + 0.5) + MARGIN
        yield numeral(along, TOP + 20, 16, str(at), fill="#2f3942")
        yield numeral(22, TOP + along, 16, str(at), fill="#2f3942")
        for column in range(size):
            x, y = middle((at, column))
            yield rect(x - 23, y - 23, 46, 46, 6, fill="#87929c")


def contents(symbol: str, plant: bool, power: int | None) -> Iterator[str]:
    """Draw the contents of a cell around its centre: a plant, a stone, or the power that an answer there removes."""
    if plant:
        yield from leaves()
    if power is not None:
        yield rect(
            -20,
            -20,
            40,
            40,
            9,
            fill="#262d35",
            fill_opacity=0.75,
            stroke=GOLD,
            stroke_width=2.5,
            stroke_dasharray="6 4",
        )
        yield numeral(0, 0, 24, str(power), fill=GOLD)
    elif symbol != ".":
        yield from stone(symbol)
        if plant:  # below the stone, and visible at its edge
            yield group(*leaves(), at=(13, 12), scale=0.55)


def leaves() -> Iterator[str]:
    """Draw a plant around the centre of a cell."""
    edge: dict[str, Value] = {"stroke": "#17482a", "stroke_width": 1.2}
    yield tag("ellipse", cy=15, rx=11, ry=3, fill="#4d4438", fill_opacity=0.55)
    yield path("M0 15C0 8 -1 3 .5 -4", fill="none", stroke="#17482a", stroke_width=2.4)
    yield group(
        path(LEAVES, fill="#2f7d3f", **edge),
        path("M20.5 16C15 12 15 6 19 2.5C24 6 25 11 20.5 16Z", fill="#6fc46f", **edge),
        at=(-20, -20),
    )


def stone(symbol: str) -> Iterator[str]:
    """Draw a stone around the centre of a cell, with a ring on dark stones and a lozenge on pale ones."""
    dark = symbol == "b"
    yield circle(1, 4, 20, fill="#1d2429", fill_opacity=0.45)
    yield circle(
        0, 0, 20, fill=f"url(#fourascend-{'dark' if dark else 'pale'})", stroke="#0b0d10" if dark else "#8c806c"
    )
    if dark:
        yield circle(0, 0, 6, fill="none", stroke="#c3ccd7", stroke_width=2)
    else:
        yield path("M0 -6L6 0L0 6L-6 0Z", fill="#6e6454")
