"""Projections: what each watcher sees of an entry. They hold views, shown steps and facts, never a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from sys import intern
from typing import Any, Generic, TypeVar

from msgspec import Raw, Struct, json
from msgspec.structs import asdict, astuple, replace

from tilehall.core.game import OPEN, AnyGame, Fact, Hand, Outcome, Seat, Step, View, Watcher, fact_in_words
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Argument, in_words
from tilehall.core.notation import text
from tilehall.core.play import advance, shown, told
from tilehall.table.clock import TimeUp
from tilehall.table.clock_settings import AtZero
from tilehall.table.dice import Proof
from tilehall.table.entries import TimedOut, TookBack
from tilehall.table.room import Change, Room

MAX_LEGAL = 200  # legal steps sent to the player to act; the page uses marks and verdicts instead of the list


class Told(Struct, frozen=True, omit_defaults=True):
    """A fact and its sentence."""

    fact: Fact
    say: str
    times: int = 1  # how often in a row; repeated facts are merged only for clients that read changes


class TakenBack(Fact, frozen=True):
    """A player took back a turn, and everything after it."""

    who: Seat
    to: int  # the last entry that is kept: those between it and this one are gone

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"player": names[self.who]}


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
    # After the end: a sentence with the reason; blank if the log has it. `Projections.seen` leaves it blank.
    ending: str = ""


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


class LegalSteps(Struct, frozen=True):
    """What the seat to act may do: at most MAX_LEGAL steps, and whether there are more."""

    steps: tuple[Step, ...] = ()
    more: bool = False

    @property
    def texts(self) -> tuple[str, ...]:
        """The steps in the notation."""
        return tuple(map(text, self.steps))


NO_STEPS = LegalSteps()
ASK_FOR_STEPS = LegalSteps(more=True)


def listed(game: AnyGame, state: Any) -> LegalSteps:
    """Return the legal steps. If there are more than MAX_LEGAL, steps that end a turn come first."""
    steps = tuple(game.legal(state))
    if len(steps) <= MAX_LEGAL:
        return LegalSteps(steps)
    return LegalSteps(tuple(sorted(steps, key=lambda step: not step.final))[:MAX_LEGAL], more=True)


@lru_cache(maxsize=32_768)  # as many as `text` caches
def _split(step: Step) -> tuple[str, str]:
    """Return all words of a step except the last, and the last word."""
    beginning, _, last = text(step).rpartition(" ")
    return intern(beginning), last


def by_beginning(steps: Iterable[Step]) -> dict[str, str]:
    """Return steps grouped by all words except the last, with the last words of each group.

    >>> from tilehall.core.game import First, Resign
    >>> by_beginning([First(0), First(1), Resign(1)])
    {'first': '0 1', 'resign': '1'}
    """
    found: dict[str, str] = {}
    for beginning, same in groupby(map(_split, steps), itemgetter(0)):  # most steps begin like the one before
        lasts = " ".join(map(itemgetter(1), same))
        found[beginning] = f"{found[beginning]} {lasts}" if beginning in found else lasts
    return found


class Projections:
    """What watchers see of one position. Parts that they share are computed once."""

    def __init__(self, room: Room, proof: Proof | None = None) -> None:
        self.room = room
        self.proof = proof
        # The room of a past turn is not playing, but still shows which seat was to act.
        self.turn = room.actor if room.phase == "playing" else room.game.actor(room.state)
        self._seen: dict[Watcher, SeenPosition[View]] = {}
        self._legal: LegalSteps | None = None

    def position(self, watcher: Watcher, asks: bool = False, language: str = ENGLISH) -> SeenPosition[View]:
        """Return what the watcher sees of the game now, with the legal steps."""
        seen, legal = self.seen(watcher), self.legal(watcher, asks)
        view = seen.view if seen.me == watcher else replace(seen.view, me=watcher)
        ending = self.ending(language)
        return replace(seen, me=watcher, view=view, legal=legal.texts, more=legal.more, ending=ending)

    def ending(self, language: str) -> str:
        """Return the reason for which the game ended. Blank before the end, and if the log has it."""
        outcome = self.room.outcome if self.turn is None else None
        return in_words(self.room.game.endings.get(outcome.reason, ""), language) if outcome else ""

    def legal(self, watcher: Watcher, asks: bool = False) -> LegalSteps:
        """Return the legal steps if the watcher is to act, else none.

        A client that asks for the steps of each draft is not sent those of the empty draft beforehand.
        """
        if watcher is None or watcher != self.room.actor:
            return NO_STEPS
        if asks and self.room.game.drafts:
            return ASK_FOR_STEPS
        if self._legal is None:
            self._legal = listed(self.room.game, self.room.state)
        return self._legal

    def seen(self, watcher: Watcher) -> SeenPosition[View]:
        """Return what the watcher sees, in any language and without the legal steps.

        In games that hide nothing, all share one result.
        """
        eye = watcher if self.room.game.hides else None
        found = self._seen.get(eye)
        if found is None:
            found = self._seen[eye] = self._make(eye)
        return found

    def changes(self, before: Projections, watcher: Watcher, language: str = ENGLISH) -> Changes:
        """Return how the position differs from an earlier one of the same watcher, apart from the legal steps."""
        was, now = before.seen(watcher), self.seen(watcher)
        position = {name: new for name, _, new in differing(was, now) if name != "view"}
        if (ending := self.ending(language)) != before.ending(language):
            position["ending"] = ending
        return Changes(position, *spliced(was.view, now.view))

    def _make(self, watcher: Watcher) -> SeenPosition[View]:
        room, game = self.room, self.room.game
        view: View = game.view(room.state, watcher)
        return SeenPosition(
            seq=room.moved,
            me=watcher,
            turn=self.turn,
            view=view,
            outcome=view.outcome,
            proof=self.proof if self.turn is None else None,
            scores=tuple(game.scores(view)),
            hands=tuple(game.hands(view)),
        )


Splice = tuple[int, int, tuple[Any, ...]]  # (start, number of items to remove, items to insert)


def splice(before: tuple[Any, ...], after: tuple[Any, ...]) -> Splice | None:
    """Return the part of a list that differs from an earlier list, or None if it is more than half of the list.

    >>> splice(("a", "b", "c"), ("a", "b", "x", "c"))
    (2, 0, ('x',))
    >>> splice(("a", "b", "c"), ("a", "c"))
    (1, 1, ())
    """
    shorter = min(len(before), len(after))
    start = end = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    items = after[start : len(after) - end]
    return (start, len(before) - end - start, items) if 2 * len(items) <= len(after) else None


def differing(before: Struct, after: Struct) -> Iterator[tuple[str, Any, Any]]:
    """Yield the fields in which a struct differs from an earlier one of its class: name in JSON, old and new value."""
    for name, old, new in zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True):
        if new is not old and new != old:
            yield name, old, new


def spliced(before: Struct, after: Struct) -> tuple[dict[str, Any], dict[str, Splice]]:
    """Return the fields in which a struct differs from an earlier one, and the lists of which only a part differs."""
    fields: dict[str, Any] = {}
    splices: dict[str, Splice] = {}
    for name, old, new in differing(before, after):
        part = splice(old, new) if type(old) is tuple and type(new) is tuple else None
        if part is None:
            fields[name] = new
        else:
            splices[name] = part
    return fields, splices


class Changes(Struct, frozen=True, omit_defaults=True):
    """How a position differs from an earlier one of the same watcher, apart from the legal steps."""

    position: dict[str, Any]  # the fields that differ, without the view
    view: dict[str, Any] = {}  # the fields of the view that differ
    splices: dict[str, Splice] = {}  # the lists of the view of which only a part differs, by field


def position(room: Room, watcher: Watcher, proof: Proof | None = None, language: str = ENGLISH) -> Position:
    """Return what one watcher sees of the game now, with the view as JSON."""
    seen = Projections(room, proof).position(watcher, language=language)
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


def tell(
    room: Room, happened: Move, watcher: Watcher, names: Sequence[str], language: str = ENGLISH, merged: bool = False
) -> Moved:
    """Return the move as the watcher saw it. After the game, nothing is hidden."""
    eye = OPEN if room.phase != "playing" and room.outcome is not None else watcher
    return tell_move(room.game, happened, eye, names, language, merged)


def tell_move(
    game: AnyGame, happened: Move, eye: Watcher, names: Sequence[str], language: str = ENGLISH, merged: bool = False
) -> Moved:
    """Return a move of any game as a watcher saw it. `OPEN` sees all of it.

    If `merged`, equal consecutive facts are one, with the number of times: four tiles are drawn.
    """
    before = happened.states[0]
    facts: list[Fact] = []
    if happened.at_zero is not None:
        facts.append(TimeUp(happened.seat, happened.at_zero))
    if happened.took_back_to is not None:
        facts.append(TakenBack(happened.seat, happened.took_back_to))
    for step, after in zip(happened.steps, happened.states[1:], strict=True):
        if step.final:  # the final step gives the facts of its whole draft
            facts += told(game, before, step, after, eye)
        before = after
    said: list[Told] = []
    for fact in facts:
        if merged and said and said[-1].fact == fact:
            said[-1] = replace(said[-1], times=said[-1].times + 1)
        else:
            said.append(Told(fact, fact_in_words(fact, names, language)))
    steps = tuple(map(text, shown(game, happened.steps, eye) if game.hides else happened.steps))
    return Moved(
        seq=happened.seq,
        at=happened.at,
        seat=happened.seat,
        steps=steps,
        facts=tuple(said),
        turn=happened.turn,
    )


def shown_steps(room: Room, watcher: Watcher) -> tuple[str, ...]:
    """Return the whole record as the watcher may see it now."""
    eye = OPEN if room.outcome is not None else watcher
    return tuple(map(text, shown(room.game, room.steps, eye)))
