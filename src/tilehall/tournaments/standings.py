"""The standings of a tournament: points, tie-breaks and places. They follow from the results each time."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilehall.tournaments.entries import Player
from tilehall.tournaments.tournament import EntrantStatus, Tournament

TieBreak = Literal["buchholz-cut-1", "buchholz", "sonneborn-berger", "head-to-head", "wins"]


class PlayerScore(Struct, frozen=True):
    """A line of the standings."""

    place: int  # equal players share a place; 0: the player was removed
    player: Player
    points: float
    ties: tuple[float, ...]  # the values of `tie_breaks`, in the same order
    played: int  # tables with a result
    wins: int  # alone in the first place
    draws: int  # the first place shared
    status: EntrantStatus
    knocked_out: bool = False  # in a knockout: has lost


def tie_breaks(tournament: Tournament) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of a tournament, the first to decide first."""
    raise NotImplementedError


def standings(tournament: Tournament) -> tuple[PlayerScore, ...]:
    """Return the standings, the best first. Results of tables that are not finished do not count."""
    raise NotImplementedError
