"""Boards drawn for the terminal, from views alone: one module a game, and a plain one for games from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from tilehall.core.game import AnyGame, View

Draw = Callable[[Any, Sequence[str]], RenderableType]


def drawing(game: AnyGame) -> Draw:
    """How this game is drawn: by the module named after its folder, or plainly."""
    folder = type(game).__module__.removeprefix("tilehall.games.").partition(".")[0]
    if find_spec(f"{__name__}.{folder}") is None:
        return plain
    draw: Draw = import_module(f"{__name__}.{folder}").draw
    return draw


def plain(view: View, names: Sequence[str]) -> RenderableType:
    """Any view, as its fields."""
    return Pretty(msgspec.to_builtins(view), expand_all=False)
