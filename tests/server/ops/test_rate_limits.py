"""Tests of rate limits: buckets refill, memory stays bounded, and every refusal is counted."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import get_args

import httpx
import pytest

from tests.support.manual_clock import ManualClock
from tests.support.server_process import Player, Server, open_room
from tilehall.server.ops import token_bucket
from tilehall.server.ops.metrics import Metrics
from tilehall.server.ops.rate_limits import Limit, RateLimits
from tilehall.server.ops.token_bucket import Allowance, RateLimit
from tilehall.server.settings import Settings

ROOT = Path(__file__).parents[3]


def test_a_burst_is_allowed_and_then_the_pace() -> None:
    clock = ManualClock()
    allowance = RateLimit(per_second=2, burst=4, clock=clock)
    assert [allowance.take("ann") for _ in range(5)] == [True] * 4 + [False]
    clock.now += 0.5
    assert [allowance.take("ann") for _ in range(2)] == [True, False]
    clock.now += 100
    assert [allowance.take("ann") for _ in range(5)] == [True] * 4 + [False]


def test_an_allowance_equals_a_bucket_of_a_rate_limit() -> None:
    clock, other = ManualClock(), ManualClock()
    limit, own = RateLimit(per_second=2, burst=4, clock=clock), Allowance(2, 4, other)
    for pause in (0, 0, 0, 0, 0, 0.2, 0.2, 0.2, 0.1, 0, 100, 0, 0, 0, 0, 0.5, 0, 1.5, 0, 0, 0):
        clock.now += pause
        other.now += pause
        assert own.take() == limit.take("ann")


def test_what_is_refused_costs_nothing() -> None:
    clock = ManualClock()
    allowance = RateLimit(per_second=1, burst=1, clock=clock)
    assert allowance.take("ann")
    for _ in range(10):
        clock.now += 0.09
        assert not allowance.take("ann")
    clock.now += 0.11
    assert allowance.take("ann")


def test_a_higher_cost_takes_more_and_can_be_given_back() -> None:
    allowance = RateLimit(per_second=1, burst=10, clock=ManualClock())
    assert allowance.take("ann", 8)
    assert not allowance.take("ann", 8)
    allowance.give_back("ann", 6)
    assert allowance.take("ann", 8)
    allowance.give_back("ann", 100)
    assert not allowance.take("ann", 11), "more is never given back than a bucket holds"


def test_it_says_how_long_to_wait() -> None:
    clock = ManualClock()
    allowance = RateLimit(per_second=0.1, burst=1, clock=clock)
    assert allowance.wait("ann") == 0
    allowance.take("ann")
    assert allowance.wait("ann") == 10
    clock.now += allowance.wait("ann")
    assert allowance.take("ann")


def test_a_clock_that_runs_backwards_takes_nothing_away() -> None:
    clock = ManualClock()
    allowance = RateLimit(per_second=1, burst=2, clock=clock)
    allowance.take("ann")
    clock.now -= 500
    assert allowance.take("ann")


def test_idle_askers_are_forgotten() -> None:
    clock = ManualClock()
    allowance = RateLimit(per_second=1, burst=10, clock=clock)
    for number in range(1000):
        allowance.take(f"asker {number}")
    assert len(allowance) == 1000
    clock.now += 11
    for number in range(600):
        allowance.take(f"newcomer {number % 3}")
    assert len(allowance) == 3


def test_memory_is_bounded_for_any_number_of_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_bucket, "MAX_KEYS", 50)
    allowance = RateLimit(per_second=1, burst=10, clock=ManualClock())
    for number in range(1000):
        allowance.take(f"asker {number}")
    assert len(allowance) <= 50


def limited(text: str) -> dict[str, int]:
    """Return the refusals per limit according to the metrics."""
    return {name: int(float(n)) for name, n in re.findall(r'tilehall_limited_total\{limit="(\w+)"\} (\S+)', text)}


def test_every_refusal_is_counted_and_a_flood_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock, metrics = ManualClock(), Metrics()
    limits = RateLimits(Settings(talk_per_minute=1), metrics, clock)
    caplog.set_level(logging.WARNING, "tilehall.limits")
    answers = [limits.take("talk", "ann", "192.0.2.1") for _ in range(5)]
    assert answers == [True, False, False, False, False]
    limits.take("talk", "ann", "192.0.2.2")
    assert limited(metrics.text().decode()) == {"talk": 5}
    assert [each.more for each in caplog.records if hasattr(each, "more")] == [
        {"limit": "talk", "address": "192.0.2.1"},
        {"limit": "talk", "address": "192.0.2.2"},
    ]
    assert limits.wait("talk", "ann") == 60
    clock.now += 60
    assert limits.take("talk", "ann", "192.0.2.1")
    assert not limits.take("talk", "ann", "192.0.2.1")
    assert len(caplog.records) == 3
    limits.give_back("talk", "ann")
    assert limits.take("talk", "ann", "192.0.2.1")


def test_every_limit_is_documented() -> None:
    page = (ROOT / "docs/reference/limits-and-metrics.md").read_text(encoding="utf-8")
    names = [name for group in get_args(Limit) for name in get_args(group)]
    assert len(names) == 28
    for name in names:
        assert f"| `{name}` |" in page, name


async def test_what_the_websocket_refuses_is_counted_like_what_http_refuses(tmp_path: Path) -> None:
    server = Server(
        tmp_path / "hall.db",
        talk_per_minute=1,
        reactions_per_minute=1,
        wrong_codes=1,
        hints_per_minute=1,
        looks_per_minute=1,
        sockets_per_user=1,
        messages_per_second=0.1,
        messages_burst=14,
        trusted_forwarders="127.0.0.1",
    )
    ann = await server.guest("Ann")
    await open_room(ann, "4ascend", seats=1 + 1)
    for _ in range(2):
        await ann.ask("talk", text="hello")
    for _ in range(2):
        await ann.ask("react", reaction="wow")
    for _ in range(2):
        await ann.ask("hint", after=0)
    for _ in range(2):
        await ann.ask("look", at=0)
    second = Player(server, "Ann")
    second.cookies = ann.cookies
    await second.connect()
    assert await second.closed() == 4429
    await ann.enter("XXXXXX")
    await ann.send('{"ask":"enter","id":99,"room":"YYYYYY"}')
    assert await ann.closed() == 4429
    ben = await server.guest("Ben")
    await ben.connect()
    for number in range(15):
        await ben.send(f'{{"ask":"ping","id":{number + 1}}}')
    assert await ben.closed() == 4429
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"{server.address}/metrics")).text
    assert limited(text) == {
        "talk": 1,
        "reactions": 1,
        "hints": 1,
        "looks": 1,
        "sockets": 1,
        "wrong_codes": 1,
        "messages": 1,
    }
    code, log = server.stop()
    assert code == 0
    assert '"limit":"wrong_codes","address":"127.0.0.1"' in log
