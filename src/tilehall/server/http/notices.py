"""Notices over HTTP: how users are notified of their turn at a table with days per turn."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated
from urllib.parse import urlsplit

from litestar import Controller
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tilehall.core.game import Illegal, Malformed
from tilehall.messages.api_types import Body
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.dependencies import Caller
from tilehall.server.http.routes import SIGNED_IN, get, post
from tilehall.server.http.sign_in import attempt
from tilehall.server.notices.mail_sender import Mail, is_address, mailbox_of
from tilehall.server.notices.notifier import Notifier
from tilehall.server.notices.push_sender import PushSender
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.queries.clocks import MailAddress, PushSubscription
from tilehall.store.store import Store

MAX_BROWSERS = 10  # per user
CODE_LIFETIME_MS = 24 * 3_600_000
NO_PUSH = say("push-off")
NO_MAIL = say("mail-off")
NO_ACCOUNT = say("mail-of-guest")
MANY_MAILS = say("limit-mails")

Key = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]


class Browser(Body, frozen=True):
    """A browser's subscription, as its push manager returns it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[Key, Meta(description="Its public key `p256dh`, in base64 for URLs.")]
    secret: Annotated[Key, Meta(description="Its secret `auth`, in base64 for URLs.")]


class BrowserAddress(Body, frozen=True):
    """A browser to which no more notices are sent."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class NewAddress(Body, frozen=True):
    """A mail address for notices."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class ConfirmationCode(Body, frozen=True):
    """The code from the mail."""

    code: Annotated[str, Meta(min_length=1, max_length=32)]


class WaysToTell(Struct, frozen=True):
    """How the user can be notified of turns, and how the user is notified."""

    push_key: Annotated[str, Meta(description="The hall's public key for web push; blank if the host has set up none.")]
    browsers: Annotated[int, Meta(description="The number of browsers that get notices.")]
    can_mail: Annotated[bool, Meta(description="Whether the host has set up mail, and the user has an account.")]
    address: Annotated[str, Meta(description="The mail address for notices; blank if there is none.")]
    confirmed: Annotated[bool, Meta(description="Whether the user has confirmed the address.")]


def services_of(subscriptions: Sequence[PushSubscription]) -> tuple[str, ...]:
    """Return the hosts of the push services of a user's browsers."""
    return tuple(urlsplit(each.endpoint).hostname or "" for each in subscriptions)


class NoticesController(Controller):
    """Routes for notices."""

    tags = ("me",)
    security = SIGNED_IN

    async def _ways(self, store: Store, notifier: Notifier, people: People, me: Who) -> WaysToTell:
        address = await store.mail_address(me.user)
        account = (await people.user(me)).login is not None
        return WaysToTell(
            push_key=notifier.push.key.public if notifier.push else "",
            browsers=len(await store.subscriptions(me.user)),
            can_mail=notifier.mail is not None and account,
            address=address.address if address else "",
            confirmed=address is not None and not address.code,
        )

    @get("/me/notices", "Get the notice settings", 401)
    async def show(
        self, store: Given[Store], notifier: Given[Notifier], people: Given[People], me: Given[Who]
    ) -> WaysToTell:
        """Return how the user can be notified of turns at tables with days per turn, and how they are notified."""
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/browser", "Notify a browser", 401, 409, 422)
    async def tell_browser(
        self,
        data: JSONBody[Browser],
        store: Given[Store],
        time: Given[SystemTime],
        notifier: Given[Notifier],
        people: Given[People],
        me: Given[Who],
    ) -> WaysToTell:
        """Notify a browser of the user's turns by web push, even while it is closed."""
        push = _push(notifier)
        push.check_endpoint(data.endpoint)
        from tilehall.server.notices.web_push import check_keys, from_base64url

        try:
            key, secret = from_base64url(data.key), from_base64url(data.secret)
        except ValueError:
            key, secret = b"", b""
        check_keys(key, secret)
        browser = PushSubscription(data.endpoint, me.user, key, secret, time.now())
        if not await store.add_subscription(browser, MAX_BROWSERS):
            raise Illegal(say("too-many-browsers", most=MAX_BROWSERS))
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/browser/end", "Stop notifying a browser", 401)
    async def end_browser(
        self,
        data: JSONBody[BrowserAddress],
        store: Given[Store],
        notifier: Given[Notifier],
        people: Given[People],
        me: Given[Who],
    ) -> WaysToTell:
        """Stop notifying a browser of the user."""
        await store.end_subscription(data.endpoint, me.user)
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/mail", "Notify by mail", 401, 409, 422)
    async def tell_by_mail(
        self,
        data: JSONBody[NewAddress],
        store: Given[Store],
        time: Given[SystemTime],
        notifier: Given[Notifier],
        people: Given[People],
        caller: Given[Caller],
        me: Given[Who],
        reader_language: Given[str],
    ) -> WaysToTell:
        """Send a code to a mail address of the user. Notices go there once the user has confirmed the code."""
        mail = notifier.mail
        if mail is None:
            raise Illegal(NO_MAIL)
        if (await people.user(me)).login is None:
            raise Illegal(NO_ACCOUNT)
        if not is_address(data.address):
            raise Malformed(say("mail-address-wrong"))
        # One sentence for all cases, so that it does not reveal whether the address is known here.
        await caller.take_shared(
            MANY_MAILS,
            ("mail_sender", f"address {caller.address}"),
            ("mail_sender", f"user {me.user}"),
            ("mail_recipient", mailbox_of(data.address)),
            ("mail_hall", "all"),
        )
        code = secrets.token_hex(4)
        await store.keep_mail(MailAddress(me.user, data.address, code, time.now()))
        written = Mail(say("code-mail.subject"), say("code-mail", code=code))
        if not await mail.send(data.address, written, reader_language):
            raise Illegal(say("mail-not-sent"))
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/mail/confirm", "Confirm the mail address", 401, 409)
    async def confirm_mail(
        self,
        data: JSONBody[ConfirmationCode],
        store: Given[Store],
        time: Given[SystemTime],
        notifier: Given[Notifier],
        people: Given[People],
        caller: Given[Caller],
        me: Given[Who],
    ) -> WaysToTell:
        """Confirm the mail address with the code that was sent to it."""
        address = await store.mail_address(me.user)
        if address is None or not address.code or time.now() - address.created > CODE_LIFETIME_MS:
            raise Illegal(say("mail-code-expired"))
        async with attempt(caller, f"user {me.user}"):
            if not secrets.compare_digest(data.code.strip().lower().encode(), address.code.encode()):
                raise Illegal(say("mail-code-wrong"))
        await store.keep_mail(MailAddress(me.user, address.address, "", time.now()))
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/mail/end", "Stop notifying by mail", 401)
    async def end_mail(
        self, store: Given[Store], notifier: Given[Notifier], people: Given[People], me: Given[Who]
    ) -> WaysToTell:
        """Delete the user's mail address."""
        await store.forget_mail(me.user)
        return await self._ways(store, notifier, people, me)


def _push(notifier: Notifier) -> PushSender:
    """Return the sender of web push messages. Raises `Illegal` if the host has set up none."""
    if notifier.push is None:
        raise Illegal(NO_PUSH)
    return notifier.push
