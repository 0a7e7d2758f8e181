"""The points of tables, byes and walkovers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tilehall.tournaments.entries import Player
from tilehall.tournaments.knockout import still_in, winner
from tilehall.tournaments.settings import TournamentSettings
from tilehall.tournaments.tournament import Tournament, TournamentTable


def win(settings: TournamentSettings[Any]) -> float:
    """Return what the first place at a full table is worth.

    At larger tables this is a point for every seat behind.
    """
    return 3 if settings.scoring == "three" else settings.seats - 1


def bye(settings: TournamentSettings[Any]) -> float:
    """Return what a bye is worth.

    At two, it is a win. In a round robin everyone has the same number of byes, so they are worth nothing. At larger
    tables, it is the middle of the points of a table.
    """
    if settings.format == "robin" and settings.seats == 2:
        return 0
    return win(settings) if settings.seats == 2 else win(settings) / 2


def table_points(settings: TournamentSettings[Any], table: TournamentTable) -> tuple[float, ...]:
    """Return the points of each seat of a finished table.

    For two: 1 for a win and ½ for a draw, or 3 and 1. At larger tables, the first of four has 3 points, the second 2,
    and so on, at a smaller table too. Players who share a place share its points and those of the next places. Players
    who did not come have none.
    """
    places, shared = table.places, Counter(table.places)
    if 1 not in shared:  # nobody came
        return (0,) * len(places)
    if settings.scoring == "three":
        values = {1: 3.0 if shared[1] == 1 else 1.0}
    else:
        values = {place: settings.seats - place - (count - 1) / 2 for place, count in shared.items()}
    return tuple(
        0 if player in table.absent else values.get(place, 0)
        for player, place in zip(table.players, places, strict=True)
    )


def points(tournament: Tournament) -> dict[Player, float]:
    """Return the points of every player. In a knockout, these are the rounds that they have survived."""
    settings, totals = tournament.settings, dict.fromkeys(tournament.entrants, 0.0)
    if settings.format == "knockout":
        return {**totals, **survived(tournament)}
    for table in tournament.tables:
        if table.finished:
            for player, value in zip(table.players, table_points(settings, table), strict=True):
                totals[player] += value
    for each in tournament.rounds:
        for player in each.byes:
            totals[player] += bye(settings)
        for player in each.walkovers:
            totals[player] += win(settings)
    return totals


def survived(tournament: Tournament) -> dict[Player, float]:
    """Return how many rounds of a knockout each of its players has survived."""
    reached = dict[Player, float]()
    for each in tournament.rounds:
        tables = [tournament.table(number) for number in each.tables]
        for table in tables:
            reached.update(dict.fromkeys(table.players, each.number - 1.0))
        reached.update(dict.fromkeys((*each.byes, *each.walkovers), float(each.number)))
        reached.update({player: float(each.number) for table in tables if (player := winner(tournament, table))})
    if tournament.phase == "ended":
        # The last player who is left wins, even if the other one left before the final.
        reached.update(dict.fromkeys(still_in(tournament), float(tournament.planned_rounds)))
    return reached
