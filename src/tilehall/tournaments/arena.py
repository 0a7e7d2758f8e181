"""Arena: a fixed time in which all players who are free are paired at once, with players of about the same score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tilehall.tournaments import entries
from tilehall.tournaments.entries import Player
from tilehall.tournaments.groups import groups, sizes
from tilehall.tournaments.history import History, seeding
from tilehall.tournaments.scoring import points
from tilehall.tournaments.swiss import WINDOW, Weight, matching
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
    if len(since) < tournament.sizes[0]:
        return None
    times = sorted(since.values())
    wave = tournament.rounds[-1].at + WAVE_MS if tournament.rounds else 0
    if _at_once(tournament, [*since]):
        return max(wave, times[tournament.settings.seats - 1])
    return max(wave, times[tournament.sizes[0] - 1] + patience(tournament, [*since]))


def patience(tournament: Tournament, free: list[Player]) -> int:
    """Return how long free players wait for others, in milliseconds: not at all if nobody else plays, or will soon."""
    return PATIENCE_MS if tournament.unfinished or _at_once(tournament, free) else 0


def free_since(tournament: Tournament) -> dict[Player, int]:
    """Return the players who are free, with the time since when."""
    since = {player: max(tournament.started_at, tournament.entrants[player].since) for player in tournament.free}
    for table in tournament.tables:
        for player in table.players:
            if player in since:
                since[player] = max(since[player], table.finished_at)
    return since


def _at_once(tournament: Tournament, free: list[Player]) -> bool:
    """Return whether some of these players fill a table without waiting, and two of them have not just met."""
    seats = tournament.settings.seats
    if seats > 2 or len(free) < seats:
        return len(free) >= seats
    last = last_tables(tournament)
    return any(fresh(last, one, other) for at, one in enumerate(free) for other in free[at + 1 :])


def last_tables(tournament: Tournament) -> dict[Player, tuple[Player, ...]]:
    """Return who sat at the newest table of each player."""
    return {player: table.players for table in tournament.tables for player in table.players}


def fresh(last: Mapping[Player, tuple[Player, ...]], one: Player, other: Player) -> bool:
    """Return whether two players did not sit at the newest table of either."""
    return other not in last.get(one, ()) and one not in last.get(other, ())


def pair(tournament: Tournament, now: int) -> entries.RoundPaired:
    """Pair the players who are free."""
    since, totals, history = free_since(tournament), points(tournament), History(tournament)
    ranked = sorted(seeding(tournament, since), key=lambda player: -totals[player])
    if tournament.settings.seats == 2:
        found: Sequence[Sequence[Player]] = _pairs(tournament, ranked, since, totals, history, now)
    else:
        found = _groups(tournament, ranked, since, history, now)
    return entries.RoundPaired(now, len(tournament.rounds) + 1, history.tables(tournament, found))


def _pairs(
    tournament: Tournament,
    ranked: list[Player],
    since: Mapping[Player, int],
    totals: Mapping[Player, float],
    history: History,
    now: int,
) -> list[tuple[Player, Player]]:
    """Return pairs of about the same score, who have not just met unless they have waited for others.

    If somebody is left over, it is the player who has waited for the shortest time.
    """
    last, limit = last_tables(tournament), now - patience(tournament, ranked)
    turn = {player: at for at, player in enumerate(sorted(ranked, key=lambda player: since[player]))}
    edges = dict[tuple[int, int], Weight]()
    for at, one in enumerate(ranked):
        for to, other in enumerate(ranked[at + 1 : at + 1 + WINDOW], at + 1):
            again = not fresh(last, one, other)
            if not again or max(since[one], since[other]) <= limit:
                apart = int(2 * (totals[one] - totals[other]))
                waited = turn[one] + turn[other]
                edges[at, to] = int(again), waited, apart * apart, history.met[frozenset((one, other))], to - at
    return [(ranked[one], ranked[other]) for one, other in sorted(matching(len(ranked), edges))]


def _groups(
    tournament: Tournament, ranked: list[Player], since: Mapping[Player, int], history: History, now: int
) -> list[list[Player]]:
    """Return full tables, and smaller ones only of players who have waited."""
    seats, limit = tournament.settings.seats, now - patience(tournament, ranked)
    waited = sum(time <= limit for time in since.values()) >= tournament.sizes[0]
    tables = sizes(len(ranked), tournament.sizes) if waited else (seats,) * (len(ranked) // seats)
    longest = sorted(ranked, key=lambda player: since[player])[: sum(tables)]
    return groups([player for player in ranked if player in longest], tables, history)
