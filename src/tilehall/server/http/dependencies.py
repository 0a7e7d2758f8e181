"""Who calls: the person behind a request's cookie, the address it came from, the device it was sent with."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency as Given
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from tilehall.server.accounts.people import COOKIE, DAY, People, Who
from tilehall.server.accounts.user_agent import device_of
from tilehall.server.http.errors import Refused, Why, too_many
from tilehall.server.ops.metrics import Metrics
from tilehall.server.ops.rate_limits import RateLimit, address, networks
from tilehall.server.settings import Settings

log = logging.getLogger("tilehall.limits")
AnyRequest = Request[Any, Any, Any]
SIGNED_IN: list[dict[str, list[str]]] = [{"session": []}]  # what the documented API says of a route that needs it
SAYS = {
    400: "The request could not be read.",
    401: "Nobody is signed in.",
    403: "This may not be done.",
    404: "There is no such thing.",
    409: "This does not fit how things stand.",
    413: "The request is too long.",
    422: "What was asked for breaks a rule.",
    429: "This was done too often.",
    503: "The hall cannot do this right now.",
}


NOTHING = {204: ResponseSpec(None, description="It is done.")}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a route may refuse, for the documented API."""
    every = sorted({400, 403, 413, 503, *statuses})
    return {each: ResponseSpec(Why, description=SAYS[each], generate_examples=False) for each in every}


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent with a request; a field that is not known is refused, for it was meant to do something."""


class Caller:
    """Where a request came from."""

    def __init__(self, address: str, device: str, metrics: Metrics) -> None:
        self.address = address
        self.device = device
        self._metrics = metrics

    def take(self, allowance: RateLimit, limit: str, who: str, sentence: str) -> None:
        """Count something against a limit; refuse when there was too much of it."""
        if allowance.take(who):
            return
        self._metrics.refusals.add(limit)
        # An address is logged here and nowhere else: whoever runs the hall has to know whom to keep out.
        log.warning("refused", extra={"more": {"limit": limit, "address": self.address}})
        raise too_many(sentence, allowance.wait(who))


async def caller(request: AnyRequest, settings: Given[Settings], metrics: Given[Metrics]) -> Caller:
    """Where this request came from, past the proxies that are trusted."""
    peer = request.client.host if request.client else ""
    forwarded = ",".join(request.headers.getall("x-forwarded-for", []))
    whose = address(peer, forwarded, networks(settings.trusted_forwarders))
    return Caller(whose, device_of(request.headers.get("user-agent", "")), metrics)


async def visitor(request: AnyRequest, people: Given[People]) -> Who | None:
    """Who is signed in, if anybody is."""
    return await people.who(request.cookies.get(COOKIE))


async def me(visitor: Given[Who | None], caller: Given[Caller], people: Given[People]) -> Who:
    """Who is signed in; refused when nobody is."""
    if visitor is None:
        raise Refused(401, "You are not signed in; come in as a guest, or sign in.")
    caller.take(people.requests, "requests", visitor.user, "You are asking very fast")
    return visitor


def cookie(settings: Settings, token: str) -> Cookie:
    """The cookie that keeps a device signed in."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=settings.session_days * DAY // 1000,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def no_cookie(settings: Settings) -> Cookie:
    """What takes the cookie away."""
    return Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=settings.secure)
