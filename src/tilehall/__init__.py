"""Tilehall: a self-hosted hall for tile and board games, and a Python API to play, study and draw them.

`__all__` is the whole API. It is loaded when it is first used, so that importing the package costs next to nothing.

>>> import tilehall
>>> match = tilehall.Match("4ascend", seed=7)
>>> match.play("stone 4,4")
>>> match.seat, match.over
(1, False)

`CHANCE` is the seat of the dice and the deck, and `OPEN` is a watcher from whom nothing is hidden:

>>> match.at(0).seat == tilehall.CHANCE
True
>>> rummikub = tilehall.Match("rummikub", seats=2, seed=7)
>>> [rack is None for rack in rummikub.view(tilehall.OPEN).racks]
[False, False]
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilehall.bot_player import BotPlayer, bot
    from tilehall.bots.bot import BotTurn, Clock
    from tilehall.core.game import CHANCE, OPEN, Game, Illegal, Malformed, Outcome, Step, View
    from tilehall.core.svg import Picture
    from tilehall.match import Match, game, game_names, read_record

__version__ = "0.9.0"

__all__ = [
    "CHANCE",
    "OPEN",
    "BotPlayer",
    "BotTurn",
    "Clock",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "Outcome",
    "Picture",
    "Step",
    "View",
    "bot",
    "game",
    "game_names",
    "read_record",
]

_MODULES = {
    **dict.fromkeys(("CHANCE", "OPEN", "Game", "Illegal", "Malformed", "Outcome", "Step", "View"), "core.game"),
    **dict.fromkeys(("Match", "game", "game_names", "read_record"), "match"),
    **dict.fromkeys(("BotPlayer", "bot"), "bot_player"),
    **dict.fromkeys(("BotTurn", "Clock"), "bots.bot"),
    "Picture": "core.svg",
}


def __getattr__(name: str) -> Any:
    """Load a name of the API when it is first used (PEP 562)."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
