"""Signing in and out over HTTP: guests, accounts, recovery codes, and links for a second device."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Controller, MediaType, Response
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT
from msgspec import Meta, Struct, structs

from tilehall.messages.api_types import Body, Millis
from tilehall.messages.errors import Forbidden, NotSignedIn, Refused
from tilehall.server.accounts.names import MAX_NAME_CHARS, MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS, fold
from tilehall.server.accounts.people import COOKIE, Arrival, People, Who
from tilehall.server.http.dependencies import ASKING_FAST, WRONG_ATTEMPTS, Caller, cookie, no_cookie
from tilehall.server.http.request import AnyRequest
from tilehall.server.http.routes import SIGNED_IN, command, create, get, post
from tilehall.server.ops.rate_limits import SharedLimit
from tilehall.server.settings import Settings
from tilehall.server.words import say
from tilehall.store.protocol import User
from tilehall.table.summary import class_of

ACCOUNTS_ONLY = say("accounts-only")

# `max_length` refuses values that cannot be a name, password, code or token before they are read. The bounds in `extra`
# document the real rules: `read_name` and `read_password` refuse violations with a sentence.
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=128,
        description="The name that others see.",
        extra_json_schema={"extra": {"max_length": MAX_NAME_CHARS}},
    ),
]
Password = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=512,
        description="A password.",
        extra_json_schema={"extra": {"min_length": MIN_PASSWORD_CHARS, "max_length": MAX_PASSWORD_CHARS}},
    ),
]
RecoveryCode = Annotated[str, Meta(min_length=1, max_length=64, description="A recovery code, as it was shown once.")]
LinkToken = Annotated[str, Meta(min_length=1, max_length=100, description="The part of the link after `#link=`.")]


class Guest(Body, frozen=True):
    """The name of a new guest."""

    name: Name


class Credentials(Body, frozen=True):
    """A name and a password."""

    name: Name
    password: Password


class Recovery(Body, frozen=True):
    """A recovery code that replaces a forgotten password."""

    name: Name
    code: RecoveryCode
    password: Password


class LinkUse(Body, frozen=True):
    """A link that was opened on another device."""

    token: LinkToken


class Me(Struct, frozen=True):
    """The signed-in user, as they see themselves."""

    id: str
    name: str
    account: Annotated[bool, Meta(description="False for a guest.")]
    created: Millis
    admin: Annotated[bool, Meta(description="Whether the user may moderate the hall, at /admin.")] = False
    private: Annotated[bool, Meta(description="Whether only the owner sees the profile.")] = False
    hidden: Annotated[
        bool, Meta(description="Whether the user is hidden from friends, and does not see where they are.")
    ] = False
    shares_games: Annotated[
        bool, Meta(description="Whether the user's finished games may be used for research, without names.")
    ] = False
    language: Annotated[
        str, Meta(description="The language in which the user reads mails and notices; blank if it is not known.")
    ] = ""
    class_code: Annotated[str, Meta(description="Of a pupil: the code of the class; blank for other users.")] = ""
    teacher: Annotated[bool, Meta(description="Whether the user may open classes, at /classes.")] = False


class Welcome(Me, frozen=True):
    """The user after signing in."""

    recovery: Annotated[str, Meta(description="A new recovery code, shown only once; or blank.")] = ""


def describe(people: People, user: User) -> Me:
    """Return a user as they see themselves."""
    is_account, is_admin = user.login is not None, people.is_admin(user)
    return Me(
        id=user.id,
        name=user.name,
        account=is_account,
        created=user.created,
        admin=is_admin,
        private=user.private,
        hidden=user.hidden,
        shares_games=user.shares_games,
        language=user.language,
        class_code=class_of(user.id),
        teacher=people.may_teach(user),
    )


def greet(people: People, arrival: Arrival) -> Welcome:
    """Return the body of the answer to a sign-in."""
    return Welcome(**structs.asdict(describe(people, arrival.user)), recovery=arrival.recovery)


async def welcome(
    people: People, settings: Settings, visitor: Who | None, arrival: Arrival, status: int
) -> Response[Welcome]:
    """Sign the device in. A user who was signed in on it before is signed out."""
    if visitor is not None:
        await people.sign_out(visitor)
    return Response(greet(people, arrival), status_code=status, cookies=[cookie(settings, arrival.token)])


@asynccontextmanager
async def attempt(caller: Caller, *persons: str) -> AsyncIterator[None]:
    """Limit wrong secrets, per address of the caller and per name or user in `persons`."""
    counted: list[tuple[SharedLimit, str]] = [("sign_in", key) for key in (f"address {caller.address}", *persons)]
    await caller.take_shared(WRONG_ATTEMPTS, *counted)
    try:
        yield
    except Refused as refusal:
        if not isinstance(refusal, NotSignedIn | Forbidden):
            await caller.give_back_shared(*counted)
        raise
    await caller.give_back_shared(*counted)


async def new_here(caller: Caller) -> None:
    """Count a new user against the limit of their address."""
    await caller.take_shared(say("limit-newcomers"), ("sign_up", caller.address))


class SignInController(Controller):
    """Routes for signing in and out."""

    tags = ("sign-in",)

    @get("/me", "Get the signed-in user")
    async def who_am_i(
        self,
        request: AnyRequest,
        people: Given[People],
        settings: Given[Settings],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> Response[Me | None]:
        """Return the user who is signed in on this device, or null, which is not an error, and renew the cookie.

        A banned user is refused with the reason.
        """
        if visitor is None:
            await people.refuse_banned(request.cookies.get(COOKIE))
            return Response(None, media_type=MediaType.JSON)
        caller.take("requests", visitor.user, ASKING_FAST)
        user = await people.user(visitor)
        return Response(describe(people, user), cookies=[cookie(settings, request.cookies[COOKIE])])

    @create("/guest", "Sign in as a guest", 401, 409, 422)
    async def come_as_guest(
        self,
        data: JSONBody[Guest],
        request: AnyRequest,
        people: Given[People],
        settings: Given[Settings],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> Response[Welcome]:
        """Sign in as a new guest with only a name. Only the cookie in the answer lets the guest return.

        Refused with 401 in a hall for accounts only.
        """
        await new_here(caller)
        await people.refuse_banned(request.cookies.get(COOKIE))
        if settings.accounts_only:
            raise NotSignedIn(ACCOUNTS_ONLY)
        return await welcome(people, settings, visitor, await people.guest(data.name, caller.device), HTTP_201_CREATED)

    @create("/sign-up", "Create an account", 409, 422)
    async def sign_up(
        self,
        data: JSONBody[Credentials],
        request: AnyRequest,
        people: Given[People],
        settings: Given[Settings],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> Response[Welcome]:
        """Create an account with a name and a password. The recovery code in the answer is shown only once."""
        await new_here(caller)
        await people.refuse_banned(request.cookies.get(COOKIE))
        arrival = await people.sign_up(data.name, data.password, caller.device)
        return await welcome(people, settings, visitor, arrival, HTTP_201_CREATED)

    @post("/sign-in", "Sign in", 401)
    async def sign_in(
        self,
        data: JSONBody[Credentials],
        people: Given[People],
        settings: Given[Settings],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> Response[Welcome]:
        """Sign this device in to an account."""
        async with attempt(caller, f"name {fold(data.name)}"):
            arrival = await people.sign_in(data.name, data.password, caller.device)
        return await welcome(people, settings, visitor, arrival, HTTP_200_OK)

    @post("/recover", "Recover an account", 401, 422)
    async def recover(
        self,
        data: JSONBody[Recovery],
        people: Given[People],
        settings: Given[Settings],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> Response[Welcome]:
        """Set a new password with the recovery code. The code works once; the answer has the next one.

        Every other device is signed out.
        """
        async with attempt(caller, f"name {fold(data.name)}"):
            arrival = await people.recover(data.name, data.code, data.password, caller.device)
        return await welcome(people, settings, visitor, arrival, HTTP_200_OK)

    @post("/link", "Sign in with a link", 401)
    async def use_link(
        self,
        data: JSONBody[LinkUse],
        people: Given[People],
        settings: Given[Settings],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> Response[Welcome]:
        """Sign this device in with a link that was made on another device. The link works once."""
        # A link is a secret of 256 bits that names no user. Wrong links count only for the address: otherwise anybody
        # could use up the attempts of everybody.
        async with attempt(caller):
            arrival = await people.use_link(data.token, caller.device)
        return await welcome(people, settings, visitor, arrival, HTTP_200_OK)

    @command("/sign-out", "Sign out", 401, security=SIGNED_IN, for_pupils=True)
    async def sign_out(self, people: Given[People], settings: Given[Settings], me: Given[Who]) -> Response[None]:
        """Sign this device out, and close its websockets. A guest without another device cannot come back."""
        await people.sign_out(me)
        return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[no_cookie(secure=settings.secure)])
