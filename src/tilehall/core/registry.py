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


@cache
def versions(name: str) -> dict[int, AnyGame]:
    """A game under every version of its rules that this release plays, the present one first.

    >>> list(versions("4ascend"))
    [2, 1]
    """
    present = find(name)
    return {game.version: game for game in (present, *present.earlier)}


def find(name: str, version: int | None = None) -> AnyGame:
    """The game of that name: under its present rules, or under those of a version (C2).

    The same call returns the same object, so that games can be compared by identity.

    >>> find("4ascend").title
    '4ascend'
    """
    if name not in games():
        raise Malformed(f"There is no game {clip(name)}; there are {', '.join(games())}.")
    if version is None:
        return games()[name]
    played = versions(name)
    if version not in played:
        numbers = " and ".join(map(str, sorted(played)))
        raise Malformed(
            f"This is of version {version} of the rules of {games()[name].title}; this release plays version {numbers}."
        )
    return played[version]
