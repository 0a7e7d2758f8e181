"""Bots for notebooks and programs: the public Python API over the bots of every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tilehall.bots import levels
from tilehall.bots.bot import BotTurn, Clock
from tilehall.core import registry
from tilehall.core.game import CHANCE, AnyGame, Illegal, Step, View
from tilehall.match import Match

UNHURRIED_S = 60.0  # far more than any level needs, so that only the seed decides what a bot plays


class BotPlayer:
    """A bot of one level. It sees what its seat may see, and nothing else.

    A level is an amount of work, so the same seed gives the same turns on every machine. `bot` makes a bot.

    >>> import tilehall
    >>> tilehall.bot("4ascend", "easy")
    <BotPlayer of 4ascend, easy>
    """

    def __init__(self, game: AnyGame, level: str, seed: int | None = None) -> None:
        self.game = game
        self.level = level
        self._bot = levels.find(game, level)
        self._rng = Random(seed)
        self._warm = level == levels.RANDOM  # nothing to compile

    def choose(
        self, view: View, shown: Sequence[Step] = (), clock: Clock | None = None, rng: Random | None = None
    ) -> BotTurn:
        """Choose a whole turn for the seat whose view this is. It must be at the beginning of its turn.

        The first turn in a process takes longer, because the search is compiled or loaded.

        Args:
            view: What the seat sees: `match.view(seat)`.
            shown: The steps so far as the seat saw them: `match.shown(seat)`. Some bots need
                them, for example to infer hidden cards.
            clock: The time for the turn. By default, the bot finishes the work of its level.
            rng: A random generator. By default, the bot's own, which its seed determines.

        Raises:
            Illegal: If the view is not that of the seat to act.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> turn = tilehall.bot("4ascend", "easy", seed=1).choose(match.view(0), match.shown(0))
        >>> turn.steps[0] in match.legal()
        True
        """
        if view.me is None or view.me < 0 or view.me != view.turn:
            raise Illegal("A bot chooses for the seat that looks and is to act; this is another view.")
        if not self._warm:
            levels.levels(self.game).warm()
            self._warm = True
        return self._bot(view, shown, clock or Clock(UNHURRIED_S), rng or self._rng)

    def play(self, match: Match) -> BotTurn:
        """Choose a turn for the seat to act in a match, play it there, and return it.

        The bot is given what that seat may see, and nothing else of the match.

        Raises:
            Illegal: If the match is over.

        >>> import tilehall
        >>> match = tilehall.Match("4ascend", seed=7)
        >>> bots = [tilehall.bot("4ascend", "random", seed=seat) for seat in range(match.seats)]
        >>> while not match.over:
        ...     turn = bots[match.seat].play(match)
        >>> match.result.reason
        'hp'
        """
        match.roll()
        seat = match.seat
        if seat is None or seat == CHANCE:
            raise Illegal("The game is over.")
        turn = self.choose(match.view(seat), match.shown(seat))
        match.play(*turn.steps)
        return turn

    def __repr__(self) -> str:
        """Return the game and the level."""
        return f"<BotPlayer of {self.game.title}, {self.level}>"


def bot(game: str | AnyGame, level: str, seed: int | None = None) -> BotPlayer:
    """Return a bot that plays a game at a level.

    Args:
        game: A game from `tilehall.game`, or its name.
        level: One of `game.levels`, or `"random"` for any legal step.
        seed: The seed of the bot's random generator. By default, a random one.

    Raises:
        Malformed: If there is no such game or level.

    >>> import tilehall
    >>> rummikub = tilehall.game("rummikub")
    >>> tilehall.bot(rummikub, rummikub.levels[0])
    <BotPlayer of Rummikub, first>
    """
    return BotPlayer(registry.find(game) if isinstance(game, str) else game, level, seed)
