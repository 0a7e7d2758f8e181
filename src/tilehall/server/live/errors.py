"""Errors of live tables, besides those of the rules and the store."""

from __future__ import annotations

from tilehall.core.game import Illegal

UNREADABLE = "This part of the hall cannot show the room; this page connects again by itself."


class Stale(Illegal):
    """The player decided on this before something else happened."""


class AppendConflict(Illegal):
    """Another server appended something first. The table has taken it over, so the request may be tried again."""


class Unreadable(Exception):
    """The log of a room has an entry that this release cannot read; a node of another release may. The text is a
    sentence for the user who wants to see the room."""
