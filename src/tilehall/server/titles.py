"""The titles of games, which a host can change in the settings."""

from __future__ import annotations

from collections.abc import Mapping

from tilehall.core.game import AnyGame


class Titles:
    """The title of each game in this hall."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self._chosen = chosen

    def __call__(self, game: AnyGame) -> str:
        """Return the title of a game: the host's, or its own."""
        return self._chosen.get(game.name, game.title)
