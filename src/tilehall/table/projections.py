"""Projections: what each watcher is told of an entry. They hold views, shown steps and told facts, never a state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec import Raw, Struct, json

from tilehall.core.game import OPEN, AnyGame, Fact, Hand, Outcome, Seat, Step, View, Watcher
from tilehall.core.notation import text
from tilehall.core.play import advance, shown, told
from tilehall.table.clock import TimeUp
from tilehall.table.clock_settings import AtZero
from tilehall.table.dice import Proof
from tilehall.table.entries import Played, TimedOut, TookBack
from tilehall.table.room import Change, Room

NOBODYS_VIEW = b'{"me":null'  # how every view begins that is nobody's own: `me` is the first field of them all
NOBODYS = b'"view":' + NOBODYS_VIEW
ME: dict[Watcher, bytes] = {None: b"null"} | {seat: b"%d" % seat for seat in range(16)}
NOTHING_LEGAL = b',"legal":[],"more":false,'
MOVED = b'{"seq":%d,"at":%d,"seat":%d,"steps":%b,"facts":[%b],"turn":%d}'  # Moved, its facts encoded already
REST = b',"outcome":null,"proof":null,"scores":%b,"hands":[],"ending":""}'  # behind the view, before the end of a game
MOST_LEGAL = 200  # legal steps sent to the one whose turn it is; the page lives on marks and verdicts, not on the list


class Told(Struct, frozen=True):
    """A fact, and its sentence."""

    fact: Fact
    say: str


class TakenBack(Fact, frozen=True):
    """A player took back a turn, and everything that followed it."""

    who: Seat
    to: int  # the last entry that stands: everything after it and before this one is gone

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.who]} takes back a turn."


class Position(Struct, frozen=True, kw_only=True):
    """The game as one watcher sees it."""

    seq: int  # the entry that moved the game last: what a step must come after
    me: Seat | None
    legal: tuple[str, ...] = ()  # only for the one whose turn it is, and at most MOST_LEGAL
    more: bool = False  # there are more legal steps than are listed
    turn: Seat | None  # -1: chance; None: over
    view: Raw  # the game's own view
    outcome: Outcome | None = None
    proof: Proof | None = None  # after the end: the seed, for anyone to roll the dice again
    scores: tuple[int, ...] = ()  # what stands beside the names, by seat; empty: nothing yet
    hands: tuple[Hand, ...] = ()  # by seat: the kinds held, or how many there are where they are hidden
    ending: str = ""  # after the end: why it is over, in a sentence; blank where the log tells it


class PublicPosition(Struct, frozen=True):
    """The fields of a position behind those that are one watcher's own, in the same order."""

    turn: Seat | None
    view: View
    outcome: Outcome | None
    proof: Proof | None
    scores: tuple[int, ...]
    hands: tuple[Hand, ...]
    ending: str


class Moved(Struct, frozen=True, kw_only=True):
    """An entry that moved the game, as one watcher sees it."""

    seq: int
    at: int
    seat: Seat  # -1: the table itself
    steps: tuple[str, ...]
    facts: tuple[Told, ...]
    turn: int = 0  # which turn of the game it belongs to; 0: its beginning


def listed(game: AnyGame, state: Any) -> tuple[str, ...]:
    """The legal steps, one more than MOST_LEGAL at the most; what ends a turn is then listed first."""
    steps = list(islice(game.legal(state), MOST_LEGAL + 1))
    if len(steps) > MOST_LEGAL:
        finals = [step for step in game.legal(state) if step.final]
        steps = (finals + [step for step in steps if not step.final])[: MOST_LEGAL + 1]
    return tuple(map(text, steps))


