"""The starts of weekly tournaments, at the same time of day in their time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec.structs import replace

from tilehall.tournaments.settings import WEEK_MS, TournamentSettings

O = TypeVar("O")  # noqa: E741 (the form that the options have, as in the settings)


def next_week(settings: TournamentSettings[O], now: int) -> TournamentSettings[O]:
    """Return the settings of the next weekly repetition whose start is not past yet."""
    first = datetime.fromtimestamp(settings.starts_at / 1000, zone_of(settings.time_zone))
    weeks = max(1, (now - settings.starts_at) // WEEK_MS)
    while (start := round((first + weeks * timedelta(weeks=1)).timestamp() * 1000)) < now:
        weeks += 1
    return replace(settings, starts_at=start)


def zone_of(name: str) -> tzinfo:
    """Return a time zone of the IANA database. It is UTC if this machine does not know the name.

    >>> zone_of("Europe/Vienna"), zone_of("Europe/Nowhere")
    (zoneinfo.ZoneInfo(key='Europe/Vienna'), datetime.timezone.utc)
    """
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
