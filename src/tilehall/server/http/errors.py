"""A request that is refused: its HTTP status, and a sentence that says why."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Why(Struct, frozen=True):
    """Why a request was refused."""

    why: Annotated[str, Meta(description="A sentence for the person who asked.")]


class Refused(Exception):
    """What was asked for is not done; nothing has changed."""

    def __init__(self, status: int, why: str, wait: int = 0) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.wait = wait  # seconds after which it may be asked again; 0: no need to wait


def too_many(what: str, wait: int) -> Refused:
    """Something was done too often.

    >>> too_many("Those were many wrong codes", 90).why
    'Those were many wrong codes; try again in 2 minutes.'
    """
    wait = max(1, wait)
    span = f"{wait} second{'s' * (wait > 1)}" if wait < 60 else f"{-(-wait // 60)} minute{'s' * (wait > 60)}"
    return Refused(429, f"{what}; try again in {span}.", wait)
