"""The errors of the server's domain packages. The HTTP and websocket layers translate them into their own answers.

Rules of a game or a room raise `Illegal` and `Malformed` (`core/game.py`); a store that cannot be used raises
`Unavailable` (`store/protocol.py`).
"""

from __future__ import annotations

from tilehall.core.game import Illegal


class Refused(Exception):
    """A request is refused, and nothing has changed. `why` is a sentence for the person who asked."""

    def __init__(self, why: str, retry_after_s: int = 0) -> None:
        super().__init__(why)
        self.why = why
        self.retry_after_s = retry_after_s  # 0: there is no telling when to try again


class NotSignedIn(Refused):
    """Nobody is signed in, or the secret that was shown is wrong."""


class Forbidden(Refused):
    """The user may not do this."""


class NotFound(Refused):
    """What the request names does not exist, as far as the user may know."""


class Conflict(Refused):
    """The request does not fit the current state."""


class Invalid(Refused):
    """A value breaks a rule, such as the length of a name."""


class Overloaded(Refused):
    """The hall has too much to do."""


class RateLimited(Refused):
    """The user asks too often.

    >>> RateLimited("Too many wrong codes", 90).why
    'Too many wrong codes; try again in 2 minutes.'
    """

    def __init__(self, what: str, retry_after_s: int) -> None:
        wait = max(1, retry_after_s)
        span = f"{wait} second{'s' * (wait > 1)}" if wait < 60 else f"{-(-wait // 60)} minute{'s' * (wait > 60)}"
        super().__init__(f"{what}; try again in {span}.", wait)


class Stale(Illegal):
    """The player decided on this before something else happened."""


class AppendConflict(Illegal):
    """Another server appended something first. The table has taken it over, so the request may be tried again."""


class Unreadable(Exception):
    """The log of a room has an entry that this release cannot read; a node of another release may. The text is a
    sentence for the user who wants to see the room."""

    def __init__(self) -> None:
        super().__init__("This part of the hall cannot show the room; this page connects again by itself.")
