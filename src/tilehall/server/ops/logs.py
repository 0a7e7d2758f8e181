"""Structured logs: one JSON object a line, without tokens, cookies, passwords, bodies or addresses of requests.

What a request asked for is logged as its route, `/api/rooms/{code}`, never as its path or query: a room's code lets
people in.
"""

from __future__ import annotations

import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, TextIO

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tilehall.server.ops.metrics import Metrics
from tilehall.server.settings import Settings

log = logging.getLogger("tilehall.http")
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
QUIET = {"/healthz", "/readyz", "/metrics"}  # asked for every few seconds by machines

request_id: ContextVar[str] = ContextVar("request_id", default="")


class JsonLines(logging.Formatter):
    """A record of the log as one line of JSON; what is passed as `extra={"more": {…}}` is in it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "say": record.getMessage(),
        }
        if id := request_id.get():
            line["request"] = id
        line |= getattr(record, "more", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Log everything from here on as lines of JSON, on the error output unless told otherwise."""
    lines = logging.StreamHandler(stream or sys.stderr)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(settings.log_level.upper())
    # These two say at `info` what they are about to do with every request.
    for chatty in ("httpx", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


class Access:
    """Gives each request an id, logs it and counts it once it is answered."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        id, began, status = secrets.token_hex(8), perf_counter(), 0
        mine = request_id.set(id)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            took = perf_counter() - began
            route = str(scope.get("path_template") or "none")
            method = scope["method"] if scope["method"] in METHODS else "OTHER"
            self._metrics.requests.labels(method, route, str(status)).inc()
            self._metrics.request_seconds.observe(took)
            more = {"method": method, "route": route, "status": status, "ms": round(took * 1000, 1)}
            log.log(logging.DEBUG if route in QUIET else logging.INFO, "answered", extra={"more": more})
            request_id.reset(mine)
