"""Messages about a table: built from plain values, and sent to each watcher as that watcher may see it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec
from msgspec import Raw

from tilehall.core.game import Draft, Watcher
from tilehall.core.notation import text
from tilehall.server import wire
from tilehall.server.live.presence import Socket
from tilehall.store.protocol import Talk
from tilehall.table import projections
from tilehall.table.projections import Move, Projections, by_beginning, changes, spliced
from tilehall.table.summary import UserId

MAX_NEXT_STEPS = 400  # next steps that are sent for a draft


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


def chat_message(said: Talk, names: Mapping[UserId, str]) -> wire.ChatMessage:
    """Return a chat message with the name of its author."""
    return wire.ChatMessage(n=said.n, at=said.at, user=said.by, name=names.get(said.by, ""), text=said.text)


def send(news: wire.AnyNews, sockets: Iterable[Socket], deaf: Collection[UserId] = ()) -> None:
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


def _send_room(status: wire.RoomStatus, sockets: Iterable[Socket]) -> None:
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
            position = msgspec.json.encode(after.position(watcher))
            return b'{"news":"happened","move":%b,"position":%b}' % (move, position)
        fields = self._changes.get(eye)
        if fields is None:
            fields = self._changes[eye] = msgspec.json.encode(changes(before.seen(eye), after.seen(eye)))
        me, listed = b"null" if watcher is None else b"%d" % watcher, after.legal(watcher)
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
