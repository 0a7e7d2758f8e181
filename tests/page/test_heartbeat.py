"""When the page considers a connection dead: one module decides, in milliseconds of the page's clock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.support.page_module import Call, opened

NOTICED_MS = 5000
Line = dict[str, Any]


@pytest.fixture(scope="module")
def page() -> Iterator[Call]:
    with opened("net/heartbeat.ts") as call:
        yield call


def until_dead(page: Call, line: Line, hidden: bool = False) -> tuple[float, int]:
    """Watch a silent connection; return how long after its last message it is dead, and how often it was pinged."""
    asked = 0
    while True:
        looked = page("look", line, line["due"], hidden)
        line = looked["line"]
        if looked["act"] == "dead":
            return line["due"] - line["heard"], asked
        asked += looked["act"] == "ask"


def test_a_silent_line_is_asked_once_and_given_up_within_five_seconds(page: Call) -> None:
    took, asked = until_dead(page, page("opened", 1000, 80))
    assert took < NOTICED_MS
    assert asked == 1


def test_a_line_with_news_is_not_asked(page: Call) -> None:
    line = page("opened", 1000, 80)
    for now in range(2000, 20_000, 1000):
        line = page("heard", line, now)
        assert page("look", line, now, False)["act"] == "wait"


def test_an_answer_keeps_the_line(page: Call) -> None:
    line = page("look", page("opened", 1000, 80), 3000, False)["line"]
    line = page("heard", line, 3400)
    assert page("look", line, 4900, False)["act"] == "wait"


def test_a_line_that_was_always_slow_gets_more_time_but_not_forever(page: Call) -> None:
    slow = page("heard", page("asked", page("opened", 0, 3000), 10_000), 11_500)
    took, _ = until_dead(page, slow)
    assert 6000 < took < 15_000


def test_a_page_that_slept_pings_again_before_it_gives_the_connection_up(page: Call) -> None:
    line = page("look", page("opened", 1000, 80), 3000, False)["line"]
    woken = page("look", line, line["due"] + 3_600_000, False)
    assert woken["act"] == "ask"
    line = woken["line"]
    assert page("look", line, line["due"], False)["act"] == "dead"


def test_a_hidden_page_pings_rarely(page: Call) -> None:
    took, asked = until_dead(page, page("opened", 1000, 80), hidden=True)
    assert (asked, took > 20_000) == (1, True)
