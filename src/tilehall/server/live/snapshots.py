"""Messages about a table that are made from plain values."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Raw

from tilehall.core.game import Draft, View
from tilehall.core.notation import text
from tilehall.server import wire
from tilehall.store.protocol import Talk
from tilehall.table.projections import SeenPosition
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


def happened_head(move: bytes) -> bytes:
    """Return the beginning of `wire.Happened`, from an encoded move. It is the same for all who are told the same."""
    return b'{"news":"happened","move":' + move + b',"position":'


def happened(head: bytes, position: SeenPosition[View]) -> bytes:
    """Return an encoded `wire.Happened`; `head` is shared by all who are told the same of the move."""
    return b"%b%b}" % (head, msgspec.json.encode(position))
