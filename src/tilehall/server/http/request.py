"""The request class of every route, which reports precisely what is wrong with a body."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Headers
from litestar.exceptions import ClientException
from litestar.types import HTTPReceiveMessage, Receive, Scope, Send

from tilehall.core.languages import preferred

AnyRequest = Request[Any, Any, Any]


def language_of(headers: Headers) -> str:
    """Return the language in which a client reads: one of ours."""
    return preferred(",".join(headers.getall("accept-language", [])))


class ClientDisconnected(Exception):
    """The client left before its request was complete, so there is nobody to answer."""


class HallRequest(Request[Any, Any, Any]):
    """A request whose body must be UTF-8 text, not nested too deeply, and complete."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def listen() -> HTTPReceiveMessage:
            message = await receive()
            # Litestar treats this as a server error.
            if message["type"] == "http.disconnect":
                raise ClientDisconnected
            return message  # type: ignore[return-value]  # of an HTTP request, no other message is left

        super().__init__(scope, listen, send)

    async def json(self) -> Any:
        """Return the decoded body. Refuses with 400 if it is not text or is nested too deeply."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("it is not text in UTF-8") from None
        except RecursionError:
            raise ClientException("it is nested too deeply") from None
