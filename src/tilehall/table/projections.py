"""Projections: what each watcher sees of an entry. They hold views, shown steps and facts, never a state."""

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
from tilehall.table.entries import TimedOut, TookBack
from tilehall.table.room import Change, Room

MAX_LEGAL = 200  # legal steps sent to the player to act; the page uses marks and verdicts instead of the list


class Told(Struct, frozen=True):
    """A fact and its sentence."""

    fact: Fact
    say: str


class TakenBack(Fact, frozen=True):
    """A player took back a turn, and everything after it."""

    who: Seat
    to: int  # the last entry that is kept: those between it and this one are gone

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.who]} takes back a turn."


ViewT = TypeVar("ViewT", View, Raw)


class SeenPosition(Struct, Generic[ViewT], frozen=True, kw_only=True):
    """The game as one watcher sees it. In the message `Position`, the view is JSON."""

    seq: int  # the last entry that moved the game; a step names it, to prove that it is not stale
    me: Seat | None
    legal: tuple[str, ...] = ()  # only for the player to act, at most MAX_LEGAL
    more: bool = False  # whether there are more legal steps than listed
    turn: Seat | None  # -1: chance; None: over
    view: ViewT  # the game's own view
    outcome: Outcome | None = None
    proof: Proof | None = None  # after the end: the seed, with which anyone can repeat the rolls
    scores: tuple[int, ...] = ()  # the scores beside the names, by seat; empty: none yet
    hands: tuple[Hand, ...] = ()  # by seat: the pieces held, or their number if they are hidden
    ending: str = ""  # after the end: a sentence with the reason; blank if the log has it


class Position(SeenPosition[Raw], frozen=True, kw_only=True):
    """The game as one watcher sees it."""


class Moved(Struct, frozen=True, kw_only=True):
    """An entry that moved the game, as one watcher sees it."""

    seq: int
    at: int
    seat: Seat  # -1: chance
    steps: tuple[str, ...]
    facts: tuple[Told, ...]
    turn: int = 0  # the turn of the game to which it belongs; 0: its start


def listed(game: AnyGame, state: Any) -> tuple[tuple[str, ...], bool]:
    """Return the legal steps, at most MAX_LEGAL, and whether there are more.

    If there are more, steps that end a turn come first.
    """
    steps = list(islice(game.legal(state), MAX_LEGAL + 1))
    more = len(steps) > MAX_LEGAL
    if more:
        finals = [step for step in game.legal(state) if step.final]
        steps = (finals + [step for step in steps if not step.final])[:MAX_LEGAL]
    return tuple(map(text, steps)), more


class Projections:
    """What watchers see of one position. Parts that they share are computed once."""

    def __init__(self, room: Room, proof: Proof | None = None) -> None:
        self.room = room
        self.proof = proof
        # The room of a past turn is not playing, but still shows which seat was to act.
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
        if watcher is not None and not game.hides:  # a player sees the same as a spectator
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


Splice = tuple[int, int, tuple[Any, ...]]  # (start, number of items to remove, items to insert)


class Changes(Struct, frozen=True, omit_defaults=True):
    """The difference between a position and an earlier one of the same watcher."""

    position: dict[str, Any]  # the fields that differ, except the view
    view: dict[str, Any] = {}  # the fields of the view that differ
    splices: dict[str, Splice] = {}  # the lists of the view that differ only in part, by field


def changed_fields(before: Struct, after: Struct) -> dict[str, Any]:
    """Return the fields of a struct that differ from another struct of its class, by their JSON names."""
    fields = zip(after.__struct_encode_fields__, after.__struct_fields__, strict=True)
    return {name: value for name, field in fields if (value := getattr(after, field)) != getattr(before, field)}


def splice(before: Any, after: Any) -> Splice | None:
    """Return the part of a list that differs from an earlier list, or None if it is more than half of the list.

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
    """Return the changes from the earlier position to the later one."""
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
    """Return what one watcher sees of the game now, with the view as JSON."""
    seen = Projections(room, proof).position(watcher)
    return Position(**{**asdict(seen), "view": Raw(json.encode(seen.view))})


class Move(Struct, frozen=True):
    """Steps of a record with the states between them, from which the message for any watcher can be made."""

    seq: int
    at: int
    seat: Seat
    steps: tuple[Step, ...]
    states: tuple[Any, ...]  # one more than steps
    turn: int = 0
    at_zero: AtZero | None = None  # the action taken when the seat's time was up; None: the time was not up
    took_back_to: int | None = None  # the last entry that is kept after a turn was taken back; None: no turn was


def move(change: Change, seat: Seat, at: int, turn: int = 0) -> Move:
    """Return the move that a change of the game made."""
    room, states = change.room, change.states
    at_zero = change.entry.at_zero if isinstance(change.entry, TimedOut) else None
    to = change.entry.to if isinstance(change.entry, TookBack) else None
    return Move(room.seq, at, seat, room.steps[len(room.steps) - len(states) + 1 :], states, turn, at_zero, to)


class LogPosition(Struct, frozen=True):
    """An entry of the log that moved the game, and the length of the record after it."""

    seq: int
    at: int
    seat: Seat
    until: int  # the number of steps of the record after it
    turn: int = 0  # the turn of the game to which it belongs
    at_zero: AtZero | None = None  # as in Move
    took_back_to: int | None = None  # as in Move

    def move(self, steps: tuple[Step, ...], states: Sequence[Any]) -> Move:
        """Return the move of the entry, with its steps and the states around them."""
        return Move(self.seq, self.at, self.seat, steps, tuple(states), self.turn, self.at_zero, self.took_back_to)


def moves(room: Room, log: Sequence[LogPosition], since: int, most: int) -> Iterator[Move]:
    """Yield the moves of the current game after an entry, at most this many of the newest."""
    missed = [number for number, entry in enumerate(log) if entry.seq > since][-most:]
    if not missed:
        return
    at = log[missed[0] - 1].until if missed[0] else len(room.position)
    state = room.beginning()
    for step in room.steps[len(room.position) : at]:
        state = advance(room.game, state, step)
    for entry in log[missed[0] :]:
        states = [state]
        for step in room.steps[at : entry.until]:
            states.append(advance(room.game, states[-1], step))
        yield entry.move(room.steps[at : entry.until], states)
        at, state = entry.until, states[-1]


def tell(room: Room, happened: Move, watcher: Watcher, names: Sequence[str]) -> Moved:
    """Return the move as the watcher saw it. After the game, nothing is hidden."""
    eye = OPEN if room.phase != "playing" and room.outcome is not None else watcher
    return tell_move(room.game, happened, eye, names)


def tell_move(game: AnyGame, happened: Move, eye: Watcher, names: Sequence[str]) -> Moved:
    """Return a move of any game as a watcher saw it. `OPEN` sees all of it."""
    before = happened.states[0]
    facts: list[Told] = []
    if happened.at_zero is not None:
        fact: Fact = TimeUp(happened.seat, happened.at_zero)
        facts.append(Told(fact, fact.sentence(names)))
    if happened.took_back_to is not None:
        fact = TakenBack(happened.seat, happened.took_back_to)
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
    """Return the message of `tell` as JSON, for all watchers of a game that hides nothing."""
    return json.encode(tell(change.room, move(change, seat, at, turn), None, names))


def shown_steps(room: Room, watcher: Watcher) -> tuple[str, ...]:
    """Return the whole record as the watcher may see it now."""
    eye = OPEN if room.outcome is not None else watcher
    return tuple(map(text, shown(room.game, room.steps, eye)))
