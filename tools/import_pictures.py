"""Draw the packages and what they import, from the tables that the tests check, as an SVG for the documentation.

    python -m tools.import_pictures

writes docs/pictures/architecture-packages.svg.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

from tests.test_imports import MAY_USE, SERVER_MAY_USE

from tilehall.core.svg import path, picture, rect, tag, text

PICTURE = Path(__file__).parent.parent / "docs/pictures/architecture-packages.svg"
WIDTH, BOX, HEIGHT, ROW, MARGIN, TITLE = 860, 108, 34, 76, 20, 44  # pixels
INK, SOFT, PAPER, CARD = "#26314f", "#4a5470", "#fdfaf2", "#fff"
SWEEPS = 24  # over the rows, to bring what is joined close together
HINT = "An arrow means “imports”. What other arrows lead to has no arrow of its own."

Place = tuple[str, ...]  # of a package, ("core",), or where an arrow crosses a row: ("cluster", "company", "1")
Arrows = list[tuple[Place, Place]]


def direct(uses: Mapping[str, set[str]]) -> list[tuple[str, str]]:
    """Return the imports that no other imports lead to, each with the importing package first.

    >>> direct({"core": set(), "table": {"table", "core"}, "server": {"table", "core"}})
    [('table', 'core'), ('server', 'table')]
    """

    def led_to(name: str) -> set[str]:
        return {name}.union(*(led_to(other) for other in uses[name] - {name}))

    return [
        (above, below)
        for above, used in uses.items()
        for below in sorted(used - {above})
        if not any(below in led_to(other) for other in used - {above, below})
    ]


def layered(uses: Mapping[str, set[str]]) -> tuple[list[list[Place]], Arrows]:
    """Return the rows of places, the highest first, and the arrows between them.

    Each package is below all that import it.
    """
    arrows = direct(uses)

    def row_of(name: str) -> int:
        return max((1 + row_of(above) for above, below in arrows if below == name), default=0)

    rows: list[list[Place]] = [[] for _ in range(1 + max(map(row_of, uses)))]
    joined: Arrows = []
    for name in uses:
        rows[row_of(name)].append((name,))
    for above, below in sorted(arrows):
        crossed: list[Place] = [(above, below, str(row)) for row in range(row_of(above) + 1, row_of(below))]
        for place in crossed:
            rows[int(place[2])].append(place)
        joined += pairwise([(above,), *crossed, (below,)])
    return rows, joined


def spread(count: int) -> list[float]:
    """Return the middles of so many places, from left to right."""
    apart = min(1.4 * BOX, (WIDTH - 2 * MARGIN) / count)
    return [WIDTH / 2 + (at - (count - 1) / 2) * apart for at in range(count)]


def ordered(rows: list[list[Place]], joined: Arrows) -> dict[Place, float]:
    """Return the middle of every place, close to the places that it is joined to."""
    middle = {place: x for row in rows for place, x in zip(row, spread(len(row)), strict=True)}
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 else reversed(rows):
            others = {
                place: [middle[to if place == at else at] for at, to in joined if place in (at, to)] for place in row
            }
            row.sort(key=lambda place: sum(others[place]) / len(others[place]))
            middle |= zip(row, spread(len(row)), strict=True)
    return middle


def panel(title: str, uses: Mapping[str, set[str]], top: int) -> tuple[int, list[str]]:
    """Draw packages below a title. Return the bottom, and the elements."""
    rows, joined = layered(uses)
    middle = ordered(rows, joined)
    y = {place: top + TITLE + at * ROW for at, row in enumerate(rows) for place in row}
    drawn = [text(MARGIN, top + 24, 16, title, "start", fill=INK, font_weight=600)]
    for above, below in joined:
        start, end, half = y[above] + HEIGHT, y[below], (y[below] - y[above] - HEIGHT) / 2
        left, to = round(middle[above]), round(middle[below])
        curve = f"M{left} {start}C{left} {start + half} {to} {end - half} {to} {end}"
        if len(below) == 1:
            drawn.append(path(curve, fill="none", stroke=INK, marker_end="url(#head)"))
        else:
            drawn.append(path(f"{curve}v{HEIGHT}", fill="none", stroke=INK))
    for place, x in middle.items():
        if len(place) == 1:
            drawn.append(rect(x - BOX / 2, y[place], BOX, HEIGHT, 8, fill=CARD, stroke=INK))
            drawn.append(text(x, y[place] + 22, 13, place[0], fill=INK, font_weight=600))
    return top + TITLE + len(rows) * ROW, drawn


def drawing() -> str:
    """Return the picture: all packages, and those inside `server/`, each of which may import `words`."""
    middle, packages = panel("The packages", MAY_USE, 0)
    inside = {name: used | {"words"} for name, used in SERVER_MAY_USE.items()}
    bottom, server = panel("Inside server", inside, middle)
    arrow = path("M0 0 10 5 0 10z", fill=INK)
    head = tag(
        "marker", arrow, id="head", viewBox="0 0 10 10", refX=9, refY=5, markerWidth=8, markerHeight=8, orient="auto"
    )
    hint = text(MARGIN, bottom, 13, HINT, "start", fill=SOFT)
    paper = rect(0, 0, WIDTH, bottom + MARGIN, 10, fill=PAPER)
    title = "The packages and what they import"
    return picture(WIDTH, bottom + MARGIN, title, paper, *packages, *server, hint, defs=[head]) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(drawing(), encoding="utf-8")
