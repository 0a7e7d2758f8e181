"""Errors that are answered: an HTTP status, and a sentence for the person who asked."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Why(Struct, frozen=True):
    """The body of every error response."""

    why: Annotated[str, Meta(description="A sentence for the person who asked.")]


class Refused(Exception):
    """A request is refused, and nothing has changed; answered with the status and `Why`."""

    def __init__(self, status: int, why: str, wait: int = 0) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.wait = wait  # seconds, for Retry-After; 0: no such header


def too_many(what: str, wait: int) -> Refused:
    """The refusal of a rate limit, 429.

    >>> too_many("Those were many wrong codes", 90).why
    'Those were many wrong codes; try again in 2 minutes.'
    """
    wait = max(1, wait)
    span = f"{wait} second{'s' * (wait > 1)}" if wait < 60 else f"{-(-wait // 60)} minute{'s' * (wait > 60)}"
    return Refused(429, f"{what}; try again in {span}.", wait)
