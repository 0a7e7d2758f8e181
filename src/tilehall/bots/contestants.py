"""Who may play in the arena: the levels of a game, a random player, and bots that are not part of the package."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tilehall.bots.bot import Bot
from tilehall.bots.levels import RANDOM, offered
from tilehall.bots.levels import find as find_bot
from tilehall.core.game import AnyGame, Malformed
from tilehall.core.notation import clip

BEGINNER = "beginner"
BEGINNERS = "bench.beginners:beginner"  # models of people who play for the first time, in the repository


def find(game: AnyGame, name: str) -> Bot[Any]:
    """The bot of that name: a level, `random`, `beginner`, or `module:function`, which gives the bot for a game.

    The module must be importable: the command line looks in the folder where it is run, too.

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
