"""Tournaments as readers see them. Everything follows from the log, except the names of the users."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from cachetools import LRUCache
from msgspec import Meta, Struct
from msgspec.structs import replace

from tilehall.core.languages import ENGLISH
from tilehall.core.message import in_words
from tilehall.core.registry import find, games
from tilehall.messages.api_types import Millis
from tilehall.server.accounts.people import People
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.titles import Titles
from tilehall.server.tournaments.desk import TournamentDesk
from tilehall.server.tournaments.tables import bot_number
from tilehall.store.queries.tournaments import TournamentListing
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.seat_names import bot_name, user_name
from tilehall.table.summary import Code, UserId, is_bot_account
from tilehall.tournaments import commands
from tilehall.tournaments.due import due
from tilehall.tournaments.entries import How, Player, level_of
from tilehall.tournaments.settings import Admission, Format, Scoring, TournamentSettings
from tilehall.tournaments.standings import TieBreak, standings, tie_breaks
from tilehall.tournaments.tournament import EntrantStatus, Tournament, TournamentPhase, TournamentTable

MAX_ROUNDS_SHOWN = 50  # the newest
MAX_VIEWS_CACHED = 100  # of tournaments, in one language each
VIEW_CACHE_S = 30.0  # for which a changed name may be shown as it was
AGE_PER_SECOND = 20.0  # how old a view gets at least, per second that making it took
MAX_TABLES_SHOWN = 100  # of the newest finished tables; a page of them has as many

OrZero = "in milliseconds since 1970; 0: not yet, or never"


class NamedUser(Struct, frozen=True):
    """A user, by id and current name."""

    user: str
    name: str


class TournamentListed(Struct, frozen=True):
    """A tournament in a list."""

    code: str
    title: str
    game: str
    game_title: str
    format: str
    phase: str
    players: int
    starts_at: Annotated[int, Meta(description="In milliseconds since 1970; 0: when the organiser starts it.")]
    created_at: Millis
    organiser: NamedUser
    entered: Annotated[bool, Meta(description="Whether the user has entered it.")]


class TournamentPlayer(Struct, frozen=True):
    """A player of a tournament."""

    id: Annotated[str, Meta(description="The user's id, or that of a bot of the hall, which begins with `house~`.")]
    name: str
    bot: Annotated[str, Meta(description="`account` for a bot account, the level for a bot of the hall; or blank.")]
    status: EntrantStatus
    entered_at: Millis


class StandingRow(Struct, frozen=True):
    """A line of the standings."""

    place: Annotated[int, Meta(description="Equal players share a place; 0: the player was removed.")]
    player: Annotated[str, Meta(description="The id of a player.")]
    points: float
    ties: Annotated[tuple[float, ...], Meta(description="The values of `tie_breaks`, in the same order.")]
    played: int
    wins: int
    draws: int
    knocked_out: bool


class TableCorrection(Struct, frozen=True):
    """A correction of a result."""

    at: Millis
    by: NamedUser
    places: tuple[int, ...]
    why: str


class ShownTable(Struct, frozen=True):
    """A table of a tournament."""

    number: Annotated[int, Meta(description="Through the whole tournament, from 1.")]
    round: int
    players: Annotated[tuple[str, ...], Meta(description="The ids of its players, by seat.")]
    room: Annotated[str, Meta(description="The code of its room, to watch or replay it; blank: not open yet.")]
    places: Annotated[
        tuple[int, ...],
        Meta(description="By seat; a drawn game of two is 1 and 1, and 2 and 2 if nobody came. Empty: not finished."),
    ]
    how: Annotated[
        How,
        Meta(description="`no-show`: nobody came, `decided`: by the organiser, or the room was closed by an admin."),
    ]
    absent: Annotated[tuple[str, ...], Meta(description="The ids of players who had not come at the deadline.")]
    no_show_at: Annotated[int, Meta(description=f"When its players must have come, {OrZero}.")]
    finished_at: Annotated[int, Meta(description=f"When it was finished, {OrZero}.")]
    replay: Annotated[int, Meta(description="The number of the table at which a drawn game is played again; or 0.")]
    corrections: tuple[TableCorrection, ...]


class ShownRound(Struct, frozen=True):
    """A round; in an arena, some tables that were paired at once."""

    number: int
    at: Millis
    tables: Annotated[tuple[int, ...], Meta(description="The numbers of its tables.")]
    byes: Annotated[tuple[str, ...], Meta(description="The ids of players without a table.")]
    walkovers: Annotated[tuple[str, ...], Meta(description="The ids of players whose opponent has left.")]


class NextStep(Struct, frozen=True):
    """What happens next by itself."""

    task: Literal["start", "pair", "end"]
    at: Annotated[int, Meta(description="When, in milliseconds since 1970.")]


class MyTournament(Struct, frozen=True):
    """The part of the user in a tournament."""

    status: Annotated[EntrantStatus | None, Meta(description="Null if the user has not entered.")]
    table: Annotated[int, Meta(description="The number of the user's table that is not finished; 0: none.")]
    room: Annotated[str, Meta(description="The code of the room of that table; blank: not open yet.")]
    may_enter: bool
    why_not: Annotated[str, Meta(description="Why the user cannot enter now, in a sentence; or blank.")]
    may_manage: Annotated[bool, Meta(description="Whether the user is the organiser or an admin.")]


class TournamentView(Struct, frozen=True, kw_only=True):
    """A tournament."""

    code: str
    title: str
    game: str
    game_title: str
    options: Annotated[dict[str, Any], Meta(description="The game's options.")]
    format: Format
    seats: Annotated[int, Meta(description="The maximum number of players at a table.")]
    rounds: Annotated[
        int, Meta(description="The chosen number of rounds, or of cycles of a round robin; 0: by itself.")
    ]
    planned_rounds: Annotated[int, Meta(description="The number of rounds, from the start on; 0: an arena.")]
    minutes: Annotated[int, Meta(description="How long an arena takes.")]
    clock: ClockSettings
    admission: Admission
    class_id: str
    rating_min: int
    rating_max: Annotated[int, Meta(description="0: no limit.")]
    bots: Annotated[bool, Meta(description="Whether bots may enter.")]
    max_players: int
    late: Annotated[bool, Meta(description="Whether players may enter after the start.")]
    weekly: bool
    time_zone: Annotated[str, Meta(description="Where it always starts at the same time of day; blank: UTC.")]
    rated: bool
    scoring: Scoring
    break_s: int
    no_show_s: int
    organiser: NamedUser
    phase: TournamentPhase
    created_at: Millis
    starts_at: Annotated[int, Meta(description="The planned start in milliseconds since 1970; 0: by hand.")]
    started_at: Annotated[int, Meta(description=f"The start, {OrZero}.")]
    paused_at: Annotated[int, Meta(description=f"The start of a pause, {OrZero}.")]
    frozen_at: Annotated[
        int,
        Meta(description="Since when the boards of its class stand still, in milliseconds since 1970; 0: they do not."),
    ]
    ends_at: Annotated[int, Meta(description=f"The end of the pairings of an arena, {OrZero}.")]
    ended_at: Annotated[int, Meta(description=f"The end, {OrZero}.")]
    why_cancelled: Annotated[str, Meta(description="That it was cancelled, and why; or blank.")]
    previous: Annotated[str, Meta(description="The code of the tournament of the week before; or blank.")]
    next: Annotated[str, Meta(description="The code of the tournament of the next week; or blank.")]
    next_step: Annotated[NextStep | None, Meta(description="For a countdown; null while games decide what is next.")]
    tie_breaks: Annotated[tuple[TieBreak, ...], Meta(description="The first to decide first.")]
    players: Annotated[tuple[TournamentPlayer, ...], Meta(description="In the order of entry.")]
    standings: Annotated[tuple[StandingRow, ...], Meta(description="The best first.")]
    played_rounds: Annotated[tuple[ShownRound, ...], Meta(description="The newest 50 rounds.")]
    tables: Annotated[
        tuple[ShownTable, ...],
        Meta(description="All tables that are not finished, those of the newest round, and the newest 100 others."),
    ]
    all_tables: Annotated[int, Meta(description="The number of all tables so far.")]
    me: Annotated[MyTournament | None, Meta(description="Null if nobody is signed in.")]
    now: Annotated[int, Meta(description="The time of the hall, in milliseconds since 1970; the ETag ignores it.")]


# The fields of a tournament and of its settings that have the same name in a view.
SETTINGS_SHOWN = tuple(
    name for name in TournamentSettings.__struct_fields__ if name in TournamentView.__struct_fields__
)
STATE_SHOWN = tuple(
    name
    for name in Tournament.__struct_fields__
    if name in {*TournamentView.__struct_fields__} - {*SETTINGS_SHOWN, "organiser", "tables"}
)


class CachedView(Struct, frozen=True):
    """A view of a tournament that was made at a time."""

    seq: int  # the newest entry of the tournament
    view: TournamentView
    at: float
    seconds: float  # that making it took

    def is_stale(self, tournament: Tournament, now: float, polls: bool) -> bool:
        """Return whether the view must be made again.

        The standings of hundreds of players take a tenth of a second, and hundreds of pages poll them. So only a part
        of the time goes into their views, which are up to a few seconds old.
        """
        age = now - self.at
        least = self.seconds * AGE_PER_SECOND if polls else 0.0
        return age > VIEW_CACHE_S or (self.seq != tournament.seq and age >= least)


class TournamentShower:
    """Shows tournaments to readers."""

    def __init__(self, people: People, desk: TournamentDesk, titles: Titles, time: SystemTime) -> None:
        self._people = people
        self._desk = desk
        self._titles = titles
        self._time = time
        # What all readers of a language see.
        self._shared: LRUCache[tuple[Code, str], CachedView] = LRUCache(MAX_VIEWS_CACHED)

    async def view(
        self, code: Code, tournament: Tournament, user: UserId, language: str = ENGLISH, *, polls: bool = False
    ) -> TournamentView:
        """Return a tournament for a reader. `user` is blank if nobody is signed in.

        A reader who `polls` may get an older view of a large tournament.
        """
        known: CachedView | None = self._shared.get((code, language))
        began = self._time.elapsed()
        if known is None or known.is_stale(tournament, began, polls):
            made = await self._view(code, tournament, language)
            known = CachedView(tournament.seq, made, began, self._time.elapsed() - began)
            self._shared[code, language] = known
        mine = await self._mine(tournament, user, language) if user else None
        return replace(known.view, me=mine, now=self._time.now())

    async def _view(self, code: Code, tournament: Tournament, language: str) -> TournamentView:
        settings = tournament.settings
        tables = _newest_tables(tournament)
        names = await self._names(tournament, tables)
        return TournamentView(
            code=code,
            game_title=self._titles(find(settings.game), language) if settings.game in games() else settings.game,
            **{name: getattr(settings, name) for name in SETTINGS_SHOWN},
            organiser=_named(tournament.organiser, names, language),
            **{name: getattr(tournament, name) for name in STATE_SHOWN},
            why_cancelled=in_words(commands.cancellation(tournament), language),
            next_step=_next_step(tournament),
            tie_breaks=tie_breaks(tournament),
            players=tuple(
                TournamentPlayer(
                    id=each.player,
                    name=_name(each.player, names, language),
                    bot="account" if is_bot_account(each.player) else level_of(each.player),
                    status=each.status,
                    entered_at=each.since,
                )
                for each in tournament.entrants.values()
            ),
            standings=tuple(
                StandingRow(
                    place=each.place,
                    player=each.player,
                    points=each.points,
                    ties=each.ties,
                    played=each.played,
                    wins=each.wins,
                    draws=each.draws,
                    knocked_out=each.knocked_out,
                )
                for each in standings(tournament)
            ),
            played_rounds=tuple(
                ShownRound(each.number, each.at, each.tables, each.byes, each.walkovers)
                for each in tournament.rounds[-MAX_ROUNDS_SHOWN:]
            ),
            tables=tuple(_shown(table, names, language) for table in tables),
            all_tables=len(tournament.tables),
            me=None,
            now=0,
        )

    async def tables(self, tournament: Tournament, language: str, **wanted: Any) -> tuple[ShownTable, ...]:
        """Return a page of the tables of a tournament: see `_wanted`."""
        found = _wanted(tournament, **wanted)
        names = await self._names(tournament, found)
        return tuple(_shown(table, names, language) for table in found)

    async def listed(
        self, found: tuple[TournamentListing, ...], entered: frozenset[Code], language: str
    ) -> tuple[TournamentListed, ...]:
        """Return tournaments for a list, without those whose game is not installed."""
        names = await self._people.names([each.organiser for each in found])
        return tuple(
            TournamentListed(
                code=each.code,
                title=each.title,
                game=each.game,
                game_title=self._titles(find(each.game), language),
                format=each.format,
                phase=each.state,
                players=each.players,
                starts_at=each.starts_at,
                created_at=each.created,
                organiser=_named(each.organiser, names, language),
                entered=each.code in entered,
            )
            for each in found
            if each.game in games()
        )

    async def _names(self, tournament: Tournament, tables: tuple[TournamentTable, ...]) -> dict[UserId, str]:
        correctors = {each.by for table in tables for each in table.corrections}
        users = {player for player in tournament.entrants if not level_of(player)}
        return await self._people.names(sorted({tournament.organiser, *correctors, *users}))

    async def _mine(self, tournament: Tournament, user: UserId, language: str) -> MyTournament:
        """Return the part of a user in a tournament."""
        entrant = tournament.entrants.get(user)
        table = None if tournament.over else tournament.table_of(user)
        why_not = commands.may_enter(tournament, await self._desk.applicant(user, tournament))
        return MyTournament(
            status=entrant.status if entrant else None,
            table=table.number if table else 0,
            room=table.room if table else "",
            may_enter=why_not is None,
            why_not=in_words(why_not, language) if why_not is not None else "",
            may_manage=await self._desk.may_manage(tournament, user),
        )


def _newest_tables(tournament: Tournament) -> tuple[TournamentTable, ...]:
    """Return all tables that are not finished, those of the newest round, and the newest others."""
    last = tournament.rounds[-1].number if tournament.rounds else 0
    newest = len(tournament.tables) - MAX_TABLES_SHOWN
    return tuple(
        table for table in tournament.tables if not table.finished or table.round == last or table.number > newest
    )


def _wanted(
    tournament: Tournament, player: Player = "", round_number: int = 0, before: int = 0
) -> tuple[TournamentTable, ...]:
    """Return tables before a number, the newest first: all, or those of a player or a round."""
    found = [
        table
        for table in reversed(tournament.tables[: before - 1 if before else None])
        if (not player or player in table.players) and round_number in (0, table.round)
    ]
    return tuple(found[:MAX_TABLES_SHOWN])


def _next_step(tournament: Tournament) -> NextStep | None:
    """Return what happens next at a time that is known."""
    task = due(tournament)
    match task.task if task else "":
        case ("start" | "pair" | "end") as step:
            assert task is not None
            return NextStep(step, task.at)
    ends = tournament.phase == "running" and tournament.ends_at and not tournament.is_frozen
    return NextStep("end", tournament.ends_at) if ends else None


def _name(player: Player, names: dict[UserId, str], language: str) -> str:
    level = level_of(player)
    return bot_name(level, bot_number(player)) if level else user_name(player, names.get(player, ""), language)


def _named(user: UserId, names: dict[UserId, str], language: str) -> NamedUser:
    return NamedUser(user, user_name(user, names.get(user, ""), language))


def _shown(table: TournamentTable, names: dict[UserId, str], language: str) -> ShownTable:
    return ShownTable(
        number=table.number,
        round=table.round,
        players=table.players,
        room=table.room,
        places=table.places,
        how=table.how,
        absent=table.absent,
        no_show_at=table.no_show_at,
        finished_at=table.finished_at,
        replay=table.replay,
        corrections=tuple(
            TableCorrection(each.at, _named(each.by, names, language), each.places, each.why)
            for each in table.corrections
        ),
    )
