"""Draw a position of any game: for the terminal, as plain text or as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tilehall.core import svg
from tilehall.core.game import AnyGame, View, title_of
from tilehall.core.languages import ENGLISH
from tilehall.core.message import in_words
from tilehall.core.sentences import takes_language
from tilehall.core.svg import Picture

if TYPE_CHECKING:
    from rich.console import RenderableType

COLUMNS = 80  # the width of a board as text
MAX_LINES = 500  # the height of a board as text; without it, rich uses the height of the terminal


def drawn(game: AnyGame, view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
    """Return the board as the game draws it for the terminal, or the fields of the view if the game has no drawing."""
    from rich.pretty import Pretty
    from rich.text import Text

    board = game.draw(view, names, language) if takes_language(type(game).draw) else game.draw(view, names)
    if board is None:
        return Pretty(msgspec.to_builtins(view), expand_all=False)
    # `Text` keeps brackets in a player's name from being read as markup.
    return Text(board) if isinstance(board, str) else board


def board_text(game: AnyGame, view: View, names: Sequence[str], columns: int = COLUMNS, language: str = ENGLISH) -> str:
    """Return the board as plain text, without colours and trailing spaces."""
    from rich.console import Console

    console = Console(
        width=columns, height=MAX_LINES, color_system=None, force_terminal=False, force_jupyter=False, highlight=False
    )
    with console.capture() as captured:
        console.print(drawn(game, view, names, language))
    return "\n".join(line.rstrip() for line in captured.get().splitlines()).strip("\n")


def board_svg(game: AnyGame, view: View, names: Sequence[str], language: str = ENGLISH) -> Picture:
    """Return the picture that the game draws, or a picture of the board as text if the game has none."""
    found = game.svg(view, names, language) if takes_language(type(game).svg) else game.svg(view, names)
    if found is not None:
        return Picture(found)
    title = svg.caption(in_words(title_of(game), language), view, names, language)
    return text_picture(title, board_text(game, view, names, language=language))


def text_picture(title: str, board: str) -> Picture:
    r"""Return a picture of a board that is given as text.

    >>> text_picture("Nim", "o o").count("o\u00a0o")
    1
    """
    lines = board.splitlines() or [""]
    high, size = 22, 16
    letter = size * 0.602  # the width of a letter in common monospaced typefaces
    rows = [
        # Only non-breaking spaces are kept by every program.
        svg.tag(
            "text",
            svg.words(line.replace(" ", "\u00a0")),
            x=16,
            y=16 + high * (at + 0.75),
            textLength=letter * len(line),
        )
        for at, line in enumerate(lines)
        if line
    ]
    width, height = 32 + letter * max(map(len, lines)), 32 + high * len(lines)
    paper = svg.rect(0, 0, width, height, 10, fill="#f3ece1")
    ink = svg.tag("g", *rows, font_family=svg.MONO, font_size=size, fill="#2b2420")
    return svg.picture(width, height, title, paper, ink)
