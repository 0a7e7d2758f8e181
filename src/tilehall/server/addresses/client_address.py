"""The client's address, behind the proxies that are trusted: the same for HTTP and websocket.

By hand, because uvicorn's middleware for it serves HTTP only, and believes a forwarder for scheme and port as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from tilehall.core.game import Malformed
from tilehall.core.notation import clip

Network = IPv4Network | IPv6Network


@cache
def networks(trusted: str) -> tuple[Network, ...]:
    """The networks of the setting trusted_forwarders.

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
    """The address that limits count for: the nearest one that is none of the trusted proxies'.

    `forwarded` is X-Forwarded-For, several such headers joined by commas. What stands further left in it is the word of
    whoever sent it. Of an IPv6 address the network counts, for one customer has 2**64 of them.

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
            break  # what stands left of junk is not a proxy's word
        counts = nearer
    if isinstance(counts, IPv6Address):
        return str(IPv6Network((counts, 64), strict=False))
    return str(counts) if counts else "unknown"


def is_trusted(peer: str, trusted: Sequence[Network]) -> bool:
    """Whether a peer is one of the trusted proxies.

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
