"""Positions rebuilt from the previous one and the changes, as a client of the wire does it."""

from __future__ import annotations

from typing import Any


def spliced(fields: dict[str, Any], changed: dict[str, Any], splices: dict[str, Any]) -> dict[str, Any]:
    """Return an object with some fields replaced, and some items of its lists replaced."""
    after = {**fields, **changed}
    for field, (start, removed, items) in splices.items():
        after[field] = [*after[field][:start], *items, *after[field][start + removed :]]
    return after


def with_changes(position: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """Return the position after the changes that a message `changed` brings."""
    groups = changed.get("legal", {}).items()
    legal = [f"{beginning} {last}".lstrip() for beginning, lasts in groups for last in lasts.split(" ")]
    view = spliced(position["view"], changed.get("view", {}), changed.get("splices", {}))
    return {**position, **changed["position"], "view": view, "legal": legal, "more": changed.get("more", False)}


def with_room_changes(room: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """Return the room after the changes that a message `roomchanged` brings."""
    return spliced(room, changed.get("fields", {}), changed.get("splices", {}))
