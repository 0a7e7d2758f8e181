"""Types that several bodies of the API share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Millis = Annotated[int, Meta(description="Milliseconds since 1970.")]
GameName = Annotated[
    str, Meta(min_length=1, max_length=64, description="A game's name, as /api/games lists it.", examples=["4ascend"])
]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request. Unknown fields are refused, because they would be ignored silently."""
