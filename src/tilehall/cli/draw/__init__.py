"""Boards drawn for the terminal, from views alone: one module for each game here; a game from outside draws itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from tilehall.core.game import AnyGame, View

Draw = Callable[[Any, Sequence[str]], RenderableType]
OWN = "tilehall.games."


def drawing(game: AnyGame) -> Draw:
    """How this game is drawn: by the module named after its folder here, or by what its package brings."""
    module = type(game).__module__
    if module.startswith(OWN):
        draw: Draw = import_module(f"{__name__}.{module.removeprefix(OWN).partition('.')[0]}").draw
        return draw
    return lambda view, names: drawn_by_game(game, view, names)


def drawn_by_game(game: AnyGame, view: View, names: Sequence[str]) -> RenderableType:
    """A view as the game itself draws it, or as its fields."""
    drawn = game.draw(view, names)
    if drawn is None:
        return Pretty(msgspec.to_builtins(view), expand_all=False)
    # Brackets in somebody's name are no markup.
    return Text(drawn) if isinstance(drawn, str) else drawn
