"""A base class for open games: no chance, no secrets, and every step is a whole turn (Connect Four, Go, Nim).

Everybody sees everything, so the view is the state, a guess is the state again, and there is nothing to roll. A game
says how it starts, which moves there are, what a move does and how it ends; turns, refusals, resigning, the view and
the legality of every step follow from that.

    class Take(Step, frozen=True):
        matches: int

    class State(OpenState, frozen=True, kw_only=True):
        left: int = 21

    class Nim(OpenGame[Options, State, Take]):
        name, title, summary, players = "nim", "Nim", "Take the last match.", ("One", "Two")
        options, states, steps = Options, State, (Take,)
        endings = {"empty": "The last match is taken."}

        def moves(self, state):
            return [Take(matches) for matches in (1, 2, 3) if matches <= state.left]

        def after(self, state, step):
            return replace(state, left=state.left - step.matches, seat=state.next_seat)

        def result(self, state):
            return None if state.left else self.ended(state, "empty", 1 - state.seat)
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar, TypeVar, cast, get_type_hints

from msgspec import Struct, defstruct
from msgspec.structs import replace

from tilehall.core.game import Game, Illegal, Options, OptionsT, Outcome, Seat, StepT, View, Watcher
from tilehall.core.notation import text
from tilehall.core.seats import following

RESIGNED = "resigned"


class OpenState(Struct, frozen=True, kw_only=True):
    """What every position of an open game holds; a game adds fields of its own."""

    options: Options
    seats: int = 2
    seat: Seat = 0  # whose turn it is
    resigned: tuple[Seat, ...] = ()  # sorted, so that equal positions are equal values

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in range(self.seats) if seat not in self.resigned)

    @property
    def next_seat(self) -> Seat:
        """Whose turn it is after this one: the next seat that has not resigned.

        >>> OpenState(options=Options(), seats=3, seat=0, resigned=(1,)).next_seat
        2
        """
        return following(self.seat, tuple(seat not in self.resigned for seat in range(self.seats)))


OpenStateT = TypeVar("OpenStateT", bound=OpenState)


class OpenGame(Game[OptionsT, OpenStateT, StepT, View]):
    """The rules of a game in which everybody sees everything and nothing is left to chance.

    A subclass names its `states` (an OpenState), gives `endings` a sentence for each reason but resigning, and writes
    `moves`, `after` and `result`; `start` and `refusal` where the defaults do not do.
    """

    version = 1
    seats = range(2, 3)
    facts = ()
    states: type[OpenStateT]
    reasons: ClassVar[tuple[str, ...]] = (RESIGNED,)

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "states" not in cls.__dict__:
            return
        if drafts := [step.__name__ for step in cls.steps if not step.final]:
            raise TypeError(f"{cls.__name__} is an OpenGame, so every step is final; {', '.join(drafts)} is not.")
        cls.views = _view_of(cls.states, cls.options)
        cls.reasons = (*(reason for reason in cls.endings if reason != RESIGNED), RESIGNED)

    def start(self, options: OptionsT, seats: int) -> OpenStateT:
        """The first position. This one serves where every field of the state has a default."""
        return self.states(options=options, seats=seats)

    @abstractmethod
    def moves(self, state: OpenStateT) -> Iterable[StepT]:
        """The steps of the seat to act, each once, in a fixed order; asked only while the game goes on."""

    @abstractmethod
    def after(self, state: OpenStateT, step: StepT) -> OpenStateT:
        """The position after one of `moves`. It says whose turn comes: mostly `seat=state.next_seat`."""

    @abstractmethod
    def result(self, state: OpenStateT) -> Outcome | None:
        """How the game ended by its own rules, or None; resigning is seen to elsewhere."""

    def refusal(self, state: OpenStateT, step: StepT) -> str:
        """Why a step that is not among `moves` cannot be taken, in a sentence for the player."""
        return f"`{text(step)}` cannot be played now."

    def ended(self, state: OpenStateT, reason: str, *winners: Seat) -> Outcome:
        """An outcome: a point for each winner. A game that counts points overrides this with its scores."""
        return Outcome(tuple(int(seat in winners) for seat in range(state.seats)), winners, reason)

    def setup(self, options: OptionsT, seats: int, first: Seat | None = None) -> OpenStateT:
        state = self.start(options, seats)
        return state if first is None else replace(state, seat=first)

    def actor(self, state: OpenStateT) -> Seat | None:
        return None if self.outcome(state) else state.seat

    def legal(self, state: OpenStateT) -> Iterable[StepT]:
        return () if self.outcome(state) else self.moves(state)

    def odds(self, state: OpenStateT) -> Iterable[tuple[StepT, int]]:
        return ()

    def apply(self, state: OpenStateT, step: StepT) -> OpenStateT:
        if self.outcome(state):
            raise Illegal("The game is over.")
        if step not in self.moves(state):
            raise Illegal(self.refusal(state, step))
        return self.after(state, step)

    def resign(self, state: OpenStateT, seat: Seat) -> OpenStateT:
        if self.outcome(state):
            raise Illegal("The game is over.")
        if seat not in state.playing:
            raise Illegal(f"Seat {seat} is not in the game.")
        left = replace(state, resigned=tuple(sorted((*state.resigned, seat))))
        return replace(left, seat=left.next_seat) if left.seat == seat and left.playing else left

    def outcome(self, state: OpenStateT) -> Outcome | None:
        if state.resigned and len(state.playing) <= 1:
            return self.ended(state, RESIGNED, *state.playing)
        return self.result(state)

    def view(self, state: OpenStateT, watcher: Watcher) -> View:
        known: dict[str, Any] = {name: getattr(state, name) for name in state.__struct_fields__}
        return self.views(me=watcher, turn=self.actor(state), outcome=self.outcome(state), **known)

    def guess(self, view: View, rng: Random) -> OpenStateT:
        return self.shown(view)

    def shown(self, view: View) -> OpenStateT:
        """The position that a view shows: all of it."""
        return self.states(**{name: getattr(view, name) for name in self.states.__struct_fields__})

    def box(self, state: OpenStateT) -> Counter[str]:
        """Nothing is counted: a game whose pieces have to stay on the table overrides this."""
        return Counter()


def _view_of(states: type[OpenState], options: type[Options]) -> type[View]:
    """A view with every field of the state in it, under the same names."""
    if taken := set(states.__struct_fields__) & set(View.__struct_fields__):
        raise TypeError(
            f"{states.__name__} cannot have a field {', '.join(sorted(taken))}: every view has one already."
        )
    kinds = get_type_hints(states, include_extras=True) | {"options": options}
    fields = [(name, kinds[name]) for name in states.__struct_fields__]
    made = defstruct("View", fields, bases=(View,), module=states.__module__, frozen=True, kw_only=True)
    return cast(type[View], made)
