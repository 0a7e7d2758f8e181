"""What stands between a browser and every answer: security headers, and where a changing request may come from."""

from __future__ import annotations

from typing import cast
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tilehall.server.http.errors import Why
from tilehall.server.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'self'",
        "connect-src 'self'",  # the websocket of this host as well
        "img-src 'self' data:",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HSTS = ("strict-transport-security", "max-age=31536000")
SAFE = {"GET", "HEAD", "OPTIONS"}
ELSEWHERE = "This request came from a page of another site, and is refused."


class SecurityHeaders:
    """Puts the security headers on every answer, and refuses what another site's page sends."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public = settings.public_url
        every = [*HEADERS.items(), *([HSTS] if settings.secure else [])]
        self._headers = [(name.encode(), value.encode()) for name, value in every]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        # What is asked of the API is somebody's own, and changes.
        kept = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api") else []

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers, *kept]
            await send(message)

        if scope["method"] not in SAFE and not own(dict(scope["headers"]), self._public):
            await refuse(answer)
            return
        if scope["method"] == "OPTIONS":
            # Litestar's own answer names one method of several. Nobody on another site may ask, so nobody needs one.
            scope = cast(Scope, {**scope, "method": "NONE"})
        await self._app(scope, receive, answer)


def own(headers: dict[bytes, bytes], public: str) -> bool:
    """Whether a changing request comes from a page of this hall, or from no page at all.

    A browser says where the page is from; a program that says nothing has no cookies of a person to misuse.

    >>> own({b"host": b"hall.example", b"origin": b"https://hall.example"}, "")
    True
    >>> own({b"host": b"hall.example", b"origin": b"https://evil.example"}, "")
    False
    """
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    if origin == public:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host == headers.get(b"host", b"").decode("latin-1")


async def refuse(send: Send) -> None:
    """Answer a request that came from elsewhere."""
    body = msgspec.json.encode(Why(ELSEWHERE))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
