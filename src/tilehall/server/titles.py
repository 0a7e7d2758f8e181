"""The titles of games: those of the host's settings, or those of the games in the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping

from tilehall.core.game import AnyGame, title_of
from tilehall.core.message import Text, in_words


class Titles:
    """The title of each game in this hall."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self._chosen = chosen

    def __call__(self, game: AnyGame, language: str) -> str:
        """Return the title of a game in words."""
        return in_words(self.text(game), language)

    def text(self, game: AnyGame) -> Text:
        """Return the title of a game: the host's, or its own as a text for any language."""
        return self._chosen.get(game.name) or title_of(game)
