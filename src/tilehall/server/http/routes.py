"""The decorators of the API's routes.

Each takes the path, a summary, and the statuses with which the route may refuse a request. Statuses that every route
may answer need not be named.
"""

from __future__ import annotations

from typing import Any

import litestar
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from tilehall.messages.errors import Why

SIGNED_IN: list[dict[str, list[str]]] = [{"session": []}]  # marks a route that needs a session in the OpenAPI document
# Marks a route that a program may use with the token of a bot account. Every other route refuses such a token.
BOT: dict[str, list[str]] = {"bot": []}
FOR_BOTS = [BOT]  # beside a session
FOR_BOTS_TOO = [{}, BOT]  # of a route that anybody may use
DONE = {HTTP_204_NO_CONTENT: ResponseSpec(None, description="Done.")}
EVERYWHERE = (400, 403, 413, 429, 503)
DESCRIPTIONS = {
    400: "The request could not be read.",
    401: "Nobody is signed in.",
    403: "Not allowed.",
    404: "Not found.",
    409: "Conflicts with the current state.",
    413: "The request is too long.",
    422: "Violates a rule for names, passwords or a game's options.",
    429: "Rate limited.",
    503: "Unavailable for a moment.",
}
# Compresses long responses that hold no secret. The compressed length of others could reveal parts of them (BREACH).
COMPRESSED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=6))]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the error responses of a route, for the OpenAPI document."""
    every = sorted({*EVERYWHERE, *statuses})
    return {each: ResponseSpec(Why, description=DESCRIPTIONS[each], generate_examples=False) for each in every}


def get(path: str, summary: str, *refused: int, **more: Any) -> litestar.get:
    """Declare a route that reads something."""
    return litestar.get(path, summary=summary, responses=refusals(*refused), **more)


def post(path: str, summary: str, *refused: int, **more: Any) -> litestar.post:
    """Declare a route that does something, and answers with the result."""
    return litestar.post(path, summary=summary, status_code=HTTP_200_OK, responses=refusals(*refused), **more)


def create(path: str, summary: str, *refused: int, **more: Any) -> litestar.post:
    """Declare a route that creates something, and answers with it."""
    return litestar.post(path, summary=summary, status_code=HTTP_201_CREATED, responses=refusals(*refused), **more)


def command(path: str, summary: str, *refused: int, **more: Any) -> litestar.post:
    """Declare a route that does something, and answers without a body."""
    responses = DONE | refusals(*refused)
    return litestar.post(path, summary=summary, status_code=HTTP_204_NO_CONTENT, responses=responses, **more)


def patch(path: str, summary: str, *refused: int, **more: Any) -> litestar.patch:
    """Declare a route that changes something, and answers with the new state."""
    return litestar.patch(path, summary=summary, responses=refusals(*refused), **more)


def delete(path: str, summary: str, *refused: int, **more: Any) -> litestar.delete:
    """Declare a route that removes something."""
    return litestar.delete(path, summary=summary, responses=DONE | refusals(*refused), **more)
