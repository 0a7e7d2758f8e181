"""What a bot is: a function of what its seat may see and was shown so far, of the time, and of a random generator.

A level is a budget of *work*, so that the same seed gives the same game on every machine; the clock is a cap for
machines that are slow or busy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from tilehall.core.game import Outcome, Seat, Step, View
from tilehall.core.lesson import Check, Lines, Sentence, WrongTry


class BotTurn(Struct, frozen=True):
    """A whole turn as a bot plays it: a draft with its final step, or a single final step.

    >>> import tilehall
    >>> match = tilehall.Match("4ascend", seed=7)
    >>> turn = tilehall.bot("4ascend", "random", seed=1).choose(match.view(0))
    >>> len(turn.steps), turn.why
    (1, 'Any step will do.')
    """

    steps: tuple[Step, ...]
    why: str = ""  # the reason for it in a sentence, without who: "Lays 6 tiles and keeps the joker."
    win_probability: float = 0.5  # the payoff that it expects for its seat, from 0 to 1


class Clock:
    """The time that is left for a turn.

    >>> Clock(0).up, Clock(60).up
    (True, False)
    """

    def __init__(self, seconds: float) -> None:
        self._end = perf_counter() + seconds

    @property
    def left(self) -> float:
        """Return the seconds that are left; negative if the time is up.

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
    """Plays a turn for the seat that looks and is to act. `shown` is the record so far, as that seat saw it."""

    def __call__(self, view: V_contra, shown: Sequence[Step], clock: Clock, rng: Random, /) -> BotTurn: ...


class Comparison(Protocol[V_contra]):
    """The win probability of the seat that looks and is to act after each of several turns of its own.

    All are measured with the same budget over the same determinizations (common random numbers), so that what one turn
    is worth more than another is not the luck of the draw. Each turn is a draft with its final step.
    """

    def __call__(
        self, view: V_contra, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random, /
    ) -> Sequence[float]: ...


class Advice(Struct, frozen=True):
    """The best turn in somebody's place, and the others that are as good within the noise of the search."""

    steps: tuple[Step, ...]
    why: str = ""  # as of a BotTurn
    equal: tuple[tuple[Step, ...], ...] = ()


class Adviser(Protocol[V_contra]):
    """Gives advice to the seat that looks and is to act.

    Its work is fixed, no clock ends it: the same position and the same seed give the same advice on a busy machine.
    """

    def __call__(self, view: V_contra, shown: Sequence[Step], rng: Random, /) -> Advice: ...


class Onward(Protocol[V_contra]):
    """Finds the best whole turn that keeps what the seat has drafted; None if it finds no such turn.

    `view` is the position as the turn began, `drafted` the same with the draft laid out. Its work is fixed, and little:
    it comes on top of the advice that the turn is then compared with.
    """

    def __call__(self, view: V_contra, drafted: V_contra, /) -> Advice | None: ...


class FoundPuzzle(Struct, frozen=True, kw_only=True):
    """What a finder says about a position: the goal, the turns that reach it, and what is said to tries."""

    theme: str
    task: Sentence
    goal: Check
    solution: tuple[Lines, ...]
    praise: Sentence
    otherwise: Sentence
    wrong: tuple[WrongTry, ...] = ()
    replies: Lines = ""


class PuzzleFinder(Protocol[V_contra]):
    """Says whether the seat that looks and is to act, with nothing drafted, has one clearly best turn.

    None where it has not, or where that is not known for sure.
    """

    def __call__(self, view: V_contra, /) -> FoundPuzzle | None: ...


class Levels(Struct, frozen=True, kw_only=True):
    """The bots of one game: three, or all six; a game that has more than three names them in `Game.levels`."""

    first: Bot[Any] | None = None  # for somebody's first game: loses about as often as it wins to a beginner
    easy: Bot[Any]
    medium: Bot[Any]
    strong: Bot[Any] | None = None
    hard: Bot[Any]
    master: Bot[Any] | None = None
    compare: Comparison[Any] | None = None  # None: by random playouts, as for any game
    advise: Adviser[Any] | None = None  # None: the turn of the best bot
    onward: Onward[Any] | None = None  # None: the adviser is shown the position with the draft
    puzzle: PuzzleFinder[Any] | None = None  # None: nobody looks for puzzles of this game
    # The levels that try puzzles, whose bots aim at what they ask for; none named: all of them.
    puzzle_levels: tuple[str, ...] = ()
    warm: Callable[[], None] = lambda: None  # compiles and fills what the first turn should not wait for


def payoff(outcome: Outcome, seat: Seat) -> float:
    """What an outcome is worth to a seat: 1 for a win, divided among those who share it; a draw divides it among all.

    >>> payoff(Outcome(scores=(3, 3, 1), winners=(0, 1), reason="tiles"), 1)
    0.5
    >>> payoff(Outcome(scores=(3, 3), winners=(), reason="tiles"), 1)
    0.5
    """
    if not outcome.winners:
        return 1 / len(outcome.scores)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
