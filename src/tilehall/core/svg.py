"""Build SVG pictures of positions from a few elements.

A picture is a single, self-contained SVG document. It uses presentation attributes instead of style sheets, so that
several pictures can share a page, and it has no links, scripts or fonts. Colours are the same in light and dark mode.

    >>> dot = circle(10, 10, 4, fill="#c9342b")
    >>> picture(20, 20, "A red dot", dot).startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"')
    True
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from tilehall.core.game import CHANCE, OPEN, View
from tilehall.core.languages import ENGLISH
from tilehall.core.message import in_words
from tilehall.core.words import say

SANS: Final = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
NUMERAL: Final = "Fraunces, Georgia, 'Times New Roman', serif"  # the page's typeface, if it is installed
MONO: Final = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
NOT_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # XML 1.0, section 2.2

Value = str | float


class Picture(str):
    """An SVG document as a string that notebooks display as a picture.

    >>> Picture("<svg/>")._repr_svg_()
    '<svg/>'
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def words(content: str) -> str:
    r"""Return text that is safe between tags: escaped, and without characters that XML does not allow.

    >>> words("Ann <3 & \x07Ben")
    'Ann &lt;3 &amp; Ben'
    """
    return escape(NOT_XML.sub("", content))


def tag(name: str, *children: str, **attributes: Value) -> str:
    """Return an element. Underscores in the names of attributes become hyphens.

    >>> tag("path", d="M0 0h9", stroke_width=1.50)
    '<path d="M0 0h9" stroke-width="1.5"/>'
    """
    written = "".join(f" {key.replace('_', '-')}={quoteattr(_value(value))}" for key, value in attributes.items())
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def _value(value: Value) -> str:
    return NOT_XML.sub("", value) if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def group(*children: str, at: tuple[float, float] | None = None, scale: float = 1, **attributes: Value) -> str:
    """Return a group of elements, moved to a place and scaled.

    >>> group("<path/>", at=(3, 4), scale=0.5)
    '<g transform="translate(3 4) scale(0.5)"><path/></g>'
    """
    moves = [f"translate({_value(at[0])} {_value(at[1])})"] if at else []
    if scale != 1:
        moves.append(f"scale({_value(scale)})")
    return tag("g", *children, **({"transform": " ".join(moves)} if moves else {}), **attributes)


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **look: Value) -> str:
    """Return a rectangle, with rounded corners if it has a radius."""
    return tag("rect", x=x, y=y, width=width, height=height, **({"rx": radius} if radius else {}), **look)


def circle(x: float, y: float, radius: float, **look: Value) -> str:
    """Return a circle."""
    return tag("circle", cx=x, cy=y, r=radius, **look)


def path(d: str, **look: Value) -> str:
    """Return a path."""
    return tag("path", d=d, **look)


def text(x: float, y: float, size: float, content: str, anchor: str = "middle", /, **look: Value) -> str:
    """Return a line of text whose baseline is at `y`."""
    look = {"font_family": SANS, "text_anchor": anchor, **look}
    return tag("text", words(content) or " ", x=x, y=y, font_size=size, **look)


def numeral(x: float, y: float, size: float, content: str, **look: Value) -> str:
    """Return a number as on a tile: bold, and centred on (x, y) in both directions."""
    style: dict[str, Value] = {"font_family": NUMERAL, "font_weight": 700, **look}
    return text(x, y + size * 0.35, size, content, **style)


def gradient(name: str, *colours: str, radial: bool = False) -> str:
    """Return a gradient from the first colour to the last, for `defs`. Use it with `fill="url(#name)"`."""
    last = max(1, len(colours) - 1)
    stops = [tag("stop", offset=at / last, stop_color=colour) for at, colour in enumerate(colours)]
    if radial:
        return tag("radialGradient", *stops, id=name, cx=0.36, cy=0.3, r=0.75)
    return tag("linearGradient", *stops, id=name, x2=0.3, y2=1)


def clipped(name: str, letters: int) -> str:
    """Return a name, shortened to fit this many letters.

    >>> clipped("Bartholomew", 6), clipped("Ann", 6)
    ('Barth…', 'Ann')
    """
    return name if len(name) <= letters else name[: letters - 1] + "…"


def caption(title: str, view: View, names: Sequence[str], language: str = ENGLISH) -> str:
    """Return the title of a picture: the game, the watcher and the status of the game.

    >>> caption("Nim", View(me=1, turn=0, outcome=None), ("Ann", "Ben"))
    'Nim, as Ben sees it. Ann is to act.'
    """
    if view.outcome:
        now = view.outcome.message(names)
    elif view.turn is None or view.turn == CHANCE:
        now = say("to-act", player=say("chance"))
    else:
        now = say("to-act", player=names[view.turn])
    if view.me is None or view.me == OPEN:
        return in_words(say("picture", game=title, now=now), language)
    return in_words(say("picture.seen", game=title, now=now, player=names[view.me]), language)


def picture(width: float, height: float, title: str, *body: str, defs: Sequence[str] = ()) -> Picture:
    """Return a complete document that scales to any size and has a title for screen readers."""
    drawn = (tag("title", words(title)), *([tag("defs", *defs)] if defs else []), *body)
    view_box = f"0 0 {_value(width)} {_value(height)}"
    return Picture(tag("svg", *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=view_box, role="img"))
