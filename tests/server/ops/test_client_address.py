"""Tests that client addresses cannot be forged."""

from __future__ import annotations

import pytest

from tilehall.server.addresses.client_address import client_address, is_trusted, networks


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "counts"),
    [
        ("203.0.113.9", "", "", "203.0.113.9"),
        ("203.0.113.9", "1.2.3.4", "", "203.0.113.9"),
        ("203.0.113.9", "1.2.3.4", "127.0.0.1", "203.0.113.9"),
        ("127.0.0.1", "1.2.3.4", "127.0.0.1", "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4", "127.0.0.1", "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", "127.0.0.1,10.0.0.0/8", "1.2.3.4"),
        ("127.0.0.1", "junk", "127.0.0.1", "127.0.0.1"),
        ("127.0.0.1", "6.6.6.6, junk", "127.0.0.1", "127.0.0.1"),
        ("::ffff:203.0.113.9", "", "", "203.0.113.9"),
        ("2001:db8::1", "", "", "2001:db8::/64"),
        ("", "1.2.3.4", "127.0.0.1", "unknown"),
    ],
)
def test_nobody_chooses_the_address_that_counts(peer: str, forwarded: str, trusted: str, counts: str) -> None:
    assert client_address(peer, forwarded, networks(trusted)) == counts


@pytest.mark.parametrize(
    ("peer", "trusted"),
    [
        ("10.1.2.3", True),
        ("::ffff:10.1.2.3", True),
        ("fd00::1", True),
        ("11.1.2.3", False),
        ("junk", False),
        ("", False),
    ],
)
def test_a_trusted_proxy_is_known_however_its_address_is_written(peer: str, trusted: bool) -> None:
    assert is_trusted(peer, networks("10.0.0.0/8, fd00::/8")) is trusted
