"""Notices over HTTP: how I am told that it is my turn at a table with days for every turn."""

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
from tilehall.server.accounts.people import People, Who
from tilehall.server.http.dependencies import Body, Caller
from tilehall.server.http.routes import SIGNED_IN, get, post
from tilehall.server.http.sign_in import attempt
from tilehall.server.notices.mail_sender import is_address, mailbox_of
from tilehall.server.notices.notifier import Notifier
from tilehall.server.notices.push_sender import PushSender
from tilehall.server.ops.system_time import SystemTime
from tilehall.store.queries.clocks import MailAddress, PushSubscription
from tilehall.store.store import Store

MAX_BROWSERS = 10  # of one person
CODE_LIFETIME_MS = 24 * 3_600_000  # milliseconds in which the code of a mail is good
NO_PUSH = "This hall does not send notifications to browsers."
NO_MAIL = "This hall does not send mail."
NO_ACCOUNT = "Only accounts get mail. Create an account first."
MANY_MAILS = "Many codes were mailed in the last hour"

Key = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]


class Browser(Body, frozen=True):
    """A browser's subscription, as it comes from its push manager."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[Key, Meta(description="Its public key `p256dh`, in base64 for URLs.")]
    secret: Annotated[Key, Meta(description="Its secret `auth`, in base64 for URLs.")]


class BrowserAddress(Body, frozen=True):
    """A browser that is to be told no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class NewAddress(Body, frozen=True):
    """Where to send mail to."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class ConfirmationCode(Body, frozen=True):
    """What stood in the mail."""

    code: Annotated[str, Meta(min_length=1, max_length=32)]


class WaysToTell(Struct, frozen=True):
    """How I can be told of my turns, and how I am."""

    push_key: Annotated[str, Meta(description="The hall's public key for web push; blank: the host has set up none.")]
    browsers: Annotated[int, Meta(description="How many browsers of mine are told.")]
    can_mail: Annotated[bool, Meta(description="Whether the host has set up mail, and I have an account.")]
    address: Annotated[str, Meta(description="Where I am told by mail; blank: nowhere.")]
    confirmed: Annotated[bool, Meta(description="Whether I have shown that this address is mine.")]


def services_of(subscriptions: Sequence[PushSubscription]) -> tuple[str, ...]:
    """The push services of somebody's browsers, by host."""
    return tuple(urlsplit(each.endpoint).hostname or "" for each in subscriptions)


class NoticesController(Controller):
    """Routes of whoever wants to be told."""

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

    @get("/me/notices", "How I am told of my turns", 401)
    async def show(
        self, store: Given[Store], notifier: Given[Notifier], people: Given[People], me: Given[Who]
    ) -> WaysToTell:
        """How I can be told that it is my turn at a table with days for every turn, and how I am."""
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/browser", "Tell this browser", 401, 409, 422)
    async def tell_browser(
        self,
        data: JSONBody[Browser],
        store: Given[Store],
        time: Given[SystemTime],
        notifier: Given[Notifier],
        people: Given[People],
        me: Given[Who],
    ) -> WaysToTell:
        """Tell a browser of my turns by web push, also while it is closed."""
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
            raise Illegal(f"You get notifications in {MAX_BROWSERS} browsers already. Turn one off first.")
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/browser/end", "Tell this browser no more", 401)
    async def end_browser(
        self,
        data: JSONBody[BrowserAddress],
        store: Given[Store],
        notifier: Given[Notifier],
        people: Given[People],
        me: Given[Who],
    ) -> WaysToTell:
        """Forget a browser of mine."""
        await store.end_subscription(data.endpoint, me.user)
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/mail", "Tell me by mail", 401, 409, 422)
    async def tell_by_mail(
        self,
        data: JSONBody[NewAddress],
        store: Given[Store],
        time: Given[SystemTime],
        notifier: Given[Notifier],
        people: Given[People],
        caller: Given[Caller],
        me: Given[Who],
    ) -> WaysToTell:
        """Send a code to an address of mine; I am told there once I have shown it."""
        mail = notifier.mail
        if mail is None:
            raise Illegal(NO_MAIL)
        if (await people.user(me)).login is None:
            raise Illegal(NO_ACCOUNT)
        if not is_address(data.address):
            raise Malformed("That is not a mail address.")
        # One sentence for all: it must not tell whether the address is known here.
        await caller.take_shared(
            MANY_MAILS,
            ("mail_sender", f"address {caller.address}"),
            ("mail_sender", f"user {me.user}"),
            ("mail_recipient", mailbox_of(data.address)),
            ("mail_hall", "all"),
        )
        code = secrets.token_hex(4)
        await store.keep_mail(MailAddress(me.user, data.address, code, time.now()))
        text = f"Your code is {code}.\n\nIf you did not ask for this code, you can ignore this mail.\n"
        if not await mail.send(data.address, "Your code", text):
            raise Illegal("The mail could not be sent; try again later.")
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/mail/confirm", "Show that the address is mine", 401, 409)
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
        """Show the code that was sent to me."""
        address = await store.mail_address(me.user)
        if address is None or not address.code or time.now() - address.created > CODE_LIFETIME_MS:
            raise Illegal("This code has expired. Ask for another mail.")
        async with attempt(caller, f"user {me.user}"):
            if not secrets.compare_digest(data.code.strip().lower().encode(), address.code.encode()):
                raise Illegal("That is not the code that was sent.")
        await store.keep_mail(MailAddress(me.user, address.address, "", time.now()))
        return await self._ways(store, notifier, people, me)

    @post("/me/notices/mail/end", "Send me no more mail", 401)
    async def end_mail(
        self, store: Given[Store], notifier: Given[Notifier], people: Given[People], me: Given[Who]
    ) -> WaysToTell:
        """Forget my address."""
        await store.forget_mail(me.user)
        return await self._ways(store, notifier, people, me)


def _push(notifier: Notifier) -> PushSender:
    """The way to push services; Illegal where there is none."""
    if notifier.push is None:
        raise Illegal(NO_PUSH)
    return notifier.push
