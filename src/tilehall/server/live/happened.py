"""The message of a move, `wire.Happened`, put together from parts that are encoded already."""

from __future__ import annotations

from msgspec import json

from tilehall.core.game import View
from tilehall.table.projections import SeenPosition


def head(move: bytes) -> bytes:
    """How it begins, for all who are told the same of a move."""
    return b'{"news":"happened","move":' + move + b',"position":'


def message(head: bytes, position: SeenPosition[View]) -> bytes:
    """Return the whole message; `head` is shared by all who are told the same of the move."""
    return b"%b%b}" % (head, json.encode(position))
