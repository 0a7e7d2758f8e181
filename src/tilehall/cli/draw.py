"""Draw the board of any game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from tilehall.core.game import AnyGame, View


def drawn(game: AnyGame, view: View, names: Sequence[str]) -> RenderableType:
    """Return the board as the game draws it, or the fields of the view if it does not."""
    board = game.draw(view, names)
    if board is None:
        return Pretty(msgspec.to_builtins(view), expand_all=False)
    # Brackets in a player's name are not markup.
    return Text(board) if isinstance(board, str) else board
