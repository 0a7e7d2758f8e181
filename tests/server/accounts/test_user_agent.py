"""Tests of telling devices apart by their user agents."""

from __future__ import annotations

from tilehall.server.accounts.user_agent import device_of


def test_devices_are_told_apart() -> None:
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1"
    assert device_of(phone) == "Safari on iPhone"
    desktop = "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36"
    assert device_of(desktop) == "Chrome on Windows"
    assert device_of(f"{desktop} Edg/126.0") == "Edge on Windows"
    assert device_of("<script>") == "Another program"
