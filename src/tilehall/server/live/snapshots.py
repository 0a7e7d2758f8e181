"""Messages about a table that are built from plain values."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Raw

from tilehall.core.game import Draft, View
from tilehall.core.notation import text
from tilehall.server import wire
from tilehall.store.protocol import Talk
from tilehall.table.projections import SeenPosition, changes
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


def happened(move: bytes, position: SeenPosition[View]) -> bytes:
    """Return an encoded `wire.Happened` with an encoded move, which is shared by all watchers who see the same."""
    return b'{"news":"happened","move":%b,"position":%b}' % (move, msgspec.json.encode(position))


def changed(move: bytes, before: SeenPosition[View], position: SeenPosition[View]) -> bytes:
    """Return an encoded `wire.PositionChanged` with an encoded move."""
    me, fields = msgspec.json.encode(before.me), msgspec.json.encode(changes(before, position))
    return b'{"news":"changed","move":%b,"since":%d,"me":%b,%b' % (move, before.seq, me, fields[1:])
