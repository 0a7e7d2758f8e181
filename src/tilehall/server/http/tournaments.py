"""Tournaments over HTTP: lists, reading and entering them, and what organisers do."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, MediaType, Response
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Raw, Struct, field
from msgspec.structs import replace

from tilehall.core.registry import find
from tilehall.messages.api_types import Body, GameName
from tilehall.server.accounts.people import Who
from tilehall.server.http.dependencies import ASKING_FAST, Caller
from tilehall.server.http.open_tables import Before, cursor_of
from tilehall.server.http.qr_code import is_local, link_to, qr_code
from tilehall.server.http.request import AnyRequest
from tilehall.server.http.rooms import WRONG_CODES
from tilehall.server.http.routes import FOR_BOTS, FOR_BOTS_TOO, SIGNED_IN, command, create, get
from tilehall.server.live.hall import code_of
from tilehall.server.settings import Settings
from tilehall.server.tournaments.desk import TournamentDesk
from tilehall.server.tournaments.shown import ShownTable, TournamentListed, TournamentShower, TournamentView
from tilehall.server.words import say
from tilehall.store.queries.tournaments import WantedTournaments
from tilehall.store.store import Store
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.summary import class_of
from tilehall.tournaments.commands import MAX_WHY_CHARS
from tilehall.tournaments.settings import (
    MAX_PLAYERS,
    MAX_ROBIN_PLAYERS,
    MAX_TITLE_CHARS,
    Admission,
    Format,
    Scoring,
    TournamentSettings,
)
from tilehall.tournaments.tournament import Tournament

DEFAULT_TOURNAMENTS = 30  # per page
MAX_TOURNAMENTS = 100  # per page
MAX_BOTS_AT_ONCE = 100
MAX_START_MS = 4_102_444_800_000  # the end of the year 2099
ORGANISING_MUCH = say("limit-tournaments")
TournamentCode = Annotated[
    str, PathParameter(max_length=20, description="A tournament's eight characters; case and spaces do not matter.")
]
Why = Annotated[str, Meta(max_length=MAX_WHY_CHARS)]
PHASES = {"open": ("open",), "running": ("running", "paused"), "over": ("ended", "cancelled")}


class NewTournament(Body, frozen=True, kw_only=True):
    """The settings of a tournament. Only the title, the game, the format and the clock must be given.

    A player whose time is up resigns, whatever the clock says, because nobody takes over a seat.
    """

    title: Annotated[str, Meta(min_length=1, max_length=MAX_TITLE_CHARS)]
    game: GameName
    format: Format
    clock: ClockSettings  # of every table
    options: Annotated[dict[str, Any], Meta(description="The game's options; those omitted have their defaults.")] = (
        field(default_factory=dict)
    )
    seats: (
        Annotated[int, Meta(ge=2, le=5, description="Players at a table; if omitted, the default of the game.")] | None
    ) = None
    rounds: Annotated[
        int,
        Meta(
            ge=0,
            le=100,
            description="Rounds of a Swiss or of tables for three to five, or cycles of a round robin; 0: as many as "
            "fit the players.",
        ),
    ] = 0
    minutes: Annotated[int, Meta(ge=0, le=10_000, description="How long an arena takes.")] = 60
    starts_at: Annotated[
        int, Meta(ge=0, le=MAX_START_MS, description="Milliseconds since 1970; 0: when the organiser starts it.")
    ] = 0
    admission: Annotated[
        Admission,
        Meta(
            description="Who may enter: everyone, users with the link, the class of `class_id`, or users with a rating "
            "in the range. The first and the last are in public lists. Nobody outside a class sees its tournaments."
        ),
    ] = "everyone"
    class_id: Annotated[str, Meta(max_length=64, description="The code of a class of the organiser.")] = ""
    rating_min: Annotated[int, Meta(ge=0, le=10_000)] = 0
    rating_max: Annotated[int, Meta(ge=0, le=10_000, description="0: no limit.")] = 0
    bots: Annotated[bool, Meta(description="Whether bots may enter: bot accounts, and those of the hall.")] = False
    max_players: (
        Annotated[int, Meta(ge=2, le=MAX_PLAYERS, description="If omitted, as many as the user may have.")] | None
    ) = None
    late: Annotated[bool, Meta(description="Whether players may enter an arena or a Swiss after the start.")] = True
    weekly: Annotated[bool, Meta(description="Whether the same tournament takes place every week.")] = False
    time_zone: Annotated[
        str,
        Meta(
            max_length=64,
            description="Where a weekly tournament always starts at the same time of day, like `Europe/Paris`. If "
            "blank or unknown to the hall: UTC.",
        ),
    ] = ""
    rated: Annotated[
        bool, Meta(description="Whether to rate its games if possible: among accounts, with default options.")
    ] = False
    scoring: Annotated[
        Scoring, Meta(description="`one`: 1 for a win, ½ for a draw; `three`: 3 for a win, 1 for a draw.")
    ] = "one"
    break_s: Annotated[int, Meta(ge=0, le=10_000_000, description="Seconds between two rounds.")] = 30
    no_show_s: Annotated[
        int,
        Meta(
            ge=0,
            le=1_000_000,
            description="Seconds for the players to come to a table. Its game then begins without them, and their "
            "clocks run. 0: it begins at once.",
        ),
    ] = 60

    def settings(self, most_players: int) -> TournamentSettings[Raw]:
        """Return the chosen settings. Raises `Malformed` for an unknown game."""
        if self.format == "robin":
            most_players = min(most_players, MAX_ROBIN_PLAYERS)
        given = {name: getattr(self, name) for name in self.__struct_fields__}
        return TournamentSettings(
            **{
                **given,
                "options": Raw(msgspec.json.encode(self.options)),
                "seats": self.seats if self.seats is not None else find(self.game).usual_seats,
                "max_players": self.max_players if self.max_players is not None else most_players,
                "minutes": self.minutes if self.format == "arena" else 0,
            }
        )


class OpenedTournament(Struct, frozen=True):
    """A tournament that was just created."""

    code: str


class TournamentPage(Struct, frozen=True):
    """A page of tournaments, the newest first."""

    tournaments: tuple[TournamentListed, ...]
    next: Annotated[str | None, Meta(description="The value of `before` for the next page; null on the last.")] = None


class TournamentLink(Struct, frozen=True):
    """The link to a tournament, to send it to others."""

    url: str
    qr: Annotated[str, Meta(description="The link as a QR code, in SVG.")]
    local: Annotated[bool, Meta(description="Whether only the computer that runs the hall can open the link.")]


class Cancellation(Body, frozen=True):
    """Why a tournament is cancelled, for its players."""

    why: Why = ""


class ResultCorrection(Body, frozen=True):
    """The result of a table."""

    table: Annotated[int, Meta(ge=1, le=1_000_000, description="The number of the table.")]
    places: Annotated[
        list[int],
        Meta(max_length=5, description="By seat, from 1; equal players share a place. A drawn game of two is 1 and 1."),
    ]
    why: Annotated[str, Meta(min_length=1, max_length=MAX_WHY_CHARS, description="Shown with the result.")]


class Removal(Body, frozen=True):
    """A player to remove, and why."""

    player: Annotated[str, Meta(min_length=1, max_length=64, description="The id of the player.")]
    why: Annotated[str, Meta(min_length=1, max_length=MAX_WHY_CHARS)]


class HouseBots(Body, frozen=True):
    """Bots of the hall that enter."""

    level: Annotated[str, Meta(min_length=1, max_length=16, description="One of the game's levels.")]
    count: Annotated[int, Meta(ge=1, le=MAX_BOTS_AT_ONCE)] = 1


class TournamentsController(Controller):
    """Routes for tournaments."""

    path = "/tournaments"
    tags = ("tournaments",)

    @get("", "List tournaments", security=FOR_BOTS_TOO)
    async def list_tournaments(
        self,
        store: Given[Store],
        tournament_shower: Given[TournamentShower],
        visitor: Given[Who | None],
        caller: Given[Caller],
        reader_language: Given[str],
        which: Annotated[
            Literal["all", "open", "running", "over"], QueryParameter(description="Those in this state.")
        ] = "all",
        mine: Annotated[
            Literal["", "entered", "organised"],
            QueryParameter(description="Those that the user has entered or organises, also if they are not public."),
        ] = "",
        game: Annotated[str, QueryParameter(max_length=64, description="Only those of this game.")] = "",
        before: Before = "",
        most: Annotated[int, QueryParameter(ge=1, le=MAX_TOURNAMENTS, description="The maximum number.")] = (
            DEFAULT_TOURNAMENTS
        ),
    ) -> TournamentPage:
        """List the public tournaments, or those of the user, the newest first. Pupils see those of their class."""
        me = visitor.user if visitor else ""
        caller.take("requests", me or f"address {caller.address}", ASKING_FAST)
        if mine and not me:
            return TournamentPage(())
        wanted = WantedTournaments(
            game=game,
            states=PHASES.get(which, ()),
            organiser=me if mine == "organised" else "",
            player=me if mine == "entered" else "",
            class_code=class_of(me),
        )
        found = await store.tournaments(wanted, cursor_of(before), most + 1)
        part = tuple(found[:most])
        entered = frozenset(each.tournament for each in await store.participations(me)) if me else frozenset[str]()
        return TournamentPage(
            tournaments=await tournament_shower.listed(part, entered, reader_language),
            next=f"{part[-1].created}-{part[-1].code}" if len(found) > most else None,
        )

    @create("", "Create a tournament", 401, 403, 409, 422, security=SIGNED_IN)
    async def create_tournament(
        self,
        data: JSONBody[NewTournament],
        tournament_desk: Given[TournamentDesk],
        settings: Given[Settings],
        caller: Given[Caller],
        me: Given[Who],
    ) -> OpenedTournament:
        """Create a tournament, and return its code. Its organiser needs an account, and does not enter by this."""
        caller.take("company", me.user, ORGANISING_MUCH)
        return OpenedTournament(await tournament_desk.create(me, data.settings(settings.tournament_players)))

    @get("/{code:str}", "Get a tournament", 404, security=FOR_BOTS_TOO)
    async def show_tournament(
        self,
        code: TournamentCode,
        request: AnyRequest,
        tournament_desk: Given[TournamentDesk],
        tournament_shower: Given[TournamentShower],
        visitor: Given[Who | None],
        caller: Given[Caller],
        reader_language: Given[str],
    ) -> Response[TournamentView]:
        """Return a tournament: its settings, players, standings, tables, and the part of the user.

        The answer has an ETag. A request with `If-None-Match` gets 304 while nothing has changed. Its answer may be a
        few seconds old in a tournament of hundreds of players; a request without it is answered with the newest state.
        """
        me = visitor.user if visitor else ""
        tournament = await _found(code, tournament_desk, caller, me)
        known = [each.strip() for each in request.headers.get("if-none-match", "").split(",") if each.strip()]
        view = await tournament_shower.view(code_of(code), tournament, me, reader_language, polls=bool(known))
        etag = f'W/"{sha256(msgspec.json.encode(replace(view, now=0))).hexdigest()[:24]}"'
        headers = {"etag": etag, "cache-control": "private, no-cache"}
        if etag in known:
            unchanged: Any = None
            return Response(unchanged, status_code=304, headers=headers)
        return Response(view, media_type=MediaType.JSON, headers=headers)

    @get("/{code:str}/tables", "List the tables of a tournament", 404, security=FOR_BOTS_TOO)
    async def list_tournament_tables(
        self,
        code: TournamentCode,
        tournament_desk: Given[TournamentDesk],
        tournament_shower: Given[TournamentShower],
        visitor: Given[Who | None],
        caller: Given[Caller],
        reader_language: Given[str],
        player: Annotated[str, QueryParameter(max_length=64, description="Only tables of this player.")] = "",
        round_number: Annotated[
            int, QueryParameter(name="round", ge=0, le=1_000_000, description="Only tables of this round.")
        ] = 0,
        before: Annotated[
            int, QueryParameter(ge=0, le=1_000_000, description="Only tables with a lower number; 0: all.")
        ] = 0,
    ) -> tuple[ShownTable, ...]:
        """List at most 100 tables of a tournament, the newest first."""
        tournament = await _found(code, tournament_desk, caller, visitor.user if visitor else "")
        return await tournament_shower.tables(
            tournament, reader_language, player=player, round_number=round_number, before=before
        )

    @get("/{code:str}/link", "Get the link to a tournament", 404, security=FOR_BOTS_TOO)
    async def tournament_link(
        self,
        code: TournamentCode,
        request: AnyRequest,
        tournament_desk: Given[TournamentDesk],
        settings: Given[Settings],
        caller: Given[Caller],
        visitor: Given[Who | None],
    ) -> TournamentLink:
        """Return the link to a tournament and its QR code."""
        await _found(code, tournament_desk, caller, visitor.user if visitor else "")
        url = link_to(request, settings, f"/tournament/{code_of(code)}")
        return TournamentLink(url, qr_code(url), is_local(url))

    # For players.

    @command("/{code:str}/enter", "Enter a tournament", 401, 404, 409, security=FOR_BOTS, for_pupils=True)
    async def enter_tournament(
        self, code: TournamentCode, tournament_desk: Given[TournamentDesk], caller: Given[Caller], me: Given[Who]
    ) -> None:
        """Enter a tournament, or come back after leaving it or missing a table.

        A bot account enters with its token, if the tournament admits bots and its own rules admit the tournament.
        """
        with caller.guess("wrong_codes", me.user, WRONG_CODES):
            await tournament_desk.enter(me.user, code)

    @command("/{code:str}/withdraw", "Leave a tournament", 401, 404, 409, security=FOR_BOTS, for_pupils=True)
    async def withdraw_from_tournament(
        self, code: TournamentCode, tournament_desk: Given[TournamentDesk], me: Given[Who]
    ) -> None:
        """Leave a tournament. The player is paired no more; a game in progress goes on."""
        await tournament_desk.withdraw(me.user, code)

    # For organisers and admins.

    @command("/{code:str}/settings", "Change a tournament", 401, 403, 404, 409, 422, security=SIGNED_IN)
    async def change_tournament(
        self,
        code: TournamentCode,
        data: JSONBody[NewTournament],
        tournament_desk: Given[TournamentDesk],
        settings: Given[Settings],
        me: Given[Who],
    ) -> None:
        """Replace the settings of a tournament before its start."""
        await tournament_desk.change_settings(me, code, data.settings(settings.tournament_players))

    @command("/{code:str}/start", "Start a tournament", 401, 403, 404, 409, security=SIGNED_IN)
    async def start_tournament(
        self, code: TournamentCode, tournament_desk: Given[TournamentDesk], me: Given[Who]
    ) -> None:
        """Start a tournament now."""
        await tournament_desk.start(me, code)

    @command("/{code:str}/pause", "Pause a tournament", 401, 403, 404, 409, security=SIGNED_IN)
    async def pause_tournament(
        self, code: TournamentCode, tournament_desk: Given[TournamentDesk], me: Given[Who]
    ) -> None:
        """Pair no more tables until the organiser goes on. Games in progress continue."""
        await tournament_desk.pause(me, code)

    @command("/{code:str}/resume", "Resume a tournament", 401, 403, 404, 409, security=SIGNED_IN)
    async def resume_tournament(
        self, code: TournamentCode, tournament_desk: Given[TournamentDesk], me: Given[Who]
    ) -> None:
        """Go on after a pause. An arena takes longer by the pause."""
        await tournament_desk.resume(me, code)

    @command("/{code:str}/cancel", "Cancel a tournament", 401, 403, 404, 409, security=SIGNED_IN)
    async def cancel_tournament(
        self,
        code: TournamentCode,
        data: JSONBody[Cancellation],
        tournament_desk: Given[TournamentDesk],
        me: Given[Who],
    ) -> None:
        """Cancel a tournament. Games in progress go on, but count for nothing here."""
        await tournament_desk.cancel(me, code, data.why)

    @command("/{code:str}/correct", "Correct a result", 401, 403, 404, 409, security=SIGNED_IN)
    async def correct_result(
        self,
        code: TournamentCode,
        data: JSONBody[ResultCorrection],
        tournament_desk: Given[TournamentDesk],
        me: Given[Who],
    ) -> None:
        """Set the result of a table. Everyone sees who did it, and why. Ratings follow the game that was played."""
        await tournament_desk.correct(me, code, data.table, tuple(data.places), data.why)

    @command("/{code:str}/remove", "Remove a player", 401, 403, 404, 409, security=SIGNED_IN)
    async def remove_player(
        self, code: TournamentCode, data: JSONBody[Removal], tournament_desk: Given[TournamentDesk], me: Given[Who]
    ) -> None:
        """Remove a player, who may not come back."""
        await tournament_desk.remove(me, code, data.player, data.why)

    @command("/{code:str}/bots", "Add bots of the hall", 401, 403, 404, 409, security=SIGNED_IN)
    async def add_tournament_bots(
        self, code: TournamentCode, data: JSONBody[HouseBots], tournament_desk: Given[TournamentDesk], me: Given[Who]
    ) -> None:
        """Enter bots of the hall, of one level."""
        await tournament_desk.add_bots(me, code, data.level, data.count)


async def _found(code: str, desk: TournamentDesk, caller: Caller, me: str) -> Tournament:
    """Return a tournament that the user may know of. Wrong codes are limited, because a code is an invitation."""
    key = me or f"address {caller.address}"
    caller.take("requests", key, ASKING_FAST)
    with caller.guess("wrong_codes", key, WRONG_CODES):
        return await desk.require(code, me)
