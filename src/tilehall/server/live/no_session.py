"""Why a connection has nobody behind it."""

from __future__ import annotations

from tilehall.server.accounts.people import People
from tilehall.server.close_codes import CloseCode
from tilehall.server.http.errors import Refused


async def no_session(people: People, token: str | None) -> tuple[str, CloseCode]:
    """Why nobody is signed in by this token, and the code to close a connection with."""
    try:
        await people.refuse_banned(token)
    except Refused as banned:
        return banned.why, CloseCode.NOT_ALLOWED
    return "You are not signed in.", CloseCode.NOT_SIGNED_IN
