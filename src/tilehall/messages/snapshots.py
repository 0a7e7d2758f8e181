"""Messages about a table: built from plain values, and sent to each watcher as that watcher may see it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

import msgspec
from msgspec import Raw, structs

from tilehall.core.game import Draft, Watcher
from tilehall.core.notation import text
from tilehall.messages import wire
from tilehall.table import projections
from tilehall.table.dice import Proof
from tilehall.table.past import PastTurns
from tilehall.table.projections import LogPosition, Move, Projections, by_beginning, changes, spliced
from tilehall.table.result_words import mark
from tilehall.table.room import Chair, Room
from tilehall.table.summary import UserId

MAX_NEXT_STEPS = 400  # next steps that are sent for a draft
MAX_MISSED_MOVES = 200  # sent one by one to a client that returns


class Receiver(Protocol):
    """A connection to which messages are sent."""

    user: UserId
    language: str  # in which the client reads
    reads_changes: bool  # moves may be sent as `wire.PositionChanged`, and the room as `wire.RoomChanged`
    told_room: wire.RoomStatus | None  # the last status of the room that the client was sent; None: it is in no room

    def send(self, raw: bytes) -> None: ...


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
    unrated: str,
    watching: int = 0,
    spectators: tuple[wire.Spectator, ...] = (),
    removed: tuple[wire.Spectator, ...] = (),
) -> wire.RoomStatus:
    """Return a room for everyone in it. `seq` is the newest entry that they have seen."""
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
        aim=room.game.aim(room.options),
        closing=str(room.closing),
        unrated=unrated,
        queue=room.queue,
        may_take_back=room.phase == "playing" and not room.why_turns_stand,
        mark=str(mark(room.takebacks, len(room.position), room.offline)),
        removed=removed,
        **structs.asdict(room.settings),
    )


def snapshot(
    room: Room, log: Sequence[LogPosition], watcher: Watcher, names: Sequence[str], proof: Proof | None, since: int
) -> wire.Snapshot:
    """Return the game for a user who enters, with the moves after the entry that they saw last."""
    if room.state is None:
        return wire.Snapshot(position=None, moves=())
    missed = projections.moves(room, log, since, MAX_MISSED_MOVES)
    return wire.Snapshot(
        position=projections.position(room, watcher, proof),
        moves=tuple(projections.tell(room, happened, watcher, names) for happened in missed),
    )


def past_turn(
    ask: wire.Look,
    past: PastTurns,
    room: Room,
    log: Sequence[LogPosition],
    watcher: Watcher,
    names: Sequence[str],
    proof: Proof | None,
) -> wire.Past:
    """Return a turn of the game as a watcher saw it at the time. Raises `Illegal` if there is no such turn."""
    entries = past.entries(room, log, ask.at)
    return wire.Past(
        id=ask.id,
        turn=ask.at,
        moves=tuple(projections.tell(then, happened, watcher, names) for then, happened in entries),
        position=projections.position(entries[-1][0], watcher, proof),
    )


def tried(id: int, draft: Draft) -> wire.Tried:
    """Return how the rules judge a draft."""
    return wire.Tried(
        id=id,
        verdicts=draft.verdicts,
        steps=tuple(map(text, draft.steps)),
        next=tuple(map(text, draft.next[:MAX_NEXT_STEPS])),
        points=draft.points,
        missing=draft.missing,
        marks=draft.marks,
        view=Raw(msgspec.json.encode(draft.view)),
        worth=draft.worth,
    )


def send(news: wire.AnyNews, sockets: Iterable[Receiver], deaf: Collection[UserId] = ()) -> None:
    """Send a message to some connections, except those of the users in `deaf`.

    Clients that read changes receive only what changed in a room since their last status.
    """
    hearing = [socket for socket in sockets if socket.user not in deaf]
    if isinstance(news, wire.RoomStatus):
        _send_room(news, hearing)
        return
    raw = wire.write(news)
    for socket in hearing:
        socket.send(raw)


def _send_room(status: wire.RoomStatus, sockets: Iterable[Receiver]) -> None:
    since: wire.RoomStatus | None = None
    raw = b""
    for socket in sockets:
        before = socket.told_room if socket.reads_changes else None
        if not raw or before is not since:  # nearly always, all have the same status
            since, raw = before, room_message(before, status)
        socket.told_room = status
        socket.send(raw)


def room_message(before: wire.RoomStatus | None, status: wire.RoomStatus) -> bytes:
    """Return an encoded room, or only the changes for a client that has an earlier status."""
    if before is None:
        return wire.write(status)
    fields, splices = spliced(before, status)
    return wire.write(wire.RoomChanged(fields=fields, splices=splices))


class MoveNews:
    """A move that is being sent to its watchers. Parts that they share are encoded once."""

    def __init__(self, move: Move, names: Sequence[str], before: Projections | None, after: Projections) -> None:
        """Create the news. Clients that read changes and have the position of `before` receive only the changes."""
        self._move = move
        self._names = names
        self._before = before
        self._after = after
        self._hides = after.room.game.hides
        self._moved: dict[tuple[Watcher, bool], bytes] = {}
        self._changes: dict[Watcher, bytes] = {}

    def message(self, watcher: Watcher, reads_changes: bool) -> bytes:
        """Return the encoded message for a watcher: a `wire.Happened` or a `wire.PositionChanged`."""
        eye = watcher if self._hides else None  # if nothing is hidden, the move is the same for everyone
        move, before, after = self._encoded_move(eye, reads_changes), self._before, self._after
        if not reads_changes or before is None:
            position = msgspec.json.encode(after.position(watcher, reads_changes))
            return b'{"news":"happened","move":%b,"position":%b}' % (move, position)
        fields = self._changes.get(eye)
        if fields is None:
            fields = self._changes[eye] = msgspec.json.encode(changes(before.seen(eye), after.seen(eye)))
        me, listed = b"null" if watcher is None else b"%d" % watcher, after.legal(watcher, reads_changes)
        legal = b'"legal":%b,' % msgspec.json.encode(by_beginning(listed.steps)) if listed.steps else b""
        more = b'"more":true,' if listed.more else b""
        head = b'{"news":"changed","move":%b,"since":%d,"me":%b,' % (move, before.room.moved, me)
        return b"%b%b%b%b" % (head, legal, more, fields[1:])

    def _encoded_move(self, eye: Watcher, reads_changes: bool) -> bytes:
        raw = self._moved.get((eye, reads_changes))
        if raw is None:
            moved = projections.tell(self._after.room, self._move, eye, self._names)
            if reads_changes:
                moved = projections.in_few_words(moved)
            raw = self._moved[eye, reads_changes] = msgspec.json.encode(moved)
        return raw
