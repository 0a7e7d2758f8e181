"""The interface of bots: functions of what their seat sees, what it was shown so far, a clock and a random generator.

A level is a budget of *work*, so that the same seed gives the same game on every machine. The clock is a limit for slow
or busy machines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from tilehall.core.game import Outcome, Seat, Step, View
from tilehall.core.lesson import Check, Lines, WrongTry
from tilehall.core.message import Text

COMPILES = find_spec("numba") is not None  # a browser has no numba, no numpy and none of the modules that import them


class BotTurn(Struct, frozen=True):
    """A whole turn of a bot: a draft with its final step, or a single final step.

    >>> import tilehall
    >>> match = tilehall.Match("4ascend", seed=7)
    >>> turn = tilehall.bot("4ascend", "random", seed=1).choose(match.view(0))
    >>> len(turn.steps), str(turn.why)
    (1, 'any step will do.')
    """

    steps: tuple[Step, ...]
    why: Text = ""  # the reason, as in `tilehall.core.reason`: "lays 6 tiles and keeps the joker."
    win_probability: float = 0.5  # the expected payoff of its seat, from 0 to 1


class Clock:
    """The remaining time of a turn.

    >>> Clock(0).up, Clock(60).up
    (True, False)
    """

    def __init__(self, seconds: float) -> None:
        self._end = perf_counter() + seconds

    @property
    def left(self) -> float:
        """Return the remaining seconds, below zero if the time is up.

        >>> 59 < Clock(60).left <= 60
        True
        """
        return self._end - perf_counter()

    @property
    def up(self) -> bool:
        """Return whether the time is up.

        >>> Clock(0).up
        True
        """
        return self.left <= 0


V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Bot(Protocol[V_contra]):
    """A function that plays a turn for the viewing seat. `shown` is the record so far, as that seat saw it."""

    def __call__(self, view: V_contra, shown: Sequence[Step], clock: Clock, rng: Random, /) -> BotTurn: ...


class Comparison(Protocol[V_contra]):
    """A function that returns the win probability of the viewing seat after each of several turns.

    All turns are measured with the same budget in the same determinizations (common random numbers), so that the
    difference of two turns does not depend on luck. Each turn is a draft with its final step.
    """

    def __call__(
        self, view: V_contra, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random, /
    ) -> Sequence[float]: ...


class Advice(Struct, frozen=True):
    """The best turn for a player, and the other turns that are as good within the noise of the search."""

    steps: tuple[Step, ...]
    why: Text = ""  # as in `BotTurn`
    equal: tuple[tuple[Step, ...], ...] = ()


class Adviser(Protocol[V_contra]):
    """A function that advises the viewing seat.

    Its work is fixed and has no clock: the same position and seed give the same advice on a busy machine.
    """

    def __call__(self, view: V_contra, shown: Sequence[Step], rng: Random, /) -> Advice: ...


class Onward(Protocol[V_contra]):
    """A function that finds the best whole turn that keeps a draft, or None if it finds none.

    `view` is the position at the start of the turn, `drafted` the same with the draft. Its work is fixed and small,
    because it is added to the work of the advice that the turn is compared with.
    """

    def __call__(self, view: V_contra, drafted: V_contra, /) -> Advice | None: ...


class FoundPuzzle(Struct, frozen=True, kw_only=True):
    """A puzzle that a finder found in a position: the goal, the turns that reach it, and the answers to tries."""

    theme: Text
    task: Text
    goal: Check
    solution: tuple[Lines, ...]
    praise: Text
    otherwise: Text
    wrong: tuple[WrongTry, ...] = ()
    replies: Lines = ""


class PuzzleFinder(Protocol[V_contra]):
    """A function that returns a puzzle if the viewing seat has one clearly best turn. There must be no draft.

    It returns None if there is no such turn, or if that is not certain.
    """

    def __call__(self, view: V_contra, /) -> FoundPuzzle | None: ...


class Levels(Struct, frozen=True, kw_only=True):
    """The bots of one game: three levels, or all six. A game with more than three names them in `Game.levels`.

    In a browser, levels that need numpy or numba are missing.
    """

    first: Bot[Any] | None = None  # for a player's first game: wins about half of its games against a beginner
    easy: Bot[Any]
    medium: Bot[Any]
    strong: Bot[Any] | None = None
    hard: Bot[Any] | None = None
    master: Bot[Any] | None = None
    compare: Comparison[Any] | None = None  # None: random playouts
    advise: Adviser[Any] | None = None  # None: the turn of the best bot
    onward: Onward[Any] | None = None  # None: the adviser is shown the position with the draft
    puzzle: PuzzleFinder[Any] | None = None  # None: the game has no puzzles
    # The levels that try puzzles, because their bots pursue the goal of a puzzle. Empty: all levels.
    puzzle_levels: tuple[str, ...] = ()
    warm: Callable[[], None] = lambda: None  # compiles kernels and fills caches before the first turn


def payoff(outcome: Outcome, seat: Seat) -> float:
    """Return the payoff of a seat: 1 for a win, divided among the winners; a draw divides it among all seats.

    >>> payoff(Outcome(scores=(3, 3, 1), winners=(0, 1), reason="tiles"), 1)
    0.5
    >>> payoff(Outcome(scores=(3, 3), winners=(), reason="tiles"), 1)
    0.5
    """
    if not outcome.winners:
        return 1 / len(outcome.scores)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
