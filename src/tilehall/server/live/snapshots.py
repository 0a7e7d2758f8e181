"""Messages about a table that are made from plain values."""

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

MAX_NEXT_STEPS = 400  # steps that a tried draft lists


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
    """Return a line of talk with the name of the speaker."""
    return wire.ChatMessage(n=said.n, at=said.at, user=said.by, name=names.get(said.by, ""), text=said.text)


def happened(move: bytes, position: SeenPosition[View]) -> bytes:
    """Return an encoded `wire.Happened` from an encoded move, which is shared by all who are told the same of it."""
    return b'{"news":"happened","move":%b,"position":%b}' % (move, msgspec.json.encode(position))


def changed(move: bytes, before: SeenPosition[View], position: SeenPosition[View]) -> bytes:
    """Return an encoded `wire.Changed` from an encoded move."""
    me, fields = msgspec.json.encode(before.me), msgspec.json.encode(changes(before, position))
    return b'{"news":"changed","move":%b,"since":%d,"me":%b,%b' % (move, before.seq, me, fields[1:])
