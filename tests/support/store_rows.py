"""Rows, summaries and users for tests of the store, with every field filled in."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tilehall.store.protocol import Row, Session, User
from tilehall.table.summary import Summary

SUMMARY = Summary(
    game="4ascend",
    phase="gathering",
    listed=True,
    host="ann",
    users=("ann", "ben"),
    seats=2,
    free=0,
    turn=None,
    waits=False,
)


def row(
    seq: int, room: str = "ABCDEF", by: str = "ann", key: str | None = None, at: int | None = None, entry: bytes = b"{}"
) -> Row:
    """Return a row whose time and key follow from its number, except as given."""
    return Row(room, seq, seq if at is None else at, by, f"key {seq}" if key is None else key, entry)


def summary(**changes: Any) -> Summary:
    """Return a waiting room of Ann and Ben, changed as given."""
    return replace(SUMMARY, **changes)


def guest(id: str = "ann", **changes: Any) -> User:
    """Return a guest, changed as given."""
    return replace(User(id, id.title(), None, None, None, created=1, seen=1), **changes)


def session(token: bytes = b"token", user: str = "ann", **changes: Any) -> Session:
    """Return the session of a device signed in from 10 until 100, changed as given."""
    return replace(Session(token, user, created=10, seen=10, expires=100, device="Firefox on Linux"), **changes)
