"""A tournament, which is the fold of its log. `fold` is the only way to change it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from tilehall.table.summary import Code, UserId
from tilehall.tournaments import entries
from tilehall.tournaments.entries import AnyTournamentEntry, Corrected, How, Pairing, Player
from tilehall.tournaments.settings import TournamentSettings

TournamentPhase = Literal["open", "running", "paused", "ended", "cancelled"]
# Plays; did not come to a table; left; was removed by the organiser. Only a player who is `in` is paired.
EntrantStatus = Literal["in", "away", "withdrawn", "removed"]
STATUSES: tuple[EntrantStatus, ...] = get_args(EntrantStatus)  # a player who enters again is `in`; all else goes on
DEFAULT_ROUNDS = 3  # of a Swiss at larger tables


class Entrant(Struct, frozen=True):
    """A player of a tournament."""

    player: Player
    number: int  # in the order of entry, from 1
    rating: float  # by which players are seeded
    missed: int  # the number of rounds that were paired before the player first entered
    since: int  # when the player entered or came back
    status: EntrantStatus = "in"


class TournamentTable(Struct, frozen=True):
    """A table of a tournament: one game between its players."""

    number: int  # through the whole tournament, from 1
    round: int
    players: tuple[Player, ...]  # by seat
    room: Code = ""  # blank: its room is not open yet
    no_show_at: int = 0  # when its players must have come; 0: no deadline is left
    places: tuple[int, ...] = ()  # by seat; empty: not finished
    how: How = "played"
    finished_at: int = 0
    absent: tuple[Player, ...] = ()  # players who had not come at the deadline, or never came
    corrections: tuple[Corrected, ...] = ()
    replay: int = 0  # the number of the table at which this drawn game is played again

    @property
    def finished(self) -> bool:
        return bool(self.places)

    @property
    def present(self) -> tuple[Player, ...]:
        """The players who came to a game that was played. Empty if fewer than two came."""
        here = tuple([player for player in self.players if player not in self.absent])
        return here if self.how != "no-show" and len(here) > 1 else ()

    @property
    def first(self) -> tuple[Player, ...]:
        """The players in the first place. Empty before the end, and if nobody came."""
        return tuple([player for player, place in zip(self.players, self.places, strict=False) if place == 1])


class TournamentRound(Struct, frozen=True):
    """A round, or in an arena some tables that were paired at once."""

    number: int  # from 1
    at: int
    tables: tuple[int, ...]  # with replays
    byes: tuple[Player, ...] = ()
    walkovers: tuple[Player, ...] = ()


class Tournament(Struct, frozen=True, dict=True):
    """A tournament after some entry of its log."""

    seq: int  # the number of that entry, from 1
    organiser: UserId
    settings: TournamentSettings[dict[str, Any]]
    version: int  # of the game's rules
    sizes: tuple[int, ...]  # the numbers of players that a table can have, from the smallest
    seed: str
    created_at: int
    previous: str = ""  # the tournament of the week before
    phase: TournamentPhase = "open"
    entrants: Mapping[Player, Entrant] = {}  # in the order of entry
    rounds: tuple[TournamentRound, ...] = ()
    tables: tuple[TournamentTable, ...] = ()  # table n is at n - 1
    planned_rounds: int = 0  # from the start on; 0: an arena
    started_at: int = 0
    paused_at: int = 0  # 0: not paused
    frozen_at: int = 0  # since when the boards of its class stand still; 0: they do not
    ends_at: int = 0  # of an arena, from its start on
    ended_at: int = 0  # also if it was cancelled
    cancelled_by: UserId = ""
    cancelled_why: str = ""
    settled_until: int = 0  # time that the hall lost before this is settled
    next: str = ""  # the tournament of the next week, once it was created

    @property
    def over(self) -> bool:
        return self.phase in ("ended", "cancelled")

    @property
    def under_way(self) -> bool:
        return self.phase in ("running", "paused")

    @property
    def is_frozen(self) -> bool:
        return self.frozen_at > 0

    @cached_property
    def unfinished(self) -> tuple[TournamentTable, ...]:
        """The tables without a result."""
        return tuple([table for table in self.tables if not table.places])

    @property
    def active(self) -> tuple[Player, ...]:
        """The players who may be paired, in the order of entry."""
        return tuple([each.player for each in self.entrants.values() if each.status == "in"])

    @property
    def free(self) -> tuple[Player, ...]:
        """The players who may be paired and do not sit at a table."""
        seated = {player for table in self.unfinished for player in table.players}
        return tuple([player for player in self.active if player not in seated])

    def table(self, number: int) -> TournamentTable:
        """Return a table. Raises `KeyError` if there is none with this number."""
        if not 1 <= number <= len(self.tables):
            raise KeyError(number)
        return self.tables[number - 1]

    def table_of(self, player: Player) -> TournamentTable | None:
        """Return the unfinished table of a player: their next game."""
        return next((table for table in self.unfinished if player in table.players), None)


def fold(tournament: Tournament | None, entry: AnyTournamentEntry) -> Tournament:
    """Return the tournament after an entry of its log. The first entry creates it."""
    if tournament is None:
        if not isinstance(entry, entries.Created):
            raise ValueError("the log of a tournament does not begin with `Created`")
        return Tournament(
            seq=1,
            organiser=entry.organiser,
            settings=entry.settings,
            version=entry.version,
            sizes=entry.sizes,
            seed=entry.seed,
            created_at=entry.at,
            previous=entry.previous,
        )
    return replace(_folded(tournament, entry), seq=tournament.seq + 1)


def _folded(tournament: Tournament, entry: AnyTournamentEntry) -> Tournament:
    match entry:
        case entries.SettingsChanged():
            return replace(tournament, settings=entry.settings, sizes=entry.sizes, version=entry.version)
        case entries.Entered():
            return _entered(tournament, entry)
        case entries.Withdrew(_, player):
            return _with_status(tournament, "withdrawn", player)
        case entries.PlayerRemoved(_, player):
            return _with_status(tournament, "removed", player)
        case entries.RoundPaired():
            return _paired(tournament, entry)
        case entries.TableReplayed(_, drawn, table):
            return _replayed(tournament, drawn, table)
        case entries.TableOpened(at, number, room):
            wait = tournament.settings.no_show_s * 1000
            return _with_table(tournament, number, room=room, no_show_at=at + wait if wait else 0)
        case entries.Attended(_, number, absent):
            return _with_table(tournament, number, no_show_at=0, absent=absent)
        case entries.TableFinished(at, number, places, how, absent):
            done = _with_table(tournament, number, places=places, how=how, finished_at=at, no_show_at=0, absent=absent)
            return _with_status(done, "away", *absent)
        case entries.Corrected():
            return _corrected(tournament, entry)
        case entries.Repeated(_, following):
            return replace(tournament, next=following)
        case _:
            return _in_phase(tournament, entry)


def _in_phase(tournament: Tournament, entry: AnyTournamentEntry) -> Tournament:
    """Return the tournament after an entry that concerns the whole of it."""
    match entry:
        case entries.Started(at):
            is_arena = tournament.settings.format == "arena"
            return replace(
                tournament,
                phase="running",
                started_at=at,
                ends_at=at + tournament.settings.minutes * 60_000 if is_arena else 0,
                planned_rounds=planned_rounds(tournament.settings, len(tournament.active)),
            )
        case entries.Paused(at):
            return replace(tournament, phase="paused", paused_at=at)
        case entries.Resumed(at):
            # From the moment at which the boards stand still, `BoardsFrozen` extends the arena.
            pause = max(0, (tournament.frozen_at or at) - tournament.paused_at)
            return replace(_later(tournament, arena=pause), phase="running", paused_at=0)
        case entries.Extended(at, milliseconds):
            # A pause extends the arena by the whole of it, lost time included. Frozen boards extend the deadlines, too.
            lost = 0 if tournament.is_frozen else milliseconds
            arena = lost if tournament.phase == "running" else 0
            return replace(_later(tournament, arena=arena, deadlines=lost), settled_until=at)
        case entries.BoardsFrozen(at, on):
            return replace(tournament, frozen_at=at) if on else _thawed(tournament, at)
        case entries.TournamentEnded(at):
            return replace(tournament, phase="ended", ended_at=at)
        case entries.Cancelled(at, by, why):
            return replace(tournament, phase="cancelled", ended_at=at, cancelled_by=by, cancelled_why=why)
    return tournament


def _thawed(tournament: Tournament, at: int) -> Tournament:
    """Return a tournament whose boards go on. From the beginning of a pause on, `Resumed` extends the arena."""
    still = max(0, (tournament.paused_at or at) - max(tournament.frozen_at, tournament.started_at))
    return replace(_later(tournament, arena=still, deadlines=at - tournament.frozen_at), frozen_at=0)


def planned_rounds(settings: TournamentSettings[Any], players: int) -> int:
    """Return how many rounds a tournament with this many players has. 0: an arena.

    A Swiss for two has enough rounds for one winner, and one more for the places behind, but no more than there are
    opponents. In a round robin for two, everyone meets everyone. In one at larger tables, there are as many rounds as
    everyone needs to meet everyone at best.
    """
    others = max(1, players - 1)
    match settings.format:
        case "arena":
            return 0
        case "knockout":
            return knockout_rounds(players, settings.seats)
        case "robin" if settings.seats == 2:
            return max(1, settings.rounds) * (others + players % 2)
        case "robin":
            return settings.rounds or -(-others // (settings.seats - 1))
        case "swiss" if settings.seats == 2:
            return min(settings.rounds or others.bit_length() + 1, others + players % 2)
        case "swiss":
            return settings.rounds or DEFAULT_ROUNDS


def knockout_rounds(players: int, seats: int) -> int:
    """Return the number of rounds after which one player is left.

    >>> [knockout_rounds(players, 2) for players in (2, 3, 8, 9)], knockout_rounds(20, 4)
    ([1, 2, 3, 4], 3)
    """
    rounds = 0
    while players > 1:
        players = -(-players // seats)
        rounds += 1
    return rounds


def _entered(tournament: Tournament, entry: entries.Entered) -> Tournament:
    known = tournament.entrants.get(entry.player)
    if known is None:
        missed = len(tournament.rounds)
        number = 1 + max((each.number for each in tournament.entrants.values()), default=0)
        known = Entrant(entry.player, number, entry.rating, missed, entry.at)
    else:
        known = replace(known, status="in", since=entry.at)
    return replace(tournament, entrants={**tournament.entrants, entry.player: known})


def _with_status(tournament: Tournament, status: EntrantStatus, *players: Player) -> Tournament:
    """Return the tournament with another status of some players. Who leaves before the start is forgotten."""
    entrants = dict(tournament.entrants)
    for player in players:
        if tournament.phase == "open" and status == "withdrawn":
            entrants.pop(player, None)
        elif player in entrants and STATUSES.index(status) > STATUSES.index(entrants[player].status):
            entrants[player] = replace(entrants[player], status=status)
    return replace(tournament, entrants=entrants)


def _paired(tournament: Tournament, entry: entries.RoundPaired) -> Tournament:
    numbers = tuple([each.table for each in entry.tables])
    if not tournament.rounds:  # players may have come or left since the start
        players = sum(len(each.players) for each in entry.tables) + len(entry.byes) + len(entry.walkovers)
        tournament = replace(tournament, planned_rounds=planned_rounds(tournament.settings, players))
    return replace(
        tournament,
        rounds=(*tournament.rounds, TournamentRound(entry.round, entry.at, numbers, entry.byes, entry.walkovers)),
        tables=(*tournament.tables, *(TournamentTable(each.table, entry.round, each.players) for each in entry.tables)),
    )


def _replayed(tournament: Tournament, drawn: int, table: Pairing) -> Tournament:
    again = _with_table(tournament, drawn, replay=table.table)
    number = again.table(drawn).round
    rounds = tuple(
        replace(each, tables=(*each.tables, table.table)) if each.number == number else each for each in again.rounds
    )
    tables = (*again.tables, TournamentTable(table.table, number, table.players))
    return replace(again, rounds=rounds, tables=tables)


def _corrected(tournament: Tournament, entry: Corrected) -> Tournament:
    """Return the tournament after a correction. It counts for all players of the table, also if they had not come.

    A player who is away because of this table is in again.
    """
    table, later = tournament.table(entry.table), tournament.tables[entry.table :]
    entrants = dict(tournament.entrants)
    for player in table.absent:
        if entrants[player].status == "away" and not any(player in each.players for each in later):
            entrants[player] = replace(entrants[player], status="in")
    return _with_table(
        replace(tournament, entrants=entrants),
        entry.table,
        places=entry.places,
        how="decided",
        absent=(),
        finished_at=table.finished_at or entry.at,
        no_show_at=0,
        corrections=(*table.corrections, entry),
    )


def _with_table(tournament: Tournament, number: int, **changes: Any) -> Tournament:
    table = replace(tournament.table(number), **changes)
    return replace(tournament, tables=(*tournament.tables[: number - 1], table, *tournament.tables[number:]))


def _later(tournament: Tournament, *, arena: int, deadlines: int = 0) -> Tournament:
    """Return the tournament with the end of an arena and the deadlines of its tables so many milliseconds later."""
    if tournament.ends_at:
        tournament = replace(tournament, ends_at=tournament.ends_at + arena)
    if deadlines:
        tables = tuple(
            replace(each, no_show_at=each.no_show_at + deadlines) if each.no_show_at else each
            for each in tournament.tables
        )
        tournament = replace(tournament, tables=tables)
    return tournament