class Projections:
    """Per-watcher projections of one position; what looks the same to everyone is encoded once."""

    def __init__(self, room: Room, proof: Proof | None = None, before: Any = None) -> None:
        """`before` is an earlier state of the same game, where one is at hand: see `Game.view_json`."""
        self.room = room
        self.proof = proof
        self.before = before
        self.hides = room.game.hides
        # The room of a turn that is over is not playing, and still shows whose turn it was.
        self.turn = room.actor if room.phase == "playing" else room.game.actor(room.state)
        self._public: tuple[bytes, bytes, bytes, bytes] | None = None

    def _public_position(self, view: View) -> PublicPosition:
        game, turn, outcome = self.room.game, self.turn, view.outcome
        return PublicPosition(
            turn,
            view,
            outcome,
            self.proof if turn is None else None,
            tuple(game.scores(view)),
            tuple(game.hands(view)),
            game.endings.get(outcome.reason, "") if outcome else "",
        )

    def position(self, watcher: Watcher) -> Position:
        """What the watcher sees of the game now."""
        room = self.room
        legal = listed(room.game, room.state) if room.actor is not None and room.actor == watcher else ()
        public = self._public_position(room.game.view(room.state, watcher))
        return Position(
            seq=room.moved,
            me=watcher,
            legal=legal[:MOST_LEGAL],
            more=len(legal) > MOST_LEGAL,
            turn=self.turn,
            view=Raw(json.encode(public.view)),
            outcome=public.outcome,
            proof=public.proof,
            scores=public.scores,
            hands=public.hands,
            ending=public.ending,
        )

    def fragments(self, watcher: Watcher) -> tuple[bytes, ...]:
        """`position` in JSON, seven pieces at the most to be joined. In a game without secrets it differs between
        watchers in `me` and the legal steps alone: what is public is encoded once. TypeError when a game says that it
        has no secrets and `me` is not the first field of its views.
        """
        if self.hides:
            return (json.encode(self.position(watcher)),)
        if self._public is None:
            self._public = self._encode_public()
        head, middle, view, rest = self._public
        me, actor = ME[watcher], self.room.actor
        legal = self._legal_json() if actor == watcher and actor is not None else NOTHING_LEGAL
        return head, me, legal, middle, me, view, rest

    def _encode_public(self) -> tuple[bytes, bytes, bytes, bytes]:
        """What stands before the first `me`, between the legal steps and the `me` of the view, and behind it in two."""
        room, turn = self.room, self.turn
        head = b'{"seq":%d,"me":' % room.moved
        if turn is not None and (ready := room.game.view_json(room.state, self.before)) is not None:
            view, scores = ready
            return head, b'"turn":%d,"view":{"me":' % turn, view[len(NOBODYS_VIEW) :], REST % scores
        raw = json.encode(self._public_position(room.game.view(room.state, None)))
        fields, found, rest = raw.partition(NOBODYS)
        if not found:
            raise TypeError(f"the views of {room.game.name} do not begin with `me`: {raw[:80]!r}")
        return head, fields[1:] + b'"view":{"me":', rest, b""

    def _legal_json(self) -> bytes:
        """The fields of the legal steps of whoever is to act, and of whether there are more than these."""
        game, state = self.room.game, self.room.state
        ready = game.legal_json(state)
        if ready is not None:
            return b',"legal":%b,"more":false,' % ready
        legal = listed(game, state)
        more = b"true" if len(legal) > MOST_LEGAL else b"false"
        return b',"legal":%b,"more":%b,' % (json.encode(legal[:MOST_LEGAL]), more)


def position(room: Room, watcher: Watcher, proof: Proof | None = None) -> Position:
    """What one watcher sees of the game now."""
    return Projections(room, proof).position(watcher)


class Move(Struct, frozen=True):
    """Some steps of a record, with the states between them: enough to tell anyone what happened."""

    seq: int
    at: int
    seat: Seat
    steps: tuple[Step, ...]
    states: tuple[Any, ...]  # one more than steps
    turn: int = 0
    at_zero: AtZero | None = None  # what was done as the time of the seat was up; None: it was not
    took_back_to: int | None = None  # the last entry that stands after a turn was taken back; None: none was


def move(change: Change, seat: Seat, at: int, turn: int = 0) -> Move:
    """What a change of the game was."""
    room, states = change.room, change.states
    at_zero = change.entry.at_zero if isinstance(change.entry, TimedOut) else None
    to = change.entry.to if isinstance(change.entry, TookBack) else None
    return Move(room.seq, at, seat, room.steps[len(room.steps) - len(states) + 1 :], states, turn, at_zero, to)


class LogPosition(Struct, frozen=True):
    """An entry of the log that moved the game, and how far the record reaches with it."""

    seq: int
    at: int
    seat: Seat
    until: int  # steps of the record after it
    turn: int = 0  # which turn of the game it belongs to
    at_zero: AtZero | None = None  # as in Move
    took_back_to: int | None = None  # as in Move

    def move(self, steps: tuple[Step, ...], states: Sequence[Any]) -> Move:
        """What the entry was, with its steps and the states around them."""
        return Move(self.seq, self.at, self.seat, steps, tuple(states), self.turn, self.at_zero, self.took_back_to)


def moves(room: Room, log: Sequence[LogPosition], since: int, most: int) -> Iterator[Move]:
    """The moves of the present game behind an entry, at most so many of the newest."""
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
    """The move as the watcher saw it; once the game is over nothing of it is hidden any more."""
    eye = OPEN if room.phase != "playing" and room.outcome is not None else watcher
    return tell_move(room.game, happened, eye, names)


def tell_move(game: AnyGame, happened: Move, eye: Watcher, names: Sequence[str]) -> Moved:
    """A move of any game as a watcher saw it; OPEN is told all of it."""
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
    """What everyone is told of a change of a game without secrets: `tell` in JSON, from facts that the game has ready
    where it has those of every step."""
    room, entry, states = change.room, change.entry, change.states
    if isinstance(entry, Played):
        facts_json = room.game.facts_json
        facts: list[bytes] = []  # list[bytes]() would take ten times as long
        for n, step in enumerate(room.steps[1 - len(states) :]):
            told = facts_json(states[n], step, states[n + 1], names)
            if told is None:
                break
            facts.append(told)
        else:
            return MOVED % (room.seq, at, seat, json.encode(entry.steps), b",".join(facts), turn)
    return json.encode(tell(room, move(change, seat, at, turn), None, names))


def shown_steps(room: Room, watcher: Watcher) -> tuple[str, ...]:
    """The whole record as the watcher may see it now."""
    eye = OPEN if room.outcome is not None else watcher
    return tuple(map(text, shown(room.game, room.steps, eye)))
