"""Types of fields that the responses of several packages have."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Millis = Annotated[int, Meta(description="Milliseconds since 1970.")]
