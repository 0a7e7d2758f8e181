"""Messages about a table that are made from plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Raw

from tilehall.core.game import Draft
from tilehall.core.notation import text
from tilehall.server import wire
from tilehall.store.protocol import Talk
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


def happened(head: bytes, position: Iterable[bytes]) -> bytes:
    """Return an encoded `wire.Happened`, from its beginning and the encoded parts of a position.

    >>> happened(happened_head(b'{"seq":5}'), (b'{"seq":', b"5}"))
    b'{"news":"happened","move":{"seq":5},"position":{"seq":5}}'
    """
    return b"".join((head, *position, b"}"))
