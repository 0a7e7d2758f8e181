"""The request class of every route: what goes wrong while a body is read is named for what it is."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException
from litestar.types import HTTPReceiveMessage, Receive, Scope, Send

AnyRequest = Request[Any, Any, Any]


class ClientDisconnected(Exception):
    """The client left before its request had arrived whole: nobody is there to be answered."""


class HallRequest(Request[Any, Any, Any]):
    """A request whose body is text in UTF-8, not nested without end, and arrives whole; or that is refused."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def listen() -> HTTPReceiveMessage:
            message = await receive()
            # Litestar takes this for a mistake of the server.
            if message["type"] == "http.disconnect":
                raise ClientDisconnected
            return message  # type: ignore[return-value]  # of an HTTP request, no other message is left

        super().__init__(scope, listen, send)

    async def json(self) -> Any:
        """The body, decoded; refused with 400 where it is no text or nested too deeply."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ClientException("it is not text in UTF-8") from None
        except RecursionError:
            raise ClientException("it is nested too deeply") from None
