"""Links to this hall, and their QR codes."""

from __future__ import annotations

import io

import segno

from tilehall.server.http.dependencies import AnyRequest
from tilehall.server.settings import Settings


def link_to(request: AnyRequest, settings: Settings, path: str) -> str:
    """The whole address of a path of this hall: by its public URL, or else as the request came in."""
    return f"{settings.public_url or str(request.base_url).rstrip('/')}{path}"


def qr_code(url: str) -> str:
    """A link as a QR code, in SVG: its dots are the one path with a stroke.

    >>> qr_code("https://hall.test/r/KX39PQ").count("<path")
    2
    """
    drawn = io.BytesIO()
    segno.make(url, micro=False, error="m").save(
        drawn, kind="svg", xmldecl=False, omitsize=True, border=2, dark="#000", light="#fff"
    )
    return drawn.getvalue().decode()
