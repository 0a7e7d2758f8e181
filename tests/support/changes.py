"""Positions rebuilt from the previous one and the changes, as a client of the wire does it."""

from __future__ import annotations

from typing import Any


def with_changes(position: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """Return the position after the changes that a message `changed` brings."""
    view = {**position["view"], **changed.get("view", {})}
    for field, (start, removed, items) in changed.get("splices", {}).items():
        view[field] = [*view[field][:start], *items, *view[field][start + removed :]]
    return {**position, **changed["position"], "view": view}
