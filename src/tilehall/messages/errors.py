"""The errors of a hall, which the HTTP and websocket layers translate into responses.

The rules of games and rooms raise `Illegal` and `Malformed` (`core/game.py`). A store that cannot be used raises
`Unavailable` (`store/protocol.py`).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilehall.core.game import Illegal
from tilehall.core.message import Message, Text
from tilehall.messages.words import say

OVERTAKEN = say("overtaken")
ENTER_FIRST = say("enter-first")
NOTHING_UNDER_WAY = say("nothing-under-way")
NOT_YOUR_TURN = say("not-your-turn-now")


class Refused(Exception):
    """A request was refused, and nothing has changed. `why` is a message for the user, or a finished sentence."""

    def __init__(self, why: Text, retry_after_s: int = 0) -> None:
        super().__init__(why)
        self.why = why
        self.retry_after_s = retry_after_s  # 0: unknown


class NotSignedIn(Refused):
    """Nobody is signed in, or the given secret is wrong."""


class Forbidden(Refused):
    """The user may not do this."""


class NotFound(Refused):
    """The requested thing does not exist, as far as the user may know."""


class Conflict(Refused):
    """The request does not fit the current state."""


class Invalid(Refused):
    """A value breaks a rule, such as the length of a name."""


class Overloaded(Refused):
    """The server is overloaded."""


class RateLimited(Refused):
    """The user sends too many requests.

    `what` is a clause without a full stop.

    >>> str(RateLimited("Too many wrong codes", 90))
    'Too many wrong codes; try again in 2 minutes.'
    """

    def __init__(self, what: Text, retry_after_s: int) -> None:
        wait = max(1, retry_after_s)
        unit, count = ("seconds", wait) if wait < 60 else ("minutes", -(-wait // 60))
        super().__init__(say("try-again-in", what=what, unit=unit, count=count), wait)


class Stale(Illegal):
    """The game has moved since the player decided on this."""


class AppendConflict(Illegal):
    """Another server appended an entry first. The table has applied it, so the request may be repeated."""


class Unreadable(Exception):
    """The log of a room has an entry that this release cannot read.

    A node with another release may be able to. The text is a sentence for the user who wants to see the room.
    """

    why: Text = say("room-not-shown")

    def __init__(self) -> None:
        super().__init__(self.why)


class Why(Struct, frozen=True):
    """The body of every error response."""

    why: Annotated[str, Meta(description="A sentence for the user.")]


STATUS_CODES: dict[type[Refused], int] = {
    NotSignedIn: 401,
    Forbidden: 403,
    NotFound: 404,
    Conflict: 409,
    Invalid: 422,
    RateLimited: 429,
    Overloaded: 503,
}
SENTENCES = {
    404: say("nothing-here"),
    405: say("wrong-method"),
    413: say("request-too-long"),
}


def does_not_fit(detail: str) -> Message:
    """Return what is said of a body that is not valid."""
    return say("request-does-not-fit", detail=detail[:470])


def not_read(error: Exception) -> Message:
    """Return what is said of a message on a line that is not valid."""
    return say("message-not-read", detail=str(error)[:200])
