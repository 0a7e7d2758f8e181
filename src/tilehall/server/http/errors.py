"""The error responses: the HTTP status and the sentence of each exception, in one place."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException

from tilehall.core.game import Illegal, Malformed
from tilehall.core.message import Text, in_words
from tilehall.messages.errors import SENTENCES, STATUS_CODES, Refused, Unreadable, Why, does_not_fit
from tilehall.server.http.request import AnyRequest, ClientDisconnected, language_of
from tilehall.server.ops.logs import request_id
from tilehall.server.words import say
from tilehall.store.protocol import Unavailable

log = logging.getLogger("tilehall.http")
CLIENT_CLOSED = 499  # nginx's status for a client that closed the connection; no status is registered for it
RETRY = {"retry-after": "5"}  # seconds


def _answer(request: AnyRequest, status: int, why: Text, headers: dict[str, str] | None = None) -> Response[Why]:
    body = Why(in_words(why, language_of(request.headers)))
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(request: AnyRequest, error: Refused) -> Response[Why]:
    """Answer a refusal by the server."""
    headers = {"retry-after": str(error.retry_after_s)} if error.retry_after_s else None
    return _answer(request, STATUS_CODES[type(error)], error.why, headers)


def malformed(request: AnyRequest, error: Malformed) -> Response[Why]:
    """Answer input that is not a valid game or option."""
    return _answer(request, 422, error.why)


def illegal(request: AnyRequest, error: Illegal) -> Response[Why]:
    """Answer input that conflicts with the current state of a room."""
    return _answer(request, 409, error.why)


def unavailable(request: AnyRequest, error: Unavailable) -> Response[Why]:
    """Answer while the store cannot be read or written.

    Logs a single line without a traceback, because every request logs it again until the store works.
    """
    log.warning("the store is unavailable: %s", f"{error} ({error.__cause__!r})" if error.__cause__ else error)
    return _answer(request, 503, say("hall-cannot-write"), RETRY)


def unreadable(request: AnyRequest, error: Unreadable) -> Response[Why]:
    """Answer for a room to which a node of a newer release has written.

    The other node can show it, so this is no bug.
    """
    log.warning("a room cannot be read: %s", error.__cause__)
    return _answer(request, 503, say("room-not-shown-here"), RETRY)


def disconnected(request: AnyRequest, error: ClientDisconnected) -> Response[Why]:
    """Answer a client that closed the connection before its body was complete. Only the log sees the status."""
    return _answer(request, CLIENT_CLOSED, say("request-not-whole"))


def invalid(request: AnyRequest, error: HTTPException) -> Response[Why]:
    """Answer a request that violates the API's schema, or that no route accepts."""
    status = error.status_code
    if status >= 500:
        return failed(request, error)
    why = SENTENCES.get(status) or say("request-not-read", detail=error.detail or "it is malformed")
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{each.get('key', 'it')}: {each.get('message', 'does not fit')}" for each in error.extra]
        why = does_not_fit("; ".join(parts))
    methods = next((value for name, value in (error.headers or {}).items() if name.lower() == "allow"), "")
    allowed = sorted(set(methods.replace(",", " ").split()) - {"OPTIONS"})
    return _answer(request, status, why, {"allow": ", ".join(allowed)} if allowed else None)


def failed(request: AnyRequest, error: Exception) -> Response[Why]:
    """Answer after an unexpected exception. The log has the traceback; the answer has the id of the request."""
    log.error("a request failed", exc_info=error)
    return _answer(request, 500, say("request-failed", id=request_id.get()))


HANDLERS: dict[int | type[Exception], Callable[[Any, Any], Response[Why]]] = {
    Refused: refused,
    Malformed: malformed,
    Illegal: illegal,
    Unavailable: unavailable,
    Unreadable: unreadable,
    ClientDisconnected: disconnected,
    HTTPException: invalid,
    Exception: failed,
}
