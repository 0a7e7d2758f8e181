"""Messages about a table: built from plain values, and sent to each watcher as that watcher may see it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Protocol, TypeVar

import msgspec
from msgspec import Raw, structs

from tilehall.core.game import Draft, Mark, Verdict, Watcher
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Text, in_words
from tilehall.core.notation import text
from tilehall.messages import wire
from tilehall.table import projections
from tilehall.table.dice import Proof
from tilehall.table.past import PastTurns
from tilehall.table.projections import LogPosition, Move, Projections, by_beginning, spliced
from tilehall.table.result_words import mark
from tilehall.table.room import Chair, Room
from tilehall.table.summary import UserId

MAX_NEXT_STEPS = 400  # next steps that are sent for a draft
MAX_MISSED_MOVES = 200  # sent one by one to a client that returns

NamesIn = Callable[[str], Sequence[str]]  # the names of the players by seat, in a language


class Receiver(Protocol):
    """A connection to which messages are sent."""

    user: UserId
    language: str  # in which the client reads
    reads_changes: bool  # moves may be sent as `wire.PositionChanged`, and the room as `wire.RoomChanged`
    told_room: wire.RoomStatus | None  # the last status of the room that the client was sent; None: it is in no room

    def send(self, raw: bytes) -> None: ...


ReceiverT = TypeVar("ReceiverT", bound=Receiver)


def proof_of(room: Room, seed: bytes) -> Proof | None:
    """Return the proof of the dice, or None before the end of the game."""
    if room.phase == "playing" or room.outcome is None:
        return None
    return Proof(room.commitment, seed.hex(), room.values)


def chair_status(
    chair: Chair,
    name: str,
    away: float | None,
    rating: tuple[int | None, bool, int | None] = (None, False, None),
    owner: str = "",
) -> wire.ChairStatus:
    """Return a seat and its owner.

    `away` is for how many seconds the owner has been away, or None. `rating` has the points, whether they are
    provisional, and the change by the game. `owner` is the name of the owner of a bot account.
    """
    points, provisional, change = rating
    return wire.ChairStatus(
        user=chair.user,
        name="" if chair.free else name,
        bot=chair.bot,
        ready=bool(chair.ready or chair.bot),
        here=bool(chair.user) and away is None,
        away=int(away or 0),
        played_by=chair.played_by,
        agreed=chair.agreed,
        cleared=chair.cleared,
        rating=points,
        provisional=provisional,
        change=change,
        owner=owner,
    )


def room_status(
    room: Room,
    seq: int,
    title: str,
    chairs: tuple[wire.ChairStatus, ...],
    *,
    unrated: Text,
    watching: int = 0,
    spectators: tuple[wire.Spectator, ...] = (),
    removed: tuple[wire.Spectator, ...] = (),
    language: str = ENGLISH,
) -> wire.RoomStatus:
    """Return a room for everyone in it who reads a language. `seq` is the newest entry that they have seen."""
    return wire.RoomStatus(
        room=room.code,
        seq=seq,
        game=room.game.name,
        title=title,
        host=room.host,
        phase=room.phase,
        match=room.match,
        commitment=room.commitment,
        chairs=chairs,
        muted=room.muted,
        watching=watching,
        hinted=room.hinted,
        spectators=spectators,
        aim=in_words(room.game.aim(room.options), language),
        closing=in_words(room.closing, language),
        unrated=in_words(unrated, language),
        queue=room.queue,
        tournament=room.tournament,
        may_take_back=room.phase == "playing" and not room.why_turns_stand,
        mark=in_words(mark(room.takebacks, len(room.position), room.offline), language),
        removed=removed,
        **structs.asdict(room.settings),
    )


def snapshot(
    room: Room,
    log: Sequence[LogPosition],
    watcher: Watcher,
    names: Sequence[str],
    proof: Proof | None,
    since: int,
    language: str = ENGLISH,
) -> wire.Snapshot:
    """Return the game for a user who enters, with the moves after the entry that they saw last."""
    if room.state is None:
        return wire.Snapshot(position=None, moves=())
    missed = projections.moves(room, log, since, MAX_MISSED_MOVES)
    return wire.Snapshot(
        position=projections.position(room, watcher, proof, language),
        moves=tuple(projections.tell(room, happened, watcher, names, language) for happened in missed),
    )


def past_turn(
    ask: wire.Look,
    past: PastTurns,
    room: Room,
    log: Sequence[LogPosition],
    watcher: Watcher,
    names: Sequence[str],
    proof: Proof | None,
    language: str = ENGLISH,
) -> wire.Past:
    """Return a turn of the game as a watcher saw it at the time. Raises `Illegal` if there is no such turn."""
    entries = past.entries(room, log, ask.at)
    return wire.Past(
        id=ask.id,
        turn=ask.at,
        moves=tuple(projections.tell(then, happened, watcher, names, language) for then, happened in entries),
        position=projections.position(entries[-1][0], watcher, proof, language),
    )


def verdict_in(verdict: Verdict, language: str) -> wire.DraftVerdict:
    """Return a verdict for a player who reads a language."""
    return wire.DraftVerdict(verdict.stands, in_words(verdict.why, language))


def mark_in(mark: Mark, language: str) -> wire.DraftMark:
    """Return a highlight for a player who reads a language."""
    return wire.DraftMark(mark.kind, mark.at, in_words(mark.text, language), mark.points)


def tried(id: int, draft: Draft, language: str = ENGLISH) -> wire.Tried:
    """Return how the rules judge a draft."""
    return wire.Tried(
        id=id,
        verdicts=tuple(verdict_in(each, language) for each in draft.verdicts),
        steps=tuple(map(text, draft.steps)),
        next=tuple(map(text, draft.next[:MAX_NEXT_STEPS])),
        points=draft.points,
        missing=tuple(in_words(each, language) for each in draft.missing),
        marks=tuple(mark_in(each, language) for each in draft.marks),
        view=Raw(msgspec.json.encode(draft.view)),
        worth=draft.worth,
    )


def send(news: wire.AnyNews, sockets: Iterable[Receiver], deaf: Collection[UserId] = ()) -> None:
    """Send a message, which is the same in all languages, to some connections, except those of the users in `deaf`."""
    raw = wire.write(news)
    for socket in sockets:
        if socket.user not in deaf:
            socket.send(raw)


def send_room(status_in: Callable[[str], wire.RoomStatus], sockets: Iterable[Receiver]) -> None:
    """Send a room to some connections, in their languages.

    Clients that read changes receive only what changed in the room since their last status.
    """
    for language, readers in by_language(sockets):
        status, since, raw = status_in(language), None, b""
        for socket in readers:
            before = socket.told_room if socket.reads_changes else None
            if not raw or before is not since:  # nearly always, all have the same status
                since, raw = before, room_message(before, status)
            socket.told_room = status
            socket.send(raw)


def by_language(sockets: Iterable[ReceiverT]) -> Iterator[tuple[str, Iterable[ReceiverT]]]:
    """Yield each language that is read on some connections, with the connections that read it."""
    language = attrgetter("language")
    yield from groupby(sorted(sockets, key=language), language)


def room_message(before: wire.RoomStatus | None, status: wire.RoomStatus) -> bytes:
    """Return an encoded room, or only the changes for a client that has an earlier status."""
    if before is None:
        return wire.write(status)
    fields, splices = spliced(before, status)
    return wire.write(wire.RoomChanged(fields=fields, splices=splices))


class MoveNews:
    """A move that is being sent to its watchers. Parts that they share are encoded once."""

    def __init__(self, move: Move, names_in: NamesIn, before: Projections | None, after: Projections) -> None:
        """Create the news. Clients that read changes and have the position of `before` receive only the changes."""
        self._move = move
        self._names_in = names_in
        self._before = before
        self._after = after
        self._hides = after.room.game.hides
        self._moved: dict[tuple[Watcher, bool, str], bytes] = {}
        self._changes: dict[tuple[Watcher, str], bytes] = {}

    def message(self, watcher: Watcher, reads_changes: bool, language: str = ENGLISH) -> bytes:
        """Return the encoded message for a watcher: a `wire.Happened` or a `wire.PositionChanged`."""
        eye = watcher if self._hides else None  # if nothing is hidden, the move is the same for everyone
        move, before, after = self._encoded_move(eye, reads_changes, language), self._before, self._after
        if not reads_changes or before is None:
            position = msgspec.json.encode(after.position(watcher, reads_changes, language))
            return b'{"news":"happened","move":%b,"position":%b}' % (move, position)
        fields = self._encoded_changes(before, eye, language)
        me, listed = b"null" if watcher is None else b"%d" % watcher, after.legal(watcher, reads_changes)
        legal = b'"legal":%b,' % msgspec.json.encode(by_beginning(listed.steps)) if listed.steps else b""
        more = b'"more":true,' if listed.more else b""
        head = b'{"news":"changed","move":%b,"since":%d,"me":%b,' % (move, before.room.moved, me)
        return b"%b%b%b%b" % (head, legal, more, fields[1:])

    def _encoded_move(self, eye: Watcher, reads_changes: bool, language: str) -> bytes:
        raw = self._moved.get((eye, reads_changes, language))
        if raw is None:
            names, merged = self._names_in(language), reads_changes
            moved = projections.tell(self._after.room, self._move, eye, names, language, merged)
            raw = self._moved[eye, reads_changes, language] = msgspec.json.encode(moved)
        return raw

    def _encoded_changes(self, before: Projections, eye: Watcher, language: str) -> bytes:
        ending = self._after.ending(language)
        raw = self._changes.get((eye, ending))  # only the reason of the end is in a language
        if raw is None:
            raw = self._changes[eye, ending] = msgspec.json.encode(self._after.changes(before, eye, language))
        return raw
