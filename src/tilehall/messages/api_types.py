"""Types that several bodies of the API share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Millis = Annotated[int, Meta(description="Milliseconds since 1970.")]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request. Unknown fields are refused, because they would be ignored silently."""
