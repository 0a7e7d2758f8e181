"""The dependencies of routes: the signed-in user, the client's address and its device."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from secrets import compare_digest
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency as Given
from litestar.handlers import BaseRouteHandler
from msgspec import Struct

from tilehall.core.message import Text
from tilehall.messages.errors import Forbidden, NotSignedIn, RateLimited
from tilehall.server.accounts.bot_accounts import ONLY_PLAYS, WRONG_TOKEN, bearer
from tilehall.server.accounts.passwords import digest
from tilehall.server.accounts.people import COOKIE, DAY_MS, People, Who
from tilehall.server.accounts.user_agent import device_of
from tilehall.server.addresses.client_address import client_address, networks
from tilehall.server.http.request import AnyRequest, language_of
from tilehall.server.http.routes import BOT
from tilehall.server.moderation.moderator import Actor
from tilehall.server.ops.rate_limits import NodeLimit, RateLimits, SharedLimit
from tilehall.server.settings import Settings
from tilehall.server.words import say
from tilehall.table.summary import class_of

NO_ADMIN = say("admins-only")
ADMINS_ONLY = "/api/admin/"  # begins the paths of the routes of admins
WRONG_ATTEMPTS = say("limit-attempts")
AnyConnection = ASGIConnection[Any, Any, Any, Any]
ASKING_FAST = say("limit-requests")
NOT_FOR_PUPILS = say("not-for-pupils")


class Caller:
    """The client that sent a request: its address, its device, and its rate limits."""

    def __init__(self, address: str, device: str, limits: RateLimits) -> None:
        self.address = address
        self.device = device
        self._limits = limits

    def take(self, limit: NodeLimit, key: str, sentence: Text) -> None:
        """Take a token from a rate limit. Raises `RateLimited` with the sentence (429) if there is none."""
        if not self._limits.take(limit, key, self.address):
            raise RateLimited(sentence, self._limits.wait(limit, key))

    @contextmanager
    def guess(self, limit: NodeLimit, key: str, sentence: Text) -> Iterator[None]:
        """Take a token before a lookup by something that could be guessed, and return it if the lookup succeeds.

        Raises `RateLimited` with the sentence (429) if there is none.
        """
        self.take(limit, key, sentence)
        yield
        self._limits.give_back(limit, key)

    async def take_shared(self, sentence: Text, *counted: tuple[SharedLimit, str]) -> None:
        """Take a token from each of these limits, which all nodes share.

        If one of them has none, the tokens are returned. Raises `RateLimited` with the sentence (429).
        """
        for at, (limit, key) in enumerate(counted):
            if wait := await self._limits.take_shared(limit, key, self.address):
                await self.give_back_shared(*counted[:at])
                raise RateLimited(sentence, wait)

    async def give_back_shared(self, *counted: tuple[SharedLimit, str]) -> None:
        """Return a token to each of these limits, because the limited action did not happen."""
        for limit, key in counted:
            await self._limits.give_back_shared(limit, key)


async def caller(request: AnyRequest, settings: Given[Settings], limits: Given[RateLimits]) -> Caller:
    """Return the client that sent this request, as seen through the trusted proxies."""
    peer = request.client.host if request.client else ""
    forwarded = ",".join(request.headers.getall("x-forwarded-for", []))
    address = client_address(peer, forwarded, networks(settings.trusted_forwarders))
    return Caller(address, device_of(request.headers.get("user-agent", "")), limits)


def refuse_bots(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Refuse the token of a bot account with 403, unless the route is for bots.

    The routes of admins read the header themselves, because the host's command line sends its token there.
    """
    if bearer(connection.headers) is None or BOT in (getattr(handler, "security", None) or ()):
        return
    if not connection.scope["path"].startswith(ADMINS_ONLY):
        raise Forbidden(ONLY_PLAYS)


async def reader_language(request: AnyRequest) -> str:
    """Return the language in which the client reads."""
    return language_of(request.headers)


async def visitor(request: AnyRequest, people: Given[People]) -> Who | None:
    """Return the user whose session the cookie names, or whose token the request has; None if nobody is signed in."""
    token = bearer(request.headers)
    return await (people.who(request.cookies.get(COOKIE)) if token is None else people.bot(token))


async def me(request: AnyRequest, people: Given[People], visitor: Given[Who | None], caller: Given[Caller]) -> Who:
    """Return the signed-in user.

    Refuses with 401 if nobody is signed in, with 403 if the user is banned, or is a pupil and the route is not for
    pupils, and with 429 if they send too many requests.
    """
    if visitor is None and (token := bearer(request.headers)) is not None:
        await people.refuse_banned(token)
        raise NotSignedIn(WRONG_TOKEN)
    if visitor is None:
        await people.refuse_banned(request.cookies.get(COOKIE))
        raise NotSignedIn(say("sign-in-first"))
    caller.take("requests", visitor.user, ASKING_FAST)
    if class_of(visitor.user) and not request.route_handler.opt.get("for_pupils"):
        raise Forbidden(NOT_FOR_PUPILS)
    return visitor


class AdminToken(Struct, frozen=True):
    """The token with which the host's command line acts on a running hall. If blank, that is not possible."""

    token: str


async def actor(
    request: AnyRequest, people: Given[People], caller: Given[Caller], admin_token: Given[AdminToken]
) -> Actor:
    """Return the moderator: an account that the host has named, or the host's command line with its token.

    Refuses with 401 if nobody is signed in, and with 403 for any other user.
    """
    if (token := bearer(request.headers)) is not None:
        if admin_token.token and compare_digest(digest(token), digest(admin_token.token)):
            return Actor()
        await caller.take_shared(WRONG_ATTEMPTS, ("sign_in", f"address {caller.address}"))
        raise Forbidden(say("host-token-wrong"))
    who = await me(request, people, await visitor(request, people), caller)
    if not people.is_admin(await people.user(who)):
        raise Forbidden(NO_ADMIN)
    return Actor(who.user)


def cookie(settings: Settings, token: str) -> Cookie:
    """Return the session cookie."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=settings.session_days * DAY_MS // 1000,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def no_cookie(*, secure: bool) -> Cookie:
    """Return the cookie that removes the session cookie."""
    return Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=secure)
