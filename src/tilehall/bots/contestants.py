"""The players of the arena: the levels of a game, a random player, and bots from other modules."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tilehall.bots.bot import Bot
from tilehall.bots.levels import RANDOM, offered
from tilehall.bots.levels import find as find_bot
from tilehall.core.game import AnyGame, Malformed
from tilehall.core.notation import clip

BEGINNER = "beginner"
BEGINNERS = "bench.beginners:beginner"  # models of first-time players, in the repository


def find(game: AnyGame, name: str) -> Bot[Any]:
    """Find a bot by name: a level, `random`, `beginner`, or `module:function`, which returns the bot for a game.

    The module must be importable. The command line also searches the current folder.

    >>> from tilehall.core.registry import find as find_game
    >>> find(find_game("4ascend"), "nowhere.at.all:bot")
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: There is no 'nowhere.at.all:bot' to be found from here.
    """
    path = BEGINNERS if name == BEGINNER else name
    module, colon, function = path.partition(":")
    if not colon:
        if name not in (*offered(game), RANDOM):
            names = ", ".join((*offered(game), RANDOM, BEGINNER))
            raise Malformed(f"There is no level {clip(name)}; there are {names}.")
        return find_bot(game, name)
    try:
        found: Bot[Any] = getattr(import_module(module), function)(game)
    except (ImportError, AttributeError, ValueError):  # an empty name is a ValueError
        raise Malformed(f"There is no {clip(path)} to be found from here.") from None
    return found


def on_ladder(game: AnyGame) -> tuple[str, ...]:
    """Return who is rated on the ladder of a game, the weakest first. The beginner is missing if there is no model.

    >>> from tilehall.core.registry import find as find_game
    >>> on_ladder(find_game("4ascend"))[-2:]
    ('hard', 'master')
    """
    try:
        find(game, BEGINNER)
    except Malformed:
        return RANDOM, *offered(game)
    return RANDOM, BEGINNER, *offered(game)
