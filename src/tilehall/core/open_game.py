"""A base class for open games: no chance, no hidden information, and one step per turn (Connect Four, Go, Nim).

Everyone sees everything, so the view and a guess are the state, and there is nothing to roll. A game defines its
first position, its moves, the effect of a move and its end. Turns, refusals, resigning, the view and the legality of
every step follow from that.

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

from tilehall.core.game import Bounds, Game, Illegal, Options, OptionsT, Outcome, Seat, StepT, View, Watcher
from tilehall.core.message import Text
from tilehall.core.notation import text
from tilehall.core.seats import following
from tilehall.core.words import say

RESIGNED = "resigned"


class OpenState(Struct, frozen=True, kw_only=True):
    """The fields that every position of an open game has. Each game adds its own."""

    options: Options
    seats: int = 2
    seat: Seat = 0  # the seat to act
    resigned: tuple[Seat, ...] = ()  # sorted, so that equal positions are equal values

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in range(self.seats) if seat not in self.resigned)

    @property
    def next_seat(self) -> Seat:
        """The next seat in turn order that has not resigned.

        >>> OpenState(options=Options(), seats=3, seat=0, resigned=(1,)).next_seat
        2
        """
        return following(self.seat, tuple(seat not in self.resigned for seat in range(self.seats)))


OpenStateT = TypeVar("OpenStateT", bound=OpenState)


class OpenGame(Game[OptionsT, OpenStateT, StepT, View]):
    """The rules of a game without chance and without hidden information.

    A subclass sets `states` (an `OpenState`), gives `endings` a sentence for each reason except resigning, and
    implements `moves`, `after` and `result`. It overrides `start` and `refusal` if their defaults do not fit.
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
        """Return the first position. The default works if every field of the state has a default."""
        return self.states(options=options, seats=seats)

    @abstractmethod
    def moves(self, state: OpenStateT) -> Iterable[StepT]:
        """Return the steps of the seat to act, without duplicates, in a fixed order. Not called after the game."""

    @abstractmethod
    def after(self, state: OpenStateT, step: StepT) -> OpenStateT:
        """Return the position after one of `moves`, including the next seat: usually `seat=state.next_seat`."""

    @abstractmethod
    def result(self, state: OpenStateT) -> Outcome | None:
        """Return how the game ended by its own rules, or None. Resigning is handled by the base class."""

    def refusal(self, state: OpenStateT, step: StepT) -> Text:
        """Return a message, or a finished sentence, that tells the player why a step is not among `moves`."""
        return say("not-a-move", step=text(step))

    def ended(self, state: OpenStateT, reason: str, *winners: Seat) -> Outcome:
        """Return an outcome with one point per winner. Games that count points override this."""
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
            raise Illegal(say("game-over"))
        if step not in self.moves(state):
            raise Illegal(self.refusal(state, step))
        return self.after(state, step)

    def resign(self, state: OpenStateT, seat: Seat) -> OpenStateT:
        if self.outcome(state):
            raise Illegal(say("game-over"))
        if seat not in state.playing:
            raise Illegal(say("seat-not-playing", seat=str(seat)))
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
        """Return the position that a view shows, which is all of it."""
        return self.states(**{name: getattr(view, name) for name in self.states.__struct_fields__})

    def bounds(self, options: OptionsT, seats: int) -> Bounds:
        """Return that there is no chance. A game that knows how long it can become overrides this."""
        return Bounds(rolls=0)

    def box(self, state: OpenStateT) -> Counter[str]:
        """Return no pieces. A game whose pieces must not be lost or duplicated overrides this."""
        return Counter()


def _view_of(states: type[OpenState], options: type[Options]) -> type[View]:
    """Return a view type with all fields of the state, under the same names."""
    if taken := set(states.__struct_fields__) & set(View.__struct_fields__):
        raise TypeError(
            f"{states.__name__} cannot have a field {', '.join(sorted(taken))}: every view has one already."
        )
    kinds = get_type_hints(states, include_extras=True) | {"options": options}
    fields = [(name, kinds[name]) for name in states.__struct_fields__]
    made = defstruct("View", fields, bases=(View,), module=states.__module__, frozen=True, kw_only=True)
    return cast(type[View], made)
