"""Sends messages to push services over HTTP, in a thread, and only to services that the host allows."""

from __future__ import annotations

import asyncio
import logging
import re
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Protocol
from urllib.parse import urlsplit

from tilehall.core.game import Malformed
from tilehall.server.words import say
from tilehall.store.queries.clocks import PushSubscription

TIMEOUT_S = 10.0  # for a push service to answer
MESSAGE_LIFETIME_S = 86_400  # how long a service keeps a message for a browser that is off
GONE = (404, 410)  # the statuses for a subscription that has ended
VISIBLE_ASCII = re.compile(r"[!-~]+")  # what a request line can carry; `urlsplit` accepts more
LOOPBACK = ("127.0.0.1", "localhost")  # only a service on this machine may be without TLS

logger = logging.getLogger("tilehall.notices")


class PushKey(Protocol):
    """The key with which the hall signs: `HallKey` in web_push.py, which needs an optional package."""

    public: str

    def authorization(self, endpoint: str, now: int) -> str:
        """Return the header that a push service asks for."""


class PushSender:
    """A sender of web push messages."""

    def __init__(self, key: PushKey, hosts: str) -> None:
        self.key = key
        self._hosts = tuple(host.strip().lower() for host in hosts.split(",") if host.strip())

    def check_endpoint(self, endpoint: str) -> None:
        """Raise `Malformed` unless a push service could have issued this address.

        A client may name any address, and the hall must not be made to call it.
        """
        try:
            if not VISIBLE_ASCII.fullmatch(endpoint):
                raise ValueError
            url = urlsplit(endpoint)
            host, port = (url.hostname or "").lower(), url.port
        except ValueError:
            host, port, url = "", None, urlsplit("")
        known = any(host == each or (each.startswith("*.") and host.endswith(each[1:])) for each in self._hosts)
        plain = url.scheme == "http" and host in LOOPBACK
        secure = url.scheme == "https" and (port in (None, 443) or host in LOOPBACK)
        if not known or not (plain or secure) or "@" in url.netloc:
            raise Malformed(say("push-service-unknown"))

    async def send(self, to: PushSubscription, text: bytes, topic: str, now: int) -> bool:
        """Send a message. Return False if the subscription has ended.

        Other failures are logged, and do not affect the next message.
        """
        from tilehall.server.notices.web_push import encrypted

        if not VISIBLE_ASCII.fullmatch(to.endpoint):
            return False  # stored by an earlier release, which accepted such addresses
        try:
            self.check_endpoint(to.endpoint)  # the host may have changed the allowed services
            headers = {
                "authorization": self.key.authorization(to.endpoint, now),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(MESSAGE_LIFETIME_S),
                "topic": topic,  # a later message about the same table replaces it
                "urgency": "normal",
            }
            status = await asyncio.to_thread(_post, to.endpoint, encrypted(text, to), headers)
        except (OSError, HTTPException, Malformed) as error:
            logger.warning("a push service does not answer: %s: %s", urlsplit(to.endpoint).hostname, error)
            return True
        except ValueError as error:  # a key for which nothing can be encrypted
            logger.warning("a push subscription is not valid: %s: %s", urlsplit(to.endpoint).hostname, error)
            return False
        if status >= 400 and status not in GONE:
            logger.warning("a push service refused a message: %s: %s", urlsplit(to.endpoint).hostname, status)
        return status not in GONE


def _post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """Post without following redirects, and return the status."""
    url = urlsplit(endpoint)
    kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
    connection = kind(url.hostname or "", url.port, timeout=TIMEOUT_S)
    try:
        connection.request("POST", url.path + (f"?{url.query}" if url.query else ""), body, headers)
        answer = connection.getresponse()
        answer.read(1)
        return answer.status
    finally:
        connection.close()
