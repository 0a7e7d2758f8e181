"""Types of fields in the responses of several packages."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Millis = Annotated[int, Meta(description="Milliseconds since 1970.")]
