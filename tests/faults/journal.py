"""The messages that the users of one table received, kept until its end and then checked against its record."""

from __future__ import annotations

from collections import deque

from msgspec import Struct, field

UserId = str


class Acknowledged(Struct, frozen=True, array_like=True):
    """A request that the hall acknowledged as done and stored."""

    room: str
    seq: int
    user: UserId
    key: str  # empty if the client chose none
    steps: tuple[str, ...] = ()  # as submitted


class Journal(Struct):
    """The journal of one table."""

    code: str
    names: dict[UserId, str]
    seen: dict[tuple[UserId, bytes], None] = field(default_factory=dict)  # messages about the room and the game
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[tuple[UserId, str]] = field(default_factory=list)  # keys of submissions that were not played
    doubtful: int = 0  # submissions whose fate the hall did not know, and which were sent again
    complaints: list[str] = field(default_factory=list)  # messages that no client should ever receive
    trail: deque[str] = field(default_factory=lambda: deque(maxlen=400))  # the latest actions of its users

    def saw(self, user: UserId, raw: bytes) -> None:
        """Record a message that a user received."""
        self.seen[user, raw] = None


class Standstill(Struct, frozen=True):
    """A period without a move at a table, after the player to act had finished thinking."""

    code: str
    start: float
    end: float
    bot: bool  # whether a bot was to act

    def beyond(self, moment: float) -> float:
        """Return how much of the period is after a moment."""
        return self.end - max(self.start, moment)
