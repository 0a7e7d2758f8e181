"""The errors of a hall, which the HTTP and websocket layers translate into responses.

The rules of games and rooms raise `Illegal` and `Malformed` (`core/game.py`). A store that cannot be used raises
`Unavailable` (`store/protocol.py`).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tilehall.core.game import Illegal
from tilehall.core.message import Text

NO_SEAT = "You have no seat at this table."
OVERTAKEN = "Something has happened since; here is how it stands now."


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

    >>> RateLimited("Too many wrong codes", 90).why
    'Too many wrong codes; try again in 2 minutes.'
    """

    def __init__(self, what: str, retry_after_s: int) -> None:
        wait = max(1, retry_after_s)
        span = f"{wait} second{'s' * (wait > 1)}" if wait < 60 else f"{-(-wait // 60)} minute{'s' * (wait > 60)}"
        super().__init__(f"{what}; try again in {span}.", wait)


class Stale(Illegal):
    """The game has moved since the player decided on this."""


class AppendConflict(Illegal):
    """Another server appended an entry first. The table has applied it, so the request may be repeated."""


class Unreadable(Exception):
    """The log of a room has an entry that this release cannot read.

    A node with another release may be able to. The text is a sentence for the user who wants to see the room.
    """

    why: Text = "This part of the hall cannot show the room; this page connects again by itself."

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
    404: "There is nothing at this address.",
    405: "This address does not take that kind of request.",
    413: "The request is too long.",
}
