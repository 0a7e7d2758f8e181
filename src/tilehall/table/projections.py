"""Projections: what each watcher is told of an entry. They hold views, shown steps and told facts, never a state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar

from msgspec import Raw, Struct, json
from msgspec.structs import asdict, replace

from tilehall.core.game import OPEN, AnyGame, Fact, Hand, Outcome, Seat, Step, View, Watcher
from tilehall.core.notation import text
from tilehall.core.play import advance, shown, told
from tilehall.table.clock import TimeUp
from tilehall.table.clock_settings import AtZero
from tilehall.table.dice import Proof
from tilehall.table.entries import TimedOut
from tilehall.table.room import Change, Room

MAX_LEGAL = 200  # legal steps sent to the player to act; the page lives on marks and verdicts, not on the list


class Told(Struct, frozen=True):
    """A fact, and its sentence."""

    fact: Fact
    say: str


ViewT = TypeVar("ViewT", View, Raw)


class SeenPosition(Struct, Generic[ViewT], frozen=True, kw_only=True):
    """The game as one watcher sees it; as a message the view is in JSON: `Position`."""

    seq: int  # the entry that moved the game last: what a step must come after
    me: Seat | None
    legal: tuple[str, ...] = ()  # only for the player to act, and at most MAX_LEGAL
    more: bool = False  # there are more legal steps than are listed
    turn: Seat | None  # -1: chance; None: over
    view: ViewT  # the game's own view
    outcome: Outcome | None = None
    proof: Proof | None = None  # after the end: the seed, for anyone to roll the dice again
    scores: tuple[int, ...] = ()  # what stands beside the names, by seat; empty: nothing yet
    hands: tuple[Hand, ...] = ()  # by seat: the kinds held, or how many there are if they are hidden
    ending: str = ""  # after the end: why it is over, in a sentence; blank if the log tells it


class Position(SeenPosition[Raw], frozen=True, kw_only=True):
    """The game as one watcher sees it."""


class Moved(Struct, frozen=True, kw_only=True):
    """An entry that moved the game, as one watcher sees it."""

    seq: int
    at: int
    seat: Seat  # -1: the table itself
    steps: tuple[str, ...]
    facts: tuple[Told, ...]
    turn: int = 0  # which turn of the game it belongs to; 0: its beginning


def listed(game: AnyGame, state: Any) -> tuple[tuple[str, ...], bool]:
    """Return the legal steps, at most MAX_LEGAL, and whether there are more.

    If there are, those that end a turn are listed first."""
    steps = list(islice(game.legal(state), MAX_LEGAL + 1))
    more = len(steps) > MAX_LEGAL
    if more:
        finals = [step for step in game.legal(state) if step.final]
        steps = (finals + [step for step in steps if not step.final])[:MAX_LEGAL]
    return tuple(map(text, steps)), more


class Projections:
    """What watchers see of one position; what they have in common is made once."""

    def __init__(self, room: Room, proof: Proof | None = None) -> None:
        self.room = room
        self.proof = proof
        # The room of a turn that is over is not playing, and still shows whose turn it was.
        self.turn = room.actor if room.phase == "playing" else room.game.actor(room.state)
        self._positions: dict[Watcher, SeenPosition[View]] = {}

    def position(self, watcher: Watcher) -> SeenPosition[View]:
        """Return what the watcher sees of the game now."""
        found = self._positions.get(watcher)
        if found is None:
            found = self._positions[watcher] = self._make(watcher)
        return found

    def _make(self, watcher: Watcher) -> SeenPosition[View]:
        room, game = self.room, self.room.game
        acts = room.actor is not None and room.actor == watcher
        legal, more = listed(game, room.state) if acts else ((), False)
        if watcher is not None and not game.hides:  # a player sees what a spectator sees
            public = self.position(None)
            return replace(public, me=watcher, legal=legal, more=more, view=replace(public.view, me=watcher))
        view: View = game.view(room.state, watcher)
        return SeenPosition(
            seq=room.moved,
            me=watcher,
            legal=legal,
            more=more,
            turn=self.turn,
            view=view,
            outcome=view.outcome,
            proof=self.proof if self.turn is None else None,
            scores=tuple(game.scores(view)),
            hands=tuple(game.hands(view)),
            ending=game.endings.get(view.outcome.reason, "") if view.outcome else "",
        )


Splice = tuple[int, int, tuple[Any, ...]]  # from this place on, so many items are replaced by these


class Changes(Struct, frozen=True, omit_defaults=True):
    """How a position differs from an earlier one of the same watcher."""

    position: dict[str, Any]  # the fields that differ, without the view
    view: dict[str, Any] = {}  # the fields of the view that differ
    splices: dict[str, Splice] = {}  # the lists of the view of which only a part differs, by field


def changed_fields(before: Struct, after: Struct) -> dict[str, Any]:
    """Return the fields of a struct that differ from those of another one of its class, by their names in JSON."""
    fields = zip(after.__struct_encode_fields__, after.__struct_fields__, strict=True)
    return {name: value for name, field in fields if (value := getattr(after, field)) != getattr(before, field)}


def splice(before: Any, after: Any) -> Splice | None:
    """Return the part of a list that differs from an earlier one; None if that is more than half of it.

    >>> splice(("a", "b", "c"), ("a", "b", "x", "c"))
    (2, 0, ('x',))
    >>> splice(("a", "b", "c"), ("a", "c"))
    (1, 1, ())
    """
    if not isinstance(before, tuple) or not isinstance(after, tuple):
        return None
    shorter = min(len(before), len(after))
    start = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    end = next((at for at in range(shorter - start) if before[-1 - at] != after[-1 - at]), shorter - start)
    items = after[start : len(after) - end]
    return (start, len(before) - end - start, items) if 2 * len(items) <= len(after) else None


def changes(before: SeenPosition[View], after: SeenPosition[View]) -> Changes:
    """Return what a client that has the earlier position needs to know of the later one."""
    position = changed_fields(before, after)
    if position.pop("view", None) is None:
        return Changes(position)
    view, splices = changed_fields(before.view, after.view), {}
    names = dict(zip(after.view.__struct_encode_fields__, after.view.__struct_fields__, strict=True))
    for name, value in list(view.items()):
        if (part := splice(getattr(before.view, names[name]), value)) is not None:
            splices[name] = part
            del view[name]
    return Changes(position, view, splices)


def position(room: Room, watcher: Watcher, proof: Proof | None = None) -> Position:
    """Return what one watcher sees of the game now, with the view in JSON."""
    seen = Projections(room, proof).position(watcher)
    return Position(**{**asdict(seen), "view": Raw(json.encode(seen.view))})


class Move(Struct, frozen=True):
    """Some steps of a record, with the states between them: enough to tell anyone what happened."""

    seq: int
    at: int
    seat: Seat
    steps: tuple[Step, ...]
    states: tuple[Any, ...]  # one more than steps
    turn: int = 0
    at_zero: AtZero | None = None  # what was done as the time of the seat was up; None: it was not


def move(change: Change, seat: Seat, at: int, turn: int = 0) -> Move:
    """What a change of the game was."""
    room, states = change.room, change.states
    at_zero = change.entry.at_zero if isinstance(change.entry, TimedOut) else None
    return Move(room.seq, at, seat, room.steps[len(room.steps) - len(states) + 1 :], states, turn, at_zero)


class LogPosition(Struct, frozen=True):
    """An entry of the log that moved the game, and how far the record reaches with it."""

    seq: int
    at: int
    seat: Seat
    until: int  # steps of the record after it
    turn: int = 0  # which turn of the game it belongs to
    at_zero: AtZero | None = None  # as in Move

    def move(self, steps: tuple[Step, ...], states: Sequence[Any]) -> Move:
        """What the entry was, with its steps and the states around them."""
        return Move(self.seq, self.at, self.seat, steps, tuple(states), self.turn, self.at_zero)


def moves(room: Room, log: Sequence[LogPosition], since: int, most: int) -> Iterator[Move]:
    """The moves of the present game behind an entry, at most so many of the newest."""
    missed = [number for number, entry in enumerate(log) if entry.seq > since][-most:]
    if not missed:
        return
    at = log[missed[0] - 1].until if missed[0] else 0
    state = room.game.setup(room.options, len(room.chairs), room.first)
    for step in room.steps[:at]:
        state = advance(room.game, state, step)
    for entry in log[missed[0] :]:
        states = [state]
        for step in room.steps[at : entry.until]:
            states.append(advance(room.game, states[-1], step))
        yield entry.move(room.steps[at : entry.until], states)
        at, state = entry.until, states[-1]


def tell(room: Room, happened: Move, watcher: Watcher, names: Sequence[str]) -> Moved:
    """The move as the watcher saw it; once the game is over nothing of it is hidden any more."""
    eye = OPEN if room.phase != "playing" and room.outcome is not None else watcher
    return tell_move(room.game, happened, eye, names)


def tell_move(game: AnyGame, happened: Move, eye: Watcher, names: Sequence[str]) -> Moved:
    """A move of any game as a watcher saw it; OPEN is told all of it."""
    before = happened.states[0]
    facts: list[Told] = []
    if happened.at_zero is not None:
        fact = TimeUp(happened.seat, happened.at_zero)
        facts.append(Told(fact, fact.sentence(names)))
    for step, after in zip(happened.steps, happened.states[1:], strict=True):
        facts += [Told(fact, fact.sentence(names)) for fact in told(game, before, step, after, eye)]
        before = after
    steps = tuple(map(text, shown(game, happened.steps, eye) if game.hides else happened.steps))
    return Moved(
        seq=happened.seq,
        at=happened.at,
        seat=happened.seat,
        steps=steps,
        facts=tuple(facts),
        turn=happened.turn,
    )


def tell_all(change: Change, seat: Seat, at: int, turn: int, names: Sequence[str]) -> bytes:
    """Return what everyone is told of a change of a game without secrets: `tell` in JSON."""
    return json.encode(tell(change.room, move(change, seat, at, turn), None, names))


def shown_steps(room: Room, watcher: Watcher) -> tuple[str, ...]:
    """The whole record as the watcher may see it now."""
    eye = OPEN if room.outcome is not None else watcher
    return tuple(map(text, shown(room.game, room.steps, eye)))
