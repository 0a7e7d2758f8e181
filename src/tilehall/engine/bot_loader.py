"""Find the bot that a program plays: a Python function in a file or a module, or a trained policy."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct

from tilehall.bots.bot import Bot
from tilehall.core.game import AnyGame, Malformed, Options

BOT_NAME = "bot"  # the function of a file, if the file has several and none is named
BOT_ARGUMENTS = 4  # view, shown, clock, rng


class LoadedBot(Struct, frozen=True):
    """A bot for any number of games."""

    # For a game, its options and the number of seats: the bot that plays it.
    make: Callable[[AnyGame, Options, int], Bot[Any]]
    # Why it does not play a game, as the end of a sentence; blank if it does.
    why_not: Callable[[AnyGame, Options, int], str] = lambda game, options, seats: ""


def load(source: str) -> LoadedBot:
    """Find a bot: `bot.py`, `bot.py:function`, `module:function`, or a policy in `policy.npz`.

    A function takes `(view, shown, clock, rng)` and returns a `BotTurn`, or takes a game and returns such a function.
    Raises `Malformed` if there is no such bot. Errors in the code of the bot are not caught.
    """
    if source.endswith(".npz"):
        return _policy(source)
    path, colon, name = source.rpartition(":")
    if not colon or source.endswith(".py"):
        path, name = source, ""
    if path.endswith(".py"):
        module = _file(Path(path))
    elif name:
        module = _module(path)
    else:
        raise Malformed(f"A bot is a file like bot.py or policy.npz, or module:function; {source!r} is neither.")
    return _function(getattr(module, name, None) if name else _only_function(module, path), source)


def _policy(file: str) -> LoadedBot:
    from tilehall.research.policy import load as load_policy

    policy = load_policy(file)
    return LoadedBot(
        make=lambda game, options, seats: policy.bot(options, seats),
        why_not=lambda game, options, seats: policy.why_not(game.name, seats, options),
    )


def _file(file: Path) -> ModuleType:
    """Import a file. It can import modules in its folder."""
    if not file.is_file():
        raise Malformed(f"There is no file {file}.")
    sys.path.insert(0, str(file.resolve().parent))
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module


def _module(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # a module that the bot imports is missing
        raise Malformed(f"There is no module {name!r} to be found from here.") from None


def _only_function(module: ModuleType, path: str) -> Any:
    """Return the function `bot` of a file, or its only function."""
    own = [
        each
        for name, each in vars(module).items()
        if inspect.isfunction(each) and each.__module__ == module.__name__ and not name.startswith("_")
    ]
    found = getattr(module, BOT_NAME, None) or (own[0] if len(own) == 1 else None)
    if found is None:
        raise Malformed(f"Name the function of the bot, like {path}:{own[0].__name__ if own else BOT_NAME}.")
    return found


def _function(found: Any, source: str) -> LoadedBot:
    """Return the bot of a function, or of a function that returns the bot for a game."""
    if not callable(found):
        raise Malformed(f"There is no function {source!r}.")
    needed = [
        each
        for each in inspect.signature(found).parameters.values()
        if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD) and each.default is each.empty
    ]
    match len(needed):
        case 1:
            return LoadedBot(make=lambda game, options, seats: found(game))
        case argument_count if argument_count == BOT_ARGUMENTS:
            return LoadedBot(make=lambda game, options, seats: found)
        case _:
            raise Malformed(
                f"The function {source!r} takes {len(needed)} arguments. A bot takes (view, shown, clock, rng), and a "
                "function that returns a bot takes a game."
            )
