"""What nodes tell each other. Each event is a hint: lost, late or doubled it costs a read of the store, or a moment.

No row of the log, no line of talk and no seed is in any of them: whoever listens learns that something happened in a
room, who looks at it, and what its number is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Raw, Struct

from tilehall.server import wire
from tilehall.server.company.whereabouts import Place
from tilehall.table.summary import Code, UserId

NodeId = str
MAX_MESSAGE_BYTES = 200_000  # of one message: NATS takes a million unless it is set otherwise


class RowAdded(Struct, frozen=True, array_like=True, tag="row"):
    """A row was committed to a room's log."""

    room: Code
    seq: int


class LineAdded(Struct, frozen=True, array_like=True, tag="talk"):
    """Something was said at a table."""

    room: Code
    n: int


class ReactionShown(Struct, frozen=True, array_like=True, tag="reaction"):
    """Somebody shows a reaction. It is kept nowhere, so that it is told here or not at all."""

    room: Code
    user: UserId
    reaction: wire.Reaction


class PresenceAsked(Struct, frozen=True, array_like=True, tag="who"):
    """Who watches this room on other nodes?"""

    room: Code


class PresenceTold(Struct, frozen=True, array_like=True, tag="here"):
    """Everybody who watches a room on the node that says so."""

    room: Code
    users: tuple[UserId, ...]


class PersonChanged(Struct, frozen=True, array_like=True, tag="person"):
    """Somebody was renamed, banned or deleted, or is otherwise not what they were."""

    user: UserId


class CompanyChanged(Struct, frozen=True, array_like=True, tag="company"):
    """Something is different between these people: a block, a friendship, a request or a challenge."""

    users: tuple[UserId, ...]
    called: tuple[UserId, ...] = ()  # those of them who are to look again


class PeopleHere(Struct, frozen=True, array_like=True, tag="people"):
    """Some of the people who are on a node, and where: told to friends of theirs alone."""

    places: dict[UserId, Place | None]  # null: somebody is not to be seen any more


class SessionEnded(Struct, frozen=True, array_like=True, tag="out"):
    """A device of somebody was signed out, or all of them."""

    user: UserId
    session: bytes | None = None  # the hash of its token


class TokensTaken(Struct, frozen=True, array_like=True, tag="limit"):
    """Tokens were taken from the bucket of a limit that all nodes share, or given back."""

    limit: str
    key: str  # the bucket's, hashed
    cost: float


class NodeAlive(Struct, frozen=True, array_like=True, tag="alive"):
    """A node is there, told every second."""

    release: str
    games: dict[str, int]  # the version of the rules, by name
    thinking: dict[Code, int]  # the rooms whose bots it has move, each with the entry that moved the game last
    serving: bool = True  # False while it starts; earlier releases do not say


class NodeLeft(Struct, frozen=True, array_like=True, tag="left"):
    """A node stops."""


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
    """The messages that carry these events, in their order, from a node to all others.

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
    """Which node says what, and how many of its events are of a kind that this release does not know; MsgspecError when
    the message is none of ours.

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
