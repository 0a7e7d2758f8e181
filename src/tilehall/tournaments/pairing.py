"""The next round of a tournament, by its format."""

from __future__ import annotations

from tilehall.tournaments import entries
from tilehall.tournaments.tournament import Tournament


def next_round(tournament: Tournament, now: int) -> entries.RoundPaired:
    """Pair the next round, or in an arena the players who are free."""
    raise NotImplementedError


def is_last_round(tournament: Tournament) -> bool:
    """Return whether nothing is left to pair after the newest round."""
    raise NotImplementedError
