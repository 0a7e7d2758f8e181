"""The rack as an SVG picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilehall.core import svg

if TYPE_CHECKING:
    from connect_four.rules import State

CELL = 60
COLOURS = {"r": "#d9432f", "y": "#f2bf27"}


def picture(state: State, title: str) -> str:
    """Draw the rack with the numbers of its columns; each disc has a sign, and a winning line has a white edge."""
    width, height = CELL * state.options.columns, CELL * state.options.rows
    body = [svg.rect(0, 0, width, height + 30, 12, fill="#23519e")]
    for column, discs in enumerate(state.columns):
        x = CELL * (column + 0.5)
        body.append(svg.numeral(x, height + 13, 18, str(column), fill="#ffffff"))
        for row in range(state.options.rows):
            y = height - CELL * (row + 0.5)
            disc = discs[row : row + 1]
            edge = "#ffffff" if (row, column) in state.line else "#16396f"
            body.append(svg.circle(x, y, 24, fill=COLOURS.get(disc, "#e9eef7"), stroke=edge, stroke_width=4))
            if disc == "r":
                body.append(svg.circle(x, y, 9, fill="none", stroke="#7d1a10", stroke_width=4))
            elif disc:
                body.append(svg.path(f"M{x} {y - 10}l10 10l-10 10l-10 -10z", fill="#7a5c00"))
    return svg.picture(width, height + 30, title, *body)
