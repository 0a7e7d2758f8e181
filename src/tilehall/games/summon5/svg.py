"""SUMMON5 as a picture: the loom with its tiles, and every player with the visible hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilehall.core.game import Cell
from tilehall.core.message import Listed, Text, in_words
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
from tilehall.games.summon5.view import View
from tilehall.games.summon5.words import say

CELL = 42
BEAM = 34  # the width of the wood around the loom, with the coordinates
SEAT = 56  # units of a player's row
GOLD = "#ffd166"
# The numerals in the corners of the tiles, as on the page: a stave with a different flag for each number.
FLAGS = ("", "M3 1h6", "M3 6h6", "M3 1l6 5", "M3 6l6-5", "M3 1h6l-6 5", "M9 1v5", "M3 1h6v5", "M9 1v5H3", "M3 1h6v5H3")
DEFS = (
    gradient("summon5-ivory", "#fffdf4", "#ebdfc4"),
    gradient("summon5-beam", "#a06a40", "#4f2d18"),
    tag(
        "pattern",
        rect(0, 0, 10, 10, fill="#1c1f52"),
        path("M.4 2.5h4.2M5.4 7.5h4.2", stroke="#2d3273", stroke_width=3.4, stroke_linecap="round"),
        path("M7.5 .4v4.2M2.5 5.4v4.2", stroke="#272b67", stroke_width=3.4, stroke_linecap="round"),
        id="summon5-cloth",
        width=10,
        height=10,
        patternUnits="userSpaceOnUse",
    ),
)


def draw(title: str, view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the loom, with marks on the tiles of this turn and the last one, and the seats below it."""
    size = len(view.board)
    loom = CELL * size
    width = loom + 2 * BEAM
    height = width + SEAT * len(view.hands) + 46
    body = [rect(0, 0, width, height, 14, fill="#1d2050"), *frame(size, width)]
    placed = {each.cell: each.tile for each in view.placed}
    latest = {each.cell for each in view.last.placed} if view.last else set()
    for row, symbols in enumerate(view.board):
        for column, symbol in enumerate(symbols):
            cell = (row, column)
            body += contents(
                placed.get(cell, symbol), cell, cell in placed, cell in latest, cell == (size // 2, size // 2)
            )
    body += runs(view)
    body.append(text(BEAM, width + 26, 17, heading(view, language), "start", fill="#c9c7ee"))
    rows = enumerate(names[: len(view.hands)])
    body += [group(*player(view, seat, name, width, language), at=(0, width + 40 + seat * SEAT)) for seat, name in rows]
    return picture(width, height, caption(title, view, names, language), *body, defs=DEFS)


def corner(cell: Cell) -> tuple[float, float]:
    """Return the upper left corner of a cell."""
    return BEAM + CELL * cell[1], BEAM + CELL * cell[0]


def frame(size: int, width: float) -> Iterator[str]:
    """Draw the beams with the coordinates, the cloth and its cords."""
    loom = CELL * size
    yield rect(0, 0, width, width, 14, fill="url(#summon5-beam)")
    yield rect(BEAM - 3, BEAM - 3, loom + 6, loom + 6, 5, fill="#4f2d18")
    yield rect(BEAM, BEAM, loom, loom, fill="url(#summon5-cloth)")
    lines = "".join(f"M{BEAM} {BEAM + CELL * at}h{loom}M{BEAM + CELL * at} {BEAM}v{loom}" for at in range(size + 1))
    yield path(lines, fill="none", stroke="#5359ab", stroke_width=2)
    for at in range(size):
        along = BEAM + CELL * (at + 0.5)
        yield numeral(along, BEAM / 2, 15, str(at), fill="#fbeedb")
        yield numeral(BEAM / 2, along, 15, str(at), fill="#fbeedb")


def contents(symbol: str, cell: Cell, placed: bool, latest: bool, centre: bool) -> Iterator[str]:
    """Draw the contents of a cell: a tile, the sun in the centre, a portal or an obstacle."""
    if symbol == ".":
        return
    if symbol == "*":
        yield group(*portal(), at=corner(cell))
    elif symbol == "#":
        yield group(*knot(), at=corner(cell))
    elif centre:
        yield group(*sun(symbol), at=corner(cell))
    else:
        edge = GOLD if placed else "#ff9c5b" if latest else ""
        yield group(*tile(symbol, edge), at=corner(cell))


def tile(number: str, edge: str = "") -> Iterator[str]:
    """Draw an ivory tile, with an optional coloured edge."""
    yield rect(3, 4.5, CELL - 6, CELL - 6, 6, fill="#b9a67b")
    rim: dict[str, Value] = {"stroke": edge, "stroke_width": 3} if edge else {"stroke": "#d8c8a3", "stroke_width": 0.75}
    yield rect(3, 3, CELL - 6, CELL - 6, 6, fill="url(#summon5-ivory)", **rim)
    rune = path(f"M3 1v12{FLAGS[int(number)]}", fill="none", stroke="#9a7a34", stroke_width=1.6, stroke_linecap="round")
    yield group(rune, at=(5.5, 6), scale=0.62)
    yield numeral(CELL / 2 + 1.5, CELL / 2 + 1, 25, number, fill="#2a2350")


def sun(number: str) -> Iterator[str]:
    """Draw the tile in the centre of the loom."""
    middle = CELL / 2
    rays = [path("M-2 -15L0 -20L2 -15Z", transform=f"rotate({turn})") for turn in range(0, 360, 30)]
    yield group(*rays, circle(0, 0, 15), at=(middle, middle), fill="#ffc53d")
    yield numeral(middle, middle, 22, number, fill="#4a2800")


def portal() -> Iterator[str]:
    """Draw a portal, which adds nothing to a sum and doubles the points of a sequence."""
    middle = CELL / 2
    yield circle(middle, middle, 16, fill="#123f52", stroke="#7fe3d4", stroke_width=3)
    yield circle(middle, middle, 9, fill="none", stroke="#7fe3d4", stroke_width=1.5, stroke_dasharray="4 3")
    yield numeral(middle, middle + 3, 22, "*", fill="#d9fff8")


def knot() -> Iterator[str]:
    """Draw an obstacle: a knot in the cloth."""
    yield rect(3, 3, CELL - 6, CELL - 6, 6, fill="#1a1b3f")
    yield path("M11 11L31 31M31 11L11 31", stroke="#8d86a8", stroke_width=5, stroke_linecap="round")


def runs(view: View) -> Iterator[str]:
    """Draw a line around each sequence of the last turn: gold if it scored, grey if not."""
    for run in view.last.runs if view.last else ():
        (top, left), (bottom, right) = run.cells[0], run.cells[-1]
        x, y = corner((min(top, bottom), min(left, right)))
        wide, high = CELL * (abs(right - left) + 1), CELL * (abs(bottom - top) + 1)
        yield rect(
            x + 1, y + 1, wide - 2, high - 2, 8, fill="none", stroke=GOLD if run.points else "#a9a7c9", stroke_width=2
        )


def heading(view: View, language: str) -> str:
    """Return the sacred number, the pile and the round in words."""
    sacred = say("rule-sacred", numbers=Listed(view.options.sacred, "or"))
    now = say("game-over") if view.outcome else say("round", round=view.rounds + 1, final=view.final or 0)
    return " · ".join(in_words(each, language) for each in (sacred, say("pile", tiles=view.pile_count), now))


def player(view: View, seat: int, name: str, width: float, language: str) -> Iterator[str]:
    """Draw a seat: its name, its points, and its hand as the watcher sees it."""
    turn = view.turn == seat
    yield rect(
        BEAM / 2, 2, width - BEAM, SEAT - 6, 10, fill="#383d82" if turn else "#2b2f6b", stroke=GOLD if turn else "none"
    )
    called: Text = clipped(name, 18)
    if seat in view.resigned:
        called = say("has-resigned", player=called)
    elif seat in view.stuck:
        called = say("player-stuck", player=called)
    yield text(BEAM, 34, 19, in_words(called, language), "start", fill="#f2f0ff", font_weight=700 if turn else 500)
    yield numeral(width * 0.38, 27, 24, str(view.scores[seat]), fill=GOLD)
    hand, count, left = view.hands[seat], view.counts[seat], width * 0.44
    step = min(CELL, (width - BEAM - CELL - left) / max(1, count - 1))
    for at in range(count):
        yield group(*(back() if hand is None else tile(hand[at])), at=(left + at * step, 6))


def back() -> Iterator[str]:
    """Draw a tile that is hidden from the watcher."""
    yield rect(3, 3, CELL - 6, CELL - 6, 6, fill="#b7a077", stroke="#d8c8a3")
    yield path("M21 11v20M13 21h16", stroke="#8f7a52", stroke_width=3, stroke_linecap="round")
