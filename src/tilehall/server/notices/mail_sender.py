"""Sends mail through the host's SMTP server, in a thread."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from tilehall.core.game import Malformed
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Message, in_words

TIMEOUT_S = 20.0  # for the server to answer
PORTS = {"smtp": 587, "smtps": 465}
PLAIN = ("127.0.0.1", "localhost")  # a server on this machine may be without TLS
TAKES = "TILEHALL_SMTP takes an address like smtp://user:password@mail.example:587, or smtps:// for TLS from the start."

logger = logging.getLogger("tilehall.notices")


class Mail(Struct, frozen=True):
    """A mail before it is in words."""

    subject: Message
    text: Message

    def in_words(self, language: str = ENGLISH) -> tuple[str, str]:
        """Return the subject and the text in a language."""
        return in_words(self.subject, language), f"{in_words(self.text, language)}\n"


class MailSender:
    """A sender of mail."""

    def __init__(self, server: str, sender: str) -> None:
        """Read the settings. Raises `Malformed` if they do not name a server and a sender."""
        try:
            url = urlsplit(server)
            port = url.port
        except ValueError:
            raise Malformed(TAKES) from None
        if url.scheme not in PORTS or not url.hostname or url.path not in ("", "/"):
            raise Malformed(TAKES)
        if not is_address(sender):
            raise Malformed("TILEHALL_MAIL_FROM takes the address that the hall writes from, like hall@hall.example.")
        self._host = url.hostname
        self._port = port or PORTS[url.scheme]
        self._tls = url.scheme == "smtps"
        self._user, self._password = unquote(url.username or ""), unquote(url.password or "")
        self._sender = sender

    async def send(self, to: str, mail: Mail, language: str = ENGLISH) -> bool:
        """Send a mail in a language. Return whether the server accepted it. Failures are logged."""
        subject, text = mail.in_words(language)
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"  # RFC 3834: no machine should reply
        message.set_content(text)
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            logger.warning("a mail could not be sent: %s", error)
            return False
        return True

    def _send(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(self._host, self._port, timeout=TIMEOUT_S, context=context)
            if self._tls
            else smtplib.SMTP(self._host, self._port, timeout=TIMEOUT_S)
        ) as server:
            if not self._tls and self._host not in PLAIN:
                server.starttls(context=context)
            if self._user:
                server.login(self._user, self._password)
            server.send_message(message)


def mailbox_of(address: str) -> str:
    """Return the mailbox of an address, for counting. Different spellings of one mailbox give the same result.

    Many servers ignore case, dots and what follows a plus. On those that do not, a few users share a count.

    >>> mailbox_of("An.N+hall@Home.Example.")
    'ann@home.example'
    """
    name, _, domain = address.lower().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{domain.rstrip('.')}"


def is_address(text: str) -> bool:
    """Return whether a text can be a mail address. Only the code that is sent to it shows whether it works.

    >>> is_address("ann@hall.example"), is_address("ann@hall.example, ben@hall.example"), is_address("ann")
    (True, False, False)
    """
    name, at, domain = text.partition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    return bool(plain and at and name and "." in domain.strip(".") and "@" not in domain) and len(text) <= 254
