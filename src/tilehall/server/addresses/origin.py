"""Where a request comes from: the one decision for HTTP requests and the websocket's handshake."""

from __future__ import annotations

import re

# RFC 6454, section 6.1: scheme, host and perhaps a port. A path, a user or a lone bracket is in no browser's origin.
ORIGIN = re.compile(r"https?://([^\s/?#@\[\]]+|\[[0-9a-f:.]+\](:\d+)?)", re.IGNORECASE)


def same_origin(origin: str, fetch_site: str, host: str, public_url: str) -> bool:
    """Whether a request comes from a page of this hall, or from a program that is no browser.

    The arguments are the headers `Origin`, `Sec-Fetch-Site` and `Host`, blank where they are missing, and the setting
    `public_url`. A page of this hall has the origin `public_url`, or the host that the request was sent to. A browser
    names an origin or at least the kind of site; a program that names neither has no cookies of a person to misuse.

    >>> same_origin("https://hall.example", "", "hall.example", ""), same_origin("", "", "hall.example", "")
    (True, True)
    >>> same_origin("https://evil.example", "", "hall.example", ""), same_origin("http://[", "", "[", "")
    (False, False)
    """
    if not origin:
        return fetch_site in ("", "none", "same-origin")
    if public_url and origin.lower() == public_url.lower():
        return True
    return bool(ORIGIN.fullmatch(origin)) and origin.lower().partition("://")[2] == host.lower()
