"""Middleware for every HTTP response: security headers, and the same-origin check of requests that change something."""

from __future__ import annotations

from typing import cast

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from tilehall.core.message import in_words
from tilehall.messages.errors import Why
from tilehall.server.addresses.client_address import same_origin
from tilehall.server.http.request import language_of
from tilehall.server.settings import Settings
from tilehall.server.words import say

POLICY = "; ".join(
    (
        "default-src 'self'",
        "connect-src 'self'",  # includes the websocket of this host
        "img-src 'self' data:",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
# A worker has the policy of its own script, not that of the page. This one runs Python in WebAssembly.
WORKER_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
UNLISTED = ("/api", "/shared/")  # paths that search engines must not index
HSTS = ("strict-transport-security", "max-age=31536000")
SAFE = {"GET", "HEAD", "OPTIONS"}
ELSEWHERE = say("request-from-elsewhere")


class SecurityHeaders:
    """Adds the security headers to every response, and refuses changing requests from pages of other sites (CSRF)."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public_url = settings.public_url
        every = [*HEADERS.items(), *([HSTS] if settings.secure else [])]
        self._headers = [(name.encode(), value.encode()) for name, value in every]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        # Responses of the API belong to one user, change, and have texts in the client's language.
        own = [(b"cache-control", b"no-store"), (b"vary", b"accept-language")]
        kept = own if scope["path"].startswith("/api") else []
        # A shared link is meant only for users who received it, not for search engines.
        kept += [(b"x-robots-tag", b"noindex, nofollow")] if scope["path"].startswith(UNLISTED) else []

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                # Of two policies a browser applies both, so a response's own policy replaces that of every response.
                there = {name for name, _ in message["headers"]}
                added = [each for each in self._headers if each[0] not in there]
                message["headers"] = [*message["headers"], *added, *kept]
            await send(message)

        if not _allowed(scope, self._public_url):
            await refuse(answer, language_of(Headers.from_scope(scope)))
            return
        if scope["method"] == "OPTIONS":
            # Refused like any unknown method. Litestar's own answer would name only one of a route's methods, and only
            # pages of other sites, which may not send requests anyway, need an answer.
            scope = cast(Scope, {**scope, "method": "NONE"})
        await self._app(scope, receive, answer)


def _allowed(scope: HTTPScope, public_url: str) -> bool:
    if scope["method"] in SAFE:
        return True
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    origin, site, host = (headers.get(name, "") for name in (b"origin", b"sec-fetch-site", b"host"))
    return same_origin(origin, site, host, public_url)


async def refuse(send: Send, language: str) -> None:
    """Answer a cross-origin request with 403."""
    body = msgspec.json.encode(Why(in_words(ELSEWHERE, language)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
