"""The installed games: those of this package, and those of other packages with entry points.

`tilehall.games` names the class of a game, `tilehall.bots` its bots, `tilehall.boards` the folder of its files for the
page, and `tilehall.lessons` the folder of its lessons.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from tilehall.core.game import AnyGame, Malformed, title_of
from tilehall.core.message import Listed
from tilehall.core.notation import clip
from tilehall.core.options import decode, schemas
from tilehall.core.words import say

GROUP = "tilehall.games"
BOTS = "tilehall.bots"
BOARDS = "tilehall.boards"
LESSONS = "tilehall.lessons"
# A game's name is part of URLs, records and commands.
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MAX_NAME_CHARS = 32


def is_name(name: str) -> bool:
    """Return whether a game can have this name.

    >>> is_name("connect-four"), is_name("Connect Four"), is_name("../4")
    (True, False, False)
    """
    return len(name) <= MAX_NAME_CHARS and NAME.fullmatch(name) is not None


def load(entry: EntryPoint) -> AnyGame:
    """Load the game registered by an entry point.

    Raises `Malformed` if its name or its modes are invalid. Any other error carries a note that names the game.
    """
    try:
        game: AnyGame = entry.load()()
        schemas(game.options)  # raises `TypeError` if the page cannot offer them
    except Exception as error:
        error.add_note(f"This is the game {entry.name}, which the entry point {entry.value} brings.")
        raise
    if not is_name(game.name) or game.name != entry.name:
        raise Malformed(
            f"The entry point {clip(entry.name)} brings a game {clip(game.name)}: both are one name, "
            "in small letters and digits with hyphens between them."
        )
    check_modes(game)
    return game


def check_modes(game: AnyGame) -> None:
    """Raise `Malformed` if the page cannot offer the modes of a game.

    Each mode needs a distinct name, and options that are valid for every number of players. One mode has the defaults.
    """
    names = [str(mode.name) for mode in game.modes]
    if len(set(names)) < len(names):
        raise Malformed(f"The modes of {game.title} have different names; {', '.join(names)} are not.")
    taken = []
    for mode in game.modes:
        try:
            raw = msgspec.json.encode(mode.options)
            taken += [decode(game, raw, seats) for seats in game.seats][:1]
        except Malformed as error:
            raise Malformed(f"The mode {clip(str(mode.name))} of {game.title} cannot be played: {error}") from None
    if names and game.options() not in taken:
        raise Malformed(f"One mode of {game.title} has the default options; none of {', '.join(names)} has.")


def board_packages() -> dict[str, str]:
    """Return, by game, the Python package whose folder has the game's files for the page: {"nim": "nim.page"}.

    Only installed games are included.
    """
    return {entry.name: entry.value for entry in entry_points(group=BOARDS) if entry.name in names()}


def bots_folder(game: str) -> Traversable | None:
    """Return the folder of the module with a game's bots, without importing that module.

    None if the game has no bots of its own, or if their module is in no package.

    >>> bots_folder("miners").name
    'miners'
    """
    for entry in entry_points(group=BOTS, name=game):
        package, _, module = entry.module.rpartition(".")
        if package:
            inside = files(package) / module
            return inside if inside.is_dir() else files(package)
    return None


def bot_file(game: str, name: str) -> bytes | None:
    """Return the content of a file in the folder of a game's bots, or None if the file is missing."""
    folder = bots_folder(game)
    file = folder / name if folder else None
    return file.read_bytes() if file and file.is_file() else None


def lesson_packages() -> dict[str, str]:
    """Return, by game, the Python package whose folder has its lessons. Only installed games are included."""
    return {entry.name: entry.value for entry in entry_points(group=LESSONS) if entry.name in names()}


@cache
def _entries() -> dict[str, EntryPoint]:
    """Return the entry point of every game, sorted by name."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if entry.name in found:
            raise Malformed(f"Two packages bring a game {clip(entry.name)}; take one of them out ({entry.value}).")
        found[entry.name] = entry
    return dict(sorted(found.items()))


@cache
def _present(name: str) -> AnyGame:
    return load(_entries()[name])


def names() -> tuple[str, ...]:
    """Return the names of all games, without loading them.

    Raises `Malformed` if two packages have a game of the same name.

    >>> "rummikub" in names()
    True
    """
    return tuple(_entries())


@cache
def games() -> dict[str, AnyGame]:
    """Return every game by name, sorted by name.

    Raises `Malformed` if two packages have a game of the same name.
    """
    return {name: _present(name) for name in names()}


def in_home_order() -> list[AnyGame]:
    """Return every game in the order of the home page."""
    return sorted(games().values(), key=lambda game: (game.home_order, game.name))


@cache
def versions(name: str) -> dict[int, AnyGame]:
    """Return a game under every version of its rules that this release supports, the current version first.

    >>> list(versions("4ascend"))
    [2, 1]
    """
    present = find(name)
    return {game.version: game for game in (present, *present.earlier)}


def find(name: str, version: int | None = None) -> AnyGame:
    """Return the game of that name, under its current rules or those of an earlier version (C2).

    Only this game is loaded. The same call returns the same object, so that games can be compared by identity.

    >>> find("4ascend").title
    '4ascend'
    """
    if name not in _entries():
        raise Malformed(say("no-such-game", game=clip(name), games=Listed(names(), "comma")))
    if version is None:
        return _present(name)
    played = versions(name)
    if version not in played:
        numbers = Listed(tuple(map(str, sorted(played))))
        raise Malformed(say("no-such-version", game=title_of(find(name)), version=str(version), versions=numbers))
    return played[version]
