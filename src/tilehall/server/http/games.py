"""The games of this hall over HTTP: their options, and the notation of their steps."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency as Given
from msgspec import Struct

from tilehall import __version__
from tilehall.core.registry import in_home_order
from tilehall.messages.games import Playable, describe
from tilehall.server.http.routes import COMPRESSED, FOR_BOTS_TOO
from tilehall.server.http.static import Page
from tilehall.server.titles import Titles


class Version(Struct, frozen=True):
    """The release of the server."""

    version: str


@get("/games", tags=["games"], summary="List the games", security=FOR_BOTS_TOO, middleware=COMPRESSED)
async def list_games(titles: Given[Titles], page: Given[Page], reader_language: Given[str]) -> tuple[Playable, ...]:
    """List every game with its options, their bounds and explanations, and the notation of its steps.

    The order is that of the home page.
    """
    return tuple(
        describe(game, titles(game, reader_language), page.assets(game.name), game.levels, reader_language)
        for game in in_home_order()
    )


@get("/version", tags=["games"], summary="Get the release", security=FOR_BOTS_TOO)
async def version() -> Version:
    """Return the running release of Tilehall."""
    return Version(__version__)
