"""Tests of when a weekly tournament takes place again."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from msgspec.structs import replace

from tests.support.tournaments import START, tournament_settings
from tilehall.server.tournaments.weekly import next_week
from tilehall.tournaments.settings import WEEK_MS

HOUR_MS = 3_600_000


def test_a_weekly_tournament_skips_the_weeks_in_which_the_hall_was_down() -> None:
    given = tournament_settings(starts_at=START, weekly=True)
    assert next_week(given, START).starts_at == START + WEEK_MS
    assert next_week(given, START + 2 * WEEK_MS).starts_at == START + 2 * WEEK_MS
    assert next_week(given, START + 2 * WEEK_MS + 1).starts_at == START + 3 * WEEK_MS


@pytest.mark.parametrize(
    ("zone", "hours"),
    [
        ("Europe/Berlin", (168, 169, 168)),  # summer time ends on 25 October 2026
        ("America/New_York", (168, 168, 169)),  # and on 1 November
        ("", (168, 168, 168)),
        ("Nowhere/At_All", (168, 168, 168)),
    ],
)
def test_a_weekly_tournament_keeps_its_time_of_day_when_the_clocks_change(zone: str, hours: tuple[int, ...]) -> None:
    start = round(datetime(2026, 10, 14, 17, tzinfo=UTC).timestamp() * 1000)
    weeks = [tournament_settings(starts_at=start, weekly=True, time_zone=zone)]
    for _ in hours:
        weeks.append(next_week(weeks[-1], weeks[-1].starts_at))
    times = [each.starts_at for each in weeks]
    assert tuple((after - before) / HOUR_MS for before, after in pairwise(times)) == hours
    assert next_week(weeks[0], times[2] + 1) == replace(weeks[0], starts_at=times[3]), "after weeks without the hall"
