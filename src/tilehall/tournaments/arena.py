"""Arena: a fixed time in which all players who are free are paired at once, with players of about the same score."""

from __future__ import annotations

from collections.abc import Iterator

from tilehall.tournaments.entries import Player
from tilehall.tournaments.history import History
from tilehall.tournaments.task import Due
from tilehall.tournaments.tournament import Tournament

WAVE_MS = 5_000  # between two pairings, so that more players are free for each
PATIENCE_MS = 30_000  # how long players wait for somebody else than the last opponent, or for a full table


def tasks(tournament: Tournament) -> Iterator[Due]:
    """Yield what is due in a running arena: the next pairing, or the end after the last game."""
    if not tournament.unfinished:
        finished = max((table.finished_at for table in tournament.tables), default=0)
        yield Due(max(tournament.ends_at, finished), "end")
    at = next_pairing(tournament)
    if at is not None and at < tournament.ends_at:
        yield Due(at, "pair")


def next_pairing(tournament: Tournament) -> int | None:
    """Return when players can be paired next, if nobody else becomes free. None if too few players are free."""
    since = free_since(tournament)
    times = sorted(since.values())
    last = tournament.rounds[-1].at + WAVE_MS if tournament.rounds else 0
    if len(times) < tournament.sizes[0]:
        return None
    if _at_once(tournament, list(since)):
        return max(last, times[tournament.settings.seats - 1] if len(times) >= tournament.settings.seats else 0)
    return max(last, times[tournament.sizes[0] - 1] + PATIENCE_MS)


def free_since(tournament: Tournament) -> dict[Player, int]:
    """Return the players who are free, with the time since when."""
    since = {player: max(tournament.started_at, tournament.entrants[player].since) for player in tournament.free}
    for table in tournament.tables:
        for player in table.players:
            if player in since:
                since[player] = max(since[player], table.finished_at)
    return since


def _at_once(tournament: Tournament, free: list[Player]) -> bool:
    """Return whether some of these players can be paired without waiting."""
    seats = tournament.settings.seats
    if len(free) < seats:
        return False
    if seats > 2:
        return True
    last = History(tournament).last
    return any(fresh(last, one, other) for at, one in enumerate(free) for other in free[at + 1 :])


def fresh(last: dict[Player, frozenset[Player]], one: Player, other: Player) -> bool:
    """Return whether two players did not sit at the newest table of either."""
    return other not in last.get(one, ()) and one not in last.get(other, ())
