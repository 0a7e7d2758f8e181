"""The events that nodes send to each other. Each is only a hint: a lost, late or duplicate event does no harm.

No event contains rows of a log, chat messages or seeds. A listener only learns that something happened in a room, who
is watching it, and the number of the entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Raw, Struct

from tilehall.messages import wire
from tilehall.server.company.whereabouts import Place
from tilehall.table.summary import Code, UserId

NodeId = str
MAX_MESSAGE_BYTES = 200_000  # NATS accepts a million by default


class RowAdded(Struct, frozen=True, array_like=True, tag="row"):
    """A row was committed to a room's log."""

    room: Code
    seq: int


class LineAdded(Struct, frozen=True, array_like=True, tag="talk"):
    """A chat message was sent at a table."""

    room: Code
    n: int


class ReactionShown(Struct, frozen=True, array_like=True, tag="reaction"):
    """A user sent a reaction. It is not stored, so it is only sent here."""

    room: Code
    user: UserId
    reaction: wire.Reaction


class PresenceAsked(Struct, frozen=True, array_like=True, tag="who"):
    """A request for the watchers of this room on other nodes."""

    room: Code


class PresenceTold(Struct, frozen=True, array_like=True, tag="here"):
    """All watchers of a room on the sending node."""

    room: Code
    users: tuple[UserId, ...]


class PersonChanged(Struct, frozen=True, array_like=True, tag="person"):
    """A user was renamed, banned, deleted or changed in another way."""

    user: UserId


class CompanyChanged(Struct, frozen=True, array_like=True, tag="company"):
    """A relation between these users has changed: a block, a friendship, a request or a challenge."""

    users: tuple[UserId, ...]
    called: tuple[UserId, ...] = ()  # the users who should be notified


class PeopleHere(Struct, frozen=True, array_like=True, tag="people"):
    """Some of the users on a node and where they are. Only their friends see it."""

    places: dict[UserId, Place | None]  # null: the user is no longer visible


class SessionEnded(Struct, frozen=True, array_like=True, tag="out"):
    """One session of a user ended, or all of them."""

    user: UserId
    session: bytes | None = None  # the hash of its token


class TokensTaken(Struct, frozen=True, array_like=True, tag="limit"):
    """Tokens were taken from the bucket of a limit that all nodes share, or were returned."""

    limit: str
    key: str  # the hashed key of the bucket
    cost: float


class NodeAlive(Struct, frozen=True, array_like=True, tag="alive"):
    """A sign of life, sent every second."""

    release: str
    games: dict[str, int]  # the version of the rules, by name
    thinking: dict[Code, int]  # the rooms whose bots this node plays, each with the last entry that moved the game
    serving: bool = True  # False while it starts; earlier releases do not send it


class NodeLeft(Struct, frozen=True, array_like=True, tag="left"):
    """A node is stopping."""


Event = (
    RowAdded
    | LineAdded
    | ReactionShown
    | PresenceAsked
    | PresenceTold
    | PersonChanged
    | CompanyChanged
    | PeopleHere
    | SessionEnded
    | TokensTaken
    | NodeAlive
    | NodeLeft
)

_encode = msgspec.json.Encoder().encode
_batch = msgspec.json.Decoder(tuple[NodeId, list[Event]])
_parts = msgspec.json.Decoder(tuple[NodeId, list[Raw]])
_event: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def write(node: NodeId, events: Iterable[Event]) -> Iterator[bytes]:
    """Yield the messages with these events, in order, from a node to all others.

    >>> list(write("n1", [RowAdded("KX39PQ", 12), NodeLeft()]))
    [b'["n1",[["row","KX39PQ",12],["left"]]]']
    """
    part: list[bytes] = []
    size = 0
    for event in events:
        raw = _encode(event)
        if part and size + len(raw) > MAX_MESSAGE_BYTES:
            yield _joined(node, part)
            part, size = [], 0
        part.append(raw)
        size += len(raw)
    if part:
        yield _joined(node, part)


def _joined(node: NodeId, part: list[bytes]) -> bytes:
    return b"[%b,[%b]]" % (_encode(node), b",".join(part))


def read(raw: bytes) -> tuple[NodeId, list[Event], int]:
    """Return the node, its events, and the number of events whose type this release does not know.

    Raises `MsgspecError` if the message is invalid.

    >>> read(b'["n1",[["row","KX39PQ",12,"more"],["later",1]]]')
    ('n1', [RowAdded(room='KX39PQ', seq=12)], 1)
    """
    try:
        node, events = _batch.decode(raw)
    except msgspec.ValidationError:
        node, parts = _parts.decode(raw)
        events = []
        for part in parts:
            try:
                events.append(_event.decode(part))
            except msgspec.ValidationError:
                continue
        return node, events, len(parts) - len(events)
    return node, events, 0
