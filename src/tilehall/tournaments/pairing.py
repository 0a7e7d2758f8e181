"""The next round of a tournament, by its format."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.tournaments import arena, entries, knockout, robin, swiss
from tilehall.tournaments.entries import Player
from tilehall.tournaments.groups import groups, rematches, sizes
from tilehall.tournaments.history import History, lot, seeding
from tilehall.tournaments.scoring import points
from tilehall.tournaments.tournament import Tournament

DRAWS = 8  # of groups for a round robin at larger tables, of which the best is taken


def next_round(tournament: Tournament, now: int) -> entries.RoundPaired:
    """Pair the next round, or in an arena the players who are free."""
    settings = tournament.settings
    match settings.format:
        case "arena":
            return arena.pair(tournament, now)
        case "knockout":
            return knockout.pair(tournament, now)
        case "robin" if settings.seats == 2:
            return robin.pair(tournament, now)
    history, totals = History(tournament), points(tournament)
    ranked = sorted(seeding(tournament, tournament.active), key=lambda player: -totals[player])
    number = len(tournament.rounds) + 1
    if settings.seats == 2:
        pairs, free = swiss.pair(ranked, totals, history)
        return entries.RoundPaired(now, number, history.tables(tournament, pairs), (free,) if free else ())
    tables = sizes(len(ranked), tournament.sizes)
    byes = _byes(ranked, len(ranked) - sum(tables), history)
    seated = [player for player in ranked if player not in byes]
    found = groups(seated, tables, history) if settings.format == "swiss" else _drawn(seated, tables, history, number)
    return entries.RoundPaired(now, number, history.tables(tournament, found), byes)


def is_last_round(tournament: Tournament) -> bool:
    """Return whether nothing is left to pair after the newest round, which is finished."""
    settings = tournament.settings
    if settings.format == "knockout":
        return len(knockout.still_in(tournament)) < 2
    if len(tournament.rounds) >= tournament.planned_rounds:
        return True
    # In a round robin, players still have walkovers against those who left.
    fewest = 1 if settings.format == "robin" and settings.seats == 2 else tournament.sizes[0]
    return len(tournament.active) < fewest


def _byes(ranked: Sequence[Player], count: int, history: History) -> tuple[Player, ...]:
    """Return who has a bye at larger tables: the last of those who have had the fewest."""
    rank = {player: at for at, player in enumerate(ranked)}
    return tuple(sorted(ranked, key=lambda player: (history.byes[player], -rank[player]))[:count])


def _drawn(players: Sequence[Player], tables: Sequence[int], history: History, number: int) -> list[list[Player]]:
    """Return groups drawn by lot in which players meet again as rarely as possible, whatever their score."""

    def draw(attempt: int) -> list[list[Player]]:
        order = sorted(players, key=lambda player: lot(history.seed, "draw", number, attempt, player))
        return groups(order, tables, history)

    return min(map(draw, range(DRAWS)), key=lambda found: sum(rematches(group, history) for group in found))
