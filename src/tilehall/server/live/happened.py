"""The message of a move, `wire.Happened`, put together from parts that are encoded already."""

from __future__ import annotations

from collections.abc import Iterable


def head(move: bytes) -> bytes:
    """How it begins, for all who are told the same of a move."""
    return b'{"news":"happened","move":' + move + b',"position":'


def message(head: bytes, position: Iterable[bytes]) -> bytes:
    """All of it; what several watchers are told is encoded once.

    >>> message(head(b'{"seq":5}'), (b'{"seq":', b"5}"))
    b'{"news":"happened","move":{"seq":5},"position":{"seq":5}}'
    """
    return b"".join((head, *position, b"}"))
