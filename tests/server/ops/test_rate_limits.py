"""Limits: buckets that fill up again, memory that stays bounded, and addresses that cannot be made up."""

from __future__ import annotations

import pytest

from tilehall.server.ops import rate_limits
from tilehall.server.ops.rate_limits import RateLimit, address, networks


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_the_pace() -> None:
    clock = Clock()
    allowance = RateLimit(per_second=2, burst=4, clock=clock)
    assert [allowance.take("ann") for _ in range(5)] == [True] * 4 + [False]
    clock.now += 0.5
    assert [allowance.take("ann") for _ in range(2)] == [True, False]
    clock.now += 100
    assert [allowance.take("ann") for _ in range(5)] == [True] * 4 + [False]


def test_what_is_refused_costs_nothing() -> None:
    clock = Clock()
    allowance = RateLimit(per_second=1, burst=1, clock=clock)
    assert allowance.take("ann")
    for _ in range(10):
        clock.now += 0.09
        assert not allowance.take("ann")
    clock.now += 0.11
    assert allowance.take("ann")


def test_a_higher_cost_takes_more_and_can_be_given_back() -> None:
    allowance = RateLimit(per_second=1, burst=10, clock=Clock())
    assert allowance.take("ann", 8)
    assert not allowance.take("ann", 8)
    allowance.give_back("ann", 6)
    assert allowance.take("ann", 8)
    allowance.give_back("ann", 100)
    assert not allowance.take("ann", 11), "more is never given back than a bucket holds"


def test_it_says_how_long_to_wait() -> None:
    clock = Clock()
    allowance = RateLimit(per_second=0.1, burst=1, clock=clock)
    assert allowance.wait("ann") == 0
    allowance.take("ann")
    assert allowance.wait("ann") == 10
    clock.now += allowance.wait("ann")
    assert allowance.take("ann")


def test_a_clock_that_runs_backwards_takes_nothing_away() -> None:
    clock = Clock()
    allowance = RateLimit(per_second=1, burst=2, clock=clock)
    allowance.take("ann")
    clock.now -= 500
    assert allowance.take("ann")


def test_idle_askers_are_forgotten() -> None:
    clock = Clock()
    allowance = RateLimit(per_second=1, burst=10, clock=clock)
    for number in range(1000):
        allowance.take(f"asker {number}")
    assert len(allowance) == 1000
    clock.now += 11
    for number in range(600):
        allowance.take(f"newcomer {number % 3}")
    assert len(allowance) == 3


def test_memory_is_bounded_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST", 50)
    allowance = RateLimit(per_second=1, burst=10, clock=Clock())
    for number in range(1000):
        allowance.take(f"asker {number}")
    assert len(allowance) <= 50


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
    assert address(peer, forwarded, networks(trusted)) == counts
