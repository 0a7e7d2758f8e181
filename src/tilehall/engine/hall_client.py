"""The routes of a hall that a program may use with the token of a bot account."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPException
from ipaddress import ip_address
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from msgspec import Struct

from tilehall.core.game import Malformed

TIMEOUT_S = 10.0
NO_ADDRESS = "The address of a hall is like https://hall.example; {!r} is not."

T = TypeVar("T")


class TokenRefused(Exception):
    """The hall does not accept the token, or has banned the bot account. The text is the hall's reason."""


class HallUnreachable(Exception):
    """The hall does not answer, or cannot answer now. Try again later."""


class RequestRefused(Exception):
    """The hall refused a request. The text is the hall's reason."""


class WaitingChallenge(Struct, frozen=True):
    """A challenge by or to the bot account."""

    code: str
    game: str
    title: str
    name: str
    to_me: bool
    answer: str


class CompanyList(Struct, frozen=True):
    """The part of `GET /api/me/company` that a program needs."""

    challenges: tuple[WaitingChallenge, ...]


class OwnTable(Struct, frozen=True):
    """A table of the bot account."""

    code: str
    game: str
    title: str
    phase: str
    host: str
    players: tuple[str, ...]
    seats: int
    my_turn: bool


class FreeTable(Struct, frozen=True):
    """An open table with a free seat."""

    code: str
    title: str
    host: str
    players: tuple[str, ...]
    seats: int
    free: int
    speed: str
    rated: bool


class FreeTables(Struct, frozen=True):
    """Open tables with free seats."""

    tables: tuple[FreeTable, ...]


class RoomFront(Struct, frozen=True):
    """What a program may know of a room before it enters."""

    game: str
    title: str
    host: str
    options: dict[str, Any]
    chairs: tuple[dict[str, Any], ...]


class RecordSteps(Struct, frozen=True):
    """The steps in the record of a running game, as the seat of the bot account saw them."""

    steps: tuple[msgspec.Raw, ...] = ()


class _NoRedirects(HTTPRedirectHandler):
    """Refuses redirects, which would send the token to another address."""

    def redirect_request(self, *_: Any) -> None:
        return None


def address_of(hall: str) -> str:
    """Return the address of a hall without a slash at its end. Raises `Malformed` if it is not one.

    Without a scheme it is HTTPS, because requests have the token, or HTTP on this machine.

    >>> address_of("hall.example/"), address_of("localhost:8000")
    ('https://hall.example', 'http://localhost:8000')
    """
    try:
        scheme = "http" if _is_local(urlsplit(f"//{hall}").hostname or "") else "https"
        address = (hall if "://" in hall else f"{scheme}://{hall}").rstrip("/")
        parts = urlsplit(address)
    except ValueError:
        raise Malformed(NO_ADDRESS.format(hall)) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise Malformed(NO_ADDRESS.format(hall))
    return address


def _is_local(host: str) -> bool:
    """Return whether a host is this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class HallClient:
    """A hall, used over HTTP with a token."""

    def __init__(self, hall: str, token: str) -> None:
        self.address = address_of(hall)
        self.token = token
        self._open = build_opener(_NoRedirects()).open

    async def challenges(self) -> tuple[WaitingChallenge, ...]:
        """Return the open challenges to the bot account. Asking shows the hall that its program is running."""
        found = await self._get("/api/me/company", CompanyList)
        return tuple(each for each in found.challenges if each.to_me and each.answer == "open")

    async def accept(self, code: str) -> None:
        """Accept a challenge, and take a seat at its table."""
        await self._request("POST", f"/api/challenges/{code}/accept")

    async def decline(self, code: str) -> None:
        """Decline a challenge."""
        await self._request("POST", f"/api/challenges/{code}/decline")

    async def enter_tournament(self, code: str) -> None:
        """Enter a tournament, or come back to it."""
        await self._request("POST", f"/api/tournaments/{code}/enter")

    async def own_tables(self) -> tuple[OwnTable, ...]:
        """Return the tables at which the bot account sits."""
        return await self._get("/api/me/tables", tuple[OwnTable, ...])

    async def free_tables(self) -> tuple[FreeTable, ...]:
        """Return the newest open tables with a free seat."""
        return (await self._get("/api/tables?seats=free", FreeTables)).tables

    async def room(self, code: str) -> RoomFront:
        """Return what may be known of a room before entering it."""
        return await self._get(f"/api/rooms/{code}", RoomFront)

    async def record(self, code: str) -> tuple[msgspec.Raw, ...]:
        """Return the steps of the running game of a room, each as JSON, as the bot account saw them."""
        return (await self._get(f"/api/rooms/{code}/record?form=json", RecordSteps)).steps

    async def _get(self, path: str, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self._request("GET", path), type=kind)
        except msgspec.MsgspecError as error:
            raise HallUnreachable(f"{self.address} does not answer like a hall: {error}.") from None

    async def _request(self, method: str, path: str) -> bytes:
        """Send a request, and return the body of the answer. Raises one of this module's errors."""
        return await asyncio.to_thread(self._request_now, method, path)

    def _request_now(self, method: str, path: str) -> bytes:
        headers = {"Authorization": f"Bearer {self.token}", "User-Agent": "tilehall"}
        request = Request(self.address + path, headers=headers, method=method)
        try:
            with self._open(request, timeout=TIMEOUT_S) as answer:
                body: bytes = answer.read()
                return body
        except HTTPError as refusal:
            with refusal:
                why = _why(refusal.read()) or f"The hall answered with status {refusal.code}."
            if refusal.code == 401:  # 403 is about the request; the websocket closes with 4403 if the user is banned
                raise TokenRefused(why) from None
            if refusal.code == 429 or refusal.code >= 500:
                raise HallUnreachable(why) from None
            raise RequestRefused(why) from None
        except (URLError, HTTPException, OSError) as error:
            reason = getattr(error, "reason", None) or error
            raise HallUnreachable(f"{self.address} does not answer: {reason}.") from None


def _why(body: bytes) -> str:
    """Return the reason in the body of a refusal, or nothing if there is none."""
    try:
        return str(json.loads(body)["why"])
    except (ValueError, KeyError, TypeError):
        return ""
