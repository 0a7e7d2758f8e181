"""What a tournament is waiting for: the next thing that the hall must do for it, and when.

`due` says what is due. `entry_due` makes the entry of every task that needs nothing from outside: the server appends it
under the next number of the log, so that of several nodes exactly one writes it. For the other tasks, the server opens
a room, looks who has come, or creates a tournament, and appends what the commands return.
"""

from __future__ import annotations

from collections.abc import Iterator

from tilehall.tournaments import arena, entries, knockout
from tilehall.tournaments.commands import too_few
from tilehall.tournaments.entries import AnyTournamentEntry
from tilehall.tournaments.pairing import is_last_round, next_round
from tilehall.tournaments.task import Due
from tilehall.tournaments.tournament import Tournament


def due(tournament: Tournament) -> Due | None:
    """Return what is due first. None if the tournament waits for its organiser or for results, or stands still.

    It follows from the log alone, so it changes only with an entry.
    """
    return min(_tasks(tournament), key=lambda each: each.at, default=None)


def entry_due(tournament: Tournament, task: Due, now: int) -> AnyTournamentEntry:
    """Return the entry of a task that needs nothing from outside: start, pair, replay or end.

    Pairing hundreds of players takes up to a few seconds of a core.
    """
    match task.task:
        case "start":
            return entries.Cancelled(now) if too_few(tournament) else entries.Started(now)
        case "pair":
            return next_round(tournament, now)
        case "replay":
            return knockout.replay(tournament, tournament.table(task.table), now)
        case "end":
            return entries.TournamentEnded(now)
    raise ValueError(f"the entry of {task.task} needs something from outside")


def _tasks(tournament: Tournament) -> Iterator[Due]:
    """Yield what is due, in no order."""
    settings = tournament.settings
    if tournament.is_frozen:
        return
    if tournament.phase == "open":
        if settings.starts_at:
            yield Due(settings.starts_at, "start")
        return
    if settings.weekly and not tournament.next and not tournament.cancelled_by:
        yield Due(tournament.started_at or tournament.ended_at, "repeat")
    if not tournament.under_way:
        return
    for table in tournament.unfinished:
        if not table.room:
            yield Due(tournament.rounds[table.round - 1].at, "open", table.number)
        elif table.no_show_at:
            yield Due(table.no_show_at, "no-show", table.number)
    if tournament.phase == "running":
        yield from arena.tasks(tournament) if settings.format == "arena" else _round_tasks(tournament)


def _round_tasks(tournament: Tournament) -> Iterator[Due]:
    """Yield what is due after a round: a replay, the next round, or the end."""
    if not tournament.rounds:
        yield Due(tournament.started_at, "pair")
        return
    last = tournament.rounds[-1]
    tables = [tournament.table(number) for number in last.tables]
    drawn = [table for table in tables if knockout.must_replay(tournament, table)]
    for table in drawn:
        yield Due(table.finished_at, "replay", table.number)
    if drawn or not all(table.finished for table in tables):
        return
    ended = max([last.at, *(table.finished_at for table in tables)])
    if is_last_round(tournament):
        yield Due(ended, "end")
    else:
        yield Due(ended + tournament.settings.break_s * 1000, "pair")
