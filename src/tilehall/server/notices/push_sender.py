"""Sends messages to push services, over HTTP in a thread. It goes nowhere but to the services that the host allows."""

from __future__ import annotations

import asyncio
import logging
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tilehall.core.game import Malformed
from tilehall.store.clock_protocol import PushSubscription

if TYPE_CHECKING:
    from tilehall.server.notices.web_push import HallKey

PATIENCE = 10.0  # seconds for a push service to answer
LIVES = 86_400  # seconds that a service keeps a message for a browser that is off
GONE = (404, 410)  # what a service answers for a browser that wants no more
LOOPBACK = ("127.0.0.1", "localhost")  # only there may a service be without TLS

logger = logging.getLogger("tilehall.notices")


class PushSender:
    """The hall's way to push services."""

    def __init__(self, key: HallKey, hosts: str) -> None:
        self.key = key
        self._hosts = tuple(host.strip().lower() for host in hosts.split(",") if host.strip())

    def check_endpoint(self, endpoint: str) -> None:
        """Malformed for an address that is not a push service's: whoever sends it may name any address, and the hall
        must not be made to call it."""
        try:
            url = urlsplit(endpoint)
            host, port = (url.hostname or "").lower(), url.port
        except ValueError:
            host, port, url = "", None, urlsplit("")
        known = any(host == each or (each.startswith("*.") and host.endswith(each[1:])) for each in self._hosts)
        plain = url.scheme == "http" and host in LOOPBACK
        secure = url.scheme == "https" and (port in (None, 443) or host in LOOPBACK)
        if not known or not (plain or secure) or "@" in url.netloc:
            raise Malformed("This hall does not know the push service of your browser.")

    async def send(self, to: PushSubscription, text: bytes, topic: str, now: int) -> bool:
        """Send a message; False when the browser wants no more. What fails otherwise is logged: the next turn is told
        again."""
        from tilehall.server.notices.web_push import encrypted

        headers = {
            "authorization": self.key.authorization(to.endpoint, now),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIVES),
            "topic": topic,  # a later one of the same table takes its place
            "urgency": "normal",
        }
        try:
            self.check_endpoint(to.endpoint)  # the host may have changed what is allowed
            status = await asyncio.to_thread(_post, to.endpoint, encrypted(text, to), headers)
        except (OSError, HTTPException, Malformed) as error:
            logger.warning("a push service does not answer: %s: %s", urlsplit(to.endpoint).hostname, error)
            return True
        if status >= 400 and status not in GONE:
            logger.warning("a push service refused a message: %s: %s", urlsplit(to.endpoint).hostname, status)
        return status not in GONE


def _post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """Post, and follow no redirection: the status."""
    url = urlsplit(endpoint)
    kind = HTTPSConnection if url.scheme == "https" else HTTPConnection
    connection = kind(url.hostname or "", url.port, timeout=PATIENCE)
    try:
        connection.request("POST", url.path + (f"?{url.query}" if url.query else ""), body, headers)
        answer = connection.getresponse()
        answer.read(1)
        return answer.status
    finally:
        connection.close()
