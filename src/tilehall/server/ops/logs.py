"""Structured logs without tokens, cookies, passwords or bodies: JSON lines for programs, text on a terminal.

A request is logged by its route, `/api/rooms/{code}`, never by its path or query, because a room's code admits anyone.

This uses the standard library's logging instead of structlog. uvicorn, asyncio and picows log through it anyway, and
structlog would add only the two formatters below.
"""

from __future__ import annotations

import json
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
QUIET = {"/healthz", "/readyz", "/metrics"}  # polled every few seconds by machines

request_id: ContextVar[str] = ContextVar("request_id", default="")


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON, including what is passed as `extra={"more": {…}}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id := request_id.get():
            line["request"] = id
        line |= getattr(record, "more", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        try:
            return msgspec.json.encode(line).decode()
        except UnicodeEncodeError:
            # A lone surrogate, from bytes that were not text: the standard library's JSON writes it as an escape.
            return json.dumps(line, default=str)


class TextFormatter(logging.Formatter):
    """Formats a record for people: the time of day, the level, the message, and a traceback below.

    >>> record = logging.LogRecord("tilehall.http", logging.INFO, "", 0, "answered", None, None)
    >>> record.created, record.more = 0.0, {"status": 201}
    >>> TextFormatter().format(record)[8:]
    ' info    http: answered, status 201'
    """

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        more = "".join(f", {name} {value}" for name, value in getattr(record, "more", {}).items())
        name = record.name.removeprefix("tilehall.")
        line = f"{time} {record.levelname.lower():<7} {name}: {record.getMessage()}{more}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        # A control character from outside must not move the terminal's cursor.
        return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in line)


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Log from now on according to the settings, to standard error unless a stream is given."""
    stream = stream or sys.stderr
    text = settings.log_format == "text" or (settings.log_format == "auto" and stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TextFormatter() if text else JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    # At `info`, these two announce every request.
    for chatty in ("httpx", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


class AccessLog:
    """Middleware that gives each request an id, and logs and counts it after the answer."""

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
