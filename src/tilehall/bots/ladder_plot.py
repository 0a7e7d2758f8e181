"""Plot ratings as an SVG, without a plotting library."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from tilehall.bots.ratings import Rating

WIDTH, ROW, LEFT, RIGHT, TOP, BOTTOM = 640, 30, 90, 30, 40, 34  # pixels
GRID = 5  # rating points between two lines
SURE = 1.96  # 95% of a normal distribution is within this many standard deviations


def plot(title: str, ratings: Sequence[Rating]) -> str:
    """Plot the ratings from the lowest to the highest, each with its 95% interval.

    >>> picture = plot("4ascend", [Rating("first", 40, 20.0, 1.0), Rating("easy", 40, 27.5, 1.0)])
    >>> picture.startswith("<svg "), picture.count("<circle "), "easy" in picture
    (True, 2, True)
    """
    low = min(each.mean - SURE * each.deviation for each in ratings) // GRID * GRID
    high = -(-max(each.mean + SURE * each.deviation for each in ratings) // GRID) * GRID
    height = TOP + ROW * len(ratings) + BOTTOM

    def across(rating: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / (high - low):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        'font-size="13">',
        f"<title>Ratings of the bots of {escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-size="15" fill="#222">{escape(title)}: rating and 95% range</text>',
    ]
    for step in range(int((high - low) / GRID) + 1):
        at = low + GRID * step
        lines.append(f'<path d="M{across(at)} {TOP}V{height - BOTTOM}" stroke="#ddd"/>')
        lines.append(f'<text x="{across(at)}" y="{height - 12}" fill="#555" text-anchor="middle">{at:.0f}</text>')
    for row, each in enumerate(ratings):
        y = TOP + ROW * row + ROW / 2
        ends = across(each.mean - SURE * each.deviation), across(each.mean + SURE * each.deviation)
        lines.append(f'<text x="{LEFT - 10}" y="{y + 4}" fill="#222" text-anchor="end">{escape(each.name)}</text>')
        lines.append(f'<path d="M{ends[0]} {y}H{ends[1]}" stroke="#2d5d8a" stroke-width="3"/>')
        lines.append(f'<circle cx="{across(each.mean)}" cy="{y}" r="6" fill="#2d5d8a"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"
