"""The games at hand: this package's own, and those that others bring through the entry point `tilehall.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from tilehall.core.game import AnyGame, Malformed
from tilehall.core.notation import clip

GROUP = "tilehall.games"


@cache
def games() -> dict[str, AnyGame]:
    """Every game by name, in the order of the names."""
    found = [entry.load()() for entry in entry_points(group=GROUP)]
    return {game.name: game for game in sorted(found, key=lambda game: str(game.name))}


def find(name: str) -> AnyGame:
    """The game of that name.

    >>> find("4ascend").title
    '4ascend'
    """
    try:
        return games()[name]
    except KeyError:
        raise Malformed(f"There is no game {clip(name)}; there are {', '.join(games())}.") from None
