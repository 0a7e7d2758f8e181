"""What the people of one table were told: kept until the table is over, then held against its record."""

from __future__ import annotations

from collections import deque

from msgspec import Struct, field

UserId = str


class Acknowledged(Struct, frozen=True, array_like=True):
    """Something that the hall said was done and written down."""

    room: str
    seq: int
    user: UserId
    key: str  # blank where the client chose none
    steps: tuple[str, ...] = ()  # as they were submitted


class Journal(Struct):
    """One table's."""

    code: str
    names: dict[UserId, str]
    seen: dict[tuple[UserId, bytes], None] = field(default_factory=dict)  # messages about the room and the game
    acknowledged: list[Acknowledged] = field(default_factory=list)
    refused: list[tuple[UserId, str]] = field(default_factory=list)  # keys of submissions that were not played
    doubtful: int = 0  # submissions of which the hall could not tell, and which were sent again
    complaints: list[str] = field(default_factory=list)  # what no client should be told at all
    trail: deque[str] = field(default_factory=lambda: deque(maxlen=400))  # what its people did lately

    def saw(self, user: UserId, raw: bytes) -> None:
        """Somebody was shown this."""
        self.seen[user, raw] = None


class Standstill(Struct, frozen=True):
    """A while in which nothing happened at a table where somebody was to act, and had thought enough."""

    code: str
    start: float
    end: float
    bot: bool  # whether a bot was to act

    def beyond(self, moment: float) -> float:
        """How long of it lies behind a moment."""
        return self.end - max(self.start, moment)
