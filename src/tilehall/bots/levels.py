"""Find the bot of a level: the game's own, from the entry point `tilehall.bots`, or the one for any game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any

from tilehall.bots import anygame
from tilehall.bots.bot import COMPILES, Advice, Adviser, Bot, Clock, Comparison, Levels
from tilehall.core.game import AnyGame, Illegal, Malformed, Step, View
from tilehall.core.message import Listed
from tilehall.core.notation import clip
from tilehall.core.question import LEVELS
from tilehall.core.registry import BOTS
from tilehall.core.words import say

TIMED_ADVICE_S = 1.0  # for a bot whose search ends by the clock instead of a fixed amount of work
RANDOM = "random"  # a baseline in the arena; not offered to players


@cache
def levels(game: AnyGame) -> Levels:
    """Return the bots of a game.

    In a browser, where numpy and numba are missing, a game whose bots all need them has three levels of search.
    """
    for entry in entry_points(group=BOTS):
        if entry.name == game.name:
            try:
                found = entry.load()
            except ModuleNotFoundError:
                if COMPILES:
                    raise
                return anygame.quick_levels(game)
            assert isinstance(found, Levels), f"{entry.value} is not the Levels of {game.name}"
            return found
    return anygame.levels(game)


def find(game: AnyGame, level: str) -> Bot[Any]:
    """Return the bot of a level.

    >>> from tilehall.core.registry import find as find_game
    >>> callable(find(find_game("4ascend"), "easy"))
    True
    """
    if level == RANDOM:
        return anygame.random_bot(game)
    bot: Bot[Any] | None = getattr(levels(game), level) if level in LEVELS else None
    if bot is None:
        raise Malformed(say("unknown-level", level=clip(level), levels=Listed((*offered(game), RANDOM), "comma")))
    return bot


def offered(game: AnyGame) -> tuple[str, ...]:
    """Return the levels that a game has bots for here, weakest first. A browser has fewer than a server.

    >>> from tilehall.core.registry import find as find_game
    >>> offered(find_game("4ascend"))
    ('first', 'easy', 'medium', 'strong', 'hard', 'master')
    """
    found = levels(game)
    return tuple(level for level in LEVELS if getattr(found, level) is not None)


def adviser(game: AnyGame) -> Adviser[Any]:
    """Return the adviser of a game: its own, or one that plays like its best bot."""
    found = levels(game).advise
    if found is not None:
        return found

    def advise(view: View, shown: Sequence[Step], rng: Random) -> Advice:
        turn = find(game, offered(game)[-1])(view, shown, Clock(TIMED_ADVICE_S), rng)
        return Advice(turn.steps, turn.why)

    return advise


def onward(
    game: AnyGame, view: View, drafted: View, draft: Sequence[Step], shown: Sequence[Step], rng: Random
) -> Advice | None:
    """Return the best turn that continues a draft, or None if no turn does."""
    found = levels(game).onward
    if found is not None:
        return found(view, drafted)
    state = game.guess(view, rng)
    try:
        for step in draft:
            state = game.apply(state, step)
    except Illegal:
        return None
    if not any(True for _ in game.legal(state)):
        return None
    rest = adviser(game)(drafted, shown, rng)
    return Advice((*draft, *rest.steps), rest.why)


def comparison(game: AnyGame) -> Comparison[Any]:
    """Return the comparison of a game: its own, or the one for any game."""
    return levels(game).compare or anygame.comparison(game)
