"""Plots of the measurements in bench/results, as SVG for the documentation.

    python -m tools.plots

writes docs/pictures/speed-*.svg. `tilehall ladder` draws the ratings of the bots.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs/pictures"
RESULTS = ROOT / "bench/results"
WIDTH, LABEL, BAR, GAP, MARGIN = 720, 250, 22, 8, 16  # pixels
OURS, THEIRS = "#c8553d", "#8a94a6"


class Bar(Struct, frozen=True):
    """One bar of a plot."""

    label: str
    value: float
    ours: bool


def number(text: str) -> float:
    """Read a number as it is written in a table.

    >>> number("9,883")
    9883.0
    """
    return float(text.replace(",", ""))


def plot(title: str, bars: list[Bar]) -> str:
    """Draw horizontal bars, each with its label and value."""
    longest = max(bar.value for bar in bars)
    height = 2 * MARGIN + 28 + len(bars) * (BAR + GAP)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#fdfaf2"/>',
        f'<text x="{MARGIN}" y="{MARGIN + 14}" font-size="16" font-weight="600" fill="#26314f">{escape(title)}</text>',
    ]
    for at, bar in enumerate(bars):
        top = MARGIN + 28 + at * (BAR + GAP)
        length = max(1, round((WIDTH - LABEL - 110) * bar.value / longest))
        colour = OURS if bar.ours else THEIRS
        middle = f'y="{top + 16}" font-size="14" fill="#26314f"'
        lines += [
            f'<text x="{LABEL - 8}" {middle} text-anchor="end">{escape(bar.label)}</text>',
            f'<rect x="{LABEL}" y="{top}" width="{length}" height="{BAR}" rx="4" fill="{colour}"/>',
            f'<text x="{LABEL + length + 8}" {middle}>{bar.value:,.0f}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def plots() -> dict[str, str]:
    """Draw every plot, by the name of its file."""
    peers = json.loads((RESULTS / "peers.json").read_text(encoding="utf-8"))
    playouts = json.loads((RESULTS / "playouts.json").read_text(encoding="utf-8"))
    steps = [Bar(game, number(ours), True) for game, ours, *_ in playouts["rows"]]
    others = {row[2].replace("`", ""): number(row[3]) for row in playouts["rows"]}
    return {
        "speed-peers.svg": plot(
            "Moves a second of CPU time, 50 tables",
            [Bar(row[0], number(row[1]), row[0].startswith("Tilehall")) for row in peers["rows"]],
        ),
        "speed-playouts.svg": plot(
            "Random playouts, steps a second of CPU time",
            sorted([*steps, *(Bar(name, value, False) for name, value in others.items())], key=lambda bar: -bar.value),
        ),
    }


def main() -> None:
    """Write every plot."""
    for name, drawn in plots().items():
        (PICTURES / name).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
