"""The origin of a request: the client's address behind trusted proxies, and the site of the page that sent it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from tilehall.core.game import Malformed
from tilehall.core.notation import clip

Network = IPv4Network | IPv6Network


@cache
def networks(trusted: str) -> tuple[Network, ...]:
    """Return the networks of the setting trusted_forwarders.

    >>> networks("127.0.0.1, 10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    found: list[Network] = []
    for word in filter(None, map(str.strip, trusted.split(","))):
        try:
            found.append(ip_network(word))
        except ValueError:
            raise Malformed(
                f"TILEHALL_TRUSTED_FORWARDERS takes addresses and networks, like 10.0.0.0/8, not {clip(word)}."
            ) from None
    return tuple(found)


def client_address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """Return the address that limits count: the nearest one that is not a trusted proxy.

    `forwarded` is X-Forwarded-For; several such headers are joined by commas. Entries further left can be forged by the
    client. For an IPv6 address the network counts, because one customer has 2**64 addresses.

    >>> client_address("127.0.0.1", "1.1.1.1, 203.0.113.9", networks("127.0.0.1"))
    '203.0.113.9'
    >>> client_address("203.0.113.9", "1.1.1.1", networks("127.0.0.1")), client_address("2001:db8:1:2:3:4:5:6", "", ())
    ('203.0.113.9', '2001:db8:1:2::/64')
    """
    counts = _read(peer)
    for word in reversed(forwarded.split(",")) if forwarded else ():
        if not _trusted(counts, trusted):
            break
        nearer = _read(word.strip())
        if nearer is None:
            break  # what is left of an invalid entry does not come from a proxy
        counts = nearer
    if isinstance(counts, IPv6Address):
        return str(IPv6Network((counts, 64), strict=False))
    return str(counts) if counts else "unknown"


def is_trusted(peer: str, trusted: Sequence[Network]) -> bool:
    """Return whether a peer is one of the trusted proxies.

    >>> is_trusted("10.1.2.3", networks("10.0.0.0/8")), is_trusted("", networks("10.0.0.0/8"))
    (True, False)
    """
    return _trusted(_read(peer), trusted)


def _trusted(address: IPv4Address | IPv6Address | None, trusted: Sequence[Network]) -> bool:
    return address is not None and any(address in network for network in trusted)


def _read(word: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(word.strip("[]"))
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


# RFC 6454, section 6.1: a scheme, a host and optionally a port. A browser's origin has no path, user or lone bracket.
ORIGIN = re.compile(r"https?://([^\s/?#@\[\]]+|\[[0-9a-f:.]+\](:\d+)?)", re.IGNORECASE)


def same_origin(origin: str, fetch_site: str, host: str, public_url: str) -> bool:
    """Return whether a request comes from a page of this hall, or from a program that is not a browser.

    The arguments are the headers `Origin`, `Sec-Fetch-Site` and `Host`, blank if they are missing, and the setting
    `public_url`. The origin of a page of this hall is `public_url`, or the host to which the request was sent. A
    browser sends an origin or at least the kind of site. A program that sends neither has no cookies of a user to
    misuse.

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
